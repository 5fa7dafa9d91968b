package table

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/icon"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// courseLayout is where everything of the course of the match lies, in pixels.
type courseLayout struct {
	title, legend widget.Rect
	plot          widget.Rect // with the names of the epochs and margins
	curves        widget.Rect // the lines alone
	heading       widget.Rect // above the slips
	slips         [mostSlips]widget.Rect
}

// Measures of the course in logical units.
const (
	courseTitle   = 62.0
	courseLegend  = 34.0
	courseHeading = 34.0
	courseSlip    = 36.0
	courseGap     = 5.0
	courseAxis    = 34.0 // for the margins, left
	courseEnds    = 40.0 // for the mermaids at the ends of the curves
	courseEpochs  = 30.0 // for the epochs, below
	courseEvents  = 30.0 // for wars and milestones, above
)

// layCourse lays the course out in the panel.
func (l *resultsLayout) layCourse() {
	k := l.u * l.text
	in := l.panel.Inset(resultsPad * l.u)
	c := &l.course
	c.title = widget.Rect{X: in.X, Y: in.Y, W: in.W, H: courseTitle * k}
	c.legend = widget.Rect{X: in.X, Y: in.Y + c.title.H, W: in.W, H: courseLegend * k}
	y := in.Y + in.H
	for n := mostSlips - 1; n >= 0; n-- {
		y -= courseSlip * k
		c.slips[n] = widget.Rect{X: in.X, Y: y, W: in.W, H: courseSlip * k}
		y -= courseGap * k
	}
	y -= courseHeading * k
	c.heading = widget.Rect{X: in.X, Y: y, W: in.W, H: courseHeading * k}
	top := c.legend.Y + c.legend.H + 6*k
	c.plot = widget.Rect{X: in.X, Y: top, W: in.W, H: y - 6*k - top}
	c.curves = widget.Rect{
		X: c.plot.X + courseAxis*k, Y: c.plot.Y + courseEvents*k,
		W: c.plot.W - (courseAxis+courseEnds)*k, H: c.plot.H - (courseEvents+courseEpochs)*k,
	}
}

// stepCourse goes on with finding the course out while it is shown, and follows the
// pointer over it.
func (r *results) stepCourse(intents []input.Intent) {
	if !r.shown {
		return
	}
	if r.course.step() {
		r.slips = r.course.slips()
		r.showSlips()
		r.Stale = true
	}
	for _, in := range intents {
		if in.Kind == input.Move || in.Kind == input.Press {
			r.pointCourse(in.X, in.Y)
		}
	}
}

// pointCourse points at the move of the course at a place.
func (r *results) pointCourse(x, y float64) {
	cursor := -1
	if c := &r.layout.course; c.plot.Contains(x, y) {
		last := len(r.course.record.Actions) - 1
		cursor = min(max(int(math.Round((x-c.curves.X)/c.curves.W*float64(last+1))), 0), last)
	}
	if cursor != r.cursor {
		r.cursor, r.Stale = cursor, true
	}
}

// ownIntents takes out the arrows that move along the course while it has the focus.
func (r *results) ownIntents(intents []input.Intent) []input.Intent {
	if !r.shown || r.Widgets.Focused() != resultsPlot {
		return intents
	}
	var rest []input.Intent
	for _, in := range intents {
		if in.Kind != input.Navigate || in.DX == 0 {
			rest = append(rest, in)
			continue
		}
		last := len(r.course.record.Actions) - 1
		r.cursor = min(max(r.cursor+in.DX, 0), last)
		r.Stale = true
	}
	return rest
}

// turnPage shows the course in place of the sheet, or the sheet again.
func (r *results) turnPage() {
	r.shown = !r.shown
	key := "results.course"
	if r.shown {
		key = "results.sheet"
	}
	r.Widgets.Widgets[resultsCourse].Label = r.app.Strings.Text(key)
	r.showSlips()
	r.Stale = true
}

// showSlips shows as many buttons as there are slips.
func (r *results) showSlips() {
	w := r.Widgets.Widgets
	w[resultsPlot].Hidden = !r.shown
	for n := range mostSlips {
		w[resultsSlips+n].Hidden = !r.shown || n >= len(r.slips)
	}
}

