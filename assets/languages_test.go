package assets

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"
)

// keysOf reads the texts of a table in one language alone, by their keys.
func keysOf(t *testing.T, code, table string) map[string]string {
	t.Helper()
	text, err := StringsText(code, table)
	if err != nil {
		t.Fatal(err)
	}
	s, err := ParseStrings(StringsFile(code, table), text)
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for key, found := range s.entries {
		texts[key] = found.text
	}
	return texts
}

// place is where an argument or the name of a key goes in a text.
var place = regexp.MustCompile(`\{(\d|[a-z][a-z-]*)(?::([^}]*))?\}`)

// arguments lists which arguments a text has places for, each once.
func arguments(text string) []string {
	var numbers []string
	for _, found := range place.FindAllStringSubmatch(text, -1) {
		numbers = append(numbers, found[1])
	}
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// forms is how many forms of a word a language may have: see [Strings].
var forms = map[string][]int{"en": {2}, "de": {2}, "pl": {3}}

// Every language says all that English says and nothing more, of the same things, in as many forms as it counts in.
func TestLanguagesSayTheSame(t *testing.T) {
	folders, err := fs.ReadDir(stringFiles, "strings")
	if err != nil || len(folders) != len(Languages()) {
		t.Errorf("%d folders of words for %d languages: %v", len(folders), len(Languages()), err)
	}
	if len(Tables()) < 3 {
		t.Errorf("there are only the tables %v", Tables())
	}
	for _, language := range Languages() {
		for _, table := range Tables() {
			english, theirs := keysOf(t, "en", table), keysOf(t, language.Code, table)
			file := StringsFile(language.Code, table)
			for key, text := range english {
				translated, found := theirs[key]
				if !found {
					t.Errorf("%s lacks %s", file, key)
				} else if want, got := arguments(text), arguments(translated); !slices.Equal(got, want) {
					t.Errorf("%s: %s has places for %v, not %v", file, key, got, want)
				}
			}
			for key, text := range theirs {
				if _, found := english[key]; !found {
					t.Errorf("%s has %s, which is not in English", file, key)
				}
				for _, found := range place.FindAllStringSubmatch(text, -1) {
					if many := strings.Count(found[2], "|") + 1; found[2] != "" && !slices.Contains(forms[language.Code], many) {
						t.Errorf("%s: %s has %d forms", file, key, many)
					}
				}
			}
		}
	}
}

// Every letter of every language is in the faces that words are written in, and each name of a language too.
func TestFacesHaveAllLetters(t *testing.T) {
	letters := map[rune]string{}
	for _, language := range Languages() {
		for _, letter := range language.Name {
			letters[letter] = "the name of " + language.Code
		}
		for _, table := range Tables() {
			for key, text := range keysOf(t, language.Code, table) {
				for _, letter := range text {
					letters[letter] = fmt.Sprintf("%s %s: %s", language.Code, table, key)
				}
			}
		}
	}
	delete(letters, '\n')
	for _, letter := range "ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜ„”“‚‘’«»–—…" {
		letters[letter] = "the letters of the languages"
	}
	for _, name := range []string{StolicaRegular, StolicaBold, StolicaBlack} {
		font, err := sfnt.Parse(Font(name))
		if err != nil {
			t.Fatal(err)
		}
		for letter, where := range letters {
			if glyph, err := font.GlyphIndex(nil, letter); err != nil || glyph == 0 {
				t.Errorf("%s lacks %q (%s): %v", name, letter, where, err)
			}
		}
	}
}

// What a language lacks it says in English, and who holds a table has other words when it becomes another one.
func TestTablesBecomeOthers(t *testing.T) {
	german, err := ReadStrings("de", "house", "settings.on = An\n")
	if err != nil {
		t.Fatal(err)
	}
	held, err := LoadStrings("en", "house")
	if err != nil {
		t.Fatal(err)
	}
	before := held.Copy()
	held.Become(german)
	for what, got := range map[string][2]string{
		"held":      {held.Text("settings.on"), "An"},
		"before":    {before.Text("settings.on"), "On"},
		"untouched": {held.Text("settings.off"), "Off"},
	} {
		if got[0] != got[1] {
			t.Errorf("%s: %q, not %q", what, got[0], got[1])
		}
	}
	for _, no := range [][2]string{{"xx", "house"}, {"en", "nowhere"}, {"de", "nowhere"}} {
		if _, err := LoadStrings(no[0], no[1]); err == nil {
			t.Errorf("%s: %s loads", no[0], no[1])
		}
	}
	if _, err := ReadStrings("de", "house", "no text here\n"); err == nil || !strings.HasPrefix(err.Error(), "strings/de/house.txt:1: ") {
		t.Errorf("a mistake is told as %v", err)
	}
}

// English words are spelled as in Britain.
func TestEnglishIsBritish(t *testing.T) {
	american := regexp.MustCompile(`(?i)\b(center|theater|color|gray|favor|neighbor|honor)(s|ed|ing|al)?\b`)
	for _, table := range Tables() {
		all, err := StringsText("en", table)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.SplitSeq(all, "\n") {
			if _, words, _ := strings.Cut(line, " = "); american.MatchString(words) {
				t.Errorf("%s: %s", table, line)
			}
		}
	}
}
