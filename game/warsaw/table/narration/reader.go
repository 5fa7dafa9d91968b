package narration

import (
	"capital/game/scene/narration"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/rules/warsaw"
)

// reader says one position.
type reader struct {
	art *view.Capital
	p   *view.Position
}

func (r reader) words(key string, args ...any) string { return r.art.Strings.Text(key, args...) }

// house are words that all games share.
func (r reader) house(key string, args ...any) string {
	return r.art.Display.Strings.Text(key, args...)
}

// district is that of the seat in view.
func (r reader) district() *warsaw.District { return &r.p.Table.Player(r.p.Seat).District }

// space says where a space of the district lies, what lies there, and beside what.
func (r reader) space(s warsaw.Space) string {
	d := r.district()
	x, y := d.Offset(s)
	parts := []string{r.words("narration.empty")}
	if i, ok := d.IndexOf(s); ok && d.Occupied().Has(i) {
		parts[0] = r.words("narration.space", x+1, y+1, r.top(d, i))
	}
	return narration.Sentence(append(parts, wording.Beside(r.art, d, s)...)...)
}

// top says the visible tile of a space.
func (r reader) top(d *warsaw.District, i int) string {
	tile, turn := d.TileAt(i)
	said := r.art.TileName(tile)
	if quarters := r.quarters(tile, turn); quarters != "" {
		said += ", " + quarters
	}
	if d.Stacked().Has(i) {
		said = r.words("narration.stacked", said)
	}
	return said
}

// tile says what a tile is, what it costs and does, and how its quarters lie when it is turned so.
func (r reader) tile(tile warsaw.TileID, turn int) string {
	face := tile.Tile()
	parts := []string{r.art.TileName(tile)}
	if !face.Building.IsMilestone() {
		parts = append(parts, r.words("narration.price", face.Price))
	}
	return narration.Sentence(append(append(parts, r.art.TileLines(face)...), r.quarters(tile, turn))...)
}

// quarters says how the quarters of a tile lie that is turned so; nothing of one that has none.
func (r reader) quarters(tile warsaw.TileID, turn int) string {
	if !tile.Tile().Ordinary() {
		return ""
	}
	d := warsaw.StartingDistrict(tile)
	d.Place(tile, warsaw.Space{}, turn)
	kind := func(x, y int) string {
		for k := range warsaw.Kind(warsaw.Kinds) {
			if d.Of(k).Has(x, y) {
				return r.words("hint.kind."+k.String(), 1)
			}
		}
		return ""
	}
	return r.words("narration.quarters", kind(0, 0), kind(1, 0), kind(0, 1), kind(1, 1))
}

// worth says what brings how much, if it brings anything.
func (r reader) worth(words string, sum warsaw.Sum) string {
	if sum == (warsaw.Sum{}) {
		return words
	}
	return r.house("narration.seat", words, wording.Sum(r.art, sum))
}
