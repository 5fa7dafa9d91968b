package view

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/log"
	"capital/render/canvas"
	"capital/render/life"
	"capital/render/pencil"
	"capital/render/widget"
	"capital/rules/rome"
)

// Table draws positions on a screen.
type Table struct {
	taught  bool // there is room for the words of a lesson
	seats   int
	Layout  Layout
	base    Layout // with all of the map in its window
	art     *Rome
	wording string        // of what is written
	ground  *ebiten.Image // the backdrop, drawn once
	drawn   still         // what it shows
	living  living        // what lives on the map
}

// NewTable makes a table for so many seats, to be resized before it draws.
func NewTable(art *Rome, seats int) *Table {
	return &Table{art: art, seats: seats, living: newLiving()}
}

// Resize lays the table out for a room, and reports whether that is another layout or in another language. All of the map is
// seen then.
func (t *Table) Resize(room scene.Room) bool {
	l := Lay(room, t.seats, t.taught)
	if l == t.base && t.wording == room.Wording {
		return false
	}
	t.base, t.Layout, t.wording = l, l, room.Wording
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

func (t *Table) pencil(dst *ebiten.Image) pencil.Pencil {
	return pencil.Pencil{Dst: dst, Writer: t.art.Writer, Icons: t.art.Icons, U: t.Layout.U, Own: t.Layout.Text}
}

func (t *Table) region(dst *ebiten.Image, p *Position) region {
	return region{t.pencil(dst), t.art, &t.Layout, p}
}

// Draw draws a position but for what lies over buttons, for which see [Table.DrawOver].
func (t *Table) Draw(dst *ebiten.Image, p *Position) {
	t.drawBackdrop(dst, p)
	r := t.region(dst, p)
	after{r}.draw()
	hand{r}.draw()
	choices{r}.draw()
	after{r}.drawPoints()
	side{r}.draw()
}

// DrawOver draws what of a position lies over buttons: what passes, what is carried, a refusal, bids, a banner.
func (t *Table) DrawOver(dst *ebiten.Image, p *Position) {
	over := overlay{t.region(dst, p)}
	over.drawOpen()
	over.drawFlashes()
	over.drawFlying()
	if p.Side.Log != nil {
		p.Side.Log.DrawPointed(over.logPanel(), t.Layout.Screen)
	}
	over.drawAskedChip(t.Painter())
	over.drawHeld()
	over.drawRefusal(t.Painter())
	reveal(over).draw()
	banner(over).draw()
}

// drawBackdrop draws the parts that seldom change, from a picture of them as long as they don't: while something is carried
// only the rest is drawn anew.
func (t *Table) drawBackdrop(dst *ebiten.Image, p *Position) {
	now := stillOf(p, t.Layout.Map, t.art.Writer.Sharp)
	if t.ground == nil || t.drawn != now {
		if t.ground == nil {
			t.ground = canvas.Screen(t.Layout.Screen.W, t.Layout.Screen.H)
		}
		t.drawn = now
		t.art.City.DrawTable(t.ground)
		shown := now.position()
		r := t.region(t.ground, &shown)
		course{r}.draw()
		board{r}.draw()
		seats{r}.draw()
		piles{r}.draw()
	}
	dst.DrawImage(t.ground, nil)
}

// Live implements part of the table's picture: see [living].
func (t *Table) Live(p *Position, seconds float64, on *life.Scenery) {
	t.living.live(t.region(nil, p), seconds, on)
}

// At is what lies under a point, and Nothing where that is nothing that can be pointed at.
func (t *Table) At(p *Position, x, y float64) Thing { return t.Layout.at(p, x, y) }

// Where is where a thing lies, as large as it can be pointed at; the place of a house or a card that is not there (any more)
// is that of what holds it.
func (t *Table) Where(p *Position, thing Thing) widget.Rect { return t.Layout.where(p, thing) }

// AdviceAt is what lies at a point of the advice: one of its moves, or something that speaks for the one shown; -1 where
// there is none. It is not ok beside the advice.
func (t *Table) AdviceAt(a *Advice, x, y float64) (row, reason int, ok bool) {
	return t.region(nil, nil).advice().At(a, x, y)
}

// LogPanel is where and with what the log is shown, for whoever takes in what a person does with it.
func (t *Table) LogPanel() *log.Panel[LogPicture] { return t.region(nil, nil).logPanel() }

// ChipAt is the chip at a point.
func (t *Table) ChipAt(p *Position, x, y float64) Chip { return t.region(nil, p).chipAt(x, y) }

// Chips lists the chips of a prefecture, as it is read.
func (t *Table) Chips(p *Position, place rome.Place) (all []Chip) {
	for _, one := range t.region(nil, p).chips(place) {
		all = append(all, one.Chip)
	}
	return all
}

// WhereChip is where a chip lies.
func (t *Table) WhereChip(p *Position, c Chip) widget.Rect {
	for _, one := range t.region(nil, p).chips(c.Place) {
		if one.Chip == c {
			return one.at
		}
	}
	return widget.Rect{}
}
