package pieceart

import (
	"capital/render/theme"
	"capital/rules/rome"
)

// CardTones returns the tones of a card: Base its ground, Ink for what is written on it.
func CardTones(c rome.Card) theme.Tones { return cardTones(c.Type(), c.Colour()) }
