//go:build !js

package scene

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"capital/assets"
	"capital/game/session"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// notedApp is an app without a screen or sound whose matches are only noted down.
func notedApp(t *testing.T, started *[]Config) *App {
	t.Helper()
	app := quickApp(t)
	app.cabinet.open.Start = func(config Config, _ func(string) error) (Match, error) {
		*started = append(*started, config)
		return nil, errors.New("only noted down")
	}
	return app
}

// setupOf is the set-up of another match.
func setupOf(app *App) *setup {
	s := newSetup(app, titleOf(app))
	s.Update(app, nil)
	return s
}

// press presses a widget of a scene in its middle, or at its right end where it is a cycler.
func press(app *App, s Scene, w *widget.Widget) {
	s.Update(app, nil)
	x, y := w.Rect.X+w.Rect.W*0.9, w.Rect.Y+w.Rect.H/2
	s.Update(app, []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}})
}

// clickCard presses a widget of a seat's card, click one of those around the cards.
func clickCard(app *App, s *setup, seat, index int) { press(app, s, &s.card(seat)[index]) }
func click(app *App, s *setup, index int)           { press(app, s, &s.around()[index]) }

// write types text into the field that was clicked.
func write(app *App, s *setup, text string) {
	for _, r := range text {
		s.Update(app, []input.Intent{{Kind: input.Text, Rune: r}})
	}
}

func TestPlayStartIsASoloMatch(t *testing.T) {
	var started []Config
	app := notedApp(t, &started)
	setupOf(app).Update(app, []input.Intent{{Kind: input.Confirm}})
	if len(started) != 1 {
		t.Fatalf("%d matches started", len(started))
	}
	want := Config{Seed: 42, Seats: []record.Seat{
		{Player: session.Person, Name: "Ala"}, {Player: recordtest.Planner, Name: "Bo"}, {Player: recordtest.Guesser, Name: "Celina"},
	}}
	if got := started[0]; !slices.Equal(got.Seats, want.Seats) || got.Seed != want.Seed || got.SeedTyped || got.Options != nil || got.TakeBacks != record.TakeBacksFree {
		t.Errorf("started %+v", got)
	}
}

func TestSeatsComeAndGo(t *testing.T) {
	var started []Config
	app := notedApp(t, &started)
	s := setupOf(app)
	for many := 4; many <= 5; many++ {
		click(app, s, setupAdd)
		if len(s.seats) != many || s.seats[many-1].Player != recordtest.Guesser {
			t.Fatalf("after adding there are %+v", s.seats)
		}
	}
	if !s.around()[setupAdd].Hidden {
		t.Error("a sixth seat can be added")
	}
	for range 4 {
		clickCard(app, s, 0, cardRemove)
	}
	if len(s.seats) != 1 || !s.card(0)[cardRemove].Hidden {
		t.Fatalf("after removing there are %d seats", len(s.seats))
	}
	if s.seats[0].Name != "Emil" {
		t.Errorf("the first seat is %q", s.seats[0].Name)
	}
	click(app, s, setupAdd)
	if s.seats[1].Name != "Ala" {
		t.Errorf("the new seat is %q, not the first free name", s.seats[1].Name)
	}
}

func TestEveryKindOfPlayerIsOffered(t *testing.T) {
	var started []Config
	app := notedApp(t, &started)
	s := setupOf(app)
	for _, want := range []string{recordtest.Guesser, recordtest.Planner, session.Person} {
		clickCard(app, s, 0, cardPlayer)
		if s.seats[0].Player != want || s.card(0)[cardPlayer].Value != app.PlayerName(want) {
			t.Errorf("the next kind of player is %q, shown as %q, not %q", s.seats[0].Player, s.card(0)[cardPlayer].Value, want)
		}
	}
}

