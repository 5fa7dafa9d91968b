//go:build !js

package income

import (
	"math"
	"testing"

	"capital/game/scene"
	"capital/game/warsaw/ai"
	"capital/input"
	"capital/render/warsaw/night"
	"capital/rules/warsaw"
)

// shining are the quarters that shine at least so brightly.
func shining(lights *night.Lights, least float32) (q warsaw.Quarters) {
	for n, light := range lights {
		if light >= least {
			q |= 1 << n
		}
	}
	return q
}

// told are the quarters that the rules counted for a seat in those sources of a phase that are wanted.
func told(p *phase, seat int, wanted func(warsaw.Source) bool) (q warsaw.Quarters) {
	for _, e := range p.events {
		if e.Kind == warsaw.IncomeSource && e.Seat == seat && wanted(e.Source) {
			q |= e.Source.Earning | e.Source.Counted
		}
	}
	return q
}

// countOn lets a counting go on by so many seconds in short ticks.
func countOn(v *Counting, seconds float64) {
	for left := seconds; left > 0; left -= 1.0 / 60 {
		v.Update(nil, min(left, 1.0/60))
	}
}

// TestRowsLightWhatWasCounted points at every row and expects the quarters to shine that the rules counted for it, and none
// beside them.
func TestRowsLightWhatWasCounted(t *testing.T) {
	v, p := lastCounting(t, scene.Settings{Speed: 1, TextSize: 100}, 3)
	v.Update(nil, 0)
	v.Rest()
	rows := 0
	for seat := range v.rows {
		for row := range v.rows[seat] {
			v.point(seat, row)
			v.Update(nil, 1)
			got := shining(&v.lamps.lit[seat], 0.01)
			shown := v.rows[seat][row].key
			want := told(&p, seat, func(s warsaw.Source) bool { return rowOf(s).key == shown })
			if shown == "income.floor" {
				want = 0
			}
			if got != want {
				t.Errorf("seat %d, %s: %x shines, the rules counted %x", seat, shown, uint64(got), uint64(want))
			}
			rows++
		}
	}
	if rows < 12 {
		t.Errorf("only %d rows", rows)
	}
}

// TestLampsFollowTheCounting expects after every beat all to shine that was counted until then, what is being counted most,
// and at the end all that was counted at all.
func TestLampsFollowTheCounting(t *testing.T) {
	v, p := lastCounting(t, scene.Settings{Speed: 1, TextSize: 100}, 3)
	v.Update(nil, 0)
	countOn(v, duskTime-0.05)
	if lit := shining(&v.lamps.lit[0], 0.01); lit != 0 {
		t.Errorf("before it is night %x shines", uint64(lit))
	}
	countOn(v, 0.05)
	var before [warsaw.MaxSeats]warsaw.Quarters
	for beat := 0; !v.Settled(); beat++ {
		countOn(v, v.Seconds[v.Beat]-v.Time-0.02)
		for seat := range v.rows {
			lit, now := shining(&v.lamps.lit[seat], 0.01), warsaw.Quarters(0)
			if parts := v.beats[v.Beat][seat]; parts.row >= 0 {
				now = v.rows[seat][parts.row].quarters(parts.first, parts.last)
			}
			if before[seat] |= now; lit != before[seat] {
				t.Fatalf("beat %d, seat %d: %x shines, %x was counted", beat, seat, uint64(lit), uint64(before[seat]))
			}
			if brightest := shining(&v.lamps.lit[seat], litBefore+0.01); brightest != now {
				t.Fatalf("beat %d, seat %d: %x shines most, %x is counted", beat, seat, uint64(brightest), uint64(now))
			}
		}
		countOn(v, 0.021)
	}
	countOn(v, 1)
	for seat := range v.rows {
		want := told(&p, seat, func(warsaw.Source) bool { return true })
		if got := shining(&v.lamps.lit[seat], litAll); got != want {
			t.Errorf("seat %d: %x shines in the end, the rules counted %x", seat, uint64(got), uint64(want))
		}
	}
}

