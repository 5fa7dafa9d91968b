//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/game/scene"
	"capital/game/scene/ear"
	"capital/game/store"
	"capital/rules/warsaw"
)

// speak changes the language while a screen is shown.
func speak(t *testing.T, c *desk, language string) {
	t.Helper()
	now := c.Settings()
	now.Language = language
	c.SetSettings(now)
	if err := scene.Tick(c.App, tick); err != nil {
		t.Fatal(err)
	}
}

// TestNamesFollowTheLanguage at the table, by ear, at the curtain and in the results, as long as nobody gave others.
func TestNamesFollowTheLanguage(t *testing.T) {
	r := playedMatch(t, 3)
	r.Seats[0].Name, r.Seats[1].Name = "You", "Zosia"
	whole := r
	r.Actions = r.Actions[:20]
	c := quickApp(t)
	m, err := newMatch(r)
	if err != nil {
		t.Fatal(err)
	}
	table := newTable(c, m)
	c.ShowAtOnce(table)
	speak(t, c, "pl")
	c.ShowAtOnce(table) // whatever lay over it
	table.Update(c.App, nil)
	p, seats := table.position(), table.session.Seats()
	if p.Names[0] != "Ty" || seats[0].Name != "Ty" || p.Names[1] != "Zosia" {
		t.Errorf("the seats are called %v, and %v", p.Names, seats)
	}
	if told := strings.Join(table.shown.log.Told(), " "); strings.Contains(told, "You") || !strings.Contains(told, "Ty") {
		t.Errorf("the log tells %q", told)
	}
	curtain := scene.NewCurtain(c.App, 0, "Ty", func() scene.Scene { return table })
	c.ShowAtOnce(curtain)
	speak(t, c, "de")
	if said := curtain.(interface{ Spoken(*scene.App) ear.Speech }).Spoken(c.App).Place; !strings.Contains(said, " Du.") {
		t.Errorf("the curtain says %q", said)
	}
	if m, err = newMatch(whole); err != nil {
		t.Fatal(err)
	}
	screen := newTable(c, m).results()
	c.ShowAtOnce(screen)
	for _, now := range [][2]string{{"pl", "Ty"}, {"de", "Du"}, {"en", "You"}} {
		speak(t, c, now[0])
		if said := screen.Spoken(c.App).Prompt; !strings.Contains(said, now[1]) || !strings.Contains(said, "Zosia") {
			t.Errorf("the results say %q", said)
		}
	}
}

// TestNamesOfASavedMatchFollow the language in which it is gone on with.
func TestNamesOfASavedMatchFollow(t *testing.T) {
	files, begun := store.OpenFolder(t.TempDir()), warsaw.Record{Seed: 5}
	begun.Seats = append(begun.Seats, person("Du"), computer("Sawa"))
	if err := files.Save(matchFile, []byte(recordText(&begun))); err != nil {
		t.Fatal(err)
	}
	c := testCapital(t, scene.Settings{TextSize: 100}, files)
	c.ShowTitle()
	goTo(t, c, "title.continue")
	table := c.Shown().(*table)
	table.Update(c.App, nil)
	if seats := table.session.Seats(); seats[0].Name != "You" || seats[1].Name != "Sawa" {
		t.Errorf("the seats are called %v", seats)
	}
	c.EndMatch()
}
