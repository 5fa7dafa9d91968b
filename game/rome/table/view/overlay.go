package view

import (
	"math"

	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/render/widget"
)

// overlay is what lies over everything else.
type overlay struct{ region }

// drawFlashes draws what passes by itself: light and dust, a ring around what has just come, points that rise.
func (r overlay) drawFlashes() {
	onMap := overlay{r.within(r.l.Window)}
	for n := range r.p.Flashes {
		f := &r.p.Flashes[n]
		switch {
		case f.Look == FlashLight:
			onMap.drawLight(f.Thing.Place, f.Left)
		case f.Look == FlashDust:
			onMap.drawDust(f)
		case f.Chip.Kind != NoChip:
			onMap.drawFlash(f)
		default:
			r.drawFlash(f)
		}
	}
}

// drawFlash draws a ring around a thing or a chip, or points that rise from it.
func (r overlay) drawFlash(f *Flash) {
	place := r.l.where(r.p, f.Thing)
	if f.Chip.Kind != NoChip {
		if place = r.chipAt(f.Chip); place.W == 0 {
			return
		}
	}
	if f.Points == 0 {
		grow := (1 - f.Left) * 8 * r.U
		r.Pencil.Outline(grown(place, grow), 8*r.U, 4*r.U, theme.Highlight.Fade(f.Left))
		return
	}
	x, y := place.Centre()
	size, up := 44*r.U, (1-f.Left)*26*r.U
	if r.art.Pace().Still() {
		up = 0
	}
	if f.Chip.Kind != NoChip {
		size = 32 * r.U
		x, y = r.gainAt(f, size), place.Y-0.55*size-3*r.U
		plate := widget.Rect{X: x - 1.15*size, Y: y - 0.55*size - up, W: 1.7 * size, H: 1.1 * size} // houses lie behind
		r.Box(plate, 6*r.U, r.U, theme.PaperLight, theme.PaperLine)
	}
	r.Badge(icon.VP, f.Points, x-size/2, y-size/2-up, size)
	r.emblem(f.Seat, x-size/2-0.6*size, y-0.3*size-up, 0.6*size)
}

// chipAt is where a chip lies; its width is 0 where it is not seen.
func (r overlay) chipAt(c Chip) (place widget.Rect) {
	for _, one := range r.chips(c.Place) {
		if one.Chip == c {
			return one.at
		}
	}
	return place
}

// gainAt is the middle of the points that rise from a chip: those of seats in one prefecture rise beside each other.
func (r overlay) gainAt(f *Flash, size float64) float64 {
	own := r.chipAt(f.Chip).X
	sum, many, before, left := 0.0, 0.0, 0.0, own
	for n := range r.p.Flashes {
		other := &r.p.Flashes[n]
		if other.Points == 0 || other.Chip.Kind == NoChip || other.Chip.Place != f.Chip.Place {
			continue
		}
		place := r.chipAt(other.Chip)
		if place.W == 0 {
			continue
		}
		if place.X < own {
			before++
		}
		sum, many, left = sum+place.X+place.W/2, many+1, math.Min(left, place.X)
	}
	apart := 1.8 * size // a badge with its emblem
	most := r.l.Window.X + r.l.Window.W - 0.6*size - (many-1)*apart
	return math.Min(math.Max(sum/many-(many-1)/2*apart, left+1.1*size), most) + before*apart
}

// drawFlying draws what is on its way.
func (r overlay) drawFlying() {
	for n := range r.p.Flying {
		if f := &r.p.Flying[n]; f.Unit > 0 {
			r.drawLifted(f)
		} else {
			r.drawThing(f.Thing, f.Seat, f.X, f.Y, 1)
		}
	}
}

