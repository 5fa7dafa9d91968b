package table

import (
	"math"

	"capital/game/warsaw/ai"
	"capital/game/warsaw/jobs"
	"capital/game/warsaw/table/view"
	"capital/render/text"
	"capital/rules/warsaw"
)

// adviceWords put what computer players think of a seat's moves into words.
type adviceWords struct {
	art   *view.Capital
	names []string
	known warsaw.View // of that seat
}

// hint puts the answer to a hint into words; without moves it is advice that is still thought about.
func (w *adviceWords) hint(moves []jobs.HintMove) view.Advice {
	words := w.art.Strings
	a := view.Advice{Title: words.Text("hint.title"), Caption: words.Text("hint.caption")}
	for n, move := range moves[:min(len(moves), view.AdviceMoves)] {
		row := w.row(move.Judgement, move.Reasons)
		row.Tag = words.Text("hint.best")
		if n > 0 {
			row.Tag = w.behind(moves[0].Margin - move.Margin)
		}
		row.Best = row.Tag == words.Text("hint.best") || row.Tag == words.Text("hint.equal")
		a.Rows = append(a.Rows, row)
	}
	if len(a.Rows) > 0 {
		a.Choose(0)
	}
	return a
}

// row puts one move into words.
func (w *adviceWords) row(move ai.Judgement, reasons []ai.Reason) view.AdviceRow {
	row := view.AdviceRow{Action: move.Action, Does: w.move(move.Action), Margin: w.margin(move.Margin)}
	for _, r := range reasons {
		row.Reasons = append(row.Reasons, w.reason(r))
	}
	return row
}

// behind is how a move compares with the best one.
func (w *adviceWords) behind(behind float64) string {
	if behind < 0.05 {
		return w.art.Strings.Text("hint.equal")
	}
	return text.Tenths(-behind, true)
}

// move is what is done in a move, in a few words.
func (w *adviceWords) move(a warsaw.Action) string {
	words, d := w.art.Strings, &w.known.Player(w.known.Seat()).District
	switch a.Kind {
	case warsaw.Build:
		return words.Text("hint.move.build")
	case warsaw.Overbuild:
		return words.Text("hint.move.overbuild")
	case warsaw.Discard:
		return words.Text("hint.move.discard", w.known.DiscardValue(w.known.Seat()))
	case warsaw.PlaceMilestone:
		if i, ok := d.IndexOf(a.Space); ok && d.Occupied().Has(i) {
			return words.Text("hint.move.overbuild")
		}
		return words.Text("hint.move.build")
	case warsaw.Lose, warsaw.KeepWindow, warsaw.KeepPiece:
		return words.Text("hint.move.lose", d.GivenUp(a).Count())
	case warsaw.Pick:
		return words.Text("hint.move.pick")
	}
	return optionText(w.art, &w.known, a).Does // the picture says where
}

// margin is by how much a seat ends ahead of the best other one.
func (w *adviceWords) margin(margin float64) string {
	switch {
	case math.Abs(margin) < 0.05:
		return w.art.Strings.Text("hint.level")
	case margin < 0:
		return w.art.Strings.Text("hint.behind", text.Tenths(-margin, false))
	}
	return w.art.Strings.Text("hint.ahead", text.Tenths(margin, false))
}

// reason puts one thing that speaks for a move into words.
func (w *adviceWords) reason(r ai.Reason) view.AdviceReason {
	made := view.AdviceReason{Words: w.why(r), Tile: warsaw.NoTile, Lit: r.Lit, Sum: warsaw.Sum{Coins: int16(r.Coins), VP: int16(r.VP)}}
	switch r.Why {
	case ai.WhyCovers, ai.WhyLoses, ai.WhyDenies, ai.WhyDeniesSign, ai.WhyDeniesKind, ai.WhyLeaves:
		made.Tile = r.Tile
	case ai.WhyHolds: // what is held is no change
		made.Sum = warsaw.Sum{}
	}
	return made
}

// why says what a reason says. The words may want the count, what it speaks of,
// the seat and the coins and victory points.
func (w *adviceWords) why(r ai.Reason) string {
	key := "hint.why." + r.Why.Key()
	switch r.Why {
	case ai.WhyTouches, ai.WhyJoins, ai.WhyPrinted, ai.WhyNewArea, ai.WhyDeniesKind:
		key += "." + r.Kind.String()
	case ai.WhyWorks:
		if special := key + "." + codeOf(r.Building); w.art.Strings.Has(special) {
			key = special
		}
	case ai.WhyLoses:
		if r.Count == 1 {
			key += ".one"
		}
	case ai.WhyServes, ai.WhyTribute:
		if r.Count < 0 || r.Why == ai.WhyTribute && r.VP > 0 {
			key += ".fewer"
		}
	case ai.WhyTakesLead, ai.WhyComesNear, ai.WhyFallsBack:
		if r.Count == 0 {
			key += ".poorer"
		}
	}
	count := r.Count
	if count < 0 {
		count = -count
	}
	return w.art.Strings.Text(key, count, w.subject(r), w.names[r.Seat], r.Coins, r.VP)
}

// subject is the building or tile that a reason speaks of.
func (w *adviceWords) subject(r ai.Reason) string {
	switch {
	case r.Building != warsaw.NoBuilding:
		return w.art.TileName(warsaw.BuildingTile(r.Building))
	case r.Tile == warsaw.NoTile:
		return ""
	case r.Tile.Tile().Ordinary():
		return w.art.Strings.Text("hint.tile")
	}
	return w.art.TileName(r.Tile)
}

// codeOf is the code of a building's tile.
func codeOf(b warsaw.Building) string { return warsaw.BuildingTile(b).Tile().Code }
