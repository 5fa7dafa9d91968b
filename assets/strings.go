package assets

import (
	"fmt"
	"path"
	"slices"
	"strings"
)

// fallback is the language whose table is complete; other languages borrow from
// it what they lack.
const fallback = "en"

// Strings is a table of words on the screen in one language: those of one game, or of the house, which are the words of
// what all games share. A key means what it says in its own table only, so that no game can take another's words.
//
// A file strings/LANGUAGE/TABLE.txt holds one entry a line, "key = text"; empty lines
// and lines that begin with # are skipped. In a text {0}, {1} … stand for
// arguments, {0:coin|coins} for the form that fits the number in argument 0, and
// \n for a line break. Two forms are for one and for all others, three for one, for
// few and for all others, as the language counts. Another language is one more folder,
// named by its code, and a line in [Languages].
//
// {hint} and the like, a word rather than a number, stand for what [Strings.Call] calls so: keys and buttons. Where a device
// needs another sentence, the key has its name after a dot: "prompt.use.more.pad".
type Strings struct {
	entries map[string]entry // as they are written
	called  map[string]entry // those of them that say something else, by how things are called
	device  string
	names   map[string]string
}

// entry is one text, and how its language counts.
type entry struct {
	text string
	*counting
}

// LoadStrings reads a table ("house", or the name of a game) of a language ("en") that the program carries. What it lacks
// comes from the English table. The error names the file, the line and what was expected.
func LoadStrings(code, table string) (*Strings, error) {
	if code == fallback {
		return ReadStrings(code, table, "")
	}
	text, err := StringsText(code, table)
	if err != nil {
		text = "" // all of it comes from the English table, which says why not
	}
	return ReadStrings(code, table, text)
}

// ReadStrings reads a table of a language from its text. What it lacks comes from the English table. The error names the
// file, the line and what was expected.
func ReadStrings(code, table, text string) (*Strings, error) {
	if !slices.ContainsFunc(Languages(), func(l Language) bool { return l.Code == code }) {
		return nil, fmt.Errorf("%s: there are no such words", StringsFile(code, table))
	}
	s := &Strings{entries: make(map[string]entry)}
	english, err := StringsText(fallback, table)
	if err != nil {
		return nil, err
	}
	if err := s.parse(StringsFile(fallback, table), english, countingIn(fallback)); err != nil {
		return nil, err
	}
	return s, s.parse(StringsFile(code, table), text, countingIn(code))
}

// ParseStrings reads a table from its text, which counts as English does. The error names the table, the line and what was
// expected.
func ParseStrings(name, text string) (*Strings, error) {
	s := &Strings{entries: make(map[string]entry)}
	if err := s.parse(name, text, countingIn(fallback)); err != nil {
		return nil, err
	}
	return s, nil
}

// Language is one in which the words can be had.
type Language struct {
	Code string // as in "pl"
	Name string // as who speaks it calls it
}

// Languages lists the languages there are, in the order in which they are offered.
func Languages() []Language {
	return []Language{{fallback, "English"}, {"de", "Deutsch"}, {"pl", "Polski"}}
}

// Tables lists the tables of words there are, by the files of English.
func Tables() []string {
	entries, err := stringFiles.ReadDir(path.Join("strings", fallback))
	if err != nil {
		return nil // English is always there: it cannot happen
	}
	var tables []string
	for _, entry := range entries {
		tables = append(tables, strings.TrimSuffix(entry.Name(), ".txt"))
	}
	return tables
}

// StringsFile is the name of the file of a table in a language.
func StringsFile(code, table string) string { return path.Join("strings", code, table+".txt") }

// StringsText returns the text of a table in a language that the program carries: any of [Languages] but in a browser,
// where only English is there and the others lie beside the page.
func StringsText(code, table string) (string, error) {
	data, err := stringFiles.ReadFile(StringsFile(code, table))
	if err != nil {
		return "", fmt.Errorf("%s: there are no such words", StringsFile(code, table))
	}
	return string(data), nil
}

// Become makes the table say what another one says: whoever holds it has other words from now on.
func (s *Strings) Become(other *Strings) {
	s.entries = other.entries
	s.Call(s.device, s.names)
}