// TestQuartersComeOnOneByOne lets a beat begin that counts several quarters.
func TestQuartersComeOnOneByOne(t *testing.T) {
	v, _ := lastCounting(t, scene.Settings{Speed: 1, TextSize: 100}, 3)
	v.Update(nil, 0)
	countOn(v, duskTime)
	most := 0
	for at := range v.beats {
		v.Beat = at
		for seat := range v.rows {
			last := 0
			for v.Time = 0; v.Time < v.Seconds[at]*lampPart; v.Time += 0.002 {
				var goal night.Lights
				v.countingLamps(seat, &goal)
				on := shining(&goal, litNow).Count()
				if on < last || on > last+1 {
					t.Fatalf("beat %d, seat %d: from %d to %d quarters at once", at, seat, last, on)
				}
				last = on
			}
			most = max(most, last)
		}
	}
	if most < 6 {
		t.Errorf("at most %d quarters are counted in a beat", most)
	}
}

// TestWithoutMotionAllIsLitAtOnce counts with motion off, with less of it, and skips the counting.
func TestWithoutMotionAllIsLitAtOnce(t *testing.T) {
	for name, settings := range map[string]scene.Settings{
		"off": {TextSize: 100}, "reduced": {Speed: 1, ReducedMotion: true, TextSize: 100}, "skipped": {Speed: 0.5, TextSize: 100},
	} {
		v, p := lastCounting(t, settings, 4)
		v.Update(nil, v.app.Fade())
		if name == "skipped" {
			countOn(v, 0.3)
			v.Update([]input.Intent{{Kind: input.Confirm}}, 1.0/60)
		}
		for seat := range v.rows {
			want := told(&p, seat, func(warsaw.Source) bool { return true })
			if got := shining(&v.lamps.lit[seat], litAll); !v.Settled() || !v.dusk.over() || got != want || v.total(seat) != p.after[seat] {
				t.Errorf("%s, seat %d: %x shines, %x was counted; settled: %v", name, seat, uint64(got), uint64(want), v.Settled())
			}
		}
	}
}

// TestTramsRunBetweenGroups leads tracks through a district with three groups of signs: two tracks, each from a sign of one
// group to one of another, along straight streets.
func TestTramsRunBetweenGroups(t *testing.T) {
	found := 0
	for seed := range uint64(6) {
		for _, p := range playPhases(t, 4, seed, ai.Apprentice) {
			for seat := range 4 {
				d := &p.districts[seat]
				groups := 0
				for rest := d.Transport(); rest != 0; rest &^= rest.Piece() {
					groups++
				}
				tracks := tracksOf(d)
				if len(tracks) != max(groups-1, 0) {
					t.Fatalf("%d tracks between %d groups", len(tracks), groups)
				}
				for _, track := range tracks {
					found++
					checkTrack(t, d, track)
				}
			}
		}
	}
	if found < 20 {
		t.Errorf("only %d tracks", found)
	}
}

// checkTrack expects a track to lead from one sign to another that lies apart, turning at right angles only.
func checkTrack(t *testing.T, d *warsaw.District, track track) {
	t.Helper()
	space := func(x, y float64) int { return int(y)*4 + int(x) }
	from, to := space(track.from.X, track.from.Y), space(track.to.X, track.to.Y)
	if !d.Transport().Has(from) || !d.Transport().Has(to) || pieceWith(d.Transport(), from).Has(to) {
		t.Errorf("a tram runs from space %d to %d, signs are in %b", from, to, d.Transport())
	}
	lastX, lastY, _ := track.at(0)
	for step := 1; step <= 100; step++ {
		x, y, angle := track.at(float64(step) / 100)
		if away := math.Hypot(x-lastX, y-lastY); away > 0.08 {
			t.Errorf("a tram jumps %.2f tiles", away)
		}
		if turns := angle / (math.Pi / 2); math.Abs(turns-math.Round(turns)) > 1e-6 {
			t.Errorf("a tram heads %.2f", angle)
		}
		lastX, lastY = x, y
	}
	if space(lastX, lastY) != to {
		t.Errorf("a tram ends in space %d, not %d", space(lastX, lastY), to)
	}
}

