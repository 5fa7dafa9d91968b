package playerstest

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"testing"

	"capital/game/players"
	"capital/game/search"
	"capital/rules/record"
)

// Maker makes the computer players of a game for a pool.
type Maker[M any, A comparable, E any] func(pool *players.Pool) *players.Players[M, A, E]

// Owing is the first seat that owes a decision, at a table where somebody does.
func Owing[M, A, E any](rules *record.Rules[M, A, E], m *M) (seat int) {
	for !rules.Owes(m, seat) {
		seat++
	}
	return seat
}

// SameByWorkers asks everything that can be asked about a match, of the first seat that owes a decision and of a move in the
// middle: here and by a worker, whom the job and the answer reach as text, all is answered the same, a hint in parts too. The
// player of that seat must think for no time.
func SameByWorkers[M any, A comparable, E any](t *testing.T, makes Maker[M, A, E], r *record.Record[A], m *M) {
	t.Helper()
	done := 0
	here, ctx := makes(nil), t.Context()
	away := makes(Pool(1, func(ctx context.Context, job players.Job) (any, error) {
		done++
		answer, err := makes(nil).Do(ctx, job)
		if err != nil { // it would be thought here instead
			t.Errorf("%+v: %v", job, err)
		}
		return answer, err
	}))
	same := func(what string, ask func(p *players.Players[M, A, E]) (any, error)) {
		t.Helper()
		before := done
		one, err := ask(here)
		other, err2 := ask(away)
		if err != nil || err2 != nil || !reflect.DeepEqual(one, other) || done != before+1 {
			t.Errorf("%s after %d moves: %+v %v here, %+v %v by a worker in %d jobs", what, len(r.Actions), one, err, other, err2, done-before)
		}
	}
	if !here.Rules.Over(m) {
		seat := Owing(here.Rules, m)
		same("choice", func(p *players.Players[M, A, E]) (any, error) { return p.Choose(ctx, r, m, seat) })
		same("hint", func(p *players.Players[M, A, E]) (any, error) { return p.Hint(ctx, r, m, seat, 2, 3) })
		whole, err := here.Hint(ctx, r, m, seat, 0, 4)
		first, err1 := away.Hint(ctx, r, m, seat, 0, 3)
		last, err2 := here.Hint(ctx, r, m, seat, 3, 1)
		if joined, ok := first.Join(last); errors.Join(err, err1, err2) != nil || !ok || whole.Samples() != 4 || !reflect.DeepEqual(joined, whole) {
			t.Errorf("after %d moves another hint in parts: %v %v %v", len(r.Actions), err, err1, err2)
		}
	}
	if len(r.Actions) > 0 {
		same("review", func(p *players.Players[M, A, E]) (any, error) { return p.Review(ctx, r, len(r.Actions)/2, 3) })
	}
}

// SameBeside asks a player of a level about a match, of the first seat that owes a decision, and for a hint and for a review of a move
// in the middle: what comes of so many samples is the same, however many goroutines try them.
func SameBeside[M any, A comparable, E any](t *testing.T, p *players.Players[M, A, E], level string, r *record.Record[A], m *M) {
	t.Helper()
	before := *r
	before.Actions = r.Actions[:len(r.Actions)/2]
	ask := func(beside int) (all [3]any) {
		limit, seat := search.Limit{Samples: 30, Beside: beside}, Owing(p.Rules, m)
		player, err := p.New(level, "", 5)
		hint, err1 := p.Try(m, seat, 2, limit)
		then, err2 := p.Rules.Replay(&before, nil)
		review, err3 := p.Judge(&then, r.Actions[len(before.Actions):], limit)
		if err := errors.Join(err, err1, err2, err3); err != nil {
			t.Fatal(err)
		}
		return [3]any{player(m, seat, limit), hint, review}
	}
	one := ask(1)
	for _, beside := range []int{2, 7} {
		for n, got := range ask(beside) {
			if !reflect.DeepEqual(got, one[n]) {
				t.Errorf("after %d moves, by %d beside each other: %+v, not %+v", len(r.Actions), beside, got, one[n])
			}
		}
	}
}

