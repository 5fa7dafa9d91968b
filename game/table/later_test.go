package table

import (
	"slices"
	"strings"
	"testing"
)

// TestWhatWaitsIsDoneOnceAllIsSaved writes down what is done in which order: a move by its letter, what is taken back by "-",
// what is brought back by "+".
func TestWhatWaitsIsDoneOnceAllIsSaved(t *testing.T) {
	for name, c := range map[string]struct {
		does, want string // "s": from now on all is saved; ".": a tick
	}{
		"at once":                        {"s a b - + .", "a b - +"},
		"a move waits":                   {"a . . s . .", "a"},
		"the last of two is made":        {"a b s .", "b"},
		"taken back before it was made":  {"a - s .", ""},
		"and one more thing":             {"a - - s .", "-"},
		"two things taken back":          {"- - s .", "- -"},
		"one of them is not, after all":  {"- - + s .", "-"},
		"brought back":                   {"+ s .", "+"},
		"a move goes before what waited": {"- a s .", "a"},
		"forgotten":                      {"a f s .", ""},
		"forgotten what was taken back":  {"- f s .", ""},
	} {
		t.Run(name, func(t *testing.T) {
			var l later
			var done []string
			saved := false
			does := func(what string) func() { return func() { done = append(done, what) } }
			undo := func(steps int) {
				for range steps {
					does("-")()
				}
			}
			for _, what := range strings.Fields(c.does) {
				switch what {
				case "s":
					saved = true
				case ".":
					l.Step(saved, undo)
				case "-":
					l.TakeBack(saved, 1, undo)
				case "+":
					l.TakeAgain(saved, does("+"))
				case "f":
					if !l.Forget() || l.Waits() {
						t.Error("nothing was forgotten")
					}
				default:
					l.do(saved, does(what))
				}
			}
			if !slices.Equal(done, strings.Fields(c.want)) || l.Waits() {
				t.Errorf("done was %q, and something waits: %t", done, l.Waits())
			}
		})
	}
}
