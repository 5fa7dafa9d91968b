package book

import (
	"cmp"
	"slices"
	"strings"

	"capital/game/scene/localisation"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// listing is what the list of pages shows, as long as nothing is searched.
type listing int

const (
	contents listing = iota // chapters with their pages
	terms                   // everything that has a name, by the alphabet
)

// entry is a line of the list: a heading where it leads to no topic.
type entry struct {
	words, topic string
	y, high      float64 // in pixels from the top of the list
	lines        int
}

// list is the pages that can be chosen from.
type list struct {
	scroll
	entries []entry
	u       float64 // pixels a logical unit
	least   float64 // how high an entry is at least
}

// Measures of the list, in logical units.
const (
	entrySize    = 18
	entryLine    = 22
	entryPad     = 6
	entryInset   = 24
	headingAbove = 10
)

// chapters are the entries of the contents.
func chapters(b *Book) (all []entry) {
	for _, c := range b.Chapters {
		all = append(all, entry{words: b.Words.Text("chapter." + c.Name)})
		for _, p := range c.Pages {
			all = append(all, entry{words: b.TitleOf(p.Topic), topic: p.Topic})
		}
	}
	return all
}

// index are the entries of the index: every title and every other name, below its first letter.
func index(b *Book) (all []entry) {
	for _, p := range b.pages() {
		all = append(all, entry{words: b.TitleOf(p.Topic), topic: p.Topic})
		for _, term := range b.also(p.Topic) {
			all = append(all, entry{words: term + " · " + b.TitleOf(p.Topic), topic: p.Topic})
		}
	}
	slices.SortStableFunc(all, func(a, b entry) int { return cmp.Compare(localisation.Fold(a.words), localisation.Fold(b.words)) })
	var lettered []entry
	letter := ""
	for _, e := range all {
		if first := strings.ToUpper(string([]rune(localisation.Fold(e.words))[:1])); first != letter {
			letter = first
			lettered = append(lettered, entry{words: letter})
		}
		lettered = append(lettered, e)
	}
	return lettered
}

// results are the entries of pages that were found.
func results(b *Book, topics []string) (all []entry) {
	for _, topic := range topics {
		all = append(all, entry{words: b.TitleOf(topic), topic: topic})
	}
	return all
}

// lay lays the entries out, one below the other.
func (l *list) lay(writer *text.Writer) {
	y := 0.0
	for n := range l.entries {
		e := &l.entries[n]
		if e.topic == "" && n > 0 {
			y += headingAbove * l.u
		}
		_, high := writer.MeasureWrapped(e.words, l.room(e), l.style(e))
		e.lines = int(high/writer.LineHeight(l.style(e)) + 0.5)
		e.y, e.high = y, float64(e.lines*entryLine+2*entryPad)*l.u
		if e.topic != "" {
			e.high = max(e.high, l.least)
		}
		y += e.high
	}
	l.height = y + headingAbove*l.u
	l.to(l.at)
}

// room is how wide the words of an entry may be.
func (l *list) room(e *entry) float64 { return l.place.W - l.inset(e) - 22*l.u }

// inset is how far the words of an entry are from the left of the list.
func (l *list) inset(e *entry) float64 {
	if e.topic == "" {
		return 14 * l.u
	}
	return entryInset * l.u
}

// style is how an entry is written.
func (l *list) style(e *entry) text.Style {
	st := text.Style{Size: entrySize * l.u, Colour: theme.Ink, VAlign: text.Middle}
	if e.topic == "" {
		st.Face, st.Colour = text.Bold, theme.InkSoft
	}
	return st
}

// entryAt is the entry at a point of the screen that leads somewhere, or -1.
func (l *list) entryAt(x, y float64) int {
	if !l.place.Contains(x, y) {
		return -1
	}
	y += l.at - l.place.Y
	for n := range l.entries {
		if e := &l.entries[n]; e.topic != "" && y >= e.y && y < e.y+e.high {
			return n
		}
	}
	return -1
}

// entryOf is the first entry that leads to a topic, or -1.
func (l *list) entryOf(topic string) int {
	return slices.IndexFunc(l.entries, func(e entry) bool { return e.topic == topic })
}

// where is where an entry lies on the screen.
func (l *list) where(n int) widget.Rect {
	e := &l.entries[n]
	return widget.Rect{X: l.place.X, Y: l.place.Y + e.y - l.at, W: l.place.W, H: e.high}
}
