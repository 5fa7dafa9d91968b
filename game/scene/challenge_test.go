//go:build !js

package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"capital/game/link"
	"capital/game/session"
	"capital/game/store"
	"capital/input"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// longChallenge is one of which much is to be told.
func longChallenge(t *testing.T, app *App) challenged {
	t.Helper()
	config := Config{Seed: 1<<64 - 1, TakeBacks: record.TakeBacksUntilRevealed, Options: []record.Option{{Name: "prizes", Value: "doubled"}}}
	for _, player := range []string{session.Person, recordtest.Planner, recordtest.Guesser, recordtest.Planner, recordtest.Guesser} {
		config.Seats = append(config.Seats, record.Seat{Player: player})
	}
	code, err := app.cabinet.open.sent(config, "Wilhelmine XIV", &Outcome{Points: 1234})
	if err != nil {
		t.Fatal(err)
	}
	c, err := app.cabinet.challenge(code)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// codeOf is the code that the page of a challenge tells.
func codeOf(t *testing.T, app *App) string {
	t.Helper()
	over, ok := app.stage.over.(*menu)
	if !ok {
		t.Fatal("no page lies over the screen")
	}
	_, groups, ok := strings.Cut(over.page.line, "\n")
	code := codeIn(groups)
	if !ok || groups == code || !link.IsChallenge(code) {
		t.Fatalf("%q has no code in groups", over.page.line)
	}
	return code
}

// pick chooses what the menu offers under a name.
func pick(t *testing.T, app *App, words string) {
	t.Helper()
	for _, c := range app.stage.over.(*menu).page.choices {
		if c.words == words {
			c.do(app)
			return
		}
	}
	t.Fatalf("nothing is called %q", words)
}

// bidOnce has the person make a move.
func bidOnce(t *testing.T, app *App) {
	t.Helper()
	table := tableOf(t, app)
	waitFor(t, app, func() bool { return table.turn() >= 0 && table.shownTo >= 0 })
	table.play(recordtest.Bid, 0)
}

// TestAChallengeIsAnswered by another person with files of their own, and compared even after the program was closed.
func TestAChallengeIsAnswered(t *testing.T) {
	sender, other := quickApp(t), quickApp(t)
	config := Config{Seed: 77, TakeBacks: record.TakeBacksUntilRevealed, Options: []record.Option{{Name: "prizes", Value: "doubled"}}}
	config.Seats = []record.Seat{{Player: session.Person, Name: "Livia"}, {Player: recordtest.Planner, Name: "Bo"}}
	sender.Begin(config)
	played, told := playOut(t, sender)
	if told != "" {
		t.Errorf("%q is told to who was not challenged", told)
	}
	found, err := sender.cabinet.open.Check(played)
	if err != nil {
		t.Fatal(err)
	}
	show(t, sender, newTitle(sender))
	Share(sender, played)
	pick(t, sender, "Challenge someone")
	code := codeOf(t, sender)
	pick(t, sender, "Back")

	for _, given := range []string{code, "https://example.org/game#" + code + "\n", strings.ToUpper(code)} {
		show(t, other, newTitle(other))
		other.OpenMatch(given)
		do(t, other)
		shown := other.Shown().(*taking)
		want := fmt.Sprintf("Livia challenges you to play their deal. They have %d points. Bidding. Person, Planner. Prizes: Doubled. Take-backs: until something is revealed.", found.Outcomes[0].Points)
		if said := shown.Spoken(other).Prompt; said != want {
			t.Errorf("%q is said, not %q", said, want)
		}
	}
	pressOn(t, other, takingPlay)
	r := tableOf(t, other).session.Record()
	if r.Seed != 77 || r.TakeBacks != record.TakeBacksUntilRevealed || r.Option("prizes") != "doubled" || r.Seats[1].Player != recordtest.Planner {
		t.Errorf("it is played as %+v", r)
	}
	bidOnce(t, other)
	other.EndMatch() // and goes on later
	after := biddingApp(t, other.Store, "bidding")
	show(t, after, newTitle(after))
	after.resume()
	do(t, after)
	answer, told := playOut(t, after)
	answered, err := after.cabinet.open.Check(answer)
	if err != nil {
		t.Fatal(err)
	}
	compared := fmt.Sprintf("Livia: %d, you: %d", found.Outcomes[0].Points, answered.Outcomes[0].Points)
	if told != compared {
		t.Errorf("%q is told, not %q", told, compared)
	}
	last := biddingApp(t, other.Store, "bidding")
	if got := said(t, last); !strings.Contains(got, compared) {
		t.Errorf("%q is said on the next start, not %q", got, compared)
	}
	last.OpenMatch(code)
	do(t, last)
	if got := last.Shown().(*taking).Spoken(last).Prompt; !strings.Contains(got, fmt.Sprintf("You had %d points.", answered.Outcomes[0].Points)) {
		t.Errorf("%q is said of the same challenge", got)
	}
}

// TestACodeIsWrittenIntoTheDay and opened once it is whole; what is damaged is said at its button or Enter, and stays to be mended.
func TestACodeIsWrittenIntoTheDay(t *testing.T) {
	app := quickApp(t)
	code := longChallenge(t, app).code
	write := func(words string) {
		t.Helper()
		show(t, app, newDay(app, titleOf(app)))
		app.Shown().(*day).Widgets.Focus(dayCode)
		var letters []input.Intent
		for _, letter := range words {
			letters = append(letters, input.Intent{Kind: input.Text, Rune: letter})
		}
		do(t, app, letters...)
	}
	for _, given := range []string{code, strings.ToUpper(code), inGroups(code), " https://example.org/game#" + code + " "} {
		write(given)
		if opened, ok := app.Shown().(*taking); !ok || opened.code != code {
			t.Fatalf("%q leads to %T", given, app.Shown())
		}
		pressOn(t, app, takingBack)
		if _, back := app.Shown().(*day); !back {
			t.Errorf("it leads back to %T", app.Shown())
		}
	}
	for name, open := range map[string]func(){
		"the button": func() { pressOn(t, app, dayOpen) }, "enter": func() { do(t, app, input.Intent{Kind: input.Confirm}) },
	} {
		write(code[:len(code)-1])
		if open(); !strings.HasPrefix(app.toast.Words, "This challenge is damaged") || app.Shown().(*day).code().Value != code[:len(code)-1] {
			t.Errorf("%s says %q", name, app.toast.Words)
		}
	}
	write("")
	if !app.Shown().(*day).Widgets.Widgets[dayOpen].Disabled {
		t.Error("nothing can be opened")
	}
}

// TestAChallengeIsSentFromTheSetup with the seed that is written there, so that it can be played too.
func TestAChallengeIsSentFromTheSetup(t *testing.T) {
	app := quickApp(t)
	app.RandomSeed = func() uint64 { return 1<<64 - 1 }
	for _, seed := range []string{"", "123"} {
		show(t, app, newSetup(app, titleOf(app)))
		s := app.Shown().(*setup)
		s.seats[0].Name, s.around()[setupSeed].Value = "Livia", seed
		if seed == "" {
			OpenMenu(app)
			pick(t, app, "Challenge someone")
		} else {
			w := s.around()[setupChallenge]
			press(app, s, &w)
		}
		c, err := app.cabinet.challenge(codeOf(t, app))
		if err != nil {
			t.Fatal(err)
		}
		config := s.config(app)
		if !config.SeedTyped || c.Seed != config.Seed || c.From != "Livia" || c.Played || len(c.Players) != len(s.seats) {
			t.Errorf("with the seed %q it is %+v", seed, c.Challenge)
		}
		app.stage.over.(*menu).close(app)
	}
	show(t, app, newSetup(app, titleOf(app)))
	for n := range app.Shown().(*setup).seats {
		app.Shown().(*setup).seats[n].Player = recordtest.Planner
	}
	OpenMenu(app)
	pick(t, app, "Challenge someone")
	if line := app.stage.over.(*menu).page.line; line != "This match can’t be told by a code." {
		t.Errorf("%q is said where nobody plays", line)
	}
}

// TestChallengesAreRefused each with a sentence: those of other games, rules and programs, and what can't be played.
func TestChallengesAreRefused(t *testing.T) {
	app := quickApp(t)
	g := app.cabinet.open
	code := func(do func(c *link.Challenge, t *link.Terms)) string {
		c, terms := link.Challenge{Seed: 5, Players: []string{session.Person, recordtest.Planner}}, g.terms()
		do(&c, terms)
		made, err := terms.Code(c)
		if err != nil {
			t.Fatal(err)
		}
		return made
	}
	for given, want := range map[string]string{
		code(func(_ *link.Challenge, t *link.Terms) { t.Version++ }):                       "This challenge was made by a later",
		code(func(_ *link.Challenge, t *link.Terms) { t.Version-- }):                       "This challenge is of a match under earlier",
		code(func(_ *link.Challenge, t *link.Terms) { t.Game = "chess" }):                  "This challenge is of a game that is not here",
		code(func(c *link.Challenge, _ *link.Terms) { c.Players[1] = "wizard" }):           "This challenge is damaged",
		code(func(c *link.Challenge, _ *link.Terms) { c.Players[0] = recordtest.Planner }): "This challenge is damaged",
		"c3.bidding.1.123": "This challenge was made by a later", "c1.": "This challenge is damaged",
	} {
		show(t, app, newTitle(app))
		app.toast.Words = ""
		app.OpenMatch(given)
		do(t, app)
		if titleOn(t, app); !strings.HasPrefix(app.toast.Words, want) {
			t.Errorf("%q: %q is said, not %q", given, app.toast.Words, want)
		}
	}
	show(t, app, newTitle(app))
	if app.openCode("nothing", titleOf(app)); app.toast.Words != "This is no code of a challenge." {
		t.Errorf("%q is said", app.toast.Words)
	}
	if app.openCode("#1.bidding.0.abc", titleOf(app)); app.toast.Words != "This link is of a match under earlier rules." {
		t.Errorf("%q is said of the link of a match", app.toast.Words)
	}
}

// TestChallengesComeWhileAMatchIsPlayed which is kept.
func TestChallengesComeWhileAMatchIsPlayed(t *testing.T) {
	app := quickApp(t)
	app.Begin(alone(9))
	bidOnce(t, app)
	app.OpenMatch(longChallenge(t, app).code)
	do(t, app)
	if _, shown := app.Shown().(*taking); !shown || app.cabinet.playing != nil || !app.cabinet.open.saved.look() {
		t.Errorf("%T is shown", app.Shown())
	}
}

// TestNamesThatNobodyGaveAreNotSent for they would speak to whoever reads them.
func TestNamesThatNobodyGaveAreNotSent(t *testing.T) {
	app := quickApp(t)
	g := app.cabinet.open
	code, err := g.sent(Config{Seats: []record.Seat{{Player: session.Person}}}, g.Words.Text("name.0"), nil)
	if err != nil {
		t.Fatal(err)
	}
	c, err := app.cabinet.challenge(code)
	if err != nil || c.From != "" || c.sender(app.Strings) != "Someone" {
		t.Errorf("it is from %q, %v", c.From, err)
	}
}

// TestAChallengeKeepsWhoPlays of the computer players: they are named, played against and counted, whatever the challenged person is
// called. A match against others was played for another challenge.
func TestAChallengeKeepsWhoPlays(t *testing.T) {
	persons := []string{"fox", "hen", "owl", "pike"}
	app := gamesApp(t, store.OpenFolder(t.TempDir()), func(app *App) (Game, error) { return bidding(app, "bidding", persons...) })
	seats := []record.Seat{{Player: session.Person, Name: "Livia"}, {Player: recordtest.Guesser, Persona: "pike", Name: "Mine"}, {Player: recordtest.Planner, Persona: "hen"}}
	code, err := app.cabinet.open.sent(Config{Seed: 5, Seats: seats}, "Livia", nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, own := range []string{"", "HEN"} {
		app.cabinet.open.config.Seats = []record.Seat{{Player: session.Person, Name: own}}
		show(t, app, newTitle(app))
		app.OpenMatch(code)
		do(t, app)
		if said, want := app.Shown().(*taking).Spoken(app).Prompt, "Person, PIKE (Guesser), HEN (Planner)"; !strings.Contains(said, want) {
			t.Errorf("%q is said, without %q", said, want)
		}
		pressOn(t, app, takingPlay)
		got := tableOf(t, app).session.Record().Seats
		if got[1].Kind() != "guesser-pike" || got[2].Kind() != "planner-hen" || got[1].Name != "PIKE" || got[2].Name == own {
			t.Errorf("%q plays against %+v", own, got)
		}
		if taken := app.takenBy(app.cabinet.open, Saved{Seed: 5, Seats: got}); len(taken) != 1 {
			t.Errorf("it was played for %d challenges", len(taken))
		}
		other := slices.Clone(got)
		other[1].Persona = "owl"
		if taken := app.takenBy(app.cabinet.open, Saved{Seed: 5, Seats: other}); len(taken) != 0 {
			t.Error("a match against others counts too")
		}
		app.EndMatch()
	}
}
