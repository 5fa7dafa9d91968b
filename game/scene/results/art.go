package results

import (
	"capital/render/emblem"
	"capital/render/text"
	"capital/render/theme"
)

// Art is what a game gives to the picture of its results. It is painted off the frame loop.
type Art struct {
	Game   string         // its name
	Emblem emblem.Paint   // of a seat; nil where there is no picture
	Sky    []theme.Colour // behind all, from the top down: two at least
	Sign   theme.Colour   // the light in which the name is written
	Face   text.Face
}

// NightArt is the art of a game under the night street of the house.
func NightArt(game string, paint emblem.Paint) Art {
	return Art{
		Game: game, Emblem: paint, Sign: theme.NeonPink, Face: text.Neon,
		Sky: []theme.Colour{theme.NightDeep, theme.Night, theme.NightHigh, theme.NightGlow},
	}
}
