package view

import (
	"capital/game/scene/log"
	"capital/rules/rome"
)

// Log is what has happened, with the cards, houses and pieces it speaks of.
type Log = log.Log[LogPicture]

// LogLine is one line of it.
type LogLine = log.Line[LogPicture]

// LogPicture is what a line speaks of: the piece where there is one, else a card or a house.
type LogPicture struct {
	Thing Thing
	Piece rome.Piece // or [rome.NoPiece]
}
