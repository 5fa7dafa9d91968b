package ai

import (
	"cmp"
	"slices"

	"capital/rules/rome"
)

// Worth is what the piece that is auctioned brings in a prefecture, as the table lies.
type Worth struct {
	Place         rome.Place
	Points, Cards int // of the seat: points each scoring; cards each round
	Other         int // who else gains most there, or -1
	Others        int // that many points or, of an amphitheatre, cards
}

// Worths lists where the piece brings a seat something. What is worth most against the best other one comes first: where
// that one gains as much, a piece is worth nothing.
func Worths(v *rome.View, seat int) (all []Worth) {
	now := newPosition(v)
	for p := range rome.Place(rome.Places) {
		if !now.canPut(p) {
			continue
		}
		then := now
		then.put(p)
		if g := gainOf(&now, &then, p, seat); g.points+g.cards > 0 {
			all = append(all, Worth{p, g.points, g.cards, g.other, g.points + g.cards - g.beyond})
		}
	}
	slices.SortStableFunc(all, func(a, b Worth) int {
		return cmp.Or(cmp.Compare(b.Beyond(), a.Beyond()), cmp.Compare(b.Points+b.Cards, a.Points+a.Cards))
	})
	return all
}

// Beyond is by how much the seat gains more than the best other one.
func (w *Worth) Beyond() int { return w.Points + w.Cards - w.Others }

// gain is what the piece brings a seat at the place that is best for it.
type gain struct {
	place  rome.Place
	points int // more, each scoring
	cards  int // each round: of an amphitheatre
	beyond int // points more than the best that another gets there
	other  int // who that is, or -1
}

// gainOf is what a piece brings a seat in a prefecture.
func gainOf(now, then *position, p rome.Place, seat int) gain {
	before, after := now.Standings(p), then.Standings(p)
	g := gain{place: p, points: after[seat].Points - before[seat].Points, other: -1}
	if now.Piece() == rome.Amphitheatre {
		g.cards = cardsFor(after[seat].Rank)
	}
	others := 0
	for other := range now.Seats() {
		if other == seat {
			continue
		}
		gains := after[other].Points - before[other].Points
		if now.Piece() == rome.Amphitheatre {
			gains = cardsFor(after[other].Rank)
		}
		if gains > others {
			others, g.other = gains, other
		}
	}
	g.beyond = g.points + g.cards - others
	return g
}

// cardsFor is how many cards an amphitheatre brings a place (C18).
func cardsFor(rank int) int {
	if rank == 0 {
		return 0
	}
	return 3 - rank
}
