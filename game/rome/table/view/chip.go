package view

import (
	"capital/render/widget"
	"capital/rules/rome"
)

// chip is a chip, and where it lies.
type chip struct {
	Chip
	at widget.Rect
}

// chips lists what there is to be explained of a prefecture, as it is read: from its name on, what stands over others first.
func (r region) chips(p rome.Place) (all []chip) {
	r.U = r.l.MapU
	b, t, c := board{r}, r.table(), r.l.cell(p)
	add := func(kind ChipKind, seat int, at widget.Rect) { all = append(all, chip{Chip{kind, p, seat}, at}) }
	if t.AllFountains(p) > 0 {
		add(ChipFountains, 0, b.layHead(p, t, c).fountains)
	}
	if t.Free(p) > 0 {
		add(ChipNext, 0, b.layNext(p, t, c).Rect)
	}
	k := b.layRanking(p, t, c.foot)
	for n, s := range k.list {
		floors, tie, points := k.parts(n)
		add(ChipFloors, s.seat, floors)
		if tie.W > 0 {
			add(ChipTie, s.seat, tie)
		}
		if s.Points > 0 {
			add(ChipPoints, s.seat, points)
		}
	}
	if len(k.list) == 0 {
		add(ChipFirst, 0, k.pay(0))
		add(ChipSecond, 0, k.pay(1))
	}
	if t.Prefecture(p).Monument != rome.NoPiece {
		add(ChipMonument, 0, c.monument)
	}
	return all
}

// chipAt is the chip at a point of the map.
func (r region) chipAt(x, y float64) Chip {
	if !r.l.Window.Contains(x, y) || r.p.Open.Kind != Nothing {
		return Chip{}
	}
	for p := range rome.Place(rome.Places) {
		for _, one := range r.chips(p) {
			if one.at.Contains(x, y) {
				return one.Chip
			}
		}
	}
	return Chip{}
}

// asked is the chip that is told of: the one that keys or a finger are at, else the one that the pointer rests on.
func (r region) asked() Chip {
	if r.p.Chip.Kind != NoChip {
		return r.p.Chip
	}
	if !r.p.Held.None() {
		return Chip{}
	}
	return r.chipAt(r.p.PointerX, r.p.PointerY)
}
