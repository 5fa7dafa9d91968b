package view

import (
	"capital/render/icon"
	"capital/render/theme"
	"capital/render/widget"
)

// Standing is how a home district's total stands to its limit.
type Standing uint8

// The ways to stand. Near is at the limit or one below it; Risky is safe or not, as face-down modifiers turn out.
const (
	Empty Standing = iota
	Roomy
	Near
	Risky
	Over
)

// Stands is how a total stands to a limit, which lies between two bounds.
func Stands(total int, limit [2]int) Standing {
	switch {
	case total == 0:
		return Empty
	case total > limit[1]:
		return Over
	case total > limit[0]:
		return Risky
	case total >= limit[0]-1:
		return Near
	}
	return Roomy
}

// Tone is the colour of a standing.
func (s Standing) Tone() theme.Colour {
	switch s {
	case Over:
		return theme.Bad
	case Risky:
		return 0xC97A00FF
	case Near:
		return 0x5B5670FF
	}
	return theme.Good
}

// Sign is the mark of a standing: a full vessel, a warning, a vessel that has burst; nil where there is room.
func (s Standing) Sign() *icon.Icon {
	return [...]*icon.Icon{Near: full, Risky: icon.Warning, Over: broken}[s]
}

// Standing draws the mark of a standing in a square.
func (b Brush) Standing(s Standing, in widget.Rect) {
	if sign := s.Sign(); sign != nil {
		b.SignIn(sign, in.X, in.Y, in.W, s.Tone())
	}
}