// Copy returns a table that stays as this one is now, for who reads it while other words may come.
func (s *Strings) Copy() *Strings {
	copied := *s
	return &copied
}

// Call says what is in the person's hands, by the name that sentences for it have at the end of their keys, or "" for what
// all sentences are for; and what stands for {hint} and the like.
func (s *Strings) Call(device string, names map[string]string) {
	s.device, s.names, s.called = device, names, map[string]entry{}
	for key, e := range s.entries {
		if device != "" {
			if own, ok := s.entries[key+"."+device]; ok {
				e = own
			}
		}
		if named := e.named(names); named.text != s.entries[key].text {
			s.called[key] = named
		}
	}
}

// named is the text with names in their places. Places of arguments stay.
func (e entry) named(names map[string]string) entry {
	for from := 0; ; {
		open := strings.IndexByte(e.text[from:], '{')
		if open < 0 {
			return e
		}
		open += from
		shut := strings.IndexByte(e.text[open:], '}')
		if shut < 0 {
			return e
		}
		from = open + 1
		if name, ok := names[e.text[open+1:open+shut]]; ok {
			e.text = e.text[:open] + name + e.text[open+shut+1:]
			from = open + len(name)
		}
	}
}

func (s *Strings) parse(name, data string, counts *counting) error {
	seen := make(map[string]bool)
	number := 0
	for line := range strings.Lines(data) {
		number++
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		key, text, found := strings.Cut(line, "=")
		key = strings.TrimSpace(key)
		if !found || key == "" {
			return fmt.Errorf("%s:%d: expected key = text", name, number)
		}
		if seen[key] {
			return fmt.Errorf("%s:%d: %s is there twice", name, number, key)
		}
		seen[key] = true
		s.entries[key] = entry{strings.ReplaceAll(strings.TrimSpace(text), `\n`, "\n"), counts}
	}
	return nil
}

// Has reports whether there is a text for the key.
func (s *Strings) Has(key string) bool {
	_, found := s.entries[key]
	return found
}

// Text returns the text of a key with its arguments in place. A missing key is
// shown as it is, and so is a place whose argument is missing, so that a mistake
// is seen and nothing breaks. Without arguments nothing is allocated.
func (s *Strings) Text(key string, args ...any) string {
	found, ok := s.called[key]
	if !ok {
		found, ok = s.entries[key]
	}
	if !ok {
		return key
	}
	if len(args) == 0 {
		return found.text
	}
	return found.fill(args)
}

// fill puts the arguments into their places.
func (e entry) fill(args []any) string {
	text := e.text
	out := make([]byte, 0, len(text)+16)
	for {
		open := strings.IndexByte(text, '{')
		if open < 0 {
			return string(append(out, text...))
		}
		shut := strings.IndexByte(text[open:], '}')
		if shut < 0 {
			return string(append(out, text...))
		}
		out = append(out, text[:open]...)
		place := text[open+1 : open+shut]
		out = e.appendPlace(out, place, args)
		text = text[open+shut+1:]
	}
}

// appendPlace appends what stands for one place: "0" or "0:one|many".
func (e entry) appendPlace(out []byte, place string, args []any) []byte {
	index, forms, plural := strings.Cut(place, ":")
	if len(index) != 1 || index[0] < '0' || int(index[0]-'0') >= len(args) {
		return fmt.Appendf(out, "{%s}", place)
	}
	arg := args[index[0]-'0']
	n, ok := arg.(int)
	switch {
	case !plural && ok && n < 0: // with a minus sign, not with a hyphen
		return fmt.Append(out, "−", -n)
	case !plural:
		return fmt.Append(out, arg)
	case !ok:
		return fmt.Appendf(out, "{%s}", place)
	}
	return append(out, e.pluralForm(n, strings.Split(forms, "|"))...)
}

// pluralForm picks the form of a word that goes with the number n: forms are for one and all others, or for one, few and all
// others.
func (c *counting) pluralForm(n int, forms []string) string {
	if n < 0 {
		n = -n
	}
	switch {
	case c.asOne(n):
		return forms[0]
	case len(forms) == 3 && c.asFew(n):
		return forms[1]
	}
	return forms[len(forms)-1]
}
