//go:build !js

package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"capital/assets"
	"capital/game/session"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
)

// ofTheDay is a match of the day, whose seed is the date.
func ofTheDay() Daily {
	return Daily{
		Config: func(date time.Time) Config {
			year, month, day := date.Date()
			return Config{Seed: uint64((year*100+int(month))*100 + day), TakeBacks: record.TakeBacksUntilRevealed}
		},
		Lines: func(date time.Time) []string {
			return []string{fmt.Sprint("The ", date.YearDay(), ". day."), "Not played yet."}
		},
	}
}

// TestTheMatchOfTheDayIsBegun on the date of the clock, from the title, by whoever sat there last.
func TestTheMatchOfTheDayIsBegun(t *testing.T) {
	app := quickApp(t)
	show(t, app, newTitle(app))
	if w := titleOn(t, app).Widgets.Widgets; !w[titleDaily].Hidden {
		t.Error("a game without a match of the day offers one")
	}
	app.cabinet.open.Daily = ofTheDay()
	app.cabinet.open.config.Seats = []record.Seat{{Player: session.Person, Name: "Zofia"}, {Player: session.Person, Name: "Adam"}}
	for _, day := range []int{29, 30} {
		app.Now = func() time.Time { return time.Date(2028, 2, day, 23, 59, 0, 0, time.Local) } // the 30th is the 1st of March
		show(t, app, newTitle(app))
		pressOn(t, app, titleDaily)
		said := app.Shown().(Speaker).Spoken(app)
		want := map[int]string{29: "29 February 2028. The 60. day. Not played yet.", 30: "1 March 2028. The 61. day. Not played yet."}[day]
		if said.Prompt != want {
			t.Errorf("%q is said, not %q", said.Prompt, want)
		}
		pressOn(t, app, dailyPlay)
		played := tableOf(t, app).session.Record()
		if date := map[int]uint64{29: 20280229, 30: 20280301}[day]; played.Seed != date || played.TakeBacks != record.TakeBacksUntilRevealed {
			t.Errorf("it is played with the seed %d, %v", played.Seed, played.TakeBacks)
		}
		if !slices.Equal(played.Seats, []record.Seat{{Player: session.Person, Name: "Zofia"}}) {
			t.Errorf("there sit %v", played.Seats)
		}
		app.EndMatch()
		forget(t, app)
	}
}

// forget forgets the match that runs, so that another one begins without a question.
func forget(t *testing.T, app *App) {
	t.Helper()
	if err := app.Store.Delete(app.cabinet.open.File); err != nil {
		t.Fatal(err)
	}
}

// TestTheMatchOfTheDayLeadsBack without a match.
func TestTheMatchOfTheDayLeadsBack(t *testing.T) {
	app := quickApp(t)
	app.cabinet.open.Daily = ofTheDay()
	for name, leave := range map[string]func(){
		"the button": func() { pressOn(t, app, dailyBack) }, "escape": func() { do(t, app, input.Intent{Kind: input.Cancel}) },
	} {
		show(t, app, newDaily(app, titleOf(app)))
		if leave(); app.cabinet.playing != nil {
			t.Errorf("%s begins a match", name)
		}
		titleOn(t, app)
	}
}

// TestTheMatchOfTheDayHasRoom for what is said of it, on every screen and with text of every size.
func TestTheMatchOfTheDayHasRoom(t *testing.T) {
	app := quickApp(t)
	app.cabinet.open.Daily = ofTheDay()
	app.cabinet.open.Daily.Lines = func(time.Time) []string { return slices.Repeat([]string{strings.Repeat("Never beaten. ", 8)}, 3) }
	for _, size := range [][3]float64{{960, 600, 1}, {1280, 720, 1}, {810, 1080, 1}, {1170, 2532, 3}, {2532, 1170, 3}, {640, 400, 1}} {
		for _, percent := range textSizes() {
			app.ResizePoints(size[0], size[1], size[2])
			app.obey(Settings{Speed: 1, TextSize: percent})
			d := newDaily(app, titleOf(app))
			d.Update(app, nil)
			checkApart(t, app, "daily", percent, &d.WidgetScene)
			s, screen := d.plan.sheet, widget.Rect{W: size[0], H: size[1]}
			if s.X < 0 || s.Y < 0 || s.X+s.W > screen.W || s.Y+s.H > screen.H {
				t.Errorf("%v, text %d %%: the sheet reaches out of the screen: %v", size, percent, s)
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
