package text

import (
	"math"
	"strconv"
)

// Signed writes a number with its sign.
func Signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// Tenths writes a number with one decimal, with its sign where that is wanted.
func Tenths(x float64, sign bool) string {
	n := int(math.Round(math.Abs(x) * 10))
	words := strconv.Itoa(n/10) + "." + strconv.Itoa(n%10)
	switch {
	case !sign:
		return words
	case x < 0:
		return "−" + words
	}
	return "+" + words
}
