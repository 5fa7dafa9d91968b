//go:build !js

package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"capital/assets"
	"capital/game/daily"
	"capital/game/session"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// ofTheDay is a deal of the day of a game's own, whose seed is the date.
func ofTheDay() Daily {
	return Daily{
		Config: func(date time.Time) Config {
			year, month, day := date.Date()
			return Config{Seed: uint64((year*100+int(month))*100 + day), TakeBacks: record.TakeBacksUntilRevealed}
		},
		Lines: func(date time.Time) []string {
			return []string{fmt.Sprint("The ", date.YearDay(), ". day.")}
		},
	}
}

// ownDay has the game have a deal of the day of its own.
func ownDay(t *testing.T, app *App) {
	t.Helper()
	g := app.cabinet.open
	words, err := assets.ParseStrings(g.Name, strings.Replace(biddingWords, "= Bidding", "= Bidding\ndaily.title = Bid of the day", 1))
	if err != nil {
		t.Fatal(err)
	}
	g.Words, g.Daily = words, ofTheDay()
}

// at has it be a time where the program runs.
func at(app *App, year int, month time.Month, day, hour, minute int) {
	app.Now = func() time.Time { return time.Date(year, month, day, hour, minute, 0, 0, time.Local) }
}

// said is what the screen of the day says.
func said(t *testing.T, app *App) string {
	t.Helper()
	show(t, app, newDay(app, titleOf(app)))
	return app.Shown().(Speaker).Spoken(app).Prompt
}

// playDay plays the deal of the day to its end, and returns its record with what is said of it then.
func playDay(t *testing.T, app *App, meanwhile func()) (played, told string) {
	t.Helper()
	show(t, app, newTitle(app))
	pressOn(t, app, titleDaily)
	pressOn(t, app, dayPlay)
	meanwhile()
	return playOut(t, app)
}

// playOut plays a match to its end, as [playDay] does.
func playOut(t *testing.T, app *App) (played, told string) {
	t.Helper()
	table := tableOf(t, app)
	waitFor(t, app, func() bool {
		if table.turn() >= 0 && table.shownTo >= 0 {
			table.play(recordtest.Bid, 0)
		}
		return table.session.Match().Over()
	})
	played = table.record()
	app.EndMatch()
	if tell := app.Ended(played); tell != nil {
		told = tell()
	}
	return played, told
}

// TestTheDealOfTheDayIsPlayed once a date, and what is played after that is practice. The level follows the weekday.
func TestTheDealOfTheDayIsPlayed(t *testing.T) {
	app := quickApp(t)
	app.cabinet.open.config.Seats = []record.Seat{{Player: session.Person, Name: "Zofia"}, {Player: session.Person, Name: "Adam"}}
	at(app, 2026, 11, 30, 23, 58) // a Monday
	if got, want := said(t, app), "30 November 2026. Today everyone plays the same deal against: Guesser, Guesser. What is revealed can’t be taken back. Not played yet."; got != want {
		t.Errorf("%q is said, not %q", got, want)
	}
	first, told := playDay(t, app, func() {
		r := tableOf(t, app).session.Record()
		want := []record.Seat{{Player: session.Person, Name: "Zofia"}, {Player: recordtest.Guesser, Name: "Ala"}, {Player: recordtest.Guesser, Name: "Bo"}}
		if r.Seed != daily.Seed("bidding", "2026-11-30") || r.TakeBacks != record.TakeBacksUntilRevealed || !slices.Equal(r.Seats, want) {
			t.Errorf("it is played with %d, %v, %v", r.Seed, r.TakeBacks, r.Seats)
		}
		at(app, 2026, 12, 1, 0, 3)
	})
	found, err := app.cabinet.open.Check(first)
	if err != nil {
		t.Fatal(err)
	}
	points, place := found.Outcomes[0].Points, found.Outcomes[0].Place
	if want := fmt.Sprintf("Deal of the day, 30 November 2026: %d points. Days in a row: 1", points); told != want {
		t.Errorf("%q is told, not %q", told, want)
	}
	at(app, 2026, 11, 30, 23, 59)
	if want := fmt.Sprintf("Your result: %d points, place %d of 3. Played again, it is practice. Days in a row: 1. Deals played: 1, most points: %d.", points, place, points); !strings.Contains(said(t, app), want) {
		t.Errorf("%q is said, not %q", said(t, app), want)
	}
	again, told := playDay(t, app, func() {})
	if want := fmt.Sprintf("Practice: of the deal of the day, 30 November 2026, your first result counts: %d points", points); told != want {
		t.Errorf("%q is told, not %q", told, want)
	}
	at(app, 2026, 12, 1, 6, 0)
	second, told := playDay(t, app, func() {})
	if !strings.HasSuffix(told, "Days in a row: 2") {
		t.Errorf("%q is told on the next day", told)
	}
	seed := func(text string) uint64 {
		found, err := app.cabinet.open.Check(text)
		if err != nil {
			t.Fatal(err)
		}
		return found.Seed
	}
	if seed(first) != seed(again) || seed(first) == seed(second) {
		t.Errorf("on two days these are dealt: %d, %d, %d", seed(first), seed(again), seed(second))
	}
	if done := app.history()["bidding"].Done; len(done) != 2 || done[0].Points != points || done[1].Date != "2026-12-01" {
		t.Errorf("%v is kept", done)
	}
}

