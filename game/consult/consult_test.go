package consult

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"capital/game/consult/consulttest"
	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/rules/record/recordtest"
)

// patient is the same with all the time in the world.
type patient struct{ consulttest.Bidding }

func (patient) Time() time.Duration { return time.Hour }

type (
	biddingPlayers = Players[recordtest.Match, recordtest.Action, recordtest.Event, consulttest.Bidding]
	patientPlayers = Players[recordtest.Match, recordtest.Action, recordtest.Event, patient]
)

// played is a match of three of a level after so many moves.
func played(t *testing.T, level string, moves int) (recordtest.Record, recordtest.Match) {
	t.Helper()
	whole, _ := recordtest.Played(3, 11, recordtest.Planner)
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

// owing is a seat that owes a decision.
func owing(m *recordtest.Match) (seat int) {
	for !m.Owes(seat) {
		seat++
	}
	return seat
}

// Here or by a worker, whom job and answer reach as text, the answers are the same, while others have bid unseen, too.
func TestWorkersComeToTheSame(t *testing.T) {
	var done atomic.Int64
	here, away := biddingPlayers{}, biddingPlayers{Pool: playerstest.Pool(1, func(ctx context.Context, job players.Job) (any, error) {
		done.Add(1)
		answer, err := biddingPlayers{}.Do(ctx, job)
		if err != nil { // it would be thought here instead
			t.Errorf("%+v: %v", job, err)
		}
		return answer, err
	})}
	for _, moves := range []int{0, 1, 2, 4, 7} {
		r, m := played(t, recordtest.Guesser, moves)
		seat := owing(&m)
		same := func(what string, ask func(p biddingPlayers) (any, error)) {
			t.Helper()
			one, err := ask(here)
			other, err2 := ask(away)
			if err != nil || err2 != nil || !reflect.DeepEqual(one, other) {
				t.Errorf("%s after %d moves: %+v %v here, %+v %v by a worker", what, moves, one, err, other, err2)
			}
		}
		done.Store(0)
		same("choice", func(p biddingPlayers) (any, error) { return p.Choose(t.Context(), &r, &m, seat) })
		same("hint", func(p biddingPlayers) (any, error) { return p.Hint(t.Context(), &r, &m, seat, 2, 3) })
		asked := int64(2)
		if moves > 0 {
			same("review", func(p biddingPlayers) (any, error) { return p.Review(t.Context(), &r, moves/2, 3) })
			asked++
		}
		if done.Load() != asked {
			t.Errorf("after %d moves the worker did %d jobs of %d", moves, done.Load(), asked)
		}
	}
}

// A level chooses as the player itself does with the seed of its seat.
func TestChosenAsByThePlayerItself(t *testing.T) {
	for _, level := range []string{recordtest.Guesser, recordtest.Planner} {
		for seat := range 3 {
			r, m := played(t, level, 0)
			view := m.View(seat)
			want, err := recordtest.Choose(&view, level, players.Seed(r.Seed, seat, 1))
			if got, err2 := (biddingPlayers{}).Choose(t.Context(), &r, &m, seat); err != nil || err2 != nil || got != want {
				t.Errorf("%s in seat %d: %v %v, not %v %v", level, seat+1, got, err2, want, err)
			}
		}
	}
}

// A hint and a review have the samples and the move that they are asked for.
func TestAskedForIsWhatIsThoughtThrough(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	hint, err := biddingPlayers{}.Hint(t.Context(), &r, &m, owing(&m), 2, 3)
	if err != nil || len(hint) == 0 || !reflect.DeepEqual(hint[0].Margins, []float64{2, 3, 4}) {
		t.Errorf("%+v %v", hint, err)
	}
	review, err := biddingPlayers{}.Review(t.Context(), &r, 3, 5)
	if err != nil || review.Seat != r.Actions[3].Seat || review.Played.Action != r.Actions[3].Action || review.Samples != 5 {
		t.Errorf("%+v %v", review, err)
	}
}

// A choice has the time of the game and no more, however long the player would go on.
func TestTimeEndsAChoice(t *testing.T) {
	r, m := played(t, consulttest.Dreamer, 0)
	ctx, end := context.WithTimeout(t.Context(), time.Minute) // or it would hang were its time not ended
	defer end()
	if a, err := (biddingPlayers{}).Choose(ctx, &r, &m, 1); err != nil || a.Kind == 0 {
		t.Error(a, err)
	}
}

// What nobody waits for any more is given up, however long it would go on, and has no answer.
func TestWhatNobodyWaitsForIsGivenUp(t *testing.T) {
	r, m := played(t, consulttest.Dreamer, 1)
	for name, ask := range map[string]func(ctx context.Context) (any, error){
		"choice": func(ctx context.Context) (any, error) {
			return patientPlayers{}.Choose(ctx, &r, &m, owing(&m))
		},
		"hint": func(ctx context.Context) (any, error) {
			return biddingPlayers{}.Hint(ctx, &r, &m, owing(&m), 0, consulttest.Endless)
		},
		"review": func(ctx context.Context) (any, error) {
			return biddingPlayers{}.Review(ctx, &r, 0, consulttest.Endless)
		},
	} {
		ctx, drop := context.WithCancel(t.Context())
		heeded := playerstest.Heed(ctx)
		ended := make(chan error)
		go func() {
			answer, err := ask(heeded)
			if !reflect.ValueOf(answer).IsZero() {
				err = fmt.Errorf("it is answered: %+v", answer)
			}
			ended <- err
		}()
		<-heeded.Looked // it is under way
		drop()
		if err := <-ended; !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestWhatCantBeAsked(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	text, seat, bid := recordtest.Rules().Text(&r, &m), owing(&m), 0
	for m.Owes(bid) {
		bid++
	}
	for _, c := range []struct {
		job  players.Job
		says string
	}{
		{players.Job{Record: text, Task: Choose, Seat: -1, Level: recordtest.Planner}, "no seat 0"},
		{players.Job{Record: text, Task: Choose, Seat: recordtest.MaxSeats, Level: recordtest.Planner}, "no seat 6"},
		{players.Job{Record: text, Task: Choose, Seat: bid, Level: recordtest.Planner}, "owes no decision"},
		{players.Job{Record: text, Task: Choose, Seat: seat, Level: "oracle"}, "oracle"},
		{players.Job{Record: text, Task: Hint, Seat: bid, Samples: 2}, "owes no decision"},
		{players.Job{Record: text, Task: Hint, Seat: seat}, "at least one sample"},
		{players.Job{Record: text, Task: Hint, Seat: seat, First: -1, Samples: 2}, "at least one sample"},
		{players.Job{Record: text, Task: Review}, "at least one sample"},
		{players.Job{Record: text, Task: Review, Move: 9, Samples: 2}, "no move 10"},
		{players.Job{Record: text, Task: "sing", Seat: seat}, `"sing"`},
		{players.Job{Record: "bidding 0", Task: Choose, Seat: seat, Level: recordtest.Planner}, ""},
	} {
		if answer, err := (biddingPlayers{}).Do(t.Context(), c.job); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s by seat %d: %+v %v", c.job.Task, c.job.Seat, answer, err)
		}
	}
	if err := (biddingPlayers{}).Check("oracle"); err == nil || !strings.Contains(err.Error(), consulttest.Dreamer) {
		t.Error(err)
	}
}
