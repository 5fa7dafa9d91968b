package table

import (
	"cmp"
	"slices"
	"strings"

	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// moveWords say what is done in a move of a seat, and where.
type moveWords struct {
	art   *view.Capital
	known *warsaw.View // of that seat, before it
	a     warsaw.Action
	lit   warsaw.Quarters // which show what speaks for it most, in the district after it
}

// A precision is how much is said of a move: more, where less does not tell it from another.
type precision int

const (
	plainly      precision = iota
	byTile                 // which tile it is
	byNeighbours           // all that lies beside the tile
	byBoth
	bySpace // in which column and row, too
	precisions
)

// tellApart puts moves into words, each as shortly as tells it from the others.
func tellApart(moves []moveWords) []string {
	told := make([]string, len(moves))
	for n := range moves {
		told[n] = moves[n].tell(plainly)
	}
	for p := byTile; p < precisions; p++ {
		alike := make([]bool, len(told))
		for n, words := range told {
			alike[n] = slices.Contains(told[:n], words) || slices.Contains(told[n+1:], words)
		}
		for n := range moves {
			if alike[n] {
				told[n] = moves[n].tell(p)
			}
		}
	}
	return told
}

// tell says what is done in the move.
func (w *moveWords) tell(p precision) string {
	words := w.art.Strings
	switch w.a.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		return strings.TrimSpace(w.placing(p))
	case warsaw.Discard:
		value := w.known.DiscardValue(w.known.Seat())
		if p == plainly {
			return words.Text("hint.move.discard", value)
		}
		return words.Text("hint.move.discard.tile", value, w.tile(w.a.Tile, p))
	case warsaw.Lose:
		return words.Text("hint.move.lose", w.stacks(w.before().GivenUp(w.a), p))
	case warsaw.KeepWindow:
		return words.Text("hint.move.lose", w.edge(p))
	case warsaw.KeepPiece:
		kept := w.before().Occupied() &^ w.before().GivenUp(w.a)
		return words.Text("hint.move.keep", kept.Count(), w.stacks(w.dearest(kept), p))
	case warsaw.Pick:
		return words.Text("hint.move.pick", w.tile(w.a.Tile, p))
	}
	option := optionText(w.art, w.known, w.a)
	if option.Building == "" {
		return option.Does
	}
	return words.Text("hint.move.choice", option.Building, option.Does)
}

// before is the seat's district before the move.
func (w *moveWords) before() *warsaw.District { return &w.known.Player(w.known.Seat()).District }

// placing says where a tile is built and, if need be, which.
func (w *moveWords) placing(p precision) string {
	words, after := w.art.Strings, w.known.After(w.a).District
	places := beside{w.art, &after, w.lit}.all(w.a.Space)
	if p < byNeighbours && len(places) > 1 {
		places = places[:1]
	}
	if i, ok := w.before().IndexOf(w.a.Space); ok && w.before().Occupied().Has(i) {
		covered, _ := w.before().TileAt(i)
		if p < byNeighbours {
			places = nil
		}
		places = slices.Insert(places, 0, words.Text("hint.where.over", w.the(covered)))
	}
	if p == bySpace {
		x, y := after.Offset(w.a.Space)
		places = append(places, words.Text("hint.where.space", x+1, y+1))
	}
	where := strings.Join(places, ", ")
	if p == plainly || p == byNeighbours {
		return words.Text("hint.move.build", where)
	}
	return words.Text("hint.move.build.tile", where, w.tile(w.a.Tile, p))
}

// tile is what a tile is called.
func (w *moveWords) tile(tile warsaw.TileID, p precision) string {
	if p > byTile && tile.Tile().Ordinary() {
		return w.art.Strings.Text("hint.tile.price", tileWords(w.art, tile), tile.Tile().Price)
	}
	return tileWords(w.art, tile)
}

// the is what a tile that lies in a district is called.
func (w *moveWords) the(tile warsaw.TileID) string {
	if !tile.Tile().Ordinary() {
		return w.art.TileName(tile)
	}
	return w.art.Strings.Text("hint.the", tileWords(w.art, tile))
}

// stacks are some stacks of the district, before the move.
func (w *moveWords) stacks(stacks warsaw.Spaces, p precision) string {
	var names []string
	for s := stacks; s != 0; s &= s - 1 {
		at := w.before().SpaceOf(s.First())
		tile, _ := w.before().TileAt(s.First())
		name := w.the(tile)
		if neighbours := (beside{w.art, w.before(), 0}).all(at); p >= byTile && len(neighbours) > 0 {
			name += " " + neighbours[0]
		}
		if p >= byBoth {
			x, y := w.before().Offset(at)
			name += " " + w.art.Strings.Text("hint.where.space", x+1, y+1)
		}
		names = append(names, name)
	}
	return list(w.art, names)
}

