package table

import (
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/view"
	"capital/game/table"
	"capital/input"
	"capital/rules/rome"
)

// Take implements part of [table.Game].
func (t *screen) Take(in input.Intent) bool { return t.hand.zoom.take(in) || t.takeSign(in) }

// Took implements part of [table.Game].
func (t *screen) Took(input.Intent) {}

// PressFirst implements part of [table.Game]: nothing lies over the buttons.
func (t *screen) PressFirst(input.Intent) bool { return false }

// Press implements part of [table.Game].
func (t *screen) Press(in input.Intent) bool {
	switch l := &t.picture.Layout; {
	case in.Kind != input.Press:
	case l.Course.Contains(in.X, in.Y):
		t.openRounds()
		return true
	case t.ShowLog && l.Close: // it lies over what is beside it: a press on its edge means nothing else
		t.ShowLog = false
		return l.Sheet.Contains(in.X, in.Y)
	}
	return false
}

// Turn implements part of [table.Game]: a right click opens the rules book at what lies there.
func (t *screen) Turn(in input.Intent) {
	if topic := t.under(in.X, in.Y); in.Right && topic != "" {
		t.OpenTopic(topic)
	}
}

// Zoom implements part of [table.Game]: see [zoom.take].
func (t *screen) Zoom(input.Intent) {}

// OpenLog implements part of [table.Game]: once more, and the sheets of the rounds that are over lie there.
func (t *screen) OpenLog() {
	if t.ShowLog {
		t.openRounds()
	}
	t.ToggleLog()
}

// openRounds shows the sheets of the rounds that are over.
func (t *screen) openRounds() {
	played := t.session.Record()
	if rounds := scoring.Rounds(&played); len(rounds) > 0 {
		t.OpenSheet(scoring.Open(t.art, t.Names(), rounds))
	}
}

// PressButton implements part of [table.Game].
func (t *screen) PressButton(button int) {
	switch button {
	case view.ButtonRounds:
		t.openRounds()
	case view.ButtonPass:
		t.Do(t.hand.pass())
	}
}

// ReadyButtons implements part of [table.Game].
func (t *screen) ReadyButtons() {
	w, open := t.Buttons.Widgets, t.session.Table()
	w[view.ButtonRounds].Hidden = open.Round() == 1 && open.Phase() != rome.PhaseDraw // none is over
	w[view.ButtonPass].Disabled = t.decision() != rome.DecideBuild || t.NeedsCurtain()
	if t.picture.Layout.Close {
		w[table.ButtonRules].Hidden = true
	}
}
