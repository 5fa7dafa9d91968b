//go:build !js

package table

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/testscope"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// twoPeople sit at one screen.
func twoPeople(others ...record.Seat) []record.Seat {
	return append([]record.Seat{person("Zofia"), person("Jan")}, others...)
}

// curtainButton is where the next person says that they are there.
func (r *robot) curtainButton(name string) (x, y float64) {
	r.t.Helper()
	c := r.hiddenApp(false)
	c.ShowAtOnce(scene.NewCurtain(c.App, 0, name, nil))
	return centre(widgets(c)[0].Rect)
}

// secretTwins finds two seeds whose matches of two differ only in what the second
// person holds.
func secretTwins(t *testing.T) (seeds [2]uint64) {
	t.Helper()
	type open struct {
		table warsaw.Table
		first warsaw.Private
	}
	seen := map[open]uint64{}
	for seed := range uint64(200000) {
		m := warsaw.NewMatch(2, seed, nil)
		first, second := m.View(0), m.View(1)
		what := open{m.Table, *first.Own()}
		other, known := seen[what]
		if !known {
			seen[what] = seed
			continue
		}
		with := warsaw.NewMatch(2, other, nil)
		if held := with.View(1); *held.Own() != *second.Own() {
			return [2]uint64{other, seed}
		}
	}
	t.Fatal("no two matches look alike to the first person")
	return seeds
}

// TestNothingBeforeTheCurtainDependsOnTheNextHand plays two matches that differ only
// in what the second person holds. Until that person has lifted the curtain, every
// frame must be the same in both.
func TestNothingBeforeTheCurtainDependsOnTheNextHand(t *testing.T) {
	drive.Beside(t)
	seeds := secretTwins(t)
	var both [2]*robot
	for n, seed := range seeds {
		both[n] = open(t, game{w: 640, h: 400, speed: 1, record: warsaw.Record{Seed: seed, Seats: twoPeople()}})
	}
	frames := 0
	stride := testscope.Count(16, 2) // every second frame, or as a sample every sixteenth
	alike := func(ticks int) {
		t.Helper()
		for tick := 0; tick < ticks; tick += stride {
			var seen [2]*image.RGBA
			for n, r := range both {
				r.g.Tick(stride)
				seen[n] = r.g.Look()
			}
			if frames++; drive.Differing(seen[0], seen[1]) != 0 {
				both[0].keep("secret-0")
				both[1].keep("secret-1")
				t.Fatalf("frame %d tells what the second person holds", frames)
			}
		}
	}
	each := func(do func(r *robot)) {
		for _, r := range both {
			do(r)
		}
	}
	each(func(r *robot) {
		r.g.Key(ebiten.KeyEnter) // Continue
		r.g.Tick(8)              // the title darkens
	})
	alike(20)
	each((*robot).skip)
	each((*robot).rest)
	alike(2)
	both[0].keep("curtain")
	each(func(r *robot) { r.g.Click(r.curtainButton("Zofia")) })
	alike(30)
	m, _, _ := both[0].state()
	known := m.View(0)
	tile := known.Own().Hand(nil)[2]
	each(func(r *robot) {
		r.g.Move(r.hand(&m, 0, tile))
		r.g.Press()
		r.g.Move(centre(r.layout().FaceDown))
	})
	alike(2)
	each(func(r *robot) { r.g.Release() })
	alike(30)
	each(func(r *robot) { r.g.Key(ebiten.KeyU) }) // nothing to be had from keys either
	each(func(r *robot) { r.g.Key(ebiten.KeyL) })
	each(func(r *robot) { r.g.Key(ebiten.KeyDigit1) })
	alike(10)
	each(func(r *robot) { r.g.Click(r.curtainButton("Jan")) })
	each((*robot).rest)
	if drive.Differing(both[0].g.Look(), both[1].g.Look()) == 0 {
		t.Error("the second person's hand does not show either")
	}
}

// watch looks at the places of the hand, tick by tick, for tiles that must not be seen.
type watch struct {
	r      *robot
	places []widget.Rect
	seen   [][]*image.RGBA // of every frame, the places
}

func (r *robot) watch() *watch {
	l := r.layout()
	w := &watch{r: r}
	for _, place := range append(l.Hand[:], l.Single()) {
		w.places = append(w.places, place.Inset(place.W*0.15))
	}
	return w
}

// look lets ticks pass and looks at every other one, or as a sample at every fourth.
func (w *watch) look(ticks int) {
	w.r.t.Helper()
	stride := testscope.Count(4, 2)
	for tick := 0; tick < ticks; tick += stride {
		w.r.g.Tick(stride)
		picture := w.r.g.Look()
		var places []*image.RGBA
		for _, place := range w.places {
			places = append(places, inside(picture, place))
		}
		w.seen = append(w.seen, places)
	}
}

// forbid checks that none of so many open tiles was seen in any frame before now.
func (w *watch) forbid(tiles int) {
	w.r.t.Helper()
	picture := w.r.g.Look()
	for n := range tiles {
		open := inside(picture, w.places[n])
		for frame, places := range w.seen {
			for _, place := range places {
				if same := len(place.Pix)/4 - drive.Differing(place, open); same > len(place.Pix)/4/2 {
					w.r.keep("peeked")
					w.r.t.Fatalf("frame %d of %d shows tile %d of the next hand", frame, len(w.seen), n+1)
				}
			}
		}
	}
	w.seen = w.seen[:0]
}

