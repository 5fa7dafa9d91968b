package ending

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/rome/table/view"
	"capital/game/scene/results"
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// The map in units of the screen of results.
const (
	boardWide = 24
	boardHigh = 19
)

// boards are the seats' boards as the screen shows them: the map with what one seat has on it.
func boards(app *view.Rome, table *rome.Table) results.Positions {
	sizes := make([]results.Size, table.Seats())
	for seat := range sizes {
		sizes[seat] = results.Size{Width: boardWide, Height: boardHigh}
	}
	return results.Positions{Sizes: sizes, Page: app.Strings.Text("results.sheet"), Draw: func(dst *ebiten.Image, seat int, x, y float64, unit int) {
		b := board{app, table, dst, seat, widget.Rect{X: x, Y: y, W: float64(boardWide * unit), H: float64(boardHigh * unit)}}
		b.draw()
	}}
}

// board is a seat's board as it is drawn within a rectangle.
type board struct {
	app   *view.Rome
	table *rome.Table
	dst   *ebiten.Image
	seat  int
	in    widget.Rect
}

// smallHouse is how many pixels wide a house must be to be recognised: where it is narrower, floors are counted instead.
const smallHouse = 9

func (b board) draw() {
	b.app.City.Draw(b.dst, b.in.X, b.in.Y, b.in.W, b.in.H)
	closest := 1.0 // all prefectures are drawn alike
	for p := range rome.Place(rome.Places) {
		closest = min(closest, city.RegionOf(p).Step)
	}
	for p := range rome.Place(rome.Places) {
		if closest*b.in.W < smallHouse {
			b.drawFloors(p)
		} else {
			b.drawHouses(p)
		}
	}
}

// drawHouses draws the seat's houses in a prefecture where they stand, the others' faint, and who is first or second there.
func (b board) drawHouses(p rome.Place) {
	at, region := b.table.Prefecture(p), city.RegionOf(p)
	unit := math.Floor(region.Step * b.in.W)
	wide := math.Floor(region.Step * b.in.W / city.Aside)
	foot := b.in.Y + region.Ground.Y*b.in.H
	for n := range at.Used {
		site := at.Built[n]
		x := math.Round(b.in.X + (region.Ground.X+float64(n)*region.Step)*b.in.W)
		if site.Height == 0 {
			b.app.Pieces.DrawFountain(b.dst, false, x, foot, unit, othersLight)
			continue
		}
		light := 1.0
		if int(site.Seat) != b.seat {
			light = othersLight
		}
		house := pieceart.House{Seat: int(site.Seat), Height: int(site.Height), Roof: at.Shape}
		b.app.Pieces.DrawHouse(b.dst, house, x-math.Round((wide-unit)/2), foot, wide, light)
	}
	b.drawRank(p, region.Room)
}

// othersLight is how much is seen of what is not the seat's own.
const othersLight = 0.25

// drawRank draws the sign of the seat's place in a prefecture, in a corner of its room.
func (b board) drawRank(p rome.Place, room widget.Rect) {
	rank := b.table.Standings(p)[b.seat].Rank
	if rank == 0 {
		return
	}
	size := math.Round(b.in.W * 0.045)
	b.app.Icons.Draw(b.dst, [...]*icon.Icon{pieceart.First, pieceart.Second}[rank-1], math.Round(b.in.X+room.X*b.in.W), math.Round(b.in.Y+room.Y*b.in.H), size)
}

// drawFloors writes how many floors the seat has in a prefecture, those with which it is first on a disc.
func (b board) drawFloors(p rome.Place) {
	floors := int(b.table.Prefecture(p).Floors[b.seat])
	if floors == 0 {
		return
	}
	room := city.RegionOf(p).Room
	x, y := b.in.X+(room.X+room.W/2)*b.in.W, b.in.Y+(room.Y+room.H/2)*b.in.H
	radius := b.in.H * 0.13
	pen := shape.Pen{Dst: b.dst, Scale: 1}
	dark := pieceart.Family(b.seat).Dark
	ink := dark
	if b.table.Standings(p)[b.seat].Rank == 1 {
		pen.Circle(x, y, radius, dark)
		ink = theme.PaperLight
	} else {
		pen.Circle(x, y, radius, theme.PaperLight.Fade(0.85))
	}
	b.app.Writer.Draw(b.dst, strconv.Itoa(floors), x, y, text.Style{
		Face: text.Black, Size: radius * 1.5, Colour: ink, Align: text.Centre, VAlign: text.Middle,
	})
}

// numeral is the sign of a round, 1 to 4.
func numeral(round int) *icon.Icon {
	return icon.New(func(c canvas.Canvas, plain theme.Colour) {
		bars := [...][]float64{{43}, {29, 57}, {15, 43, 71}, {5}}[round-1]
		for _, x := range bars {
			c.Rect(plain, x, 14, 14, 72)
		}
		if round == rome.Rounds {
			c.Poly(plain, 27, 14, 43, 14, 61, 66, 79, 14, 95, 14, 69, 86, 53, 86)
		}
	})
}
