package wording

import (
	"strings"

	"capital/game/scene/hinting"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// Advice puts what computer players think of a seat's moves into words.
type Advice struct {
	Art   *view.Capital
	Names []string
	Known warsaw.View // of that seat
}

// Hint puts the best moves into words that tell them apart; without any it is advice that is still thought about.
func (w *Advice) Hint(told []ai.Idea) view.Advice {
	var moves []moveWords
	advice := hinting.Say(w.Art.Strings, told, func(idea ai.Idea) view.AdviceRow {
		a := idea.Action
		reasons := ai.Reasons(&w.Known, a)
		moves = append(moves, w.move(a, reasons))
		return w.Row(a, reasons)
	})
	for n, does := range tellApart(moves) {
		advice.Rows[n].Does = does
	}
	return advice
}

// Row puts one move into words.
func (w *Advice) Row(a warsaw.Action, reasons []ai.Reason) view.AdviceRow {
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
func (w *Advice) move(a warsaw.Action, reasons []ai.Reason) moveWords {
	move := moveWords{art: w.Art, known: &w.Known, a: a}
	if len(reasons) > 0 {
		move.lit = reasons[0].Lit
	}
	return move
}

// reason puts one thing that speaks for a move into words.
func (w *Advice) reason(r ai.Reason) view.AdviceReason {
	made := view.AdviceReason{Words: w.Why(r), Tile: warsaw.NoTile, Lit: r.Lit, Sum: warsaw.Sum{Coins: int16(r.Coins), VP: int16(r.VP)}}
	switch r.Why {
	case ai.WhyCovers, ai.WhyLoses, ai.WhyDenies, ai.WhyDeniesSign, ai.WhyDeniesKind, ai.WhyLeaves:
		made.Tile = r.Tile
	case ai.WhyHolds: // what is held is no change
		made.Sum = warsaw.Sum{}
	}
	return made
}

// Why says what a reason says.
func (w *Advice) Why(r ai.Reason) string { return w.say(w.whyKey(r), r) }

// brief says it in as few words as the row of a move has room for.
func (w *Advice) brief(r ai.Reason) string {
	why := w.whyKey(r)
	brief := strings.Replace(why, "hint.why.", "hint.brief.", 1)
	income := r.Why == ai.WhyLoses || r.Why == ai.WhyEffect || r.Why == ai.WhyPrinted
	switch {
	case income && r.Coins == 0 && r.VP == 0:
		return w.Art.Strings.Text("hint.brief." + r.Why.Key() + ".nothing")
	case income:
		return w.Art.Strings.Text("hint.brief.income", Sum(w.Art, warsaw.Sum{Coins: int16(r.Coins), VP: int16(r.VP)}))
	case w.Art.Strings.Has(brief):
		return w.say(brief, r)
	}
	return w.say(why, r)
}

// say fills in a text that may want the count, what the reason speaks of, the seat, the coins
// and victory points, and both as a sum.
func (w *Advice) say(key string, r ai.Reason) string {
	count := r.Count
	if count < 0 {
		count = -count
	}
	sum := Sum(w.Art, warsaw.Sum{Coins: int16(r.Coins), VP: int16(r.VP)})
	return w.Art.Strings.Text(key, count, w.subject(r), w.Names[r.Seat], r.Coins, r.VP, sum)
}

// whyKey is the key of what a reason says.
func (w *Advice) whyKey(r ai.Reason) string {
	key := "hint.why." + r.Why.Key()
	switch r.Why {
	case ai.WhyTouches, ai.WhyJoins, ai.WhyPrinted, ai.WhyNewArea, ai.WhyDeniesKind:
		key += "." + r.Kind.String()
	case ai.WhyWorks:
		if special := key + "." + codeOf(r.Building); w.Art.Strings.Has(special) {
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
func (w *Advice) subject(r ai.Reason) string {
	switch {
	case r.Building != warsaw.NoBuilding:
		return w.Art.TileName(warsaw.BuildingTile(r.Building))
	case r.Tile == warsaw.NoTile:
		return ""
	}
	return w.Art.TileName(r.Tile)
}

// codeOf is the code of a building's tile.
func codeOf(b warsaw.Building) string { return warsaw.BuildingTile(b).Tile().Code }
