//go:build !js

package lessontest

import (
	"testing"

	"capital/assets"
	"capital/game/scene"
	"capital/game/scene/lesson"
	"capital/game/session"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
)

// Walk is a first match played without a table: M is a game's match, A its action, E its event, T how its table is seen.
type Walk[T, M, A, E any] struct {
	App     *scene.App
	Words   *assets.Strings
	Rules   *record.Rules[M, A, E]
	Players session.Players[M, A]
	Config  scene.Config
	Steps   []lesson.Step[T, A]
	// See is how the table is seen: what the step with a number is about has just been done there, or with -1 nothing has.
	See func(m *M, done int) T
	// Tries are all that the person could try now, legal or not.
	Tries func(m *M) []A
	// Moves are what a try comes to in the match: a tile is picked before it is used.
	Moves func(m *M, a A) []A
	// Loss is by how many points the first of such moves is worse than the best that somebody finds who searches; m is the match
	// before it. Where it is nil, moves are not judged.
	Loss func(m *M, moves []A) (points float64, err error)
}

// mostLoss is by how many points a move may be worse than the best that a lesson asks for.
const mostLoss = 1.0

// Act is what a step is about: the tries that are right, of which the first is made, or for a step without moves none.
type Act[A any] struct {
	Key string
	// Right is how many of all tries are right, which are all judged; 0 for any number, of which none is: such a choice is the
	// person's; -1 for those that come to the same, of which one is.
	Right int
}

// Acts are the steps of a chapter, with the moves that each takes: of each one try is right. All that is done in the chapter is asked for.
func Acts[T, A any](t testing.TB, steps []lesson.Step[T, A], moves [][]A, play *lesson.Play[A]) (acts []Act[A]) {
	t.Helper()
	moved := 0
	for n, step := range steps {
		moved += len(moves[n])
		acts = append(acts, Act[A]{Key: step.Key, Right: min(len(moves[n]), 1)})
	}
	if moved != len(play.Mine) {
		t.Errorf("the steps ask for %d of the %d moves of the record", moved, len(play.Mine))
	}
	return acts
}

// walker is one walk under way.
type walker[T, M, A, E any] struct {
	*Walk[T, M, A, E]
	t       testing.TB
	session *session.Session[M, A, E]
	guide   *lesson.Guide[T, A]
	before  int // moves of the person that were made before a chapter
}

// Go plays the whole match: at each step what it is about is right, and nothing else, and no bad move; what is not is answered, in
// words that there are; and who stops there and goes on is at the step that follows the last move.
func (w *Walk[T, M, A, E]) Go(t testing.TB, acts []Act[A]) (m M) {
	t.Helper()
	if len(acts) != len(w.Steps) {
		t.Fatalf("%d acts for %d steps", len(acts), len(w.Steps))
	}
	g := &walker[T, M, A, E]{Walk: w, t: t}
	g.sit(g.begun())
	defer func() { g.session.Close() }()
	back := 0 // where one is who stops now
	for n, act := range acts {
		if w.Steps[n].Key != act.Key {
			t.Fatalf("step %d is %s, not %s", n+1, w.Steps[n].Key, act.Key)
		}
		if w.Steps[n].Moves > 0 {
			g.make(n, act)
			back = n + 1
		} else {
			g.do(n)
		}
		g.follow(-1)
		g.at(n + 1)
		g.resume(back)
		for at := back; at <= n; at++ { // what was read is read again
			g.do(at)
		}
		g.at(n + 1)
	}
	return *g.session.Match()
}

// begun is the record with which the match begins.
func (g *walker[T, M, A, E]) begun() record.Record[A] {
	g.t.Helper()
	r := record.Record[A]{Seed: g.Config.Seed, Seats: g.Config.Seats, Options: g.Config.Options}
	if g.Config.Begun != "" {
		begun, _, err := g.Rules.Read(g.Config.Begun)
		if err != nil {
			g.t.Fatal(err)
		}
		r.Actions = begun.Actions
		g.before = lesson.MovesOf(&r, 0)
	}
	return r
}

// sit begins or goes on with a record.
func (g *walker[T, M, A, E]) sit(r record.Record[A]) {
	g.t.Helper()
	s, err := session.New(g.Rules, g.Players, r, nil)
	if err != nil {
		g.t.Fatal(err)
	}
	g.session = s
	g.guide = lesson.New(g.App, g.Words, g.Steps, nil)
	g.guide.Before = g.before
	g.wait()
}

