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
	t.Cleanup(app.End)
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

// twiceTaughtApp is an app with one game that has a first match and a chapter, which is offered before matches of one seat.
func twiceTaughtApp(t *testing.T, files *store.Store, alone func() string) *App {
	t.Helper()
	app := biddingApp(t, files, "bidding")
	g := app.cabinet.open
	g.Alone = alone
	g.Lesson = Lesson{File: "first.txt", Check: g.Check, Start: g.Start, Resume: g.Resume, Config: Config{Seed: 5, Seats: []record.Seat{{Player: session.Person}}}}
	g.Chapters = []Lesson{{
		Name: "alone", Seats: 1, File: "second.txt", Check: g.Check, Start: g.Start, Resume: g.Resume,
		Config: Config{Seed: 9, Seats: []record.Seat{{Player: session.Person}}},
	}}
	g.teach(app)
	return app
}

// TestTheSecondLessonIsOfferedBeforeItsFirstMatch and once; not where such a match was played before, nor before other matches.
func TestTheSecondLessonIsOfferedBeforeItsFirstMatch(t *testing.T) {
	two := alone(7)
	two.Seats = append(two.Seats, record.Seat{Player: session.Person, Name: "Bo"})
	never := func() string { return "" }
	for name, c := range map[string]struct {
		config Config
		alone  func() string
		asked  bool
	}{"the first alone": {alone(7), never, true}, "of two": {two, never, false}, "one that was played": {alone(7), func() string { return "+3" }, false}} {
		for choice, seed := range map[int]uint64{0: 9, 1: 7} { // the lesson, the match
			files := store.OpenFolder(t.TempDir())
			app := twiceTaughtApp(t, files, c.alone)
			show(t, app, newTitle(app))
			app.AskBegin(c.config)
			m, asked := app.stage.over.(*menu)
			if asked != c.asked {
				t.Fatalf("%s: asked is %v", name, asked)
			}
			if asked {
				m.page.choices[choice].do(app)
			} else {
				seed = c.config.Seed
			}
			do(t, app)
			if played := tableOf(t, app).session.Record(); played.Seed != seed {
				t.Errorf("%s, %d: the seed is %d", name, choice, played.Seed)
			}
			if taught := app.cabinet.taught != nil; taught != (seed == 9) {
				t.Errorf("%s, %d: it is taught: %v", name, choice, taught)
			}
			app.EndMatch()
			forget(t, app)
			if again := twiceTaughtApp(t, files, c.alone); c.asked && again.cabinet.open.untaught(again, c.config) != nil {
				t.Errorf("%s, %d: it is offered once more", name, choice)
			}
		}
	}
}

// TestChaptersLieUnderLearn and are gone on with where they were left; what was done is marked, and the next one follows.
func TestChaptersLieUnderLearn(t *testing.T) {
	files := store.OpenFolder(t.TempDir())
	app := twiceTaughtApp(t, files, nil)
	list := func() *chapterScreen {
		show(t, app, newLearn(app, titleOf(app)))
		pressOn(t, app, learnChapters)
		return app.Shown().(*chapterScreen)
	}
	if l := list(); l.next != 0 || l.of.len() != 2 || l.of.done(app, 0) {
		t.Errorf("of %d chapters %d is next", l.of.len(), l.next)
	}
	pressOn(t, app, numberedRows+1)
	do(t, app) // the hand
	do(t, app, input.Intent{Kind: input.Choose, Number: 1})
	if played := tableOf(t, app).session.Record(); played.Seed != 9 || len(played.Actions) == 0 {
		t.Fatalf("it is played with the seed %d, %v", played.Seed, played.Actions)
	}
	made := tableOf(t, app).record()
	app.EndMatch()
	list()
	pressOn(t, app, numberedRows+1)
	m, ok := app.stage.over.(*menu)
	if !ok {
		t.Fatal("it begins anew without a question")
	}
	m.page.choices[0].do(app)
	if do(t, app); tableOf(t, app).record() != made {
		t.Error("it does not go on")
	}
	app.Learned()
	if app.NextChapter() != app.Strings.Text("chapters.first") {
		t.Errorf("after the second chapter follows %q", app.NextChapter())
	}
	if !app.BeginNextChapter() {
		t.Fatal("no chapter follows")
	}
	do(t, app)
	if played := tableOf(t, app).session.Record(); played.Seed != 5 {
		t.Errorf("what follows has the seed %d", played.Seed)
	}
	app.Learned()
	if app.NextChapter() != "" || app.BeginNextChapter() {
		t.Errorf("after all of them follows %q", app.NextChapter())
	}
	app.EndMatch()
	app = twiceTaughtApp(t, files, nil)
	if l := list(); l.next != -1 || !l.of.done(app, 0) || !l.of.done(app, 1) {
		t.Error("the next time they are not done")
	}
}

// TestAChapterBeginsAfterMoves of its record, which are not taken back.
func TestAChapterBeginsAfterMoves(t *testing.T) {
	app := twiceTaughtApp(t, store.OpenFolder(t.TempDir()), nil)
	l := app.cabinet.open.lessons[1]
	app.cabinet.taught = nil
	app.Begin(alone(9))
	do(t, app)
	do(t, app)
	do(t, app, input.Intent{Kind: input.Choose, Number: 1})
	begun := tableOf(t, app).session.Text()
	app.EndMatch()
	l.Config.Begun, l.Config.TakeBacks = begun, record.TakeBacksUntilRevealed
	l.begin(app)
	do(t, app)
	s := tableOf(t, app).session
	if s.TakenOver() == 0 || s.TakenOver() != len(s.Record().Actions) {
		t.Errorf("it begins after %d of %d moves", s.TakenOver(), len(s.Record().Actions))
	}
	if past := s.Past(); len(past) != 0 {
		t.Errorf("%d steps can be taken back", len(past))
	}
}
