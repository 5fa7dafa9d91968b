package income

import "capital/render/text"

// mostSigned is the largest number that numerals have ready, with either sign.
const mostSigned = 60

// numerals are numbers written with their signs once, so that no frame writes them anew.
type numerals [2*mostSigned + 1]string

func newNumerals() (n numerals) {
	for i := range n {
		n[i] = text.Signed(i - mostSigned)
	}
	return n
}

// signed writes a number with its sign.
func (n *numerals) signed(number int) string {
	if number < -mostSigned || number > mostSigned {
		return text.Signed(number)
	}
	return n[number+mostSigned]
}
