package view

import (
	"math"

	"capital/rules/warsaw"
)

// Roman writes an epoch, 1 to 6.
func Roman(epoch int) string {
	return [...]string{"", "I", "II", "III", "IV", "V", "VI"}[epoch]
}

// StepKey is the key of the words for a step of income, after "step.".
func StepKey(s warsaw.Step) string {
	return [...]string{"parks", "commercial", "cultural", "industrial", "transport", "buildings"}[s]
}

// Signed writes a number with its sign.
func Signed(n int) string {
	const digits = "0123456789"
	sign := "+"
	if n < 0 {
		sign, n = "−", -n
	}
	text := ""
	for {
		text = digits[n%10:n%10+1] + text
		if n /= 10; n == 0 {
			return sign + text
		}
	}
}

// Tenths writes a number with one decimal, with its sign where that is wanted.
func Tenths(x float64, sign bool) string {
	n := int(math.Round(math.Abs(x) * 10))
	words := Signed(n / 10)[1:] + "." + Signed(n % 10)[1:]
	switch {
	case !sign:
		return words
	case x < 0:
		return "−" + words
	}
	return "+" + words
}