// wait lets the computer players play until the person decides.
func (g *walker[T, M, A, E]) wait() {
	for !g.Rules.Owes(g.session.Match(), 0) {
		g.session.Think()
	}
}

// follow has the guide follow the match in a tick in which the person does something.
func (g *walker[T, M, A, E]) follow(done int, intents ...input.Intent) {
	played := g.session.Record()
	g.guide.Update(intents, lesson.Now[T]{
		Seen: g.See(g.session.Match(), done), Moves: lesson.MovesOf(&played, 0) - g.before, Still: true, Room: widget.Rect{W: 300, H: 300},
	})
}

// at checks which step it is.
func (g *walker[T, M, A, E]) at(step int) {
	g.t.Helper()
	if at, of := g.guide.Step(); at != step {
		g.t.Fatalf("at step %d of %d, not %d", at+1, of, step+1)
	}
}

// resume stops, and goes on with what was kept.
func (g *walker[T, M, A, E]) resume(step int) {
	g.t.Helper()
	played := g.session.Record()
	text := g.Rules.Text(&played, g.session.Match())
	g.session.Close()
	r, _, err := g.Rules.Read(text)
	if err != nil {
		g.t.Fatal(err)
	}
	g.sit(r)
	g.follow(-1)
	g.at(step)
}

// do does a step without moves; before that, every move is refused.
func (g *walker[T, M, A, E]) do(n int) {
	g.t.Helper()
	for _, a := range g.Tries(g.session.Match()) {
		g.refused(n, a)
	}
	g.follow(-1)
	g.at(n)
	if g.Steps[n].Done == nil {
		g.follow(-1, input.Intent{Kind: input.Confirm})
	} else {
		g.follow(n)
	}
}

// make makes the moves of a step, after all that are not right were tried, and those that are right were judged.
func (g *walker[T, M, A, E]) make(n int, act Act[A]) {
	g.t.Helper()
	for range g.Steps[n].Moves {
		rights := g.rights(n, act)
		for _, right := range rights[:min(max(act.Right, -act.Right), len(rights))] {
			g.judge(act.Key, right)
		}
		if err := g.session.Submit(0, g.Moves(g.session.Match(), rights[0])[0]); err != nil {
			g.t.Fatal(act.Key, err)
		}
		g.wait()
	}
}

// judge checks that a move that a lesson asks for is as good as the best, or nearly so.
func (g *walker[T, M, A, E]) judge(key string, right A) {
	g.t.Helper()
	if g.Loss == nil {
		return
	}
	m := *g.session.Match()
	loss, err := g.Loss(&m, g.Moves(&m, right))
	if err != nil {
		g.t.Fatal(key, err)
	}
	if loss >= mostLoss {
		g.t.Errorf("%s asks for %s, which is %.1f points worse than the best move", key, g.Rules.Format(right), loss)
	}
}

// rights are the tries that are right, as many as the act says. All others are refused.
func (g *walker[T, M, A, E]) rights(n int, act Act[A]) (rights []A) {
	g.t.Helper()
	for _, a := range g.Tries(g.session.Match()) {
		if !g.Steps[n].Right(g.See(g.session.Match(), -1), a) {
			g.refused(n, a)
			continue
		}
		rights = append(rights, a)
	}
	if len(rights) != act.Right && act.Right > 0 || len(rights) == 0 {
		g.t.Fatalf("%s: %d of the tries are right, not %d", act.Key, len(rights), act.Right)
	}
	return rights
}

// refused checks that a try is not allowed, and that this is told.
func (g *walker[T, M, A, E]) refused(n int, a A) {
	g.t.Helper()
	played := g.session.Record()
	seen := g.See(g.session.Match(), -1)
	if g.guide.Allows(seen, lesson.MovesOf(&played, 0)-g.before, a) {
		g.t.Fatalf("%s allows %s", g.Steps[n].Key, g.Rules.Format(a))
	}
	if s := &g.Steps[n]; s.Miss != nil {
		if key := s.Miss(seen, a); key != "" && !g.Words.Has("lesson."+key) {
			g.t.Errorf("there are no words lesson.%s", key)
		}
	}
}
