//go:build !js

package scene

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/assets"
	"capital/game/drive"
	"capital/game/session"
	"capital/game/store"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// show changes to a scene and lays it out.
func show(t *testing.T, app *App, s Scene) {
	t.Helper()
	app.ShowAtOnce(s)
	do(t, app)
}

// do has a person do something, and waits for the screen that follows.
func do(t *testing.T, app *App, intents ...input.Intent) {
	t.Helper()
	if err := app.Shown().Update(app, intents); err != nil {
		t.Fatal(err)
	}
	for app.stage.next != nil {
		app.stage.stepFade(1)
	}
}

// titleOn is the title that is shown, laid out.
func titleOn(t *testing.T, app *App) *title {
	t.Helper()
	shown, ok := app.Shown().(*title)
	if !ok {
		t.Fatalf("%T is shown", app.Shown())
	}
	shown.Update(app, nil)
	return shown
}

// pressOn presses a widget of the screen that is shown, and waits for the screen that follows.
func pressOn(t *testing.T, app *App, index int) {
	t.Helper()
	shown := app.Shown()
	press(app, shown, &shown.(interface{ Group() *widget.Group }).Group().Widgets[index])
	do(t, app)
}

// settle lets the computer players bid until it is a person's turn or the match is over.
func settle(t *testing.T, app *App) {
	t.Helper()
	table := tableOf(t, app)
	drive.Until(t, "all computer players have bid", func() bool {
		table.session.Think()
		return !table.session.Thinking()
	})
	do(t, app)
}

// TestAMatchFromTheTitleToItsEnd is set up, played, left, gone on with, taken back and won, for one seat and for five.
func TestAMatchFromTheTitleToItsEnd(t *testing.T) {
	for _, seats := range []int{1, 5} {
		folder := t.TempDir()
		app := filesApp(t, folder)
		show(t, app, newTitle(app))
		pressOn(t, app, titlePlay)
		s := app.Shown().(*setup)
		for len(s.seats) < seats {
			click(app, s, setupAdd)
		}
		for len(s.seats) > seats {
			clickCard(app, s, len(s.seats)-1, cardRemove)
		}
		press(app, s, &s.around()[setupWidgets]) // prizes doubled
		click(app, s, setupStart)
		do(t, app)
		settle(t, app)
		do(t, app, input.Intent{Kind: input.Choose, Number: 1})
		settle(t, app)
		begun := tableOf(t, app).record()
		if !strings.Contains(begun, "\noption prizes doubled\n") || strings.Count(begun, "\nseat ") != seats {
			t.Fatalf("the record is\n%s", begun)
		}
		do(t, app, input.Intent{Kind: input.Cancel})
		if saved := titleOn(t, app); saved.Widgets.Widgets[titleContinue].Hidden || !saved.Widgets.Widgets[titleContinue].Main {
			t.Fatal("the title does not offer to go on")
		}
		fileHolds(t, filepath.Join(folder, matchFile), begun)

		app = biddingApp(t, app.Store, "bidding") // started another time
		show(t, app, newTitle(app))
		pressOn(t, app, titleContinue)
		settle(t, app)
		table := tableOf(t, app)
		if table.record() != begun {
			t.Fatalf("it goes on with\n%s", table.record())
		}
		if do(t, app, input.Intent{Kind: input.Undo}); table.session.Match().Round() != 0 {
			t.Error("the first bid is not taken back")
		}
		for settle(t, app); !table.session.Match().Over(); settle(t, app) {
			do(t, app, input.Intent{Kind: input.Choose, Number: 1})
		}
		do(t, app, input.Intent{Kind: input.Cancel})
		if !titleOn(t, app).Widgets.Widgets[titleContinue].Hidden {
			t.Error("a match that is over can be gone on with")
		}
		data := finishedIn(t, folder, 1)[0]
		if r, m, err := recordtest.Rules().Read(data); err != nil || !m.Over() || len(r.Seats) != seats {
			t.Errorf("the record is\n%s%v", data, err)
		}
	}
}

