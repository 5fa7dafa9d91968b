package warsaw

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"capital/rules/random"
)

// Random games in which everything that must always hold is looked at after every
// action.

// game is one match played at random, with a knowledge of its past.
type game struct {
	t     *rapid.T
	m     Match
	knows knowledge
	r     random.Source // for what needs no shrinking
}

// newGame sets a match up. Rich seats can afford what is rare otherwise: districts
// that are full, and that collapse.
func newGame(t *rapid.T) *game {
	seats := rapid.IntRange(2, MaxSeats).Draw(t, "seats")
	g := &game{t: t, r: random.Source(rapid.Uint64().Draw(t, "dice"))}
	g.m = NewMatch(seats, rapid.Uint64().Draw(t, "seed"), nil)
	if rapid.Bool().Draw(t, "rich") {
		for s := range seats {
			g.m.players[s].Coins = 600
		}
	}
	g.knows.look(&g.m)
	return g
}

// play plays on to the end; after every action each test looks at the match.
func (g *game) play(look func()) {
	var buf [512]Action
	look()
	for !g.m.Over() {
		seats := owing(&g.m)
		seat := seats[rapid.IntRange(0, len(seats)-1).Draw(g.t, "seat")]
		legal := g.m.Legal(seat, true, buf[:0])
		if len(legal) == 0 {
			g.t.Fatalf("seat %d owes a decision and has no action", seat+1)
		}
		a := legal[rapid.IntRange(0, len(legal)-1).Draw(g.t, "action")]
		if g.m.Owes(seat) == DecideUse && len(legal) > 1 && a.Kind == Discard && g.r.Below(4) > 0 {
			a = legal[1+g.r.Below(len(legal)-1)]
		}
		if reason := g.m.Apply(seat, a, g.knows.tell); !reason.OK() {
			g.t.Fatalf("seat %d: %v is listed and refused: %v", seat+1, a, reason)
		}
		g.knows.look(&g.m)
		look()
	}
}

func owing(m *Match) []int {
	var seats []int
	for s := range m.Seats() {
		if m.Owes(s) != NoDecision {
			seats = append(seats, s)
		}
	}
	return seats
}

func TestRandomGamesKeepEveryInvariant(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		actions := 0
		g.play(func() {
			if err := g.m.Invariants(); err != nil {
				t.Fatal(err)
			}
			if len(owing(&g.m)) == 0 != g.m.Over() {
				t.Fatal("nobody owes a decision, and the match is not over")
			}
			for s := range g.m.Seats() {
				checkDistrict(t, &g.m, s)
			}
			actions++
		})
		if winners := g.m.Winners(); winners == 0 || winners >= 1<<g.m.Seats() {
			t.Fatalf("winners %b", winners)
		}
		if actions > 600 {
			t.Fatalf("%d actions in one match", actions)
		}
	})
}

// checkDistrict rebuilds the district from its visible tiles and stacks, and
// compares what it is told to hold with what it does.
func checkDistrict(t *rapid.T, m *Match, seat int) {
	d := &m.players[seat].District
	slow := slowDistrict{}
	for i := range 16 {
		tile, turn := d.TileAt(i)
		stack := m.Stack(seat, d.SpaceOf(i), nil)
		if (tile == NoTile) != (len(stack) == 0) || len(stack) > 0 && stack[0] != tile {
			t.Fatalf("seat %d, %s: tile %d on the stack %v", seat+1, spaceName(i), tile, stack)
		}
		if tile != NoTile {
			s := slowTurned(tile.Tile(), turn)
			s.height = len(stack)
			slow[slowPoint{i % 4, i / 4}] = s
		}
	}
	if err := slow.compare(d); err != nil {
		t.Fatalf("seat %d: %v\n%s", seat+1, err, d.Picture())
	}
	if m.Owes(seat) != DecideWindow && !d.Has(Prudential) && min(d.width, d.height) > 3 {
		t.Fatalf("seat %d: %d×%d", seat+1, d.width, d.height)
	}
}

// universe offers every action around the legal ones, and many that are none.
func universe(m *Match, seat int, r *random.Source, full bool, try func(Action)) {
	tried := []TileID{0, m.revealed[seat], NoTile, faces, TileID(r.Below(256))}
	tried = append(tried, m.private[seat].hand[:]...)
	if full {
		for id := range int(faces) + 1 {
			tried = append(tried, TileID(id))
		}
	} else {
		for n := range m.milestones {
			tried = append(tried, MilestoneTile+TileID(n), MilestoneBack+TileID(n))
		}
		for _, b := range []Building{WarsawViennaRailway, OkecieAirport, MainRailwayStation, WarsawSchoolOfEconomics} {
			tried = append(tried, BuildingTile(b))
		}
	}
	slices.Sort(tried)
	tried = slices.Compact(tried)
	for kind := ActionKind(0); kind <= Finish+1; kind++ {
		reach := int8(6)
		if !full && (kind > Finish || decisionFor[kind] != m.owes[seat] || m.owes[seat] == NoDecision) {
			reach = 1 // another decision is owed: all must be refused for one reason
		}
		for amount := range uint8(20) {
			try(Action{Kind: kind, Amount: amount})
		}
		for _, tile := range tried {
			for turn := range uint8(5) {
				try(Action{Kind: kind, Tile: tile, Turn: turn})
				for y := -reach; y <= reach; y++ {
					for x := -reach; x <= reach; x++ {
						try(Action{Kind: kind, Tile: tile, Turn: turn, Space: Space{x, y}})
					}
				}
			}
			try(Action{Kind: kind, Tile: tile, Amount: 1})
			try(Action{Kind: kind, Tile: tile, Space: Space{1, 0}, Other: Space{0, 1}})
		}
		for y := -reach; y <= reach; y++ {
			for x := -reach; x <= reach; x++ {
				at := Space{x, y}
				for turn := range uint8(5) {
					try(Action{Kind: kind, Space: at, Turn: turn})
				}
				try(Action{Kind: kind, Space: at, Other: Space{0, 1}})
				try(Action{Kind: kind, Space: at, Other: Space{math.MinInt8, math.MaxInt8}})
				if kind != Lose {
					continue
				}
				for v := -reach; v <= reach; v++ {
					for u := -reach; u <= reach; u++ {
						try(Action{Kind: kind, Space: at, Other: Space{u, v}})
					}
				}
			}
		}
	}
	for range 200 {
		try(randomAction(r))
	}
}

