package book

import (
	"strings"

	"capital/game/scene/book"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// letTry lets the building of a page change places with any other tile of its example, which is drawn as a text: the page then
// counts what that brings.
func (p pages) letTry(picture *book.Picture, id warsaw.TileID, drawn string, d *warsaw.District) {
	picture.Try = p.rules.Text("try")
	width, _ := d.Size()
	tile, now := (picture.Width-2*districtEdge)/float64(width), standsIn(d, id)
	for s := d.Occupied() &^ (1 << now); s != 0; s &= s - 1 {
		i := s.First()
		picture.Spots = append(picture.Spots, book.Spot{
			Place: widget.Rect{X: districtEdge + tile*float64(i&3), Y: districtEdge + tile*float64(i>>2), W: tile, H: tile},
			Words: p.rules.Text("try.there", nameOf(i)),
			Push:  func() { p.tried[id.Tile().Code] = swapped(drawn, now, i) },
		})
	}
}

// standsIn is the index of the space in which a building stands.
func standsIn(d *warsaw.District, id warsaw.TileID) (i int) {
	for s := d.Occupied(); s != 0; s &= s - 1 {
		if found, _ := d.TileAt(s.First()); found == id {
			i = s.First()
		}
	}
	return i
}

// nameOf is what the space with an index is called in a text.
func nameOf(i int) string { return string(rune('A'+i&3)) + string(rune('1'+i>>2)) }

// swapped is a district as a text in which two tiles have changed places, with all that is noted of them.
func swapped(drawn string, a, b int) string {
	var quarters [][]string
	var notes []string
	for line := range strings.Lines(drawn) {
		switch words := strings.Fields(line); {
		case len(words) == 0:
		case strings.Trim(words[0], "RCIUP.#") == "":
			quarters = append(quarters, words)
		case words[0] == nameOf(a):
			notes = append(notes, strings.Replace(line, nameOf(a), nameOf(b), 1))
		case words[0] == nameOf(b):
			notes = append(notes, strings.Replace(line, nameOf(b), nameOf(a), 1))
		default:
			notes = append(notes, line)
		}
	}
	for half := range 2 {
		above, below := quarters[2*(a>>2)+half], quarters[2*(b>>2)+half]
		above[a&3], below[b&3] = below[b&3], above[a&3]
	}
	var all strings.Builder
	for _, words := range quarters {
		all.WriteString(strings.Join(words, " ") + "\n")
	}
	for _, note := range notes {
		all.WriteString(strings.TrimSpace(note) + "\n")
	}
	return all.String()
}
