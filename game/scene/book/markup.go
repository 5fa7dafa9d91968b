package book

import "strings"

// block is a paragraph of a page.
type block struct {
	item bool // of a list
	runs []run
}

// run is words of a paragraph that are written alike: a link where they lead to a topic.
type run struct{ words, topic string }

// parse takes the paragraphs of a text apart. Links that have no words of their own read as title says.
func parse(text string, title func(topic string) string) (blocks []block) {
	for line := range strings.SplitSeq(text, "\n") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		words, item := strings.CutPrefix(line, "- ")
		blocks = append(blocks, block{item, runs(words, title)})
	}
	return blocks
}

// runs takes a paragraph apart.
func runs(words string, title func(topic string) string) (all []run) {
	for words != "" {
		plain, rest, found := strings.Cut(words, "[[")
		if plain != "" {
			all = append(all, run{words: plain})
		}
		if !found {
			return all
		}
		link, after, _ := strings.Cut(rest, "]]")
		topic, own, _ := strings.Cut(link, "|")
		if own == "" {
			own = title(topic)
		}
		all = append(all, run{own, topic})
		words = after
	}
	return all
}

// plain is what a block reads as.
func (b block) plain() string {
	var all strings.Builder
	for _, r := range b.runs {
		all.WriteString(r.words)
	}
	return all.String()
}
