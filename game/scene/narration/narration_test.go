package narration

import (
	"slices"
	"testing"
)

// hears checks what is said when a screen says something.
func hears(t *testing.T, teller *Teller, screen any, s Speech, want ...string) {
	t.Helper()
	var got []string
	for _, told := range teller.Hear(nil, screen, s) {
		words := told.Words
		if told.Urgent {
			words = "! " + words
		}
		got = append(got, words)
	}
	if !slices.Equal(got, want) {
		t.Errorf("it says %q, not %q", got, want)
	}
}

// TestOnlyWhatIsNewIsSaid of a screen, and all of one that has just come.
func TestOnlyWhatIsNewIsSaid(t *testing.T) {
	var teller Teller
	s := Speech{Place: "Table", Prompt: "Choose.", Hand: []string{"1: a", "2: b"}, State: func() []string { t.Error("nobody asked"); return nil }}
	hears(t, &teller, "table", s, "Table", "Choose.", "1: a", "2: b")
	hears(t, &teller, "table", s)
	s.Focus, s.Enter = "a", "Enter: take it"
	hears(t, &teller, "table", s, "a", "Enter: take it")
	s.Focus = "b"
	hears(t, &teller, "table", s, "b", "Enter: take it")
	s.Urgent = "That is not allowed."
	hears(t, &teller, "table", s, "! That is not allowed.")
	s.Hand = []string{"1: a", "2: b", "3: c"}
	hears(t, &teller, "table", s, "1: a", "2: b", "3: c")
	s.Hand = []string{"1: a", "2: b, chosen", "3: c"}
	hears(t, &teller, "table", s, "2: b, chosen")
	s.Hand = []string{"1: d", "2: b", "3: c"}
	hears(t, &teller, "table", s, "1: d", "2: b", "3: c")
	hears(t, &teller, "menu", Speech{Place: "Menu"}, "Menu")
	hears(t, &teller, "table", s, "! That is not allowed.", "Table", "Choose.", "1: d", "2: b", "3: c", "b", "Enter: take it")
}

// TestNewsAreSaidOnce also where a curtain falls between, and the last ones of a match that somebody comes back to.
func TestNewsAreSaidOnce(t *testing.T) {
	var teller Teller
	news := []string{"one", "two", "three", "four"}
	hears(t, &teller, "table", Speech{News: news}, "two", "three", "four")
	hears(t, &teller, "curtain", Speech{Place: "Curtain"}, "Curtain")
	hears(t, &teller, "table", Speech{Place: "Table", News: append(news, "five")}, "five")
	hears(t, &teller, "table", Speech{News: news[:2]})
	hears(t, &teller, "table", Speech{News: append(news[:2:2], "another")}, "another")
	hears(t, &teller, "other", Speech{News: []string{"begins"}}, "begins")
}

// TestPartsAreSaidAgain when they are asked for.
func TestPartsAreSaidAgain(t *testing.T) {
	var teller Teller
	teller.Hear(nil, "table", Speech{Prompt: "Choose.", Focus: "a", Hand: []string{"1: a"}, State: func() []string { return []string{"level"} }})
	for part, want := range map[Part][]Told{
		Prompt: {{Words: "Choose."}, {Words: "a"}}, Hand: {{Words: "1: a"}}, State: {{Words: "level"}},
	} {
		if got := teller.Again(nil, part); !slices.Equal(got, want) {
			t.Errorf("part %d is %v, not %v", part, got, want)
		}
	}
}

func TestSentence(t *testing.T) {
	if got := Sentence("a tile", "", "It costs 2.", "above it:", "łąka …"); got != "A tile. It costs 2. Above it: Łąka …" {
		t.Errorf("it is %q", got)
	}
}
