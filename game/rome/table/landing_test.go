//go:build !js

package table

import (
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/rules/record"
	"capital/rules/rome"
)

// TestWhatIsCarriedLands a rival's house flies to the site where it then stands, large and lifted, is nowhere else meanwhile, and
// as it lands the prefecture lights up.
func TestWhatIsCarriedLands(t *testing.T) {
	carried := func(_ *rome.Match, e rome.Event) bool { return e.Kind == rome.HouseCarried && e.Seat == 1 }
	record := untilEvent(t, seats(1, 2, ai.Builder), carried)
	table := tableOf(t, usualApp(t), record)
	events := table.session.Events()
	at := lastOf(rome.HouseCarried)(events)
	e := events[at]
	table.shown.table = tableAt(record, at)
	house := table.shown.table.Player(e.Seat).Finished[e.Shape][e.Height]
	table.shown.Seen = at
	table.shown.TakeEvents()
	p := table.Position()
	if len(p.Flying) != 1 || p.Flying[0].Thing != view.OfHouse(e.Seat, e.Height, e.Shape) || p.Flying[0].Unit <= 0 {
		t.Fatalf("%+v flies", p.Flying)
	}
	if left := p.Table.Player(e.Seat).Finished[e.Shape][e.Height]; left != house-1 {
		t.Errorf("%d of %d such houses stand beside the board", left, house)
	}
	if len(p.Told) > 0 {
		t.Errorf("it is told before it is seen: %+v", p.Told)
	}
	highest := 0.0
	for table.shown.OnItsWay() {
		table.shown.Step(tick)
		if p := table.Position(); len(p.Flying) > 0 {
			highest = max(highest, p.Flying[0].Lift)
		}
	}
	site := table.shown.siteOf(e)
	stands := table.session.Table().Prefecture(e.Place).Built[site.Number]
	if highest == 0 || int(stands.Seat) != e.Seat || int(stands.Height) != e.Height {
		t.Errorf("it was lifted by %v and stands at %+v: %+v", highest, site, stands)
	}
	looks := map[view.FlashLook]int{}
	for _, f := range table.shown.Flashes {
		looks[f.Of.Look]++
	}
	if looks[view.FlashLight] != 1 || looks[view.FlashDust] != 1 || looks[view.FlashRing] == 0 {
		t.Errorf("it lands with %v", looks)
	}
	if p := table.Position(); len(p.Told) == 0 || p.Told[len(p.Told)-1].Seat != e.Seat {
		t.Errorf("%+v is told of seat %d", p.Told, e.Seat)
	}
}

// TestAMonumentComesFromAbove and is at its place at once where nothing shall move.
func TestAMonumentComesFromAbove(t *testing.T) {
	put := func(_ *rome.Match, e rome.Event) bool { return e.Kind == rome.PiecePut && e.Piece == rome.Amphitheatre }
	record := untilEvent(t, seats(1, 2, ai.Builder), put)
	for _, d := range []*desk{usualApp(t), quickApp(t)} {
		table := tableOf(t, d, record)
		at := lastOf(rome.PiecePut)(table.session.Events())
		table.shown.table, table.shown.Seen = tableAt(record, at), at
		table.shown.TakeEvents()
		p := table.Position()
		if len(p.Flying) != 1 || p.Flying[0].Piece != rome.Amphitheatre || p.Flying[0].Lift <= 0 {
			t.Fatalf("%+v flies", p.Flying)
		}
		table.shown.Step(tick)
		if still := d.Pace().Still(); table.shown.OnItsWay() == still {
			t.Errorf("nothing moves %v, on its way %v", still, !still)
		}
	}
}

// lastOf is where the last event of a kind is.
func lastOf(kinds ...rome.EventKind) func(events []rome.Event) int {
	return func(events []rome.Event) int {
		for n := len(events) - 1; n >= 0; n-- {
			for _, kind := range kinds {
				if events[n].Kind == kind {
					return n
				}
			}
		}
		return 0
	}
}

// tableAt is the table of a match before one of its events.
func tableAt(r rome.Record, event int) rome.Table {
	told := 0
	count := func(rome.Event) { told++ }
	m := rome.Rules().New(&r, count)
	for _, move := range r.Actions {
		before := m.Table
		m.Apply(move.Seat, move.Action, count)
		if told > event {
			return before
		}
	}
	return m.Table
}

// untilEvent is a record that ends with a move of which something holds.
func untilEvent(t *testing.T, sitting []record.Seat, holds func(m *rome.Match, e rome.Event) bool) rome.Record {
	t.Helper()
	all := played(t, sitting, 7, 1<<20)
	m := rome.NewMatch(len(sitting), 7, nil)
	for n, move := range all.Actions {
		found := false
		m.Apply(move.Seat, move.Action, func(e rome.Event) { found = found || holds(&m, e) })
		if found {
			all.Actions = all.Actions[:n+1]
			return all
		}
	}
	t.Fatal("it never happens")
	return all
}
