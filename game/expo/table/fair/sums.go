package fair

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// cell is a column of the sheet: what it is called, its sign and the sources that it adds up.
type cell struct {
	key  string
	sign *icon.Icon
	from []expo.Source
}

// cells are the columns of the sheet between the names and the prestige: the last ones only where they have something.
func (p *picture) cells() (all []cell) {
	for _, c := range []cell{
		{"fair.column.work", tinplate.Track(expo.Employment), []expo.Source{expo.FromEmployment, expo.FromUnemployment}},
		{"fair.column.services", tinplate.Track(expo.Services), []expo.Source{expo.FromServicesRank, expo.FromServicesSpace}},
		{"fair.column.effects", tinplate.Effect(expo.AtEnd), []expo.Source{expo.FromEndEffects}},
		{"fair.column.left", tinplate.Track(expo.Culture), []expo.Source{expo.FromCulture, expo.FromMoney, expo.FromCubes, expo.FromProgress}},
		{"fair.column.other", icon.Becomes, []expo.Source{expo.FromTaxes, expo.FromTrackEnds}},
	} {
		any := c.key == "fair.column.work" || c.key == "fair.column.services"
		for seat := range p.fair.seats() {
			any = any || p.sumOf(seat, c) != 0
		}
		if any {
			all = append(all, c)
		}
	}
	return all
}

// sumOf is what a column of the sheet says of a seat.
func (p *picture) sumOf(seat int, c cell) (sum int) {
	f := p.fair.figures(p.beats, seat)
	for _, from := range c.from {
		sum += f.from[from]
	}
	return sum
}

// standing are the seats by their prestige when all is counted, as at the end (E27).
func (p *picture) standing() []int {
	seats := slices.Clone(p.order)
	slices.SortStableFunc(seats, func(a, b int) int {
		one, two := p.fair.figures(p.beats, a), p.fair.figures(p.beats, b)
		if !p.fair.last() {
			return cmp.Compare(two.prestige, one.prestige)
		}
		return cmp.Or(cmp.Compare(two.prestige, one.prestige), cmp.Compare(two.cubes, one.cubes), cmp.Compare(two.track[expo.Economy], one.track[expo.Economy]))
	})
	return seats
}

// nameShare is which part of a row's width the name takes, pointsShare which the prestige.
const (
	nameShare   = 0.28
	pointsShare = 0.22
)

// cellAt is where the n-th cell of a row lies.
func cellAt(row widget.Rect, n, of int) widget.Rect {
	wide := row.W * (1 - nameShare - pointsShare) / float64(of)
	return widget.Rect{X: row.X + row.W*nameShare + float64(n)*wide, Y: row.Y, W: wide, H: row.H}
}

// pointsAt is where the prestige of a row stands.
func pointsAt(row widget.Rect) widget.Rect {
	return widget.Rect{X: row.X + row.W*(1-pointsShare), Y: row.Y, W: row.W * pointsShare, H: row.H}
}

// drawSums draws the sheet: what the Expo brought, and what all have now. At the end the first row is the host's.
func (p *picture) drawSums(b view.Brush) {
	all := p.cells()
	p.drawHeads(b, all)
	seats := p.standing()
	for n, seat := range seats {
		p.drawSum(b, p.Layout.Row(n, len(seats)), seat, all, n == 0)
	}
}

// drawHeads draws what the columns are.
func (p *picture) drawHeads(b view.Brush, all []cell) {
	u := p.Layout.U
	head, _ := p.Layout.Sheet(p.fair.seats())
	b.Box(head, 9*u, 1.2*u, view.PaneSolid, view.PaneLine)
	put := func(in widget.Rect, sign *icon.Icon, words string) {
		x, _ := in.Centre()
		size := math.Min(24*u, 0.52*in.H)
		b.SignIn(sign, x-size/2, in.Y+3*u, size, theme.Ink)
		y := in.Y + 3*u + size + (in.H-size-3*u)/2
		b.SayWithin(words, x, y, in.W-4*u, pencil.Soft(p.Layout.Line).Centred())
	}
	for n, c := range all {
		put(cellAt(head, n, len(all)), c.sign, p.words(c.key))
	}
	put(pointsAt(head), icon.VP, naming.Track(p.app.Strings, expo.Prestige))
}

// drawSum draws a seat's row.
func (p *picture) drawSum(b view.Brush, row widget.Rect, seat int, all []cell, first bool) {
	u, f := p.Layout.U, p.fair.figures(p.beats, seat)
	edge, thick := tinplate.Seat(seat).Base.Mix(tinplate.Seat(seat).Dark, 0.3), 2*u
	if p.Seat == seat {
		edge, thick = theme.Highlight, 3*u
	}
	b.Box(row, 10*u, thick, view.PaneSolid, edge)
	size := math.Min(0.6*row.H, 40*u)
	x, y := row.X+8*u, row.Y+row.H/2
	p.app.Pieces.DrawMarker(b.Dst, seat, math.Round(x), math.Round(y-size/2), math.Floor(size), 1)
	room := row.W*nameShare - size - 18*u
	if first && p.fair.last() { // the host is crowned
		b.Sign(icon.Crown, x+0.55*size, y-0.82*size, 0.62*size)
	}
	b.SayWithin(p.teller.SeatNames()[seat], x+size+6*u, y, room, pencil.Bold(p.Layout.Name+1))
	for n, c := range all {
		sum := p.sumOf(seat, c)
		l := prestige(sum)
		x, y := cellAt(row, n, len(all)).Centre()
		b.Say(l.Words, x, y, pencil.Black(0.68*p.Layout.Big).In(l.Tone).Centred())
	}
	in := pointsAt(row)
	tone, change := theme.Ink, prestige(f.brought())
	if first {
		in = in.Inset(5 * u)
		b.Cover(in, 8*u, theme.Ink)
		tone, change.Tone = theme.PaperLight, theme.NeonAmber
	}
	big := pencil.Black(p.Layout.Big).In(tone)
	small := pencil.Bold(p.Layout.Name).In(change.Tone)
	wide := b.Width(number(f.prestige), big) + 8*u + b.Width(change.Words, small)
	x, y = in.Centre()
	x -= wide / 2
	b.Say(number(f.prestige), x, y, big)
	b.Say(change.Words, x+wide-b.Width(change.Words, small), y, small)
}

// number writes prestige.
func number(n int) string {
	if n < 0 {
		return text.Signed(n)
	}
	return strconv.Itoa(n)
}
