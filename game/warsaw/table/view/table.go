package view

import (
	"fmt"

	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/canvas"
	"capital/render/life"
	"capital/render/pencil"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// Table draws positions on a screen.
type Table struct {
	taught  bool // there is room for the words of a lesson
	Layout  Layout
	art     *Capital
	wording string        // of what is written
	paper   *ebiten.Image // the backdrop, drawn once
	drawn   backdrop      // what it shows
	beams   searchlights
	epoch   epochPicture
	dust    dust
	living  living
}

// NewTable makes a table, to be resized before it draws.
func NewTable(art *Capital) *Table { return &Table{art: art, living: newLiving()} }

// Resize lays the table out for a room, and reports whether that is another layout or in another language.
func (t *Table) Resize(room scene.Room) bool {
	l := Lay(room)
	if t.taught {
		l.makeRoom()
	}
	if l == t.Layout && t.wording == room.Wording {
		return false
	}
	t.Layout, t.wording = l, room.Wording
	t.art.Tiles.Least = int(math.Ceil(theme.TextSmall*l.U - 0.5))
	if t.paper != nil {
		t.paper.Deallocate()
		t.paper = nil
	}
	return true
}

// Painter draws widgets in the table's size.
func (t *Table) Painter() widget.Painter {
	return widget.Painter{Writer: t.art.Writer, Icons: t.art.Icons, Look: widget.Paper(), Scale: t.Layout.U}
}

// Draw draws a position but for what lies over buttons, for which see [Table.DrawOver].
func (t *Table) Draw(dst *ebiten.Image, p *Position) {
	t.drawBackdrop(dst, p)
	r := t.region(dst, p)
	r.drawBlackout(&t.beams)
	large := board{r.within(t.Layout.Board)}
	if !p.Bare {
		large.draw()
	}
	if fit := t.Layout.Fit(p.district()); p.Place.Goal > fit.Goal && !p.Bare {
		whole{r}.draw()
	} else {
		large.drawName(fit)
	}
	band{r}.draw()
	side{r}.draw()
}

// DrawOver draws what of a position lies over buttons: what passes, what is carried, a refusal, a banner.
func (t *Table) DrawOver(dst *ebiten.Image, p *Position) {
	r := t.region(dst, p)
	over := overlay{r}
	over.drawFlashes(&t.dust)
	r.drawPointed()
	if p.Side.Log != nil {
		p.Side.Log.DrawPointed(over.logPanel(&t.Layout, &p.Side), t.Layout.Screen)
	}
	over.drawHeld()
	over.drawRefusal(t.Painter())
	if p.Banner.Epoch == 0 {
		t.epoch.forget()
	}
	over.drawBanner(&t.beams, &t.epoch)
}

func (t *Table) region(dst *ebiten.Image, p *Position) region {
	return region{t.drawing(dst), &t.Layout, p}
}

func (t *Table) drawing(dst *ebiten.Image) drawing {
	return drawing{t.art, pencil.Pencil{
		Dst: dst, Writer: t.art.Writer, Icons: t.art.Icons, U: t.Layout.U, Own: t.Layout.Text,
	}}
}

// backdrop is what the parts of the table that seldom change follow from: the
// shared board, the other seats, the active seat's purse.
type backdrop struct {
	table          warsaw.Table
	seat, enlarged int
	purses         [warsaw.MaxSeats]warsaw.Sum
	trackEnd       int
	used           [warsaw.MaxSeats]warsaw.TileID
	hands          string // that are open
	winners        [warsaw.MilestoneCount]int
	bare, sharp    bool
}

// openHands tells the hands of other seats that are open from any others; it is empty where none is.
func openHands(p *Position) string {
	for _, hand := range p.Hands {
		if len(hand) > 0 {
			return fmt.Sprint(p.Hands)
		}
	}
	return ""
}

// Live implements part of the table's picture: see [living].
func (t *Table) Live(p *Position, seconds float64, on *life.Scenery) {
	t.living.live(t.region(nil, p), seconds, on)
}

// drawBackdrop draws the parts that seldom change, from a picture of them as long
// as they don't: while a tile is dragged only the rest is drawn anew.
func (t *Table) drawBackdrop(dst *ebiten.Image, p *Position) {
	now := backdrop{p.Table, p.Seat, p.Enlarged, p.Purses, p.trackEnd(), p.Used, openHands(p), p.Winners, p.Bare, t.art.Writer.Sharp}
	if t.paper == nil || t.drawn != now {
		if t.paper == nil {
			t.paper = canvas.Screen(t.Layout.Screen.W, t.Layout.Screen.H)
		}
		t.drawn = now
		t.paper.Fill(theme.Seen(theme.Paper, t.art.Writer.Sharp))
		r := t.region(t.paper, p)
		board{r}.drawGrid()
		shared{r}.draw()
		others{r}.draw()
		band{r}.drawOwn()
	}
	dst.DrawImage(t.paper, nil)
	shared{t.region(dst, p)}.drawMermaids()
}

// AdviceAt is what lies at a point of the advice: one of its moves, or something
// that speaks for the one shown; -1 where there is none. It is not ok beside the
// advice.
func (t *Table) AdviceAt(a *Advice, x, y float64) (row, reason int, ok bool) {
	row, reason = -1, -1
	if !t.Layout.adviceSheet().Contains(x, y) {
		return row, reason, false
	}
	l := t.Layout.Advice(len(a.Rows))
	for n := range a.Rows {
		if l.Rows[n].Contains(x, y) {
			row = n
		}
	}
	for n, r := range t.drawing(nil).layReasons(a, l.Why) {
		if r.Contains(x, y) {
			reason = n
		}
	}
	return row, reason, true
}

// District is where a seat's district lies on the table.
func (t *Table) District(p *Position, seat int) Place {
	if seat == p.boardSeat() {
		return p.Place
	}
	d := &p.Table.Player(seat).District
	r, _ := overlay{t.region(nil, p)}.space(seat, d.SpaceAt(0, 0))
	return Place{X: r.X, Y: r.Y, Tile: r.W}
}
