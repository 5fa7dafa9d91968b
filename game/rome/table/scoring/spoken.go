package scoring

import (
	"capital/game/rome/table/view"
	"capital/game/scene/narration"
	"capital/render/text"
	"capital/rules/rome"
)

// Spoken says the round to somebody who does not see it: who got how much and leads, and how each prefecture was counted.
func (v *Counting) Spoken() narration.Speech {
	words := v.app.Strings.Text
	s := v.Speech(words("scoring.title", view.Roman(v.round+1)))
	if !v.Settled() {
		return s
	}
	var sums []string
	for seat, name := range v.names {
		sums = append(sums, words("narration.scored", name, Points(v.scored, seat), int(v.scored.Player(seat).Score)))
	}
	s.Prompt = narration.Sentence(append(sums, leads(v.app, v.names, v.scored))...)
	s.Hand, s.State = v.spokenPlaces(), v.spokenPlaces
	if v.place != nowhere {
		s.Focus = v.spokenPlace(rome.Place(v.place))
	}
	return s
}

// spokenPlaces says how all prefectures were counted.
func (v *Counting) spokenPlaces() (said []string) {
	for place := range rome.Place(rome.Places) {
		said = append(said, v.spokenPlace(place))
	}
	return said
}

// spokenPlace says how a prefecture was counted: who is first and second and why, and what that brought.
func (v *Counting) spokenPlace(place rome.Place) string {
	standings := v.scored.Standings(place)
	parts := []string{v.app.Strings.Text("narration.place", v.app.PlaceName(place), reason(v.app, v.names, v.scored.Prefecture(place), standings))}
	for seat, name := range v.names {
		if points := standings[seat].Points; points > 0 {
			parts = append(parts, v.app.Display.Strings.Text("narration.seat", name, v.app.Strings.Text("narration.points", text.Signed(points), points)))
		}
	}
	return narration.Sentence(parts...)
}
