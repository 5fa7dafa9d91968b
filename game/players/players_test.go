package players_test

import (
	"context"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/game/search"
	"capital/rules/record/recordtest"
)

// played is a match of three of a level after so many moves.
func played(t *testing.T, level string, moves int) (recordtest.Record, recordtest.Match) {
	t.Helper()
	whole, _ := recordtest.Played(3, math.MaxUint64-1, recordtest.Planner)
	r := recordtest.Record{Seed: whole.Seed, Seats: whole.Seats, Actions: whole.Actions[:moves]}
	for seat := range r.Seats {
		r.Seats[seat].Player = level
	}
	m := recordtest.Rules().New(&r, nil)
	for _, move := range r.Actions {
		if err := m.Apply(move.Seat, move.Action, nil); err != nil {
			t.Fatal(err)
		}
	}
	return r, m
}

// owing is the first seat that owes a decision.
func owing(m *recordtest.Match) int { return playerstest.Owing(recordtest.Rules(), m) }

// Here or by a worker, whom job and answer reach as text, the answers are the same, while others have bid unseen, too.
func TestWorkersComeToTheSame(t *testing.T) {
	whole, _ := recordtest.Played(3, math.MaxUint64-1, recordtest.Planner)
	for moves := range len(whole.Actions) + 1 {
		r, m := played(t, recordtest.Guesser, moves)
		playerstest.SameByWorkers(t, playerstest.Bidding, &r, &m)
	}
}

// A worker gets all that is asked.
func TestAWorkerIsToldAll(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	seat, text := owing(&m), recordtest.Rules().Text(&r, &m)
	var got players.Job
	p := playerstest.Bidding(playerstest.Pool(1, func(_ context.Context, job players.Job) (any, error) {
		got = job
		return nil, errors.New("no answer")
	}))
	for _, c := range []struct {
		ask  func() error
		want players.Job
	}{
		{func() error { _, err := p.Choose(t.Context(), &r, &m, seat); return err },
			players.Job{Task: "choose", Seat: seat, Level: recordtest.Planner, Seed: r.Seed + uint64(seat)}},
		{func() error { _, err := p.Hint(t.Context(), &r, &m, seat, 2, 3); return err }, players.Job{Task: "hint", Seat: seat, First: 2, Samples: 3}},
		{func() error { _, err := p.Review(t.Context(), &r, 3, 5); return err }, players.Job{Task: "review", Move: 3, Samples: 5}},
	} {
		c.want.Game, c.want.Record = "bidding", text
		if err := c.ask(); err != nil || got != c.want {
			t.Errorf("%+v instead of %+v: %v", got, c.want, err)
		}
	}
}

// someSamples does a part as one who has time enough, and is stopped after some rollouts.
func someSamples(ctx context.Context, job players.Job) (any, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	p := playerstest.Bidding(nil)
	p.Milliseconds = 3_600_000
	begin, rolled := p.Search, 0
	p.Search = func(m *recordtest.Match, seat int, persona string, seed uint64, limit search.Limit) (*search.Search[recordtest.Action], func() recordtest.Action, error) {
		s, choose, err := begin(m, seat, persona, seed, limit)
		rollout := s.Rollout
		s.Rollout = func(a recordtest.Action) search.Margins {
			if rolled++; rolled == 20 {
				stop()
			}
			return rollout(a)
		}
		return s, choose, err
	}
	return p.Do(ctx, job)
}

