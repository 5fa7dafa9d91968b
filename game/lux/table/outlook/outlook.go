// Package outlook is the sheet of what may still come in a match of Capital Lux 2: which citizens the person does not see, and
// which are surely in whose hand.
package outlook

import (
	"fmt"

	"capital/game/lux/table/view"
	"capital/game/scene/outlook"
	"capital/rules/lux"
)

// Sheet lays the sheet over a table.
func Sheet(art *view.Lux, names []string, known *lux.View) *outlook.Sheet {
	return outlook.Open(art.Display, art.Strings.Text("outlook.title"), lines(art, names, known), 0)
}

// lines are what is not seen, colour by colour, then what is known of hands.
func lines(art *view.Lux, names []string, known *lux.View) (lines outlook.Lines) {
	unseen, words := known.Unseen(), art.Strings.Text
	lines = append(lines, words("outlook.unseen", unseen.Count(), known.DeckSize()))
	for d := range lux.District(lux.Districts) {
		line := ""
		for value := lux.MostValue; value >= lux.LeastValue; value-- {
			if line != "" {
				line += ",  "
			}
			line += fmt.Sprintf("%d × %d", unseen.Of(lux.CitizenOf(d, value)), value)
		}
		lines = append(lines, words("outlook.colour", art.DistrictName(d), line))
	}
	for seat, name := range names {
		if of := known.Known(seat); seat != known.Seat() && of != 0 {
			lines = append(lines, words("outlook.hand", name, citizens(art, of)))
		}
	}
	if either := known.Either(); either != 0 {
		lines = append(lines, words("outlook.either", citizens(art, either)))
	}
	return lines
}

// citizens lists what citizens are called.
func citizens(art *view.Lux, of lux.Citizens) (list string) {
	for c := range of.All() {
		if list != "" {
			list += ", "
		}
		list += art.CitizenName(c)
	}
	return list
}
