package table

import (
	"math"
	"slices"

	"capital/game/scene"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/widget"
)

// take does what a person wants.
func (t *table) take(intents []input.Intent) {
	for _, in := range intents {
		if t.warned.question.Asked() || t.outlook.sheet != nil || len(t.shown.waiting) > 0 {
			return // what was done has begun something to look at
		}
		t.takeOne(in)
	}
}

// takeOne does one thing that a person wants.
func (t *table) takeOne(in input.Intent) {
	if (explainer{t}).press(in) {
		return
	}
	t.act(in)
	p := t.position()
	t.pointed.follow(in, &p)
}

// act does what an intent says.
func (t *table) act(in input.Intent) {
	if t.showLog && t.shown.log.Take(t.picture.LogPanel(t.shown.log), in) || t.above.take(in, t.position) {
		t.changed = true
		return
	}
	switch in.Kind {
	case input.Move, input.Press, input.Release, input.Abandon:
		t.x, t.y = in.X, in.Y
		if (sheets{t}).press(in) || (lens{t.sight}).point(in) || t.pressButtons(in) {
			return
		}
		if !takesHint(t, in) {
			t.do(t.hand.point(in))
		}
	case input.Hint:
		t.askHint()
	case input.Turn:
		if !wheelZooms(t, in) && !(in.Right && !turns(t, in) && explains(t, in)) {
			t.hand.turn(in.Number)
		}
	case input.Zoom, input.Pan, input.Fit:
		zoomOrPan(t, in)
	case input.Undo:
		takingBack{t}.undo(1)
	case input.Redo:
		takingBack{t}.redo()
	case input.Log:
		sheets{t}.turn()
	case input.Outlook:
		t.outlook.open()
	case input.Cancel:
		t.cancel()
	default:
		if !takesHint(t, in) {
			t.do(keys{t.hand}.take(in))
		}
	}
	t.changed = true
}

// zoomOrPan does what keys, a stick or two fingers want with the board. What is pointed at by keys stays where it is.
func zoomOrPan(t *table, in input.Intent) {
	s := lens{t.sight}
	switch {
	case in.Kind == input.Fit:
		s.fit()
	case in.Kind == input.Pan:
		s.pan(-float64(in.DX)*s.place.Tile/2, -float64(in.DY)*s.place.Tile/2)
	case in.Touch:
		s.pinch(in)
	default:
		if at, ok := t.hand.aimedSpace(); ok {
			in.X, in.Y = s.place.Space(s.large().Offset(at)).Centre()
		}
		s.stepBy(int(math.Copysign(1, in.Scale-1)), in.X, in.Y)
	}
}

// wheelZooms zooms with the wheel over the board, as long as there is no tile in the hand that it turns.
func wheelZooms(t *table, in input.Intent) bool {
	if in.DY == 0 || !t.hand.held.none() || !t.onBoard(in.X, in.Y) {
		return false
	}
	lens{t.sight}.stepBy(-in.DY, in.X, in.Y)
	return true
}

// turns reports whether a right click turns a tile: the one that is held, over the board or in the hand, or wherever it is dragged.
func turns(t *table, in input.Intent) bool {
	held := &t.hand.held
	if held.none() {
		return false
	}
	onHand := slices.ContainsFunc(t.picture.Layout.Hand[:], func(place widget.Rect) bool { return place.Contains(in.X, in.Y) })
	return held.carried && held.pressed || onHand || t.onBoard(in.X, in.Y)
}

// explains opens the rules book at what lies at the pointer, and reports whether the rules speak of that.
func explains(t *table, in input.Intent) bool {
	topic := explainer{t}.under(in.X, in.Y)
	if topic != "" {
		explainer{t}.open(topic)
	}
	return topic != ""
}

// takesHint does what a person wants with the advice on the table, and reports whether the intent is done with.
func takesHint(t *table, in input.Intent) bool {
	done, chosen := t.hand.takeHint(in)
	if chosen {
		playAdvice(t)
	}
	return done
}

