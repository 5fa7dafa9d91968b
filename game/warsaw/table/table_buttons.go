package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// The table's buttons, as places in its group.
const (
	buttonTurnLeft = iota
	buttonTurnRight
	buttonUndo
	buttonLog
	buttonHint
	buttonMenu
	buttonConfirm
)

func (t *table) widgets() []widget.Widget {
	words := t.app.Strings
	return []widget.Widget{
		buttonTurnLeft:  {Tip: words.Text("table.turnleft")},
		buttonTurnRight: {Tip: words.Text("table.turnright")},
		buttonUndo:      {Tip: words.Text("table.undo")},
		buttonLog:       {Tip: words.Text("table.showlog")},
		buttonHint:      {Tip: words.Text("table.hint")},
		buttonMenu:      {Tip: words.Text("table.menu")},
		buttonConfirm:   {},
	}
}

// placeWidgets puts the buttons where the layout has them.
func (t *table) placeWidgets() {
	l := &t.layout
	for n, r := range []widget.Rect{l.turnLeft, l.turnRight, l.undo, l.log, l.hint, l.menu, l.confirm} {
		t.buttons.Widgets[n].Rect = r
	}
}

// readyButtons says of each button whether it can be pressed now.
func (t *table) readyButtons() {
	w := t.buttons.Widgets
	w[buttonTurnLeft].Disabled = t.held.none()
	w[buttonTurnRight].Disabled = t.held.none()
	w[buttonUndo].Disabled = !t.canUndo()
	w[buttonHint].Disabled = !t.canHint()
	key, ready := t.confirmKey()
	w[buttonConfirm].Hidden = key == ""
	w[buttonConfirm].Disabled = !ready
	w[buttonConfirm].Main = ready
	if key != "" {
		w[buttonConfirm].Label = t.app.Strings.Text(key)
	}
}

// confirmKey says what the large button does now and whether it can; the key is
// empty where there is nothing to confirm.
func (t *table) confirmKey() (key string, ready bool) {
	if t.enlarged >= 0 || t.showLog {
		return "", false
	}
	if t.hint.open {
		return "table.confirm.hint", t.hint.ready
	}
	if t.held.boxed {
		return "table.confirm.discard", true
	}
	switch t.decision() {
	case warsaw.DecidePick:
		if t.held.none() {
			return "", false
		}
		if t.held.aimed {
			return "table.confirm.place", t.check().OK()
		}
		return "table.confirm.facedown", true
	case warsaw.DecideUse:
		if t.held.aimed {
			return "table.confirm.place", t.check().OK()
		}
	case warsaw.DecideMilestone:
		if t.held.aimed {
			return "table.confirm.milestone", t.check().OK()
		}
	case warsaw.DecideLosses:
		_, ready := t.losses()
		return "table.confirm.losses", ready
	case warsaw.DecideWindow:
		return "table.confirm.window", true
	case warsaw.DecidePiece:
		return "table.confirm.piece", true
	case warsaw.DecideChoices:
		return "table.confirm.choice", true
	}
	return "", false
}

// drawButtonIcons draws what stands on the small buttons.
func (t *table) drawButtonIcons(dst *ebiten.Image) {
	for button, icon := range [...]*icon.Icon{
		buttonTurnLeft: icon.TurnLeft, buttonTurnRight: icon.TurnRight, buttonUndo: icon.Undo, buttonLog: icon.Log, buttonHint: icon.Hint,
	} {
		w := &t.buttons.Widgets[button]
		colour := theme.Ink
		if w.Disabled {
			colour = theme.PaperLine
		}
		size := min(w.Rect.W, w.Rect.H) * 0.62
		x, y := w.Rect.Centre()
		if w.Rect.H > 1.5*w.Rect.W { // room for a word below
			words := t.app.Strings.Text("table.hint.brief")
			t.sayWithin(dst, words, x, y+28*t.layout.u, w.Rect.W-8*t.layout.u, label{size: 16, face: text.Bold, colour: colour, align: text.Centre, valign: text.Middle})
			size *= 1.15
			y -= 16 * t.layout.u
		}
		t.app.Icons.DrawIn(dst, icon, math.Round(x-size/2), math.Round(y-size/2), size, colour)
	}
	r := t.layout.menu
	for n := range 3 {
		view.Pen(dst).RoundBox(r.X+r.W*0.26, r.Y+r.H*(0.3+0.18*float64(n)), r.W*0.48, r.H*0.07, r.H*0.035, theme.Ink)
	}
}

// passButtons lets time pass for the buttons: where the pointer rests, a tip is due.
func (t *table) passButtons(seconds float64) {
	_, changed := t.buttons.Update(nil, seconds)
	t.changed = t.changed || changed
}

// pressButtons gives a pointer's intent to the buttons and the places for tiles
// and reports whether one took it.
func (t *table) pressButtons(in input.Intent) bool {
	if t.held.carried && t.held.pressed {
		return false // whatever is being dragged goes over buttons
	}
	t.readyButtons()
	events, changed := t.buttons.Update(scene.Acts(nil, []input.Intent{in}), 0)
	t.changed = t.changed || changed
	for _, e := range events {
		t.pressButton(e.Index)
	}
	if len(events) > 0 {
		return true
	}
	if in.Kind == input.Press || in.Kind == input.Release {
		for _, w := range t.buttons.Widgets {
			if !w.Hidden && w.Rect.Contains(in.X, in.Y) {
				return true
			}
		}
		return in.Kind == input.Press && t.pressDrop(in)
	}
	return false
}

// pressDrop lays the chosen tile face down or discards it at a click on the place
// for it.
func (t *table) pressDrop(in input.Intent) bool {
	if t.held.none() {
		return false
	}
	switch {
	case t.layout.discard.Contains(in.X, in.Y) && t.canDiscard():
		t.use(warsaw.Action{Kind: warsaw.Discard, Tile: t.held.tile})
	case t.layout.faceDown.Contains(in.X, in.Y) && t.decision() == warsaw.DecidePick:
		t.layFaceDown()
	default:
		return false
	}
	return true
}

// pressButton does what one button does.
func (t *table) pressButton(button int) {
	t.changed = true
	switch button {
	case buttonTurnLeft:
		t.turnHeld(-1)
	case buttonTurnRight:
		t.turnHeld(1)
	case buttonUndo:
		t.undo()
	case buttonLog:
		t.toggleLog()
	case buttonHint:
		t.askHint()
	case buttonMenu:
		t.leave()
	case buttonConfirm:
		if t.advising() {
			t.takeAdvice()
			return
		}
		t.confirm()
	}
}
