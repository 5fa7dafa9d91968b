package view

import "capital/rules/warsaw"

// Roman writes an epoch, 1 to 6.
func Roman(epoch int) string {
	return [...]string{"", "I", "II", "III", "IV", "V", "VI"}[epoch]
}

// StepKey is the key of the words for a step of income, after "step.".
func StepKey(s warsaw.Step) string {
	return [...]string{"parks", "commercial", "cultural", "industrial", "transport", "buildings"}[s]
}

// TileName is what a tile is called: a building by its name, an ordinary tile by what it bears, the most first: "2 homes,
// 1 shop and 1 theatre".
func (c *Capital) TileName(tile warsaw.TileID) string {
	face, words := tile.Tile(), c.Strings
	if !face.Ordinary() {
		return words.Text("tile." + face.Code)
	}
	name := c.list(c.quarters(face))
	if face.Transport {
		name = words.Text("tile.transport", name)
	}
	return name
}

// quarters says how many quarters of each kind a tile bears, the most first.
func (c *Capital) quarters(face *warsaw.Tile) []string {
	var said []string
	for n := len(face.Quarters); n > 0; n-- {
		for k := range warsaw.Kind(warsaw.Kinds) {
			if count(face, k) == n {
				said = append(said, c.Strings.Text("tile."+k.String(), n))
			}
		}
	}
	return said
}

// count is how many quarters of a kind a tile bears.
func count(face *warsaw.Tile, k warsaw.Kind) int {
	n := 0
	for _, q := range face.Quarters {
		if q == k {
			n++
		}
	}
	return n
}

// list says some things one after the other: "a, b and c".
func (c *Capital) list(things []string) string {
	last := len(things) - 1
	list := things[0]
	for n, thing := range things[1:] {
		key := "list.more"
		if n+1 == last {
			key = "list.last"
		}
		list = c.Strings.Text(key, list, thing)
	}
	return list
}

// TileLines says in words what a tile does; its name says what quarters it has.
func (c *Capital) TileLines(face *warsaw.Tile) []string {
	words := c.Strings
	var lines []string
	if !face.Ordinary() {
		return append(lines, words.Text("effect."+face.Code))
	}
	if face.VP > 0 {
		lines = append(lines, words.Text("sign.vp", face.VP))
	}
	if face.Coins > 0 {
		lines = append(lines, words.Text("sign.coins", face.Coins))
	}
	if face.Transport {
		lines = append(lines, words.Text("sign.transport"))
	}
	return lines
}
