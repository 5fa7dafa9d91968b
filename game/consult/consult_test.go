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

	"capital/game/advice"
	"capital/game/think"
	"capital/game/think/thinktest"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// bidding is three-card bidding as a game whose players are asked. What they say of moves tells what they were asked for.
type bidding struct{}

// dreamer is a level of a player that thinks for as long as it may, and then does what a planner does.
const dreamer = "dreamer"

// endless are so many samples that they are drawn until somebody says stop.
const endless = 1 << 30

func (bidding) Rules() *record.Rules[recordtest.Match, recordtest.Action, recordtest.Event] {
	return recordtest.Rules()
}

func (bidding) Time() time.Duration { return time.Millisecond }

func (bidding) Check(level string) error {
	if level != recordtest.Guesser && level != recordtest.Planner && level != dreamer {
		return fmt.Errorf("the levels are %s, %s and %s", recordtest.Guesser, recordtest.Planner, dreamer)
	}
	return nil
}

func (bidding) Choose(m *recordtest.Match, seat int, level string, seed uint64, limit advice.Limit) (recordtest.Action, error) {
	if level == dreamer {
		<-limit.Stop
		level = recordtest.Planner
	}
	view := m.View(seat)
	return recordtest.Choose(&view, level, seed)
}

// Try has the seat end ahead in each sample by the sample's number.
func (bidding) Try(m *recordtest.Match, seat, first int, limit advice.Limit) (trials advice.Trials[recordtest.Action], _ error) {
	samples := dream(limit)
	view := m.View(seat)
	for _, a := range view.Legal() {
		trial := advice.Trial[recordtest.Action]{Action: a}
		for n := range samples {
			trial.Margins = append(trial.Margins, float64(first+n))
		}
		trials = append(trials, trial)
	}
	return trials, nil
}

func (bidding) Review(r *recordtest.Record, move int, limit advice.Limit) (advice.Review[recordtest.Action], error) {
	if move < 0 || move >= len(r.Actions) {
		return advice.Review[recordtest.Action]{}, fmt.Errorf("there is no move %d", move+1)
	}
	played := r.Actions[move]
	return advice.Review[recordtest.Action]{
		Seat: played.Seat, Played: advice.Judgement[recordtest.Action]{Action: played.Action}, Samples: dream(limit),
	}, nil
}

// dream is how many samples are drawn: as many as asked for, or none where they were endless and somebody has said stop.
func dream(limit advice.Limit) int {
	if limit.Samples < endless {
		return limit.Samples
	}
	<-limit.Stop
	return 0
}

// patient is the same with all the time in the world.
type patient struct{ bidding }

func (patient) Time() time.Duration { return time.Hour }

type (
	players        = Players[recordtest.Match, recordtest.Action, recordtest.Event, bidding]
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
	here, away := players{}, players{Pool: thinktest.Pool(1, func(ctx context.Context, job think.Job) (any, error) {
		done.Add(1)
		answer, err := players{}.Do(ctx, job)
		if err != nil { // it would be thought here instead
			t.Errorf("%+v: %v", job, err)
		}
		return answer, err
	})}
	for _, moves := range []int{0, 1, 2, 4, 7} {
		r, m := played(t, recordtest.Guesser, moves)
		seat := owing(&m)
		same := func(what string, ask func(p players) (any, error)) {
			t.Helper()
			one, err := ask(here)
			other, err2 := ask(away)
			if err != nil || err2 != nil || !reflect.DeepEqual(one, other) {
				t.Errorf("%s after %d moves: %+v %v here, %+v %v by a worker", what, moves, one, err, other, err2)
			}
		}
		done.Store(0)
		same("choice", func(p players) (any, error) { return p.Choose(t.Context(), &r, &m, seat) })
		same("hint", func(p players) (any, error) { return p.Hint(t.Context(), &r, &m, seat, 2, 3) })
		asked := int64(2)
		if moves > 0 {
			same("review", func(p players) (any, error) { return p.Review(t.Context(), &r, moves/2, 3) })
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
			want, err := recordtest.Choose(&view, level, think.PlayerSeed(r.Seed, seat, 1))
			if got, err2 := (players{}).Choose(t.Context(), &r, &m, seat); err != nil || err2 != nil || got != want {
				t.Errorf("%s in seat %d: %v %v, not %v %v", level, seat+1, got, err2, want, err)
			}
		}
	}
}

