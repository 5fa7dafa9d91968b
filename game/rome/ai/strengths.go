package ai

// Strengths are how strong the levels are, as ratings in which 400 points more are ten times the worth of a seat: a seat is first
// as often as its worth is a part of that of all. They follow from "lab ladder", an Apprentice's being 1000 by choice: the mean of
// what 600 matches each of two, three and four seats say of a Builder and an Architect, and of a Master 90 matches of three, thinking
// for 24 samples a decision.
func Strengths() map[string]float64 {
	return map[string]float64{Apprentice: 1000, Builder: 1450, Architect: 1860, Master: 2250}
}
