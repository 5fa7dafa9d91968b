package players_test

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"capital/game/players"
	"capital/game/players/playerstest"
)

// sum is what the tests' jobs come to: all that a job says must arrive.
type sum struct {
	Text  string
	Total uint64
}

func add(job players.Job) sum {
	return sum{job.Game + "/" + job.Record + "/" + job.Task + "/" + job.Level, job.Seed + uint64(job.Seat+job.Move+job.Samples)}
}

func doSum(_ context.Context, job players.Job) (any, error) {
	if job.Task == "sing" {
		return nil, errors.New("nobody can sing")
	}
	return add(job), nil
}

// large is a job in which every field says something.
var large = players.Job{Game: "bidding", Record: "a\n\"b\" ż", Seat: 2, Task: "sum", Level: "sly", Seed: math.MaxUint64 - 50, Move: 7, Samples: 5}

// noJob is for what must be thought about here.
func noJob(t *testing.T) func() players.Job {
	return func() players.Job {
		t.Error("a job was made where there is no worker")
		return players.Job{}
	}
}

func TestWithoutWorkersItIsThoughtHere(t *testing.T) {
	got, err := players.Do(t.Context(), nil, players.MatchWaits, noJob(t), func(context.Context) (sum, error) { return add(large), nil })
	if err != nil || got != add(large) {
		t.Error(got, err)
	}
	wrong := errors.New("wrong")
	if _, err := players.Do(t.Context(), nil, players.MatchWaits, noJob(t), func(context.Context) (sum, error) { return sum{}, wrong }); err != wrong {
		t.Error(err)
	}
}

func TestAWorkerGetsAllOfAJobAndTellsAllOfTheAnswer(t *testing.T) {
	pool := playerstest.Pool(2, doSum)
	got, err := players.Do(t.Context(), pool, players.PersonWaits, func() players.Job { return large }, func(context.Context) (sum, error) {
		t.Error("it was thought here")
		return sum{}, nil
	})
	if err != nil || got != add(large) {
		t.Error(got, err)
	}
}

// Whatever goes wrong with a worker, here thinks instead, and only once.
func TestWhereAWorkerFailsItIsThoughtHere(t *testing.T) {
	job := large
	broken := func(do func(context.Context, players.Job) (any, error)) *players.Pool { return playerstest.Pool(1, do) }
	for name, pool := range map[string]*players.Pool{
		"none can be had":      players.NewPool(1, func() (players.Worker, error) { return nil, errors.New("no workers") }),
		"it has an error":      broken(func(context.Context, players.Job) (any, error) { return nil, errors.New("wrong") }),
		"it answers nonsense":  broken(func(context.Context, players.Job) (any, error) { return []string{"no sum"}, nil }),
		"no text form":         broken(func(context.Context, players.Job) (any, error) { return math.Inf(1), nil }),
		"half of it is right":  broken(func(context.Context, players.Job) (any, error) { return map[string]any{"Text": "x", "Total": "y"}, nil }),
		"it says nothing more": players.NewPool(1, func() (players.Worker, error) { return silent{}, nil }),
	} {
		times := 0
		got, err := players.Do(t.Context(), pool, players.MatchWaits, func() players.Job { return job }, func(context.Context) (sum, error) {
			times++
			return sum{Total: 9}, nil
		})
		if err != nil || got != (sum{Total: 9}) || times != 1 {
			t.Errorf("%s: %v %v after %d times", name, got, err, times)
		}
	}
}

// silent is a worker that ends in the middle of its reply.
type silent struct{}

func (silent) Ask(context.Context, string) (string, error) { return `{"Answer":{"Tex`, nil }

func TestWhatNobodyWaitsForIsNotBegun(t *testing.T) {
	ctx, drop := context.WithCancel(t.Context())
	drop()
	for _, pool := range []*players.Pool{nil, playerstest.Pool(1, func(context.Context, players.Job) (any, error) {
		t.Error("it was begun by a worker")
		return nil, nil
	})} {
		_, err := players.Do(ctx, pool, players.MatchWaits, func() players.Job { return large }, func(context.Context) (sum, error) {
			t.Error("it was begun here")
			return sum{}, nil
		})
		if !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	}
}

// Who is not waited for any more may tell what it has found so far: nobody is told.
func TestHalfAnAnswerIsNone(t *testing.T) {
	thinks := func(ctx context.Context) (sum, error) {
		<-ctx.Done()
		return sum{Total: 1}, nil
	}
	for name, pool := range map[string]*players.Pool{
		"here":        nil,
		"in a worker": playerstest.Pool(1, func(ctx context.Context, _ players.Job) (any, error) { return thinks(ctx) }),
	} {
		ctx, drop := context.WithCancel(t.Context())
		heeded := playerstest.Heed(ctx)
		type outcome struct {
			sum
			error
		}
		outcomes := make(chan outcome)
		go func() {
			got, err := players.Do(heeded, pool, players.MatchWaits, func() players.Job { return large }, thinks)
			outcomes <- outcome{got, err}
		}()
		<-heeded.Looked
		drop()
		if got := <-outcomes; got.sum != (sum{}) || !errors.Is(got.error, context.Canceled) {
			t.Errorf("%s: %v", name, got)
		}
	}
}

func TestReplies(t *testing.T) {
	for text, want := range map[string]string{
		`{"Task":"sum","Seed":3}`: `{"Answer":{"Text":"//sum/","Total":3}}`,
		`{"Task":"sing"}`:         `{"Error":"nobody can sing"}`,
	} {
		if got := players.Reply(t.Context(), doSum, text); got != want {
			t.Errorf("%s instead of %s", got, want)
		}
	}
	for _, text := range []string{"", "no job", `{"Seed":-1}`, `[]`} {
		if got := players.Reply(t.Context(), doSum, text); !strings.HasPrefix(got, `{"Error":`) {
			t.Errorf("%q: %s", text, got)
		}
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
