package outlook

import (
	"strings"

	"capital/game/expo/table/view/naming"
	"capital/game/scene/narration"
)

// Spoken implements [outlook.Content]: the stack, then its tiles, colour by colour.
func (c *content) Spoken() (said []string) {
	title, line := c.title()
	said = append(said, narration.Sentence(title, line))
	words, tiles := c.art.Strings, c.stack().Tiles
	for from := 0; from < len(tiles); {
		colour, to := tiles[from].Colour(), from
		var names []string
		for ; to < len(tiles) && tiles[to].Colour() == colour; to++ {
			names = append(names, naming.Tile(words, tiles[to]))
		}
		said = append(said, narration.Sentence(words.Text("outlook.colour", naming.Colour(words, colour), strings.Join(names, "; "))))
		from = to
	}
	return said
}