// TestADealOfTheDayCountsAfterAKill between its end and its results, and only once.
func TestADealOfTheDayCountsAfterAKill(t *testing.T) {
	app := quickApp(t)
	at(app, 2026, 11, 24, 12, 0)
	show(t, app, newDay(app, titleOf(app)))
	pressOn(t, app, dayPlay)
	table := tableOf(t, app)
	waitFor(t, app, func() bool {
		if table.turn() >= 0 && table.shownTo >= 0 {
			table.play(recordtest.Bid, 0)
		}
		return table.session.Match().Over()
	})
	app.EndMatch() // all is saved, and nothing was told
	after := biddingApp(t, app.Store, "bidding")
	if done := after.history()["bidding"].Done; len(done) != 0 {
		t.Fatal("it counts already", done)
	}
	at(after, 2026, 11, 25, 12, 0)
	newTitle(after)
	if done := after.history()["bidding"].Done; len(done) != 1 || done[0].Date != "2026-11-24" {
		t.Errorf("%v is kept", done)
	}
}

// TestABegunDealIsGoneOnWith when somebody comes back to it, also where another match was begun since. Who wants to begins anew.
func TestABegunDealIsGoneOnWith(t *testing.T) {
	app := quickApp(t)
	at(app, 2026, 11, 24, 12, 0)
	opens := func() {
		said(t, app)
		pressOn(t, app, dayPlay)
	}
	leaves := func() string {
		settle(t, app)
		record := tableOf(t, app).record()
		app.EndMatch()
		return record
	}
	opens()
	settle(t, app)
	do(t, app, input.Intent{Kind: input.Choose, Number: 1})
	begun := leaves()
	if told := said(t, app); !strings.Contains(told, "Begun, not over yet.") || strings.Contains(told, "Not played yet.") {
		t.Errorf("%q is said", told)
	}
	for _, between := range []func(){func() {}, func() { playOne(t, app) }} {
		between()
		opens()
		chooseHere(t, app, "menu.go-on")
		if now := leaves(); now != begun {
			t.Errorf("it is gone on with %s, not with %s", now, begun)
		}
	}
	opens()
	chooseHere(t, app, "button.back")
	if _, ok := app.Shown().(*day); !ok {
		t.Errorf("back leads to %T", app.Shown())
	}
	opens()
	chooseHere(t, app, "menu.restart")
	settle(t, app)
	if r := tableOf(t, app).session.Record(); slices.ContainsFunc(r.Actions, func(m record.Move[recordtest.Action]) bool { return m.Seat == 0 }) {
		t.Errorf("it is begun anew with %v", r.Actions)
	}
	leaves()
	at(app, 2026, 11, 25, 12, 0)
	opens()
	settle(t, app)
	if r := tableOf(t, app).session.Record(); r.Seed != daily.Seed("bidding", "2026-11-25") {
		t.Errorf("the next day deals %d", r.Seed)
	}
}

