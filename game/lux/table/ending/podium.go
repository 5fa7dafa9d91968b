package ending

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/lux/table/view"
	"capital/game/scene/results"
	"capital/render/lux/enamel"
	"capital/render/lux/sky"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/lux"
)

// podium is how it is shown who came first: on steps of glass above the clouds, where lanterns of light rise. The winner's home
// base is seen as towers.
func podium(art *view.Lux, open lux.Table) results.Podium {
	var lanterns sky.Lanterns
	return results.Podium{
		Paint: sky.Feast, Step: sky.GlassStep, Ink: 0xFFFFFFFF, Glow: 0xFFE4CCFF, Face: text.Bold, Knock: audio.Stone,
		Winner: func(dst *ebiten.Image, seat int, room widget.Rect) { drawTowers(art, &open, dst, seat, room) },
		Celebrate: func(dst *ebiten.Image, in widget.Rect, unit, seconds, lasts float64) {
			lanterns.Draw(dst, in.X, in.Y, in.W, in.H, unit, seconds, lasts)
		},
	}
}

// drawTowers draws the home base of a seat as towers, one a district: a storey a citizen, a line of windows a point.
func drawTowers(art *view.Lux, open *lux.Table, dst *ebiten.Image, seat int, room widget.Rect) {
	var built []lux.District
	highest := 8
	for d := range lux.District(lux.HomeDistricts) {
		if len(open.Home(seat, d)) > 0 {
			built = append(built, d)
			highest = max(highest, open.HomeTotal(seat, d))
		}
	}
	if len(built) == 0 {
		return
	}
	u := room.H / 420
	b := art.Brush(dst, u, 1)
	column := math.Min(room.W/float64(len(built)), 0.42*room.H)
	roof := 0.4 * column
	point := math.Min((room.H-roof)/float64(highest), 0.24*column)
	for n, d := range built {
		at := widget.Rect{X: room.X + (room.W-column*float64(len(built)))/2 + column*(float64(n)+0.1), Y: room.Y + room.H, W: 0.8 * column}
		for _, c := range open.Home(seat, d) {
			at.H = math.Round(point * float64(c.Value()))
			at.Y -= at.H
			drawStorey(art, b, c, at, point)
		}
		tones := enamel.Family(d)
		b.Pen().Polygon(tones.Light, at.X, at.Y, at.X+0.42*at.W, at.Y-roof, at.X+0.42*at.W, at.Y)
		b.Pen().Polygon(tones.Dark, at.X+0.42*at.W, at.Y, at.X+0.42*at.W, at.Y-roof, at.X+at.W, at.Y)
	}
}

// drawStorey draws who lives on a storey, looking out of the glass.
func drawStorey(art *view.Lux, b view.Brush, c lux.Citizen, at widget.Rect, point float64) {
	tones, gleam := enamel.Family(c.Colour()), theme.Colour(0xFFFFFFFF)
	b.Cover(at, 4*b.U, tones.Dark)
	in := widget.Rect{X: at.X + 1.5*b.U, Y: at.Y + 1.5*b.U, W: at.W - 3*b.U, H: at.H - 2*b.U}
	b.Cover(in, 3*b.U, tones.Base)
	b.Cover(widget.Rect{X: in.X, Y: in.Y, W: 0.1 * in.W, H: in.H}, 0, gleam.Fade(0.5))
	b.Cover(widget.Rect{X: in.X + 0.82*in.W, Y: in.Y, W: 0.18 * in.W, H: in.H}, 0, tones.Dark.Fade(0.4))
	for n := 1; n < c.Value(); n++ {
		b.Cover(widget.Rect{X: in.X, Y: math.Round(in.Y + point*float64(n)), W: in.W, H: math.Max(1, b.U)}, 0, gleam.Fade(0.38))
	}
	wide := math.Floor(math.Min(0.66*in.W, in.H/0.3))
	art.Pieces.DrawCardTop(b.Dst, c, in.X+0.46*in.W-wide/2, in.Y+0.5*b.U, wide, math.Min(in.H-b.U, wide*enamel.CardRatio), 1)
}
