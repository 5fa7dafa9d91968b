package lesson

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/scene"
	"capital/input"
	"capital/render/widget"
)

// Guide takes a person through the steps of a lesson. A nil Guide teaches nothing and stands in no one's way.
type Guide[T, A any] struct {
	// Before is how many moves of the record the person has made before the lesson: see [Chapter].
	Before int

	steps  []Step[T, A]
	course course
	panel  panel
	back   func() scene.Scene // to the table, from the rules book
	answer string             // what is told of the last thing that was tried, or nothing
	lit    []widget.Rect
	before []widget.Rect // what was lit a tick ago
	shown  bool          // the panel is to be seen
	done   bool          // its last step was reached
	stale  bool          // it looks different from when it was last asked
}

// Now is how a match and its table are in a tick.
type Now[T any] struct {
	Seen  T
	Moves int         // that the person has made
	Still bool        // nothing is announced, so that the table is seen
	Unit  float64     // pixels a unit of the words
	Room  widget.Rect // where the panel lies; it reaches above it where the words need more
}

// New begins a lesson in a game's words; back makes the scene of its table, to which the rules book leads back.
func New[T, A any](app *scene.App, words *assets.Strings, steps []Step[T, A], back func() scene.Scene) *Guide[T, A] {
	return &Guide[T, A]{steps: steps, course: courseOf(steps), panel: newPanel(app, words), back: back}
}

// Topic is the page of the rules book about the present step, "" where there is none.
func (g *Guide[T, A]) Topic() string {
	if g == nil || !g.shown {
		return ""
	}
	return g.steps[g.course.past].Topic
}

// At reports whether a point lies on the words of a step.
func (g *Guide[T, A]) At(x, y float64) bool {
	return g != nil && g.shown && g.panel.text.box.Contains(x, y)
}

// Step is the number of the present step, from 0, and how many there are. They are alike once all are over.
func (g *Guide[T, A]) Step() (at, of int) { return g.course.past, len(g.steps) }

// Over reports whether nothing is taught any more: the match is like any other then.
func (g *Guide[T, A]) Over() bool { return g == nil || g.course.over() }

// Allows reports whether a move may be played that the person wants to make, and tells why not.
func (g *Guide[T, A]) Allows(seen T, moves int, a A) bool {
	if g == nil {
		return true
	}
	g.reach(moves)
	if g.course.over() {
		return true
	}
	s := &g.steps[g.course.past]
	if s.Right != nil && s.Right(seen, a) {
		g.answer = ""
		return true
	}
	g.answer = g.missed(s, seen, a)
	g.stale = true
	return false
}

// missed is what is told of a move that is not what a step is about.
func (g *Guide[T, A]) missed(s *Step[T, A], seen T, a A) string {
	if s.Miss != nil {
		if key := s.Miss(seen, a); key != "" {
			return g.panel.words.Text("lesson." + key)
		}
	}
	if s.read() {
		return g.panel.app.Strings.Text("lesson.read.first")
	}
	return g.panel.app.Strings.Text("lesson.do.first")
}

// reach follows the match.
func (g *Guide[T, A]) reach(moves int) {
	if g.course.reach(moves) {
		g.turned()
	}
}

// turned is called where another step is to be done.
func (g *Guide[T, A]) turned() {
	g.answer, g.stale = "", true
}

// Update follows the match and takes in what the person did in a tick. It returns what is left of that for the table, and
// whether the person is done with the match.
func (g *Guide[T, A]) Update(intents []input.Intent, now Now[T]) (rest []input.Intent, leaves bool) {
	if g == nil {
		return intents, false
	}
	g.reach(now.Moves)
	g.pass(now)
	if shown := now.Still && !g.course.over(); shown != g.shown {
		g.shown, g.stale = shown, true
	}
	if !g.shown {
		return intents, false
	}
	g.light(now.Seen)
	g.tell(now)
	rest, pressed := g.panel.take(intents)
	switch pressed {
	case pressedOn:
		g.course.past++
		g.turned()
		if g.course.over() {
			g.shown = false
			return rest, false
		}
		g.light(now.Seen)
		g.tell(now)
	case pressedRules:
		scene.ShowBook(g.panel.app, g.Topic(), g.back)
	case pressedLeave:
		return nil, true
	}
	return rest, false
}

// pass goes on from steps that are done at the table.
func (g *Guide[T, A]) pass(now Now[T]) {
	for now.Still && !g.course.over() {
		s := &g.steps[g.course.past]
		if s.Moves > 0 || s.Done == nil || !s.Done(now.Seen) {
			return
		}
		g.course.past++
		g.turned()
	}
}

// light finds out what is lit.
func (g *Guide[T, A]) light(seen T) {
	g.before = append(g.before[:0], g.lit...)
	g.lit = g.lit[:0]
	if s := &g.steps[g.course.past]; s.Lit != nil {
		g.lit = s.Lit(seen, g.lit)
	}
	g.stale = g.stale || !slices.Equal(g.lit, g.before)
}

// tell puts the present step on the panel.
func (g *Guide[T, A]) tell(now Now[T]) {
	s, app := &g.steps[g.course.past], g.panel.app
	told := said{
		key: s.Key, answer: g.answer, step: g.course.past + 1, steps: len(g.steps),
		read: s.read(), last: g.course.past == len(g.steps)-1,
	}
	if told.last {
		if !g.done {
			g.done = true
			app.Learned()
			app.Play(audio.Chime)
		}
		told.next, told.leads = app.NextChapter(), g.Before > 0
	}
	g.panel.say(told, now.Room, now.Unit)
}

// Changed reports whether the lesson looks different from when it was last asked.
func (g *Guide[T, A]) Changed() bool {
	if g == nil {
		return false
	}
	changed := g.stale || g.panel.stale
	g.stale, g.panel.stale = false, false
	return changed
}

// Draw draws the panel, and lights what is meant.
func (g *Guide[T, A]) Draw(dst *ebiten.Image) {
	if g == nil || !g.shown {
		return
	}
	for _, place := range g.lit {
		if x, y := place.Centre(); !g.panel.text.box.Contains(x, y) {
			drawLight(dst, place, g.panel.app.Unit())
		}
	}
	g.panel.draw(dst)
}

// Lit are the places that the present step lights, as they were in the last tick: a test of a table asks what is to be touched.
func (g *Guide[T, A]) Lit() []widget.Rect { return slices.Clone(g.lit) }

// Words is where its words lie: a test asks whether they have room.
func (g *Guide[T, A]) Words() widget.Rect { return g.panel.text.box }

// Group are the buttons of the panel: a test of the whole program asks where they lie.
func (g *Guide[T, A]) Group() *widget.Group { return g.panel.buttons }