// Workers that have nothing else to do try samples of their own for one who thinks for long, and all of them count. The first time
// there is one worker alone, then one more each time.
func TestWorkersThinkTogether(t *testing.T) {
	r, m := played(t, recordtest.Guesser, 0)
	r.Seats[1].Player = playerstest.Sleeper
	jobs := make(chan players.Job, 9)
	pool := playerstest.Pool(3, func(ctx context.Context, job players.Job) (any, error) {
		jobs <- job
		if job.Task == "part" {
			return someSamples(ctx, job)
		}
		return playerstest.Bidding(nil).Do(ctx, job)
	})
	p := playerstest.Bidding(pool)
	view := m.View(1)
	legal := view.Legal()
	for workers := 1; workers <= 3; {
		a, err := p.Choose(t.Context(), &r, &m, 1)
		if err != nil {
			t.Fatal(err)
		}
		asked := map[int]bool{}
		for range len(jobs) {
			job := <-jobs
			if asked[job.First] = true; (job.Task == "part") != (len(asked)+len(jobs) > 1) || job.First%(1<<20) != 0 {
				t.Errorf("%+v beside %d others", job, len(asked)+len(jobs)-1)
			}
		}
		best := legal[len(legal)-1]
		if len(asked) == 1 { // a sleeper alone does what a planner does
			best, _ = recordtest.Choose(&view, recordtest.Planner, players.Seed(r.Seed, 1, 1))
		}
		if a != best {
			t.Errorf("%d workers: %v instead of %v", len(asked), a, best)
		}
		if len(asked) >= workers { // the next one may not have started yet
			workers = len(asked) + 1
		}
	}
	r.Seats[2].Player = playerstest.Sleeper
	if _, err := p.Choose(t.Context(), &r, &m, 1); err != nil || len(jobs) != 1 || (<-jobs).Task != "choose" {
		t.Errorf("beside another one who thinks for long: %v, %d more jobs", err, len(jobs))
	}
}

// Helpers that fail count for nothing, and are there again for the next question.
func TestHelpersThatFailCountForNothing(t *testing.T) {
	r, m := played(t, recordtest.Guesser, 0)
	r.Seats[1].Player = playerstest.Sleeper
	failed := make(chan struct{}, 9)
	pool := playerstest.Pool(2, func(ctx context.Context, job players.Job) (any, error) {
		if job.First > 0 {
			failed <- struct{}{}
			return nil, errors.New("no memory")
		}
		return playerstest.Bidding(nil).Do(ctx, job)
	})
	p := playerstest.Bidding(pool)
	view := m.View(1)
	for len(failed) < 2 {
		before := len(failed)
		a, err := p.Choose(t.Context(), &r, &m, 1)
		if err != nil || len(failed) > before && a != view.Legal()[0] {
			t.Fatal(a, err)
		}
	}
}

// A hint shared with a helper that fails is thought through once more, whole.
func TestAHintNeedsNoHelper(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	failed := make(chan struct{}, 9)
	p := playerstest.Bidding(playerstest.Pool(2, func(ctx context.Context, job players.Job) (any, error) {
		if job.First > 0 {
			failed <- struct{}{}
			return nil, errors.New("no memory")
		}
		return playerstest.Bidding(nil).Do(ctx, job)
	}))
	for len(failed) == 0 {
		hint, err := p.Hint(t.Context(), &r, &m, owing(&m), 0, 5)
		if err != nil || len(hint) == 0 || !reflect.DeepEqual(hint[0].Margins, []float64{0, 1, 2, 3, 4}) {
			t.Fatalf("%+v %v", hint, err)
		}
	}
}

// Where there are no workers nothing is written.
func TestWithoutWorkersItIsThoughtHere(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	p := playerstest.Bidding(nil)
	p.Rules.Format = func(recordtest.Action) string {
		t.Error("a record was written where there is no worker")
		return ""
	}
	if a, err := p.Choose(t.Context(), &r, &m, owing(&m)); err != nil || a.Kind == 0 {
		t.Error(a, err)
	}
}

// Whatever goes wrong with a worker, it is thought here instead, and only once.
func TestWhereAWorkerFailsItIsThoughtHere(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	seat := owing(&m)
	want, err := playerstest.Bidding(nil).Choose(t.Context(), &r, &m, seat)
	if err != nil {
		t.Fatal(err)
	}
	says := func(answer any, err error) *players.Pool {
		return playerstest.Pool(1, func(context.Context, players.Job) (any, error) { return answer, err })
	}
	for name, pool := range map[string]*players.Pool{
		"none can be had":      players.NewPool(1, func() (players.Worker, error) { return nil, errors.New("no workers") }),
		"it has an error":      says(nil, errors.New("wrong")),
		"it answers nonsense":  says([]string{"no action"}, nil),
		"no text form":         says(math.Inf(1), nil),
		"half of it is right":  says(map[string]any{"Kind": 2, "Card": "y"}, nil),
		"it says nothing more": players.NewPool(1, func() (players.Worker, error) { return silent{}, nil }),
	} {
		p, times := playerstest.Bidding(pool), 0
		makes := p.New
		p.New = func(level, persona string, seed uint64) (players.Player[recordtest.Match, recordtest.Action], error) {
			times++
			return makes(level, persona, seed)
		}
		if got, err := p.Choose(t.Context(), &r, &m, seat); err != nil || got != want || times != 1 {
			t.Errorf("%s: %v %v after %d times", name, got, err, times)
		}
	}
}

