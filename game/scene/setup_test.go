//go:build !js

package scene

import (
	"strings"
	"testing"
	"unicode/utf8"

	"capital/game/session"
	"capital/game/warsaw/ai"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

func TestTakeBacksAreChosenAndRemembered(t *testing.T) {
	var started []Config
	app := streetApp(t, &started)
	s := newSetup(app)
	s.Update(app, nil)
	w := &s.Widgets.Widgets[setupTakeBacks]
	if w.Hidden || w.Disabled || w.Value != app.Strings.Text("setup.takebacks.free") {
		t.Errorf("take-backs are %+v at first", w)
	}
	click(t, app, s, setupTakeBacks)
	if w.Value != app.Strings.Text("setup.takebacks.until-revealed") {
		t.Error("they are still", w.Value)
	}
	click(t, app, s, setupStart)
	if len(started) != 1 || started[0].TakeBacks != record.TakeBacksUntilRevealed {
		t.Fatalf("started %+v", started)
	}
	again := newSetup(app)
	if again.Widgets.Widgets[setupTakeBacks].Value != w.Value {
		t.Error("what was chosen is forgotten")
	}
	click(t, app, again, setupTakeBacks)
	click(t, app, again, setupStart)
	if started[1].TakeBacks != record.TakeBacksFree {
		t.Error("they can't be made free again")
	}

	// Between people there is nothing to choose, and computer players take nothing back.
	again.seats[1].Player = session.Person
	again.show(app)
	if w := again.Widgets.Widgets[setupTakeBacks]; !w.Disabled || w.Hidden || w.Value != app.Strings.Text("setup.takebacks.until-revealed") {
		t.Errorf("two people may choose %+v", w)
	}
	again.seats[0].Player, again.seats[1].Player = ai.Builder, ai.Builder
	again.show(app)
	if !again.Widgets.Widgets[setupTakeBacks].Hidden {
		t.Error("computer players may choose")
	}
}

// TestTakeBacksStandInTheRecord goes from the set-up to the record and the results.
func TestTakeBacksStandInTheRecord(t *testing.T) {
	for _, people := range []int{1, 2} {
		app := filesApp(t, t.TempDir())
		s := newSetup(app)
		for seat := range people {
			s.seats[seat].Player = session.Person
		}
		if people == 1 {
			click(t, app, s, setupTakeBacks)
		}
		s.start(app)
		record := app.playing.Record()
		if text := warsaw.RecordText(&record); !strings.Contains(text, "\ntakebacks until-revealed\n") {
			t.Errorf("with %d people the record is\n%s", people, text)
		}
		results := newResults(app, nil, nil, nil, app.playing.Table(), nil, record, nil, nil).(*results)
		if results.agreed != app.Strings.Text("results.takebacks.until-revealed") {
			t.Errorf("the results say %q", results.agreed)
		}
		results.course.leave()
	}
}

func TestNamesStopAtTheirLimit(t *testing.T) {
	var started []Config
	app := streetApp(t, &started)
	s := newSetup(app)
	click(t, app, s, cardName)
	for _, r := range strings.Repeat("ż\u202e\x1b", 2*nameLimit) {
		s.Update(app, []input.Intent{{Kind: input.Text, Rune: r}})
	}
	click(t, app, s, setupStart)
	name := started[0].Seats[0].Name
	if utf8.RuneCountInString(name) != nameLimit || record.CheckName(name) != nil {
		t.Errorf("%q", name)
	}
	for seat := range warsaw.MaxSeats {
		if err := record.CheckName(defaultName(app, seat)); err != nil {
			t.Error(err)
		}
	}
}
