//go:build !js

package ending

import (
	"context"
	"math"
	"testing"

	"capital/audio"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/render/warsaw/tileart"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// desk is what the end of a match is shown with.
type desk struct {
	*scene.App
	art *view.Capital
}

// quickApp is the program with Capital in its cabinet, without a screen or sound.
func quickApp(t *testing.T) *desk {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	c, err := view.NewCapital(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	if err := app.Add(scene.Game{Name: "warsaw", Words: c.Strings, Levels: ai.Levels(), Most: warsaw.MaxSeats}); err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	return &desk{app, c}
}

// played is a match to its end, by players of one level for whoever is said to sit there.
func played(t *testing.T, seats int, seed uint64, level string) (over Match) {
	t.Helper()
	names, kinds := [...]string{"Zofia", "Jan", "Sawa", "Wars"}, [...]string{session.Person, ai.Apprentice, ai.Builder, ai.Master}
	over.Record.Seed = seed
	for seat := range seats {
		over.Record.Seats = append(over.Record.Seats, record.Seat{Player: kinds[seat], Name: names[seat]})
	}
	choose := func(m *warsaw.Match, seat int) (warsaw.Action, error) {
		player, err := ai.New(level, seed+uint64(seat))
		if err != nil {
			return warsaw.Action{}, err
		}
		view := m.View(seat)
		return player.Choose(&view), nil
	}
	m, err := warsaw.Rules().Play(&over.Record, choose, func(e warsaw.Event) { over.Events = append(over.Events, e) })
	if err != nil {
		t.Fatal(err)
	}
	over.Table = &m.Table
	for seat := range seats {
		over.Looks = append(over.Looks, tileart.Look{District: m.Player(seat).District})
	}
	return over
}

// madeUp reviews a move without thinking: some are slips.
func madeUp(_ context.Context, r *warsaw.Record, move, _ int) (ai.Review, error) {
	loss := float64(move*37%50) / 10
	review := ai.Review{
		Seat:   r.Actions[move].Seat,
		Played: ai.Judgement{Action: r.Actions[move].Action, Margin: -loss},
		Best:   ai.Judgement{Action: r.Actions[(move+7)%len(r.Actions)].Action},
		Sure:   move%11 == 0,
	}
	for seat := range review.Margins {
		review.Margins[seat] = 9 * math.Sin(float64(move)/17+float64(seat))
	}
	return review, nil
}

func TestSheetAddsUpToResult(t *testing.T) {
	for n := range testscope.Count(200, 1000) {
		over := played(t, 2+n%3, uint64(n)+1<<32, ai.Random)
		lines := finalSheet(over.Events)
		for seat := range over.Record.Seats {
			total := 0
			for _, line := range lines {
				total += line.vp[seat]
			}
			if got := int(over.Table.Player(seat).VP); total != got {
				t.Fatalf("seed %d, seat %d: the sheet adds up to %d, the match to %d", n, seat, total, got)
			}
		}
		for _, rank := range over.Table.Ranking(nil) {
			if won := over.Table.Winners()>>rank.Seat&1 != 0; won != (rank.Place == 1) {
				t.Fatalf("seed %d: place %d of seat %d, won %v", n, rank.Place, rank.Seat, won)
			}
		}
	}
}

func TestEveryLineHasWords(t *testing.T) {
	app := quickApp(t)
	for seed := range uint64(40) {
		for _, line := range finalSheet(played(t, 4, seed, ai.Apprentice).Events) {
			if !app.art.Strings.Has(line.key) {
				t.Errorf("%s has no words", line.key)
			}
		}
	}
	for kind := warsaw.Pick; kind <= warsaw.Finish; kind++ {
		if key := "course.move." + doneKey(kind); !app.art.Strings.Has(key) {
			t.Errorf("%s has no words", key)
		}
	}
}

// TestVerdictSaysWhatDecided asks for the words to who came first, Zofia, and to Jan.
func TestVerdictSaysWhatDecided(t *testing.T) {
	app := quickApp(t)
	r := &warsaw.Record{Seats: []record.Seat{{Name: "Zofia"}, {Name: "Jan"}}}
	for second, want := range map[warsaw.Sum][2]string{
		{VP: 37, Coins: 9}: {"40 VP, 3 more than Jan", "37 VP, 3 behind Zofia"},
		{VP: 40, Coins: 2}: {
			"40 VP, as many as Jan, but more coins left: 7 to 2", "40 VP, as many as Zofia, but fewer coins left: 2 to 7",
		},
		{VP: 40, Coins: 7}: {"40 VP and 7 coins left each", "40 VP and 7 coins left each"},
	} {
		ranking := []warsaw.Rank{{Seat: 0, Place: 1, Sum: warsaw.Sum{VP: 40, Coins: 7}}, {Seat: 1, Place: 2, Sum: second}}
		for seat := range want {
			if got := verdict(app.art, ranking, r, seat); got != want[seat] {
				t.Errorf("%v, seat %d: %q, not %q", second, seat, got, want[seat])
			}
		}
	}
}

// TestCourseTellsWhatHappened compares the marks of a match's course with what its table says before these moves.
func TestCourseTellsWhatHappened(t *testing.T) {
	for seats := 2; seats <= warsaw.MaxSeats; seats++ {
		over := played(t, seats, 9, ai.Apprentice)
		c := NewCourse(over.Record, madeUp)
		shown := c.shown(quickApp(t).art, nil)
		if len(shown.Rounds) != warsaw.Epochs || shown.Rounds[2].Words != "Epoch III" {
			t.Errorf("the rounds are %v", shown.Rounds)
		}
		for n, round := range shown.Rounds {
			before := over.Record
			before.Actions = before.Actions[:round.First]
			m, err := warsaw.Rules().Replay(&before, nil)
			if err != nil || m.Epoch() != n+1 {
				t.Errorf("round %d begins in epoch %d: %v", n+1, m.Epoch(), err)
			}
		}
		wars, won := 0, 0
		for _, e := range over.Events {
			switch e.Kind {
			case warsaw.WarBegan:
				wars++
			case warsaw.MilestoneWon:
				won++
			}
		}
		if len(shown.Marks) != wars+won || wars == 0 || won == 0 {
			t.Errorf("%d marks of %d wars and %d milestones", len(shown.Marks), wars, won)
		}
		best := shown.Final[over.Table.Ranking(nil)[0].Seat]
		if best < 0 || best != -shown.Final[over.Table.Ranking(nil)[1].Seat] {
			t.Errorf("the first ends %g ahead of %v", best, shown.Final)
		}
	}
}

// TestAPickIsWhatItsTileWasUsedFor looks for the use of tiles that were picked, behind the moves of others.
func TestAPickIsWhatItsTileWasUsedFor(t *testing.T) {
	built := warsaw.Action{Kind: warsaw.Build, Tile: 5, Space: warsaw.Space{X: 1}}
	c := Course{Record: warsaw.Record{Actions: []warsaw.Move{
		{Seat: 0, Action: warsaw.Action{Kind: warsaw.Pick, Tile: 5}},
		{Seat: 1, Action: warsaw.Action{Kind: warsaw.Pick, Tile: 6}},
		{Seat: 0, Action: built},
	}}}
	for move, want := range []warsaw.Action{built, c.Record.Actions[1].Action, built} {
		if did := c.Done(move); did != want {
			t.Errorf("move %d is %v, not %v", move+1, did, want)
		}
	}
}