// TestPeopleTakeNothingBackThatIsRevealed has two people pass the screen: a bid can be taken back until the other's.
func TestPeopleTakeNothingBackThatIsRevealed(t *testing.T) {
	app := quickApp(t)
	app.Begin(Config{Seed: 1, Seats: []record.Seat{{Player: session.Person, Name: "Ala"}, {Player: session.Person, Name: "Bo"}}})
	do(t, app)
	table := tableOf(t, app)
	moves := func(want int, what string) {
		t.Helper()
		if got := table.session.Moves(); got != want {
			t.Errorf("%s there are %d moves, not %d", what, got, want)
		}
	}
	atCurtain := func(seat int) {
		t.Helper()
		if c, ok := app.Shown().(*curtain); !ok || c.seat != seat {
			t.Fatalf("before seat %d %T is shown", seat+1, app.Shown())
		}
		do(t, app)
		do(t, app, input.Intent{Kind: input.Confirm})
		if app.Shown() != Scene(table) || table.shownTo != seat {
			t.Fatalf("behind the curtain %T is shown to %d", app.Shown(), table.shownTo)
		}
	}
	atCurtain(0)
	do(t, app, input.Intent{Kind: input.Choose, Number: 1})
	moves(1, "after a bid")
	atCurtain(1)
	do(t, app, input.Intent{Kind: input.Undo})
	moves(0, "after it was taken back")
	atCurtain(0)
	do(t, app, input.Intent{Kind: input.Choose, Number: 2})
	atCurtain(1)
	do(t, app, input.Intent{Kind: input.Choose, Number: 1})
	atCurtain(0)
	do(t, app, input.Intent{Kind: input.Undo})
	moves(2, "when both bids were shown")
}

func TestARematchIsAnotherMatchOfTheSame(t *testing.T) {
	app := quickApp(t)
	app.Begin(Config{Seed: 1, Seats: []record.Seat{{Player: session.Person, Name: "Ala"}}, Options: []record.Option{{Name: "ties", Value: "kept"}}})
	r := tableOf(t, app).session.Record()
	app.EndMatch()
	app.Begin(Rematch(&r, 2))
	again := tableOf(t, app).session.Record()
	if again.Seed != 2 || again.Seats[0] != r.Seats[0] || again.Option("ties") != "kept" {
		t.Errorf("the rematch is %+v", again)
	}
}

func TestAMatchThatCannotBeginIsSaid(t *testing.T) {
	app := quickApp(t)
	show(t, app, newTitle(app))
	app.Begin(Config{Seats: []record.Seat{{Player: "oracle"}}})
	if app.cabinet.playing != nil || !strings.Contains(app.toast.Words, "oracle") {
		t.Errorf("it says %q", app.toast.Words)
	}
}

// twoGames is an app with two games, its title shown.
func twoGames(t *testing.T, files *store.Store) *App {
	t.Helper()
	app := biddingApp(t, files, "bidding", "trading")
	show(t, app, newTitle(app))
	return app
}

// goToGame goes over the shelf to the title of a game.
func goToGame(t *testing.T, app *App, n int) {
	t.Helper()
	pressOn(t, app, titleGames)
	if _, ok := app.Shown().(*shelf); !ok {
		t.Fatalf("%T is shown", app.Shown())
	}
	pressOn(t, app, n)
	titleOn(t, app)
}