func TestNamesAndSeedAreTaken(t *testing.T) {
	var started []Config
	app := notedApp(t, &started)
	s := setupOf(app)
	clickCard(app, s, 0, cardName)
	s.Update(app, []input.Intent{{Kind: input.Erase}})
	click(app, s, setupSeed)
	write(app, s, "x9999999999999999999")
	clickCard(app, s, 1, cardName)
	write(app, s, "Ź")
	click(app, s, setupStart)
	if len(started) != 1 {
		t.Fatalf("%d matches started", len(started))
	}
	got := started[0]
	if got.Seats[0].Name != "Ala" || got.Seats[1].Name != "Ź" || got.Seed != 9999999999999999999 || !got.SeedTyped {
		t.Errorf("started %+v", got)
	}
	if again := setupOf(app); again.seats[1] != (record.Seat{Player: recordtest.Planner, Name: "Ź"}) || again.around()[setupSeed].Value != "" {
		t.Errorf("the next match would have %+v and the seed %q", again.seats[1], again.around()[setupSeed].Value)
	}
}

// TestASeedIsKnownToWhoTypedIt and to nobody else: whoever knows it can look up what is dealt.
func TestASeedIsKnownToWhoTypedIt(t *testing.T) {
	app := quickApp(t)
	if app.SeedKnown(0) {
		t.Error("a seed is known before there was a match")
	}
	s := setupOf(app)
	click(app, s, setupSeed)
	write(app, s, "7")
	click(app, s, setupStart)
	if !app.SeedKnown(7) || app.SeedKnown(42) {
		t.Error("the seed that was typed in is a secret, or another is not")
	}
	app.EndMatch()
	setupOf(app).start(app)
	if app.SeedKnown(7) || app.SeedKnown(42) {
		t.Error("a seed is known that nobody typed in")
	}
}

func TestTakeBacksAreChosenAndRemembered(t *testing.T) {
	var started []Config
	app := notedApp(t, &started)
	free, revealed := app.Strings.Text("setup.takebacks.free"), app.Strings.Text("setup.takebacks.until-revealed")
	s := setupOf(app)
	w := &s.around()[setupTakeBacks]
	if w.Hidden || w.Disabled || w.Value != free {
		t.Errorf("take-backs are %+v at first", w)
	}
	click(app, s, setupTakeBacks)
	if w.Value != revealed {
		t.Error("they are still", w.Value)
	}
	click(app, s, setupStart)
	if len(started) != 1 || started[0].TakeBacks != record.TakeBacksUntilRevealed {
		t.Fatalf("started %+v", started)
	}
	again := setupOf(app)
	if again.around()[setupTakeBacks].Value != revealed {
		t.Error("what was chosen is forgotten")
	}
	click(app, again, setupTakeBacks)
	click(app, again, setupStart)
	if started[1].TakeBacks != record.TakeBacksFree {
		t.Error("they can't be made free again")
	}

	// Between people there is nothing to choose, and computer players take nothing back.
	again.seats[1].Player = session.Person
	again.show(app)
	if w := again.around(); !w[setupTakeBacks].Hidden || w[setupPlace].Hidden || !strings.Contains(w[setupPlace].Tip, "until something is revealed") {
		t.Errorf("two people may choose %+v", w[setupTakeBacks])
	}
	again.seats[0].Player, again.seats[1].Player = recordtest.Planner, recordtest.Planner
	again.show(app)
	if !again.around()[setupTakeBacks].Hidden {
		t.Error("computer players may choose")
	}
}

// TestTakeBacksStandInTheRecord goes from the set-up to the record.
func TestTakeBacksStandInTheRecord(t *testing.T) {
	for _, people := range []int{1, 2} {
		app := quickApp(t)
		s := setupOf(app)
		for seat := range people {
			s.seats[seat].Player = session.Person
		}
		if people == 1 {
			click(app, s, setupTakeBacks)
		}
		s.start(app)
		if text := tableOf(t, app).record(); !strings.Contains(text, "\ntakebacks until-revealed\n") {
			t.Errorf("with %d people the record is\n%s", people, text)
		}
	}
	words := quickApp(t).Strings
	for agreed, key := range map[record.TakeBacks]string{record.TakeBacksFree: "free", record.TakeBacksUntilRevealed: "until-revealed"} {
		if got := TakeBacksText(words, "results.takebacks", agreed); got != words.Text("results.takebacks."+key) {
			t.Errorf("the results say %q", got)
		}
	}
}

