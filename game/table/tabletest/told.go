//go:build !js

package tabletest

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/game/scene/narration"
	"capital/game/scene/narration/narrationtest"
	"capital/game/scene/results"
	"capital/input"
	"capital/rules/record"
)

// ByEar is how a game is played by somebody who does not see the screen.
type ByEar struct {
	Level string // the computer player that is played against, in words
	// Decide does the next thing, by what is said of it; turn counts them.
	Decide func(l *narrationtest.Listener, said string, turn int)
	Words  []string // that are said in the course of a match
	End    string   // what the results say beside who won
}

// AWholeMatchByEar is played from the title to the results by keys, against a computer player, with the screen dark.
func AWholeMatchByEar[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], how ByEar) {
	app := g.Open(t, still()).App
	l := narrationtest.Listen(t, app)
	app.ShowTitle()
	t.Cleanup(app.End)
	how.sitsDown(l)
	var log []string // of the table
	for turn := range 500 {
		said := l.Await("something to do", decidable)
		if s, ok := app.Shown().(Screen[A, E, P]); ok {
			log = s.Shown().Told()
		}
		if over, ok := app.Shown().(*results.Screen); ok && over.Celebrates() {
			l.Enter()
			continue
		}
		if !strings.Contains(said, "Rematch") {
			how.Decide(l, said, turn)
			continue
		}
		all := strings.Join(l.All, "\n")
		for _, words := range how.Words {
			if !strings.Contains(all, words) {
				t.Errorf("%q was never said", words)
			}
		}
		for _, line := range log {
			if !strings.Contains(all, line) {
				t.Errorf("the log tells %q, which was never said", line)
			}
		}
		if state := l.Ask(narration.State); !strings.Contains(said+state, how.End) {
			t.Errorf("the results say %q, %q", said, state)
		}
		return
	}
	t.Fatalf("the match does not end; the last was %q", l.All[len(l.All)-20:])
}

// sitsDown goes from the title to a match of two.
func (how ByEar) sitsDown(l *narrationtest.Listener) {
	l.T.Helper()
	for _, find := range []struct {
		in    input.Intent
		words string
		press bool
	}{
		{input.Intent{Kind: input.Next}, "Play, button", true},
		{input.Intent{Kind: input.Next}, "Remove seat 3", true},
		{input.Intent{Kind: input.Next}, "Seat 2, player", false},
		{input.Intent{Kind: input.Navigate, DX: -1}, how.Level, false},
		{input.Intent{Kind: input.Next}, "Start, button", true},
	} {
		if l.Find(find.in, find.words); find.press {
			l.Enter()
		}
	}
}

// decidable reports whether the person decides something, by what is said of it.
func decidable(said string) bool { return !strings.Contains(said, "thinking …") }

// NamesFollowTheLanguage at the table, in the log, at the curtain and in the results; but not those that a person gave.
func NamesFollowTheLanguage[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	whole := g.until(t, g.seats(2, 0), "somebody wins", g.Rules.Over)
	whole.Seats = slices.Clone(whole.Seats)
	whole.Seats[0].Name, whole.Seats[1].Name = "You", "Zosia"
	half := whole
	half.Actions = whole.Actions[:len(whole.Actions)/2]
	p := g.sit(t, still(), half, nil, nil)
	speak := func(language string) {
		settings := p.app.Settings()
		settings.Language = language
		p.app.SetSettings(settings)
		p.do()
	}
	called := func(you string) {
		t.Helper()
		p.app.ShowAtOnce(p.screen) // whatever lay over it
		p.do()
		if names := p.Names(); names[0] != you || names[1] != "Zosia" {
			t.Errorf("the seats are called %v", names)
		}
		p.Unlocked = p.Seat
		if told := strings.Join(p.screen.Shown().Told(), " "); strings.Contains(told, "You ") != (you == "You") || !strings.Contains(told, "Zosia") {
			t.Errorf("the log tells %q", told)
		}
	}
	called("You")
	speak("pl")
	called("Ty")
	p.Seat = 0
	p.LowerCurtain()
	speak("de")
	if !strings.Contains(p.spoken().Place, " Du") {
		t.Errorf("the curtain says %q", p.spoken().Place)
	}
	over := g.sit(t, still(), whole, nil, nil)
	p.app = over.app
	results := over.screen.Results()
	p.app.ShowAtOnce(results)
	for language, you := range map[string]string{"pl": "Ty", "de": "Du", "en": "You"} {
		speak(language)
		if said := p.spoken().Prompt; !strings.Contains(said, you) || !strings.Contains(said, "Zosia") {
			t.Errorf("the results say %q", said)
		}
	}
}

