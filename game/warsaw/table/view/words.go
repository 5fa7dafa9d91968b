package view

import (
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
