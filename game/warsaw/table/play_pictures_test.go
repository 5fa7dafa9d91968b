//go:build !js

package table

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// busy is a match of four that Builders have played up to where something is wanted.
func busy(t testing.TB, wanted func(m *warsaw.Match) bool) warsaw.Record {
	t.Helper()
	record := warsaw.Record{Seed: 2024, Seats: []record.Seat{person("Zofia"), computer("Sawa"), computer("Wars"), computer("Bolek")}}
	m := warsaw.NewMatch(4, record.Seed, nil)
	for !m.Over() {
		for seat := range record.Seats {
			if m.Owes(seat) == warsaw.NoDecision {
				continue
			}
			if wanted(&m) {
				return record
			}
			a := choose(t, &m, seat)
			m.Apply(seat, a, nil)
			record.Actions = append(record.Actions, warsaw.Move{Seat: seat, Action: a})
		}
	}
	t.Fatal("the match does not come to it")
	return record
}

// TestTableAtEverySize looks at a late match on every size of screen, and plays a
// turn on it.
func TestTableAtEverySize(t *testing.T) {
	drive.Beside(t)
	record := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 5 && m.Round() == 1 && m.Owes(0) == warsaw.DecidePick })
	sizes := [][2]int{{810, 1080}, {960, 600}, {1280, 720}, {3840, 2160}}
	for _, size := range sizes[:testscope.Count(2, len(sizes))] {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			r := begin(t, game{w: size[0], h: size[1], record: record})
			m := r.await(0)
			a := choose(t, &m, 0)
			use := plan(&m, 0, a.Tile, 1)
			r.g.Move(r.hand(&m, 0, a.Tile))
			r.g.Press()
			r.g.Move(r.at(&m, 0, use.Space))
			r.g.Tick(5)
			r.picture("busy-%dx%d", size[0], size[1])
			r.g.Move(centre(r.layout().FaceDown))
			r.g.Release()
			r.expect(len(record.Actions), 0, a)
			m = r.await(0)
			r.playByMouse(&m, 0)
		})
	}
}

// TestWindowIsResized plays on while the window changes.
func TestWindowIsResized(t *testing.T) {
	drive.Beside(t)
	r := solo(t, 4)
	for _, size := range [][2]int{{960, 600}, {810, 1080}, {1600, 700}, {1280, 720}} {
		r.g.Resize(size[0], size[1])
		r.w, r.h = float64(size[0]), float64(size[1])
		r.g.Tick(3)
		m := r.await(0)
		round := m.Round()
		for !m.Over() && m.Round() == round && m.Owes(0) != warsaw.NoDecision { // a whole turn
			r.playByMouse(&m, 0)
			m = r.await(0)
		}
		r.picture("resized-%dx%d", size[0], size[1])
	}
	// While a tile is carried, too.
	m := r.await(0)
	r.g.Resize(1024, 640)
	r.w, r.h = 1024, 640
	r.g.Tick(3)
	a := choose(t, &m, 0)
	for m.Owes(0) != warsaw.DecidePick {
		r.playByMouse(&m, 0)
		m = r.await(0)
		a = choose(t, &m, 0)
	}
	_, _, moves := r.state()
	r.g.Move(r.hand(&m, 0, a.Tile))
	r.g.Press()
	r.g.Resize(1280, 720)
	r.w, r.h = 1280, 720
	r.g.Tick(3)
	r.g.Move(centre(r.layout().FaceDown))
	r.g.Release()
	r.expect(moves, 0, warsaw.Action{Kind: warsaw.Pick, Tile: a.Tile})
}

// beforeWar is a match in which a person is about to use the last tile before a war.
func beforeWar(t *testing.T) warsaw.Record {
	t.Helper()
	return busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 4 && m.Round() == 3 && m.Owes(0) == warsaw.DecideUse })
}