// silent is a worker that ends in the middle of its reply.
type silent struct{}

func (silent) Ask(context.Context, string) (string, error) { return `{"Answer":{"Ki`, nil }

// What is wrong with a question is told, and nothing is half answered, whatever a worker has said before.
func TestAnErrorIsAllThereIs(t *testing.T) {
	r, m := played(t, "oracle", 4)
	half := playerstest.Pool(1, func(context.Context, players.Job) (any, error) { return map[string]any{"Kind": 2, "Card": "y"}, nil })
	for _, pool := range []*players.Pool{nil, half} {
		a, err := playerstest.Bidding(pool).Choose(t.Context(), &r, &m, owing(&m))
		if a != (recordtest.Action{}) || err == nil || !strings.Contains(err.Error(), playerstest.Sleeper) {
			t.Error(a, err)
		}
	}
}

func TestWhatNobodyWaitsForIsNotBegun(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	ctx, drop := context.WithCancel(t.Context())
	drop()
	for _, pool := range []*players.Pool{nil, playerstest.Pool(1, func(context.Context, players.Job) (any, error) {
		t.Error("it was begun by a worker")
		return nil, nil
	})} {
		p := playerstest.Bidding(pool)
		p.New = func(string, string, uint64) (players.Player[recordtest.Match, recordtest.Action], error) {
			t.Error("it was begun here")
			return nil, nil
		}
		if _, err := p.Choose(ctx, &r, &m, owing(&m)); !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	}
}

// What nobody waits for any more is given up, however long it would go on, and has no answer, whatever has been found so far.
func TestWhatNobodyWaitsForIsGivenUp(t *testing.T) {
	r, m := played(t, playerstest.Sleeper, 1)
	playerstest.GivenUp(t, playerstest.Bidding(nil), &r, &m, owing(&m))
	patient := func(ctx context.Context, job players.Job) (any, error) {
		p := playerstest.Bidding(nil)
		p.Milliseconds = 3_600_000
		return p.Do(ctx, job)
	}
	playerstest.GivenUp(t, playerstest.Bidding(playerstest.Pool(1, patient)), &r, &m, owing(&m))
}

// A level chooses as the player itself does with the seed of its seat.
func TestChosenAsByThePlayerItself(t *testing.T) {
	for _, level := range []string{recordtest.Guesser, recordtest.Planner} {
		for seat := range 3 {
			r, m := played(t, level, 0)
			view := m.View(seat)
			want, err := recordtest.Choose(&view, level, players.Seed(r.Seed, seat, 1))
			if got, err2 := playerstest.Bidding(nil).Choose(t.Context(), &r, &m, seat); err != nil || err2 != nil || got != want {
				t.Errorf("%s in seat %d: %v %v, not %v %v", level, seat+1, got, err2, want, err)
			}
		}
	}
}

// A hint and a review have the samples and the move that they are asked for.
func TestAskedForIsWhatIsThoughtThrough(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	p := playerstest.Bidding(nil)
	hint, err := p.Hint(t.Context(), &r, &m, owing(&m), 2, 3)
	if err != nil || len(hint) == 0 || !reflect.DeepEqual(hint[0].Margins, []float64{2, 3, 4}) {
		t.Errorf("%+v %v", hint, err)
	}
	review, err := p.Review(t.Context(), &r, 3, 5)
	if err != nil || review.Seat != r.Actions[3].Seat || review.Played.Action != r.Actions[3].Action || review.Samples != 5 {
		t.Errorf("%+v %v", review, err)
	}
}

