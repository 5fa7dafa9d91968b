package ending

import (
	"context"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/course"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// Course is how a match that is over went: what happened before which of its moves, and the reviews of these.
type Course struct {
	*results.Reviews[ai.Review]
	Record     warsaw.Record
	Taught     int   // how many of its first moves were made as a lesson asked
	epochs     []int // the moves they began with
	wars       []int // before which moves they came
	milestones []award
	final      []float64 // by how many victory points every seat was ahead in the end
}

// award is a milestone that was won before a move.
type award struct{ move, seat int }

// NewCourse makes the course of a match that is over. The function reviews a move of the record, moves counted from 0,
// thinking through so many samples.
func NewCourse(record warsaw.Record, review func(ctx context.Context, r *warsaw.Record, move, samples int) (ai.Review, error)) *Course {
	c := &Course{Record: record}
	c.Reviews = results.NewReviews(len(record.Actions), func(ctx context.Context, move int) (ai.Review, error) {
		return review(ctx, &record, move, course.Samples)
	})
	c.replay()
	return c
}

// replay notes what happened before which move, and how it ended.
func (c *Course) replay() {
	c.epochs = []int{0}
	m := results.Replay(warsaw.Rules(), &c.Record, func(moves int, e warsaw.Event) {
		switch e.Kind {
		case warsaw.EpochBegan:
			c.epochs = append(c.epochs, moves)
		case warsaw.WarBegan:
			c.wars = append(c.wars, moves)
		case warsaw.MilestoneWon:
			c.milestones = append(c.milestones, award{moves, e.Seat})
		}
	})
	c.final = results.Leads(results.Points(warsaw.Rules(), &m, m.Seats()))
}

// shown is the course as the screen of results shows it.
func (c *Course) shown(app *view.Capital, lookBack func(move int, back scene.Scene)) *results.Course {
	shown := &results.Course{Reviewer: reviewer{c, app}, Final: c.final, Taught: c.Taught, LookBack: lookBack}
	for n, first := range c.epochs {
		sign := view.Roman(n + 1)
		shown.Rounds = append(shown.Rounds, results.Round{First: first, Sign: sign, Words: app.Strings.Text("course.epoch", sign)})
	}
	for _, move := range c.wars {
		shown.Marks = append(shown.Marks, results.Mark{Move: move, Icon: tileart.War})
	}
	for _, m := range c.milestones {
		shown.Marks = append(shown.Marks, results.Mark{Move: m.move, Seat: m.seat})
	}
	return shown
}

// reviewer tells the screen of results what the reviews say.
type reviewer struct {
	*Course
	app *view.Capital
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
	of := r.Of(move)
	did, better := of.Played.Action, of.Best.Action
	does, would := doneKey(did.Kind), doneKey(better.Kind)
	switch {
	case doneKey(r.Done(move).Kind) != does: // the tile was picked, and used for something else than is best
		does = "chosen"
	case does == would && did.Tile == better.Tile:
		would = "elsewhere"
	}
	return r.choice(did, does), r.choice(better, would)
}

// Done is what was done in a move: where a tile was picked, the use that its owner made of it.
func (c *Course) Done(move int) warsaw.Action {
	did := c.Record.Actions[move]
	if did.Action.Kind != warsaw.Pick {
		return did.Action
	}
	for _, later := range c.Record.Actions[move+1:] {
		if later.Seat == did.Seat && later.Action.Tile == did.Action.Tile {
			return later.Action
		}
	}
	return did.Action
}

// choice is an action: its tile and what is done with it.
func (r reviewer) choice(a warsaw.Action, does string) results.Choice {
	c := results.Choice{Words: r.app.Strings.Text("course.move." + does)}
	if a.Tile.Valid() && a.Kind <= warsaw.Overbuild || a.Kind == warsaw.PlaceMilestone {
		c.Face = func(dst *ebiten.Image, x, y float64, size int) {
			r.app.Tiles.DrawFace(dst, a.Tile, int(a.Turn), x, y, size)
		}
	}
	return c
}

// doneKey names what is done in a move.
func doneKey(kind warsaw.ActionKind) string {
	switch kind {
	case warsaw.Build:
		return "build"
	case warsaw.Overbuild, warsaw.PlaceMilestone:
		return "overbuild"
	case warsaw.Discard:
		return "discard"
	case warsaw.Lose:
		return "lose"
	case warsaw.KeepWindow, warsaw.KeepPiece:
		return "keep"
	case warsaw.Finish:
		return "finish"
	}
	return "choice"
}
