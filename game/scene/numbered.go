package scene

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/narration"
	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The widgets of a numbered list, in order; one for every row follows them.
const (
	numberedPage = iota
	numberedBack
	numberedRows
)

// Measures of a numbered list, in units of its own.
const (
	numberedEdge = 12 // around the panel
	numberedPad  = 24
	numberedWide = 900 // of the panel at most
	numberedSlim = 340 // that it needs
	numberedHead = 56  // the heading
	numberedTool = 54  // a button
	numberedGap  = 8
	numberedSign = 42 // where the number of a rung stands
	numberedNear = 7  // between the edge of a row and its words
)

// numbered is a screen that lists things in the order in which they are to be done: those that are done, the next one, and those to
// come.
type numbered struct {
	WidgetScene
	of   numberedThings
	back func() Scene
	next int // the first that is to be done
	page int
	plan numberedPlan
}

// numberedThings are the things that a numbered list has.
type numberedThings interface {
	len() int
	title(app *App) string
	count(app *App) string                   // how many are done
	page(app *App) string                    // what the pages are of
	row(app *App, n int) (task, line string) // what one says, and below it
	done(app *App, n int) bool
	say(app *App, n int) string // one to somebody who does not see it
	choose(app *App, n int)
}

// newNumbered makes the screen; back makes the scene to return to.
func newNumbered(of numberedThings, next int, back func() Scene) *numbered {
	s := &numbered{of: of, next: next, back: back, page: -1}
	w := make([]widget.Widget, numberedRows+of.len())
	w[numberedPage].Kind = widget.Cycler
	for n := range of.len() {
		w[numberedRows+n] = widget.Widget{Bare: true, Main: n == next}
	}
	s.Widgets = widget.NewGroup(w...)
	return s
}

// numberedPlan is how the screen is divided, in pixels.
type numberedPlan struct {
	k     float64 // pixels of a unit of its own
	panel widget.Rect
	count text.Style // of how many are done
	list  widget.Rect
	rows  []numberedRow
	pages []int // the first row of each
}

// numberedRow is what a row says, and how high it is.
type numberedRow struct {
	task, line  string
	first, high float64 // of the task, and of all
}

// Update implements [Scene].
func (s *numbered) Update(app *App, intents []input.Intent) error {
	for _, in := range intents {
		if in.Kind == input.Turn && len(s.plan.pages) > 1 {
			s.turn(app, max(min(s.page+in.Number, len(s.plan.pages)-1), 0))
		}
	}
	for _, event := range s.Take(app, intents, func() { s.lay(app) }) {
		switch many := len(s.plan.pages); event.Index {
		case numberedPage:
			s.turn(app, (s.page+event.Step+many)%many)
			continue
		case numberedBack:
			app.Show(s.back())
		default:
			s.of.choose(app, event.Index-numberedRows)
		}
		return nil
	}
	if Cancelled(intents) {
		app.Show(s.back())
	}
	return nil
}

// turn shows a page.
func (s *numbered) turn(app *App, page int) {
	if page != s.page {
		s.page, s.Stale = page, true
		s.place(app)
	}
}

// numberedYields is how much smaller than it could be the list is at most, to have fewer pages.
const numberedYields = 0.85

// lay lays the screen out, as large as the text size asks for and the screen allows, or a little smaller where that makes fewer pages.
func (s *numbered) lay(app *App) {
	scale := app.TextScale(2)
	for !s.layAt(app, scale) && scale >= 0.4 {
		scale *= 0.97
	}
	best := s.plan
	for least := scale * numberedYields; scale >= least && len(best.pages) > 1; scale *= 0.97 {
		if s.layAt(app, scale) && len(s.plan.pages) < len(best.pages) {
			best = s.plan
		}
	}
	s.plan = best
	at := max(s.plan.pageOf(min(max(s.next, 0), len(s.plan.rows)-1)), 0)
	if s.page >= 0 {
		at = min(s.page, len(s.plan.pages)-1)
	}
	s.page = at
	s.place(app)
}

