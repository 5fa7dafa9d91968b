package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/table"
	"capital/render/icon"
	"capital/render/widget"
)

// The buttons of Capital's own, as places in their group.
const (
	ButtonTurnLeft = table.Buttons + iota
	ButtonTurnRight
	buttons
)

// NewButtons makes the buttons of a match's table.
func NewButtons(art *Capital) *widget.Group {
	g := table.NewButtons(buttons - table.Buttons)
	LabelButtons(art, g)
	return g
}

// LabelButtons says what the buttons are for.
func LabelButtons(art *Capital, buttons *widget.Group) {
	table.LabelButtons(buttons, art.Display.Strings, art.Strings, art.Sign)
	w := buttons.Widgets
	w[ButtonTurnLeft].Tip, w[ButtonTurnLeft].Sign = art.Strings.Text("table.turnleft"), art.Sign("turn-back")
	w[ButtonTurnRight].Tip, w[ButtonTurnRight].Sign = art.Strings.Text("table.turnright"), art.Sign("turn")
}

// PlaceButtons puts the buttons where the layout has them.
func (t *Table) PlaceButtons(buttons *widget.Group) {
	l, w := &t.Layout, buttons.Widgets
	table.PlaceButtons(buttons, [table.Buttons]widget.Rect{l.Undo, l.Redo, l.Log, l.Hint, l.Menu, l.Outlook, l.Confirm, l.Rules()})
	w[ButtonTurnLeft].Rect, w[ButtonTurnRight].Rect = l.TurnLeft, l.TurnRight
}

// Teach says whether a lesson is given.
func (t *Table) Teach(on bool) { t.taught = on }

// Menu is where the button lies that opens the menu.
func (t *Table) Menu() widget.Rect { return t.Layout.Menu }

// DrawButtons draws the buttons, with the tip of the one that the pointer rests on.
func (t *Table) DrawButtons(dst *ebiten.Image, buttons *widget.Group) {
	table.DrawButtons(dst, t.Painter(), buttons, buttonSign, t.Layout.Screen, icon.TurnLeft, icon.TurnRight)
}

// buttonSign is how large the sign on a button is, as a part of it.
const buttonSign = 0.62
