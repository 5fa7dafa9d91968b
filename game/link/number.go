package link

import (
	"encoding/binary"
	"math/bits"
)

// number is a whole number of any size, the lowest 64 bits first. It keeps numbers that are each one of some: what was added
// last is taken out first.
type number []uint64

// add adds a number from 0 to of-1.
func (n *number) add(is, of uint64) {
	carry := is
	for at, word := range *n {
		high, low := bits.Mul64(word, of)
		sum, more := bits.Add64(low, carry, 0)
		(*n)[at], carry = sum, high+more
	}
	if carry != 0 {
		*n = append(*n, carry)
	}
}

// take takes out the number that was added last.
func (n *number) take(of uint64) (is uint64) {
	if of == 1 { // which takes no room, and no time
		return 0
	}
	words := *n
	for at := len(words) - 1; at >= 0; at-- {
		words[at], is = bits.Div64(is, words[at], of)
	}
	for len(words) > 0 && words[len(words)-1] == 0 {
		words = words[:len(words)-1]
	}
	*n = words
	return is
}

// bytes is the number in as few bytes as it takes, the lowest first.
func (n number) bytes() (all []byte) {
	for _, word := range n {
		all = binary.LittleEndian.AppendUint64(all, word)
	}
	for len(all) > 0 && all[len(all)-1] == 0 {
		all = all[:len(all)-1]
	}
	return all
}

// numberOf is the number of such bytes. It is not ok where fewer would do.
func numberOf(all []byte) (n number, ok bool) {
	if len(all) > 0 && all[len(all)-1] == 0 {
		return nil, false
	}
	var word [8]byte
	for len(all) > 0 {
		clear(word[:])
		all = all[copy(word[:], all):]
		n = append(n, binary.LittleEndian.Uint64(word[:]))
	}
	return n, true
}