func randomAction(r *random.Source) Action {
	return Action{ActionKind(r.Below(14)), TileID(r.Below(256)), uint8(r.Below(5)), uint8(r.Below(3)),
		Space{int8(r.Below(5) - 2), int8(r.Below(5) - 2)}, Space{int8(r.Below(5) - 2), int8(r.Below(5) - 2)}}
}

func TestLegalListAndApplyAgree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		g.play(func() {
			full := g.r.Below(800) == 0
			if !full && g.r.Below(16) > 0 && g.m.Phase() <= PhaseUse {
				return
			}
			for seat := -1; seat <= MaxSeats; seat++ {
				agree(t, &g.m, seat, &g.r, full)
			}
		})
	})
}

// agree tries every action of a universe: the listed ones are legal, all others
// are refused and change nothing.
func agree(t *rapid.T, m *Match, seat int, r *random.Source, full bool) {
	before := *m
	legal := map[Action]bool{}
	probe := seat
	if seat >= 0 && seat < m.Seats() {
		for _, a := range m.Legal(seat, true, nil) {
			if legal[a] {
				t.Fatalf("%v is listed twice", a)
			}
			legal[a] = true
			next := *m
			if reason := next.Apply(seat, a, nil); !reason.OK() {
				t.Fatalf("seat %d: %v is listed and refused: %v", seat+1, a, reason)
			}
			if next == before {
				t.Fatalf("seat %d: %v changes nothing", seat+1, a)
			}
			if err := next.Invariants(); err != nil {
				t.Fatalf("seat %d: after %v: %v", seat+1, a, err)
			}
		}
		v := m.View(seat)
		if got := v.Legal(true, nil); !slices.Equal(got, m.Legal(seat, true, nil)) {
			t.Fatalf("seat %d: its view lists other actions", seat+1)
		}
		shortList(t, m, seat)
	} else {
		probe = 0
	}
	universe(m, probe, r, full, func(a Action) {
		if legal[a] {
			return
		}
		if reason := m.Apply(seat, a, nil); reason.OK() {
			t.Fatalf("seat %d: %#v is not listed and was carried out", seat+1, a)
		} else if reason.Error() == "" || reason.Key.String() == "unknown" {
			t.Fatalf("a reason without words: %v", reason.Key)
		}
	})
	if *m != before {
		t.Fatalf("seat %d: a refused action changed the match", seat+1)
	}
}

// shortList checks that the short list is part of the long one and comes to the
// same looks.
func shortList(t *rapid.T, m *Match, seat int) {
	long, short := m.Legal(seat, true, nil), m.Legal(seat, false, nil)
	looks := func(list []Action) map[string]int {
		seen := map[string]int{}
		for _, a := range list {
			look := a
			quarters := ""
			if a.Kind == Build || a.Kind == Overbuild {
				look.Turn = 0
				quarters = fmt.Sprint(slowTurned(a.Tile.Tile(), int(a.Turn)).quarters)
			}
			seen[look.String()+quarters]++
		}
		return seen
	}
	a, b := looks(long), looks(short)
	if len(a) != len(b) || len(b) != len(short) {
		t.Fatalf("seat %d: %d looks in the long list, %d in the short one of %d", seat+1, len(a), len(b), len(short))
	}
	for _, action := range short {
		if !slices.Contains(long, action) {
			t.Fatalf("seat %d: %v is in the short list only", seat+1, action)
		}
	}
	for look := range a {
		if b[look] == 0 {
			t.Fatalf("seat %d: %s is not in the short list", seat+1, look)
		}
	}
}

func TestACopyIsAMatchOfItsOwn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		var buf [512]Action
		g.play(func() {
			if g.r.Below(30) > 0 {
				return
			}
			before, copied, again := g.m, g.m, g.m
			for one, other := g.r, g.r; !copied.Over(); {
				randomMove(&copied, &one, buf[:], nil)
				randomMove(&again, &other, buf[:], nil)
			}
			if g.m != before {
				t.Fatal("playing a copy on changed the original")
			}
			if copied != again {
				t.Fatal("the same actions gave two different matches")
			}
		})
	})
}
