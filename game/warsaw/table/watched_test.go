//go:build !js

package table

import (
	"testing"

	"capital/rules/record"
	"capital/rules/warsaw"
)

// TestAMatchToWatchGoesOnFromAnIncome by itself, once it was to be seen for a while; that of a person waits.
func TestAMatchToWatchGoesOnFromAnIncome(t *testing.T) {
	builder := func(m *warsaw.Match, seat int) warsaw.Action { return choose(t, m, seat) }
	played, _ := playedTo(t, people(2, 3), builder, func(m *warsaw.Match, events []warsaw.Event) bool {
		return has(events, warsaw.IncomeBegan)
	})
	for _, watched := range []bool{true, false} {
		played.Seats = []record.Seat{person("Zofia"), computer("Sawa")}
		if watched {
			played.Seats[0] = computer("Wars")
		}
		s, err := newMatch(played)
		if err != nil {
			t.Fatal(err)
		}
		table := newScreen(quickApp(t), s)
		for table.shown.Seen--; table.session.Events()[table.shown.Seen].Kind != warsaw.IncomeBegan; {
			table.shown.Seen--
		}
		table.shown.TakeEvents()
		waits := func() bool { return table.shown.incomeWaits() }
		if !waits() {
			t.Fatal("no income is counted")
		}
		for seconds := 0; waits() && seconds < 90; seconds++ {
			table.desk.Pass(1)
			table.shown.Announce(table.App, nil)
		}
		if waits() == watched {
			t.Errorf("watched: %v, and it waits: %v", watched, waits())
		}
	}
}