// TestAnnouncementsAreSeen keeps pictures of what the match waits for.
func TestAnnouncementsAreSeen(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	r := begin(t, game{w: 1280, h: 720, speed: 1, record: beforeWar(t)})
	m := r.await(0)
	r.g.Move(2, 2)
	calm := r.g.Look()
	r.gesture(&m, 0, choose(t, &m, 0)) // what is seen may pass while a slow disk saves
	r.sees("war-banner", calm, 0.97)
	m = r.await(0)
	a := choose(t, &m, 0)
	r.g.Click(r.at(&m, 0, a.Space))
	r.picture("losses-marked")
	r.g.Click(r.at(&m, 0, a.Space))
	r.gesture(&m, 0, a)
	r.sees("losses-falling", r.g.Look(), 0.01)
	r.sees("milestone-banner", calm, 0.97)
	r.until("the income begins", func(m *warsaw.Match, events []warsaw.Event, _ int) bool {
		if m.Owes(0) == warsaw.DecideMilestone {
			r.passAnnouncements() // under a banner nothing is grasped
			r.mouse(m, 0, choose(t, m, 0))
		}
		return slices.ContainsFunc(events[r.shown:], func(e warsaw.Event) bool { return e.Kind == warsaw.IncomeBegan })
	})
	r.g.Tick(140)
	counting := r.keep("income-counting")
	r.skip()
	if drive.Differing(counting, r.keep("income")) == 0 {
		t.Error("the counting is not skipped")
	}
}

// TestWithoutMotionAnnouncementsAreInstant uses the last tile before a war with no motion
// shown: nothing moves after the first ticks, but for the computer players.
func TestWithoutMotionAnnouncementsAreInstant(t *testing.T) {
	drive.Beside(t)
	r := begin(t, game{record: beforeWar(t)})
	m := r.await(0)
	r.mouse(&m, 0, choose(t, &m, 0))
	r.until("losses are asked", func(m *warsaw.Match, _ []warsaw.Event, _ int) bool {
		return m.Owes(0) == warsaw.DecideLosses && m.Owes(1)|m.Owes(2)|m.Owes(3) == warsaw.NoDecision
	})
	r.g.Move(2, 2) // a pointer that rests on something is told of it
	r.g.Tick(4)
	soon := r.g.Look()
	r.g.Tick(300)
	if n := drive.Differing(soon, r.g.Look()); n != 0 {
		t.Errorf("%d pixels change later", n)
	}
}

// TestReducedMotionTravelsNowhere drops a tile where it is refused: with less motion
// it is back in the hand at once, else it glides.
func TestReducedMotionTravelsNowhere(t *testing.T) {
	drive.Beside(t)
	for name, args := range map[string][]string{"usual": nil, "reduced": {"play", "-reduced-motion"}} {
		t.Run(name, func(t *testing.T) {
			seats := []record.Seat{person("Zofia"), computer("Sawa")}
			r := begin(t, game{speed: 1, args: args, record: warsaw.Record{Seed: 7, Seats: seats}})
			m := r.await(0)
			known := m.View(0)
			x, y := r.hand(&m, 0, known.Own().Hand(nil)[0])
			board := r.layout().Board
			r.g.Drag(x, y, board.X+12, board.Y+board.H-12)
			r.g.Tick(1)
			soon := r.g.Look()
			r.g.Tick(30)
			moved := share(soon, r.g.Look(), r.hands()) > 0
			if moved == (name == "reduced") {
				t.Errorf("travelled: %v", moved)
			}
		})
	}
}

// TestSettingsAreKept turns motion off by clicks and finds it off in the next run.
func TestSettingsAreKept(t *testing.T) {
	drive.Beside(t)
	r := open(t, game{speed: 1})
	r.g.Tick(120)
	r.g.Click(r.titleButton(false, "title.settings"))
	r.g.Tick(30)
	app := r.hiddenApp(false)
	goTo(t, app, "title.settings")
	back := labelled(t, app, "button.back")
	tab := labelled(t, app, "settings.moving")
	r.g.Click(centre(tab))
	press(app, tab)
	box := firstCycler(t, app) // the speed
	for range 2 {
		r.g.Click(box.X+box.W*0.1, box.Y+box.H/2)
	}
	r.g.Click(centre(back))
	r.g.Tick(5)
	before := r.g.Look()
	r.g.Close()
	again := drive.Start(t, drive.Options{Width: int(r.w), Height: int(r.h), Home: r.g.Home})
	again.Tick(5)
	again.Move(centre(back))
	again.Tick(2)
	if n := drive.Differing(before, again.Look()); n != 0 {
		t.Errorf("the title without motion differs in %d pixels", n)
	}
	again.Key(ebiten.KeyEscape)
}
