package table

import (
	"strings"

	"capital/game/warsaw/ai"
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

// hint puts the best moves into words; without any it is advice that is still thought about.
func (w *adviceWords) hint(told []ai.Idea) view.Advice {
	words := w.art.Strings
	a := view.Advice{Title: words.Text("hint.title"), Caption: words.Text("hint.caption")}
	if len(told) == 0 {
		return a
	}
	a.Caption = w.margin(told[0].Margin)
	var moves []moveWords
	for n, idea := range told {
		reasons := ai.Reasons(&w.known, idea.Action)
		row := w.row(idea.Action, reasons)
		row.Tag, row.Best = w.behind(idea.Behind), idea.Behind == 0
		if n == 0 {
			row.Tag = words.Text("hint.best")
		}
		a.Rows = append(a.Rows, row)
		moves = append(moves, w.move(idea.Action, reasons))
	}
	for n, does := range tellApart(moves) {
		a.Rows[n].Does = does
	}
	a.Choose(0)
	return a
}

// row puts one move into words.
func (w *adviceWords) row(a warsaw.Action, reasons []ai.Reason) view.AdviceRow {
	move := w.move(a, reasons)
	row := view.AdviceRow{Action: a, Does: move.tell(precisions()[0])}
	if len(reasons) > 0 {
		row.Brief = w.brief(reasons[0])
	}
	for _, r := range reasons {
		row.Reasons = append(row.Reasons, w.reason(r))
	}
	return row
}

// move is a move as it is to be told, where the quarters count that speak for it most.
func (w *adviceWords) move(a warsaw.Action, reasons []ai.Reason) moveWords {
	move := moveWords{art: w.art, known: &w.known, a: a}
	if len(reasons) > 0 {
		move.lit = reasons[0].Lit
	}
	return move
}

// behind is how a move compares with the best one.
func (w *adviceWords) behind(behind int) string {
	if behind == 0 {
		return w.art.Strings.Text("hint.equal")
	}
	return text.Signed(-behind)
}

// margin is by how much a seat ends ahead of the best other one.
func (w *adviceWords) margin(margin int) string {
	switch {
	case margin == 0:
		return w.art.Strings.Text("hint.level")
	case margin < 0:
		return w.art.Strings.Text("hint.behind", -margin)
	}
	return w.art.Strings.Text("hint.ahead", margin)
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

// why says what a reason says.
func (w *adviceWords) why(r ai.Reason) string { return w.say(w.whyKey(r), r) }

// brief says it in as few words as the row of a move has room for.
func (w *adviceWords) brief(r ai.Reason) string {
	why := w.whyKey(r)
	brief := strings.Replace(why, "hint.why.", "hint.brief.", 1)
	income := r.Why == ai.WhyLoses || r.Why == ai.WhyEffect
	switch {
	case income && r.Coins == 0 && r.VP == 0:
		return w.art.Strings.Text("hint.brief." + r.Why.Key() + ".nothing")
	case income:
		return w.art.Strings.Text("hint.brief.income", sumText(w.art, warsaw.Sum{Coins: int16(r.Coins), VP: int16(r.VP)}))
	case w.art.Strings.Has(brief):
		return w.say(brief, r)
	}
	return w.say(why, r)
}

// say fills in a text that may want the count, what the reason speaks of, the seat and the
// coins and victory points.
func (w *adviceWords) say(key string, r ai.Reason) string {
	count := r.Count
	if count < 0 {
		count = -count
	}
	return w.art.Strings.Text(key, count, w.subject(r), w.names[r.Seat], r.Coins, r.VP)
}

// whyKey is the key of what a reason says.
func (w *adviceWords) whyKey(r ai.Reason) string {
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
	return key
}

// subject is the building or tile that a reason speaks of.
func (w *adviceWords) subject(r ai.Reason) string {
	switch {
	case r.Building != warsaw.NoBuilding:
		return w.art.TileName(warsaw.BuildingTile(r.Building))
	case r.Tile == warsaw.NoTile:
		return ""
	}
	return w.art.TileName(r.Tile)
}

// codeOf is the code of a building's tile.
func codeOf(b warsaw.Building) string { return warsaw.BuildingTile(b).Tile().Code }
