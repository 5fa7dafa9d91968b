package wording

import (
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene/hinting"
	"capital/render/text"
	"capital/rules/rome"
)

// Advice puts what computer players think of a seat's moves into words.
type Advice struct {
	Art   *view.Rome
	Names []string
	Known rome.View // of that seat
}

// Hint puts the best moves into words; without any it is advice that is still thought about.
func (w *Advice) Hint(told []ai.Idea) view.Advice {
	return hinting.Say(w.Art.Strings, told, func(idea ai.Idea) view.AdviceRow { return w.Row(idea.Action, idea.Beside) })
}

// Row puts one move into words, and what it has over another or lacks.
func (w *Advice) Row(a rome.Action, beside ai.Beside) view.AdviceRow {
	row := view.AdviceRow{Action: a, Does: w.does(a)}
	if beside == (ai.Beside{}) {
		return row
	}
	for _, r := range ai.Reasons(&w.Known, beside) {
		reason := view.AdviceReason{Words: w.Why(r), Points: r.Points, Against: r.Against()}
		if r.InPlace() {
			reason.Lit = []view.Thing{view.OfPlace(r.Place)}
		}
		row.Reasons = append(row.Reasons, reason)
	}
	row.Brief = row.Reasons[0].Words
	if n := row.Reasons[0].Points; n != 0 {
		row.Brief += " " + text.Signed(n)
	}
	return row
}

// does says what is done in a move.
func (w *Advice) does(a rome.Action) string {
	words := w.Art.Strings.Text
	switch a.Kind {
	case rome.Idle:
		return words("hint.move.idle", w.Art.CardName(a.Card))
	case rome.Pass:
		return words("hint.move.pass")
	case rome.Put:
		return words("hint.move.put", w.Art.PieceName(w.Known.Piece()), w.Art.PlaceName(a.Place))
	case rome.Draw:
		_, top := w.Known.Pile(a.Pile)
		return words("hint.move.draw", w.Art.CardName(top))
	case rome.Bid:
		if a.Bid == 0 {
			return words("hint.move.bid.nothing")
		}
		return words("hint.move.bid", a.Bid.Sum(), cardNames(w.Art, a.Bid))
	}
	switch a.Card.Type() {
	case rome.Roof:
		return words("hint.move.roof", w.Art.ShapeName(a.Shape), int(a.A))
	case rome.Permit:
		return words("hint.move.permit", w.Art.ShapeName(a.Shape), int(a.A), w.Art.PlaceName(a.Place))
	}
	return w.floors(a)
}

// floors says where floors are built.
func (w *Advice) floors(a rome.Action) string {
	words := w.Art.Strings.Text
	switch {
	case a.A == 0 && a.B == rome.NoFloor:
		return words("hint.move.floor.new")
	case a.B == rome.NoFloor:
		return words("hint.move.floor", int(a.A), int(a.A)+1)
	case a.A == 0 && a.B == 0:
		return words("hint.move.floors.new")
	case a.A == 0 && a.B == 1 && w.Known.Player(w.Known.Seat()).Unfinished[1] == 0:
		return words("hint.move.floors.one", 2)
	case a.A == 0:
		return words("hint.move.floors.new.on", int(a.B), int(a.B)+1)
	case a.B == a.A+1 && w.Known.Player(w.Known.Seat()).Unfinished[a.B] == 0:
		return words("hint.move.floors.both", int(a.A), int(a.A)+2)
	}
	return words("hint.move.floors", int(a.A)+1, int(a.B)+1)
}

// Why says what a reason says. Its words may want, in this order: what it counts, the prefecture.
func (w *Advice) Why(r ai.Reason) string {
	return w.Art.Strings.Text("hint.why."+r.Why.Key(), r.Count, w.Art.PlaceName(r.Place))
}
