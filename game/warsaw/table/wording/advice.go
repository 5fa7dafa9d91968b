package wording

import (
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
		moves = append(moves, w.move(idea.Action, w.reasons(idea.Action, idea.Beside)))
		return w.Row(idea.Action, idea.Beside)
	})
	for n, does := range tellApart(moves) {
		advice.Rows[n].Does = does
	}
	return advice
}

// Row puts one move into words, beside another; where there is no other there is nothing to be said for it.
func (w *Advice) Row(a warsaw.Action, than ai.Beside) view.AdviceRow {
	reasons := w.reasons(a, than)
	move := w.move(a, reasons)
	row := view.AdviceRow{Action: a, Does: move.tell(precisions()[0])}
	for _, r := range reasons {
		row.Reasons = append(row.Reasons, view.AdviceReason{Words: w.Why(r), Lit: r.Lit, VP: r.VP})
	}
	switch {
	case len(reasons) > 0:
		row.Brief = row.Reasons[0].Words
	case than != (ai.Beside{}):
		row.Brief = w.Art.Strings.Text("hint.why.none")
	}
	return row
}

func (w *Advice) reasons(a warsaw.Action, than ai.Beside) []ai.Reason {
	return ai.Reasons(&w.Known, a, than)
}

// move is a move as it is to be told, where the quarters count that speak for it most.
func (w *Advice) move(a warsaw.Action, reasons []ai.Reason) moveWords {
	move := moveWords{art: w.Art, known: &w.Known, a: a}
	if len(reasons) > 0 {
		move.lit = reasons[0].Lit
	}
	return move
}

// Why says what a reason says.
func (w *Advice) Why(r ai.Reason) string {
	key, coins := "hint.why."+r.Why.Key()+".better", r.Coins
	if r.VP < 0 {
		key, coins = "hint.why."+r.Why.Key()+".worse", -r.Coins
	}
	return w.Art.Strings.Text(key, coins)
}
