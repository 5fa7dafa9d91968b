package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/icon"
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
)

// NewButtons makes the buttons of a match's table.
func NewButtons(art *Rome) *widget.Group {
	words := art.Strings
	return widget.NewGroup(
		widget.Widget{Tip: words.Text("table.undo")},
		widget.Widget{Tip: words.Text("table.redo")},
		widget.Widget{Tip: words.Text("table.showlog")},
		widget.Widget{Tip: words.Text("table.hint")},
		widget.Widget{Tip: words.Text("table.menu")},
		widget.Widget{Tip: words.Text("table.outlook")},
		widget.Widget{Label: words.Text("table.pass")},
		widget.Widget{}, // what it does is said by whoever knows what there is to confirm
	)
}

// PlaceButtons puts the buttons where the layout has them.
func (l *Layout) PlaceButtons(buttons *widget.Group) {
	for n, r := range [...]widget.Rect{l.Undo, l.Redo, l.Log, l.Hint, l.Menu, l.Outlook, l.Pass, l.Confirm} {
		buttons.Widgets[n].Rect = r
	}
}

// DrawButtons draws the buttons, with the tip of the one that the pointer rests on.
func (t *Table) DrawButtons(dst *ebiten.Image, buttons *widget.Group) {
	t.Painter().DrawWidgets(dst, buttons)
	p := t.pencil(dst)
	for button, sign := range [...]*icon.Icon{ButtonUndo: icon.Undo, ButtonRedo: icon.Redo, ButtonLog: icon.Log, ButtonHint: icon.Hint, ButtonOutlook: icon.Outlook} {
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
	scene.DrawBars(dst, t.Layout.Menu, theme.Ink)
	t.Painter().DrawTip(dst, buttons, t.Layout.Screen)
}
