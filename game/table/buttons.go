package table

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/scene"
	"capital/input"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The buttons of all tables, as places in their group. Those of a game's own come behind them.
const (
	ButtonUndo = iota
	ButtonRedo
	ButtonLog
	ButtonHint
	ButtonMenu
	ButtonOutlook
	ButtonConfirm
	ButtonRules
	Buttons // how many they are
)

// NewButtons makes the buttons of a table, with so many of the game's own.
func NewButtons(own int) *widget.Group { return widget.NewGroup(make([]widget.Widget, Buttons+own)...) }

// LabelButtons says what the buttons of all tables are for, with the signs of a gamepad's buttons; what the one that confirms
// does is said by the hand. What the log and the rules book tell is said in the game's words.
func LabelButtons(buttons *widget.Group, house, game *assets.Strings, sign func(action string) string) {
	w := buttons.Widgets
	w[ButtonUndo].Tip, w[ButtonRedo].Tip = house.Text("table.undo"), house.Text("table.redo")
	w[ButtonHint].Tip, w[ButtonOutlook].Tip = house.Text("table.hint"), house.Text("table.outlook")
	w[ButtonMenu].Tip = house.Text("table.menu")
	w[ButtonLog].Tip, w[ButtonRules].Tip = game.Text("table.showlog"), game.Text("table.rules")
	for n, action := range [Buttons]string{"undo", "redo", "log", "hint", "menu", "outlook", "confirm", "rules"} {
		w[n].Sign = sign(action)
	}
}

// passButtons lets time pass for the buttons: where the pointer rests, a tip is due.
func (c *Course[M, A, E, P]) passButtons(seconds float64) {
	_, changed := c.Buttons.Update(nil, seconds)
	c.Stale = c.Stale || changed
}

// UpdateButtons says of each button whether it can be pressed now.
func (c *Course[M, A, E, P]) UpdateButtons() {
	w := c.Buttons.Widgets
	_, canUndo := c.Session.CanUndo()
	w[ButtonUndo].Disabled = !canUndo && !c.later.Waits() && !c.game.Hand().CanTakeBack()
	_, canRedo := c.Session.CanRedo()
	w[ButtonRedo].Disabled = !canRedo
	w[ButtonHint].Disabled = !c.canHint()
	w[ButtonRules].Hidden = w[ButtonRules].Rect.W == 0 || c.ShowLog || c.Hints.Opened() || c.game.Shown().Announced() != nil
	does, ready := "", false
	if !c.ShowLog {
		does, ready = c.game.Hand().Confirms()
		if to := c.letterTo(); to != "" && does == "" {
			does, ready = c.App.Strings.Text("letter.send", to), true
		}
	}
	confirm := &w[ButtonConfirm]
	confirm.Hidden, confirm.Disabled, confirm.Main = does == "", !ready, ready
	if does != "" {
		confirm.Label = does
	}
	c.game.ReadyButtons()
}

// pressButtons gives a pointer's intent to the buttons, and to what lies beside them, and reports whether one took it.
func (c *Course[M, A, E, P]) pressButtons(in input.Intent) bool {
	if c.game.Hand().Drags() {
		return false // whatever is being dragged goes over buttons
	}
	c.UpdateButtons()
	events, changed := c.Buttons.Update(scene.Acts(nil, []input.Intent{in}), 0)
	c.Stale = c.Stale || changed
	for _, e := range events {
		c.PushButton(e.Index)
	}
	if len(events) > 0 {
		return true
	}
	if in.Kind != input.Press && in.Kind != input.Release {
		return false
	}
	for _, w := range c.Buttons.Widgets {
		if !w.Hidden && w.Rect.Contains(in.X, in.Y) {
			return true
		}
	}
	return c.game.Press(in)
}

// PushButton does what one button does.
func (c *Course[M, A, E, P]) PushButton(button int) {
	c.Stale = true
	switch button {
	case ButtonUndo:
		c.takeBackOne()
	case ButtonRedo:
		c.BringBack()
	case ButtonLog:
		c.ToggleLog()
	case ButtonHint:
		c.AskHint()
	case ButtonOutlook:
		c.OpenOutlook()
	case ButtonRules:
		c.OpenTopic(c.topicNow())
	case ButtonConfirm:
		if c.Hints.Advising() {
			c.Do(c.game.Hand().TakeAdvice())
			return
		}
		c.confirm()
	default:
		c.game.PressButton(button)
	}
}

// confirm does what is proposed, or sends a match by letter on where nothing is.
func (c *Course[M, A, E, P]) confirm() {
	if does, _ := c.game.Hand().Confirms(); does == "" && c.letterTo() != "" {
		c.sendOn()
		return
	}
	c.Do(c.game.Hand().Confirm())
}

// PlaceButtons puts the buttons of all tables where a layout has them.
func PlaceButtons(buttons *widget.Group, places [Buttons]widget.Rect) {
	for n, r := range places {
		buttons.Widgets[n].Rect = r
	}
}

// DrawButtons draws the buttons, those of the game's own with their signs, and the tip of the one that the pointer rests on. A
// sign takes a part of its button.
func DrawButtons(dst *ebiten.Image, p widget.Painter, buttons *widget.Group, part float64, screen widget.Rect, own ...*icon.Icon) {
	p.DrawWidgets(dst, buttons)
	for n, sign := range [...]*icon.Icon{ButtonUndo: icon.Undo, ButtonRedo: icon.Redo, ButtonLog: icon.Log, ButtonHint: icon.Hint, ButtonOutlook: icon.Outlook} {
		drawSign(dst, p, &buttons.Widgets[n], sign, part)
	}
	for n, sign := range own {
		drawSign(dst, p, &buttons.Widgets[Buttons+n], sign, part)
	}
	if w := &buttons.Widgets[ButtonRules]; !w.Hidden {
		x, y := w.Rect.Centre()
		p.Writer.Draw(dst, "?", x, y, text.Style{Face: text.Bold, Size: 22 * p.Scale, Colour: theme.Ink, Align: text.Centre, VAlign: text.Middle})
	}
	scene.DrawBars(dst, buttons.Widgets[ButtonMenu].Rect, theme.Ink)
	p.DrawTip(dst, buttons, screen)
}

// drawSign draws what stands on a small button, if that is a sign.
func drawSign(dst *ebiten.Image, p widget.Painter, w *widget.Widget, sign *icon.Icon, part float64) {
	if w.Hidden || sign == nil {
		return
	}
	colour := theme.Ink
	if w.Disabled {
		colour = theme.PaperLine
	}
	size := min(w.Rect.W, w.Rect.H) * part
	x, y := w.Rect.Centre()
	p.Icons.DrawIn(dst, sign, math.Round(x-size/2), math.Round(y-size/2), size, colour)
}