func TestOptionsAreChosenAndRemembered(t *testing.T) {
	app := quickApp(t)
	s := setupOf(app)
	ties := &s.around()[setupWidgets+1]
	if ties.Value != "Lost" {
		t.Errorf("at first ties are %q", ties.Value)
	}
	press(app, s, ties)
	if ties.Value != "Added to the next" {
		t.Errorf("ties are still %q", ties.Value)
	}
	s.start(app)
	if text := tableOf(t, app).record(); !strings.Contains(text, "\noption ties kept\n") || strings.Contains(text, "option prizes") {
		t.Errorf("the record is\n%s", text)
	}
	app.EndMatch()
	again := setupOf(app)
	if got := again.around()[setupWidgets:]; got[0].Value != "Plain" || got[1].Value != "Added to the next" {
		t.Errorf("the next match would have %q and %q", got[0].Value, got[1].Value)
	}
	press(app, again, &again.around()[setupWidgets+1])
	again.start(app)
	if text := tableOf(t, app).record(); strings.Contains(text, "option") {
		t.Errorf("without options the record is\n%s", text)
	}
}

// An option that only matches of so many seats have stands in the set-up of these alone, with the value that is offered until
// somebody has chosen another; it comes back with its seats.
func TestOptionsOfSomeSeatsOnly(t *testing.T) {
	app := quickApp(t)
	options := slices.Clone(app.cabinet.open.Options)
	options[1].Seats, options[1].Offered = 2, 1
	app.cabinet.open.Options = options
	s := setupOf(app)
	shown := func(s *setup, seats int, want bool) *widget.Widget {
		t.Helper()
		for len(s.seats) < seats {
			press(app, s, &s.around()[setupAdd])
		}
		for len(s.seats) > seats {
			press(app, s, &s.card(0)[cardRemove])
		}
		ties := &s.around()[setupWidgets+1]
		if ties.Hidden == want || ties.Value != "Added to the next" {
			t.Errorf("%d seats: the option is hidden %v and %q", seats, ties.Hidden, ties.Value)
		}
		return ties
	}
	shown(s, 3, false)
	two := shown(s, 2, true)
	if two.Rect.W < 50 {
		t.Errorf("it lies at %+v", two.Rect)
	}
	config := func(s *setup) []record.Option {
		s.start(app)
		defer app.EndMatch()
		return app.cabinet.open.config.Options
	}
	if got := config(s); len(got) != 1 || got[0] != (record.Option{Name: "ties", Value: "kept"}) {
		t.Errorf("two begin with %v", got)
	}
	again := setupOf(app)
	shown(again, 3, false)
	if got := config(again); len(got) != 0 {
		t.Errorf("three begin with %v", got)
	}
	last := setupOf(app)
	press(app, last, shown(last, 2, true))
	if got := config(last); len(got) != 0 {
		t.Errorf("two who chose the usual way begin with %v", got)
	}
	if got := setupOf(app).around()[setupWidgets+1]; got.Hidden || got.Value != "Lost" {
		t.Errorf("the next set-up shows %q", got.Value)
	}
}

// Names that nobody has given follow the language, here and in the next set-up; given ones stay.
func TestDefaultNamesFollowTheLanguage(t *testing.T) {
	var started []Config
	app := notedApp(t, &started)
	s := setupOf(app)
	s.seats[1].Name = "Zosia"
	words, err := assets.ParseStrings("other", "name.0 = Bo\nname.1 = Ala\nname.2 = Emil\nname.3 = Do\nname.4 = Celina")
	if err != nil {
		t.Fatal(err)
	}
	app.cabinet.open.Words.Become(words)
	app.Resize(1000, 700) // all is laid out anew, as when another language has come
	s.Update(app, nil)
	want := []string{"Bo", "Zosia", "Emil"}
	for seat, name := range want {
		if got := s.card(seat)[cardName].Value; got != name || s.seats[seat].Name != name {
			t.Errorf("seat %d is called %q", seat+1, got)
		}
	}
	s.start(app)
	app.cabinet.open.config = started[0]
	again, _ := assets.ParseStrings("third", "name.0 = Ty\nname.1 = On\nname.2 = Ona\nname.3 = My\nname.4 = Wy")
	app.cabinet.open.Words.Become(again)
	if next := newSetup(app, titleOf(app)); next.seats[0].Name != "Ty" || next.seats[1].Name != "Zosia" || next.seats[2].Name != "Ona" {
		t.Errorf("the next set-up has %v", next.seats)
	}
}

