package wording

import (
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/scene/hinting"
	"capital/render/text"
	"capital/rules/expo"
)

// Does says what is done in a move, to the seat that makes it.
func Does(art *view.Expo, known *expo.View, a expo.Action) string {
	words, own := art.Strings, known.Player(known.Seat())
	switch a.Kind {
	case expo.TakeSpace:
		return words.Text("hint.move.space", int(a.Space), known.SpaceCost(known.Seat(), int(a.Space)))
	case expo.Build, expo.Prosper:
		return words.Text("hint.move.build", naming.Tile(words, a.Tile), naming.Place(words, own, a.Cell()))
	case expo.MakeLake:
		return words.Text("hint.move.lake", naming.Tile(words, a.Tile), naming.Place(words, own, a.Cell()))
	case expo.MoveCrossing:
		return words.Text("hint.move.crossing", naming.Corner(words, own, a.Corner()))
	case expo.Activate:
		return activates(art, own, a)
	case expo.RestPrestige:
		return words.Text("hint.move.prestige")
	case expo.RestCube:
		return words.Text("hint.move.cube")
	}
	return words.Text("hint.move.stop")
}

// activates says which tile is activated, and how many tourists pay.
func activates(art *view.Expo, own *expo.Player, a expo.Action) string {
	name := ""
	if at := own.At(a.Cell()); at >= 0 {
		name = naming.Tile(art.Strings, own.Tiles[at].Tile)
	}
	if payers := a.Tourists.Count(); payers > 0 {
		return art.Strings.Text("hint.move.activate.tourists", name, payers)
	}
	return art.Strings.Text("hint.move.activate", name)
}

// Advice puts what computer players think of a seat's moves into words.
type Advice struct {
	Art   *view.Expo
	Known expo.View // of that seat
}

// Hint puts the best moves into words; without any it is advice that is still thought about.
func (w *Advice) Hint(told []ai.Idea) view.Advice {
	return hinting.Say(w.Art.Strings, told, func(idea ai.Idea) view.AdviceRow { return w.Row(idea.Action, idea.Beside) })
}

// Row puts one move into words, and what it has over another or lacks.
func (w *Advice) Row(a expo.Action, beside ai.Beside) view.AdviceRow {
	row := view.AdviceRow{Action: a, Does: Does(w.Art, &w.Known, a)}
	if beside == (ai.Beside{}) {
		return row
	}
	for _, r := range ai.Reasons(beside) {
		reason := view.AdviceReason{Words: w.Why(r), Points: r.Points, Against: r.Against()}
		if thing := w.lit(r); thing.Kind != view.Nothing {
			reason.Lit = []view.Thing{thing}
		}
		row.Reasons = append(row.Reasons, reason)
	}
	row.Brief = row.Reasons[0].Words
	if n := row.Reasons[0].Points; n != 0 {
		row.Brief += " " + text.Signed(n)
	}
	return row
}

// Why says what a reason says. Its words may want where prestige comes from.
func (w *Advice) Why(r ai.Reason) string {
	from := ""
	if r.Why == ai.WhyPrestige {
		from = naming.Source(w.Art.Strings, r.Source)
	}
	return w.Art.Strings.Text("hint.why."+r.Why.Key(), from)
}

// lit is what a reason speaks of on the table.
func (w *Advice) lit(r ai.Reason) view.Thing {
	switch seat := w.Known.Seat(); r.Why {
	case ai.WhyJobs:
		return view.OfTrack(expo.Employment)
	case ai.WhyServices:
		return view.OfTrack(expo.Services)
	case ai.WhyPlant:
		return view.OfPlant(seat)
	case ai.WhyMoney:
		return view.OfTrack(expo.Economy)
	case ai.WhyCulture:
		return view.OfTrack(expo.Culture)
	case ai.WhyOrder:
		return view.Thing{Kind: view.Order}
	case ai.WhyPrestige:
		return litSource(r.Source)
	}
	return view.Thing{}
}

// litSource is the track that prestige of a source comes from, where it comes from one.
func litSource(s expo.Source) view.Thing {
	switch s {
	case expo.FromEmployment, expo.FromUnemployment:
		return view.OfTrack(expo.Employment)
	case expo.FromServicesRank, expo.FromServicesSpace:
		return view.OfTrack(expo.Services)
	case expo.FromCulture:
		return view.OfTrack(expo.Culture)
	case expo.FromMoney, expo.FromTaxes:
		return view.OfTrack(expo.Economy)
	case expo.FromProgress:
		return view.OfTrack(expo.Progress)
	}
	return view.Thing{}
}
