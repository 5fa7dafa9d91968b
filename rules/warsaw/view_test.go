package warsaw

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"capital/rules/random"
)

// knowledge is what each seat knows of the hands, tracked the slow way: a hand is
// a packet of tiles that goes round; whoever has held it knows it, and what has
// been revealed has left it.
type knowledge struct {
	epoch, round int
	packetOf     [MaxSeats]int                       // the packet each seat holds
	seen         [MaxSeats][MaxSeats]map[TileID]bool // tiles of a packet when the seat last held it; nil if it never has
	revealed     map[TileID]bool
}

// tell hears what happens.
func (k *knowledge) tell(e Event) {
	switch e.Kind {
	case EpochBegan:
		k.epoch = 0 // the deal is looked at afterwards
	case TileRevealed:
		k.revealed[e.Tile] = true
	}
}

// look looks at the match after each action: the packets move on, and every seat
// looks at its own.
func (k *knowledge) look(m *Match) {
	n := m.Seats()
	if k.epoch != m.Epoch() {
		*k = knowledge{epoch: m.Epoch(), revealed: map[TileID]bool{}}
		for s := range n {
			k.packetOf[s] = s
		}
	}
	for ; k.round < m.Round(); k.round++ {
		moved := k.packetOf
		for s := range n {
			to := s + 1 // the seat to the left
			if k.epoch == 2 || k.epoch == 4 || k.epoch == 6 {
				to = s + n - 1
			}
			moved[to%n] = k.packetOf[s]
		}
		k.packetOf = moved
	}
	for s := range n {
		hand := map[TileID]bool{}
		for _, t := range m.private[s].Hand(nil) {
			hand[t] = true
		}
		k.seen[s][k.packetOf[s]] = hand
	}
}

// hand is what seat knows of the hand that other holds now.
func (k *knowledge) hand(m *Match, seat, other int) (tiles []TileID, known bool) {
	if held := k.seen[seat][k.packetOf[other]]; held != nil {
		for t := range held {
			if !k.revealed[t] {
				tiles = append(tiles, t)
			}
		}
		slices.Sort(tiles)
		return tiles, true
	}
	if k.size(m) == 0 {
		return nil, true
	}
	rest := k.unplaced(m, seat)
	if k.unknownHands(m, seat) == 1 && len(rest) == k.size(m) {
		return rest, true
	}
	return nil, false
}

// size is how many tiles a hand holds now.
func (k *knowledge) size(m *Match) int {
	n := 4 - m.Round()
	if len(k.revealed) == m.Seats()*(m.Round()+1) {
		n--
	}
	return n
}

func (k *knowledge) unknownHands(m *Match, seat int) int {
	n := 0
	for s := range m.Seats() {
		if k.seen[seat][k.packetOf[s]] == nil {
			n++
		}
	}
	return n
}

// unplaced lists the tiles of the epoch that the seat has never seen.
func (k *knowledge) unplaced(m *Match, seat int) []TileID {
	var rest []TileID
	for _, t := range EpochStack(m.Epoch()) {
		seen := k.revealed[t]
		for _, packet := range k.seen[seat] {
			seen = seen || packet[t]
		}
		if !seen {
			rest = append(rest, t)
		}
	}
	return rest
}

func TestViewKnowsWhatTheSeatCanTell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		g.play(func() {
			for seat := range g.m.Seats() {
				v := g.m.View(seat)
				secret := false
				for other := range g.m.Seats() {
					want, wantKnown := g.knows.hand(&g.m, seat, other)
					got, known := v.HandOf(other, nil)
					slices.Sort(got)
					if known != wantKnown || !slices.Equal(got, want) {
						t.Fatalf("epoch %d, round %d: seat %d knows %v of the hand of seat %d, instead of %v", g.m.Epoch(), g.m.Round(), seat, got, other, want)
					}
					secret = secret || !known
				}
				var hidden TileSet
				if secret {
					for _, tile := range g.knows.unplaced(&g.m, seat) {
						hidden.Add(tile)
					}
				}
				if v.Hidden() != hidden {
					t.Fatalf("seat %d can't tell where %v are, instead of %v", seat, v.Hidden(), hidden)
				}
				if v.Seat() != seat || *v.Own() != g.m.private[seat] {
					t.Fatal("a view of the wrong seat")
				}
			}
		})
	})
}

func TestViewHoldsNothingHidden(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := newGame(t)
		g.play(func() {
			seat := g.r.Below(g.m.Seats())
			other := g.m
			shuffleHidden(&other, &g.knows, seat, &g.r)
			if a, b := g.m.View(seat), other.View(seat); a != b {
				t.Fatalf("epoch %d, round %d: the view of seat %d differs: %v", g.m.Epoch(), g.m.Round(), seat, difference(&a, &b))
			}
			if seat == 0 && g.r.Below(50) == 0 && other == g.m {
				t.Log("nothing was hidden")
			}
		})
	})
}

// difference names what differs between two views.
func difference(a, b *View) string {
	switch {
	case a.Table != b.Table:
		return "the table"
	case a.own != b.own:
		return "what is its own"
	case a.hands != b.hands:
		return fmt.Sprint("hands ", a.hands, b.hands)
	}
	return "hidden tiles"
}

// shuffleHidden changes all that the seat can't tell: the hands it does not know
// and the tiles that went back unseen, the order of a hand it has only deduced,
// what the others have committed, and the seed of what is to come.
func shuffleHidden(m *Match, k *knowledge, seat int, r *random.Source) {
	m.random = random.Source(r.Next())
	var pool []TileID
	type slot struct{ seat, n int }
	var slots []slot
	for s := range m.Seats() {
		if k.seen[seat][k.packetOf[s]] != nil {
			continue
		}
		hand := &m.private[s].hand
		for n := range hand { // the order they lie in is the holder's own
			j := n + r.Below(len(hand)-n)
			hand[n], hand[j] = hand[j], hand[n]
		}
		for n, t := range hand {
			if t != NoTile {
				pool, slots = append(pool, t), append(slots, slot{s, n})
			}
		}
	}
	if len(pool) > 0 {
		for _, t := range EpochStack(m.Epoch()) {
			if m.unseen.Has(t) {
				pool = append(pool, t)
				m.unseen.Remove(t)
			}
		}
		for n := range pool {
			j := n + r.Below(len(pool)-n)
			pool[n], pool[j] = pool[j], pool[n]
		}
		for n, s := range slots {
			m.private[s.seat].hand[s.n] = pool[n]
		}
		for _, t := range pool[len(slots):] {
			m.unseen.Add(t)
		}
	}
	for s := range MaxSeats {
		if s == seat {
			continue
		}
		p := &m.private[s]
		p.committed = randomAction(r)
		p.planned = uint8(r.Below(maxChoices + 1))
		for n := range p.plan {
			p.plan[n] = randomAction(r)
		}
	}
}