func TestNamesStopAtTheirLimit(t *testing.T) {
	var started []Config
	app := notedApp(t, &started)
	s := setupOf(app)
	clickCard(app, s, 0, cardName)
	write(app, s, strings.Repeat("ż\u202e\x1b", 2*nameLimit))
	click(app, s, setupStart)
	name := started[0].Seats[0].Name
	if utf8.RuneCountInString(name) != nameLimit || record.CheckName(name) != nil {
		t.Errorf("%q", name)
	}
}

// TestNamesThatCanNotBeRead: who can't be seen gets the usual name, and both who can't be seen and who can't be drawn is told so.
func TestNamesThatCanNotBeRead(t *testing.T) {
	var started []Config
	app := notedApp(t, &started)
	for name, want := range map[string]struct{ called, trouble string }{
		"\u3164\u2800": {"Ala", app.Strings.Text("setup.name.unseen", "Ala")},
		"   ":          {"Ala", app.Strings.Text("setup.name.unseen", "Ala")},
		"":             {"Ala", ""},
		"שרה":          {"שרה", app.Strings.Text("setup.name.boxes")},
		"😀":            {"😀", app.Strings.Text("setup.name.boxes")},
		"Ζήνων":        {"Ζήνων", ""},
		"Юлия":         {"Юлия", ""},
		"Řehoř Şü":     {"Řehoř Şü", ""},
	} {
		s := setupOf(app)
		clickCard(app, s, 0, cardName)
		s.Update(app, []input.Intent{{Kind: input.SelectAll}, {Kind: input.Erase}})
		write(app, s, name)
		trouble := s.trouble(app, 0)
		if said := s.spokenCard(app, 0, cardName); trouble != want.trouble || !strings.Contains(said, trouble) {
			t.Errorf("%q: it is said %q, and by ear %q", name, trouble, said)
		}
		click(app, s, setupStart)
		if got := started[len(started)-1].Seats[0].Name; got != want.called {
			t.Errorf("%q is called %q", name, got)
		}
		app.EndMatch()
		app.cabinet.open.config = Config{}
	}
}

// A name that speaks to a person is the only person's: among several, or on a computer player's seat, it would be nobody's.
func TestOnlyOnePersonIsSpokenTo(t *testing.T) {
	var started []Config
	app := notedApp(t, &started)
	words, err := assets.ParseStrings("spoken to", "name.0 = You\nname.1 = Bo\nname.2 = Celina\nname.3 = Do\nname.4 = Emil\nname.shared = Fela")
	if err != nil {
		t.Fatal(err)
	}
	app.cabinet.open.Words.Become(words)
	app.cabinet.open.names.Learn()
	s := setupOf(app)
	names := func() (all []string) {
		for _, who := range s.seats {
			all = append(all, who.Name)
		}
		return all
	}
	same := func(when string, want ...string) {
		t.Helper()
		if got := names(); !slices.Equal(got, want) {
			t.Errorf("%s they are called %q", when, got)
		}
	}
	same("at first", "You", "Bo", "Celina")
	for s.seats[1].Player != session.Person {
		clickCard(app, s, 1, cardPlayer)
	}
	same("with a second person", "Fela", "Bo", "Celina")
	clickCard(app, s, 1, cardRemove)
	same("alone again", "You", "Celina")
	s.seats[1].Name = "Fela"
	clickCard(app, s, 0, cardPlayer)
	same("where another is called so", "Bo", "Fela")
	s.seats[0], s.seats[1].Name = record.Seat{Player: session.Person, Name: "You"}, "Celina"
	if got := app.cabinet.open.names.Free(s.seats); got != "Bo" {
		t.Errorf("beside You and Celina somebody is called %q", got)
	}
	for s.seats[0].Player == session.Person {
		clickCard(app, s, 0, cardPlayer)
	}
	same("without a person", "Fela", "Celina")
	s.seats[0].Name = "Ada"
	click(app, s, setupAdd)
	same("with another computer player", "Ada", "Celina", "Fela")
}