// lookBack goes to the position that a widget stands for: that of a slip, or the one
// pointed at.
func (r *results) lookBack(index int) {
	move := max(r.cursor, 0)
	if index >= resultsSlips {
		move = r.slips[index-resultsSlips].move
	}
	r.app.Show(newLookBack(r.app, r.course, move, r))
}

// drawCourse draws the course of the match.
func (r *results) drawCourse(dst *ebiten.Image) {
	r.drawCourseTitle(dst)
	r.drawLegend(dst)
	p := r.newPlot()
	r.drawAxes(dst, p)
	for n := len(r.list) - 1; n >= 0; n-- {
		r.drawCurve(dst, p, r.list[n].Seat)
	}
	r.drawEnds(dst, p)
	r.drawCursor(dst, p)
	for n := len(r.slips) - 1; n >= 0; n-- {
		r.drawSlipMark(dst, p, n)
	}
	r.drawSlips(dst)
}

func (r *results) drawCourseTitle(dst *ebiten.Image) {
	l, k, words := &r.layout.course, r.layout.u*r.layout.text, r.app.Strings
	r.say(dst, words.Text("course.title"), l.title.X, l.title.Y+16*k, l.title.W*0.6, 26, text.Bold, theme.Moonlight, text.Left)
	r.say(dst, words.Text("course.line"), l.title.X, l.title.Y+44*k, l.title.W, 16, text.Regular, theme.MoonSoft, text.Left)
	done := words.Text("course.progress", r.course.known, len(r.course.reviews))
	switch {
	case r.course.failed:
		done = words.Text("course.failed")
	case r.course.known == len(r.course.reviews):
		return
	}
	right := l.title.X + l.title.W
	r.say(dst, done, right, l.title.Y+14*k, l.title.W*0.4, 15, text.Regular, theme.MoonSoft, text.Right)
	wide := 180 * k
	view.Pen(dst).RoundBox(right-wide, l.title.Y+28*k, wide, 4*k, 2*k, theme.NightRaised)
	view.Pen(dst).RoundBox(right-wide, l.title.Y+28*k, wide*float64(r.course.known)/float64(len(r.course.reviews)), 4*k, 2*k, theme.NeonAmber)
}

// drawLegend names the seats in the colours of their curves and, where a move is
// pointed at, by how much each is ahead.
func (r *results) drawLegend(dst *ebiten.Image) {
	l, k := &r.layout.course, r.layout.u*r.layout.text
	wide := l.legend.W / float64(len(r.list))
	for n, s := range r.list {
		x, y := l.legend.X+float64(n)*wide, l.legend.Y+l.legend.H/2
		light := theme.Seat(s.Seat).Light
		r.app.Mermaid(dst, s.Seat, math.Round(x), math.Round(y-14*k), 28*k, light)
		number := ""
		if margin, ok := r.marginAt(s.Seat); ok {
			number = view.Tenths(margin, true)
		}
		st := text.Style{Face: text.Bold, Size: 18 * k}
		width, _ := r.app.Writer.Measure(number, st)
		room := wide - 34*k - width - 22*k
		r.say(dst, r.names[s.Seat], x+34*k, y, room, 18, text.Bold, light, text.Left)
		named, _ := r.app.Writer.Measure(r.names[s.Seat], st)
		r.say(dst, number, x+42*k+math.Min(named, room), y, wide, 18, text.Bold, theme.Moonlight, text.Left)
	}
}

// marginAt is by how much a seat was expected to end ahead before the move that is
// pointed at, if that is known.
func (r *results) marginAt(seat int) (margin float64, ok bool) {
	if r.cursor < 0 {
		return 0, false
	}
	return r.course.margin(r.cursor, seat)
}

// plot says where moves and margins lie.
type plot struct {
	r               widget.Rect
	moves           float64
	low, high, step float64
}

func (r *results) newPlot() plot {
	p := plot{r: r.layout.course.curves, moves: float64(max(len(r.course.record.Actions), 1))}
	p.low, p.high, p.step = r.course.bounds()
	return p
}

func (p plot) x(move int) float64 { return p.r.X + p.r.W*float64(move)/p.moves }

