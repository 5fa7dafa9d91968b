// Package book is the rules book of The Capitals: its pages, and what of them is drawn or worked out by the rules. Their words are
// in the table of words "expo-rules". A tile has the topic that is its code, a track the one that is its word in records.
package book

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"capital/assets"
	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/rules/expo"
)

// Words is the name of the table of the rules book's own words.
const Words = "expo-rules"

// Open opens the rules book at a topic, or where it begins with "". back makes the scene to return to.
func Open(app *scene.App, art *view.Expo, words *assets.Strings, topic string, back func() scene.Scene) scene.Scene {
	return book.New(app, New(art, words), topic, back)
}

// Of makes the rules book for a display. The error says which of its parts could not be read.
func Of(display *scene.Display) (*book.Book, error) {
	art, err := view.NewExpo(display)
	if err != nil {
		return nil, err
	}
	words, err := display.Words(Words)
	if err != nil {
		return nil, err
	}
	return New(art, words), nil
}

// pages are all pages of the book.
type pages struct {
	art   *view.Expo
	rules *assets.Strings
}

// New makes the rules book of some words.
func New(art *view.Expo, words *assets.Strings) *book.Book {
	p := pages{art, words}
	return &book.Book{Words: words, Chapters: chapters(), Sign: "E", Title: p.title, Extra: p.extra}
}

// chapters are all pages, with the clauses that each tells.
func chapters() []book.Chapter {
	page := func(topic string, clauses ...int) book.Page { return book.Page{Topic: topic, Clauses: clauses} }
	track := func(t expo.Track, clauses ...int) book.Page { return page(t.String(), clauses...) }
	all := []book.Chapter{
		{Name: "start", Pages: []book.Page{
			page("short"), page("match", 25, 28), page("setup", 1, 2, 3, 4), page("city", 8, 11), page("effects", 10, 11, 20), page("open"),
		}},
		{Name: "round", Pages: []book.Page{
			page("initiative", 5, 6), page("taxes", 7), page("market", 8, 22), page("build", 8, 10), page("site", 9), page("crossing", 12),
			page("neighbours", 11), page("tourism", 16, 17), page("activation", 18, 20, 21), page("cost", 19), page("rest", 21),
			page("administration", 22), page("prosperity", 23, 24), page("qualify", 24),
		}},
		{Name: "tracks", Pages: []book.Page{
			page("tracks", 13), track(expo.Population, 14, 25), track(expo.Employment, 14, 25), track(expo.Services, 25), track(expo.Progress, 15, 26),
			page("plants", 15), track(expo.Economy, 7, 26), track(expo.Culture, 16, 26), track(expo.Cubes, 2, 19), track(expo.Prestige, 7),
		}},
		{Name: "expo", Pages: []book.Page{page("expo", 25), page("end", 26), page("ties", 27), page("sheet"), page("letter")}},
		{Name: "words", Pages: []book.Page{page("glossary")}},
	}
	for era := 1; era <= expo.Eras; era++ {
		all = append(all, book.Chapter{Name: "era-" + strconv.Itoa(era), Pages: tilesOf(era)})
	}
	prosperity := append(tilesOf(0), page(expo.Lake.String(), 24))
	return append(all, book.Chapter{Name: "prosperity", Pages: prosperity})
}

// tilesOf are the pages of an era's buildings, colour by colour, Era I with the starting tiles; for 0 those of the prosperity tiles.
func tilesOf(era int) (all []book.Page) {
	var ids []expo.TileID
	for id := range expo.TileID(expo.TileCount) {
		if id != expo.Lake && chapterOf(id) == era {
			ids = append(ids, id)
		}
	}
	slices.SortStableFunc(ids, func(a, b expo.TileID) int { return cmp.Compare(a.Colour(), b.Colour()) })
	for _, id := range ids {
		all = append(all, book.Page{Topic: id.String()})
	}
	return all
}

// chapterOf is the era among whose buildings a tile is told of, 0 for a prosperity tile.
func chapterOf(id expo.TileID) int {
	if id.Prosperity() {
		return 0
	}
	return max(1, id.Era())
}

// tileOf is the tile that has a topic.
func tileOf(topic string) (expo.TileID, bool) {
	for id := range expo.TileID(expo.TileCount) {
		if id.String() == topic {
			return id, true
		}
	}
	return 0, false
}

// trackOf is the track that has a topic, or cubes, or prestige.
func trackOf(topic string) (expo.Track, bool) {
	for t := expo.Population; t <= expo.Prestige; t++ {
		if t.String() == topic {
			return t, true
		}
	}
	return 0, false
}

// title is a page's title where it is said in the words of the table.
func (p pages) title(topic string) string {
	if id, ok := tileOf(topic); ok {
		return naming.Tile(p.art.Strings, id)
	}
	if t, ok := trackOf(topic); ok {
		return naming.Track(p.art.Strings, t)
	}
	return ""
}

// extra is what a page has besides its words.
func (p pages) extra(topic string) (e book.Extra) {
	if id, ok := tileOf(topic); ok {
		return p.tile(id)
	}
	if t, ok := trackOf(topic); ok {
		e.Face = p.sign(t)
	}
	e.Table = p.table(topic)
	switch topic {
	case "short":
		return p.short()
	case "match":
		e.Args = []any{expo.Rounds}
	}
	p.picture(topic, &e)
	return e
}

// tile is what the page of a tile has: what it does, in the words of the table.
func (p pages) tile(id expo.TileID) (e book.Extra) {
	words := p.art.Strings
	e.Face = p.face(id)
	kind, colour := naming.Kind(words, id), naming.Colour(words, id.Colour())
	e.Under = p.rules.Text("under", kind, colour)
	if seats := int(id.Tile().Seats); seats > 2 {
		e.Under = p.rules.Text("under.seats", kind, colour, seats)
	}
	if id != expo.Lake {
		e.Text = strings.Join(naming.Effects(words, id), "\n")
	}
	return e
}

// shortLines is how many lines tell the game.
const shortLines = 10

// short is the game in a few lines.
func (p pages) short() (e book.Extra) {
	var lines []string
	for n := range shortLines {
		lines = append(lines, strings.ReplaceAll(p.art.Strings.Text("howto."+strconv.Itoa(n+1)), "\n", " "))
	}
	e.Text = strings.Join(lines, "\n")
	return e
}
