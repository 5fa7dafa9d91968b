package view

import (
	"capital/game/scene"
	"capital/game/warsaw/table/places"
)

// Layout is where everything on the table lies, in pixels, for one room; and what of it is seen there.
type Layout struct{ places.Places }

// Lay lays the table out for a room.
func Lay(room scene.Room) Layout { return Layout{places.Lay(room)} }

// touch is how large a thing is at least that a finger shall hit well, in logical units, where all is close.
const touch = 46.0