// playAdvice plays the move that is advised.
func playAdvice(t *table) {
	a := t.hand.hint.Advice.Action()
	t.hand.takeAdvice()
	t.do(a)
}

// askHint asks for advice, or takes it away.
func (t *table) askHint() {
	t.changed = true
	switch {
	case t.hand.hint.Open:
		t.hand.closeHint()
	case t.canHint():
		t.enlarged, t.showLog, t.opened = -1, false, false
		t.hand.putDown()
		t.hand.forgetRefusal()
		t.hints.Open()
	}
}

// cancel backs out of one thing: a move that waits, advice, a large picture of another's district, the
// log, the tile in the hand, zooming in, and then opens the menu.
func (t *table) cancel() {
	held := &t.hand.held
	switch {
	case t.later.Forget():
	case t.hand.hint.Open:
		t.hand.closeHint()
	case t.enlarged >= 0:
		t.enlarged = -1
	case t.showLog || t.opened:
		t.showLog, t.opened = false, false
	case !held.none() && (held.carried || held.aimed || held.boxed || held.slot >= 0):
		t.hand.putBack()
	case lens{t.sight}.fit():
	default:
		scene.OpenMenu(t.app.App)
	}
}

// passButtons lets time pass for the buttons: where the pointer rests, a tip is due.
func (t *table) passButtons(seconds float64) {
	_, changed := t.buttons.Update(nil, seconds)
	t.changed = t.changed || changed
}

// readyButtons says of each button whether it can be pressed now.
func (t *table) readyButtons() {
	w := t.buttons.Widgets
	w[view.ButtonTurnLeft].Disabled = t.hand.held.none()
	w[view.ButtonTurnRight].Disabled = t.hand.held.none()
	w[view.ButtonTurnLeft].Hidden = !tilesAreUsed(t.session.Table())
	w[view.ButtonTurnRight].Hidden = !tilesAreUsed(t.session.Table())
	sheets{t}.hideCovered()
	_, canUndo := t.session.CanUndo()
	w[view.ButtonUndo].Disabled = !canUndo && !t.later.Waits()
	_, canRedo := t.session.CanRedo()
	w[view.ButtonRedo].Disabled = !canRedo
	w[view.ButtonHint].Disabled = !t.canHint()
	w[view.ButtonRules].Hidden = w[view.ButtonRules].Rect.W == 0 || t.showLog || t.hand.hint.Open || len(t.shown.waiting) > 0
	key, ready := "", false
	if t.enlarged < 0 && !t.showLog && !t.opened {
		key, ready = keys{t.hand}.confirms()
	}
	confirm := &w[view.ButtonConfirm]
	confirm.Hidden, confirm.Disabled, confirm.Main = key == "", !ready, ready
	if key != "" {
		confirm.Label = t.app.Strings.Text(sheets{t}.inBrief(key))
	}
}

// pressButtons gives a pointer's intent to the buttons and the places for tiles
// and reports whether one took it.
func (t *table) pressButtons(in input.Intent) bool {
	if held := &t.hand.held; held.carried && held.pressed {
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
	if t.hand.held.none() {
		return false
	}
	a := t.hand.letGoInBand(in)
	t.do(a)
	return a.Kind != 0
}

// pressButton does what one button does.
func (t *table) pressButton(button int) {
	t.changed = true
	switch button {
	case view.ButtonTurnLeft:
		t.hand.turn(-1)
	case view.ButtonTurnRight:
		t.hand.turn(1)
	case view.ButtonUndo:
		takingBack{t}.undo(1)
	case view.ButtonRedo:
		takingBack{t}.redo()
	case view.ButtonLog:
		sheets{t}.toggleLog()
	case view.ButtonHint:
		t.askHint()
	case view.ButtonOutlook:
		t.outlook.open()
	case view.ButtonRules:
		explainer{t}.open(explainer{t}.now())
	case view.ButtonConfirm:
		if t.hand.hint.Advising() {
			playAdvice(t)
			return
		}
		t.do(keys{t.hand}.confirm())
	}
}
