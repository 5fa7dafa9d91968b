package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/table"
	"capital/render/widget"
)

// NewButtons makes the buttons of a match's table.
func NewButtons(art *Expo) *widget.Group {
	g := table.NewButtons(0)
	LabelButtons(art, g)
	return g
}

// LabelButtons says what the buttons are for.
func LabelButtons(art *Expo, buttons *widget.Group) {
	table.LabelButtons(buttons, art.Display.Strings, art.Strings, art.Sign)
}

// PlaceButtons puts the buttons where the layout has them.
func (t *Table) PlaceButtons(buttons *widget.Group) {
	l := &t.Layout
	table.PlaceButtons(buttons, [table.Buttons]widget.Rect{l.Undo, l.Redo, l.Log, l.Hint, l.Menu, l.Outlook, l.Confirm, l.Rules()})
}

// Teach says whether a lesson is given.
func (t *Table) Teach(on bool) { t.taught = on }

// Menu is where the button lies that opens the menu.
func (t *Table) Menu() widget.Rect { return t.Layout.Menu }

// buttonSign is how large the sign on a button is, as a part of it.
const buttonSign = 0.68

// DrawButtons draws the buttons, with the tip of the one that the pointer rests on.
func (t *Table) DrawButtons(dst *ebiten.Image, buttons *widget.Group) {
	table.DrawButtons(dst, t.Painter(), buttons, buttonSign, t.Layout.Screen)
}

// rulesSize is how large the button is that opens the rules book, in logical units.
const rulesSize = 34

// Rules is where the button lies that opens the rules book at what is told beside the board. Where all lies close together
// there is none: a finger held on a thing leads there, too.
func (l *Layout) Rules() widget.Rect {
	u, r := l.U, l.Side
	if l.Close {
		return widget.Rect{X: r.X + r.W, Y: r.Y}
	}
	return widget.Rect{X: r.X + r.W - (rulesSize+5)*u, Y: r.Y + 5*u, W: rulesSize * u, H: rulesSize * u}
}
