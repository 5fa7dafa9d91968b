package book

import (
	"math"
	"strings"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// flow lays the things of a page out, one below the other.
type flow struct {
	*sheet
	writer *text.Writer
	x, y   float64 // where the next thing comes
	room   float64 // how wide it may be
}

// Sizes and gaps of a page, in logical units.
const (
	bodySize  = 19
	smallSize = 16
	titleSize = 33
	leading   = 1.14 // the distance of lines, as a part of the font's own
	gap       = 11   // between paragraphs
)

// style is how words of a size are written, in pixels.
func (f *flow) style(size float64, face text.Face, colour theme.Colour) text.Style {
	return text.Style{Face: face, Size: size * f.u, Colour: colour}
}

// down leaves some logical units free.
func (f *flow) down(units float64) { f.y += units * f.u }

// token is a word, or a part of one, of which the whole is written alike.
type token struct {
	words, topic string
	apart        bool // a space goes before it
}

// tokens takes runs apart into words.
func tokens(runs []run) (all []token) {
	apart := false
	for _, r := range runs {
		words := strings.Fields(r.words)
		apart = apart || strings.HasPrefix(r.words, " ")
		for n, word := range words {
			all = append(all, token{word, r.topic, apart || n > 0})
			apart = false
		}
		apart = strings.HasSuffix(r.words, " ")
	}
	return all
}

// say writes runs on as many lines as they need.
func (f *flow) say(runs []run, st text.Style) {
	l := line{flow: f, style: st}
	all := tokens(runs)
	for n := 0; n < len(all); {
		end := n + 1
		for end < len(all) && !all[end].apart { // what has no space before it stays with what it follows
			end++
		}
		l.add(all[n:end])
		n = end
	}
	l.end()
}

// line is a line that is being filled.
type line struct {
	*flow
	style text.Style
	parts []token // each of its own kind
}

// add puts the parts of a word on the line, or on the next where there is no room.
func (l *line) add(word []token) {
	kept := append([]token(nil), l.parts...)
	l.join(word)
	if len(kept) > 0 && l.wide() > l.room {
		l.parts = kept
		l.end()
		l.join(word)
	}
}

// join appends the parts of a word, those that are written like what is before them to that.
func (l *line) join(word []token) {
	for _, t := range word {
		if len(l.parts) == 0 {
			t.apart = false
		}
		if last := len(l.parts) - 1; last >= 0 && l.parts[last].topic == t.topic {
			if t.apart {
				l.parts[last].words += " "
			}
			l.parts[last].words += t.words
			continue
		}
		l.parts = append(l.parts, t)
	}
}

// wide is how wide the line is.
func (l *line) wide() (wide float64) {
	for _, t := range l.parts {
		w, _ := l.writer.Measure(t.words, l.style)
		wide += w + l.space(t)
	}
	return wide
}

// space is how wide the space before a part is.
func (l *line) space(t token) float64 {
	if !t.apart {
		return 0
	}
	return 0.27 * l.style.Size
}

// end writes the line and begins the next.
func (l *line) end() {
	if len(l.parts) == 0 {
		return
	}
	x, high := l.x, l.writer.LineHeight(l.style)
	for _, t := range l.parts {
		x += l.space(t)
		w, _ := l.writer.Measure(t.words, l.style)
		st := l.style
		if t.topic != "" {
			st.Colour = linkInk
			l.links = append(l.links, link{place: widget.Rect{X: x, Y: l.y, W: w, H: high}, topic: t.topic})
		}
		l.pieces = append(l.pieces, piece{t.words, x, l.y, st})
		x += w
	}
	l.y += high * leading
	l.parts = l.parts[:0]
}

// words writes plain words on as many lines as they need.
func (f *flow) words(words string, st text.Style) { f.say([]run{{words: words}}, st) }

// blocks writes paragraphs. To the left of the first ones there may be pictures.
func (f *flow) blocks(blocks []block, st text.Style, beside []Picture) {
	for n, b := range blocks {
		switch {
		case n < len(beside):
			f.beside(b, st, &beside[n])
		case b.item:
			f.item(b, st)
		default:
			f.say(b.runs, st)
			f.down(gap)
		}
	}
}

// item writes an item of a list.
func (f *flow) item(b block, st text.Style) {
	inset := 20 * f.u
	f.pieces = append(f.pieces, piece{"•", f.x + 4*f.u, f.y, st})
	f.x, f.room = f.x+inset, f.room-inset
	f.say(b.runs, st)
	f.x, f.room = f.x-inset, f.room+inset
	f.down(gap / 2)
}

// beside writes a paragraph with a picture to its left, their middles on a level.
func (f *flow) beside(b block, st text.Style, p *Picture) {
	top, first, links := f.y, len(f.pieces), len(f.links)
	at := f.figure(p, f.room*0.4)
	inset := at.W + 22*f.u
	f.x, f.room = f.x+inset, f.room-inset
	f.y = top
	f.say(b.runs, st)
	f.x, f.room = f.x-inset, f.room+inset
	if lower := (at.H - (f.y - top)) / 2; lower > 0 {
		f.lower(first, links, lower)
	}
	f.y = math.Max(f.y, at.Y+at.H)
	f.down(gap)
}

// lower moves what was written since there were so many pieces and links.
func (f *flow) lower(pieces, links int, by float64) {
	for n := pieces; n < len(f.pieces); n++ {
		f.pieces[n].y += by
	}
	for n := links; n < len(f.links); n++ {
		f.links[n].place.Y += by
	}
}

// figure puts a picture in, no wider than most, and says where.
func (f *flow) figure(p *Picture, most float64) widget.Rect {
	u := math.Min(f.u, most/p.Width)
	at := widget.Rect{X: f.x, Y: f.y, W: p.Width * u, H: p.Height * u}
	f.figures = append(f.figures, figure{picture: p, place: at, u: u})
	f.y += at.H
	return at
}
