package book

import (
	"cmp"
	"slices"
	"strings"

	"capital/game/scene/localisation"
)

// searched is the words of one page by which it is found, folded.
type searched struct {
	topic string
	words [3][]string // of its title, of its other names, of its text: the better ones first
}

// searchable makes all pages of a book ready to be searched.
func searchable(b *Book) (all []searched) {
	for _, p := range b.pages() {
		s := searched{topic: p.Topic}
		s.words[0] = localisation.Folded(b.TitleOf(p.Topic))
		s.words[1] = localisation.Folded(strings.Join(b.also(p.Topic), " "))
		c := b.content(p)
		for _, text := range [][]block{c.lead, c.text, c.example} {
			for _, one := range text {
				s.words[2] = append(s.words[2], localisation.Folded(one.plain())...)
			}
		}
		s.words[2] = append(s.words[2], localisation.Folded(c.clauses+" "+c.extra.Under)...)
		all = append(all, s)
	}
	return all
}

// find lists the topics of the pages that have words beginning with all words of a query: first those that have them in
// their title, then in their other names, then anywhere. A query without words finds none.
func find(pages []searched, query string) (topics []string) {
	words := localisation.Folded(query)
	if len(words) == 0 {
		return nil
	}
	type hit struct {
		topic string
		place int
	}
	var hits []hit
	for i := range pages {
		worst := 0
		for _, word := range words {
			worst = max(worst, pages[i].place(word))
		}
		if worst < len(pages[i].words) {
			hits = append(hits, hit{pages[i].topic, worst})
		}
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return cmp.Compare(a.place, b.place) })
	for _, h := range hits {
		topics = append(topics, h.topic)
	}
	return topics
}

// place is the best place in which a page has a word that begins so; beyond the last, it has none.
func (s *searched) place(begin string) int {
	for n, words := range s.words {
		if slices.ContainsFunc(words, func(word string) bool { return strings.HasPrefix(word, begin) }) {
			return n
		}
	}
	return len(s.words)
}
