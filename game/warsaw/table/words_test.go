//go:build !js

package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"capital/assets"
	"capital/game/scene"
	"capital/game/warsaw/table/book"
	"capital/game/warsaw/table/view"
	"capital/game/warsaw/table/wording"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// told is a table on which the last action of a record was just done, and all of its
// events were taken.
func told(t *testing.T, record warsaw.Record) *screen {
	t.Helper()
	app := quickApp(t)
	last := len(record.Actions) - 1
	before := record
	before.Actions = record.Actions[:last:last]
	s, err := newMatch(before)
	if err != nil {
		t.Fatal(err)
	}
	table := newScreen(app, s)
	table.shown.Waiting = nil
	if reason := s.Submit(record.Actions[last].Seat, record.Actions[last].Action); reason != nil {
		t.Fatal(reason)
	}
	table.shown.TakeEvents()
	return table
}

// wordsOf are the words of the banner of a kind, empty where there is none.
func (t *screen) wordsOf(kind announcementKind) string {
	for _, m := range t.shown.Waiting {
		if m.kind == kind {
			return m.words
		}
	}
	return ""
}

// people is a match of so many people.
func people(seats int, seed uint64) warsaw.Record {
	return warsaw.Record{Seed: seed, Seats: []record.Seat{person("Zofia"), person("Jan"), person("Sawa"), person("Wars")}[:seats]}
}

// playedTo plays a match of people until an action tells an event that is wanted, which
// is asked with the match as it is after that action. The record ends with the action.
func playedTo(t *testing.T, record warsaw.Record, choose func(m *warsaw.Match, seat int) warsaw.Action, wanted func(m *warsaw.Match, events []warsaw.Event) bool) (warsaw.Record, bool) {
	t.Helper()
	var events []warsaw.Event
	tell := func(e warsaw.Event) { events = append(events, e) }
	m := warsaw.NewMatch(len(record.Seats), record.Seed, nil)
	for !m.Over() {
		for seat := range record.Seats {
			if m.Owes(seat) == warsaw.NoDecision {
				continue
			}
			a := choose(&m, seat)
			events = events[:0]
			if reason := m.Apply(seat, a, tell); !reason.OK() {
				t.Fatal(reason)
			}
			record.Actions = append(record.Actions, warsaw.Move{Seat: seat, Action: a})
			if wanted(&m, events) {
				return record, true
			}
		}
	}
	return record, false
}

// has reports whether an event of a kind is among events.
func has(events []warsaw.Event, kind warsaw.EventKind) bool {
	return slices.ContainsFunc(events, func(e warsaw.Event) bool { return e.Kind == kind })
}

// thrifty discards all that can be discarded and does else what is listed first.
func thrifty(m *warsaw.Match, seat int) warsaw.Action {
	legal := m.Legal(seat, false, nil)
	if n := slices.IndexFunc(legal, func(a warsaw.Action) bool { return a.Kind == warsaw.Discard }); n >= 0 {
		return legal[n]
	}
	return legal[0]
}

// TestNobodysMilestoneSaysWhy plays matches in which a milestone goes to nobody:
// because nobody has what it asks for, and because of a tie to the end.
func TestNobodysMilestoneSaysWhy(t *testing.T) {
	for want, contested := range map[string]bool{
		"Nobody has what it asks for: nobody receives it.": false,
		"A tie to the end: nobody receives it.":            true,
	} {
		found := false
		for seed := uint64(1); seed < 200 && !found; seed++ {
			var record warsaw.Record
			record, found = playedTo(t, people(2, seed), thrifty, func(m *warsaw.Match, events []warsaw.Event) bool {
				for _, e := range events {
					if e.Kind == warsaw.MilestoneDiscarded {
						return (m.Measure(0, e.Tile) > 0) == contested
					}
				}
				return false
			})
			if !found {
				continue
			}
			if got := told(t, record).wordsOf(announceMilestone); got != want {
				t.Errorf("seed %d: it says %q, not %q", seed, got, want)
			}
		}
		if !found {
			t.Errorf("no match comes to %q", want)
		}
	}
}

