package view

import (
	"cmp"
	"slices"
	"strconv"

	"capital/render/text"
	"capital/rules/lux"
)

// Roman writes a round, 1 to 3.
func Roman(round int) string { return [...]string{"", "I", "II", "III"}[round] }

// DistrictName is what a district is called: "blue", "Outsider".
func (l *Lux) DistrictName(d lux.District) string { return l.Strings.Text("district." + d.String()) }

// FamilyName is what the family of a district's citizens is called.
func (l *Lux) FamilyName(d lux.District) string { return l.Strings.Text("family." + d.String()) }

// PowerName is what a power is called.
func (l *Lux) PowerName(p lux.Power) string { return l.Strings.Text("power." + p.String()) }

// PowerLine is what a power does, in a whole sentence; PowerBrief says it in a few words.
func (l *Lux) PowerLine(p lux.Power) string  { return l.Strings.Text("power." + p.String() + ".line") }
func (l *Lux) PowerBrief(p lux.Power) string { return l.Strings.Text("power." + p.String() + ".brief") }

// CitizenName is what a citizen is called in short: "Blue 4".
func (l *Lux) CitizenName(c lux.Citizen) string {
	return l.Strings.Text("citizen."+c.Colour().String(), c.Value())
}

// RankName is who a citizen is: "Captain".
func (l *Lux) RankName(c lux.Citizen) string {
	return l.Strings.Text("rank." + c.Colour().String() + "." + strconv.Itoa(c.Value()))
}

// ClassName is what a class against ROB is called.
func (l *Lux) ClassName(class lux.Class) string { return l.Strings.Text("class." + class.String()) }

// ClassWords is how well a seat does against ROB, by how many points: "+5: decent".
func (l *Lux) ClassWords(class lux.Class, margin int) string {
	return l.Strings.Text("table.class", MarginWords(margin), l.ClassName(class))
}

// MarginWords is by how many points a seat is ahead.
func MarginWords(margin int) string {
	if margin == 0 {
		return "±0"
	}
	return text.Signed(margin)
}

// SortHand lists citizens as they lie in a hand: by colour and value.
func SortHand(cards lux.Citizens) []lux.Citizen {
	sorted := make([]lux.Citizen, 0, cards.Count())
	for c := range cards.All() {
		sorted = append(sorted, c)
	}
	slices.SortFunc(sorted, func(a, b lux.Citizen) int { return cmp.Compare(a, b) })
	return sorted
}

// limitWords is a limit in figures: a range where modifiers lie face down.
func limitWords(limit [2]int) string {
	if limit[0] == limit[1] {
		return strconv.Itoa(limit[0])
	}
	return strconv.Itoa(limit[0]) + "–" + strconv.Itoa(limit[1])
}
