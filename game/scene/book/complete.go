package book

import (
	"fmt"
	"slices"
)

// Complaints says what is wrong with a book, for the tests of who fills it: topics without a title or a text or there twice,
// links that lead nowhere, and numbers from 1 to the last clause that are on no page.
func (b *Book) Complaints(clauses int) (all []string) {
	told := make([]bool, clauses+1)
	seen := map[string]bool{}
	for _, c := range b.Chapters {
		if !b.Words.Has("chapter." + c.Name) {
			all = append(all, "chapter "+c.Name+" has no title")
		}
	}
	for _, p := range b.pages() {
		if seen[p.Topic] {
			all = append(all, p.Topic+" is there twice")
		}
		seen[p.Topic] = true
		for _, n := range p.Clauses {
			told[n] = true
		}
		all = append(all, b.complaintsOf(p)...)
	}
	for n := 1; n <= clauses; n++ {
		if !told[n] {
			all = append(all, fmt.Sprintf("%s%d is on no page", b.Sign, n))
		}
	}
	return all
}

// complaintsOf says what is wrong with a page.
func (b *Book) complaintsOf(p Page) (all []string) {
	c := b.content(p)
	if c.title == p.Topic {
		all = append(all, p.Topic+" has no title")
	}
	if len(c.text) == 0 {
		all = append(all, p.Topic+" has no text")
	}
	for _, one := range slices.Concat(c.lead, c.text, c.example) {
		for _, r := range one.runs {
			if r.topic != "" && !b.Has(r.topic) {
				all = append(all, fmt.Sprintf("%s: the link to %q leads nowhere", p.Topic, r.topic))
			}
		}
	}
	return all
}