// TestABegunRungAndChallengeAreKnown as the deal of the day is, each by its own match.
func TestABegunRungAndChallengeAreKnown(t *testing.T) {
	app := ladderApp(t)
	challenge := longChallenge(t, app)
	screens := map[string]func() Scene{
		"rung":      func() Scene { return newRung(app, 0, titleOf(app)) },
		"challenge": func() Scene { return newTaking(challenge, titleOf(app)) },
	}
	begun := map[string]string{}
	for name, screen := range screens {
		for _, want := range []bool{false, true} {
			show(t, app, screen())
			if told := app.Shown().(Speaker).Spoken(app).Prompt; strings.Contains(told, "Begun, not over yet.") != want {
				t.Errorf("%s: %q is said", name, told)
			}
			if !want {
				pressOn(t, app, 0) // plays
				settle(t, app)
				begun[name] = tableOf(t, app).record()
				app.EndMatch()
			}
		}
	}
	for name, screen := range screens {
		show(t, app, screen())
		pressOn(t, app, 0)
		chooseHere(t, app, "menu.go-on")
		settle(t, app)
		if now := tableOf(t, app).record(); now != begun[name] {
			t.Errorf("%s: gone on with %s, not with %s", name, now, begun[name])
		}
		app.EndMatch()
	}
}

// TestOtherMatchesAreNoDealOfTheDay though they have its seed: nobody began it, or it has other seats, options or take-backs.
func TestOtherMatchesAreNoDealOfTheDay(t *testing.T) {
	app := quickApp(t)
	g, date := app.cabinet.open, daily.Date("2026-11-24")
	deal := g.named(g.dailyConfig(date))
	play := func(config Config) (told string) {
		app.Begin(config)
		_, told = playOut(t, app)
		forget(t, app)
		return told
	}
	if told := play(deal); told != "" {
		t.Errorf("%q is told of one that was not begun", told)
	}
	app.change(func(h daily.History) { h.Begin("bidding", date) })
	other := deal
	other.Seats = append([]record.Seat(nil), deal.Seats...)
	other.Seats[1].Player = recordtest.Planner
	free, doubled := deal, deal
	free.TakeBacks, doubled.Options = record.TakeBacksFree, []record.Option{{Name: "prizes", Value: "doubled"}}
	for _, config := range []Config{other, free, doubled} {
		if told := play(config); told != "" {
			t.Errorf("%q is told of %+v", told, config)
		}
	}
	if told := play(deal); !strings.HasPrefix(told, "Deal of the day") {
		t.Errorf("%q is told of the deal", told)
	}
}

// TestAHistoryThatCannotBeReadIsKept and said, and another one begins.
func TestAHistoryThatCannotBeReadIsKept(t *testing.T) {
	app := quickApp(t)
	if err := app.Store.Save(daily.HistoryFile, []byte("torn")); err != nil {
		t.Fatal(err)
	}
	at(app, 2026, 11, 24, 12, 0)
	if _, told := playDay(t, app, func() {}); !strings.HasPrefix(told, "Deal of the day") {
		t.Errorf("%q is told", told)
	}
	if !strings.Contains(app.toast.Words, "daily.kept-1.json") {
		t.Errorf("%q is said", app.toast.Words)
	}
	if kept, err := app.Store.Load("daily.kept-1.json"); string(kept) != "torn" || err != nil {
		t.Errorf("%q is kept, %v", kept, err)
	}
}

