package scene

import (
	"unicode/utf8"

	"capital/audio/music"
)

// heardAround is what is heard beside sounds: the street's music, and how far the match is to which a game's music is heard.
type heardAround struct {
	street *music.Piece
	mood   music.Mood
	stays  bool    // the match at the table is over, and what belongs to it is still looked at
	speech float64 // seconds that what was said in this tick takes, about
}

// spokenIn is in how many seconds words are said, about.
func spokenIn(words string) float64 { return float64(utf8.RuneCountInString(words)) / 14 }
