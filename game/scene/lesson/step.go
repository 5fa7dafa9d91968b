package lesson

import "capital/render/widget"

// Step is one idea of a lesson. T is how a game's table is seen, A its action.
type Step[T, A any] struct {
	// Key names its words: "lesson.KEY.title" and "lesson.KEY".
	Key string
	// Topic is its page of the rules book.
	Topic string
	// Moves is how many moves of the person it takes; 0 where the match does not go on.
	Moves int
	// Right reports whether a move is what a step with moves is about. It is asked for each that the person wants to make.
	Right func(seen T, a A) bool
	// Miss says what is told of another move, which is legal or not: a key after "lesson.". It may be nil.
	Miss func(seen T, a A) string
	// Done reports whether a step without moves is done. Where it is nil too, the step is only read.
	Done func(seen T) bool
	// Lit appends the places on the screen that are meant. It may be nil.
	Lit func(seen T, buf []widget.Rect) []widget.Rect
}

// read reports whether the step is only read.
func (s *Step[T, A]) read() bool { return s.Moves == 0 && s.Done == nil }

// course is how far a person has come.
type course struct {
	ends []int // how many moves of the person there are once a step is over, -1 for those without
	past int   // steps that are over
}

// courseOf is the course at its beginning.
func courseOf[T, A any](steps []Step[T, A]) (c course) {
	moves := 0
	for _, s := range steps {
		moves += s.Moves
		if s.Moves == 0 {
			c.ends = append(c.ends, -1)
		} else {
			c.ends = append(c.ends, moves)
		}
	}
	return c
}

// reach says how many moves the person has made: the steps up to the last that these end are over, and none that takes more
// is, nor any behind it. It reports whether another step is to be done now.
func (c *course) reach(moves int) (changed bool) {
	least, most := 0, len(c.ends)
	for n, end := range c.ends {
		if end > moves {
			most = n
			break
		}
		if end >= 0 {
			least = n + 1
		}
	}
	before := c.past
	c.past = min(max(c.past, least), most)
	return c.past != before
}

// over reports whether no step is left.
func (c *course) over() bool { return c.past == len(c.ends) }
