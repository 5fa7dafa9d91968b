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
	r.drawPurse(r.purse(seat), r.ownPurse())
	in := r.ownNext()
	r.Writer.DrawWrapped(r.Dst, r.Strings.Text("table.next"), own.X+12*u, in.y, r.nextWords(), r.Style(nextLabel))
	r.drawPurse(r.next(seat), in)
}

// nextLabel is how it is written that sums are those of the next income.
var nextLabel = label{Size: 16, Colour: theme.InkSoft, VAlign: text.Middle}

// nextWords is how wide these words may be: what is left is for the sums.
func (r band) nextWords() float64 { return r.l.Own.W - 124*r.U }

// ownPurse is where it stands what the active seat has.
func (r band) ownPurse() purseRow {
	u, own := r.U, r.l.Own
	if r.l.Close {
		return r.closeRow(own.Y+13*u, 17)
	}
	return purseRow{x: own.X + 104*u, y: own.Y + 62*u, width: own.W - 112*u, size: 30}
}

// ownNext is where it stands what its next income brings.
func (r band) ownNext() purseRow {
	u, own := r.U, r.l.Own
	if r.l.Close {
		return r.closeRow(own.Y+own.H-13*u, 15)
	}
	wide, _ := r.Writer.MeasureWrapped(r.Strings.Text("table.next"), r.nextWords(), r.Style(nextLabel))
	left := math.Max(own.X+118*u, own.X+32*u+wide)
	return purseRow{x: left, y: own.Y + own.H - 24*u, width: own.X + own.W - 8*u - left, size: 20}
}

// closeMermaid is how large the mermaid is where all is close: 0 where numbers need its room, for the panel has her colour.
func (r band) closeMermaid() float64 {
	u, own, seat := r.U, r.l.Own, r.p.Seat
	side := math.Min(own.H-6*u, 0.25*own.W)
	if math.Max(r.purseWidth(r.purse(seat), leastSize), r.purseWidth(r.next(seat), leastSize)) > own.W-side-11*u {
		return 0
	}
	return side
}

// closeRow is one of the two rows where all is close.
func (r band) closeRow(y, size float64) purseRow {
	u, own := r.U, r.l.Own
	left := 6*u + r.closeMermaid()
	return purseRow{x: own.X + left, y: y, width: own.W - left - 5*u, size: size}
}

// drawCloseOwn draws the same in two short rows.
func (r band) drawCloseOwn() {
	u, own, seat := r.U, r.l.Own, r.p.Seat
	r.Box(own, 8*u, 2*u, theme.Seat(seat).Base.Mix(theme.PaperLight, 0.82), theme.Seat(seat).Base)
	if side := r.closeMermaid(); side > 0 {
		r.Mermaid(r.Dst, seat, own.X+3*u, own.Y+(own.H-side)/2, side, theme.Seat(seat).Base)
	}
	r.drawPurse(r.purse(seat), r.ownPurse())
	r.drawPurse(r.next(seat), r.ownNext())
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
	colour := theme.InkSoft
	if open.Owes(r.p.Seat) == warsaw.DecideLosses {
		colour = theme.Ink // the war has darkened what it is written on
	}
	lay := r.layLosses()
	for _, place := range lay.slots {
		if lost != 0 {
			tile, turn := d.TileAt(lost.First())
			r.Tiles.DrawFace(r.Dst, tile, turn, math.Round(place.X), math.Round(place.Y), int(place.W))
			lost &= lost - 1
			continue
		}
		u, size := r.U, place.W
		r.Pen().RoundBoxLine(place.X, place.Y, size, size, 8*u, 2*u, theme.PaperLine)
		r.Icons.Draw(r.Dst, tileart.War, place.X+size/2-20*u, place.Y+size/2-20*u, 40*u)
	}
	if len(lay.slots) > 0 {
		r.sayFitting(r.Strings.Text(r.lossWords()), lay.said, label{Size: 18, Face: text.Bold, Colour: colour, VAlign: text.Middle})
	}
}

// losses is where stacks lie that are to be lost, where the hand lies otherwise, and what is said of them.
type losses struct {
	slots []widget.Rect
	said  widget.Rect
}

// lossWords is the key of what is said of them.
func (r band) lossWords() string {
	if r.p.Table.Owes(r.p.Seat) == warsaw.DecideLosses {
		return "table.lose.war"
	}
	return "table.lose"
}

// layLosses lays out stacks that are to be lost, with places for those still to be chosen.
func (r band) layLosses() losses {
	open := &r.p.Table
	slots := (r.p.Board.Lost & open.Player(r.p.Seat).District.Occupied()).Count()
	if open.Owes(r.p.Seat) == warsaw.DecideLosses {
		slots = max(slots, open.WarLosses(r.p.Seat))
	}
	if slots == 0 || r.p.Side.Advice != nil || r.p.Enlarged >= 0 {
		return losses{}
	}
	u, first, last := r.U, r.l.Hand[0], r.l.Hand[HandSize-1]
	room, gap := last.X+last.W-first.X, r.l.Hand[1].X-first.X-first.W
	lay := losses{said: widget.Rect{X: first.X, Y: last.Y, W: room, H: last.H}} // below, where the hand lies in two rows
	beside := 0.0
	if last.Y == first.Y && r.l.Close {
		beside = 96 * u
	}
	size := math.Floor(math.Min(first.W, (room-beside+gap)/float64(slots)-gap))
	x, y := first.X, first.Y+(first.H-size)/2
	for range slots {
		lay.slots = append(lay.slots, widget.Rect{X: x, Y: y, W: size, H: size})
		x += size + gap
	}
	if last.Y == first.Y {
		lay.said = widget.Rect{X: x + 8*u, Y: first.Y, W: math.Min(120*u, r.l.Screen.W-4*u-x-8*u), H: first.H}
	}
	return lay
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
