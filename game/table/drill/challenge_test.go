//go:build !js

package drill

import (
	"fmt"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/link"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/session"
	"capital/input"
	"capital/rules/record/recordtest"
)

// TestTheResultsCompareAChallenge that was opened, played at the table, and ended there.
func TestTheResultsCompareAChallenge(t *testing.T) {
	rules := recordtest.Rules()
	terms := link.Terms{Game: rules.Name, Version: rules.Version, Least: rules.Least, Most: rules.Most, Options: rules.Options}
	code, err := terms.Code(link.Challenge{Seed: 11, Players: []string{session.Person, recordtest.Planner}, From: "Livia", Played: true, Points: 3})
	if err != nil {
		t.Fatal(err)
	}
	app := testApp(t, scene.Settings{TextSize: 100, Language: "en"}, t.TempDir())
	app.ShowTitle()
	tick := func(intents ...input.Intent) {
		t.Helper()
		if err := scene.Tick(app, 1.0/60, intents...); err != nil {
			t.Fatal(err)
		}
	}
	until := func(what string, holds func() bool) {
		t.Helper()
		drive.Until(t, what, func() bool { tick(); return holds() })
	}
	says := func(words string) func() bool {
		return func() bool {
			s, ok := app.Shown().(scene.Speaker)
			return ok && strings.Contains(s.Spoken(app).Prompt+s.Spoken(app).Place, words)
		}
	}
	app.OpenMatch("https://example.org/#" + code)
	until("the challenge", says("Livia challenges you to play their deal. They have 3 points."))
	tick(input.Intent{Kind: input.Confirm}) // the first of the buttons
	tick(input.Intent{Kind: input.Confirm})
	until("the table", func() bool { _, ok := app.Shown().(*Screen); return ok })
	s := app.Shown().(*Screen)
	until("the results", func() bool {
		if m := s.Session.Match(); m.Owes(0) && s.Session.Saved() {
			v := m.View(0)
			s.Session.Submit(0, recordtest.Action{Kind: recordtest.Bid, Card: v.Hand()[0]})
		}
		_, over := app.Shown().(*results.Screen)
		return over
	})
	points := s.Session.Match().Points(0)
	if want := fmt.Sprintf("Livia: 3, you: %d.", points); !says(want)() {
		t.Errorf("the results do not say %q", want)
	}
}
