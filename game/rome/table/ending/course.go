package ending

import (
	"context"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/course"
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/rules/rome"
)

// Course is how a match that is over went: what happened before which of its moves, and the reviews of these.
type Course struct {
	*results.Reviews[ai.Review]
	Record rome.Record
	Taught int            // how many of its first moves were made as a lesson asked
	rounds []int          // the moves they began with
	won    []results.Mark // who won the monuments
	final  []float64      // by how many points every seat was ahead in the end
}

// NewCourse makes the course of a match that is over. The function reviews a move of the record, moves counted from 0,
// thinking through so many samples.
func NewCourse(record rome.Record, review func(ctx context.Context, r *rome.Record, move, samples int) (ai.Review, error)) *Course {
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
	m := results.Replay(rome.Rules(), &c.Record, func(moves int, e rome.Event) {
		switch {
		case e.Kind == rome.RoundBegan:
			c.rounds = append(c.rounds, moves)
		case e.Kind == rome.AuctionWon && e.Piece != rome.Fountain:
			c.won = append(c.won, results.Mark{Move: moves, Seat: e.Seat})
		}
	})
	c.final = results.Leads(results.Points(rome.Rules(), &m, m.Seats()))
}

// shown is the course as the screen of results shows it.
func (c *Course) shown(app *view.Rome, lookBack func(move int, back scene.Scene)) *results.Course {
	shown := &results.Course{Reviewer: reviewer{c, app}, Final: c.final, Taught: c.Taught, Marks: c.won, LookBack: lookBack}
	for n, first := range c.rounds {
		sign := view.Roman(n + 1)
		shown.Rounds = append(shown.Rounds, results.Round{First: first, Sign: sign, Words: app.Strings.Text("course.round", sign)})
	}
	return shown
}

// reviewer tells the screen of results what the reviews say.
type reviewer struct {
	*Course
	app *view.Rome
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

// choice is an action: its card, or the highest of a bid, and what is done with it.
func (r reviewer) choice(a rome.Action) results.Choice {
	c := results.Choice{Words: done(r.app, a)}
	switch card, shown := cardOf(a); {
	case shown:
		c.Face = func(dst *ebiten.Image, x, y float64, size int) {
			r.app.Pieces.DrawCard(dst, card, x, y, cardWidth(size), 1)
		}
	case a.Kind == rome.Draw:
		c.Face = func(dst *ebiten.Image, x, y float64, size int) {
			r.app.Pieces.DrawBack(dst, a.Pile, x, y, cardWidth(size), 1)
		}
	}
	return c
}

// cardWidth is how wide a card is that is size pixels high.
func cardWidth(size int) float64 { return math.Floor(float64(size) * 0.7) }

// cardOf is the card with which something is done, of a bid the highest.
func cardOf(a rome.Action) (card rome.Card, shown bool) {
	switch a.Kind {
	case rome.Play, rome.Idle:
		return a.Card, true
	case rome.Bid:
		for c := range a.Bid.All() {
			if !shown || c.Number() > card.Number() {
				card, shown = c, true
			}
		}
	}
	return card, shown
}

// done says in a word or two what is done in an action.
func done(app *view.Rome, a rome.Action) string {
	switch a.Kind {
	case rome.Play:
		if a.Card.Type() == rome.Permit {
			return app.PlaceName(a.Place)
		}
		if a.Card.Type() == rome.Roof {
			return app.Strings.Text("course.move." + a.Shape.String())
		}
		return app.Strings.Text("course.move.floor")
	case rome.Put:
		return app.PlaceName(a.Place)
	case rome.Bid:
		if a.Bid == 0 {
			return app.Strings.Text("course.move.bid.nothing")
		}
		return app.Strings.Text("course.move.bid", a.Bid.Sum())
	case rome.Draw:
		return app.Strings.Text("course.move.draw." + a.Pile.String())
	case rome.Idle:
		return app.Strings.Text("course.move.idle")
	}
	return app.Strings.Text("course.move.pass")
}
