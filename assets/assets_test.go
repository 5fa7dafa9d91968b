package assets

import (
	"slices"
	"strings"
	"testing"
)

func TestFontsAreThere(t *testing.T) {
	for _, name := range []string{StolicaRegular, StolicaBold, StolicaBlack, Bajaderka, GoBoldRest} {
		if len(Font(name)) == 0 {
			t.Errorf("font %s is missing", name)
		}
	}
	if Font("nothing") != nil {
		t.Error("a font that is not there has bytes")
	}
	if !strings.Contains(FontLicence(), "SIL OPEN FONT LICENSE") || !strings.Contains(GoBoldLicence(), "Bigelow & Holmes") {
		t.Error("the licences of the fonts are missing")
	}
}

func TestText(t *testing.T) {
	s := &Strings{entries: make(map[string]entry)}
	if err := s.parse("en", "# words\n\nprice = Costs {0}; you have {1} {1:coin|coins}.\nlines = one\\ntwo\n", countingIn("en")); err != nil {
		t.Fatal(err)
	}
	if err := s.parse("pl", "pl = {0} {0:moneta|monety|monet}\n", countingIn("pl")); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		key  string
		args []any
		want string
	}{
		{"price", []any{5, 1}, "Costs 5; you have 1 coin."},
		{"price", []any{5, 0}, "Costs 5; you have 0 coins."},
		{"price", []any{5}, "Costs 5; you have {1} {1:coin|coins}."},
		{"price", []any{"much", -1}, "Costs much; you have −1 coin."},
		{"pl", []any{1}, "1 moneta"},
		{"pl", []any{3}, "3 monety"},
		{"pl", []any{0}, "0 monet"},
		{"pl", []any{13}, "13 monet"},
		{"pl", []any{21}, "21 monet"},
		{"pl", []any{22}, "22 monety"},
		{"lines", nil, "one\ntwo"},
		{"no.such.key", []any{1}, "no.such.key"},
	}
	for _, test := range tests {
		if got := s.Text(test.key, test.args...); got != test.want {
			t.Errorf("%s %v: got %q, want %q", test.key, test.args, got, test.want)
		}
	}
}

// TestNamesStandInTheirPlaces, in the sentences of a device where it has its own; and others come when the language does.
func TestNamesStandInTheirPlaces(t *testing.T) {
	s, err := ParseStrings("xx.txt", "hint = Press {hint} for {0}\ngo = {confirm} goes on\ngo.pad = On with {confirm}\nfree = Free\n")
	if err != nil {
		t.Fatal(err)
	}
	before := s.Copy()
	says := func(want ...string) {
		t.Helper()
		if got := []string{s.Text("hint", 2), s.Text("go"), s.Text("free")}; !slices.Equal(got, want) {
			t.Errorf("it says %q, not %q", got, want)
		}
	}
	s.Call("", map[string]string{"hint": "H", "confirm": "Enter"})
	says("Press H for 2", "Enter goes on", "Free")
	s.Call("pad", map[string]string{"hint": "L3", "confirm": "A"})
	says("Press L3 for 2", "On with A", "Free")
	other, err := ParseStrings("xx.txt", "hint = {hint}: {0}\ngo = {confirm}\nfree = Frei\n")
	if err != nil {
		t.Fatal(err)
	}
	s.Become(other)
	says("L3: 2", "A", "Frei")
	if got := before.Text("go"); got != "{confirm} goes on" {
		t.Errorf("a copy says %q", got)
	}
}

func TestMistakesAreNamed(t *testing.T) {
	for _, bad := range []string{"a = b\nno text here\n", "a = b\na = c\n", "\n= text\n"} {
		if _, err := ParseStrings("xx.txt", bad); err == nil || !strings.HasPrefix(err.Error(), "xx.txt:2: ") {
			t.Errorf("%q: error %v does not name the line", bad, err)
		}
	}
}

// TestNumbersBelowZeroHaveAMinusSign, as wide as a plus.
func TestNumbersBelowZeroHaveAMinusSign(t *testing.T) {
	e := entry{text: "{0}: {1}"}
	if got := e.fill([]any{"Ola", -22}); got != "Ola: −22" {
		t.Errorf("%q", got)
	}
}
