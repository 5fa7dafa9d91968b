// Package book is the screen of a game's rules book: its contents, an index of its terms, a field to search it, and its pages.
//
// A [Book] is what a game fills it with. A page is named by its topic, a short name that stays; its words are in a table of
// words of their own, by these keys:
//
//	TOPIC            its title
//	TOPIC.text       its paragraphs, one a line; one that begins with "- " is an item of a list
//	TOPIC.example    what is told below the picture of an example
//	TOPIC.also       other words by which it is looked up, with commas between them: they are in the index
//	chapter.NAME     a chapter's title
//
// In texts [[topic]] is a link that reads as the title of that page, and [[topic|words]] one that reads otherwise.
package book

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/render/widget"
)

// Book is a game's rules book.
type Book struct {
	Words    *assets.Strings
	Name     string // the key of what it is called, among the words of the house; "" for the rules
	Chapters []Chapter
	Sign     string // what the numbers of its clauses begin with: "R"
	// Title is a page's title where that is said elsewhere in the game's words, "" else. It may be nil.
	Title func(topic string) string
	// Extra is what a page has besides its words. It may be nil.
	Extra func(topic string) Extra
}

// Chapter is pages that belong together.
type Chapter struct {
	Name  string
	Pages []Page
}

// Page is one page.
type Page struct {
	Topic   string
	Clauses []int // the numbers of the rulings that it tells
}

// Extra is what a page has besides its words.
type Extra struct {
	Under   string     // a line below the title
	Lead    string     // a paragraph before the others, in bold
	Text    string     // the paragraphs, where they are not those of TOPIC.text
	Args    []any      // what the words of TOPIC.text and TOPIC.example are filled with
	Face    *Picture   // beside the title
	Beside  []Picture  // to the left of the paragraphs, the first with the first
	Table   [][]string // rows of cells, the first row and the first column being headings
	Example *Picture   // above the words of TOPIC.example
}

// Picture is something that is drawn on a page.
type Picture struct {
	Width, Height float64 // in logical units, at the usual size of text
	// Draw draws it on an image of its size, with so many pixels a logical unit.
	Draw func(dst *ebiten.Image, u float64)
	// Spots are places of it that can be pushed; Try says in words what that does.
	Spots []Spot
	Try   string
}

// Spot is a place of a picture, in its units, that can be pushed. The page is laid out anew then.
type Spot struct {
	Place widget.Rect
	Words string // that say it to somebody who does not see it
	Push  func()
}

// pages gives all pages in their order.
func (b *Book) pages() (all []Page) {
	for _, c := range b.Chapters {
		all = append(all, c.Pages...)
	}
	return all
}

// Has reports whether there is a page of a topic.
func (b *Book) Has(topic string) bool { return b.place(topic) >= 0 }

// place is the place of a topic among all pages, or -1.
func (b *Book) place(topic string) int {
	return slices.IndexFunc(b.pages(), func(p Page) bool { return p.Topic == topic })
}

// chapterOf is the title of the chapter that has a topic.
func (b *Book) chapterOf(topic string) string {
	for _, c := range b.Chapters {
		if slices.ContainsFunc(c.Pages, func(p Page) bool { return p.Topic == topic }) {
			return b.Words.Text("chapter." + c.Name)
		}
	}
	return ""
}

// TitleOf is the title of a page.
func (b *Book) TitleOf(topic string) string {
	if b.Title != nil {
		if title := b.Title(topic); title != "" {
			return title
		}
	}
	return b.Words.Text(topic)
}

// extra is what a page has besides its words.
func (b *Book) extra(topic string) Extra {
	if b.Extra == nil {
		return Extra{}
	}
	return b.Extra(topic)
}

// text is the words of a page's paragraphs, or of its example, with their numbers filled in; "" where it has none.
func (b *Book) text(key string, args []any) string {
	if !b.Words.Has(key) {
		return ""
	}
	return b.Words.Text(key, args...)
}

// also are the other words by which a page is looked up.
func (b *Book) also(topic string) (terms []string) {
	for term := range strings.SplitSeq(b.text(topic+".also", nil), ",") {
		if term = strings.TrimSpace(term); term != "" {
			terms = append(terms, term)
		}
	}
	return terms
}
