//go:build !js

package table

import (
	"testing"

	"capital/game/scene/warning"
	"capital/game/warsaw/ai"
	first "capital/game/warsaw/table/lesson"
	"capital/game/warsaw/table/wording"
	"capital/input"
	"capital/rules/warsaw"
)

// regretOfIncome is a warning as it may come.
func regretOfIncome(t *screen) warning.Warning {
	return wording.Regret(t.art, t.Names(), ai.Regret{Kind: ai.RegretIncome, Loss: warsaw.Sum{Coins: 1, VP: 3}, Tile: warsaw.NoTile})
}

// regretful is a table at which the first person chooses a tile, and a use of one that would be regretted.
func regretful(t *testing.T) (*screen, warsaw.Action, string) {
	t.Helper()
	critic, err := ai.NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	var found warsaw.Action
	var kind ai.RegretKind
	record := busy(t, func(m *warsaw.Match) bool {
		if m.Owes(0) != warsaw.DecidePick {
			return false
		}
		v := m.View(0)
		for _, tile := range v.Own().Hand(nil) {
			for _, a := range v.Uses(tile, nil) {
				if r, ok := critic.Regretted(&v, a, func(ai.RegretKind) bool { return true }); ok {
					found, kind = a, r.Kind
					return true
				}
			}
		}
		return false
	})
	s, err := newMatch(record)
	if err != nil {
		t.Fatal(err)
	}
	table := newScreen(quickApp(t), s)
	settings := table.desk.Settings()
	settings.Unwarned = ""
	table.desk.SetSettings(settings)
	settle(t, table)
	return table, found, wording.WarningName(kind)
}

// A move that would be regretted is asked for once more; thought about again, it is not made, and not asked for a second time.
// So it is where a first match is played on after its lesson.
func TestWhatWouldBeRegrettedIsAskedOnce(t *testing.T) {
	table, a, _ := regretful(t)
	table.teach(first.Steps()[:0]) // one that is over
	before := table.session.Moves()
	table.Do(a)
	if !table.Question.Asked() || table.session.Moves() != before {
		t.Fatal("nothing is asked")
	}
	table.Update(table.App, []input.Intent{{Kind: input.Log}})
	if table.ShowLog {
		t.Error("the table takes what is meant for the question")
	}
	table.Update(table.App, []input.Intent{{Kind: input.Confirm}}) // the button in focus is to think again
	if table.Question.Asked() || table.session.Moves() != before {
		t.Fatal("it is made without a word")
	}
	table.Do(a)
	if table.Question.Asked() || table.session.Moves() == before {
		t.Error("it is asked for again")
	}
}

// A person does it anyway, and wants no such warning again.
func TestAWarningIsSwitchedOff(t *testing.T) {
	table, a, name := regretful(t)
	before := table.session.Moves()
	table.Do(a)
	for range 2 { // past the other button, to the line that is ticked
		table.Update(table.App, []input.Intent{{Kind: input.Next}})
	}
	table.Update(table.App, []input.Intent{{Kind: input.Confirm}})
	if !table.Question.Asked() || !table.desk.Settings().Warns(name) {
		t.Fatal("ticking the line answers the question")
	}
	table.Update(table.App, []input.Intent{{Kind: input.Previous}, {Kind: input.Confirm}})
	if table.Question.Asked() || table.session.Moves() == before {
		t.Fatal("it is not done anyway")
	}
	if table.desk.Settings().Warns(name) {
		t.Error("such a warning would come again")
	}
	again, a, _ := regretful(t)
	again.desk.SetSettings(again.desk.Settings().WithWarning(name, false))
	again.Do(a)
	if again.Question.Asked() {
		t.Error("it comes though nobody wants it")
	}
}

// What may still come lies over the table until the person is done with it, and tells of hands only to who chooses a tile.
func TestOutlookOpensAndCloses(t *testing.T) {
	table := newTestTable(t, person("Zofia"), person("Sawa"))
	settle(t, table)
	table.Unlocked = table.Seat
	at := table.picture.Layout.Outlook
	x, y := at.Centre()
	table.Update(table.App, []input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}})
	if table.Sheet == nil {
		t.Fatal("the button does not open it")
	}
	moves := table.session.Moves()
	for _, kind := range []input.Kind{input.Navigate, input.Next, input.Previous, input.Choose} {
		table.Update(table.App, []input.Intent{{Kind: kind, DX: 1, Number: 2}})
	}
	table.Update(table.App, []input.Intent{{Kind: input.Outlook}})
	if table.Sheet != nil || table.session.Moves() != moves {
		t.Error("the key does not close it")
	}
}
