package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/table"
	"capital/render/icon"
	"capital/render/widget"
)

// The buttons of Capitol's own, as places in their group.
const (
	ButtonPass = table.Buttons + iota
	ButtonRounds
	buttons
)

// NewButtons makes the buttons of a match's table.
func NewButtons(art *Rome) *widget.Group {
	g := table.NewButtons(buttons - table.Buttons)
	LabelButtons(art, g)
	return g
}

// LabelButtons says what the buttons are for.
func LabelButtons(art *Rome, buttons *widget.Group) {
	table.LabelButtons(buttons, art.Display.Strings, art.Strings, art.Sign)
	w := buttons.Widgets
	w[ButtonPass].Label, w[ButtonPass].Sign = art.Strings.Text("table.pass"), art.Sign("discard")
	w[ButtonRounds].Tip = art.Strings.Text("table.rounds")
}

// PlaceButtons puts the buttons where the layout has them.
func (t *Table) PlaceButtons(buttons *widget.Group) {
	l, w := &t.Layout, buttons.Widgets
	table.PlaceButtons(buttons, [table.Buttons]widget.Rect{l.Undo, l.Redo, l.Log, l.Hint, l.Menu, l.Outlook, l.Confirm, l.Rules()})
	w[ButtonPass].Rect, w[ButtonRounds].Rect = l.Pass, l.Rounds
}

// Teach says whether a lesson is given.
func (t *Table) Teach(on bool) { t.taught = on }

// Menu is where the button lies that opens the menu.
func (t *Table) Menu() widget.Rect { return t.Layout.Menu }

// buttonSign is how large the sign on a button is, as a part of it.
const buttonSign = 0.68

// DrawButtons draws the buttons, with the tip of the one that the pointer rests on.
func (t *Table) DrawButtons(dst *ebiten.Image, buttons *widget.Group) {
	table.DrawButtons(dst, t.Painter(), buttons, buttonSign, t.Layout.Screen, nil, icon.Most)
}