// A hint and a review have the samples and the move that they are asked for.
func TestAskedForIsWhatIsThoughtThrough(t *testing.T) {
	r, m := played(t, recordtest.Planner, 4)
	hint, err := players{}.Hint(t.Context(), &r, &m, owing(&m), 2, 3)
	if err != nil || len(hint) == 0 || !reflect.DeepEqual(hint[0].Margins, []float64{2, 3, 4}) {
		t.Errorf("%+v %v", hint, err)
	}
	review, err := players{}.Review(t.Context(), &r, 3, 5)
	if err != nil || review.Seat != r.Actions[3].Seat || review.Played.Action != r.Actions[3].Action || review.Samples != 5 {
		t.Errorf("%+v %v", review, err)
	}
}

// A choice has the time of the game and no more, however long the player would go on.
func TestTimeEndsAChoice(t *testing.T) {
	r, m := played(t, dreamer, 0)
	ctx, end := context.WithTimeout(t.Context(), time.Minute) // or it would hang were its time not ended
	defer end()
	if a, err := (players{}).Choose(ctx, &r, &m, 1); err != nil || a.Kind == 0 {
		t.Error(a, err)
	}
}

// What nobody waits for any more is given up, however long it would go on, and has no answer.
func TestWhatNobodyWaitsForIsGivenUp(t *testing.T) {
	r, m := played(t, dreamer, 1)
	for name, ask := range map[string]func(ctx context.Context) (any, error){
		"choice": func(ctx context.Context) (any, error) {
			return patientPlayers{}.Choose(ctx, &r, &m, owing(&m))
		},
		"hint":   func(ctx context.Context) (any, error) { return players{}.Hint(ctx, &r, &m, owing(&m), 0, endless) },
		"review": func(ctx context.Context) (any, error) { return players{}.Review(ctx, &r, 0, endless) },
	} {
		ctx, drop := context.WithCancel(t.Context())
		heeded := thinktest.Heed(ctx)
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
		job  think.Job
		says string
	}{
		{think.Job{Record: text, Task: Choose, Seat: -1, Level: recordtest.Planner}, "no seat 0"},
		{think.Job{Record: text, Task: Choose, Seat: recordtest.MaxSeats, Level: recordtest.Planner}, "no seat 6"},
		{think.Job{Record: text, Task: Choose, Seat: bid, Level: recordtest.Planner}, "owes no decision"},
		{think.Job{Record: text, Task: Choose, Seat: seat, Level: "oracle"}, "oracle"},
		{think.Job{Record: text, Task: Hint, Seat: bid, Samples: 2}, "owes no decision"},
		{think.Job{Record: text, Task: Hint, Seat: seat}, "at least one sample"},
		{think.Job{Record: text, Task: Hint, Seat: seat, First: -1, Samples: 2}, "at least one sample"},
		{think.Job{Record: text, Task: Review}, "at least one sample"},
		{think.Job{Record: text, Task: Review, Move: 9, Samples: 2}, "no move 10"},
		{think.Job{Record: text, Task: "sing", Seat: seat}, `"sing"`},
		{think.Job{Record: "bidding 0", Task: Choose, Seat: seat, Level: recordtest.Planner}, ""},
	} {
		if answer, err := (players{}).Do(t.Context(), c.job); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s by seat %d: %+v %v", c.job.Task, c.job.Seat, answer, err)
		}
	}
	if err := (players{}).Check("oracle"); err == nil || !strings.Contains(err.Error(), dreamer) {
		t.Error(err)
	}
}
