//go:build !js

package scene

import (
	"slices"
	"strings"
	"testing"

	"capital/game/session"
	"capital/input"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// whole lets a tick of the whole app pass, in which a person does something, and changes of screens end.
func whole(t *testing.T, app *App, intents ...input.Intent) {
	t.Helper()
	app.intents = append(app.intents[:0], intents...)
	if err := app.stage.update(app); err != nil {
		t.Fatal(err)
	}
	for app.stage.next != nil {
		app.stage.stepFade(1)
	}
}

// choose opens the menu by a key and chooses some things in it, one after the other.
func choose(t *testing.T, app *App, keys ...string) {
	t.Helper()
	whole(t, app, input.Intent{Kind: input.Menu})
	chooseHere(t, app, keys...)
}

// chooseHere chooses in the menu that is open, one thing after another.
func chooseHere(t *testing.T, app *App, keys ...string) {
	t.Helper()
	for _, key := range keys {
		words := app.Strings.Text(key)
		m := menuOn(t, app)
		n := slices.IndexFunc(m.page.choices, func(c choice) bool { return c.words == words })
		if n < 0 {
			t.Fatalf("the menu has no %q", words)
		}
		x, y := m.Widgets.Widgets[n].Rect.Centre()
		whole(t, app, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
	}
}

// menuOn is the menu that is open, laid out.
func menuOn(t *testing.T, app *App) *menu {
	t.Helper()
	whole(t, app)
	m, ok := app.stage.over.(*menu)
	if !ok {
		t.Fatal("no menu is open")
	}
	return m
}

// begun is an app with a match in which one person has bid twice against two planners.
func begun(t *testing.T) (*App, *biddingTable) {
	t.Helper()
	app := quickApp(t)
	app.Begin(Config{Seed: 5, Seats: []record.Seat{
		{Player: session.Person, Name: "Ala"}, {Player: recordtest.Planner, Name: "Bo"}, {Player: recordtest.Planner, Name: "Celina"},
	}})
	for range 2 {
		do(t, app)
		settle(t, app)
		do(t, app, input.Intent{Kind: input.Choose, Number: 1})
	}
	settle(t, app)
	return app, tableOf(t, app)
}

// TestTheMenuLeadsBackToTheSameMoment by all ways, with the match as it was.
func TestTheMenuLeadsBackToTheSameMoment(t *testing.T) {
	app, table := begun(t)
	app.cabinet.open.Book = func(_ string, back func() Scene) Scene { return newSettings(app, back) } // as good as a book here
	before := table.record()
	back := []input.Intent{{Kind: input.Cancel}}
	for name, leave := range map[string]func(){
		"go on":    func() { choose(t, app, "menu.go-on") },
		"escape":   func() { choose(t, app); whole(t, app, back...) },
		"beside":   func() { choose(t, app); whole(t, app, input.Intent{Kind: input.Press, X: 5, Y: 700}) },
		"settings": func() { choose(t, app, "menu.settings"); whole(t, app); whole(t, app, back...) },
		"rules":    func() { choose(t, app, "menu.rules"); whole(t, app); whole(t, app, back...) },
	} {
		leave()
		if app.stage.over != nil || app.Shown() != Scene(table) || table.record() != before {
			t.Fatalf("%s: %T is shown, menu %v", name, app.Shown(), app.stage.over != nil)
		}
	}
}

// TestWhatWasTakenBackOutlivesTheWindow: the menu brings it back in another one.
func TestWhatWasTakenBackOutlivesTheWindow(t *testing.T) {
	app, table := begun(t)
	before := table.record()
	choose(t, app, "menu.take-back")
	m := menuOn(t, app)
	m.page.choices[1].do(app) // both bids
	app.EndMatch()
	again := biddingApp(t, app.Store, "bidding")
	again.resume()
	table = tableOf(t, again)
	for range 2 {
		if do := table.Menu().TakeAgain; do != nil {
			do()
		}
	}
	if table.record() != before || table.Menu().TakeAgain != nil {
		t.Errorf("brought back is\n%snot\n%s", table.record(), before)
	}
}

// TestTheCornerOpensTheMenu on a screen that has no button of its own, and nothing else there is pressed.
func TestTheCornerOpensTheMenu(t *testing.T) {
	app := quickApp(t)
	s := newSetup(app, titleOf(app))
	show(t, app, s)
	x, y := app.Corner().Centre()
	whole(t, app, input.Intent{Kind: input.Press, X: x, Y: y})
	if app.stage.over != nil {
		t.Error("a press alone opens the menu")
	}
	whole(t, app, input.Intent{Kind: input.Release, X: x, Y: y})
	if m := menuOn(t, app); m.under != Scene(s) || len(m.page.choices) != 3 {
		t.Errorf("the menu offers %d things", len(m.page.choices))
	}
	whole(t, app, input.Intent{Kind: input.Cancel})
	if app.Shown() != Scene(s) || app.stage.over != nil {
		t.Error("it leads elsewhere")
	}
	show(t, app, newTitle(app))
	whole(t, app, input.Intent{Kind: input.Menu})
	if app.stage.over != nil {
		t.Error("a menu lies over the title")
	}
}

func TestTheMenuTakesBackAndAgain(t *testing.T) {
	app, table := begun(t)
	before := table.record()
	past, start := table.Menu().Past, table.session.Past()[1].From
	if len(past) != 2 {
		t.Fatalf("the past is %q", past)
	}
	choose(t, app, "menu.take-back", past[1]) // the older one: both
	if table.session.Moves() != start {
		t.Errorf("%d moves are left, not %d", table.session.Moves(), start)
	}
	if over := menuWords(t, app); strings.Contains(over, app.Strings.Text("menu.take-back")+" true") {
		t.Error("nothing is left, and it can be taken back")
	}
	choose(t, app, "menu.take-again")
	choose(t, app, "menu.take-again")
	if table.record() != before {
		t.Errorf("brought back is\n%snot\n%s", table.record(), before)
	}
}

// menuWords are what the menu offers, with whether it can be had. It is closed again.
func menuWords(t *testing.T, app *App) string {
	t.Helper()
	choose(t, app)
	var words []string
	for n, c := range menuOn(t, app).page.choices {
		if !app.stage.over.(*menu).Widgets.Widgets[n].Disabled {
			words = append(words, c.words+" true")
		}
	}
	whole(t, app, input.Intent{Kind: input.Cancel})
	return strings.Join(words, "\n")
}

func TestTheMenuBeginsAnewOnceAsked(t *testing.T) {
	for key, seed := range map[string]uint64{"menu.restart.new": 42, "menu.restart.same": 5} {
		app, table := begun(t)
		choose(t, app, "menu.restart", "button.back", "menu.restart", key)
		again := tableOf(t, app)
		r, before := again.session.Record(), table.session.Record()
		if again == table || r.Seed != seed || len(r.Actions) != 0 || !slices.Equal(r.Seats, before.Seats) {
			t.Errorf("%s begins %+v", key, r)
		}
	}
}

func TestTheMenuLeavesAMatchThatIsKept(t *testing.T) {
	app, _ := begun(t)
	choose(t, app)
	if words := menuOn(t, app).page.line; words != app.Strings.Text("menu.kept") {
		t.Errorf("it says %q", words)
	}
	whole(t, app, input.Intent{Kind: input.Cancel})
	choose(t, app, "menu.leave")
	if titleOn(t, app).Widgets.Widgets[titleContinue].Hidden {
		t.Error("the match that was left can't be gone on with")
	}
}

// TestMenusFitTheScreen with the longest list, and no widget over another.
func TestMenusFitTheScreen(t *testing.T) {
	app, table := begun(t)
	now := table.Menu()
	for len(now.Past) < mostPast+2 {
		now.Past = append(now.Past, "You build 2 homes, 1 shop and 1 theatre for 4 coins")
	}
	for _, size := range [][2]float64{{640, 400}, {960, 600}, {1280, 720}, {2560, 1440}, {810, 1080}, {1170, 2532}, {2532, 1170}} {
		for _, percent := range textSizes() {
			app.Resize(size[0], size[1])
			app.point = 1
			if size[0]+size[1] == 1170+2532 { // a telephone
				app.point = 3
			}
			app.obey(Settings{Speed: 1, TextSize: percent})
			OpenMenu(app)
			m := menuOn(t, app)
			who := m.takeOverWith(app, seatsOf(session.Person, recordtest.Planner, recordtest.Guesser, recordtest.Planner, recordtest.Planner), nil, m.close)
			for _, p := range []page{m.first(app), m.history(app, now), m.restart(app, now.Again), who} {
				m.show(p)
				m.Update(app, nil)
				checkApart(t, app, p.title, percent, &m.WidgetScene)
				if high := m.plan.rows[0].H / app.point; app.point > 1 && high < Touch-0.5 {
					t.Errorf("%s at %v: a choice is %.0f points high", p.title, size, high)
				}
			}
		}
	}
}

// TestNoticesKeepToTheEdge where nothing is to be done, however much there is to say.
func TestNoticesKeepToTheEdge(t *testing.T) {
	app := quickApp(t)
	reason := strings.Repeat("a word ", 22) // as brief tells it
	for _, size := range [][2]float64{{960, 600}, {1280, 720}, {2560, 1440}} {
		app.Resize(size[0], size[1])
		for _, key := range []string{"toast.store", "toast.sound", "toast.match", "toast.damaged", "toast.damaged.stays", "toast.elsewhere"} {
			corner := app.Corner()
			app.Say(app.Strings.Text(key, reason, "match.kept-1.txt"))
			_, box := app.toast.Lay(app.width, app.toastUnit(), app.Writer, corner)
			if box.X < 0 || box.X+box.W > corner.X || box.Y < 0 || box.Y+box.H > (toastTop+toastHigh)*app.Unit() {
				t.Errorf("at %v %s lies at %+v", size, key, box)
			}
		}
	}
}

// A button that opens the menu elsewhere than in a corner is not hidden either.
func TestNoticesLieBesideTheMenu(t *testing.T) {
	app := quickApp(t)
	for _, size := range [][2]float64{{960, 600}, {1280, 720}, {2560, 1440}} {
		app.Resize(size[0], size[1])
		app.Say(app.Strings.Text("toast.sound"))
		for _, at := range []float64{0.02, 0.3, 0.45, 0.6, 0.95} {
			menu := app.Corner()
			menu.X = at * size[0]
			_, box := app.toast.Lay(app.width, app.toastUnit(), app.Writer, menu)
			if box.X < 0 || box.X+box.W > size[0] || box.X < menu.X+menu.W && menu.X < box.X+box.W || box.H > toastHigh*app.Unit() {
				t.Errorf("at %v the toast lies at %+v, the button at %+v", size, box, menu)
			}
		}
	}
}
