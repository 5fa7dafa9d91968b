package scoring

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/rome/table/view"
	"capital/render/motion"
	"capital/render/pencil"
	"capital/render/rome/city"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// nowhere is in place of a prefecture where none is pointed at.
const nowhere = -1

// picture is what is seen of the scoring.
type picture struct {
	tally
	app    *view.Rome
	names  []string
	rounds []rome.Table
	round  int // whose sheet is shown, from 0
	layout screenLayout
	place  int // that is pointed at, or nowhere
}

func (v *picture) pencil(dst *ebiten.Image) pencil.Pencil {
	return pencil.Pencil{Dst: dst, Writer: v.app.Writer, Icons: v.app.Icons, U: v.layout.u, Own: v.layout.own}
}

// lit is the prefecture that is being counted, or the one pointed at, or nowhere.
func (v *picture) lit() int {
	if !v.Settled() {
		return v.Beat
	}
	return v.place
}

// light lights the prefecture that is counted or pointed at, on the map and in the sheet: all others on the map are dimmed.
func (v *picture) light(dst *ebiten.Image) {
	lit := v.lit()
	if lit == nowhere {
		return
	}
	pen, u := v.pencil(dst), v.layout.u
	b, place := v.layout.board, rome.Place(lit)
	dark := 0.5
	if v.app.Writer.Sharp { // names are to be read all the same
		dark = 0.25
	}
	v.app.City.Dim(dst, city.All&^city.Of(place), b.X, b.Y, b.W, b.H, dark)
	v.app.City.Outline(dst, place, b.X, b.Y, b.W, b.H, theme.Highlight, 1)
	row := v.layout.rowOf(place)
	pen.Fill(row, theme.Highlight.Fade(0.13))
	pen.Fill(widget.Rect{X: row.X - 6*u, Y: row.Y, W: 5 * u, H: row.H}, theme.Highlight)
}

// drawFlying draws the points on their way from the map to the sums.
func (v *picture) drawFlying(dst *ebiten.Image) {
	share := v.flown()
	if v.Settled() || share == 0 || share == 1 {
		return
	}
	pen, u, way := v.pencil(dst), v.layout.u, motion.InOut(share)
	fromX, fromY := v.layout.place(v.now()).Centre()
	to := v.layout.totals()
	for seat, s := range v.scored.Standings(v.now()) {
		if s.Points == 0 {
			continue
		}
		toX, _ := v.layout.columns[seat].Centre()
		toY := to.Y + to.H*0.75
		x, y := fromX+(toX-fromX)*way, fromY+(toY-fromY)*way
		pen.Pen().Circle(x, y, 19*u, theme.Seat(seat).Dark)
		pen.Pen().Circle(x, y, 17*u, theme.PaperLight)
		pen.Say("+"+strconv.Itoa(s.Points), x, y, pencil.Label{Size: 19, Face: text.Black, Colour: theme.Seat(seat).Dark, Align: text.Centre, VAlign: text.Middle})
	}
}
