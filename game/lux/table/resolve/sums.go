package resolve

import (
	"math"
	"strconv"

	"capital/game/lux/table/view"
	"capital/render/icon"
	"capital/render/lux/enamel"
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// cell is a column of the sheet: its share of the width, its sign and what it says of a seat.
type cell struct {
	key  string
	sign *icon.Icon
	of   func(s Sum) (number, beside string, bad bool)
}

// cells are the columns of the sheet behind the names.
func cells() []cell {
	return []cell{
		{"resolve.column.home", view.House, func(s Sum) (string, string, bool) { return strconv.Itoa(s.Home), "", false }},
		{"resolve.column.bonus", icon.Crown, func(s Sum) (string, string, bool) { return strconv.Itoa(s.Bonus), change(s.Won), false }},
		{"resolve.column.gold", icon.Coin, func(s Sum) (string, string, bool) { return strconv.Itoa(s.Gold), change(s.Earned), s.Earned < 0 }},
		{"resolve.column.lost", view.Shards, func(s Sum) (string, string, bool) {
			if s.Lost == 0 {
				return "–", "", false
			}
			return text.Signed(-s.Lost), "", true
		}},
	}
}

// nameShare is which part of a row's width the name takes, pointsShare which the points.
const (
	nameShare   = 0.28
	pointsShare = 0.18
)

// cellAt is where the n-th cell of a row lies.
func cellAt(row widget.Rect, n, of int) widget.Rect {
	wide := row.W * (1 - nameShare - pointsShare) / float64(of)
	return widget.Rect{X: row.X + row.W*nameShare + float64(n)*wide, Y: row.Y, W: wide, H: row.H}
}

// drawSums draws the sheet: what all have, and what the round's end brought and took.
func (p *picture) drawSums(b view.Brush) {
	p.drawClouds(b)
	all := cells()
	p.drawHeads(b, all)
	order := p.end.order()
	most := 0
	for _, seat := range order {
		most = max(most, p.end.sum(p.beats, seat).Points())
	}
	for n, seat := range order {
		p.drawSum(b, p.Layout.Row(n, len(order)), seat, all, most)
	}
}

// drawHeads draws what the columns are.
func (p *picture) drawHeads(b view.Brush, all []cell) {
	u := p.Layout.U
	head, _ := p.Layout.Sheet(p.end.Open.Seats())
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
	put(p.pointsAt(head), icon.VP, p.words("resolve.column.points"))
}

// pointsAt is where the points of a row stand.
func (p *picture) pointsAt(row widget.Rect) widget.Rect {
	return widget.Rect{X: row.X + row.W*(1-pointsShare), Y: row.Y, W: row.W * pointsShare, H: row.H}
}

// drawSum draws a seat's row.
func (p *picture) drawSum(b view.Brush, row widget.Rect, seat int, all []cell, most int) {
	u, s := p.Layout.U, p.end.sum(p.beats, seat)
	line, thick := enamel.Seat(seat).Base, 1.5*u
	if p.Seat == seat {
		line, thick = theme.Highlight, 3*u
	}
	b.Box(row, 10*u, thick, view.PaneSolid, line)
	size := math.Min(0.6*row.H, 40*u)
	x, y := row.X+8*u, row.Y+row.H/2
	b.Emblem(seat, p.end.Open.IsRob(seat), x, y-size/2, size)
	b.SayWithin(p.teller.SeatNames()[seat], x+size+6*u, y, row.W*nameShare-size-18*u, pencil.Bold(p.Layout.Name+1))
	for n, c := range all {
		p.drawCell(b, cellAt(row, n, len(all)), c, s)
	}
	in := p.pointsAt(row)
	if s.Points() == most {
		in = in.Inset(5 * u)
		b.Cover(in, 8*u, theme.Ink)
	}
	x, y = in.Centre()
	tone := theme.Ink
	if s.Points() == most {
		tone = theme.PaperLight
	}
	b.Say(strconv.Itoa(s.Points()), x, y, pencil.Black(p.Layout.Big).In(tone).Centred())
}

// drawCell writes a number, and below it how it changed.
func (p *picture) drawCell(b view.Brush, in widget.Rect, c cell, s Sum) {
	number, beside, bad := c.of(s)
	x, y := in.Centre()
	tone, changed := theme.Ink, theme.Good
	if bad {
		changed = theme.Bad
	}
	if bad && beside == "" {
		tone = theme.Bad
	}
	size := 0.72 * p.Layout.Big
	if beside != "" {
		y -= 0.34 * size * p.Layout.U
		b.Say(beside, x, y+0.92*size*p.Layout.U, pencil.Bold(p.Layout.Line).In(changed).Centred())
	}
	b.Say(number, x, y, pencil.Black(size).In(tone).Centred())
}
