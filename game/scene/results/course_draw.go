package results

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// drawCourse draws the course of the match.
func (s *Screen) drawCourse(dst *ebiten.Image) {
	s.drawCourseTitle(dst)
	s.drawLegend(dst)
	p := s.newPlot()
	s.drawRounds(dst, p)
	s.drawMargins(dst, p)
	s.drawMarks(dst, p)
	for n := len(s.order) - 1; n >= 0; n-- {
		s.drawCurve(dst, p, s.order[n])
	}
	s.drawEnds(dst, p)
	s.drawCursor(dst, p)
	for n := len(s.slips) - 1; n >= 0; n-- {
		s.drawSlipMark(dst, p, n)
	}
	s.drawSlips(dst)
}

// drawCourseTitle says what the curves show, and how far they have come.
func (s *Screen) drawCourseTitle(dst *ebiten.Image) {
	title, k, words, c := s.layout.course.Title, s.layout.k(), s.app.Strings, s.outcome.Course
	s.say(dst, words.Text("course.title"), title.X, title.Y+16*k, title.W*0.6, 26, text.Bold, theme.Moonlight, text.Left)
	s.say(dst, words.Text("course.line"), title.X, title.Y+44*k, title.W, 16, text.Regular, theme.MoonSoft, text.Left)
	known, moves := c.Known(), c.Moves()
	done := words.Text("course.progress", known, moves)
	switch {
	case c.Failed():
		done = words.Text("course.failed")
	case known == moves:
		return
	}
	right := title.X + title.W
	s.say(dst, done, right, title.Y+14*k, title.W*0.4, 15, text.Regular, theme.MoonSoft, text.Right)
	wide := 180 * k
	pen(dst).RoundBox(right-wide, title.Y+28*k, wide, 4*k, 2*k, theme.NightRaised)
	pen(dst).RoundBox(right-wide, title.Y+28*k, wide*float64(known)/float64(moves), 4*k, 2*k, theme.NeonAmber)
}

// drawLegend names the seats in the colours of their curves and, where a move is
// pointed at, by how much each is ahead.
func (s *Screen) drawLegend(dst *ebiten.Image) {
	legend, k := s.layout.course.Legend, s.layout.k()
	wide := legend.W / float64(len(s.order))
	for n, seat := range s.order {
		x, y := legend.X+float64(n)*wide, legend.Y+legend.H/2
		name, light := s.outcome.Seats[seat].Name, theme.Seat(seat).Light
		s.emblems.draw(dst, seat, x, y-14*k, 28*k)
		number := ""
		if margin, ok := s.marginAt(seat); ok {
			number = text.Tenths(margin, true)
		}
		st := text.Style{Face: text.Bold, Size: 18 * k}
		width, _ := s.app.Writer.Measure(number, st)
		room := wide - 34*k - width - 22*k
		s.say(dst, name, x+34*k, y, room, 18, text.Bold, light, text.Left)
		named, _ := s.app.Writer.Measure(name, st)
		s.say(dst, number, x+42*k+math.Min(named, room), y, wide, 18, text.Bold, theme.Moonlight, text.Left)
	}
}

// marginAt is by how much a seat was expected to end ahead before the move that is
// pointed at, if that is known.
func (s *Screen) marginAt(seat int) (margin float64, ok bool) {
	if s.cursor < 0 {
		return 0, false
	}
	return s.outcome.Course.margin(s.cursor, seat)
}

// drawSlips lists the largest slips.
func (s *Screen) drawSlips(dst *ebiten.Image) {
	heading, c := s.layout.course.Heading, s.outcome.Course
	key := "course.slips"
	if len(s.slips) == 0 {
		key = "course.none"
		if c.Known() < c.Moves() {
			return
		}
	}
	s.say(dst, s.app.Strings.Text(key), heading.X, heading.Y+heading.H/2, heading.W, 18, text.Bold, theme.Moonlight, text.Left)
	for n := range s.slips {
		s.drawSlip(dst, n, s.layout.course.Slips[n])
	}
}

// drawSlip draws a slip on its button: whose, what was done, what would have been
// better, and what it cost.
func (s *Screen) drawSlip(dst *ebiten.Image, n int, place widget.Rect) {
	k, slip := s.layout.k(), s.slips[n]
	y := place.Y + place.H/2
	s.drawDisc(dst, n, place.X+20*k, y, slip)
	s.say(dst, s.outcome.Seats[slip.Seat].Name, place.X+40*k, y, place.W*0.18, 17, text.Bold, theme.Seat(slip.Seat).Light, text.Left)
	x := place.X + 46*k + place.W*0.18
	s.say(dst, s.outcome.Course.roundOf(slip.move).Words, x, y, 84*k, 16, text.Regular, theme.MoonSoft, text.Left)
	x += 90 * k
	right := place.X + place.W - 14*k
	s.say(dst, text.Tenths(-slip.Loss, true), right, y, 80*k, 19, text.Bold, nightLoss, text.Right)
	half := (right - 56*k - x - 30*k) / 2
	played, best := s.outcome.Course.Choices(slip.move)
	s.drawChoice(dst, played, x, y, half)
	s.app.Icons.DrawIn(dst, icon.Becomes, math.Round(x+half), math.Round(y-10*k), 20*k, theme.MoonSoft)
	s.drawChoice(dst, best, x+half+30*k, y, half)
}

// drawChoice draws something that can be done: what with, and its words.
func (s *Screen) drawChoice(dst *ebiten.Image, c Choice, x, y, width float64) {
	k := s.layout.k()
	if c.Face != nil {
		size := math.Floor(29 * k)
		c.Face(dst, math.Round(x), math.Round(y-size/2), int(size))
		x += size + 7*k
		width -= size + 7*k
	}
	s.say(dst, c.Words, x, y, width-6*k, 16, text.Regular, theme.Moonlight, text.Left)
}
