package table

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/search"
	"capital/game/session"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Remarking is a [Game] whose computer players say a word when something matters. What they say are words of the game:
// "says.KIND.1" and so on, one for each temper.
type Remarking[E any] interface {
	// Remark says what an event gives somebody to say, and who says it: a kind, and a seat, or [Anyone]. Nothing is "". It keeps the
	// points that every seat has in what is given along.
	Remark(e E, points []int) (kind string, seat int)
	// SeatPlace is where a seat is told of at the table as it is laid out now.
	SeatPlace(seat int) (where widget.Rect, ok bool)
}

// Who says something, where that is no seat.
const (
	Anyone = -1 // one of the computer players
	Leader = -2 // who has taken the lead, or lost it to a person; where it has not changed anyone says what is said then, or nothing
)

// What the house says of the lead.
const (
	remarkLead   = "lead"   // it has taken it
	remarkBehind = "behind" // a person has taken it away
)

const (
	remarkTime  = 5.0 // seconds that a word is seen
	remarkShare = 60  // per cent of what matters is said something of
	remarkTurns = 3   // turns of every seat that pass before another word, at least
)

// remarks are what computer players say. They follow from the record alone: a match that goes on says nothing twice.
type remarks[E any] struct {
	game   Remarking[E] // nil where nobody says anything
	heard  int          // events so far
	last   int          // how many moves there were when something was said last
	said   map[string]bool
	points []int
	leader int // the only one, or -1

	now  string // the words that are seen, "" for none
	seat int    // whose they are
	left float64
}

func (r *remarks[E]) forget(seats int) {
	*r = remarks[E]{game: r.game, last: math.MinInt / 2, said: map[string]bool{}, points: make([]int, seats), leader: -1}
}

// hearRemarks follows the match as far as it has been shown. What happened before somebody came, or was taken back, is heard
// silently.
func (c *Course[M, A, E, P]) hearRemarks(shown int) {
	r := &c.remarks
	if r.game == nil {
		return
	}
	silent := false
	if r.said == nil || shown < r.heard {
		r.forget(len(c.Session.Seats()))
		silent = true
	}
	for events := c.Session.Events(); r.heard < shown; r.heard++ {
		kind, seat := r.game.Remark(events[r.heard], r.points)
		if seat == Leader {
			seat = Anyone
			if lead, who := r.lead(func(seat int) bool { return c.isSomebody(seat) }); lead != "" {
				kind, seat = lead, who
			}
		}
		if kind != "" {
			c.remark(kind, seat, silent)
		}
	}
}

// lead says who speaks of the lead, if it has changed.
func (r *remarks[E]) lead(speaks func(seat int) bool) (kind string, seat int) {
	best, before := -1, r.leader
	for n, points := range r.points {
		switch {
		case best < 0 || points > r.points[best]:
			best = n
		case points == r.points[best]:
			return "", 0 // nobody leads alone
		}
	}
	r.leader = best
	switch {
	case before == best:
	case speaks(best):
		return remarkLead, best
	case before >= 0:
		return remarkBehind, before
	}
	return "", 0
}

func (c *Course[M, A, E, P]) isSomebody(seat int) bool {
	who := c.Session.Seats()[seat]
	return who.Player != session.Person && who.Persona != ""
}

// remark has somebody say a word, if it is time for one, chance wills, and it was not said before.
func (c *Course[M, A, E, P]) remark(kind string, seat int, silent bool) {
	r, seats := &c.remarks, c.Session.Seats()
	move := c.Session.MoveOf(r.heard)
	chance := search.Mix(c.Session.Record().Seed, uint64(r.heard))
	if seat == Anyone {
		for n := range seats {
			if at := (int(chance>>32%uint64(len(seats))) + n) % len(seats); c.isSomebody(at) {
				seat = at
				break
			}
		}
	}
	if seat < 0 || !c.isSomebody(seat) || move-r.last < remarkTurns*len(seats) || chance%100 >= remarkShare {
		return
	}
	key := "says." + kind + "." + strconv.Itoa(c.App.Temper(seats[seat].Persona)+1)
	if r.said[key] {
		return
	}
	r.said[key], r.last = true, move
	if words, ok := c.App.GameWords(key); ok && !silent && !c.App.Settings().Silent {
		r.now, r.seat, r.left = words, seat, remarkTime
		c.Stale = true
	}
}

