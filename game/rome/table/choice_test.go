//go:build !js

package table

import (
	"capital/input"
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/rome/table/wording"
	"capital/rules/rome"
)

// builder is what a seat knows that builds, at the beginning of a match or later.
func builder(t *testing.T, seed uint64, round int) *rome.View {
	t.Helper()
	r := until(t, seats(2, 0, ""), seed, owes(0, rome.DecideBuild, round))
	m, err := rome.Rules().Replay(&r, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0)
	return &v
}

// TestEveryActionCanBeChosen in matches of builders: choosing its things one after another, in either order, makes each legal
// action but those that differ from another in the number of a card only.
func TestEveryActionCanBeChosen(t *testing.T) {
	tried := map[rome.Type]int{}
	for seed := range uint64(6) {
		v := builder(t, seed, int(seed%rome.Rounds)+1)
		k := chooser{v}
		for _, a := range v.Legal(nil) {
			if a.Kind != rome.Play {
				continue
			}
			things := steps(v.Hand(), v.Seat(), a)
			tried[a.Card.Type()]++
			if got := chosen(k, choice{}, things); !alike(got, a) {
				t.Errorf("seed %d: %v was to be chosen by %v, %v came of it", seed, a, things, got)
			}
			if a.Card.Type() == rome.Floor && (a.B == 0 || a.B < rome.NoFloor && v.Player(0).Unfinished[a.B] > 0) {
				if got := chosen(k, choice{}, []view.Thing{things[0], things[3], things[1]}); !alike(got, a) {
					t.Errorf("seed %d: %v was to be chosen with the higher house first, %v came of it", seed, a, got)
				}
			}
			if a.Card.Type() == rome.Roof {
				if got := chosen(k, choice{}, []view.Thing{things[1], things[0]}); !alike(got, a) {
					t.Errorf("seed %d: %v was to be chosen with the house first, %v came of it", seed, a, got)
				}
			}
			card := choice{card: a.Card, chosen: true}
			if got := chosen(k, card, things); got != a {
				t.Errorf("seed %d: %v was to be chosen with its card, %v came of it", seed, a, got)
			}
		}
	}
	for of := range rome.Type(rome.Types) {
		if tried[of] == 0 {
			t.Errorf("no action with a %v card was tried", of)
		}
	}
}

// chosen is the action that comes of choosing things one after another.
func chosen(k chooser, c choice, things []view.Thing) (a rome.Action) {
	for _, thing := range things {
		if thing.Kind == view.Stock && c.laid {
			continue
		}
		switch s := k.with(c, thing); s.kind {
		case goesOn:
			c = s.next
		case whole:
			a = s.action
		}
	}
	return a
}

// TestTheLowestCardIsTaken of those that do it, for only auctions ask for numbers.
func TestTheLowestCardIsTaken(t *testing.T) {
	v := builder(t, 3, 2)
	k := chooser{v}
	for of := range rome.Type(rome.Types) {
		for colour := range rome.Colour(rome.Colours) {
			card, ok := k.pick(&choice{}, of, colour)
			for other := range v.Hand().Of(of).All() {
				if of == rome.Permit && other.Colour() != colour {
					continue
				}
				if !ok || other.Number() < card.Number() {
					t.Errorf("%v was taken (%v), not %v", card, ok, other)
				}
			}
		}
	}
}

// TestFloorsLeadNowhereWithoutRoofs: the rules allow them, but nothing offers them.
func TestFloorsLeadNowhereWithoutRoofs(t *testing.T) {
	v, stock := builder(t, 3, 2), choice{thing: view.Thing{Kind: view.Stock}}
	k := chooser{v}
	if v.Hand().Of(rome.Floor) == 0 || !k.leads(stock) {
		t.Fatal("no floors could be built anyway")
	}
	v.Player(0).Roofs = [rome.Shapes]uint8{}
	if k.leads(stock) || k.with(stock, view.Thing{Kind: view.NewHouse}).kind != goesOn {
		t.Error("floors are offered, or refused")
	}
}

// TestARoofSaysWhereItsHouseCanGo: to prefectures for which a permit is held, and for which only that is lacking.
func TestARoofSaysWhereItsHouseCanGo(t *testing.T) {
	r := until(t, seats(1, 1, ai.Builder), 3, func(m *rome.Match) bool { return m.Owes(0) == rome.DecideBuild })
	m, err := rome.Rules().Replay(&r, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := sums{art: quickApp(t).art, known: m.View(0)}
	held := map[rome.Colour]bool{}
	for c := range s.known.Hand().Of(rome.Permit).All() {
		held[c.Colour()] = true
	}
	rows := s.open(&s.known.Table, 1, rome.Round)
	if len(held) == rome.Colours || len(rows) != rome.Places {
		t.Fatalf("permits of %d colours, %d prefectures", len(held), len(rows))
	}
	for n, row := range rows {
		place := rome.Place(n)
		words := s.art.Strings.Text("sum.fits", s.art.PlaceName(place))
		if (row.Words == words) != held[place.Colour()] {
			t.Errorf("%q, though a permit is held: %v", row.Words, held[place.Colour()])
		}
	}
}

// TestAFloorIsTakenBack before the second one is laid, and nothing is played.
func TestAFloorIsTakenBack(t *testing.T) {
	r := until(t, seats(1, 1, ai.Builder), 3, func(m *rome.Match) bool {
		return m.Owes(0) == rome.DecideBuild && m.Hand(0).Of(rome.Floor) != 0
	})
	table := tableOf(t, quickApp(t), r)
	before := table.hand.table()
	table.Do(table.hand.choose(view.Thing{Kind: view.Stock}))
	table.Do(table.hand.choose(view.Thing{Kind: view.NewHouse}))
	laid := table.hand.table()
	if laid.Player(0).Unfinished[1] != before.Player(0).Unfinished[1]+1 {
		t.Fatal("the first floor is not seen")
	}
	table.TakeOne(input.Intent{Kind: input.Undo})
	if table.hand.choice.laid || table.hand.table() != before || table.session.Moves() != len(r.Actions) {
		t.Error("the floor was not taken back")
	}
}

// TestWhatIsRefusedIsTold in words that name the prefecture, for each reason that a person can meet.
func TestWhatIsRefusedIsTold(t *testing.T) {
	art := quickApp(t).art
	seen := map[string]bool{}
	for key := rome.ReasonNotYourTurn; key <= rome.ReasonEmptyPile; key++ {
		for _, height := range [][2]int8{{1, 1}, {2, 3}, {7, 7}} {
			words := wording.Reason(art, wording.Refused{Reason: rome.Reason{Key: key, A: height[0], B: height[1]}, Place: rome.Capitoline})
			if words == "" || key == rome.ReasonWrongHeight && seen[words] {
				t.Errorf("%v is told as %q", key, words)
			}
			seen[words] = true
		}
	}
	for _, of := range []rome.Type{rome.Roof, rome.Floor, rome.Permit} {
		if words := wording.Reason(art, wording.Refused{Lacks: true, Of: of, Colour: rome.Red}); words == "" || seen[words] {
			t.Errorf("that no %v card is there is told as %q", of, words)
		}
	}
}
