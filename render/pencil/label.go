package pencil

import (
	"capital/render/text"
	"capital/render/theme"
)

// Label is how a few words are written: size in logical units, colour ink where none is named.
type Label struct {
	Size   float64
	Face   text.Face
	Colour theme.Colour
	Align  text.Align
	VAlign text.VAlign
}

// Bold is how a number or a name is written, in the middle of its line.
func Bold(size float64) Label { return Label{Size: size, Face: text.Bold, VAlign: text.Middle} }

// Black is how a number is written that is to be seen first.
func Black(size float64) Label { return Label{Size: size, Face: text.Black, VAlign: text.Middle} }

// Soft is how what matters less is written, in the middle of its line.
func Soft(size float64) Label {
	return Label{Size: size, Colour: theme.InkSoft, VAlign: text.Middle}
}

// Centred is the label in the middle of its place.
func (l Label) Centred() Label {
	l.Align = text.Centre
	return l
}

// Right is the label where it ends at its place.
func (l Label) Right() Label {
	l.Align = text.Right
	return l
}

// In is the label in a colour.
func (l Label) In(c theme.Colour) Label {
	l.Colour = c
	return l
}