// TestTheDealOfAGameItselfIsPlayed by one person alone, with what the game says of it.
func TestTheDealOfAGameItselfIsPlayed(t *testing.T) {
	app := quickApp(t)
	ownDay(t, app)
	for _, day := range []int{29, 30} {
		at(app, 2028, 2, day, 23, 59) // the 30th is the 1st of March
		want := map[int]string{29: "29 February 2028. The 60. day.", 30: "1 March 2028. The 61. day."}[day]
		if got := said(t, app); !strings.HasPrefix(got, want) {
			t.Errorf("%q is said, not %q", got, want)
		}
		_, told := playDay(t, app, func() {
			r := tableOf(t, app).session.Record()
			if date := map[int]uint64{29: 20280229, 30: 20280301}[day]; r.Seed != date || len(r.Seats) != 1 {
				t.Errorf("it is played with the seed %d by %v", r.Seed, r.Seats)
			}
		})
		if want := fmt.Sprint("Days in a row: ", day-28); !strings.HasSuffix(told, want) {
			t.Errorf("%q is told, not %q", told, want)
		}
	}
}

// forget forgets the match that runs, so that another one begins without a question.
func forget(t *testing.T, app *App) {
	t.Helper()
	if err := app.Store.Delete(app.cabinet.open.File); err != nil {
		t.Fatal(err)
	}
}

// TestTheDayLeadsBack without a match.
func TestTheDayLeadsBack(t *testing.T) {
	app := quickApp(t)
	for name, leave := range map[string]func(){
		"the button": func() { pressOn(t, app, dayBack) }, "escape": func() { do(t, app, input.Intent{Kind: input.Cancel}) },
	} {
		show(t, app, newDay(app, titleOf(app)))
		if leave(); app.cabinet.playing != nil {
			t.Errorf("%s begins a match", name)
		}
		titleOn(t, app)
	}
}

// TestTheDayHasRoom for what is said of it, on every screen and with text of every size; a challenge too.
func TestTheDayHasRoom(t *testing.T) {
	app := quickApp(t)
	ownDay(t, app)
	app.cabinet.open.Daily.Lines = func(time.Time) []string { return slices.Repeat([]string{strings.Repeat("Never beaten. ", 8)}, 3) }
	app.change(func(h daily.History) {
		h.Begin("bidding", daily.DateOf(app.Now()))
		h.Finish("bidding", daily.Done{Date: daily.DateOf(app.Now()), Points: 120, Place: 2, Seats: 4})
	})
	for _, size := range [][3]float64{{960, 600, 1}, {1280, 720, 1}, {810, 1080, 1}, {1170, 2532, 3}, {2532, 1170, 3}, {640, 400, 1}} {
		for _, percent := range textSizes() {
			app.ResizePoints(size[0], size[1], size[2])
			app.obey(Settings{Speed: 1, TextSize: percent})
			d, c := newDay(app, titleOf(app)), newTaking(longChallenge(t, app), titleOf(app))
			for name, s := range map[string]struct {
				Scene
				*sheet
			}{"day": {d, &d.sheet}, "challenge": {c, &c.sheet}} {
				s.Scene.Update(app, nil)
				checkApart(t, app, name, percent, &s.WidgetScene)
				in, screen := s.panel, widget.Rect{W: size[0], H: size[1]}
				if in.X < 0 || in.Y < 0 || in.X+in.W > screen.W || in.Y+in.H > screen.H {
					t.Errorf("%s, %v, text %d %%: the sheet reaches out of the screen: %v", name, size, percent, in)
				}
				_, high := app.Writer.MeasureWrapped(s.words, in.W-2*sheetPad*app.Unit()*s.scale, s.style)
				for _, w := range s.Widgets.Widgets {
					if !w.Hidden && s.head+high > w.Rect.Y {
						t.Errorf("%s, %v, text %d %%: the words reach into the buttons", name, size, percent)
					}
				}
			}
		}
	}
}

// TestDatesAreWritten in every language, each month with its name.
func TestDatesAreWritten(t *testing.T) {
	for _, language := range assets.Languages() {
		app := quickApp(t)
		app.obey(Settings{Speed: 1, TextSize: 100, Language: language.Code})
		seen := map[string]bool{}
		for month := time.January; month <= time.December; month++ {
			words := DateText(app.Strings, time.Date(2031, month, 9, 0, 0, 0, 0, time.UTC))
			if seen[words] || strings.Contains(words, "month") || !strings.Contains(words, "9") || !strings.Contains(words, "2031") {
				t.Errorf("%s: %q", language.Code, words)
			}
			seen[words] = true
		}
	}
}
