package daily

import (
	"slices"
	"testing"
	"time"

	"capital/game/store"
)

// TestSeedsStay as they were once given out.
func TestSeedsStay(t *testing.T) {
	for _, c := range []struct {
		game string
		date Date
		seed uint64
	}{
		{"warsaw", "2026-11-24", 16111815181888446358}, {"rome", "2026-11-24", 13682026962194313492}, {"warsaw", "2026-11-25", 16111816281400074569}, {"rome", "2028-02-29", 2945720651758502297}, {"warsaw", "2027-01-01", 17433334085675809143},
	} {
		if seed := Seed(c.game, c.date); seed != c.seed {
			t.Errorf("%s of %s is dealt by %d, not %d", c.game, c.date, seed, c.seed)
		}
	}
}

// done plays the deals of dates.
func done(dates ...Date) Played {
	h := History{}
	for n, date := range dates {
		h.Begin("warsaw", date)
		h.Finish("warsaw", Done{Date: date, Points: n})
	}
	return h["warsaw"]
}

// TestDaysInARowAreCounted over the ends of months and years and a leap day, up to today or the day before.
func TestDaysInARowAreCounted(t *testing.T) {
	for _, c := range []struct {
		today Date
		done  []Date
		want  int
	}{
		{"2026-11-24", nil, 0},
		{"2026-11-24", []Date{"2026-11-24"}, 1},
		{"2026-11-24", []Date{"2026-11-23"}, 1},
		{"2026-11-24", []Date{"2026-11-22"}, 0},
		{"2026-12-01", []Date{"2026-11-29", "2026-11-30", "2026-12-01"}, 3},
		{"2027-01-01", []Date{"2026-12-30", "2026-12-31"}, 2},
		{"2028-03-01", []Date{"2028-02-28", "2028-02-29", "2028-03-01"}, 3},
		{"2027-03-01", []Date{"2027-02-28", "2027-03-01"}, 2},
		{"2026-11-24", []Date{"2026-11-20", "2026-11-21", "2026-11-23", "2026-11-24"}, 2},
		{"2026-11-24", []Date{"2026-11-25", "2026-11-24", "2026-11-23"}, 2}, // in any order, and a clock that was ahead
	} {
		if got := done(c.done...).Streak(c.today); got != c.want {
			t.Errorf("on %s after %v it is %d, not %d", c.today, c.done, got, c.want)
		}
	}
}

// TestDaysInARowPassClockChanges of daylight saving, where a day has 23 or 25 hours or no midnight, and far from Greenwich.
func TestDaysInARowPassClockChanges(t *testing.T) {
	for _, zone := range []string{"Europe/Warsaw", "America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Kiritimati", "Pacific/Pago_Pago"} {
		where, err := time.LoadLocation(zone)
		if err != nil {
			t.Skip(err)
		}
		for _, from := range []time.Time{time.Date(2026, 3, 25, 23, 59, 0, 0, where), time.Date(2026, 10, 20, 0, 1, 0, 0, where), time.Date(2018, 11, 1, 1, 30, 0, 0, where)} {
			h := History{}
			for day := range 10 {
				now := time.Date(from.Year(), from.Month(), from.Day()+day, from.Hour(), from.Minute(), 0, 0, where)
				date := DateOf(now)
				h.Begin("rome", date)
				if !h.Finish("rome", Done{Date: date}) {
					t.Errorf("%s: %v is dealt twice", zone, now)
				}
				if got := h["rome"].Streak(date); got != day+1 {
					t.Errorf("%s: on %v it is %d days, not %d", zone, now, got, day+1)
				}
				if noon := date.noon(where); DateOf(noon) != date || noon.Hour() != 12 {
					t.Errorf("%s: the noon of %s is %v", zone, date, noon)
				}
			}
		}
	}
}