func (p plot) y(margin float64) float64 {
	return p.r.Y + p.r.H*(p.high-margin)/(p.high-p.low)
}

// drawAxes draws the ground of the curves: epochs, wars, milestones and margins.
func (r *results) drawAxes(dst *ebiten.Image, p plot) {
	k, c := r.layout.u*r.layout.text, r.course
	for epoch := range warsaw.Epochs {
		from, to := p.x(c.epochs[epoch]), p.x(c.epochs[epoch+1])
		if epoch%2 == 0 {
			view.Pen(dst).Box(from, p.r.Y, to-from, p.r.H, theme.Moonlight.Fade(0.05))
		}
		r.say(dst, view.Roman(epoch+1), (from+to)/2, p.r.Y+p.r.H+16*k, to-from, 18, text.Bold, theme.MoonSoft, text.Centre)
	}
	for margin := p.low; margin <= p.high; margin += p.step {
		thick, colour := math.Max(r.layout.u, 1), theme.NightLine.Fade(0.6)
		if margin == 0 {
			thick, colour = 2*thick, theme.MoonSoft
		}
		view.Pen(dst).Box(p.r.X, p.y(margin)-thick/2, p.r.W, thick, colour)
		words := view.Signed(int(margin))
		if margin == 0 {
			words = "0"
		}
		r.say(dst, words, p.r.X-8*k, p.y(margin), courseAxis*k, 15, text.Regular, theme.MoonSoft, text.Right)
	}
	for _, move := range c.wars {
		r.drawTick(dst, p, move)
		r.app.Icons.DrawIn(dst, tileart.War, math.Round(p.x(move)-22*k), math.Round(p.r.Y-27*k), 22*k, nightLoss)
	}
	for _, m := range c.milestones {
		r.drawTick(dst, p, m.move)
		r.app.Mermaid(dst, m.seat, math.Round(p.x(m.move)+k), math.Round(p.r.Y-28*k), 24*k, theme.Seat(m.seat).Light)
	}
}

// drawTick draws a line down from what happened before a move.
func (r *results) drawTick(dst *ebiten.Image, p plot, move int) {
	thick := math.Max(r.layout.u, 1)
	view.Pen(dst).Box(p.x(move)-thick/2, p.r.Y-26*r.layout.u*r.layout.text, thick, p.r.H+26*r.layout.u*r.layout.text, theme.NightLine)
}

// drawCurve draws one seat's curve as far as it is known. Pieces that meet are in
// different paths: within one, what is covered twice may be left out.
func (r *results) drawCurve(dst *ebiten.Image, p plot, seat int) {
	var paths [2]vector.Path
	pieces := 0
	var fromX, fromY float32
	to := func(move int, margin float64) {
		x, y := float32(p.x(move)), float32(p.y(margin))
		if pieces > 0 {
			path := &paths[pieces%2]
			path.MoveTo(fromX, fromY)
			path.LineTo(x, y)
		}
		fromX, fromY = x, y
		pieces++
	}
	for move := range r.course.reviews {
		if margin, ok := r.course.margin(move, seat); ok {
			to(move, margin)
		}
	}
	to(len(r.course.reviews), r.course.final[seat])
	tube := shape.Pen{Dst: dst, Scale: 1}
	for n := range paths {
		tube.Stroke(&paths[n], 2.8*r.layout.u, theme.Seat(seat).Light)
	}
}

// drawEnds draws the seats' mermaids where their curves end, none over another.
func (r *results) drawEnds(dst *ebiten.Image, p plot) {
	size := 26 * r.layout.u * r.layout.text
	y := math.Inf(-1)
	for _, s := range r.list { // the first ends highest
		y = math.Max(y+size*0.96, p.y(r.course.final[s.Seat]))
		r.app.Mermaid(dst, s.Seat, math.Round(p.r.X+p.r.W+8*r.layout.u), math.Round(y-size/2), size, theme.Seat(s.Seat).Light)
	}
}

