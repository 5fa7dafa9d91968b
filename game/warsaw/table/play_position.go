package table

import (
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// position is the table as it is seen now.
func (t *table) position() view.Position {
	p := view.Position{
		Table: *t.session.Table(), Names: t.names(), Seat: t.seat, Enlarged: t.enlarged,
		Place: t.place, PointerX: t.x, PointerY: t.y,
	}
	handPicture{t.hand}.show(&p)
	t.shown.show(&p)
	p.Focus, p.Rests = t.above.at, t.pointed.told()
	if len(t.shown.waiting) > 0 { // what is announced lies over all that could be pointed at
		p.PointerX, p.PointerY, p.Focus = -1, -1, view.Thing{}
	}
	if t.plans[t.seat].Kind != 0 { // a revealed tile waits to be used as it was planned: nothing is asked of its owner
		p.Side.Prompt, p.Side.More, p.Drops.Discard = handPicture{t.hand}.waits(), "", false
	}
	if t.shown.untold() { // nothing is asked before: the hand of the next epoch is not dealt, no stack to be chosen, no milestone to be placed
		p.Hand, p.Drops, p.Side, p.Board = view.Hand{}, view.Drops{}, view.Side{}, view.Board{Apart: p.Board.Apart}
	}
	p.Side.Open = t.opened
	if t.showLog {
		p.Side.Log = t.shown.log
	}
	if plan := t.plans[t.seat]; t.session.People() == 1 && (plan.Kind == warsaw.Build || plan.Kind == warsaw.Overbuild) {
		p.Board.Plan = plan
	}
	return p
}
