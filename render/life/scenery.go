package life

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/widget"
)

// Sprite is a phase of a thing on its place. Its zero values are: as it was painted, upright, seen in full.
type Sprite struct {
	Strip *Strip
	Phase int
	X, Y  float64 // of its origin, in pixels
	Scale float64 // how large it is; 0 for 1
	Turn  float64 // around its origin, clockwise, in radians
	Flip  bool    // left and right are exchanged
	Gone  float64 // how little of it is seen: 0 all, 1 nothing
}

// Scenery is what moves on a screen.
type Scenery struct {
	sheet        *Sheet
	covers       []widget.Rect
	room, window widget.Rect // nothing is seen outside: of all, and of what is laid next
	now, shown   []piece
	pieces       []ebiten.Vertex // of a picture that is shown again
	indices      []uint32
	parts, other []widget.Rect // reused
}

// piece is a part of a sprite that nothing covers.
type piece struct {
	on     widget.Rect // the pixels that it may touch
	corner [4]ebiten.Vertex
}

// Begin begins to lay the scenery anew, within a room.
func (s *Scenery) Begin(room widget.Rect) {
	s.sheet, s.room, s.window = nil, room, room
	s.covers, s.now = s.covers[:0], s.now[:0]
}

// Use says on which sheet all that is laid is painted.
func (s *Scenery) Use(sheet *Sheet) { s.sheet = sheet }

// Within says in which part of the room all that is laid after is seen.
func (s *Scenery) Within(part widget.Rect) { s.window = common(whole(part), s.room) }

// Cover says what lies over all that is laid after.
func (s *Scenery) Cover(all ...widget.Rect) {
	for _, r := range all {
		if r.W > 0 && r.H > 0 {
			s.covers = append(s.covers, whole(r))
		}
	}
}

// Lay lays a thing over those that are there.
func (s *Scenery) Lay(sprite Sprite) {
	strength := float32(1 - min(max(sprite.Gone, 0), 1))
	if sprite.Strip == nil || strength == 0 {
		return
	}
	cell := sprite.Strip.cells[sprite.Phase%len(sprite.Strip.cells)]
	scale := sprite.Scale
	if scale == 0 {
		scale = 1
	}
	wide, high := float64(cell.Dx()), float64(cell.Dy())
	left, top := -sprite.Strip.x*scale, -sprite.Strip.y*scale
	if sprite.Flip {
		left = (sprite.Strip.x - wide) * scale
	}
	box := widget.Rect{X: sprite.X + left, Y: sprite.Y + top, W: wide * scale, H: high * scale}
	from := func(x, y float64) (float32, float32) { // of the sheet, for a place in the box, 0 to 1
		if sprite.Flip {
			x = 1 - x
		}
		return float32(float64(cell.Min.X) + x*wide), float32(float64(cell.Min.Y) + y*high)
	}
	if sprite.Turn != 0 {
		s.layTurned(box, sprite, from, strength)
		return
	}
	for _, part := range s.uncovered(box) {
		var p piece
		p.on = whole(part)
		for n := range p.corner {
			x, y := part.X+part.W*float64(n&1), part.Y+part.H*float64(n>>1)
			u, v := from((x-box.X)/box.W, (y-box.Y)/box.H)
			p.corner[n] = vertex(x, y, u, v, strength)
		}
		s.now = append(s.now, p)
	}
}

// layTurned lays a thing that is turned: all of it, or nothing where something covers it.
func (s *Scenery) layTurned(box widget.Rect, sprite Sprite, from func(x, y float64) (float32, float32), strength float32) {
	sin, cos := math.Sincos(sprite.Turn)
	var p piece
	minX, minY, maxX, maxY := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for n := range p.corner {
		at, down := float64(n&1), float64(n>>1)
		dx, dy := box.X+box.W*at-sprite.X, box.Y+box.H*down-sprite.Y
		x, y := sprite.X+dx*cos-dy*sin, sprite.Y+dx*sin+dy*cos
		minX, minY, maxX, maxY = min(minX, x), min(minY, y), max(maxX, x), max(maxY, y)
		u, v := from(at, down)
		p.corner[n] = vertex(x, y, u, v, strength)
	}
	p.on = whole(widget.Rect{X: minX, Y: minY, W: maxX - minX, H: maxY - minY})
	for _, cover := range s.covers {
		if meet(p.on, cover) {
			return
		}
	}
	s.now = append(s.now, p)
}