// TestTwoPeopleAtOneScreen plays a first epoch into the second, and from the third
// through a war into the fourth. Between one person's pick and the other's word on the
// curtain, no tile of that one's hand is seen, nor in the use of the tiles that follows.
func TestTwoPeopleAtOneScreen(t *testing.T) {
	drive.Beside(t)
	t.Run("peace", func(t *testing.T) {
		testscope.Only(t)
		playTwo(t, warsaw.Record{Seed: 21, Seats: twoPeople()}, func(m *warsaw.Match) bool { return m.Epoch() == 2 })
	})
	t.Run("war", func(t *testing.T) {
		record := search(t, 2, func(m *warsaw.Match) bool { return m.Epoch() == 3 && m.Round() == 3 })
		record.Seats = twoPeople()
		war := playTwo(t, record, func(m *warsaw.Match) bool { return m.Epoch() == 4 })
		if !war[warsaw.DecideLosses] {
			t.Error("there was no war")
		}
	})
}

// playTwo goes on with a match of two people up to where it is enough, and returns
// the decisions that were made.
func playTwo(t *testing.T, record warsaw.Record, enough func(m *warsaw.Match) bool) (made map[warsaw.Decision]bool) {
	t.Helper()
	r := begin(t, game{w: 640, h: 400, speed: 4, record: record})
	w := r.watch()
	made = map[warsaw.Decision]bool{}
	seat := 0
	for n := 0; ; n++ {
		m := r.awaitPerson(w)
		if enough(&m) {
			return made
		}
		seat = next(&m, seat)
		d := m.Owes(seat)
		if !made[d] {
			made[d] = true
			r.picture("two-%s-%d", t.Name()[len("TestTwoPeopleAtOneScreen/"):], d)
		}
		if d != warsaw.DecidePick {
			r.playByMouse(&m, seat)
			continue
		}
		r.g.Click(r.curtainButton(record.Seats[seat].Name))
		r.rest()
		known := m.View(seat)
		w.forbid(len(known.Own().Hand(nil)))
		a := choose(t, &m, seat)
		if n%3 == 0 {
			r.direct(&m, seat, plan(&m, seat, a.Tile, n))
		} else {
			r.mouse(&m, seat, a)
		}
	}
}

// next is the seat that decides next at one screen, or -1: whoever has decided last
// as long as there is something to decide.
func next(m *warsaw.Match, last int) int {
	if last >= 0 && m.Owes(last) != warsaw.NoDecision {
		return last
	}
	for seat := range m.Seats() {
		if m.Owes(seat) != warsaw.NoDecision {
			return seat
		}
	}
	return -1
}

// awaitPerson waits for the next decision, looking on; where income is counted it
// goes on.
func (r *robot) awaitPerson(w *watch) warsaw.Match {
	r.t.Helper()
	r.until("someone decides", func(m *warsaw.Match, _ []warsaw.Event, _ int) bool {
		w.look(2)
		return m.Over() || next(m, -1) >= 0
	})
	w.look(3)
	r.passAnnouncements()
	r.rest()
	w.look(1)
	m, _, _ := r.state()
	return m
}

// TestUndoBetweenPeopleLowersTheCurtain takes a pick back with the curtain between.
func TestUndoBetweenPeopleLowersTheCurtain(t *testing.T) {
	drive.Beside(t)
	r := begin(t, game{speed: 1, record: warsaw.Record{Seed: 5, Seats: twoPeople()}})
	m, _, _ := r.state()
	r.g.Click(r.curtainButton("Zofia"))
	r.rest()
	first := r.watch()
	firstView := m.View(0)
	r.mouse(&m, 0, warsaw.Action{Kind: warsaw.Pick, Tile: firstView.Own().Hand(nil)[0]})
	r.rest()
	m, _, _ = r.state()
	r.g.Click(r.curtainButton("Jan"))
	r.rest()
	// Jan takes Zofia's pick back: her hand comes only after her word.
	r.g.Click(centre(r.layout().Undo))
	first.look(60)
	r.until("the pick is taken back", func(m *warsaw.Match, _ []warsaw.Event, moves int) bool { return moves == 0 })
	r.picture("curtain-undo")
	r.g.Click(r.curtainButton("Zofia"))
	r.rest()
	first.forbid(4)
	// Zofia picks again, and Jan; then nothing can be taken back any more.
	m, _, _ = r.state()
	r.mouse(&m, 0, warsaw.Action{Kind: warsaw.Pick, Tile: firstView.Own().Hand(nil)[1]})
	r.rest()
	r.g.Click(r.curtainButton("Jan"))
	r.rest()
	second := m.View(1)
	r.mouse(&m, 1, warsaw.Action{Kind: warsaw.Pick, Tile: second.Own().Hand(nil)[0]})
	r.rest()
	_, _, moves := r.state()
	r.g.Key(ebiten.KeyU)
	r.unchanged(moves)
}

// TestLeavingAtOneScreenKeepsHandsHidden goes on with a match of two people: the
// curtain comes first.
func TestLeavingAtOneScreenKeepsHandsHidden(t *testing.T) {
	drive.Beside(t)
	record := warsaw.Record{Seed: 8, Seats: twoPeople(computer("Wars"))}
	r := begin(t, game{speed: 1, record: record})
	r.g.Click(r.curtainButton("Zofia"))
	r.rest()
	r.g.Key(ebiten.KeyEscape)
	r.leaveByMenu()
	r.rest()
	w := r.watch()
	r.g.Key(ebiten.KeyEnter)
	w.look(60)
	r.skip()
	w.look(30)
	r.picture("curtain-continue")
	r.g.Click(r.curtainButton("Zofia"))
	r.rest()
	w.forbid(4)
	if r.record().Seats[0].Player != session.Person {
		t.Error("another match")
	}
}