// AMatchIsKept by the program: it is left, and gone on with from the title. A name that nobody gave is in the language of now.
func AMatchIsKept[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	opened := g.Open(t, still())
	app := opened.App
	t.Cleanup(app.End)
	seats := g.seats(1, 1)
	seats[0].Name = "Du" // begun in German
	app.Begin(scene.Config{Seed: 5, Seats: seats})
	begun := app.Shown().(Screen[A, E, P])
	p := g.show(t, opened, begun)
	p.rest()
	p.makes(p.choose())
	p.settle()
	played := p.Session.Record()
	p.Leave()
	drive.Until(t, "the match goes on", func() bool {
		p.key(input.Confirm)
		now, ok := app.Shown().(Screen[A, E, P])
		if ok && now != begun {
			p = g.show(t, opened, now)
		}
		return ok && now != begun
	})
	p.do()
	if now := p.Session.Record(); !slices.Equal(now.Actions, played.Actions) || now.Seed != played.Seed {
		t.Errorf("it goes on with %v, not %v", now.Actions, played.Actions)
	}
	if names := p.Names(); names[0] != scene.NameNow(app, "Du") || names[1] != seats[1].Name {
		t.Errorf("the seats are called %v", names)
	}
}

// spoken is what is said by the screen that is shown.
func (p *match[M, A, E, P]) spoken() narration.Speech {
	return p.app.Shown().(scene.Speaker).Spoken(p.app)
}

// Explained is the topic at which the rules book opens where a person asks at a table; then that goes back to it.
func Explained(t testing.TB, app *scene.App, table scene.Scene, in input.Intent) string {
	t.Helper()
	await := func(what string, holds func() bool) {
		t.Helper()
		drive.Until(t, what, func() bool {
			if err := scene.Tick(app, tick); err != nil {
				t.Fatal(err)
			}
			return holds()
		})
	}
	app.ShowAtOnce(table)
	table.Update(app, []input.Intent{in})
	var shown *book.Screen
	await("the rules book opens", func() (open bool) { shown, open = app.Shown().(*book.Screen); return open })
	shown.Update(app, []input.Intent{{Kind: input.Cancel}})
	await("it leads back to the table", func() bool { return app.Shown() == table })
	return shown.Topic()
}

// TheRulesBookLeadsBackToTheSameMoment: what is taken up stays so, and all is seen as before.
func TheRulesBookLeadsBackToTheSameMoment[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	p := g.sit(t, still(), record.Record[A]{Seed: 3, Seats: g.seats(1, 2)}, g.Choose, nil)
	p.rest()
	empty := p.screen.Position()
	p.do(input.Intent{Kind: input.Choose, Number: 1})
	p.settle()
	before := p.screen.Position()
	if reflect.DeepEqual(before, empty) {
		t.Fatal("nothing is taken up")
	}
	if Explained(t, p.app, p.screen, input.Intent{Kind: input.Explain, X: -1, Y: -1}) == "" {
		t.Error("the rules say nothing of it")
	}
	p.settle()
	if now := p.screen.Position(); !reflect.DeepEqual(now, before) {
		t.Errorf("seen is %+v, not %+v", now, before)
	}
}
