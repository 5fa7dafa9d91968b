package book

import (
	"capital/assets"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// pages is what the pages have besides their own words.
type pages struct {
	art   *view.Capital
	rules *assets.Strings
	tried map[string]string // the districts of examples that were tried by hand, by topic
}

// face is the tile of a building's or milestone's page.
func face(topic string) (warsaw.TileID, bool) {
	id, ok := warsaw.TileByCode(topic)
	return id, ok && !id.Tile().Ordinary()
}