// A choice has the time of the game and no more, however long the player would go on.
func TestTimeEndsAChoice(t *testing.T) {
	r, m := played(t, playerstest.Sleeper, 0)
	if a, err := playerstest.Bidding(nil).Choose(t.Context(), &r, &m, 1); err != nil || a.Kind == 0 {
		t.Error(a, err)
	}
}

func TestWhatCantBeAsked(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	text, seat, bid := recordtest.Rules().Text(&r, &m), owing(&m), 0
	for m.Owes(bid) {
		bid++
	}
	p := playerstest.Bidding(nil)
	for _, c := range []struct {
		job  players.Job
		says string
	}{
		{players.Job{Record: text, Task: "choose", Seat: -1, Level: recordtest.Planner}, "no seat 0"},
		{players.Job{Record: text, Task: "choose", Seat: recordtest.MaxSeats, Level: recordtest.Planner}, "no seat 6"},
		{players.Job{Record: text, Task: "choose", Seat: bid, Level: recordtest.Planner}, "owes no decision"},
		{players.Job{Record: text, Task: "choose", Seat: seat, Level: "oracle"}, "oracle"},
		{players.Job{Record: text, Task: "hint", Seat: bid, Samples: 2}, "owes no decision"},
		{players.Job{Record: text, Task: "hint", Seat: recordtest.MaxSeats, Samples: 2}, "no seat 6"},
		{players.Job{Record: text, Task: "part", Seat: bid}, "owes no decision"},
		{players.Job{Record: text, Task: "part", Seat: seat, First: -1}, "for long"},
		{players.Job{Record: text, Task: "hint", Seat: seat}, "at least one sample"},
		{players.Job{Record: text, Task: "hint", Seat: seat, First: -1, Samples: 2}, "at least one sample"},
		{players.Job{Record: text, Task: "review"}, "at least one sample"},
		{players.Job{Record: text, Task: "review", Move: 9, Samples: 2}, "no move 10"},
		{players.Job{Record: text, Task: "review", Move: -1, Samples: 2}, "no move 0"},
		{players.Job{Record: text, Task: "sing", Seat: seat}, `"sing"`},
		{players.Job{Record: "bidding 0", Task: "choose", Seat: seat, Level: recordtest.Planner}, ""},
	} {
		if answer, err := p.Do(t.Context(), c.job); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s by seat %d: %+v %v", c.job.Task, c.job.Seat, answer, err)
		}
	}
	if err := p.Check("oracle"); err == nil || !strings.Contains(err.Error(), playerstest.Sleeper) {
		t.Error(err)
	}
	r.Actions = append(r.Actions[:1:1], recordtest.Move{Seat: 0, Action: recordtest.Action{Kind: recordtest.Bid, Card: 99}}, r.Actions[1])
	if review, err := p.Review(t.Context(), &r, 2, 2); !errors.Is(err, recordtest.NotInHand) && !errors.Is(err, recordtest.NotYourTurn) {
		t.Errorf("a record that can't be replayed: %+v %v", review, err)
	}
	over, end := recordtest.Played(3, 5, recordtest.Planner)
	if a, err := p.Choose(t.Context(), &over, &end, 0); err == nil || !strings.Contains(err.Error(), "owes no decision") {
		t.Errorf("once all is over: %v %v", a, err)
	}
}

// The seeds of players at the table are those that saved matches were played with.
func TestPlayerSeeds(t *testing.T) {
	for _, c := range []struct {
		match        uint64
		seat, stride int
		want         uint64
	}{{77, 0, 1, 77}, {77, 3, 1, 80}, {77, 3, 4, 311}, {math.MaxUint64, 2, 1, 1}} {
		if got := players.Seed(c.match, c.seat, c.stride); got != c.want {
			t.Errorf("seat %d of match %d, stride %d: %d instead of %d", c.seat, c.match, c.stride, got, c.want)
		}
	}
	seen := map[uint64]bool{}
	for match := range uint64(20) {
		for seat := range 5 {
			seed := players.Seed(match, seat, 5)
			if seen[seed] {
				t.Errorf("two players have the seed %d", seed)
			}
			seen[seed] = true
		}
	}
}
