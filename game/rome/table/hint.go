package table

import (
	"capital/game/rome/table/view"
	"capital/game/scene"
)

// hint is advice that the person has asked for, as it lies on the table.
type hint struct{ scene.Hint[view.Advice] }

// wanting reports whether more is to be found out.
func (h *hint) wanting() bool {
	return h.Open && !h.Failed && (!h.Ready || h.Advice.LookingOn)
}

// show puts the hint beside the board.
func (h *hint) show(s *view.Side, moves bool) {
	switch {
	case h.Advising():
		s.Advice = &h.Advice
	case h.Open:
		s.Thinking = &view.Thinking{Title: h.Advice.Title, Caption: h.Advice.Caption, Failed: h.Failed, Lit: h.DotLit(moves)}
	}
}
