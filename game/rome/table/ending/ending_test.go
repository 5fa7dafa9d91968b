//go:build !js

package ending

import (
	"context"
	"math"
	"strings"
	"testing"

	"capital/audio"
	"capital/game/rome/ai"
	"capital/game/rome/table/scoring"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/render/rome/forum"
	"capital/rules/record"
	"capital/rules/rome"
)

// desk is what the end of a match is shown with.
type desk struct {
	*scene.App
	art *view.Rome
}

// quickApp is the program with Capitol in its cabinet, without a screen or sound.
func quickApp(t testing.TB) *desk {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	r, err := view.NewRome(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	if err := app.Add(scene.Game{Name: "rome", Words: r.Strings, Levels: ai.Levels(), Most: rome.MaxSeats, Backdrop: new(forum.Forum)}); err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	return &desk{app, r}
}

// played is a match of builders to its end, for whoever is said to sit there.
func played(t testing.TB, seats int, seed uint64, options ...record.Option) (over Match) {
	t.Helper()
	names, kinds := [...]string{"Ala", "Livia", "Marcus", "Claudia"}, [...]string{session.Person, ai.Apprentice, ai.Builder, ai.Master}
	over.Record.Seed, over.Record.Options = seed, options
	for seat := range seats {
		over.Record.Seats = append(over.Record.Seats, record.Seat{Player: kinds[seat], Name: names[seat]})
	}
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rome.Rules().Play(&over.Record, func(m *rome.Match, seat int) (rome.Action, error) {
		view := m.View(seat)
		return builder.Choose(&view), nil
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	over.Table = &m.Table
	return over
}

// madeUp reviews a move without thinking: some are slips.
func madeUp(_ context.Context, r *rome.Record, move, _ int) (ai.Review, error) {
	review := ai.Review{Seat: r.Actions[move].Seat, Sure: move%11 == 0}
	review.Played.Action, review.Played.Margin = r.Actions[move].Action, -float64(move*37%50)/10
	review.Best.Action = r.Actions[(move+7)%len(r.Actions)].Action
	for seat := range review.Margins {
		review.Margins[seat] = 9 * math.Sin(float64(move)/17+float64(seat))
	}
	return review, nil
}

// TestTheLinesOfTheSheetAddUp to the points of the match; first places bring 2 points each, and only fountains and temples more,
// and in an even match what it began with.
func TestTheLinesOfTheSheetAddUp(t *testing.T) {
	app := quickApp(t)
	even := record.Option{Name: rome.OptionTwo, Value: rome.TwoEven}
	for n, options := range [][]record.Option{nil, nil, nil, {even}} {
		seats := 2 + n%3
		over := played(t, seats, uint64(seats), options...)
		lines, scored := lines(app.art, &over.Record), scoring.Rounds(&over.Record)
		if len(lines) != rome.Rounds+2+len(options) {
			t.Fatalf("the sheet has %d lines", len(lines))
		}
		for seat := range seats {
			sum := 0
			for n, line := range lines {
				sum += line.Points[seat]
				if n < rome.Rounds && line.Points[seat] != 2*scored[n].Firsts(seat) {
					t.Errorf("round %d: %d points for %d first places", n+1, line.Points[seat], scored[n].Firsts(seat))
				}
			}
			if score := int(over.Table.Player(seat).Score); sum != score {
				t.Errorf("the sheet of seat %d adds up to %d, the match has %d", seat, sum, score)
			}
		}
	}
}

// TestVerdicts says what decided, by points, by first places, by floors, and where nothing did.
func TestVerdicts(t *testing.T) {
	app := quickApp(t)
	seats := rome.Record{Seats: []record.Seat{{Name: "Ala"}, {Name: "Bo"}}}
	for _, c := range []struct {
		first, second rome.Rank
		ahead, behind string
	}{
		{rome.Rank{Score: 50}, rome.Rank{Score: 43}, "50 points, 7 more than Bo", "43 points, 7 behind Ala"},
		{
			rome.Rank{Score: 40, Firsts: 4}, rome.Rank{Score: 40, Firsts: 3},
			"40 points, as many as Bo, but first in more prefectures: 4 to 3", "40 points, as many as Ala, but first in fewer prefectures: 3 to 4",
		},
		{
			rome.Rank{Score: 40, Firsts: 4, OnBoard: 20}, rome.Rank{Score: 40, Firsts: 4, OnBoard: 18},
			"40 points and as many first places as Bo, but more floors on the board: 20 to 18",
			"40 points and as many first places as Ala, but fewer floors on the board: 18 to 20",
		},
	} {
		c.first.Place, c.second.Place, c.second.Seat = 1, 2, 1
		ranking := []rome.Rank{c.first, c.second}
		if got := verdict(app.art, ranking, &seats, 0); got != c.ahead {
			t.Errorf("the first: %s", got)
		}
		if got := verdict(app.art, ranking, &seats, 1); got != c.behind {
			t.Errorf("the second: %s", got)
		}
	}
	equal := rome.Rank{Place: 1, Score: 40, Firsts: 1, OnBoard: 18}
	other := equal
	other.Seat = 1
	if got := verdict(app.art, []rome.Rank{equal, other}, &seats, 1); got != "40 points, first in 1 prefecture, and 18 floors on the board each" {
		t.Errorf("shared: %s", got)
	}
}

// TestTheCourseKnowsItsRounds begins each round with the move after the one that ended the round before.
func TestTheCourseKnowsItsRounds(t *testing.T) {
	over := played(t, 3, 9)
	c := NewCourse(over.Record, madeUp)
	if len(c.rounds) != rome.Rounds || len(c.won) > rome.Rounds {
		t.Fatalf("%d rounds, %d monuments", len(c.rounds), len(c.won))
	}
	for n, first := range c.rounds {
		before := over.Record
		before.Actions = before.Actions[:first]
		m, err := rome.Rules().Replay(&before, nil)
		if err != nil || m.Round() != n+1 || len(scoring.Rounds(&before)) != n {
			t.Errorf("before move %d it is round %d, not %d (%v)", first, m.Round(), n+1, err)
		}
	}
	best := math.Inf(-1)
	for _, final := range c.final {
		best = max(best, final)
	}
	if best < 0 {
		t.Error("nobody is ahead in the end:", c.final)
	}
}

// TestChoicesAreTold for every move of a match: each says what is done, and elsewhere where only that differs.
func TestChoicesAreTold(t *testing.T) {
	app := quickApp(t)
	over := played(t, 4, 3)
	seen := map[rome.ActionKind]bool{}
	for _, move := range over.Record.Actions {
		seen[move.Action.Kind] = true
		if words := done(app.art, move.Action); words == "" || strings.Contains(words, "course.") || strings.Contains(words, "{") {
			t.Errorf("%v: %q", move.Action, words)
		}
	}
	hand := rome.Cards(1<<0 | 1<<13 | 1<<40)
	for bid := range rome.Bids(hand) {
		card, shown := cardOf(rome.Action{Kind: rome.Bid, Bid: bid})
		if shown != (bid != 0) || shown && (!bid.Has(card) || card.Number() != bid.Highest()) {
			t.Errorf("a bid of %v shows %v", bid, card)
		}
	}
	if len(seen) < 5 {
		t.Errorf("only %d kinds of action were done", len(seen))
	}
}
