package view

import (
	"capital/render/text"
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
func Signed(n int) string { return text.Signed(n) }

// Tenths writes a number with one decimal, with its sign where that is wanted.
func Tenths(x float64, sign bool) string { return text.Tenths(x, sign) }
