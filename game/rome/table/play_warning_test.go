//go:build !js

package table

import (
	"testing"

	"capital/game/rome/ai"
	first "capital/game/rome/table/lesson"
	"capital/game/rome/table/view"
	"capital/input"
	"capital/rules/rome"
)

// TestAWarningIsAboutAPlace that it must not hide: the prefecture where a house comes or could come, the bid, or one's houses.
func TestAWarningIsAboutAPlace(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 2, ai.Builder), 21, owes(0, rome.DecideBuild, 2)))
	p := table.Position()
	permit := rome.Action{Kind: rome.Play, Card: permitCard(), Place: rome.Caelian}
	for _, test := range []struct {
		name   string
		regret ai.Regret
		action rome.Action
		want   view.Thing
	}{
		{"to pass", ai.Regret{Kind: ai.RegretPass, Place: rome.Palatine}, rome.Action{Kind: rome.Pass}, view.OfPlace(rome.Palatine)},
		{"to overtop", ai.Regret{Kind: ai.RegretOvertop, Place: rome.Caelian}, permit, view.OfPlace(rome.Caelian)},
		{"to bid", ai.Regret{Kind: ai.RegretBid}, rome.Action{Kind: rome.Bid}, view.Thing{Kind: view.Stop}},
		{"to build", ai.Regret{Kind: ai.RegretHouse}, rome.Action{Kind: rome.Play}, view.Thing{Kind: view.Panel, Seat: 0}},
	} {
		if got, want := table.regretPlace(test.regret, test.action), table.picture.Where(&p, test.want); got != want || got.W <= 0 {
			t.Errorf("%s: it is about %+v, not %+v", test.name, got, want)
		}
	}
}

// TestWhatWouldBeRegrettedIsAskedOnce also where a first match is played on after its lesson.
func TestWhatWouldBeRegrettedIsAskedOnce(t *testing.T) {
	d := quickApp(t)
	var regretted rome.Action
	table := tableOf(t, d, until(t, seats(1, 2, ai.Builder), 21, func(m *rome.Match) bool {
		if m.Owes(0) != rome.DecideBuild {
			return false
		}
		v := m.View(0)
		for _, a := range m.Legal(0, nil) {
			if _, ok := d.critic.Regretted(&v, a, func(ai.RegretKind) bool { return true }); ok {
				regretted = a
				return true
			}
		}
		return false
	}))
	settings := d.Settings()
	settings.Unwarned = ""
	d.SetSettings(settings)
	table.teach(first.Steps()[:0]) // one that is over
	moves := table.session.Moves()
	if table.Do(regretted); !table.Question.Asked() || table.session.Moves() != moves {
		t.Fatal("nothing is asked")
	}
	table.Update(d.App, []input.Intent{{Kind: input.Confirm}}) // the button in focus is to think again
	if table.Do(regretted); table.Question.Asked() || table.session.Moves() == moves {
		t.Error("it is asked for again")
	}
}
