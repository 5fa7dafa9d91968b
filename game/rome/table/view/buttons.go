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
	ButtonUndo = iota
	ButtonRedo
	ButtonLog
	ButtonHint
	ButtonMenu
	ButtonOutlook
	ButtonPass
	ButtonConfirm
	ButtonRules
	ButtonRounds
)

// NewButtons makes the buttons of a match's table.
func NewButtons(art *Rome) *widget.Group {
	g := widget.NewGroup(make([]widget.Widget, ButtonRounds+1)...)
	LabelButtons(art, g)
	return g
}

// LabelButtons says what the buttons are for; what the one that confirms does is said by whoever knows what there is to.
func LabelButtons(art *Rome, buttons *widget.Group) {
	words, w := art.Strings, buttons.Widgets
	w[ButtonUndo].Tip = words.Text("table.undo")
	w[ButtonRedo].Tip = words.Text("table.redo")
	w[ButtonLog].Tip = words.Text("table.showlog")
	w[ButtonHint].Tip = words.Text("table.hint")
	w[ButtonMenu].Tip = words.Text("table.menu")
	w[ButtonRules].Tip = words.Text("table.rules")
	w[ButtonRounds].Tip = words.Text("table.rounds")
	w[ButtonOutlook].Tip = words.Text("table.outlook")
	w[ButtonPass].Label = words.Text("table.pass")
	for button, action := range map[int]string{
		ButtonUndo: "undo", ButtonRedo: "redo", ButtonLog: "log", ButtonHint: "hint", ButtonMenu: "menu",
		ButtonOutlook: "outlook", ButtonRules: "rules", ButtonPass: "discard", ButtonConfirm: "confirm",
	} {
		w[button].Sign = art.Sign(action)
	}
}

// PlaceButtons puts the buttons where the layout has them.
func (l *Layout) PlaceButtons(buttons *widget.Group) {
	for n, r := range [...]widget.Rect{l.Undo, l.Redo, l.Log, l.Hint, l.Menu, l.Outlook, l.Pass, l.Confirm, l.Rules(), l.Rounds} {
		buttons.Widgets[n].Rect = r
	}
}

// DrawButtons draws the buttons, with the tip of the one that the pointer rests on.
func (t *Table) DrawButtons(dst *ebiten.Image, buttons *widget.Group) {
	t.Painter().DrawWidgets(dst, buttons)
	p := t.pencil(dst)
	for button, sign := range [...]*icon.Icon{ButtonUndo: icon.Undo, ButtonRedo: icon.Redo, ButtonLog: icon.Log, ButtonHint: icon.Hint, ButtonRounds: icon.Most, ButtonOutlook: icon.Outlook} {
		w := &buttons.Widgets[button]
		if w.Hidden || sign == nil {
			continue
		}
		colour := theme.Ink
		if w.Disabled {
			colour = theme.PaperLine
		}
		size := math.Min(w.Rect.W, w.Rect.H) * 0.68
		x, y := w.Rect.Centre()
		p.Icons.DrawIn(dst, sign, math.Round(x-size/2), math.Round(y-size/2), size, colour)
	}
	if w := &buttons.Widgets[ButtonRules]; !w.Hidden {
		x, y := w.Rect.Centre()
		p.Say("?", x, y, label{Size: 22, Face: text.Bold, Align: text.Centre, VAlign: text.Middle})
	}
	scene.DrawBars(dst, t.Layout.Menu, theme.Ink)
	t.Painter().DrawTip(dst, buttons, t.Layout.Screen)
}
