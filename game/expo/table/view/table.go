package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/log"
	"capital/render/canvas"
	"capital/render/expo/fairground"
	"capital/render/expo/tinplate"
	"capital/render/life"
	"capital/render/widget"
	"capital/rules/expo"
)

// Table draws positions on a screen.
type Table struct {
	Layout Layout
	art    *Expo
	match  kind
	taught bool // a lesson is given
	laid   laid
	ground *ebiten.Image // the ground below the table, painted once

	era    tinplate.Era // that begins
	living living       // what lives in the city
}

// NewTable makes a table for a match that is played with so many seats, to be resized before it draws.
func NewTable(art *Expo, t *expo.Table) *Table {
	return &Table{art: art, match: kindOf(t), living: newLiving()}
}

// laid is what a layout was made for, its words' language too.
type laid struct {
	room   scene.Room
	taught bool
}

// Resize lays the table out for a room, and reports whether that is another one, or in another language.
func (t *Table) Resize(room scene.Room) bool {
	now := laid{room, t.taught}
	if now == t.laid {
		return false
	}
	t.laid = now
	t.Layout = lay(room, t.match)
	if t.taught {
		t.Layout.makeRoom()
	}
	if t.ground != nil {
		t.ground.Deallocate()
		t.ground = nil
	}
	return true
}

// Painter draws widgets in the table's size.
func (t *Table) Painter() widget.Painter {
	return widget.Painter{Writer: t.art.Writer, Icons: t.art.Icons, Look: widget.Paper(), Scale: t.Layout.U}
}

func (t *Table) region(dst *ebiten.Image, p *Position) region {
	return region{t.art.Brush(dst, t.Layout.U, t.Layout.Text), &t.Layout, p}
}

// Draw draws a position but for what lies over buttons, for which see [Table.DrawOver].
func (t *Table) Draw(dst *ebiten.Image, p *Position) {
	t.drawGround(dst)
	r := t.region(dst, p)
	course{r}.draw()
	city{r}.draw()
	own{r}.draw()
	tracks{r}.draw()
	fair{r}.draw()
	panels{r}.draw()
	offered{r}.draw()
	choices{r}.draw()
	side{r}.draw()
	if p.Banner.Era == 0 {
		t.era.Forget()
	}
}

// DrawOver draws what of a position lies over buttons: what is opened, what passes, what is carried, a refusal, a banner.
func (t *Table) DrawOver(dst *ebiten.Image, p *Position) {
	over := overlay{t.region(dst, p)}
	over.drawOpen()
	over.drawFlashes()
	over.drawFlying()
	if p.Side.Log != nil {
		p.Side.Log.DrawPointed(over.logPanel(), t.Layout.Screen)
	}
	over.drawHeld()
	over.drawRefusal(t.Painter())
	switch b := &p.Banner; {
	case b.Title == "":
	case b.Era > 0 && !t.art.Writer.Sharp:
		over.drawEra(&t.era)
	case b.Quiet:
		over.drawRibbon()
	default:
		over.drawBanner()
	}
}

// drawGround draws the ground, from a picture of it; in high contrast the ground is plain.
func (t *Table) drawGround(dst *ebiten.Image) {
	if t.art.Writer.Sharp {
		dst.Fill(PlainGround)
		return
	}
	if t.ground == nil {
		t.ground = canvas.Screen(t.Layout.Screen.W, t.Layout.Screen.H)
		fairground.Ground(t.ground)
	}
	dst.DrawImage(t.ground, nil)
}

// Live implements part of the table's picture: see [living].
func (t *Table) Live(p *Position, seconds float64, on *life.Scenery) {
	t.living.live(t.region(nil, p), seconds, on)
}

// At is what lies under a point, and Nothing where that is nothing that can be pointed at.
func (t *Table) At(p *Position, x, y float64) Thing { return t.Layout.at(p, x, y) }

// Where is where a thing lies, as large as it can be pointed at; the place of one that is not there (any more) is that
// of what holds it.
func (t *Table) Where(p *Position, thing Thing) widget.Rect { return t.Layout.where(p, thing) }

// AdviceAt is what lies at a point of the advice: one of its moves, or something that speaks for the one shown; -1 where
// there is none. It is not ok beside the advice.
func (t *Table) AdviceAt(a *Advice, x, y float64) (row, reason int, ok bool) {
	return t.region(nil, nil).advice().At(a, x, y)
}

// LogPanel is where and with what the log is shown, for whoever takes in what a person does with it.
func (t *Table) LogPanel() *log.Panel[Thing] { return t.region(nil, nil).logPanel() }
