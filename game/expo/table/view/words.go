package view

import (
	"strconv"

	"capital/render/text"
)

// minus is a number, with a true minus where it is less than 0.
func minus(n int) string {
	if n < 0 {
		return text.Signed(n)
	}
	return strconv.Itoa(n)
}

// plus is a number with its sign.
func plus(n int) string {
	if n == 0 {
		return "±0"
	}
	return text.Signed(n)
}
