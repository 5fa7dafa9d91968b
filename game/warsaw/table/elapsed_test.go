//go:build !js

package table

import (
	"math"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/warsaw/table/income"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// What is seen takes its time by the clock, however few ticks there are in it. The
// clock here is the test's: every tick of the program lasts as long as the test says.

// calmTable is a table at rest on which things move at a speed, shown by an app whose
// ticks last so long.
func calmTable(t *testing.T, settings scene.Settings, length time.Duration) *screen {
	t.Helper()
	table := newTestTable(t, person("Zofia"), computer("Sawa"))
	settle(t, table)
	app := table.desk
	app.SetSettings(settings)
	app.Clock = func() time.Duration { return length }
	app.ShowAtOnce(table)
	return table
}

// secondsUntil lets ticks pass until something has ended, and tells how long that took.
func secondsUntil(t *testing.T, app *desk, ended func() bool) float64 {
	t.Helper()
	ticks := 0
	for ; !ended(); ticks++ {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
		if ticks > 60*60 {
			t.Fatal("it does not end")
		}
	}
	return float64(ticks) * app.Clock().Seconds()
}

// liftFirst puts the first tile of the hand into the hand.
func liftFirst(t *screen) { t.hand.hold(t.handTiles()[0], 0) }

// passing is something that begins and ends.
type passing struct {
	name    string
	seconds float64 // that it takes at the designed speed
	fixed   bool    // it takes them at every speed
	travels bool
	begin   func(t *screen)
	ended   func(t *screen) bool
}

func announceTheWar(t *screen) { t.shown.Wait(announcer{t.viewpoint}.war()) }

func allPassing() []passing {
	calm := func(t *screen) bool { return len(t.shown.Waiting) == 0 }
	still := func(t *screen) bool { return len(t.shown.Flashes) == 0 }
	flashes := func(seconds float64) func(t *screen) {
		return func(t *screen) { t.shown.Flash(flash{Flash: view.Flash{Tile: warsaw.NoTile, Own: true}}, seconds) }
	}
	return []passing{
		{name: "the banner of an epoch", seconds: bannerTime, begin: func(t *screen) { t.shown.Wait(announcer{t.viewpoint}.epoch(2)) }, ended: calm},
		{name: "the banner of a war", seconds: warTime, begin: announceTheWar, ended: calm},
		{name: "a pause", seconds: 50.0 / 60, begin: func(t *screen) { t.shown.Wait(pause(pauseTime)) }, ended: calm},
		{name: "the ring around what was built", seconds: 1, begin: flashes(builtTime), ended: still},
		{name: "an amount", seconds: 1.5, begin: flashes(amountTime), ended: still},
		{name: "a stack that falls", seconds: fallTime, begin: flashes(fallTime), ended: still},
		{name: "a refusal", seconds: 3.5, fixed: true,
			begin: func(t *screen) { t.hand.refuse(warsaw.Reason{Key: warsaw.ReasonNotTouching}) },
			ended: func(t *screen) bool { return t.hand.refusal.left.Done() }},
		{name: "a quarter turn", seconds: 7.0 / 60, travels: true,
			begin: func(t *screen) { liftFirst(t); t.hand.turn(1) },
			ended: func(t *screen) bool { return t.hand.held.turning.Done() }},
		{name: "a tile on its way back", seconds: 16.0 / 60, travels: true,
			begin: func(t *screen) { liftFirst(t); t.hand.held.carried = true; t.hand.PutBack() },
			ended: func(t *screen) bool { return t.hand.held.none() }},
		{name: "the board", seconds: 0.0465 * math.Log2(300/0.6), travels: true,
			begin: func(t *screen) { t.place.X += 300 },
			ended: func(t *screen) bool {
				return t.place == t.picture.Layout.Fit(&t.session.Table().Player(t.Seat).District)
			}},
		{name: "a mermaid", seconds: 0.187 * math.Log2(20/0.02), travels: true,
			begin: func(t *screen) { t.shown.purses[1].VP += 20 },
			ended: func(t *screen) bool { return t.shown.mermaids[1] == float64(t.shown.purses[1].VP) }},
	}
}

// tickLengths are those of a fast machine, of a slow one, and of one that can hardly
// draw at all.
func tickLengths() []time.Duration {
	return []time.Duration{time.Second / 60, time.Second / 15, 250 * time.Millisecond}
}

func TestWhatPassesTakesItsSeconds(t *testing.T) {
	for _, length := range tickLengths() {
		for _, speed := range []float64{1, 4} {
			for _, p := range allPassing() {
				table := calmTable(t, scene.Settings{Speed: speed, TextSize: 100}, length)
				p.begin(table)
				want := p.seconds / speed
				if p.fixed {
					want = p.seconds
				}
				got := secondsUntil(t, table.desk, func() bool { return p.ended(table) })
				// It begins with a tick and ends with one.
				if got < want-1e-3 || got > want+2*length.Seconds()+1e-3 {
					t.Errorf("at speed %g, with ticks of %v, %s takes %.3f s, not %.3f", speed, length, p.name, got, want)
				}
			}
		}
	}
}

// TestWithoutMotionNothingTakesTime begins everything with motion off: the very tick
// that begins it ends it, but for words, which must be read. With less motion only what
// travels is so.
func TestWithoutMotionNothingTakesTime(t *testing.T) {
	for _, settings := range []scene.Settings{{TextSize: 100}, {Speed: 1, ReducedMotion: true, TextSize: 100}} {
		for _, p := range allPassing() {
			table := calmTable(t, settings, time.Second/60)
			p.begin(table)
			got := secondsUntil(t, table.desk, func() bool { return p.ended(table) })
			atOnce := p.travels || settings.Speed == 0 && !p.fixed
			if atOnce != (got <= 1.0/60+1e-6) {
				t.Errorf("%+v: %s takes %.3f s", settings, p.name, got)
			}
		}
	}
}

// TestWhatATickBeginsHasItsWholeTime lets a tile go where it is refused, in a tick that
// was long in coming.
func TestWhatATickBeginsHasItsWholeTime(t *testing.T) {
	table := calmTable(t, scene.Settings{Speed: 1, TextSize: 100}, 250*time.Millisecond)
	x, y := table.picture.Layout.Hand[0].Centre()
	bx, by := table.place.Space(1, 1).Centre() // touches with a corner only
	table.Update(table.App, []input.Intent{
		{Kind: input.Press, X: x, Y: y}, {Kind: input.Move, X: bx, Y: by}, {Kind: input.Release, X: bx, Y: by},
	})
	if v := table.hand.held.gliding.Value(); v != 1 {
		t.Errorf("before any time has passed, %.2f of the tile's way back is left", v)
	}
	if v := table.hand.refusal.left.Value(); v != 1 {
		t.Errorf("before any time has passed, %.2f of the refusal's time is left", v)
	}
}

// firstIncome is the first income phase of a match of two.
func firstIncome(t *testing.T, names []string) income.Phase {
	t.Helper()
	phase := income.Phase{Names: names, Epoch: 1}
	builder := func(m *warsaw.Match, seat int) warsaw.Action { return choose(t, m, seat) }
	playedTo(t, people(2, 3), builder, func(m *warsaw.Match, events []warsaw.Event) bool {
		if !has(events, warsaw.IncomeBegan) {
			return false
		}
		for seat := range 2 {
			phase.Looks = append(phase.Looks, tileart.Look{District: m.Player(seat).District})
			phase.Before = append(phase.Before, warsaw.Sum{})
		}
		phase.Events = events
		return true
	})
	return phase
}

// TestIncomeOfTheTableGoesByTheClock counts an income phase at the table: what is begun in a tick has its whole time before
// it, and takes as long as it does by itself.
func TestIncomeOfTheTableGoesByTheClock(t *testing.T) {
	for _, length := range tickLengths() {
		table := calmTable(t, scene.Settings{Speed: 1, TextSize: 100}, length)
		phase := firstIncome(t, table.Names())
		alone, want := income.New(table.desk.art, phase), 0.0
		for alone.Update(nil, 0); !alone.Settled(); want += 1e-3 {
			alone.Update(nil, 1e-3)
		}
		v := income.New(table.desk.art, phase)
		table.shown.Wait(&announcement{kind: announceIncome, income: v})
		if err := table.desk.Update(); err != nil {
			t.Fatal(err)
		}
		if got := secondsUntil(t, table.desk, v.Settled); got < want-5e-3 || got > want+length.Seconds()+5e-3 {
			t.Errorf("with ticks of %v all is counted in %.2f s, not %.2f", length, got, want)
		}
	}
}

// TestThinkingBlinksByTheClock asks for a hint that is long in coming.
func TestThinkingBlinksByTheClock(t *testing.T) {
	for _, length := range []time.Duration{time.Second / 60, time.Second / 15} {
		table := calmTable(t, scene.Settings{Speed: 1, TextSize: 100}, length)
		a := newAdviser()
		table.desk.adviser = a
		table.TakeAll([]input.Intent{{Kind: input.Hint}})
		changes, lit := 0, table.hand.hint.DotLit(true)
		for range int(3 / length.Seconds()) {
			if err := table.desk.Update(); err != nil {
				t.Fatal(err)
			}
			if now := table.hand.hint.DotLit(true); now != lit {
				changes, lit = changes+1, now
			}
		}
		if changes < 9 || changes > 10 {
			t.Errorf("with ticks of %v another dot is lit %d times in three seconds, not 10", length, changes)
		}
		<-a.asked
		a.answer <- threeMoves(table, 0)
		awaitTable(t, table, "the answer is taken", func() bool { return !table.Hints.Busy() })
	}
}

// TestASleepIsCutShort lets the program sleep for an hour under a banner.
func TestASleepIsCutShort(t *testing.T) {
	table := calmTable(t, scene.Settings{Speed: 1, TextSize: 100}, time.Hour)
	table.shown.Wait(announcer{table.viewpoint}.milestone(warsaw.MilestoneTile, 1, 3))
	for range 2 {
		if err := table.desk.Update(); err != nil {
			t.Fatal(err)
		}
	}
	if len(table.shown.Waiting) == 0 {
		t.Error("the banner passed while the program was asleep")
	}
}

// TestASettledScreenRests lets ticks of the whole program pass over a settled table:
// nothing is allocated and nothing is to be drawn.
func TestASettledScreenRests(t *testing.T) {
	for _, length := range tickLengths() {
		table := calmTable(t, scene.Settings{Speed: 1, TextSize: 100}, length)
		app := table.desk
		for range 10 {
			if err := app.Update(); err != nil {
				t.Fatal(err)
			}
		}
		engine := testing.AllocsPerRun(200, func() { ebiten.IsFocused() }) // asks another thread
		if n := testing.AllocsPerRun(200, func() { app.Update() }); n != engine {
			t.Errorf("with ticks of %v a tick allocates %v times, %v of them in the engine", length, n, engine)
		}
		if table.Changed() {
			t.Errorf("with ticks of %v a table at rest wants to be drawn again", length)
		}
	}
}
