//go:build !js

package scene

import (
	"testing"

	"capital/game/drive"
	"capital/game/session"
	"capital/input"
	"capital/render/theme"
	"capital/rules/record"
)

// settingsOn are the settings that are shown, laid out.
func settingsOn(t *testing.T, app *App) *settingsScreen {
	t.Helper()
	whole(t, app)
	s, ok := app.Shown().(*settingsScreen)
	if !ok || app.stage.over != nil {
		t.Fatalf("%T is shown, menu %v", app.Shown(), app.stage.over != nil)
	}
	return s
}

// openPage opens a page of the settings by the key of its row, and is it.
func openPage(t *testing.T, app *App, key string) *settingsScreen {
	t.Helper()
	s := settingsOn(t, app)
	s.show(app, len(s.groups)-1)
	for n, row := range s.rows() {
		if row.key == key {
			pressOn(t, app, len(s.groups)+n)
		}
	}
	return settingsOn(t, app)
}

// TestSettingsLieOverTheMatch: it is seen beside them and beside the pages to which they lead, dimmed, and the way back leads
// to the very same.
func TestSettingsLieOverTheMatch(t *testing.T) {
	drive.Window(t)
	app, table := begun(t)
	before, record := drive.Drawn(app.width, app.height, app.Draw), table.record()
	looks := func(name string) {
		t.Helper()
		s := settingsOn(t, app)
		after, wrong, bright := drive.Drawn(app.width, app.height, app.Draw), 0, false
		for x := range int(s.panel.X) - 40 { // the sheet has a shadow
			for y := 110; y < int(app.height); y++ { // below the corner
				at, was := after.RGBAAt(x, y), before.RGBAAt(x, y)
				r, g, b, _ := theme.NightDeep.RGBA()
				for _, part := range [][3]float64{{float64(at.R), float64(was.R), float64(r)}, {float64(at.G), float64(was.G), float64(g)}, {float64(at.B), float64(was.B), float64(b)}} {
					if want := part[1]*(1-dimmed) + part[2]/257*dimmed; part[0] < want-2 || part[0] > want+2 {
						wrong++
					}
				}
				bright = bright || was.R > 120
			}
		}
		if wrong > 0 || !bright {
			t.Errorf("%s: beside the sheet %d points are not those of the match, dimmed; there is something to be seen: %v", name, wrong, bright)
		}
	}
	choose(t, app, "menu.settings")
	looks("settings")
	openPage(t, app, "settings.keys")
	looks("keys")
	do(t, app, input.Intent{Kind: input.Cancel})
	looks("settings again")
	do(t, app, input.Intent{Kind: input.Cancel})
	if app.Shown() != Scene(table) || table.record() != record || drive.Differing(before, drive.Drawn(app.width, app.height, app.Draw)) > 0 {
		t.Error("the way back does not lead to the same moment")
	}
}

// TestWhatIsChangedOverAMatchChangesIt at once, while no time passes there. Where it goes on to the next person nothing of
// their hand is seen, and the settings stay.
func TestWhatIsChangedOverAMatchChangesIt(t *testing.T) {
	app := quickApp(t)
	app.Begin(Config{Seed: 5, Seats: []record.Seat{{Player: session.Person, Name: "Ala"}, {Player: session.Person, Name: "Bo"}}})
	do(t, app)
	table := app.cabinet.playing.(*biddingTable)
	table.shownTo = 0
	app.ShowAtOnce(table)
	do(t, app, input.Intent{Kind: input.Choose, Number: 1})
	app.ShowAtOnce(table) // as if the answer came while the menu is open
	choose(t, app, "menu.settings")
	s := settingsOn(t, app)
	if s.behind.scene != Scene(table) {
		t.Fatalf("%T lies behind", s.behind.scene)
	}
	now := app.Settings()
	now.TextSize = 150
	app.SetSettings(now)
	whole(t, app)
	hidden, covered := s.behind.scene.(*curtain)
	if !covered || hidden.name != "Bo" || app.Shown() != Scene(s) {
		t.Fatalf("%T lies behind %T", s.behind.scene, app.Shown())
	}
	if app.Elapsed() != tick {
		t.Errorf("a tick has %g s", app.Elapsed())
	}
	openPage(t, app, "settings.keys")
	do(t, app, input.Intent{Kind: input.Cancel})
	do(t, app, input.Intent{Kind: input.Cancel})
	if app.Shown() != Scene(hidden) {
		t.Errorf("the way back leads to %T", app.Shown())
	}
}

// worded is a screen that keeps words, as they were when it was last laid out.
type worded struct {
	parrot
	words  string
	passed float64
}

func (w *worded) Update(app *App, _ []input.Intent) error {
	w.words, w.passed = app.Strings.Text("menu.settings"), w.passed+app.Elapsed()
	return nil
}

// TestAnotherLanguageIsSpokenBehindTheSettings at once.
func TestAnotherLanguageIsSpokenBehindTheSettings(t *testing.T) {
	app := quickApp(t)
	under := new(worded)
	show(t, app, under)
	before := *under
	app.ShowAtOnce(settingsOver(app, under))
	now := app.Settings()
	now.Language = "pl"
	app.SetSettings(now)
	drive.Until(t, "Polish is spoken", func() bool {
		if err := Tick(app, tick); err != nil {
			t.Fatal(err)
		}
		return app.Language() == "pl"
	})
	Tick(app, tick)
	if under.words == before.words || under.passed != before.passed {
		t.Errorf("behind stands %q, before it was %q, and %g s have passed", under.words, before.words, under.passed-before.passed)
	}
}
