package assets

import (
	"embed"
	"fmt"
	"path"
	"strings"
)

//go:embed strings/*.txt
var stringFiles embed.FS

// fallback is the language whose table is complete; other languages borrow from
// it what they lack.
const fallback = "en"

// Strings is the table of words on the screen in one language.
//
// A file strings/LANGUAGE.txt holds one entry a line, "key = text"; empty lines
// and lines that begin with # are skipped. In a text {0}, {1} … stand for
// arguments, {0:coin|coins} for the form that fits the number in argument 0, and
// \n for a line break. Two forms are one and many; three forms are one, few and
// many, as in Polish. Another language is one more file.
type Strings struct {
	text map[string]string
}

// LoadStrings reads the table of a language ("en"). What it lacks comes from the
// English table. The error names the file, the line and what was expected.
func LoadStrings(language string) (*Strings, error) {
	s := &Strings{text: make(map[string]string)}
	if err := s.read(fallback); err != nil {
		return nil, err
	}
	if language != fallback {
		if err := s.read(language); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Languages lists the languages there are, in alphabetical order of their codes.
func Languages() []string {
	entries, err := stringFiles.ReadDir("strings")
	if err != nil {
		return nil
	}
	var languages []string
	for _, entry := range entries {
		languages = append(languages, strings.TrimSuffix(entry.Name(), ".txt"))
	}
	return languages
}

// read adds the entries of one language's file, replacing those already there.
func (s *Strings) read(language string) error {
	name := path.Join("strings", language+".txt")
	data, err := stringFiles.ReadFile(name)
	if err != nil {
		return fmt.Errorf("%s: no such language", language)
	}
	return s.parse(name, string(data))
}

func (s *Strings) parse(name, data string) error {
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
		s.text[key] = strings.ReplaceAll(strings.TrimSpace(text), `\n`, "\n")
	}
	return nil
}

// Has reports whether there is a text for the key.
func (s *Strings) Has(key string) bool {
	_, found := s.text[key]
	return found
}

// Text returns the text of a key with its arguments in place. A missing key is
// shown as it is, and so is a place whose argument is missing, so that a mistake
// is seen and nothing breaks. Without arguments nothing is allocated.
func (s *Strings) Text(key string, args ...any) string {
	text, found := s.text[key]
	if !found {
		return key
	}
	if len(args) == 0 {
		return text
	}
	return fill(text, args)
}

// fill puts the arguments into their places.
func fill(text string, args []any) string {
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
		out = appendPlace(out, place, args)
		text = text[open+shut+1:]
	}
}

// appendPlace appends what stands for one place: "0" or "0:one|many".
func appendPlace(out []byte, place string, args []any) []byte {
	index, forms, plural := strings.Cut(place, ":")
	if len(index) != 1 || index[0] < '0' || int(index[0]-'0') >= len(args) {
		return fmt.Appendf(out, "{%s}", place)
	}
	arg := args[index[0]-'0']
	if !plural {
		return fmt.Append(out, arg)
	}
	n, ok := arg.(int)
	if !ok {
		return fmt.Appendf(out, "{%s}", place)
	}
	return append(out, pluralForm(n, strings.Split(forms, "|"))...)
}

// pluralForm picks the form of a word that goes with the number n.
func pluralForm(n int, forms []string) string {
	if n < 0 {
		n = -n
	}
	last := forms[len(forms)-1]
	switch {
	case n == 1:
		return forms[0]
	case len(forms) == 3 && n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
		return forms[1]
	}
	return last
}
