// Package naming is what the things of The Capitals are called, and what its tiles do, in words: for the view, and for all that is
// told above it. The words are the game's own table.
package naming

import (
	"capital/assets"
	"capital/render/text"
	"capital/rules/expo"
)

// Tile is what a tile is called: "Textile Factory".
func Tile(words *assets.Strings, id expo.TileID) string { return words.Text("tile." + id.String()) }

// Colour is what a colour is called: "Housing".
func Colour(words *assets.Strings, c expo.Colour) string { return words.Text("colour." + c.String()) }

// ColourTile is a tile of a colour, as in a sentence: "housing tile".
func ColourTile(words *assets.Strings, c expo.Colour) string {
	return words.Text("colour." + c.String() + ".tile")
}

// ColourTiles are many tiles of a colour: "housing tiles".
func ColourTiles(words *assets.Strings, c expo.Colour) string {
	return words.Text("colour." + c.String() + ".tiles")
}

// Track is what a track is called, or cubes, or prestige.
func Track(words *assets.Strings, t expo.Track) string { return words.Text("track." + t.String()) }

// Phase is what a phase of a round is called.
func Phase(words *assets.Strings, p expo.Phase) string {
	return words.Text("phase." + [...]string{"space", "build", "activate", "prosper", "over"}[p])
}

// Source is what a row of the score sheet is called.
func Source(words *assets.Strings, s expo.Source) string { return words.Text("source." + s.String()) }

// Era is an era, 1 to 3: "Era II".
func Era(words *assets.Strings, era int) string { return words.Text("era", Roman(era)) }

// Roman writes an era, 1 to 3.
func Roman(era int) string { return [...]string{"", "I", "II", "III"}[era] }

// Kind is to what stack a tile belongs: "Era II", "Prosperity tile".
func Kind(words *assets.Strings, id expo.TileID) string {
	switch {
	case id.Era() > 0:
		return Era(words, id.Era())
	case id.Prosperity() || id == expo.Lake:
		return words.Text("era.prosperity")
	}
	return words.Text("era.start")
}

// Plant is a power plant of a level.
func Plant(words *assets.Strings, level int) string { return words.Text("plant", level) }

// Space is a space of the initiative.
func Space(words *assets.Strings, space int) string { return words.Text("space", space) }

// Place says where a cell of a city lies, by what stands there, or else by what touches it.
func Place(words *assets.Strings, p *expo.Player, c expo.Cell) string {
	if at := p.At(c); at >= 0 {
		return words.Text("place.crossing", Tile(words, p.Tiles[at].Tile))
	}
	var side, corner []string
	city := p.City()
	for n := range city {
		switch name := Tile(words, city[n].Tile); {
		case !city[n].Touches(c):
		case city[n].X == c.X || city[n].Y == c.Y:
			side = append(side, name)
		default:
			corner = append(corner, name)
		}
	}
	if len(side) > 0 {
		return words.Text("place.side", list(side))
	}
	return words.Text("place.corner", list(corner))
}

// Corner says where a corner of a city lies, by the tiles around it.
func Corner(words *assets.Strings, p *expo.Player, c expo.Corner) string {
	var around []string
	for _, cell := range [...]expo.Cell{{X: c.X - 1, Y: c.Y - 1}, {X: c.X, Y: c.Y - 1}, {X: c.X - 1, Y: c.Y}, {X: c.X, Y: c.Y}} {
		if at := p.At(cell); at >= 0 {
			around = append(around, Tile(words, p.Tiles[at].Tile))
		}
	}
	return words.Text("place.crossing", list(around))
}

// Gain is so much of a thing: "Population +4", "$ −2".
func Gain(words *assets.Strings, what expo.Track, n int) string {
	if what == expo.Economy {
		return words.Text("gain.economy", text.Signed(n))
	}
	return words.Text("gain", Track(words, what), text.Signed(n))
}

// Gains lists all of some gains.
func Gains(words *assets.Strings, gains *expo.Gains) string {
	var all []string
	for what, n := range gains {
		if n != 0 {
			all = append(all, Gain(words, expo.Track(what), n))
		}
	}
	return list(all)
}

// list puts commas between words.
func list(all []string) (joined string) {
	for n, one := range all {
		if n > 0 {
			joined += ", "
		}
		joined += one
	}
	return joined
}
