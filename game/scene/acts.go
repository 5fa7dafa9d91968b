package scene

import (
	"capital/input"
	"capital/render/widget"
)

// actKinds says what each kind of intent does to widgets; the others do nothing.
var actKinds = [...]widget.ActKind{
	input.Move: widget.Move, input.Press: widget.Press, input.Release: widget.Release, input.Abandon: widget.Abandon,
	input.Navigate: widget.Navigate, input.Next: widget.Next, input.Previous: widget.Previous,
	input.Confirm: widget.Confirm, input.Text: widget.Write, input.Erase: widget.Erase,
	input.Ends: widget.Ends, input.SelectAll: widget.SelectAll, input.Copy: widget.Copy, input.Cut: widget.Cut,
}

// Acts returns what a tick's intents do to widgets, appended to buf.
func Acts(buf []widget.Act, intents []input.Intent) []widget.Act {
	for _, in := range intents {
		if int(in.Kind) < len(actKinds) && actKinds[in.Kind] != 0 {
			buf = append(buf, widget.Act{Kind: actKinds[in.Kind], X: in.X, Y: in.Y, DX: in.DX, DY: in.DY, Rune: in.Rune, Touch: in.Touch, Held: in.Held, Select: in.Select, Word: in.Word})
		}
	}
	return buf
}
