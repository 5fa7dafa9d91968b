package view

import (
	"testing"

	"capital/rules/expo"
)

// TestForecasts: what is forecast is what the Expo brings that comes next with nothing done before.
func TestForecasts(t *testing.T) {
	compared := 0
	for seats := 2; seats <= expo.MaxSeats; seats++ {
		m := played(t, seats, 3, func(m *expo.Match) bool {
			return m.Round() == 4 && m.Phase() == expo.PhaseActivate && m.OrderOf(m.Turn()) == seats-1
		})
		before, all := m.Table, Forecasts(&m.Table)
		last := m.Turn()
		action := expo.Action{Kind: expo.RestCube}
		if before.Owes(last) != expo.DecideActivate {
			t.Fatal(before.Owes(last))
		}
		var lines, gained [expo.MaxSeats]int
		if r := m.Apply(last, action, func(e expo.Event) {
			switch e.Kind {
			case expo.ExpoLine:
				lines[e.Seat] += e.Count
			case expo.Gained:
				if e.Effect == expo.OfExpo && e.Track == expo.Progress {
					gained[e.Seat] += e.Count
				}
			}
		}); !r.OK() {
			t.Fatal(r)
		}
		for seat := range seats {
			f := &all[seat]
			if want := f.Employment + f.Unemployment + f.Services; lines[seat] != want {
				t.Errorf("%d seats, seat %d: %d were forecast, %d came: %+v", seats, seat, want, lines[seat], f)
			}
			if gained[seat] != f.Gains[expo.Progress] {
				t.Errorf("%d seats, seat %d: Progress %d was forecast, %d came", seats, seat, f.Gains[expo.Progress], gained[seat])
			}
			compared++
		}
	}
	if compared != 2+3+4+5 {
		t.Errorf("%d forecasts were compared", compared)
	}
}

// No two seats share a place, however even they are: at the beginning of a match of five two have as much of everything.
func TestPlacesInServicesAreSettled(t *testing.T) {
	m := expo.NewMatch(expo.MaxSeats, 3, nil)
	all, last := Forecasts(&m.Table), 0
	for n := range m.Seats() {
		seat := m.Order(n)
		if m.Has(seat, expo.Economy) == 10 {
			if all[seat].Place <= last {
				t.Errorf("the seat on space %d comes in place %d, after place %d", m.Player(seat).Space, all[seat].Place, last)
			}
			last = all[seat].Place
		}
	}
	if last == 0 {
		t.Error("no seat was compared")
	}
}
