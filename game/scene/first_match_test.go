//go:build !js

package scene

import (
	"path/filepath"
	"testing"

	"capital/audio"
	"capital/game/session"
	"capital/game/store"
	"capital/input"
	"capital/rules/record"
)

// taughtApp is an app with one game that has a first match.
func taughtApp(t *testing.T, files *store.Store) *App {
	t.Helper()
	app, err := open(Options{}, files, new(audio.Player), func(app *App) (Game, error) {
		g, err := bidding(app, "bidding")
		g.Lesson = Lesson{
			File: "first.txt", Check: g.Check, Start: g.Start, Resume: g.Resume,
			Config: Config{Seed: 7, Seats: []record.Seat{{Player: session.Person}}},
		}
		return g, err
	})
	if err != nil {
		t.Fatal(err)
	}
	app.RandomSeed = func() uint64 { return 42 }
	app.Resize(1280, 720)
	app.Pass(tick)
	t.Cleanup(app.EndMatch)
	return app
}

// offers reports whether the title offers the first match.
func offers(t *testing.T, app *App) bool {
	t.Helper()
	show(t, app, newTitle(app))
	w := titleOn(t, app).Widgets.Widgets
	if w[titleLesson].Hidden != w[titleNotNow].Hidden {
		t.Error("half of the offer is there")
	}
	return !w[titleLesson].Hidden
}

// TestTheFirstMatchIsOfferedUntilItIsAnswered to whoever is new: to take it or put it off is an answer, to look around is not.
func TestTheFirstMatchIsOfferedUntilItIsAnswered(t *testing.T) {
	for _, chosen := range []int{titleLesson, titleNotNow, titlePlay, titleLearn, titleGames, titleSettings} {
		files := store.OpenFolder(t.TempDir())
		app := taughtApp(t, files)
		answered := chosen == titleLesson || chosen == titleNotNow
		if !offers(t, app) {
			t.Fatal("the first match is not offered")
		}
		pressOn(t, app, chosen)
		if _, ok := app.Shown().(*biddingTable); ok != (chosen == titleLesson) {
			t.Errorf("button %d leads to %T", chosen, app.Shown())
		}
		if app.EndMatch(); offers(t, app) == answered {
			t.Errorf("after button %d it is offered: %v", chosen, !answered)
		}
		app.SetSettings(app.Settings())
		if offers(t, taughtApp(t, files)) == answered {
			t.Errorf("the next time after button %d it is offered: %v", chosen, !answered)
		}
	}
}

// TestEveryGameOffersItsFirstMatch, whatever was answered to that of another.
func TestEveryGameOffersItsFirstMatch(t *testing.T) {
	app := taughtApp(t, store.OpenFolder(t.TempDir()))
	g, err := bidding(app, "trading")
	if err != nil {
		t.Fatal(err)
	}
	g.Lesson = app.cabinet.open.Lesson
	g.Lesson.File = "trading-first.txt"
	if err := app.Add(g); err != nil {
		t.Fatal(err)
	}
	offers(t, app)
	pressOn(t, app, titleNotNow)
	if goToGame(t, app, 1); !offers(t, app) {
		t.Error("the second game does not offer its own")
	}
	pressOn(t, app, titleNotNow)
	for n := range 2 {
		if goToGame(t, app, n); offers(t, app) {
			t.Errorf("game %d offers it again", n)
		}
	}
}

// TestTheFirstMatchIsNotOffered to whoever has a match or has played one, nor by a game that has none.
func TestTheFirstMatchIsNotOffered(t *testing.T) {
	app := quickApp(t)
	if offers(t, app) {
		t.Error("a first match is offered that there is not")
	}
	app.Begin(Config{Seed: 1, Seats: []record.Seat{{Player: session.Person}}})
	do(t, app) // the screen
	bid := func() { do(t, app); do(t, app, input.Intent{Kind: input.Choose, Number: 1}) }
	bid()
	app.EndMatch()
	taught := taughtApp(t, app.Store)
	if offers(t, taught) {
		t.Error("it is offered to whoever has a match")
	}
	pressOn(t, taught, titleContinue)
	for app = taught; !tableOf(t, app).session.Match().Over(); bid() {
	}
	app.EndMatch()
	if offers(t, app) || offers(t, taughtApp(t, app.Store)) {
		t.Error("it is offered to whoever has played a match")
	}
}

// TestTheFirstMatchIsKeptBesideTheMatch that is played: each goes on where it was left, and to begin one leaves the other.
func TestTheFirstMatchIsKeptBesideTheMatch(t *testing.T) {
	folder := t.TempDir()
	app := taughtApp(t, store.OpenFolder(folder))
	app.Begin(Config{Seed: 1, Seats: []record.Seat{{Player: session.Person}}})
	bid := func() (record string) {
		do(t, app) // the screen
		do(t, app) // the hand
		do(t, app, input.Intent{Kind: input.Choose, Number: 1})
		record = tableOf(t, app).record()
		app.EndMatch()
		return record
	}
	match := bid()
	show(t, app, newLearn(app, titleOf(app)))
	pressOn(t, app, learnBegin)
	lesson := bid()
	fileHolds(t, filepath.Join(folder, matchFile), match)
	fileHolds(t, filepath.Join(folder, "first.txt"), lesson)

	show(t, app, newLearn(app, titleOf(app)))
	pressOn(t, app, learnResume)
	if now := tableOf(t, app).record(); now != lesson {
		t.Errorf("it goes on with\n%s", now)
	}
	OpenMenu(app)
	m := app.stage.over.(*menu)
	m.askRestart(app, Config{})
	if answer(t, app, "running.go-on"); tableOf(t, app).record() != lesson {
		t.Error("it does not go on")
	}
	m.askRestart(app, Config{})
	answer(t, app, "learn.again")
	do(t, app)
	if now := tableOf(t, app).session; now.Moves() != 0 || now.Record().Seed != 7 {
		t.Errorf("from its start it has %d moves and seed %d", now.Moves(), now.Record().Seed)
	}
	app.EndMatch()
	fileHolds(t, filepath.Join(folder, matchFile), match)

	show(t, app, newLearn(app, titleOf(app)))
	pressOn(t, app, learnResume)
	lesson = bid()
	show(t, app, newLearn(app, titleOf(app)))
	pressOn(t, app, learnBegin)
	fileHolds(t, filepath.Join(folder, "first.txt"), lesson)
	answer(t, app, "learn.again")
	if now := tableOf(t, app).session; now.Moves() != 0 {
		t.Errorf("begun again after all it has %d moves", now.Moves())
	}
}

// answer gives an answer to what is asked over the screen, by the key of its words.
func answer(t *testing.T, app *App, key string) {
	t.Helper()
	page := menuOn(t, app).page
	if page.choices[0].words != app.Strings.Text("running.go-on") {
		t.Errorf("the first answer is %q", page.choices[0].words)
	}
	for _, c := range page.choices {
		if c.words == app.Strings.Text(key) {
			c.do(app)
			do(t, app)
			return
		}
	}
	t.Fatalf("nobody can answer %s", key)
}