// stepRemarks lets seconds pass for the word that is seen.
func (c *Course[M, A, E, P]) stepRemarks(seconds float64) {
	r := &c.remarks
	if r.now == "" {
		return
	}
	if r.left -= seconds; r.left <= 0 || c.App.Settings().Silent {
		r.now = ""
		c.Stale = true
	}
}

// drawRemark draws the word that is seen in a bubble beside its seat: on the side on which there is more room.
func (c *Course[M, A, E, P]) drawRemark(dst *ebiten.Image) {
	r := &c.remarks
	if r.now == "" {
		return
	}
	where, ok := r.game.SeatPlace(r.seat)
	if !ok {
		return
	}
	app, u := c.App, c.App.Unit()*c.App.TextScale(1.6)
	width, height := app.Size()
	st := text.Style{Face: text.Bold, Size: 17 * u, Colour: theme.Ink, VAlign: text.Middle}
	const pad, most = 12, 250
	wide, high := app.Writer.MeasureWrapped(r.now, min(most*u, width*0.6), st)
	box := widget.Rect{W: wide + 2*pad*u, H: high + 1.4*pad*u}
	face := 0.0
	if box.H+2*pad*u+wide < width*0.5 {
		face = max(44*u, box.H)
		box.H, box.W = max(box.H, face), box.W+face
	}
	x, y := where.Centre()
	tip := pad * u
	side := where.X+where.W+tip+box.W < width || where.X-tip-box.W > 0
	switch {
	case side && where.H < height/2 && x < width/2:
		box.X, box.Y = where.X+where.W+tip, y-box.H/2
	case side && where.H < height/2:
		box.X, box.Y = where.X-tip-box.W, y-box.H/2
	case y < height/2:
		box.X, box.Y, side = x-box.W/2, where.Y+where.H+tip, false
	default:
		box.X, box.Y, side = x-box.W/2, where.Y-tip-box.H, false
	}
	box.X = min(max(box.X, 6*u), width-box.W-6*u)
	box.Y = min(max(box.Y, 6*u), height-box.H-6*u)
	colours, pen := theme.Seat(r.seat), shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(box.X+2*u, box.Y+3*u, box.W, box.H, 12*u, theme.Shadow)
	pen.RoundBox(box.X, box.Y, box.W, box.H, 12*u, colours.Base)
	c.drawTip(pen, box, where, side, tip, colours.Base)
	in := box.Inset(2 * u)
	pen.RoundBox(in.X, in.Y, in.W, in.H, 10*u, theme.PaperLight)
	if face > 0 {
		app.DrawFace(dst, c.Session.Seats()[r.seat], in.X+3*u, in.Y+3*u, face-10*u)
	}
	app.Writer.DrawWrapped(dst, r.now, box.X+face+pad*u, box.Y+box.H/2, wide+1, st)
}

// drawTip draws what leads from a bubble to the seat whose it is.
func (c *Course[M, A, E, P]) drawTip(pen shape.Pen, box, where widget.Rect, side bool, tip float64, colour theme.Colour) {
	x, y := where.Centre()
	if side {
		y = min(max(y, box.Y+2*tip), box.Y+box.H-2*tip)
		at, to := box.X+1, box.X-tip
		if box.X < where.X {
			at, to = box.X+box.W-1, box.X+box.W+tip
		}
		pen.Polygon(colour, at, y-0.7*tip, to, y, at, y+0.7*tip)
		return
	}
	x = min(max(x, box.X+2*tip), box.X+box.W-2*tip)
	at, to := box.Y+1, box.Y-tip
	if box.Y < where.Y {
		at, to = box.Y+box.H-1, box.Y+box.H+tip
	}
	pen.Polygon(colour, x-0.7*tip, at, x, to, x+0.7*tip, at)
}

// hushed reports whether no word is seen: a sheet covers the table, or a moment is for itself.
func (c *Course[M, A, E, P]) hushed() bool { return c.Covered() || c.game.Shown().Announced() != nil }

// spokenRemark is the word that is seen, with whose it is. One that nobody has seen yet waits: it may speak of what is still to be
// counted.
func (c *Course[M, A, E, P]) spokenRemark() string {
	r := &c.remarks
	if r.now == "" || r.left == remarkTime && c.hushed() {
		return ""
	}
	return c.App.Strings.Text("narration.says", c.Session.Seats()[r.seat].Name, r.now)
}