// TestTheFirstOfADateCounts and later ones do not; nor does one that was never begun.
func TestTheFirstOfADateCounts(t *testing.T) {
	h := History{}
	if h.Finish("rome", Done{Date: "2026-11-24", Points: 5}) {
		t.Error("a deal counts that was not begun")
	}
	h.Begin("rome", "2026-11-24")
	h.Begin("rome", "2026-11-24") // and again from the start
	h.Begin("rome", "2026-11-25")
	if h.Finish("warsaw", Done{Date: "2026-11-24"}) {
		t.Error("it counts for another game")
	}
	if !h.Finish("rome", Done{Date: "2026-11-24", Points: 7, Place: 2, Seats: 3}) {
		t.Error("the first one does not count")
	}
	h.Begin("rome", "2026-11-24")
	if h.Finish("rome", Done{Date: "2026-11-24", Points: 99, Place: 1, Seats: 3}) {
		t.Error("the second one counts")
	}
	if !h.Finish("rome", Done{Date: "2026-11-25", Points: 9, Place: 1, Seats: 3}) {
		t.Error("the next day does not count")
	}
	p := h["rome"]
	if one, ok := p.Of("2026-11-24"); !ok || one != (Done{"2026-11-24", 7, 2, 3}) || p.Most() != 9 {
		t.Errorf("%+v is kept", p)
	}
	if !slices.Equal(p.Dates(), []Date{"2026-11-24", "2026-11-25"}) {
		t.Errorf("its dates are %v", p.Dates())
	}
}

// TestWhatWasDoneIsKept among files, and forgotten beginnings do not pile up.
func TestWhatWasDoneIsKept(t *testing.T) {
	files := store.OpenFolder(t.TempDir())
	h, err := Load(files)
	if err != nil || len(h) != 0 {
		t.Fatal(h, err)
	}
	date := Date("2026-11-24")
	for range 2 * mostBegun {
		h.Begin("lux", date)
		date = date.before()
	}
	h.Begin("warsaw", "2026-11-24")
	h.Finish("warsaw", Done{"2026-11-24", 41, 1, 3})
	if err := h.Save(files); err != nil {
		t.Fatal(err)
	}
	kept, err := Load(files)
	if one, ok := kept["warsaw"].Of("2026-11-24"); err != nil || !ok || one.Points != 41 {
		t.Error(kept, err)
	}
	if begun := kept["lux"].Begun; len(begun) != mostBegun || begun[len(begun)-1] != "2026-11-24" {
		t.Errorf("%d are begun: %v", len(begun), begun)
	}
	if err := files.Save(HistoryFile, []byte("torn")); err != nil {
		t.Fatal(err)
	}
	if h, err := Load(files); err == nil || len(h) != 0 {
		t.Error("a torn file is read as", h)
	}
}

// TestChallengesAreKept with the first result of each.
func TestChallengesAreKept(t *testing.T) {
	files := store.OpenFolder(t.TempDir())
	c, err := LoadChallenges(files)
	if err != nil || len(c) != 0 {
		t.Fatal(c, err)
	}
	c = c.Take("a").Take("b")
	if _, counts := c.Finish("c", 3); counts {
		t.Error("a challenge counts that was not taken")
	}
	c, counts := c.Finish("a", 30)
	if !counts {
		t.Error("the first result does not count")
	}
	if _, counts := c.Finish("a", 40); counts {
		t.Error("the second result counts")
	}
	c = c.Take("a") // again
	if err := c.Save(files); err != nil {
		t.Fatal(err)
	}
	kept, err := LoadChallenges(files)
	if err != nil || !slices.Equal(kept, Challenges{{Code: "b"}, {Code: "a", Done: true, Points: 30}}) {
		t.Error(kept, err)
	}
	if one, ok := kept.Of("b"); !ok || one.Done {
		t.Error(one, ok)
	}
	for n := range 2 * mostTaken {
		c = c.Take(string(rune('A' + n)))
	}
	if len(c) != mostTaken {
		t.Errorf("%d are remembered", len(c))
	}
}
