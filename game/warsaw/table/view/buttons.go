package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The table's buttons, as places in their group.
const (
	ButtonTurnLeft = iota
	ButtonTurnRight
	ButtonUndo
	ButtonRedo
	ButtonLog
	ButtonHint
	ButtonMenu
	ButtonOutlook
	ButtonConfirm
	ButtonRules
)

// NewButtons makes the buttons of a match's table.
func NewButtons(art *Capital) *widget.Group {
	g := widget.NewGroup(make([]widget.Widget, ButtonRules+1)...)
	LabelButtons(art, g)
	return g
}

// LabelButtons says what the buttons are for; what the one that confirms does is said by whoever knows what there is to.
func LabelButtons(art *Capital, buttons *widget.Group) {
	words, w := art.Strings, buttons.Widgets
	w[ButtonTurnLeft].Tip = words.Text("table.turnleft")
	w[ButtonTurnRight].Tip = words.Text("table.turnright")
	w[ButtonUndo].Tip = words.Text("table.undo")
	w[ButtonRedo].Tip = words.Text("table.redo")
	w[ButtonLog].Tip = words.Text("table.showlog")
	w[ButtonHint].Tip = words.Text("table.hint")
	w[ButtonMenu].Tip = words.Text("table.menu")
	w[ButtonRules].Tip = words.Text("table.rules")
	w[ButtonOutlook].Tip = words.Text("table.outlook")
	for button, action := range map[int]string{
		ButtonTurnLeft: "turn-back", ButtonTurnRight: "turn", ButtonUndo: "undo", ButtonRedo: "redo", ButtonLog: "log", ButtonHint: "hint", ButtonMenu: "menu",
		ButtonOutlook: "outlook", ButtonRules: "rules", ButtonConfirm: "confirm",
	} {
		w[button].Sign = art.Sign(action)
	}
}

// PlaceButtons puts the buttons where the layout has them.
func (l *Layout) PlaceButtons(buttons *widget.Group) {
	for n, r := range [...]widget.Rect{l.TurnLeft, l.TurnRight, l.Undo, l.Redo, l.Log, l.Hint, l.Menu, l.Outlook, l.Confirm, l.Rules()} {
		buttons.Widgets[n].Rect = r
	}
}

// DrawButtons draws the buttons, with the tip of the one that the pointer rests on.
func (t *Table) DrawButtons(dst *ebiten.Image, buttons *widget.Group) {
	t.Painter().DrawWidgets(dst, buttons)
	p := t.drawing(dst)
	for button, sign := range [...]*icon.Icon{
		ButtonTurnLeft: icon.TurnLeft, ButtonTurnRight: icon.TurnRight, ButtonUndo: icon.Undo, ButtonRedo: icon.Redo, ButtonLog: icon.Log, ButtonHint: icon.Hint, ButtonOutlook: icon.Outlook,
	} {
		p.drawButton(&buttons.Widgets[button], sign)
	}
	if w := &buttons.Widgets[ButtonRules]; !w.Hidden {
		x, y := w.Rect.Centre()
		p.Say("?", x, y, label{Size: 22, Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
	}
	scene.DrawBars(dst, t.Layout.Menu, theme.Ink)
	t.Painter().DrawTip(dst, buttons, t.Layout.Screen)
}

// drawButton draws what stands on a small button, if that is a sign.
func (p drawing) drawButton(w *widget.Widget, sign *icon.Icon) {
	if w.Hidden || sign == nil {
		return
	}
	colour := theme.Ink
	if w.Disabled {
		colour = theme.PaperLine
	}
	size := min(w.Rect.W, w.Rect.H) * 0.62
	x, y := w.Rect.Centre()
	p.Icons.DrawIn(p.Dst, sign, math.Round(x-size/2), math.Round(y-size/2), size, colour)
}
