// Package book is Capitol's rules book: its pages, and what of them is drawn or worked out by the rules. Their words are in
// the table of words "rome-rules". A prefecture has the topic that is its code in records.
package book

import (
	"strconv"
	"strings"

	"capital/assets"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/rules/rome"
)

// Words is the name of the table of the rules book's own words.
const Words = "rome-rules"

// Open opens the rules book at a topic, or where it begins with "". back makes the scene to return to.
func Open(app *scene.App, art *view.Rome, words *assets.Strings, topic string, back func() scene.Scene) scene.Scene {
	return book.New(app, New(art, words), topic, back)
}

// Of makes the rules book for a display. The error says which of its parts could not be read.
func Of(display *scene.Display) (*book.Book, error) {
	art, err := view.NewRome(display)
	if err != nil {
		return nil, err
	}
	words, err := display.Words(Words)
	if err != nil {
		return nil, err
	}
	return New(art, words), nil
}

// New makes the rules book of some words.
func New(art *view.Rome, words *assets.Strings) *book.Book {
	p := pages{art, words}
	return &book.Book{Words: words, Chapters: chapters(), Sign: "C", Title: p.title, Extra: p.extra}
}

// chapters are all pages, with the clauses that each tells.
func chapters() []book.Chapter {
	page := func(topic string, clauses ...int) book.Page { return book.Page{Topic: topic, Clauses: clauses} }
	return []book.Chapter{
		{Name: "start", Pages: []book.Page{page("short"), page("match", 4, 10, 14, 17), page("setup", 1, 2, 3), page("cards", 1), page("known", 1, 11)}},
		{Name: "build", Pages: []book.Page{
			page("build", 4), page("floor", 5), page("roof", 6), page("permit", 7), page("height", 8), page("shape", 9),
			page("idle", 4), page("pass", 4), page("stock", 2, 5),
		}},
		{Name: "city", Pages: append([]book.Page{page("prefecture", 7, 13), page("site", 7, 13)}, places()...)},
		{Name: "auctions", Pages: []book.Page{
			page("auction", 10, 11, 12), page("bid", 10), page("auction.tie", 11), page("put", 13),
			page("fountain", 13, 14), page("amphitheatre", 13, 18), page("temple", 13, 14),
		}},
		{Name: "scoring", Pages: []book.Page{page("scoring", 14), page("tie", 15), page("second", 16)}},
		{Name: "round", Pages: []book.Page{page("draw", 17, 18), page("piles", 20), page("hand", 19), page("first-player", 3, 21)}},
		{Name: "end", Pages: []book.Page{page("end", 22), page("letter")}},
	}
}

// places are the pages of the prefectures.
func places() (all []book.Page) {
	for p := range rome.Place(rome.Places) {
		all = append(all, book.Page{Topic: p.String(), Clauses: []int{7, 14}})
	}
	return all
}

// title is a page's title where it is said in the words of the table.
func (p pages) title(topic string) string {
	if place, ok := placeOf(topic); ok {
		return p.art.PlaceName(place)
	}
	return ""
}

// extra is what a page has besides its words.
func (p pages) extra(topic string) (e book.Extra) {
	if place, ok := placeOf(topic); ok {
		return p.place(place)
	}
	switch topic {
	case "short":
		return p.short()
	case "match":
		e.Args = []any{rome.Rounds}
	case "setup":
		e.Args = append(stocks(), rome.EvenPermits, rome.EvenStart)
	case "cards":
		e.Table = p.cards()
		e.Example = p.row(cardWith(rome.Roof, 3), cardWith(rome.Floor, 5), permitOf(rome.White, 4), permitOf(rome.Black, 7), permitOf(rome.Red, 2))
	case "shape":
		e.Example = p.threeAlike()
		return e
	case "auction.tie":
		e.Example = p.bids()
	case "floor":
		e.Args = []any{rome.Tallest}
		e.Example = p.floors()
	case "prefecture":
		e.Example, e.Table = p.city(), p.prefectures()
	case "roof", "permit", "fountain", "amphitheatre", "temple", "bid", "first-player":
		e.Face = p.thing(topic)
	}
	if x, ok := exampleOf(topic); ok {
		e.Args, e.Example = x.args, p.prefecture(x)
	}
	return e
}

// stocks are the floors left at the start with 2, 3 and 4 seats.
func stocks() (args []any) {
	for seats := 2; seats <= rome.MaxSeats; seats++ {
		m := rome.NewMatch(seats, 1, nil)
		args = append(args, m.Stock())
	}
	return args
}

// place is what the page of a prefecture has.
func (p pages) place(place rome.Place) (e book.Extra) {
	open := empty()
	first, second := view.Pays(&open, place)
	e.Text = p.rules.Text("place.text", p.art.Strings.Text("colour."+place.Colour().String()), place.Sites(), place.Printed(), first, second)
	e.Example = p.prefecture(example{open: open, place: place})
	return e
}

// short is the game in a few lines, a picture beside each.
func (p pages) short() (e book.Extra) {
	var lines []string
	for n := range shortLines {
		lines = append(lines, strings.ReplaceAll(p.art.Strings.Text("howto."+strconv.Itoa(n+1)), "\n", " "))
		e.Beside = append(e.Beside, p.shortSign(n))
	}
	e.Text = strings.Join(lines, "\n")
	return e
}

// cards is how many cards there are of each type.
func (p pages) cards() [][]string {
	rows := [][]string{{p.rules.Text("cards.type"), p.rules.Text("cards.count"), p.rules.Text("cards.numbers")}}
	for of := range rome.Type(rome.Types) {
		count, most := 0, 0
		for c := range rome.Card(rome.CardCount) {
			if c.Type() == of {
				count, most = count+1, max(most, c.Number())
			}
		}
		rows = append(rows, []string{p.rules.Text("cards." + of.String()), strconv.Itoa(count), "1–" + strconv.Itoa(most)})
	}
	return rows
}

// prefectures is what is printed on the board.
func (p pages) prefectures() [][]string {
	rows := [][]string{{p.rules.Text("prefecture.name"), p.rules.Text("prefecture.colour"), p.rules.Text("prefecture.sites"), p.rules.Text("prefecture.fountains")}}
	for place := range rome.Place(rome.Places) {
		rows = append(rows, []string{
			p.art.PlaceName(place), p.art.Strings.Text("colour." + place.Colour().String()), strconv.Itoa(place.Sites()), strconv.Itoa(place.Printed()),
		})
	}
	return rows
}
