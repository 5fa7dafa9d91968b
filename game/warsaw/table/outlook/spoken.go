package outlook

import (
	"strings"

	"capital/game/scene/narration"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// Spoken implements [outlook.Content].
func (c *content) Spoken() []string {
	words := c.art.Strings
	if c.shown != c.known.Epoch {
		end := c.art.Strings.Text("outlook.end.match")
		if face := c.milestone(); face != warsaw.NoTile {
			end = c.art.TileName(face)
		}
		return []string{
			narration.Sentence(words.Text("outlook.later", view.Roman(c.shown)), c.named(later(c.shown))),
			narration.Sentence(words.Text("outlook.end")+": "+end, drawing{content: c}.howManyDealt()),
		}
	}
	said := []string{narration.Sentence(words.Text("outlook.unseen", len(c.known.Unseen)), c.named(c.known.Unseen))}
	for _, hand := range c.known.Hands {
		if hand.Known {
			said = append(said, narration.Sentence(words.Text("outlook.hand", c.names[hand.Seat])+": "+c.named(hand.Tiles)))
		}
	}
	return said
}

// named lists what tiles are called.
func (c *content) named(tiles []warsaw.TileID) string {
	var names []string
	for _, tile := range tiles {
		names = append(names, c.art.TileName(tile))
	}
	return strings.Join(names, "; ")
}
