package view

import (
	"capital/render/pencil"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/rome"
)

// region is a part of the table that is being drawn.
type region struct {
	pencil.Pencil
	art *Rome
	l   *Layout
	p   *Position
}

type label = pencil.Label

// words are Capitol's own.
func (r region) words(key string, args ...any) string { return r.art.Strings.Text(key, args...) }

// bold is how a number or a name is written, in the middle of its line.
func bold(size float64) label {
	return label{Size: size, Face: text.Bold, VAlign: text.Middle}
}

// soft is how what matters less is written, in the middle of its line.
func soft(size float64) label {
	return label{Size: size, Colour: theme.InkSoft, VAlign: text.Middle}
}

// seats is how many seats there are.
func (r region) seats() int { return len(r.p.Names) }

// table is what lies open.
func (r region) table() *rome.Table { return &r.p.Table }