// drawHeld draws what is carried or glides back.
func (r overlay) drawHeld() {
	h := &r.p.Held
	if h.None() {
		return
	}
	x, y, alpha := h.X, h.Y, 1.0
	if h.Gliding != 0 {
		homeX, homeY := r.l.where(r.p, h.Thing).Centre()
		x, y = homeX+(h.X-homeX)*h.Gliding, homeY+(h.Y-homeY)*h.Gliding
	} else if h.Legal {
		alpha = 0.5
		if r.l.Window.Contains(x, y) { // as large as what stands there: the place is to be seen
			r.U = r.l.MapU
		}
	}
	r.drawThing(h.Thing, r.p.Seat, x, y, alpha)
}

// drawOpen draws the panel of a seat that was opened, large over the map.
func (r overlay) drawOpen() {
	if r.p.Open.Kind == Panel {
		r.Fill(r.l.Window, theme.PaperDark)
		seats(r).drawOther(r.p.Open.Seat, r.l.Window)
	}
}

// drawThing draws a thing of a seat around a point.
func (r overlay) drawThing(thing Thing, seat int, x, y, alpha float64) {
	pieces, unit := r.art.Pieces, math.Floor(40*r.U)
	switch thing.Kind {
	case Card, Pile:
		w := math.Round(cardWide * r.U)
		place := widget.Rect{X: math.Round(x - w/2), Y: math.Round(y - w*longer/2), W: w, H: w * longer}
		if thing.Kind == Card {
			pieces.DrawCard(r.Dst, thing.Card, place.X, place.Y, w, alpha)
		} else {
			pieces.DrawBack(r.Dst, thing.Type, place.X, place.Y, w, alpha)
		}
	case House:
		_, high := pieceart.HouseSize(thing.Height, unit)
		lift := 0.42 * unit
		pieces.DrawShadow(r.Dst, x+0.5*lift, y+high/2+0.8*lift, 1.3*unit, 0.42*unit, 0.75*alpha)
		pieces.DrawHouse(r.Dst, pieceart.House{Seat: seat, Height: thing.Height, Roof: thing.Shape, Lifted: true}, x-unit/2, y+high/2, unit, alpha)
	case Stock:
		_, high := pieceart.FloorSize(unit)
		pieces.DrawFloor(r.Dst, x-unit/2, y+high/2, unit, alpha)
	case Roofs:
		_, high := pieceart.RoofSize(unit)
		pieces.DrawRoof(r.Dst, seat, thing.Shape, x-unit/2, y+high/2, unit, alpha)
	case Piece:
		size := 64 * r.U
		pieces.DrawShadow(r.Dst, x+0.2*size, y+0.75*size, size, 0.32*size, 0.75*alpha)
		pieces.PosePiece(r.Dst, r.table().Piece(), x, y+size/2, size, pieceart.Pose{Wide: 1, High: 1, Alpha: alpha})
	}
}

// drawRefusal shows why something was not legal, where it was tried.
func (r overlay) drawRefusal(p widget.Painter) {
	refusal, u := r.p.Refusal, r.U
	if refusal.Words == "" {
		return
	}
	p.Look.Field, p.Look.Text, p.Look.BorderHover = theme.Bad, theme.PaperLight, theme.Bad
	about := widget.Rect{X: refusal.X - 4*u, Y: refusal.Y - 30*u, W: 8 * u, H: 30 * u}
	p.Tip(r.Dst, refusal.Words, about, r.l.Screen.Inset(8*u))
}

// drawAskedChip draws a line around the chip that is told of, and what it says where that is not told beside the map.
func (r overlay) drawAskedChip(p widget.Painter) {
	asked := r.asked()
	if asked.Kind == NoChip {
		return
	}
	for _, one := range r.chips(asked.Place) {
		if one.Chip != asked {
			continue
		}
		r.within(r.l.Window).Outline(grown(one.at, r.U), 4*r.U, 2*r.U, theme.Highlight)
		if s := &r.p.Side; s.Sum != nil || s.Advice != nil || s.Log != nil || s.Thinking != nil || r.l.Close && (s.Bid != nil || s.Reason != "") { // else it is told beside the map
			p.Tip(r.Dst, r.art.ToldChip(r.p, asked), one.at, r.l.Screen.Inset(8*r.U))
		}
	}
}