// ThinkTogether has two workers think for the one who thinks for long about a match, at the first seat that owes a decision: both try
// samples of their own, and what is chosen can be done. Then they share a hint, which is the same as without them.
func ThinkTogether[M any, A comparable, E any](t *testing.T, makes Maker[M, A, E], r *record.Record[A], m *M) {
	t.Helper()
	alone := *r
	alone.Seats = slices.Clone(r.Seats)
	jobs := make(chan players.Job, 9)
	quick := func(pool *players.Pool) *players.Players[M, A, E] {
		p := makes(pool)
		p.Milliseconds = 30
		return p
	}
	p := quick(Pool(2, func(ctx context.Context, job players.Job) (any, error) {
		jobs <- job
		answer, err := quick(nil).Do(ctx, job)
		if err != nil {
			t.Errorf("%+v: %v", job, err)
		}
		return answer, err
	}))
	seat := Owing(p.Rules, m)
	alone.Seats[seat].Player = p.Thinker
	for together := false; !together; {
		a, err := p.Choose(t.Context(), &alone, m, seat)
		if err != nil {
			t.Fatal(err)
		}
		together = len(jobs) == 2
		for range len(jobs) {
			<-jobs
		}
		then := *m
		if err := p.Rules.Apply(&then, seat, a, nil); err != nil {
			t.Fatalf("after %d moves: %v", len(r.Actions), err)
		}
	}
	want, err := quick(nil).Hint(t.Context(), r, m, seat, 0, 5)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := p.Hint(t.Context(), r, m, seat, 0, 5); err != nil || len(jobs) != 2 || !reflect.DeepEqual(got, want) {
		t.Errorf("after %d moves a hint of %d: %+v, %v, not %+v", len(r.Actions), len(jobs), got, err, want)
	}
}

// ChoosesByLeads tries the first sample of a decision as the one who thinks for long does, and for a hint. It fails unless they judge
// the same moves in it otherwise: a lead is never less than by how far a seat is ahead of the best other one, and of a move some more.
func ChoosesByLeads[M any, A comparable, E any](t *testing.T, p *players.Players[M, A, E], m *M) {
	t.Helper()
	seat := Owing(p.Rules, m)
	thought, _, err := p.Search(m, seat, "", 0, search.Limit{})
	if err != nil {
		t.Fatal(err)
	}
	thought.FinishSample(search.Limit{})
	told, err := p.Try(m, seat, 0, search.Limit{Samples: 1})
	if err != nil {
		t.Fatal(err)
	}
	more := 0
	for _, trial := range thought.Part() {
		n := slices.IndexFunc(told, func(hint search.Trial[A]) bool { return hint.Action == trial.Action })
		if n < 0 {
			continue
		}
		switch lead, ahead := trial.Margins[0], told[n].Margins[0]; {
		case lead < ahead-0.001: // by which it is rounded
			t.Errorf("seat %d leads by %v after %v, and is %v ahead", seat+1, lead, trial.Action, ahead)
		case lead > ahead+0.001:
			more++
		}
	}
	if more == 0 {
		t.Errorf("of %d moves none leads by more than it is ahead", len(thought.Part()))
	}
}

// GivenUp drops what is asked about a match once somebody thinks about it, who would go on for longer than anybody waits: it has
// no answer. The seat owes a decision; its player takes long.
func GivenUp[M any, A comparable, E any](t *testing.T, p *players.Players[M, A, E], r *record.Record[A], m *M, seat int) {
	t.Helper()
	patient := *p
	patient.Milliseconds = 3_600_000
	for name, ask := range map[string]func(ctx context.Context) (any, error){
		"choice": func(ctx context.Context) (any, error) { return patient.Choose(ctx, r, m, seat) },
		"hint":   func(ctx context.Context) (any, error) { return patient.Hint(ctx, r, m, seat, 0, Endless) },
		"review": func(ctx context.Context) (any, error) { return patient.Review(ctx, r, len(r.Actions)/2, Endless) },
	} {
		ctx, drop := context.WithCancel(t.Context())
		heeded := Heed(ctx)
		type outcome struct {
			answer any
			err    error
		}
		outcomes := make(chan outcome, 1)
		go func() {
			answer, err := ask(heeded)
			outcomes <- outcome{answer, err}
		}()
		select {
		case got := <-outcomes:
			drop()
			t.Fatalf("%s: it ended before it was dropped: %+v", name, got)
		case <-heeded.Looked: // it is under way, and heeds the end
		}
		drop()
		if got := <-outcomes; !errors.Is(got.err, context.Canceled) || !reflect.ValueOf(got.answer).IsZero() {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
