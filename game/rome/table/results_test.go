//go:build !js

package table

import (
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/session"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
)

// TestThePosterIsOfferedAndKept from the results of a match, the last seat of which is a person's.
func TestThePosterIsOfferedAndKept(t *testing.T) {
	d := quickApp(t)
	sitting := append(seats(0, 1, ai.Builder), record.Seat{Player: session.Person, Name: "Bo"})
	results := tableOf(t, d, played(t, sitting, 7, 1<<20)).Results()
	press := func(s scene.Scene, group *widget.Group, label string) {
		t.Helper()
		for range 2 {
			if err := s.Update(d.App, nil); err != nil {
				t.Fatal(err)
			}
		}
		n := slices.IndexFunc(group.Widgets, func(w widget.Widget) bool {
			return w.Label == d.App.Strings.Text(label) && !w.Hidden && !w.Disabled
		})
		if n < 0 {
			t.Fatalf("nothing says %q", label)
		}
		x, y := group.Widgets[n].Rect.Centre()
		for _, kind := range []input.Kind{input.Move, input.Press, input.Release} {
			if err := s.Update(d.App, []input.Intent{{Kind: kind, X: x, Y: y}}); err != nil {
				t.Fatal(err)
			}
		}
	}
	press(results, results.Widgets, "results.poster")
	shown, ok := d.App.Shown().(*gallery.Screen)
	if !ok {
		t.Fatalf("the button leads to a %T", d.App.Shown())
	}
	says := func(what string) {
		t.Helper()
		drive.Until(t, what, func() bool {
			if err := shown.Update(d.App, nil); err != nil {
				t.Fatal(err)
			}
			return strings.HasPrefix(shown.Spoken(d.App).Prompt, what)
		})
	}
	says("To print")
	press(shown, shown.Widgets, "gallery.keep")
	says("Kept as Capitol")
}
