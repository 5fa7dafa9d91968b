package ending

import (
	"context"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/course"
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/expo/table/wording"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/render/expo/tinplate"
	"capital/rules/expo"
)

// Course is how a match that is over went: what happened before which of its moves, what all had round by round, and the reviews
// of the moves.
type Course struct {
	*results.Reviews[ai.Review]
	Record expo.Record
	Taught int         // how many of its first moves were made as a lesson asked
	rounds []int       // the moves they began with
	expos  []int       // the moves that the Expos came before
	before []expo.View // what who made a move knew then
	series series
	final  []float64 // by how many points every seat was ahead in the end
}

// NewCourse makes the course of a match that is over. The function reviews a move of the record, moves counted from 0,
// thinking through so many samples.
func NewCourse(record expo.Record, review func(ctx context.Context, r *expo.Record, move, samples int) (ai.Review, error)) *Course {
	c := &Course{Record: record}
	c.Reviews = results.NewReviews(len(record.Actions), func(ctx context.Context, move int) (ai.Review, error) {
		return review(ctx, &record, move, course.Samples)
	})
	c.replay()
	return c
}

// replay notes what happened before which move, what all had then, and how it ended.
func (c *Course) replay() {
	c.rounds = []int{0}
	moves := 0
	var spent [expo.MaxSeats]int
	m := expo.Rules().New(&c.Record, nil)
	c.series.note(0, &m.Table)
	tell := func(e expo.Event) {
		c.series.take(e, &m.Table, &spent)
		switch e.Kind {
		case expo.RoundBegan:
			c.rounds = append(c.rounds, moves)
		case expo.ExpoBegan:
			c.expos = append(c.expos, moves)
		}
	}
	for _, move := range c.Record.Actions {
		c.before = append(c.before, m.View(move.Seat))
		moves++
		m.Apply(move.Seat, move.Action, tell)
	}
	var points []int
	for seat := range m.Seats() {
		points = append(points, m.Has(seat, expo.Prestige))
	}
	c.final = results.Leads(points)
}

// shown is the course as the screen of results shows it.
func (c *Course) shown(app *view.Expo, lookBack func(move int, back scene.Scene)) *results.Course {
	shown := &results.Course{Reviewer: reviewer{c, app}, Final: c.final, Taught: c.Taught, LookBack: lookBack}
	for n, first := range c.rounds {
		shown.Rounds = append(shown.Rounds, results.Round{First: first, Sign: strconv.Itoa(n + 1), Words: app.Strings.Text("results.round", n+1)})
	}
	for _, move := range c.expos {
		shown.Marks = append(shown.Marks, results.Mark{Move: move, Icon: tinplate.Effect(expo.OfExpo)})
	}
	return shown
}

// reviewer tells the screen of results what the reviews say.
type reviewer struct {
	*Course
	app *view.Expo
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
	played, best = r.choice(move, did), r.choice(move, better)
	if played.Words == best.Words {
		best.Words = r.app.Strings.Text("results.otherwise")
	}
	return played, best
}

// choice is an action at a move: its tile, and what is done with it.
func (r reviewer) choice(move int, a expo.Action) results.Choice {
	known := &r.before[move]
	c := results.Choice{Words: wording.Does(r.app, known, a)}
	if id, ok := tileOf(known, &a); ok {
		c.Face = func(dst *ebiten.Image, x, y float64, size int) {
			r.app.Pieces.DrawTile(dst, id, x, y, float64(size), 1)
		}
	}
	return c
}

// tileOf is the tile that an action sets or activates, if any.
func tileOf(known *expo.View, a *expo.Action) (id expo.TileID, ok bool) {
	switch a.Kind {
	case expo.Build, expo.Prosper:
		return a.Tile, true
	case expo.MakeLake:
		return expo.Lake, true
	case expo.Activate:
		own := known.Player(known.Seat())
		if at := own.At(a.Cell()); at >= 0 {
			return own.Tiles[at].Tile, true
		}
	}
	return 0, false
}