// edge is what of the district a window gives up.
func (w *moveWords) edge(p precision) string {
	gone := w.before().GivenUp(w.a)
	if p >= byTile {
		return w.stacks(gone, plainly)
	}
	wide, high := w.before().Size()
	in := func(left, top, right, bottom int) bool {
		for s := gone; s != 0; s &= s - 1 {
			x, y := w.before().Offset(w.before().SpaceOf(s.First()))
			if x < left || x > right || y < top || y > bottom {
				return false
			}
		}
		return true
	}
	for _, edge := range [...]struct {
		key                      string
		left, top, right, bottom int
	}{
		{"left", 0, 0, 0, high}, {"right", wide - 1, 0, wide, high}, {"top", 0, 0, wide, 0}, {"bottom", 0, high - 1, wide, high},
	} {
		if in(edge.left, edge.top, edge.right, edge.bottom) {
			return w.art.Strings.Text("hint.edge." + edge.key)
		}
	}
	return w.stacks(gone, plainly)
}

// dearest is the stack among some whose visible tile has the highest price.
func (w *moveWords) dearest(stacks warsaw.Spaces) warsaw.Spaces {
	var found warsaw.Spaces
	highest := -1
	for s := stacks; s != 0; s &= s - 1 {
		if tile, _ := w.before().TileAt(s.First()); tile.Tile().Price > highest {
			found, highest = s&-s, tile.Tile().Price
		}
	}
	return found
}

// beside says what lies beside a space of a district. Of what it says the lit quarters come
// first, then buildings.
type beside struct {
	art *view.Capital
	d   *warsaw.District
	lit warsaw.Quarters
}

// all are the neighbours of a space, each with where the space lies from it.
func (b beside) all(at warsaw.Space) []string {
	type neighbour struct {
		words string
		rank  int
	}
	var found []neighbour
	x, y := b.d.Offset(at)
	for _, side := range [...]struct {
		key    string
		dx, dy int
	}{{"right", -1, 0}, {"left", 1, 0}, {"below", 0, -1}, {"above", 0, 1}} {
		i, ok := b.d.IndexOf(b.d.SpaceAt(x+side.dx, y+side.dy))
		if !ok || !b.d.Occupied().Has(i) {
			continue
		}
		name, rank := b.facing(i, at)
		found = append(found, neighbour{b.art.Strings.Text("hint.where."+side.key, name), rank})
	}
	slices.SortStableFunc(found, func(a, b neighbour) int { return cmp.Compare(a.rank, b.rank) })
	var words []string
	for _, n := range found {
		words = append(words, n.words)
	}
	return words
}

// facing is what of a neighbour lies next to a space, and how much that is worth telling: the
// less, the more.
func (b beside) facing(i int, at warsaw.Space) (name string, rank int) {
	tile, _ := b.d.TileAt(i)
	if !tile.Tile().Ordinary() {
		return b.art.TileName(tile), 1
	}
	space, _ := b.d.IndexOf(at)
	facing := warsaw.Spaces(1<<space).Quarters().Grow() & warsaw.Spaces(1<<i).Quarters()
	rank = 2
	if facing&b.lit != 0 {
		facing, rank = facing&b.lit, 0
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		if b.d.Of(k)&facing != 0 {
			return b.art.Strings.Text("hint.the", b.art.Strings.Text("hint.kind."+k.String())), rank
		}
	}
	return b.art.Strings.Text("hint.the", tileWords(b.art, tile)), rank
}

// tileWords are what a tile is called: its name, or the kinds that it bears.
func tileWords(art *view.Capital, tile warsaw.TileID) string {
	face := tile.Tile()
	if !face.Ordinary() {
		return art.TileName(tile)
	}
	var kinds []string
	for k := range warsaw.Kind(warsaw.Kinds) {
		if face.HasKind(k) {
			kinds = append(kinds, art.Strings.Text("hint.kind."+k.String()))
		}
	}
	return list(art, kinds)
}

// list joins words: "one, two and three".
func list(art *view.Capital, words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return art.Strings.Text("hint.list", strings.Join(words[:last], ", "), words[last])
}
