//go:build !js

package scene

import (
	"slices"
	"strings"
	"testing"

	"capital/input"
)

// TestKeysPageChangesKeys: a row is pressed, then the key; who had it gets the other one, which is said.
func TestKeysPageChangesKeys(t *testing.T) {
	app := quickApp(t)
	s := keysPage(app, titleOf(app)).(*settingsScreen)
	app.ShowAtOnce(s)
	whole(t, app)
	s.show(app, slices.IndexFunc(s.groups, func(g settingGroup) bool { return g.key == "keys.looking" }))
	whole(t, app)
	s.Widgets.Focus(len(s.groups)) // the first row is that of the hint
	whole(t, app, input.Intent{Kind: input.Confirm})
	if got := s.controls()[0].Label; got != app.Strings.Text("keys.press") {
		t.Errorf("the row says %q", got)
	}
	whole(t, app, input.Intent{Kind: input.Caught, Chord: input.Chord{Letter: 'u'}})
	if got := s.controls()[0].Label; got != "U" || app.Settings().Keys != "undo=h hint=u" {
		t.Errorf("the row says %q, the settings %q", got, app.Settings().Keys)
	}
	if !strings.Contains(app.toast.Words, "Take back") || !strings.Contains(app.toast.Words, "H") {
		t.Errorf("what is said is %q", app.toast.Words)
	}
	s.Widgets.Focus(len(s.groups))
	whole(t, app, input.Intent{Kind: input.Confirm})
	whole(t, app, input.Intent{Kind: input.Cancel})
	if app.Shown() != Scene(s) || s.asks >= 0 || app.Settings().Keys != "undo=h hint=u" {
		t.Errorf("after all no key: %q", app.Settings().Keys)
	}
	s.setKeys(app, "")
	if got := s.controls()[0].Label; got != "H" {
		t.Errorf("as before the row says %q", got)
	}
}

// TestEveryActionHasItsRow on the page of the keys, and words for it.
func TestEveryActionHasItsRow(t *testing.T) {
	app := quickApp(t)
	s := keysPage(app, titleOf(app)).(*settingsScreen)
	rows := map[string]int{}
	for _, g := range s.groups {
		for _, row := range g.rows {
			rows[row.key]++
		}
	}
	for _, a := range input.Actions() {
		if rows["keys."+a.Name] != 1 || !app.Strings.Has("keys."+a.Name) {
			t.Errorf("%s has %d rows", a.Name, rows["keys."+a.Name])
		}
	}
}
