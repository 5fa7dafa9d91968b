package book

import (
	"strconv"
	"strings"
)

// content is all that stands on a page.
type content struct {
	topic, title, chapter, clauses string
	extra                          Extra
	lead, text, example            []block
	before, after                  run // the pages beside it in the order of the book
}

// content puts a page together.
func (b *Book) content(p Page) content {
	c := content{topic: p.Topic, title: b.TitleOf(p.Topic), chapter: b.chapterOf(p.Topic), extra: b.extra(p.Topic)}
	var numbers []string
	for _, n := range p.Clauses {
		numbers = append(numbers, b.Sign+strconv.Itoa(n))
	}
	c.clauses = strings.Join(numbers, ", ")
	text := c.extra.Text
	if text == "" {
		text = b.text(p.Topic+".text", c.extra.Args)
	}
	c.lead = parse(c.extra.Lead, b.TitleOf)
	c.text = parse(text, b.TitleOf)
	c.example = parse(b.text(p.Topic+".example", c.extra.Args), b.TitleOf)
	all := b.pages()
	if n := b.place(p.Topic); n > 0 {
		c.before = run{b.TitleOf(all[n-1].Topic), all[n-1].Topic}
	}
	if n := b.place(p.Topic); n+1 < len(all) {
		c.after = run{b.TitleOf(all[n+1].Topic), all[n+1].Topic}
	}
	return c
}
