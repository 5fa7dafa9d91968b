// Package book is the rules book of Capital Lux 2: its pages, and what of them is drawn. Their words are in the table of words
// "lux-rules". A power has the topic that is its word in records.
package book

import (
	"strconv"
	"strings"

	"capital/assets"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/rules/lux"
)

// Words is the name of the table of the rules book's own words.
const Words = "lux-rules"

// Open opens the rules book at a topic, or where it begins with "". back makes the scene to return to.
func Open(app *scene.App, art *view.Lux, words *assets.Strings, topic string, back func() scene.Scene) scene.Scene {
	return book.New(app, New(art, words), topic, back)
}

// Of makes the rules book for a display. The error says which of its parts could not be read.
func Of(display *scene.Display) (*book.Book, error) {
	art, err := view.NewLux(display)
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
	art   *view.Lux
	rules *assets.Strings
}

// New makes the rules book of some words.
func New(art *view.Lux, words *assets.Strings) *book.Book {
	p := pages{art, words}
	return &book.Book{Words: words, Chapters: chapters(), Sign: "L", Title: p.title, Extra: p.extra}
}

// chapters are all pages, with the clauses that each tells.
func chapters() []book.Chapter {
	page := func(topic string, clauses ...int) book.Page { return book.Page{Topic: topic, Clauses: clauses} }
	all := []book.Chapter{
		{Name: "start", Pages: []book.Page{page("short"), page("match", 5, 9, 11, 13), page("setup", 1, 2), page("cards", 7), page("known", 16)}},
		{Name: "play", Pages: []book.Page{
			page("draft", 3, 17), page("turn", 5, 6), page("limit", 12), page("home", 12), page("gold", 13, 15), page("deck", 4, 10), page("last", 9),
		}},
	}
	for colour := range lux.District(lux.Districts) {
		chapter := book.Chapter{Name: colour.String()}
		for letter := range powersOfColour {
			chapter.Pages = append(chapter.Pages, page(lux.PowerOf(colour, letter).String(), 6, 7, 8))
		}
		all = append(all, chapter)
	}
	return append(all,
		book.Chapter{Name: "end", Pages: []book.Page{page("resolve", 11, 12), page("bonus", 13, 14), page("final", 15), page("letter")}},
		book.Chapter{Name: "rob", Pages: []book.Page{page("rob", 17, 18, 19), page("rob.cards", 18), page("rob.ladder", 20, 21)}},
	)
}

// powersOfColour is how many powers a colour has, one of which is in play.
const powersOfColour = lux.PowerCount / lux.Districts

// powerOf is the power that has a topic.
func powerOf(topic string) (lux.Power, bool) {
	for power := lux.Agent; power <= lux.Dualist; power++ {
		if power.String() == topic {
			return power, true
		}
	}
	return lux.NoPower, false
}

// title is a page's title where it is said in the words of the table.
func (p pages) title(topic string) string {
	if power, ok := powerOf(topic); ok {
		return p.art.PowerName(power)
	}
	return ""
}

// extra is what a page has besides its words.
func (p pages) extra(topic string) (e book.Extra) {
	switch topic {
	case "short":
		return p.short()
	case "match":
		e.Args = []any{lux.Rounds}
	case "gold":
		e.Args = []any{lux.GoldPoints}
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