// TestPosterIsOfferedAfterTheLastIncome presses the button that shows one.
func TestPosterIsOfferedAfterTheLastIncome(t *testing.T) {
	for _, epoch := range []int{5, warsaw.Epochs} {
		v, _ := countingOf(t, scene.Settings{Speed: 1, TextSize: 100}, 5, epoch)
		shown := -1
		v.phase.Seat, v.phase.Poster = 2, func(seat int) { shown = seat }
		v.Update(nil, 0)
		if !v.Buttons.Widgets[buttonPoster].Hidden {
			t.Error("a poster is offered before all is counted")
		}
		v.Update([]input.Intent{{Kind: input.Confirm}}, 0)
		if hidden := v.Buttons.Widgets[buttonPoster].Hidden; hidden != (epoch < warsaw.Epochs) {
			t.Errorf("after epoch %d the button is hidden: %v", epoch, hidden)
			continue
		}
		x, y := v.layout.poster.Centre()
		_, done := v.Update([]input.Intent{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}}, 0)
		if want := map[bool]int{true: 2, false: -1}[epoch == warsaw.Epochs]; shown != want || done {
			t.Errorf("after epoch %d the poster of seat %d is shown, and it goes on: %v", epoch, shown, done)
		}
	}
}

// TestArrowsLeadThroughRowsAlone after the last income, where there is a second button: to that leads the key for the next.
func TestArrowsLeadThroughRowsAlone(t *testing.T) {
	v, _ := lastCounting(t, scene.Settings{TextSize: 100}, 5)
	posters := 0
	v.phase.Poster = func(int) { posters++ }
	do := func(kind input.Kind, dx int) (done bool) {
		_, done = v.Update([]input.Intent{{Kind: kind, DX: dx}}, 0)
		return done
	}
	do(input.Next, 0)
	do(input.Next, 0)
	if done := do(input.Confirm, 0); done || posters != 1 {
		t.Errorf("%d posters are shown, and it goes on: %v", posters, done)
	}
	v.Buttons.Unfocus()
	do(input.Navigate, 1)
	do(input.Navigate, 1)
	if done := do(input.Confirm, 0); !done || posters != 1 || v.seat < 0 {
		t.Errorf("after arrows %d posters are shown, a row of seat %d is pointed at, and it goes on: %v", posters, v.seat, done)
	}
}

// TestNightsAreMadeForTheSizeOfTheCounting lays an income phase out before it happens.
func TestNightsAreMadeForTheSizeOfTheCounting(t *testing.T) {
	checked := 0
	playMatch(t, 4, 3, ai.Apprentice, func(m *warsaw.Match, e warsaw.Event) {
		if e.Kind != warsaw.IncomeBegan || e.Count > 3 {
			return
		}
		var n Nights
		app := quickApp(t, scene.Settings{Speed: 1, TextSize: 100})
		n.begin(&m.Table, m.Epoch(), scene.PlainRoom(1280, 720))
		v := New(app, Phase{Names: make([]string, 4), Looks: n.looks, Before: make([]warsaw.Sum, 4), Epoch: 1, Events: allSources(&m.Table)})
		v.Update(nil, 0)
		if n.tile != v.layout.tile || n.waiting != 4 {
			t.Errorf("%d districts with tiles of %d pixels are made ready, %d are counted", n.waiting, n.tile, v.layout.tile)
		}
		checked++
	})
	if checked == 0 {
		t.Error("no income phase")
	}
}

// allSources is what an income phase would tell now, of all seats.
func allSources(open *warsaw.Table) (events []warsaw.Event) {
	for seat := range open.Seats() {
		events = append(events, sourcesOf(open, seat)...)
	}
	return events
}
