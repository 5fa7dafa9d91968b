package view

import "capital/render/widget"

// makeRoom makes room for the words of a lesson: below what is said of a move; where all lies close together in its place, for
// which the city is less high on an upright screen.
func (l *Layout) makeRoom() {
	gap := gap * l.U
	switch {
	case l.Close && l.Screen.W > l.Screen.H:
		l.Words = l.Side
		return
	case l.Close:
		more := max(150*l.U-l.Side.H, 0)
		l.City.H -= more
		l.Over.H -= more
		places := []*widget.Rect{&l.Own, &l.Tray, &l.Side}
		for n := range l.Tabs {
			places = append(places, &l.Tabs[n])
		}
		for _, r := range places {
			r.Y -= more
		}
		l.Side.H += more
		l.Words = l.Side
		return
	case l.Side.W > 1.5*l.Side.H: // a row
		l.Words = l.Side
		l.Words.X += 0.4*l.Side.W + gap
		l.Words.W -= 0.4*l.Side.W + gap
		l.Side.W = 0.4 * l.Side.W
	default:
		l.Words = l.Side
		l.Words.Y += 0.36 * l.Side.H
		l.Words.H -= 0.36 * l.Side.H
		l.Side.H = 0.36*l.Side.H - gap
	}
	l.Sheet = l.Side
}

// LookBack is where the buttons of a table lie that is only looked at: to the move before, to the next, and back. They take the
// place of what is done with tiles.
func (l *Layout) LookBack() [3]widget.Rect {
	left, right := min(l.Undo.X, l.Confirm.X), max(l.Hint.X+l.Hint.W, l.Confirm.X+l.Confirm.W)
	gap := 6 * l.U
	if l.Undo.Y != l.Confirm.Y { // two rows
		half := (right - left - gap) / 2
		return [3]widget.Rect{{X: left, Y: l.Undo.Y, W: half, H: l.Undo.H}, {X: right - half, Y: l.Undo.Y, W: half, H: l.Undo.H}, l.Confirm}
	}
	var places [3]widget.Rect
	step := (right - left + gap) / 3
	for n := range places {
		places[n] = widget.Rect{X: left + float64(n)*step, Y: l.Confirm.Y, W: step - gap, H: l.Confirm.H}
	}
	return places
}
