package view

import (
	"math"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// HandSize is how many tiles a hand has at most.
const HandSize = 4

// Single is where a tile lies that there is no choice of: the middle of the hand.
func (l *Layout) Single() widget.Rect {
	first, last := l.Hand[1], l.Hand[2]
	return widget.Rect{X: (first.X + last.X) / 2, Y: first.Y, W: first.W, H: first.H}
}

// OnHand reports whether a point lies on the tiles of the hand.
func (l *Layout) OnHand(x, y float64) bool {
	for _, r := range l.Hand {
		if r.Contains(x, y) {
			return true
		}
	}
	return l.Single().Contains(x, y)
}

// band is what lies along the bottom of the screen: the active seat's purse, its
// hand, and where a tile can be laid.
type band struct{ region }

func (r band) draw() {
	r.drawHand()
	drops := &r.p.Drops
	if !drops.Shown {
		r.drawLosses()
		return
	}
	on := func(place widget.Rect) bool { return r.p.Held.Carried && place.Contains(r.p.Held.X, r.p.Held.Y) }
	r.drawDrop(r.l.FaceDown, nil, r.Strings.Text("table.facedown"), drops.FaceDown, on(r.l.FaceDown))
	r.drawDrop(r.l.Discard, tileart.Discard, r.Strings.Text("table.discard", r.p.Table.DiscardValue(r.p.Seat)), drops.Discard, on(r.l.Discard) || drops.Boxing)
}

// drawOwn draws what the active seat holds and its next income.
func (r band) drawOwn() {
	u, own, seat := r.U, r.l.Own, r.p.Seat
	if r.l.Close {
		r.drawCloseOwn()
		return
	}
	r.Box(own, 10*u, 2*u, theme.Seat(seat).Base.Mix(theme.PaperLight, 0.82), theme.Seat(seat).Base)
	r.Mermaid(r.Dst, seat, own.X+8*u, own.Y+8*u, 84*u, theme.Seat(seat).Base)
	x := own.X + 104*u
	r.SayWithin(r.p.Names[seat], x, own.Y+24*u, own.W-112*u, label{Size: 22, Face: text.Bold, VAlign: text.Middle})
	size := 30.0
	size = math.Max(size*math.Min(1, (own.X+own.W-8*u-x)/r.purseWidth(seat, size)), 14)
	r.drawPurse(seat, x, own.Y+62*u, size)
	y := own.Y + own.H - 24*u
	words, next := r.Strings.Text("table.next"), label{Size: 16, Colour: theme.InkSoft, VAlign: text.Middle}
	wide, _ := r.Writer.MeasureWrapped(words, own.W-124*u, r.Style(next)) // what is left is for the sums
	r.Writer.DrawWrapped(r.Dst, words, own.X+12*u, y, own.W-124*u, r.Style(next))
	left := math.Max(x+14*u, own.X+32*u+wide)
	r.drawNext(seat, left, y, own.X+own.W-8*u-left, 20)
}

// drawCloseOwn draws the same in two short rows.
func (r band) drawCloseOwn() {
	u, own, seat := r.U, r.l.Own, r.p.Seat
	r.Box(own, 8*u, 2*u, theme.Seat(seat).Base.Mix(theme.PaperLight, 0.82), theme.Seat(seat).Base)
	side := math.Min(own.H-6*u, 0.25*own.W)
	r.Mermaid(r.Dst, seat, own.X+3*u, own.Y+(own.H-side)/2, side, theme.Seat(seat).Base)
	x := own.X + side + 6*u
	size := 17.0
	size = math.Max(size*math.Min(1, (own.X+own.W-5*u-x)/r.purseWidth(seat, size)), 14)
	r.drawPurse(seat, x, own.Y+13*u, size)
	r.drawNext(seat, x, own.Y+own.H-13*u, own.X+own.W-4*u-x, 15)
}

// drawHand draws the tiles of the open hand, or the backs of one that must stay hidden.
func (r band) drawHand() {
	h := &r.p.Held
	size := int(r.l.Hand[0].W)
	if !h.None() && h.Slot < 0 {
		r.drawSingle(size)
		return
	}
	for n := range r.p.Hand.Backs {
		place := r.l.Hand[n]
		r.Image(r.Tiles.Back(r.p.Table.Epoch(), size), place.X, place.Y)
	}
	for n, tile := range r.p.Hand.Tiles {
		place := r.l.Hand[n]
		if h.Tile == tile && (h.Carried || h.Gliding != 0) {
			r.Pen().RoundBoxLine(place.X, place.Y, place.W, place.H, 8*r.U, 2*r.U, theme.PaperLine)
			continue
		}
		if h.Tile == tile && !r.l.Close {
			place.Y -= 10 * r.U
		}
		r.drawTile(n, place, size)
		if h.Tile == tile && r.l.Close { // there is no room to lift it
			x, y := rounded(place)
			r.Tiles.Legal(r.Dst, x, y, size, true, 1)
		}
	}
}

// drawSingle draws the tile that there is no choice of, or where it lay.
func (r band) drawSingle(size int) {
	h := &r.p.Held
	if h.Carried || h.Gliding != 0 {
		return
	}
	place := r.l.Single()
	if h.Aimed {
		x, y := rounded(place)
		r.Tiles.Legal(r.Dst, x, y, size, false, 0.5)
		return
	}
	r.drawTile(-1, place, size)
}

// drawTile draws a tile of the hand, by its place there; -1 is the one held that there is no choice of.
func (r band) drawTile(slot int, place widget.Rect, size int) {
	h, tile := &r.p.Held, r.p.Held.Tile
	if slot >= 0 {
		tile = r.p.Hand.Tiles[slot]
	}
	lift := 3 * r.U
	advised := r.p.Side.Advice != nil && r.p.Side.Advice.Action().Tile == tile
	if !r.l.Close && (place.Contains(r.p.PointerX, r.p.PointerY) || h.Tile == tile || advised) {
		lift = 8 * r.U
		place.Y -= 4 * r.U
	}
	x, y := rounded(place)
	r.Tiles.Shadow(r.Dst, x, y, lift, size)
	if r.Writer.Sharp {
		edge := 2 * r.U
		r.Pen().RoundBox(x-edge, y-edge, float64(size)+2*edge, float64(size)+2*edge, 8*r.U, theme.Ink)
	}
	switch {
	case h.Tile != tile:
		r.Tiles.DrawFace(r.Dst, tile, 0, x, y, size)
	case h.Turning != 0:
		r.Tiles.DrawTurning(r.Dst, tile, h.Turn, h.Turning, x, y, size)
	default:
		r.Tiles.DrawFace(r.Dst, tile, h.Turn, x, y, size)
	}
}

// drawLosses draws the stacks that are to be lost where the hand lies otherwise, and
// places for those still to be chosen.
func (r band) drawLosses() {
	d, open := &r.p.Table.Player(r.p.Seat).District, &r.p.Table
	lost := r.p.Board.Lost & d.Occupied()
	slots, words, colour := lost.Count(), "table.lose", theme.InkSoft
	if open.Owes(r.p.Seat) == warsaw.DecideLosses {
		slots, words = max(slots, open.WarLosses(r.p.Seat)), "table.lose.war"
		colour = theme.Ink // the war has darkened what it is written on
	}
	if slots == 0 || r.p.Side.Advice != nil || r.p.Enlarged >= 0 {
		return
	}
	u, first, last := r.U, r.l.Hand[0], r.l.Hand[HandSize-1]
	room, gap := last.X+last.W-first.X, r.l.Hand[1].X-first.X-first.W
	said := widget.Rect{X: first.X, Y: last.Y, W: room, H: last.H} // below, where the hand lies in two rows
	beside := 0.0
	if last.Y == first.Y && r.l.Close {
		beside = 96 * u
	}
	size := math.Floor(math.Min(first.W, (room-beside+gap)/float64(slots)-gap))
	x, y := first.X, first.Y+(first.H-size)/2
	for range slots {
		if lost != 0 {
			tile, turn := d.TileAt(lost.First())
			r.Tiles.DrawFace(r.Dst, tile, turn, math.Round(x), math.Round(y), int(size))
			lost &= lost - 1
		} else {
			r.Pen().RoundBoxLine(x, y, size, size, 8*u, 2*u, theme.PaperLine)
			r.Icons.Draw(r.Dst, tileart.War, x+size/2-20*u, y+size/2-20*u, 40*u)
		}
		x += size + gap
	}
	if last.Y == first.Y {
		said = widget.Rect{X: x + 8*u, Y: first.Y, W: math.Min(120*u, r.l.Screen.W-4*u-x-8*u), H: first.H}
	}
	r.sayFitting(r.Strings.Text(words), said, label{Size: 18, Face: text.Bold, Colour: colour, VAlign: text.Middle})
}

// drawDrop draws a place where a tile can be laid; lit where the tile held is about to be.
func (r band) drawDrop(place widget.Rect, sign *icon.Icon, words string, usable, lit bool) {
	u := r.U
	colour, line := theme.InkSoft, theme.PaperLine
	if !usable {
		colour = theme.PaperLine
	} else if lit {
		line = theme.Highlight
		r.Pen().RoundBox(place.X, place.Y, place.W, place.H, 8*u, theme.PaperLight)
	}
	r.Pen().RoundBoxLine(place.X, place.Y, place.W, place.H, 8*u, 2*u, line)
	x, y := place.Centre()
	if r.l.Close {
		r.drawCloseDrop(place, sign, colour)
		return
	}
	if sign != nil {
		r.Icons.DrawIn(r.Dst, sign, x-20*u, place.Y+12*u, 40*u, colour)
	} else {
		r.Image(r.Tiles.Back(r.p.Table.Epoch(), int(40*u)), x-20*u, place.Y+12*u)
	}
	r.Writer.DrawWrapped(r.Dst, words, x, y+28*u, place.W-8*u, r.Style(label{Size: 16, Face: text.Bold, Colour: colour, Align: text.Centre, VAlign: text.Middle}))
}

// drawCloseDrop draws what stands on a place for a tile that has no room for words: what is paid for a tile that is
// discarded.
func (r band) drawCloseDrop(place widget.Rect, sign *icon.Icon, colour theme.Colour) {
	u, size := r.U, math.Min(32*r.U, 0.48*place.W)
	x, y := place.Centre()
	if sign == nil {
		r.Image(r.Tiles.Back(r.p.Table.Epoch(), int(size)), x-size/2, y-size/2)
		return
	}
	r.Icons.DrawIn(r.Dst, sign, x-size*0.9, y-size/2, size, colour)
	paid := label{Size: 16, Face: text.Bold, Colour: colour, VAlign: text.Middle}
	r.SayWithin(text.Signed(r.p.Table.DiscardValue(r.p.Seat)), x+size*0.1+u, y, place.X+place.W-4*u-x-size*0.1, paid)
}
