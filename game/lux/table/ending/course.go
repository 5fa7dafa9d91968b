package ending

import (
	"context"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/course"
	"capital/game/lux/ai"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/rules/lux"
)

// Course is how a match that is over went: what happened before which of its moves, and the reviews of these.
type Course struct {
	*results.Reviews[ai.Review]
	Record lux.Record
	Taught int       // how many of its first moves were made as a lesson asked
	rounds []int     // the moves they began with
	final  []float64 // by how many points every seat was ahead in the end
}

// NewCourse makes the course of a match that is over. The function reviews a move of the record, moves counted from 0,
// thinking through so many samples.
func NewCourse(record lux.Record, review func(ctx context.Context, r *lux.Record, move, samples int) (ai.Review, error)) *Course {
	c := &Course{Record: record}
	c.Reviews = results.NewReviews(len(record.Actions), func(ctx context.Context, move int) (ai.Review, error) {
		return review(ctx, &record, move, course.Samples)
	})
	c.replay()
	return c
}

// replay notes what happened before which move, and how it ended.
func (c *Course) replay() {
	c.rounds = []int{0}
	m := results.Replay(lux.Rules(), &c.Record, func(moves int, e lux.Event) {
		if e.Kind == lux.RoundBegan {
			c.rounds = append(c.rounds, moves)
		}
	})
	var points []int
	for seat := range m.Seats() { // ROB's too
		points = append(points, m.Points(seat))
	}
	c.final = results.Leads(points)
}

// shown is the course as the screen of results shows it.
func (c *Course) shown(app *view.Lux, lookBack func(move int, back scene.Scene)) *results.Course {
	shown := &results.Course{Reviewer: reviewer{c, app}, Final: c.final, Taught: c.Taught, LookBack: lookBack}
	for n, first := range c.rounds {
		sign := view.Roman(n + 1)
		shown.Rounds = append(shown.Rounds, results.Round{First: first, Sign: sign, Words: app.Strings.Text("course.round", sign)})
	}
	return shown
}

// reviewer tells the screen of results what the reviews say.
type reviewer struct {
	*Course
	app *view.Lux
}

// Review implements part of [results.Reviewer].
func (r reviewer) Review(move int) (review results.Review, ok bool) {
	of := r.Of(move)
	if of == nil {
		return results.Review{}, false
	}
	return results.Review{Seat: of.Seat, Margins: of.Margins[:len(r.final)], Loss: of.Loss(), Sure: of.Sure}, true
}

// Choices implements part of [results.Reviewer].
func (r reviewer) Choices(move int) (played, best results.Choice) {
	did, better := r.Of(move).Played.Action, r.Of(move).Best.Action
	played, best = r.choice(did), r.choice(better)
	if played.Words == best.Words && did.Card == better.Card {
		best.Words = r.app.Strings.Text("course.move.elsewhere")
	}
	return played, best
}

// choice is an action: its card, and what is done with it.
func (r reviewer) choice(a lux.Action) results.Choice {
	c := results.Choice{Words: r.app.Strings.Text("course.move." + doneKeys[a.Kind])}
	if a.Kind == lux.Keep || a.Kind == lux.PlayHome || a.Kind == lux.PlayCapital {
		c.Face = func(dst *ebiten.Image, x, y float64, size int) {
			r.app.Pieces.DrawCard(dst, a.Card, x, y, cardWidth(size), 1)
		}
	}
	return c
}

// cardWidth is how wide a card is that is size pixels high.
func cardWidth(size int) float64 { return math.Floor(float64(size) * 0.7) }

// doneKeys name what is done in an action.
var doneKeys = map[lux.ActionKind]string{
	lux.Keep: "keep", lux.PlayHome: "home", lux.PlayCapital: "capital", lux.LayModifier: "lay", lux.Pay: "pay", lux.Refuse: "refuse",
}
