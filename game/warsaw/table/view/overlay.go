package view

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/icon"
	"capital/render/motion"
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

// Parts of the time in which a tile settles.
const (
	dropEnds  = 0.16 // it comes down
	bigRests  = 0.45 // a rival's is seen large
	bigEnds   = 0.68 // and has come down
	mostLarge = 2.4  // how large, in tiles of the hand
)

// drawSettling draws a tile that comes to lie in its place: it falls, dust rises around it, and the areas that it has joined light
// up. A rival's is seen large where it happens first.
func (r overlay) drawSettling(f *Flash, place widget.Rect, d *dust) {
	gone, ends := 1-f.Left, dropEnds
	if f.Big {
		ends = bigEnds
	}
	switch {
	case gone >= ends:
		if !f.Still {
			d.rise(r.Dst, place, (gone-ends)/(1-ends), 0)
		}
		r.drawJoined(f, math.Min(1, 2*(1-gone)))
	case f.Big:
		r.drawLarge(f, place, gone)
	case !f.Still:
		high := 1 - gone/ends
		r.drawTile(f, place, 1+0.14*high*high)
	}
}

// drawLarge draws a rival's tile large beside its place, on its way down there.
func (r overlay) drawLarge(f *Flash, place widget.Rect, gone float64) {
	down := 0.0
	if gone > bigRests && !f.Still {
		down = motion.InOut((gone - bigRests) / (bigEnds - bigRests))
	}
	size := math.Max(r.l.Hand[0].W*mostLarge*0.5, place.W)
	x, y := place.Centre()
	s := r.l.Screen
	largeX := math.Min(math.Max(x+place.W+size/2, size/2+8*r.U), s.W-size/2-8*r.U)
	largeY := math.Min(math.Max(y, size/2+8*r.U), s.H-size/2-8*r.U)
	side := size + (place.W-size)*down
	x, y = largeX+(x-largeX)*down, largeY+(y-largeY)*down
	r.Box(widget.Rect{X: x - side/2 - 5*r.U, Y: y - side/2 - 5*r.U, W: side + 10*r.U, H: side + 10*r.U}, 8*r.U, 2*r.U, theme.PaperLight, theme.Seat(f.Seat).Base)
	r.drawTile(f, widget.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}, 1)
}

// drawTile draws the tile that settles, larger than its place where it is still above it.
func (r overlay) drawTile(f *Flash, place widget.Rect, scale float64) {
	side := place.W * scale
	face := r.Tiles.Face(f.Laid, f.Turn, int(r.l.Hand[0].W)) // one picture for all sizes on its way
	full := float64(face.Bounds().Dx())
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Scale(side/full, side/full)
	x, y := place.Centre()
	options.GeoM.Translate(x-side/2, y-side/2)
	r.Dst.DrawImage(face, &options)
}

// drawJoined lights the areas that a tile on the board has joined up.
func (r overlay) drawJoined(f *Flash, light float64) {
	if f.Seat != r.p.boardSeat() || r.p.Place.Tile != r.p.Place.Goal {
		return
	}
	q := joined(&r.p.Table.Player(f.Seat).District, f.Space)
	if q != 0 {
		r.Tiles.Outline(r.Dst, q, math.Round(r.p.Place.X), math.Round(r.p.Place.Y), int(r.p.Place.Tile), Counted, light)
	}
}