// layAt lays it out in a size, and reports whether there is room for that, or it can't be smaller.
func (s *numbered) layAt(app *App, scale float64) (fits bool) {
	u := app.Unit()
	width, height := app.Size()
	p := numberedPlan{k: app.Room().Touchable(u*scale, numberedTool)}
	wide, tall := width/p.k-2*numberedEdge, height/p.k-2*numberedEdge
	p.panel = widget.Rect{W: min(wide, numberedWide) * p.k, H: tall * p.k}
	p.panel.X, p.panel.Y = (width-p.panel.W)/2, (height-p.panel.H)/2
	p.list = p.panel.Inset(numberedPad * p.k)
	p.count = text.Style{Size: max(18*p.k, app.Writer.Least), Colour: theme.MoonSoft, VAlign: text.Top}
	_, above := app.Writer.MeasureWrapped(s.of.count(app), p.list.W, p.count)
	above += (numberedHead - numberedPad + numberedGap) * p.k
	p.list.Y += above
	p.list.H -= above + (numberedTool+numberedGap)*p.k
	s.plan = p
	highest := s.measure(app)
	return wide >= numberedSlim && highest <= p.list.H || p.k > u*scale
}

// measure finds how high the rows are, and which pages they make, and returns how high the highest is.
func (s *numbered) measure(app *App) (highest float64) {
	p := &s.plan
	p.rows, p.pages = nil, []int{0}
	high := 0.0
	for n := range s.of.len() {
		var row numberedRow
		row.task, row.line = s.of.row(app, n)
		room := s.wordsWide()
		_, row.first = app.Writer.MeasureWrapped(row.task, room, s.taskStyle(app))
		_, second := app.Writer.MeasureWrapped(row.line, room, s.lineStyle(app))
		row.high = max(row.first+second+(2*numberedNear+2)*p.k, numberedTool*p.k)
		p.rows = append(p.rows, row)
		if high += row.high; high > p.list.H && n > p.pages[len(p.pages)-1] {
			p.pages, high = append(p.pages, n), row.high
		}
		high += numberedGap * p.k
		highest = max(highest, row.high)
	}
	return highest
}

// wordsWide is how wide the words of a row may be.
func (s *numbered) wordsWide() float64 { return s.plan.list.W - (numberedSign+2*numberedNear)*s.plan.k }

func (s *numbered) taskStyle(app *App) text.Style {
	return text.Style{Face: text.Bold, Size: max(20*s.plan.k, app.Writer.Least), Colour: theme.Moonlight, VAlign: text.Top}
}

func (s *numbered) lineStyle(app *App) text.Style {
	return text.Style{Size: max(16*s.plan.k, app.Writer.Least), Colour: theme.MoonSoft, VAlign: text.Top}
}

// pageOf is the page on which a row is.
func (p *numberedPlan) pageOf(row int) (page int) {
	for n, first := range p.pages {
		if first <= row {
			page = n
		}
	}
	return page
}

