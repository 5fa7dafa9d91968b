package table

import (
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/input"
	"capital/rules/rome"
)

// take does what a person wants.
func (t *table) take(intents []input.Intent) {
	for _, in := range intents {
		if t.warned.question.Asked() || t.outlook.sheet != nil || len(t.shown.waiting) > 0 || t.sheets != nil {
			return // what was done has begun something to look at
		}
		t.takeOne(in)
	}
}

// takeOne does one thing that a person wants.
func (t *table) takeOne(in input.Intent) {
	if t.showLog && t.shown.log.Take(t.picture.LogPanel(), in) {
		t.changed = true
		return
	}
	if t.hand.lens.take(in) || (signs{t}).take(in) {
		return
	}
	switch in.Kind {
	case input.Move, input.Press, input.Release, input.Abandon:
		t.x, t.y = in.X, in.Y
		if t.pressButtons(in) {
			return
		}
		if !takesHint(t, in) {
			t.do(t.hand.point(in))
		}
	case input.Hint:
		t.askHint()
	case input.Turn:
		explainer{t}.clicked(in)
	case input.Undo:
		takingBack{t}.undoOne()
	case input.Redo:
		takingBack{t}.redo()
	case input.Log:
		if t.showLog { // once more: the sheets of the rounds that are over
			t.openSheets()
		}
		t.toggleLog()
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
	t.showLog = false
	t.changed = true
	switch {
	case t.hand.hint.Open:
		t.hand.closeHint()
	case t.canHint():
		t.hand.drop()
		t.hand.forgetRefusal()
		t.hints.Open()
	}
}

// toggleLog shows what happened, or no longer.
func (t *table) toggleLog() {
	t.hand.closeHint()
	t.showLog = !t.showLog
	t.shown.log.Reset()
}

// cancel backs out of one thing: a move that waits, advice, the log, what was chosen, what the keys are at, and then opens the menu.
func (t *table) cancel() {
	h := t.hand
	switch {
	case t.later.Forget():
	case h.hint.Open:
		h.closeHint()
	case t.showLog:
		t.showLog = false
	case h.lens.shut():
	case h.passes || h.focus.Kind != view.Nothing && h.choice.none():
		h.passes = false
		h.unfocus()
	case h.held.carried:
		h.choice.back()
		h.putBack()
	case !h.choice.none():
		h.unchoose()
	case h.bid != 0:
		h.bid = 0
	default:
		scene.OpenMenu(t.app.App)
	}
}

// openSheets shows the sheets of the rounds that are over.
func (t *table) openSheets() {
	played := t.session.Record()
	if rounds := scoring.Rounds(&played); len(rounds) > 0 {
		t.sheets = scoring.Open(t.art, t.names(), rounds)
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
	_, canUndo := t.session.CanUndo()
	w[view.ButtonUndo].Disabled = !canUndo && !t.later.Waits() && !t.hand.choice.laid
	_, canRedo := t.session.CanRedo()
	w[view.ButtonRedo].Disabled = !canRedo
	w[view.ButtonHint].Disabled = !t.canHint()
	w[view.ButtonRounds].Hidden = t.session.Table().Round() == 1 && t.session.Table().Phase() != rome.PhaseDraw // none is over
	w[view.ButtonPass].Disabled = t.decision() != rome.DecideBuild || t.needsCurtain()
	w[view.ButtonRules].Hidden = t.showLog || t.hand.hint.Open || len(t.shown.waiting) > 0 || t.picture.Layout.Close
	key, ready := "", false
	if !t.showLog {
		key, ready = keys{t.hand}.confirms()
	}
	confirm := &w[view.ButtonConfirm]
	confirm.Hidden, confirm.Disabled, confirm.Main = key == "", !ready, ready
	if says := (confirmWords{key, t.hand.bid.Sum()}); key != "" && says != t.confirms {
		t.confirms = says
		confirm.Label = t.app.Strings.Text(key, says.sum)
	}
}

// pressButtons gives a pointer's intent to the buttons and reports whether one took it.
func (t *table) pressButtons(in input.Intent) bool {
	if t.hand.held.pressed {
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
	if in.Kind != input.Press && in.Kind != input.Release {
		return false
	}
	for _, w := range t.buttons.Widgets {
		if !w.Hidden && w.Rect.Contains(in.X, in.Y) {
			return true
		}
	}
	switch l := &t.picture.Layout; {
	case in.Kind != input.Press:
	case l.Course.Contains(in.X, in.Y):
		t.openSheets()
		return true
	case t.showLog && l.Close: // it lies over what is beside it: a press on its edge means nothing else
		t.showLog = false
		return l.Sheet.Contains(in.X, in.Y)
	}
	return false
}

// pressButton does what one button does.
func (t *table) pressButton(button int) {
	t.changed = true
	switch button {
	case view.ButtonUndo:
		takingBack{t}.undoOne()
	case view.ButtonRedo:
		takingBack{t}.redo()
	case view.ButtonLog:
		t.toggleLog()
	case view.ButtonHint:
		t.askHint()
	case view.ButtonOutlook:
		t.outlook.open()
	case view.ButtonRounds:
		t.openSheets()
	case view.ButtonPass:
		t.do(t.hand.pass())
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
