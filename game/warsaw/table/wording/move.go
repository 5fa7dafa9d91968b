package wording

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

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
type precision struct {
	places int  // how many of the things that lie beside it are told
	tile   name // how the tile is named
	space  bool // it is told in which column and row
}

// A name is how a tile is named.
type name int

const (
	unnamed name = iota
	inShort
	inShortWithPrice
	inFull
	withPrice
)

// precisions returns all of them, the shortest first.
func precisions() []precision {
	return []precision{
		{places: 1}, {places: 1, tile: inShort}, {places: 2}, {places: 3}, {places: 1, space: true},
		{places: 1, tile: inShortWithPrice, space: true}, {places: 1, tile: inFull}, {places: 1, tile: withPrice, space: true},
	}
}

// longestMove is how many letters the words of a move may have to be read at a glance.
const longestMove = 60

// tellApart puts moves into words, each as shortly as tells it from the others, whatever is
// said of those.
func tellApart(moves []moveWords) []string {
	told, all := make([]string, len(moves)), make([][]string, len(moves))
	for n := range moves {
		for _, p := range precisions() {
			all[n] = append(all[n], moves[n].tell(p))
		}
	}
	for n := range moves {
		told[n] = tellShort(all[n], slices.Concat(slices.Delete(slices.Clone(all), n, n+1)...))
	}
	return told
}

// tellShort is the first of some ways to tell a move that is short and is said of no other
// one, else the shortest that is not.
func tellShort(ways, others []string) string {
	own := slices.DeleteFunc(slices.Clone(ways), func(words string) bool { return slices.Contains(others, words) })
	if len(own) == 0 {
		return ways[0]
	}
	if n := slices.IndexFunc(own, func(words string) bool { return utf8.RuneCountInString(words) <= longestMove }); n >= 0 {
		return own[n]
	}
	return slices.MinFunc(own, func(a, b string) int { return cmp.Compare(utf8.RuneCountInString(a), utf8.RuneCountInString(b)) })
}

// tell says what is done in the move.
func (w *moveWords) tell(p precision) string {
	words := w.art.Strings
	switch w.a.Kind {
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		return strings.TrimSpace(w.placing(p))
	case warsaw.Discard:
		value := w.known.DiscardValue(w.known.Seat())
		if p.tile == unnamed {
			return words.Text("hint.move.discard", value)
		}
		return words.Text("hint.move.discard.tile", value, w.tile(p.tile))
	case warsaw.Lose:
		return w.losing(p)
	case warsaw.KeepWindow:
		return w.edge()
	case warsaw.KeepPiece:
		kept := w.before().Occupied() &^ w.before().GivenUp(w.a)
		return words.Text("hint.move.keep", kept.Count(), w.stack(w.dearest(kept), p))
	case warsaw.Pick:
		return words.Text("hint.move.pick", w.tile(p.tile))
	}
	option := Option(w.art, w.known, w.a)
	if p.tile == unnamed || option.Building == "" {
		return option.Does
	}
	return words.Text("hint.move.choice", option.Building, option.Does)
}

// before is the seat's district before the move.
func (w *moveWords) before() *warsaw.District { return &w.known.Player(w.known.Seat()).District }

// placing says where a tile is built and, if need be, which.
func (w *moveWords) placing(p precision) string {
	words, after := w.art.Strings, w.known.After(w.a).District
	key, places := "hint.move.build", beside{w.art, &after, w.lit}.all(w.a.Space)
	if i, ok := w.before().IndexOf(w.a.Space); ok && w.before().Occupied().Has(i) {
		covered, _ := w.before().TileAt(i)
		key, places = "hint.move.overbuild", slices.Insert(places, 0, w.the(covered))
	}
	places = places[:min(p.places, len(places))]
	if p.space {
		x, y := after.Offset(w.a.Space)
		places = append(places, words.Text("hint.where.space", x+1, y+1))
	}
	where := strings.Join(places, ", ")
	if p.tile == unnamed {
		return words.Text(key, where)
	}
	return words.Text(key+".tile", where, w.tile(p.tile))
}

// tile is what the tile of the move is called.
func (w *moveWords) tile(as name) string {
	called := w.art.TileName(w.a.Tile)
	if as < inFull {
		called = w.short(w.a.Tile)
	}
	if priced := as == inShortWithPrice || as == withPrice; priced && w.a.Tile.Tile().Ordinary() {
		return w.art.Strings.Text("hint.tile.price", called, w.a.Tile.Tile().Price)
	}
	return called
}

// the is what a tile that lies in a district is called.
func (w *moveWords) the(tile warsaw.TileID) string {
	if !tile.Tile().Ordinary() {
		return w.art.TileName(tile)
	}
	return w.art.Strings.Text("hint.the", w.short(tile))
}

// short is what a tile is called for short: an ordinary one by the two kinds it bears most of.
func (w *moveWords) short(tile warsaw.TileID) string {
	face, words := tile.Tile(), w.art.Strings
	if !face.Ordinary() {
		return w.art.TileName(tile)
	}
	var kinds []string
	for most := len(face.Quarters); most > 0; most-- {
		for k := range warsaw.Kind(warsaw.Kinds) {
			n := 0
			for _, q := range face.Quarters {
				if q == k {
					n++
				}
			}
			if n == most {
				kinds = append(kinds, words.Text("hint.kind."+k.String(), n))
			}
		}
	}
	if len(kinds) == 1 {
		return kinds[0]
	}
	return words.Text("list.last", kinds[0], kinds[1])
}

// losing says which stacks a war takes.
func (w *moveWords) losing(p precision) string {
	lost := w.before().GivenUp(w.a)
	first := w.stack(lost&-lost, p)
	if rest := lost & (lost - 1); rest != 0 {
		return w.art.Strings.Text("hint.move.lose.two", first, w.stack(rest, p))
	}
	return w.art.Strings.Text("hint.move.lose", first)
}

// stack is what one stack of the district is called, before the move.
func (w *moveWords) stack(s warsaw.Spaces, p precision) string {
	at := w.before().SpaceOf(s.First())
	tile, _ := w.before().TileAt(s.First())
	called := w.the(tile)
	if neighbours := (beside{w.art, w.before(), 0}).all(at); p.places > 1 && len(neighbours) > 0 {
		called += " " + neighbours[0]
	}
	if p.space {
		x, y := w.before().Offset(at)
		called += " " + w.art.Strings.Text("hint.where.space", x+1, y+1)
	}
	return called
}

// edge says which row or column of the district a window gives up.
func (w *moveWords) edge() string {
	x, y := w.before().Offset(w.a.Space)
	edge := [2][2]string{{"bottom", "top"}, {"right", "left"}}[w.a.Turn&1][(x+y)&1]
	return w.art.Strings.Text("table.confirm.window." + edge)
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

// Beside says what lies beside a space of a district, each neighbour with where the space lies from it.
func Beside(art *view.Capital, d *warsaw.District, at warsaw.Space) []string {
	grown := *d
	if i, ok := d.IndexOf(at); !ok || !d.Occupied().Has(i) {
		grown.Place(warsaw.StartingTile, at, 0) // the space may lie outside it
	}
	return beside{art: art, d: &grown}.all(at)
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
			return b.art.Strings.Text("hint.the", b.art.Strings.Text("hint.kind."+k.String(), facing.Count())), rank
		}
	}
	return b.art.TileName(tile), rank
}