// drawCursor draws a line through the move that is pointed at.
func (r *results) drawCursor(dst *ebiten.Image, p plot) {
	if r.cursor < 0 {
		return
	}
	u := r.layout.u
	x := p.x(r.cursor)
	view.Pen(dst).Box(x-u, p.r.Y, 2*u, p.r.H, theme.NeonAmber.Fade(0.8))
	for _, s := range r.list {
		if margin, ok := r.marginAt(s.Seat); ok {
			view.Pen(dst).Circle(x, p.y(margin), 5*u, theme.Seat(s.Seat).Light)
		}
	}
}

// drawSlipMark marks a slip on its seat's curve with its number.
func (r *results) drawSlipMark(dst *ebiten.Image, p plot, n int) {
	s := r.slips[n]
	margin, _ := r.course.margin(s.move, s.Seat)
	r.drawDisc(dst, n, math.Max(p.x(s.move), p.r.X+13*r.layout.u*r.layout.text), p.y(margin), s)
}

// drawDisc draws the number of a slip, a person's brighter than a computer's.
func (r *results) drawDisc(dst *ebiten.Image, n int, x, y float64, s slip) {
	k := r.layout.u * r.layout.text
	light, ground, ink := theme.Seat(s.Seat).Light, theme.NightDeep, theme.Seat(s.Seat).Light
	if s.person {
		ground, ink = light, theme.NightDeep
	}
	view.Pen(dst).Circle(x, y, 12.5*k, theme.NightDeep)
	view.Pen(dst).Circle(x, y, 11*k, light)
	view.Pen(dst).Circle(x, y, 9*k, ground)
	r.say(dst, strconv.Itoa(n+1), x, y, 20*k, 15, text.Bold, ink, text.Centre)
}

// drawSlips lists the largest slips: whose, what was done, what would have been
// better, and what it cost.
func (r *results) drawSlips(dst *ebiten.Image) {
	l, k := &r.layout.course, r.layout.u*r.layout.text
	key := "course.slips"
	if len(r.slips) == 0 {
		key = "course.none"
		if r.course.known < len(r.course.reviews) {
			return
		}
	}
	r.say(dst, r.app.Strings.Text(key), l.heading.X, l.heading.Y+l.heading.H/2, l.heading.W, 18, text.Bold, theme.Moonlight, text.Left)
	for n, s := range r.slips {
		place := l.slips[n]
		y := place.Y + place.H/2
		r.drawDisc(dst, n, place.X+20*k, y, s)
		r.say(dst, r.names[s.Seat], place.X+40*k, y, place.W*0.18, 17, text.Bold, theme.Seat(s.Seat).Light, text.Left)
		x := place.X + 46*k + place.W*0.18
		r.say(dst, r.app.Strings.Text("course.epoch", view.Roman(r.course.epochOf(s.move))), x, y, 84*k, 16, text.Regular, theme.MoonSoft, text.Left)
		x += 90 * k
		right := place.X + place.W - 14*k
		loss := view.Tenths(-s.loss, true)
		r.say(dst, loss, right, y, 80*k, 19, text.Bold, nightLoss, text.Right)
		half := (right - 56*k - x - 30*k) / 2
		played, best := doneKey(s.Played.Action.Kind), doneKey(s.Best.Action.Kind)
		if played == best && s.Played.Action.Tile == s.Best.Action.Tile {
			best = "elsewhere"
		}
		r.drawDone(dst, s.Played.Action, played, x, y, half)
		r.app.Icons.DrawIn(dst, icon.Becomes, math.Round(x+half), math.Round(y-10*k), 20*k, theme.MoonSoft)
		r.drawDone(dst, s.Best.Action, best, x+half+30*k, y, half)
	}
}

// drawDone draws a move: its tile and what is done with it.
func (r *results) drawDone(dst *ebiten.Image, a warsaw.Action, does string, x, y, width float64) {
	k := r.layout.u * r.layout.text
	if a.Tile.Valid() && a.Kind <= warsaw.Overbuild || a.Kind == warsaw.PlaceMilestone {
		size := math.Floor(29 * k)
		r.app.Tiles.DrawFace(dst, a.Tile, int(a.Turn), math.Round(x), math.Round(y-size/2), int(size))
		x += size + 7*k
		width -= size + 7*k
	}
	r.say(dst, r.app.Strings.Text("course.move."+does), x, y, width-6*k, 16, text.Regular, theme.Moonlight, text.Left)
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
