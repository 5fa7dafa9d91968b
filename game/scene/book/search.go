package book

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

// fold is a text as it is looked up: in lower case, and without accents, so that who has no Polish keyboard finds all.
func fold(s string) string {
	return strings.ReplaceAll(strings.Map(func(r rune) rune { return bare(unicode.ToLower(r)) }, s), "ß", "ss")
}

// bare is a lower-case letter without its accent.
func bare(r rune) rune {
	const accented, without = "ąàáâäãåćčçęéèêëíìîïłńñóòôöõőśšúùûüűýźżž", "aaaaaaaccceeeeeiiiilnnoooooosssuuuuuyzzz"
	if r < 0x80 {
		return r
	}
	n := 0
	for _, one := range accented {
		if one == r {
			return rune(without[n])
		}
		n++
	}
	return r
}

// searched is the words of one page by which it is found, folded.
type searched struct {
	topic string
	words [3][]string // of its title, of its other names, of its text: the better ones first
}

// searchable makes all pages of a book ready to be searched.
func searchable(b *Book) (all []searched) {
	for _, p := range b.pages() {
		s := searched{topic: p.Topic}
		s.words[0] = wordsOf(b.TitleOf(p.Topic))
		s.words[1] = wordsOf(strings.Join(b.also(p.Topic), " "))
		c := b.content(p)
		for _, text := range [][]block{c.lead, c.text, c.example} {
			for _, one := range text {
				s.words[2] = append(s.words[2], wordsOf(one.plain())...)
			}
		}
		s.words[2] = append(s.words[2], wordsOf(c.clauses+" "+c.extra.Under)...)
		all = append(all, s)
	}
	return all
}

// wordsOf are the words of a text, folded.
func wordsOf(text string) []string {
	return strings.FieldsFunc(fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// find lists the topics of the pages that have words beginning with all words of a query: first those that have them in
// their title, then in their other names, then anywhere. A query without words finds none.
func find(pages []searched, query string) (topics []string) {
	words := wordsOf(query)
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
