//go:build !js

package cabinet

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"capital/assets"
	"capital/game/scene"
)

// markup is what must not be left of what the words are written with: links, places, line ends, signs of buttons.
var markup = regexp.MustCompile(`\[\[|\]\]|[{}|]|\\n|[\x{e000}-\x{f8ff}]`)

// place is where words are filled in, or lead to another page under its own title.
var place = regexp.MustCompile(`\{[^}]*\}|\[\[[^|\]]*\]\]`)

// named is a link that has words of its own.
var named = regexp.MustCompile(`\[\[[^|\]]*\|([^\]]*)\]\]`)

// TestRulesHaveAllPages of every game in every language, in the order of the book, in lines of at most 80 letters; no word of
// the book is missing, and neither a key nor markup is left.
func TestRulesHaveAllPages(t *testing.T) {
	for _, e := range entries() {
		for _, language := range assets.Languages() {
			t.Run(e.name+" "+language.Code, func(t *testing.T) {
				text, err := Rules(e.name, language.Code)
				if err != nil {
					t.Fatal(err)
				}
				if found := markup.FindString(text); found != "" {
					t.Errorf("%q is left", found)
				}
				for line := range strings.Lines(text) {
					if letters := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); letters > 80 {
						t.Errorf("%d letters: %s", letters, line)
					}
				}
				checkPages(t, e, language.Code, text)
				checkWords(t, e.name, language.Code, text)
			})
		}
	}
	if _, err := Rules("atlantis", "en"); err == nil {
		t.Error("there are rules of a game that is not there")
	}
}

// checkPages looks for the titles of all chapters and pages in the order of the book, and for words below each.
func checkPages(t *testing.T, e entry, language, text string) {
	t.Helper()
	display, err := scene.Headless(language)
	if err != nil {
		t.Fatal(err)
	}
	b, err := e.book(display)
	if err != nil {
		t.Fatal(err)
	}
	rest := text
	heading := func(title, sign string) {
		t.Helper()
		_, after, found := strings.Cut(rest, "\n\n"+title+"\n"+strings.Repeat(sign, utf8.RuneCountInString(title))+"\n\n")
		if !found {
			t.Fatalf("%q is not there, or not in its place", title)
		}
		rest = "\n\n" + after // a page may follow a chapter at once
	}
	pages := 0
	for _, c := range b.Chapters {
		heading(b.Words.Text("chapter."+c.Name), "=")
		for _, page := range c.Pages {
			heading(b.TitleOf(page.Topic), "-")
			if first, _, _ := strings.Cut(rest[2:], "\n\n"); strings.HasSuffix(strings.TrimSpace(first), "--") {
				t.Errorf("%s has a title and nothing else", page.Topic)
			}
			pages++
		}
	}
	if pages < 30 {
		t.Errorf("only %d pages", pages)
	}
}

// checkWords looks for all that the file of the book's words has, but for what is filled in, other words by which a page is
// looked up and what is tried by hand; and for keys among the words.
func checkWords(t *testing.T, game, language, text string) {
	t.Helper()
	table, err := assets.StringsText(language, game+"-rules")
	if err != nil {
		t.Fatal(err)
	}
	said := strings.Join(strings.Fields(text), " ")
	words := map[string]bool{}
	for word := range strings.FieldsSeq(said) {
		words[strings.Trim(word, ".,:;()")] = true
	}
	for line := range strings.Lines(table) {
		key, value, found := strings.Cut(strings.TrimSpace(line), " = ")
		if !found || line[0] == '#' {
			continue
		}
		if strings.ContainsAny(key, ".-") && words[key] {
			t.Errorf("the key %s stands among the words", key)
		}
		if strings.HasSuffix(key, ".also") || strings.HasPrefix(key, "try") { // what is tried by hand is not printed
			continue
		}
		value = named.ReplaceAllString(value, "$1")
		for _, part := range place.Split(strings.ReplaceAll(value, `\n- `, `\n`), -1) {
			for paragraph := range strings.SplitSeq(part, `\n`) {
				if paragraph = strings.Join(strings.Fields(strings.TrimPrefix(paragraph, "- ")), " "); !strings.Contains(said, paragraph) {
					t.Errorf("%s: %q is not there", key, paragraph)
				}
			}
		}
	}
	if len(words) < 400 {
		t.Errorf("only %v", slices.Sorted(maps.Keys(words)))
	}
}
