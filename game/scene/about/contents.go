package about

import (
	"strconv"
	"strings"

	"capital/assets"
	"capital/game/about"
	"capital/game/scene/book"
)

// contents are what stands in the book.
type contents struct {
	words *assets.Strings
	build about.Program
	parts []part
}

// The topics of the pages; a part's has its number, from 0.
const (
	topicProgram = "about.program"
	topicPart    = "about.part."
)

func (c contents) book() *book.Book {
	chapters := []book.Chapter{{Name: "about", Pages: []book.Page{{Topic: topicProgram}}}}
	if len(c.parts) > 0 {
		inside := book.Chapter{Name: "inside"}
		for n := range c.parts {
			inside.Pages = append(inside.Pages, book.Page{Topic: topicPart + strconv.Itoa(n)})
		}
		chapters = append(chapters, inside)
	}
	return &book.Book{Words: c.words, Name: "about.title", Chapters: chapters, Title: c.title, Extra: c.extra}
}

// part is the part of the program that a page is about.
func (c contents) part(topic string) (p part, ok bool) {
	number, ok := strings.CutPrefix(topic, topicPart)
	n, err := strconv.Atoi(number)
	if !ok || err != nil {
		return p, false
	}
	return c.parts[n], true
}

func (c contents) title(topic string) string {
	if p, ok := c.part(topic); ok {
		return p.title()
	}
	return ""
}

func (c contents) extra(topic string) book.Extra {
	if p, ok := c.part(topic); ok {
		return book.Extra{Under: p.name + " · " + p.licence, Text: paragraphs(p.text)}
	}
	return book.Extra{Under: c.version()}
}

// version tells which build of the program this is.
func (c contents) version() string {
	tell := []string{c.words.Text("about.version", about.Release)}
	if c.build.Version == "" {
		tell = append(tell, c.words.Text("about.source"))
	}
	if c.build.Commit != "" {
		tell = append(tell, c.words.Text("about.commit", c.build.CommitText()))
	}
	return strings.Join(tell, " · ")
}
