package book

import (
	"math"
	"strings"

	"capital/assets"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// lay lays a page out in a column of a width, with so many pixels a logical unit.
func lay(c *content, house *assets.Strings, writer *text.Writer, width, u float64) *sheet {
	f := &flow{sheet: &sheet{width: width, u: u}, writer: writer, room: width}
	f.head(c)
	if c.extra.Face == nil {
		f.lead(c)
	}
	f.blocks(c.text, f.style(bodySize, text.Regular, theme.Ink), c.extra.Beside)
	if len(c.extra.Table) > 0 {
		f.table(c.extra.Table)
	}
	if c.extra.Example != nil || len(c.example) > 0 {
		f.example(c, house)
	}
	f.neighbours(c)
	f.height = f.y
	return f.sheet
}

// neighbours writes below a page what comes before and after it.
func (f *flow) neighbours(c *content) {
	f.down(10)
	f.bars = append(f.bars, widget.Rect{X: f.x, Y: f.y, W: f.room, H: math.Max(f.u, 1)})
	f.down(12)
	soft, half, top := f.style(smallSize, text.Regular, theme.Ink), f.room*0.48, f.y
	bottom := top
	if before := c.before; before.topic != "" {
		side := flow{sheet: f.sheet, writer: f.writer, x: f.x, y: top, room: half}
		side.say([]run{{"‹ " + before.words, before.topic}}, soft)
		bottom = side.y
	}
	if after := c.after; after.topic != "" {
		wide, _ := f.writer.Measure(after.words+" ›", soft)
		side := flow{sheet: f.sheet, writer: f.writer, x: f.x + f.room - math.Min(wide, half), y: top, room: half}
		side.say([]run{{after.words + " ›", after.topic}}, soft)
		bottom = math.Max(bottom, side.y)
	}
	f.y = bottom
}

// head writes the chapter, the title and what is below it, beside a picture where there is one.
func (f *flow) head(c *content) {
	soft := f.style(smallSize, text.Regular, theme.InkSoft)
	f.words(c.chapter, soft)
	f.down(6)
	top, inset := f.y, 0.0
	if c.extra.Face != nil {
		at := f.figure(c.extra.Face, f.room*0.4)
		if inset = at.W + 22*f.u; f.longest(c) > f.room-inset { // there is no room beside it
			inset = 0
			f.down(gap)
		} else {
			f.y = top
		}
	}
	f.x, f.room = f.x+inset, f.room-inset
	f.words(c.title, f.fitting(c.title, f.style(titleSize, text.Black, theme.Ink)))
	if c.extra.Under != "" {
		f.words(c.extra.Under, f.style(bodySize, text.Regular, theme.InkSoft))
	}
	if c.extra.Face != nil { // what it does
		f.down(4)
		f.lead(c)
	}
	if inset > 0 {
		last := f.figures[len(f.figures)-1].place
		f.y = math.Max(f.y, last.Y+last.H)
	}
	f.x, f.room = f.x-inset, f.room+inset
	f.down(gap)
}

// longest is how wide the longest word is of what a page begins with.
func (f *flow) longest(c *content) (wide float64) {
	for _, b := range c.lead {
		for _, t := range tokens(b.runs) {
			w, _ := f.writer.Measure(t.words, f.style(bodySize, text.Bold, theme.Ink))
			wide = math.Max(wide, w)
		}
	}
	return wide
}

// fitting is a style in which the longest word of a text has room.
func (f *flow) fitting(words string, st text.Style) text.Style {
	for word := range strings.FieldsSeq(words) {
		if wide, _ := f.writer.Measure(word, st); wide > f.room {
			st.Size *= f.room / wide
		}
	}
	return st
}

// lead writes what a page begins with.
func (f *flow) lead(c *content) { f.blocks(c.lead, f.style(bodySize, text.Bold, theme.Ink), nil) }

// example puts in what is told by an example: a picture, and words below it.
func (f *flow) example(c *content, house *assets.Strings) {
	const pad = 18
	f.down(4)
	top := f.y
	f.down(pad - 4)
	f.x, f.room = f.x+pad*f.u, f.room-2*pad*f.u
	if len(c.example) > 0 {
		f.words(house.Text("book.example"), f.style(smallSize, text.Bold, theme.InkSoft))
		f.down(8)
	}
	if p := c.extra.Example; p != nil {
		at := f.figure(p, f.room)
		at.X += (f.room - at.W) / 2
		f.figures[len(f.figures)-1].place = at
		f.spots(p, at)
		f.down(14)
	}
	f.blocks(c.example, f.style(bodySize, text.Regular, theme.Ink), nil)
	if p := c.extra.Example; p != nil && p.Try != "" {
		f.words(p.Try, f.style(smallSize, text.Bold, theme.InkSoft))
		f.down(gap)
	}
	f.x, f.room = f.x-pad*f.u, f.room+2*pad*f.u
	f.down(pad - gap)
	f.frames = append(f.frames, widget.Rect{X: f.x, Y: top, W: f.room, H: f.y - top})
	f.down(gap)
}

// spots puts in the places of a picture that can be pushed.
func (f *flow) spots(p *Picture, at widget.Rect) {
	u := at.W / p.Width
	for n := range p.Spots {
		place := p.Spots[n].Place
		f.links = append(f.links, link{spot: &p.Spots[n], place: widget.Rect{X: at.X + place.X*u, Y: at.Y + place.Y*u, W: place.W * u, H: place.H * u}})
	}
}

// table is rows of cells that are being written.
type table struct {
	*flow
	rows [][]string
	size float64 // of its words, in logical units
	wide []float64
}

// Of a table, in logical units: how large its words are, and how far its columns lie apart.
const (
	cellSize = 17
	cellGap  = 20
)

// table writes rows of cells, with a line below the first, smaller where there is not enough room.
func (f *flow) table(rows [][]string) {
	t := table{flow: f, rows: rows, size: cellSize}
	all := t.measure()
	if all > f.room {
		t.size *= f.room / all
		all = t.measure()
	}
	for n, row := range rows {
		t.row(n, row)
		if n == 0 {
			f.bars = append(f.bars, widget.Rect{X: f.x, Y: f.y - 4*f.u, W: all, H: math.Max(1.5*f.u, 1)})
			f.down(4)
		}
	}
	f.down(gap)
}

// row writes a row.
func (t *table) row(n int, row []string) {
	x := t.x
	for column, words := range row {
		st := t.cell(n, column)
		w, _ := t.writer.Measure(words, st)
		at := x
		if column > 0 {
			at += t.wide[column] - w // numbers end where those above them do
		}
		t.pieces = append(t.pieces, piece{words, at, t.y, st})
		x += t.wide[column] + t.gap()
	}
	t.y += t.writer.LineHeight(t.cell(n, 0))*leading + 4*t.u
}

// gap is how far columns lie apart.
func (t *table) gap() float64 { return cellGap * t.u * t.size / cellSize }

// cell is how a cell is written.
func (t *table) cell(row, column int) text.Style {
	if row == 0 || column == 0 {
		return t.style(t.size, text.Bold, theme.Ink)
	}
	return t.style(t.size, text.Regular, theme.Ink)
}

// measure takes the widths of the columns, and returns how wide all of them are.
func (t *table) measure() (all float64) {
	t.wide = nil
	for n, row := range t.rows {
		for column, words := range row {
			if column == len(t.wide) {
				t.wide = append(t.wide, 0)
			}
			w, _ := t.writer.Measure(words, t.cell(n, column))
			t.wide[column] = math.Max(t.wide[column], w)
		}
	}
	for _, w := range t.wide {
		all += w + t.gap()
	}
	return all - t.gap()
}