func vertex(x, y float64, u, v, strength float32) ebiten.Vertex {
	return ebiten.Vertex{DstX: float32(x), DstY: float32(y), SrcX: u, SrcY: v, ColorR: strength, ColorG: strength, ColorB: strength, ColorA: strength}
}

// whole is a place with all pixels that it touches.
func whole(r widget.Rect) widget.Rect {
	x, y := math.Floor(r.X), math.Floor(r.Y)
	return widget.Rect{X: x, Y: y, W: math.Ceil(r.X+r.W) - x, H: math.Ceil(r.Y+r.H) - y}
}

func meet(a, b widget.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// common is where both are; nothing where they don't meet.
func common(a, b widget.Rect) widget.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return widget.Rect{X: x, Y: y, W: max(min(a.X+a.W, b.X+b.W)-x, 0), H: max(min(a.Y+a.H, b.Y+b.H)-y, 0)}
}

// uncovered are the parts of a place that nothing covers.
func (s *Scenery) uncovered(box widget.Rect) []widget.Rect {
	s.parts = s.parts[:0]
	if !meet(box, s.window) {
		return nil
	}
	s.parts = append(s.parts, common(box, s.window))
	for _, cover := range s.covers {
		if !meet(box, cover) {
			continue
		}
		s.other = s.other[:0]
		for _, part := range s.parts {
			s.other = without(s.other, part, cover)
		}
		s.parts, s.other = s.other, s.parts
	}
	return s.parts
}

// without appends what of a place lies outside a hole: above and below it, and to its left and right.
func without(list []widget.Rect, r, hole widget.Rect) []widget.Rect {
	if !meet(r, hole) {
		return append(list, r)
	}
	hole = common(r, hole)
	for _, part := range [...]widget.Rect{
		{X: r.X, Y: r.Y, W: r.W, H: hole.Y - r.Y},
		{X: r.X, Y: hole.Y + hole.H, W: r.W, H: r.Y + r.H - hole.Y - hole.H},
		{X: r.X, Y: hole.Y, W: hole.X - r.X, H: hole.H},
		{X: hole.X + hole.W, Y: hole.Y, W: r.X + r.W - hole.X - hole.W, H: hole.H},
	} {
		if part.W > 0 && part.H > 0 {
			list = append(list, part)
		}
	}
	return list
}

// Changed reports whether what is laid looks different from what is on the screen.
func (s *Scenery) Changed() bool { return !slices.Equal(s.now, s.shown) }

// Empty reports whether nothing is laid.
func (s *Scenery) Empty() bool { return len(s.now) == 0 }

// Clear takes everything away.
func (s *Scenery) Clear() {
	s.covers, s.now, s.shown, s.sheet = s.covers[:0], s.now[:0], s.shown[:0], nil
}

// Draw draws what is laid on a screen that shows nothing of it yet.
func (s *Scenery) Draw(screen *ebiten.Image) {
	s.shown = append(s.shown[:0], s.now...)
	if len(s.now) == 0 || s.sheet == nil || s.sheet.image == nil {
		return
	}
	s.pieces, s.indices = s.pieces[:0], s.indices[:0]
	for n := range s.now {
		s.add(s.now[n].corner)
	}
	screen.DrawTriangles32(s.pieces, s.indices, s.sheet.image, &ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: ebiten.FilterLinear,
	})
}

// Move draws on a screen, of which all else stays, what has changed since the last time. The picture is what lies below.
func (s *Scenery) Move(screen, picture *ebiten.Image) {
	s.pieces, s.indices = s.pieces[:0], s.indices[:0]
	for n := range s.shown {
		on, p := common(s.shown[n].on, s.room), [4]ebiten.Vertex{}
		for k := range p {
			x, y := on.X+on.W*float64(k&1), on.Y+on.H*float64(k>>1)
			p[k] = vertex(x, y, float32(x), float32(y), 1)
		}
		s.add(p)
	}
	if len(s.shown) > 0 {
		screen.DrawTriangles32(s.pieces, s.indices, picture, &ebiten.DrawTrianglesOptions{
			ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Blend: ebiten.BlendCopy,
		})
	}
	s.Draw(screen)
}

// add adds a piece to what is drawn next.
func (s *Scenery) add(corners [4]ebiten.Vertex) {
	n := uint32(len(s.pieces))
	s.pieces = append(s.pieces, corners[:]...)
	s.indices = append(s.indices, n, n+1, n+2, n+1, n+3, n+2)
}