// place places the widgets of the page that is shown, and writes what they say.
func (s *numbered) place(app *App) {
	p, w, words := &s.plan, s.Widgets.Widgets, app.Strings
	k, y := p.k, p.list.Y
	for n, row := range p.rows {
		at := &w[numberedRows+n]
		if at.Hidden = p.pageOf(n) != s.page; !at.Hidden {
			at.Rect = widget.Rect{X: p.list.X, Y: y, W: p.list.W, H: row.high}
			y += row.high + numberedGap*k
		}
	}
	foot, half := p.panel.Y+p.panel.H-(numberedTool+numberedPad*0.75)*k, (p.list.W-numberedGap*k)/2
	w[numberedBack].Label, w[numberedBack].Rect = words.Text("button.back"), widget.Rect{X: p.list.X, Y: foot, W: half, H: numberedTool * k}
	w[numberedPage].Hidden = len(p.pages) < 2
	w[numberedPage].Value = words.Text("play.page", s.page+1, len(p.pages))
	w[numberedPage].Rect = widget.Rect{X: p.list.X + half + numberedGap*k, Y: foot, W: half, H: numberedTool * k}
	if at := s.Widgets.Focused(); at >= numberedRows && w[at].Hidden {
		s.Widgets.Focus(numberedRows + p.pages[s.page])
	}
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (s *numbered) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (s *numbered) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	p := app.Painter(widget.Night(), s.plan.k/app.Unit())
	k, in := s.plan.k, s.plan.panel
	p.Panel(dst, in)
	title, st := app.Writer.Within(s.of.title(app), s.plan.list.W, headingStyle(k))
	app.Writer.Draw(dst, title, s.plan.list.X, in.Y+(numberedHead/2+4)*k, st)
	app.Writer.DrawWrapped(dst, s.of.count(app), s.plan.list.X, in.Y+numberedHead*k, s.plan.list.W, s.plan.count)
	for n := range s.plan.rows {
		if !s.Widgets.Widgets[numberedRows+n].Hidden {
			s.drawRow(app, dst, n)
		}
	}
	p.Draw(dst, s.Widgets, app.Screen())
}

// drawRow draws a row: its number, or the sign that it is done, and what it says; the next one is lit.
func (s *numbered) drawRow(app *App, dst *ebiten.Image, n int) {
	r, row, k := s.Widgets.Widgets[numberedRows+n].Rect, &s.plan.rows[n], s.plan.k
	done := s.of.done(app, n)
	face := theme.Night
	if state := s.Widgets.State(numberedRows + n); state.Hover || state.Pressed {
		face = theme.NightHigh
	}
	app.Icons.Plate(dst, r.X, r.Y, r.W, r.H, 8*k, face)
	task := s.taskStyle(app)
	switch {
	case n == s.next:
		app.Icons.Frame(dst, r.X, r.Y, r.W, r.H, 8*k, math.Max(2*k, 1), theme.NeonAmber)
		task.Colour = theme.NeonAmber
	case !done:
		app.Icons.Frame(dst, r.X, r.Y, r.W, r.H, 8*k, math.Max(k, 1), theme.NightLine)
	}
	s.drawSign(app, dst, n, r.X+(numberedNear+numberedSign/2)*k, r.Y+r.H/2, done)
	x, wide := r.X+(numberedSign+numberedNear)*k, s.wordsWide()
	y := r.Y + (r.H-row.high)/2 + numberedNear*k
	app.Writer.DrawWrapped(dst, row.task, x, y, wide, task)
	app.Writer.DrawWrapped(dst, row.line, x, y+row.first+2*k, wide, s.lineStyle(app))
}

// drawSign draws the number of a row, or that it is done, around a point.
func (s *numbered) drawSign(app *App, dst *ebiten.Image, n int, x, y float64, done bool) {
	k := s.plan.k
	x -= 4 * k
	if done {
		pen := shape.Pen{Dst: dst, Scale: 1}
		pen.Circle(x, y, 12*k, theme.NeonAmber)
		pen.At(x-12*k, y-12*k, 1.2*k).Line("M5 10.5 L9 14.5 L15.5 6.5", 2.6, theme.NightDeep)
		return
	}
	colour := theme.MoonSoft
	if n == s.next {
		colour = theme.NeonAmber
	}
	app.Writer.Draw(dst, strconv.Itoa(n+1), x, y, text.Style{Face: text.Black, Size: max(24*k, app.Writer.Least), Colour: colour, Align: text.Centre, VAlign: text.Middle})
}

// Spoken implements [Speaker].
func (s *numbered) Spoken(app *App) narration.Speech {
	return s.spoken(app, s.of.title(app), s.of.count(app), func(index int) string {
		switch n := index - numberedRows; {
		case index == numberedPage:
			return s.of.page(app)
		case n >= 0:
			return s.of.say(app, n)
		}
		return ""
	})
}