// TestTheShelf has two games, each with its own match and set-up, and the title of the one that was chosen last.
func TestTheShelf(t *testing.T) {
	folder := t.TempDir()
	app := twoGames(t, store.OpenFolder(folder))
	if name := app.cabinet.open.Name; name != "bidding" {
		t.Errorf("at first the title shows %s", name)
	}
	first := setupOf(app)
	clickCard(app, first, 1, cardRemove)
	first.start(app)
	mine := tableOf(t, app).record()
	app.EndMatch()
	first.game.saved.saver()(mine)
	show(t, app, newTitle(app))

	goToGame(t, app, 1)
	if name := app.cabinet.open.Name; name != "trading" || streetPlan(app).Sign != "Trading" {
		t.Errorf("the title shows %s, and its sign says %s", name, streetPlan(app).Sign)
	}
	if !titleOn(t, app).Widgets.Widgets[titleContinue].Hidden {
		t.Error("it offers to go on with the other game's match")
	}
	if seats := len(setupOf(app).seats); seats != 3 {
		t.Errorf("its set-up has the %d seats of the other game", seats)
	}
	if shelf := newShelf(app, nil); !shelf.saved[0] || shelf.saved[1] {
		t.Error("the shelf tells of the matches that go on:", shelf.saved)
	}
	other := playOne(t, app)
	fileHolds(t, filepath.Join(folder, "trading.txt"), other)
	fileHolds(t, filepath.Join(folder, matchFile), mine)

	again := twoGames(t, app.Store) // started another time
	if name := again.cabinet.open.Name; name != "trading" {
		t.Errorf("the title shows %s, and not the game that was open last", name)
	}
	if label := titleOn(t, again).Widgets.Widgets[titleContinue].Label; label != "Continue Trading" {
		t.Errorf("to go on, the title says %q", label)
	}
	pressOn(t, again, titleContinue)
	if got := tableOf(t, again).record(); got != other {
		t.Errorf("it goes on with\n%s", got)
	}
	do(t, again, input.Intent{Kind: input.Cancel})
	goToGame(t, again, 0)
	if again.Settings().Game != "bidding" || titleOn(t, again).Widgets.Widgets[titleContinue].Hidden {
		t.Error("the first game's match is forgotten")
	}
}

func TestTheShelfIsLeftAsItWas(t *testing.T) {
	folder := t.TempDir()
	app := twoGames(t, store.OpenFolder(folder))
	pressOn(t, app, titleGames)
	do(t, app, input.Intent{Kind: input.Cancel})
	titleOn(t, app)
	pressOn(t, app, titleGames)
	pressOn(t, app, 2) // back
	titleOn(t, app)
	if app.cabinet.open.Name != "bidding" {
		t.Error("the title shows", app.cabinet.open.Name)
	}
	if _, err := os.Stat(filepath.Join(folder, settingsFile)); err == nil {
		t.Error("settings were kept that nobody made")
	}
}

func TestWithOneGameThereIsNoShelf(t *testing.T) {
	app := quickApp(t)
	if !newTitle(app).Widgets.Widgets[titleGames].Hidden {
		t.Error("the title offers games")
	}
}

// TestAGameThatIsGoneIsNotShown: whoever kept it last gets the first of the others.
func TestAGameThatIsGoneIsNotShown(t *testing.T) {
	app := twoGames(t, store.OpenFolder(t.TempDir()))
	goToGame(t, app, 1)
	if name := biddingApp(t, app.Store, "bidding").cabinet.open.Name; name != "bidding" {
		t.Errorf("the title shows %q", name)
	}
}

func TestAGameHasItsWords(t *testing.T) {
	app := quickApp(t)
	long, err := bidding(app, "another")
	if err != nil {
		t.Fatal(err)
	}
	long.Words, err = assets.ParseStrings("another", strings.Replace(biddingWords, "= Emil", "= Emil, who bids without end", 1))
	if err != nil {
		t.Fatal(err)
	}
	if err := app.Add(long); err == nil || !strings.Contains(err.Error(), "Emil") {
		t.Errorf("with a name that is too long it says %v", err)
	}
	for _, lacking := range []string{"game.line", "name.4", "level.planner.line", "option.ties.line", "option.ties.kept"} {
		g, err := bidding(app, "another")
		if err != nil {
			t.Fatal(err)
		}
		g.Words, err = assets.ParseStrings("another", strings.Replace(biddingWords, "\n"+lacking+" =", "\nx =", 1))
		if err != nil {
			t.Fatal(err)
		}
		if err := app.Add(g); err == nil || !strings.HasSuffix(err.Error(), lacking) {
			t.Errorf("without %s it says %v", lacking, err)
		}
	}
}