// TestWarSaysWhatEachLoses plays matches to wars that take as many of all, more of some,
// and nothing.
func TestWarSaysWhatEachLoses(t *testing.T) {
	asked := func(m *warsaw.Match, events []warsaw.Event) bool {
		return has(events, warsaw.WarBegan) && has(events, warsaw.StackLost)
	}
	nothing := func(m *warsaw.Match, events []warsaw.Event) bool {
		return has(events, warsaw.WarBegan) && m.Phase() != warsaw.PhaseWar && !has(events, warsaw.StackLost)
	}
	lost := func(arsenal int, counts ...int) func(m *warsaw.Match, events []warsaw.Event) bool {
		return func(m *warsaw.Match, events []warsaw.Event) bool {
			got := make([]int, len(counts))
			for _, e := range events {
				if e.Kind == warsaw.StackLost {
					got[e.Seat]++
				}
			}
			for seat := range counts {
				if m.Player(seat).District.Has(warsaw.Arsenal) != (seat == arsenal) {
					return false
				}
			}
			return slices.Equal(got, counts)
		}
	}
	builder := func(m *warsaw.Match, seat int) warsaw.Action { return choose(t, m, seat) }
	for _, test := range []struct {
		name   string
		seats  int
		choose func(m *warsaw.Match, seat int) warsaw.Action
		wanted func(m *warsaw.Match, events []warsaw.Event) bool
		words  string
	}{
		{"one tile each, lost at once", 2, thrifty, asked, "Every district loses 1 stack."},
		{"empty districts", 2, thrifty, nothing, "No district has anything to lose."},
		{"builders", 2, builder, lost(-1, 2, 2), "Every district loses 2 stacks."},
		{"Arsenal in the third", 2, builder, lost(0, 0, 1), "Stacks lost: Zofia 0, Jan 1. Arsenal spares Zofia a stack."},
		{"Arsenal in the fourth", 3, builder, lost(1, 2, 1, 2), "Stacks lost: Zofia 2, Jan 1, Sawa 2. Arsenal spares Jan a stack."},
	} {
		found := false
		for seed := uint64(1); seed < 100 && !found; seed++ {
			var record warsaw.Record
			if record, found = playedTo(t, people(test.seats, seed), test.choose, test.wanted); !found {
				continue
			}
			if got := told(t, record).wordsOf(announceToll); got != test.words {
				t.Errorf("%s: it says %q, not %q", test.name, got, test.words)
			}
		}
		if !found {
			t.Errorf("no match comes to this: %s", test.name)
		}
	}
}

// TestBeyondTheLimitSaysWhich asks for the words of both limits.
func TestBeyondTheLimitSaysWhich(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	for want, prudential := range map[string]bool{"3×4": false, "4×4": true} {
		d := warsaw.StartingDistrict(warsaw.StartingTile)
		for x := range int8(4) {
			d.Place(warsaw.StartingTile, warsaw.Space{X: x}, 0)
		}
		if prudential {
			d.Place(warsaw.BuildingTile(warsaw.Prudential), warsaw.Space{}, 0)
		}
		table.session.Table().Player(0).District = d
		table.session.Table().Player(0).Coins = 50
		known := table.session.View(0)
		reason := known.CheckUse(warsaw.Action{Kind: warsaw.Build, Tile: table.handTiles()[0], Space: warsaw.Space{X: 4}})
		if got := wording.Reason(table.art, reason); got != "Your district must fit in "+want {
			t.Errorf("it says %q, not %s", got, want)
		}
	}
}

// TestSeedIsASecretWhileTheMatchGoesOn looks into the log of matches whose seed was
// typed in and of others.
func TestSeedIsASecretWhileTheMatchGoesOn(t *testing.T) {
	const seed = "907060504030201"
	names := func(lines []view.LogLine) bool {
		return slices.ContainsFunc(lines, func(line view.LogLine) bool { return strings.Contains(line.Words, seed) })
	}
	for _, typed := range []bool{true, false} {
		app := quickApp(t)
		config := scene.Config{Seed: 907060504030201, SeedTyped: typed}
		for _, who := range people(2, 0).Seats {
			config.Seats = append(config.Seats, record.Seat(who))
		}
		app.Begin(config)
		running, err := newMatch(people(2, config.Seed))
		if err != nil {
			t.Fatal(err)
		}
		if table := newScreen(app, running); names(table.shown.Log.Lines()) != typed {
			t.Errorf("typed in: %v; the log of a running match says %v", typed, table.shown.Log.Lines())
		}
		other, err := newMatch(people(2, 7))
		if err != nil {
			t.Fatal(err)
		}
		if table := newScreen(app, other); len(table.shown.Log.Lines()) != 1 { // the first epoch
			t.Errorf("typed in: %v; the log of another match says %v", typed, table.shown.Log.Lines())
		}
		over, _ := playedTo(t, people(2, config.Seed), thrifty, func(m *warsaw.Match, events []warsaw.Event) bool { return m.Over() })
		if table := told(t, over); !names(table.shown.Log.Lines()) || names(table.shown.Log.Lines()[:len(table.shown.Log.Lines())-1]) {
			t.Errorf("the log of a match that is over ends with %v", table.shown.Log.Lines()[len(table.shown.Log.Lines())-1])
		}
	}
}

// TestHandsPassAfterTheTilesAreUsed reads the game in ten lines and the rules of drafting: all choose, all show, each uses, and
// then the rest of the hand passes.
func TestHandsPassAfterTheTilesAreUsed(t *testing.T) {
	rules, err := assets.LoadStrings("en", book.Words)
	if err != nil {
		t.Fatal(err)
	}
	words, err := assets.LoadStrings("en", "warsaw")
	if err != nil {
		t.Fatal(err)
	}
	page := ""
	for line := 1; words.Has("howto." + strconv.Itoa(line)); line++ {
		page += words.Text("howto."+strconv.Itoa(line)) + "\n"
	}
	for name, text := range map[string]string{"ten lines": page, "drafting": rules.Text("draft.text")} {
		text, last := strings.ToLower(text), -1
		for _, what := range []string{"in secret", "show", "discard", "pass"} {
			at := strings.Index(text, what)
			if at <= last {
				t.Errorf("%s: %q comes too early, or not at all", name, what)
			}
			last = at
		}
	}
}
