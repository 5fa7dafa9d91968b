// Package results is the last screen of a match of any game: how it came out for whoever sits there, what they have built,
// the final sheet with the points of every seat by where they came from, charts of what all had round by round, and the course
// of the match, which leads back to its moves.
//
// A game tells an [Outcome] in plain data and makes the [Screen] of it with [New]. How the match went is a [Course]: what
// happened before which move, and a [Reviewer] that finds out how good each move was while someone looks; [Reviews] does for
// it what is the same in all games.
package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/session"
	"capital/render/icon"
	"capital/rules/record"
)

// mostSeats is how many seats a match has at most.
const mostSeats = 5

// Outcome is a match that is over, as the screen tells it.
type Outcome struct {
	Seats     []Seat // one to five, at least one of them in the first place
	Emblem    scene.Emblem
	Verdict   func(seat int) string // in a sentence, how a seat came to its place
	Seed      uint64
	TakeBacks record.TakeBacks // told where a person played
	Lines     []Line           // where the points came from; those of a seat add up to its total
	Points    string           // what the total is called; victory points where it is empty
	Total     []int            // victory points, of every seat
	Ties      []Line           // what decides where totals are equal, the first that differs
	Positions Positions
	Ladder    *Ladder           // nil where there is none
	Course    *Course           // nil where moves are not reviewed
	Charts    *Charts           // nil where there are none
	Posters   *gallery.Pictures // nil where there are none
	Art       Art               // of the picture of the results
	Podium    Podium            // what is seen before the sheet, once
	Rematch   func()            // begins another match like this one
	Again     func() Outcome    // tells the same in the language of now; nil where its words stay
}

// Seat is who sat at the table, and how it came out.
type Seat struct {
	record.Seat
	Place int // 1 is first; who shares a place has the same
}

// person reports whether somebody sat there.
func (s Seat) person() bool { return s.Player == session.Person }

// Line is a line of the sheet.
type Line struct {
	Words  string
	Icon   *icon.Icon // or nil
	Points []int      // of every seat
	Group  string     // what it is added up under, with the lines beside it, where there is no room for all at once; or nothing
}

// Positions are the seats' last positions: districts, streets, whatever a seat has built. One at a time is shown large, and
// all are shown small in one scale. The zero value shows none.
type Positions struct {
	Sizes []Size // of every seat
	Page  string // what the page with them and the points is called
	// Draw draws a seat's with its upper left corner at x, y, a unit being so many pixels.
	Draw func(dst *ebiten.Image, seat int, x, y float64, unit int)
}

// Size is how large a position is, in units of the game: tiles, floors.
type Size struct{ Width, Height int }

// Ladder is how well somebody did, as steps that lead up: it is shown in the place of the positions.
type Ladder struct {
	Steps   []Step // the lowest first
	Reached int    // the one that was reached
	Best    int    // the highest one that was ever reached, or -1
	Lines   []string
}

// Step is one step of a ladder.
type Step struct {
	Words string
	Needs string // in short
}

// Course is how a match went.
type Course struct {
	Reviewer
	Rounds []Round
	Marks  []Mark
	Taught int       // how many moves were made as a lesson asked, the first ones: they are no one's slips
	Final  []float64 // by how many points every seat was ahead of the best other one in the end
	// LookBack shows the table before a move, moves counted from 0; back is the scene to go back to.
	LookBack func(move int, back scene.Scene)
}

// Round is a part of the match with a name: an epoch, a round. They lie in their order, the first from the first move on.
type Round struct {
	First int    // the move it begins with
	Sign  string // below the curves: "II"
	Words string // beside a move of it: "Epoch II"
}

// Mark is something that happened before a move, shown above the curves.
type Mark struct {
	Move int
	Icon *icon.Icon // nil where it is a seat's own: then its emblem is shown
	Seat int
}

// Charts are how things went that every seat has, from moment to moment.
type Charts struct {
	Moments []Moment // two at least
	Of      []Chart  // one at least, and mostCharts at most
}

// Moment is when things are as a chart shows them.
type Moment struct {
	Sign  string     // below the curves, or nothing
	Words string     // in a line: "After round 4"
	Icon  *icon.Icon // of what happened then, above the curves; or nil
}

// Chart is how one thing went.
type Chart struct {
	Words  string
	Icon   *icon.Icon
	Values [][]int // of every seat, at every moment
}

// Reviewer finds out how good every move of a match was, while someone looks. Moves are counted from 0.
type Reviewer interface {
	// Moves is how many there were.
	Moves() int
	// Review is of a move; it is not ok as long as it is not known.
	Review(move int) (review Review, ok bool)
	// Choices are what was done in a move that was reviewed, and what would have been best.
	Choices(move int) (played, best Choice)
	// Known is how many moves are known.
	Known() int
	// Failed reports whether no more can be found out.
	Failed() bool
	// Step goes on with finding out, which is done off the frame loop. It reports whether more is known, or nothing will be.
	Step() (changed bool)
	// Leave says that nobody looks any more.
	Leave()
}

// Review is how good a move was.
type Review struct {
	Seat    int       // whose move it was
	Margins []float64 // by how many points every seat was expected to end ahead of the best other one, as it was before the move
	Loss    float64   // by how many points the move was worse than the best
	Sure    bool      // by more than chance explains
}

// Choice is something that can be done in a move.
type Choice struct {
	Words string
	// Face draws what it is done with, size pixels wide and high, its upper left corner at x, y; nil where there is nothing to see.
	Face func(dst *ebiten.Image, x, y float64, size int)
}
