package view

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/icon"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// overlay is what lies over everything else.
type overlay struct{ region }

// drawFlashes draws what passes by itself: what was just built, what falls, what
// it brought.
func (r overlay) drawFlashes(d *dust) {
	for n := range r.p.Flashes {
		f := &r.p.Flashes[n]
		if f.Own {
			r.drawAmount(f)
			continue
		}
		place, ok := r.space(f.Seat, f.Space)
		switch {
		case !ok:
		case f.Tile != warsaw.NoTile:
			r.drawFall(f.Tile, place, f.Left)
			d.rise(r.Dst, place, 1-f.Left, 0.4)
		case f.Laid != warsaw.NoTile:
			r.drawSettling(f, place, d)
		default:
			grow := (1 - f.Left) * 10 * r.U
			r.Pen().RoundBoxLine(place.X-grow, place.Y-grow, place.W+2*grow, place.H+2*grow, 8*r.U, 4*r.U, theme.Highlight.Fade(f.Left))
		}
	}
}

// drawFall draws a stack that crumbles: it goes dark, sinks and fades.
func (r overlay) drawFall(tile warsaw.TileID, place widget.Rect, left float64) {
	r.drawPit(place, left)
	light, part := shaken(left)
	face := r.Tiles.Face(tile, 0, int(place.W))
	const shards = 4
	side := int(place.W) / shards
	for n := range shards * shards {
		column, row := n%shards, n/shards
		at := image.Rect(column*side, row*side, (column+1)*side, (row+1)*side)
		var options ebiten.DrawImageOptions
		fall := (1 - part) * (1 - part)
		lean := float64((n*7)%5-2) * 0.12
		options.GeoM.Rotate(lean * (1 - part) * 3)
		options.GeoM.Translate(place.X+float64(column*side)+lean*fall*place.W, place.Y+float64(row*side)+fall*place.H*(0.5+float64((n*5)%7)*0.15))
		options.ColorScale.Scale(float32(light), float32(light), float32(light), 1)
		options.ColorScale.ScaleAlpha(float32(part))
		r.Dst.DrawImage(face.SubImage(at).(*ebiten.Image), &options)
	}
}

// space is where a space of a seat's district is drawn.
func (r overlay) space(seat int, s warsaw.Space) (place widget.Rect, ok bool) {
	d := &r.p.Table.Player(seat).District
	if seat == r.p.boardSeat() {
		place = r.p.Place.Space(d.Offset(s))
		return place, r.l.Board.Contains(place.Centre())
	}
	for n, other := range Others(r.p.Seat, len(r.p.Names)) {
		if other == seat {
			return r.l.smallPlace(d, r.l.otherParts(r.l.Other(n, len(r.p.Names))).district).Space(d.Offset(s)), true
		}
	}
	return widget.Rect{}, false
}

// drawAmount lets what a seat got or paid rise beside its name.
func (r overlay) drawAmount(f *Flash) {
	u, panel := r.U, r.l.Own
	for n, seat := range Others(r.p.Seat, len(r.p.Names)) {
		if seat == f.Seat {
			panel = r.l.Other(n, len(r.p.Names))
		}
	}
	x, y := panel.X+panel.W-60*u, panel.Y+30*u-(1-f.Left)*24*u
	if f.Sum.Coins != 0 {
		r.Badge(icon.Coin, int(f.Sum.Coins), x, y, 36*u)
	}
	if f.Sum.VP != 0 {
		r.Badge(icon.VP, int(f.Sum.VP), x-40*u, y, 36*u)
	}
}

// drawHeld draws the tile that is carried or glides back.
func (r overlay) drawHeld() {
	h := &r.p.Held
	if h.None() {
		return
	}
	size := int(r.l.Hand[0].W)
	x, y := h.X, h.Y
	switch {
	case h.Gliding != 0:
		home := r.l.Single()
		if h.Slot >= 0 {
			home = r.l.Hand[h.Slot]
		}
		homeX, homeY := home.Centre()
		x, y = homeX+(h.X-homeX)*h.Gliding, homeY+(h.Y-homeY)*h.Gliding
	case !h.Carried:
		return
	case h.Aimed && h.Legal:
		return // the ghost shows it
	case h.Aimed:
		size = int(r.p.Place.Goal)
	}
	x, y = math.Round(x-float64(size)/2), math.Round(y-float64(size)/2)
	r.Tiles.Shadow(r.Dst, x, y, 12*r.U, size)
	r.Tiles.DrawTurning(r.Dst, h.Tile, h.Turn, h.Turning, x, y, size)
}

// Refused is where words point that say why something was not legal: the place on the
// board nearest to where that was tried.
func (l *Layout) Refused(x, y float64) widget.Rect {
	u, b := l.U, l.Board
	x = min(max(x, b.X), b.X+b.W)
	y = min(max(y, b.Y), b.Y+b.H)
	return widget.Rect{X: x - 4*u, Y: y - 30*u, W: 8 * u, H: 30 * u}
}

// drawRefusal shows why something was not legal, where it was tried. The words keep to
// the board: what stands beside it must stay legible.
func (r overlay) drawRefusal(p widget.Painter) {
	refusal := r.p.Refusal
	if refusal.Words == "" {
		return
	}
	p.Look.Field, p.Look.Text, p.Look.BorderHover = theme.Bad, theme.PaperLight, theme.Bad
	p.Tip(r.Dst, refusal.Words, r.l.Refused(refusal.X, refusal.Y), r.l.Board)
}

// drawPit darkens the place of a stack that falls.
func (r overlay) drawPit(place widget.Rect, left float64) {
	Fill(r.Dst, place, darkness.Fade(0.7*math.Min(1, math.Min((1-left)*4, left*4))))
}
