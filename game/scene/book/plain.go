package book

import (
	"strings"
	"unicode/utf8"

	"capital/assets"
)

// plainWidth is how many letters a line of plain text has at most.
const plainWidth = 80

// Plain is the whole book as plain text: all chapters and their pages, in their order. Links read as their words, and
// pictures are left out. house has the words that all books share.
func (b *Book) Plain(house *assets.Strings) string {
	var p plain
	p.paragraph(house.Text("book.plain"), "", "")
	for _, c := range b.Chapters {
		p.heading(b.Words.Text("chapter."+c.Name), "=")
		for _, page := range c.Pages {
			p.page(b.content(page), house)
		}
	}
	return p.String()
}

// plain is plain text that is being written.
type plain struct {
	strings.Builder
	inList bool // the last paragraph was an item of a list
}

// page writes a page.
func (p *plain) page(c content, house *assets.Strings) {
	p.heading(c.title, "-")
	p.paragraph(c.extra.Under, "", "")
	p.blocks(c.lead, "")
	p.blocks(c.text, "")
	p.table(c.extra.Table)
	if len(c.example) > 0 {
		p.paragraph(house.Text("book.example")+":", "", "")
		p.blocks(c.example, "  ")
	}
}

// heading writes a line with a line of signs below it.
func (p *plain) heading(words, sign string) {
	p.apart()
	p.line(words)
	p.line(strings.Repeat(sign, utf8.RuneCountInString(words)))
}

// blocks writes paragraphs, all of them indented. The items of a list stand close together.
func (p *plain) blocks(blocks []block, indent string) {
	for _, b := range blocks {
		if !b.item {
			p.paragraph(b.plain(), indent, indent)
			continue
		}
		if !p.inList {
			p.apart()
		}
		p.wrapped(b.plain(), indent+"- ", indent+"  ")
		p.inList = true
	}
}

// paragraph writes words that stand apart from those before them, if there are any.
func (p *plain) paragraph(words, first, others string) {
	if words != "" {
		p.apart()
		p.wrapped(words, first, others)
	}
}

// wrapped writes words in lines of at most [plainWidth]. What the first line begins with differs from what the others do.
func (p *plain) wrapped(words, first, others string) {
	line, begun := first, false
	for word := range strings.FieldsSeq(words) {
		switch {
		case !begun:
			line += word
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > plainWidth:
			p.line(line)
			line = others + word
		default:
			line += " " + word
		}
		begun = true
	}
	p.line(line)
}

// table writes rows of cells: the first column begins at the left, all others end where their widest cell does.
func (p *plain) table(rows [][]string) {
	const gap = 2
	var wide []int
	for _, row := range rows {
		for n, cell := range row {
			if n == len(wide) {
				wide = append(wide, 0)
			}
			wide[n] = max(wide[n], utf8.RuneCountInString(cell))
		}
	}
	if len(rows) > 0 {
		p.apart()
	}
	for _, row := range rows {
		line := ""
		for n, cell := range row {
			pad := strings.Repeat(" ", wide[n]-utf8.RuneCountInString(cell))
			if n == 0 {
				line = cell + pad
			} else {
				line += strings.Repeat(" ", gap) + pad + cell
			}
		}
		p.line(strings.TrimRight(line, " "))
	}
}

// apart leaves a line empty, unless nothing is written yet.
func (p *plain) apart() {
	if p.Len() > 0 {
		p.line("")
	}
}

// line writes a line.
func (p *plain) line(words string) {
	p.WriteString(words)
	p.WriteByte('\n')
	p.inList = false
}
