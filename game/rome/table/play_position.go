package table

import (
	"capital/game/rome/table/view"
	"capital/rules/rome"
)

// position is the table as it is seen now.
func (t *table) position() view.Position {
	p := handPicture{t.hand}.position()
	for seat := range p.Names {
		p.Thinks[seat] = t.session.Table().Owes(seat) != rome.NoDecision && (seat != t.seat || !t.session.IsPerson(seat))
	}
	t.shown.show(&p)
	if len(t.shown.waiting) > 0 { // what is announced lies over all that could be pointed at
		p.PointerX, p.PointerY, p.Focus, p.Chip, p.Lit, p.After = -1, -1, view.Thing{}, view.Chip{}, nil, nil
		p.Side, p.Hand.Won = view.Side{}, rome.NoPiece // what is to be done next tells how it ends
	}
	if t.showLog {
		p.Side.Log = t.shown.log
	}
	return p
}
