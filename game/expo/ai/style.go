package ai

import (
	"fmt"
	"strings"
)

// Styles are builders who like one thing better than it is worth: for simulations, which ask whether more than one way leads to
// victory.
func Styles() []string { return []string{"industry", "progress", "culture"} }

// NewStyle makes a builder of a style.
func NewStyle(style string) (Player, error) {
	w := tuned
	switch style {
	case "industry":
		w.jobs, w.people = more(w.jobs), more(w.people)
	case "progress":
		w.plant, w.active, w.later = 2*w.plant, more(w.active), more(w.later)
	case "culture":
		w.culture, w.tourist = more(w.culture), more(w.tourist)
	default:
		return nil, fmt.Errorf("no style is called %q: expected %s", style, strings.Join(Styles(), ", "))
	}
	return greedy{builderValue{&w}}, nil
}

// more is half as much again.
func more(weight int64) int64 { return weight + weight/2 }
