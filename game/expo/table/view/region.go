package view

import (
	"slices"

	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/expo"
)

// PlainGround lies below the table in high contrast.
const PlainGround theme.Colour = 0xE6E6E6FF

// region is a part of the table that is being drawn.
type region struct {
	Brush
	l *Layout
	p *Position
}

// words are The Capitals's own.
func (r region) words(key string, args ...any) string { return r.art.Strings.Text(key, args...) }

func (r region) table() *expo.Table { return &r.p.Table }

// grown is a place made larger on every side.
func grown(r widget.Rect, by float64) widget.Rect { return r.Inset(-by) }

// lit reports whether a thing may be chosen now.
func (r region) lit(thing Thing) bool { return slices.Contains(r.p.Lit, thing) }

// anyLit reports whether anything of a kind may be chosen now.
func (r region) anyLit(kind ThingKind) bool {
	return slices.ContainsFunc(r.p.Lit, func(t Thing) bool { return t.Kind == kind })
}

// penaltyOf is what the tile that is to be set would cost on a cell.
func (r region) penaltyOf(player *expo.Player, c expo.Cell) int {
	if r.p.Placed == expo.CityHall {
		return 0
	}
	return player.Penalty(r.p.Placed, c)
}
