package scene

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/ladder"
	"capital/game/scene/narration"
	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The widgets of a ladder, in order; one for every rung follows them.
const (
	ladderPage = iota
	ladderBack
	ladderRungs
)

// Measures of a ladder, in units of its own.
const (
	ladderEdge = 12 // around the panel
	ladderPad  = 24
	ladderWide = 900 // of the panel at most
	ladderSlim = 340 // that it needs
	ladderHead = 56  // the heading
	ladderTool = 54  // a button
	ladderGap  = 8
	ladderSign = 42 // where the number of a rung stands
	ladderNear = 7  // between the edge of a row and its words
)

// ladderScreen lists the rungs of a game's ladder: those that are done, the next one, and those to come.
type ladderScreen struct {
	WidgetScene
	back    func() Scene
	climbed ladder.Climbed
	next    int // the first rung that is not done
	page    int
	plan    ladderPlan
}

// ladderPlan is how the screen is divided, in pixels.
type ladderPlan struct {
	k     float64 // pixels of a unit of its own
	panel widget.Rect
	count text.Style // of how many rungs are done
	list  widget.Rect
	rows  []ladderRow
	pages []int // the first rung of each
}

// ladderRow is what a rung says, and how high it is.
type ladderRow struct {
	task, line  string
	first, high float64 // of the task, and of all
}

// newLadder makes the screen of the game that the title shows; back makes the scene to return to.
func newLadder(app *App, back func() Scene) *ladderScreen {
	g := app.cabinet.open
	s := &ladderScreen{back: back, climbed: app.climbed()}
	s.next = s.climbed.Next(g.Name, g.Rungs)
	w := make([]widget.Widget, ladderRungs+len(g.Rungs))
	w[ladderPage].Kind = widget.Cycler
	for n := range g.Rungs {
		w[ladderRungs+n] = widget.Widget{Bare: true, Main: n == s.next}
	}
	s.Widgets = widget.NewGroup(w...)
	s.page = -1
	return s
}

// count says how many rungs are done.
func (s *ladderScreen) count(app *App) string {
	g := app.cabinet.open
	return app.Strings.Text("ladder.count", s.climbed.Count(g.Name, g.Rungs), len(g.Rungs))
}

// title is the heading.
func (s *ladderScreen) title(app *App) string {
	return app.Strings.Text("ladder.title") + " · " + app.cabinet.open.Words.Text("game.name")
}

// tried is how the person did on a rung.
func (s *ladderScreen) tried(app *App, n int) (ladder.Tried, bool) {
	g := app.cabinet.open
	return s.climbed.Of(g.Name, g.Rungs[n].Seed)
}

// Update implements [Scene].
func (s *ladderScreen) Update(app *App, intents []input.Intent) error {
	for _, in := range intents {
		if in.Kind == input.Turn && len(s.plan.pages) > 1 {
			s.turn(app, max(min(s.page+in.Number, len(s.plan.pages)-1), 0))
		}
	}
	for _, event := range s.Take(app, intents, func() { s.lay(app) }) {
		switch many := len(s.plan.pages); event.Index {
		case ladderPage:
			s.turn(app, (s.page+event.Step+many)%many)
			continue
		case ladderBack:
			app.Show(s.back())
		default:
			app.Show(newRung(app, event.Index-ladderRungs, func() Scene { return newLadder(app, s.back) }))
		}
		return nil
	}
	if Cancelled(intents) {
		app.Show(s.back())
	}
	return nil
}

// turn shows a page.
func (s *ladderScreen) turn(app *App, page int) {
	if page != s.page {
		s.page, s.Stale = page, true
		s.place(app)
	}
}

// ladderYields is how much smaller than it could be the list is at most, to have fewer pages.
const ladderYields = 0.85

// lay lays the screen out, as large as the text size asks for and the screen allows, or a little smaller where that makes fewer pages.
func (s *ladderScreen) lay(app *App) {
	scale := app.TextScale(2)
	for !s.layAt(app, scale) && scale >= 0.4 {
		scale *= 0.97
	}
	best := s.plan
	for least := scale * ladderYields; scale >= least && len(best.pages) > 1; scale *= 0.97 {
		if s.layAt(app, scale) && len(s.plan.pages) < len(best.pages) {
			best = s.plan
		}
	}
	s.plan = best
	at := max(s.plan.pageOf(min(s.next, len(s.plan.rows)-1)), 0)
	if s.page >= 0 {
		at = min(s.page, len(s.plan.pages)-1)
	}
	s.page = at
	s.place(app)
}

// layAt lays it out in a size, and reports whether there is room for that, or it can't be smaller.
func (s *ladderScreen) layAt(app *App, scale float64) (fits bool) {
	u := app.Unit()
	width, height := app.Size()
	p := ladderPlan{k: app.Room().Touchable(u*scale, ladderTool)}
	wide, tall := width/p.k-2*ladderEdge, height/p.k-2*ladderEdge
	p.panel = widget.Rect{W: min(wide, ladderWide) * p.k, H: tall * p.k}
	p.panel.X, p.panel.Y = (width-p.panel.W)/2, (height-p.panel.H)/2
	p.list = p.panel.Inset(ladderPad * p.k)
	p.count = text.Style{Size: max(18*p.k, app.Writer.Least), Colour: theme.MoonSoft, VAlign: text.Top}
	_, above := app.Writer.MeasureWrapped(s.count(app), p.list.W, p.count)
	above += (ladderHead - ladderPad + ladderGap) * p.k
	p.list.Y += above
	p.list.H -= above + (ladderTool+ladderGap)*p.k
	s.plan = p
	highest := s.measure(app)
	return wide >= ladderSlim && highest <= p.list.H || p.k > u*scale
}

// measure finds how high the rows are, and which pages they make, and returns how high the highest is.
func (s *ladderScreen) measure(app *App) (highest float64) {
	p, g, words := &s.plan, app.cabinet.open, app.Strings
	p.rows, p.pages = nil, []int{0}
	high := 0.0
	for n := range g.Rungs {
		rung := &g.Rungs[n]
		tried, ok := s.tried(app, n)
		row := ladderRow{task: g.taskText(words, rung.Task), line: g.against(words, rung)}
		if ok {
			row.line += " · " + triedText(words, tried, ok)
		}
		room := s.wordsWide()
		_, row.first = app.Writer.MeasureWrapped(row.task, room, s.taskStyle(app))
		_, second := app.Writer.MeasureWrapped(row.line, room, s.lineStyle(app))
		row.high = max(row.first+second+(2*ladderNear+2)*p.k, ladderTool*p.k)
		p.rows = append(p.rows, row)
		if high += row.high; high > p.list.H && n > p.pages[len(p.pages)-1] {
			p.pages, high = append(p.pages, n), row.high
		}
		high += ladderGap * p.k
		highest = max(highest, row.high)
	}
	return highest
}

// wordsWide is how wide the words of a row may be.
func (s *ladderScreen) wordsWide() float64 { return s.plan.list.W - (ladderSign+2*ladderNear)*s.plan.k }

func (s *ladderScreen) taskStyle(app *App) text.Style {
	return text.Style{Face: text.Bold, Size: max(20*s.plan.k, app.Writer.Least), Colour: theme.Moonlight, VAlign: text.Top}
}

func (s *ladderScreen) lineStyle(app *App) text.Style {
	return text.Style{Size: max(16*s.plan.k, app.Writer.Least), Colour: theme.MoonSoft, VAlign: text.Top}
}

// pageOf is the page on which a rung is.
func (p *ladderPlan) pageOf(rung int) (page int) {
	for n, first := range p.pages {
		if first <= rung {
			page = n
		}
	}
	return page
}

// place places the widgets of the page that is shown, and writes what they say.
func (s *ladderScreen) place(app *App) {
	p, w, words := &s.plan, s.Widgets.Widgets, app.Strings
	k, y := p.k, p.list.Y
	for n, row := range p.rows {
		at := &w[ladderRungs+n]
		if at.Hidden = p.pageOf(n) != s.page; !at.Hidden {
			at.Rect = widget.Rect{X: p.list.X, Y: y, W: p.list.W, H: row.high}
			y += row.high + ladderGap*k
		}
	}
	foot, half := p.panel.Y+p.panel.H-(ladderTool+ladderPad*0.75)*k, (p.list.W-ladderGap*k)/2
	w[ladderBack].Label, w[ladderBack].Rect = words.Text("button.back"), widget.Rect{X: p.list.X, Y: foot, W: half, H: ladderTool * k}
	w[ladderPage].Hidden = len(p.pages) < 2
	w[ladderPage].Value = words.Text("play.page", s.page+1, len(p.pages))
	w[ladderPage].Rect = widget.Rect{X: p.list.X + half + ladderGap*k, Y: foot, W: half, H: ladderTool * k}
	if at := s.Widgets.Focused(); at >= ladderRungs && w[at].Hidden {
		s.Widgets.Focus(ladderRungs + p.pages[s.page])
	}
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (s *ladderScreen) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (s *ladderScreen) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	p := app.Painter(widget.Night(), s.plan.k/app.Unit())
	k, in := s.plan.k, s.plan.panel
	p.Panel(dst, in)
	title, st := app.Writer.Within(s.title(app), s.plan.list.W, headingStyle(k))
	app.Writer.Draw(dst, title, s.plan.list.X, in.Y+(ladderHead/2+4)*k, st)
	app.Writer.DrawWrapped(dst, s.count(app), s.plan.list.X, in.Y+ladderHead*k, s.plan.list.W, s.plan.count)
	for n := range s.plan.rows {
		if !s.Widgets.Widgets[ladderRungs+n].Hidden {
			s.drawRung(app, dst, n)
		}
	}
	p.Draw(dst, s.Widgets, app.Screen())
}

// drawRung draws a rung: its number, or the sign that it is done, the task and who plays; the next one is lit.
func (s *ladderScreen) drawRung(app *App, dst *ebiten.Image, n int) {
	r, row, k := s.Widgets.Widgets[ladderRungs+n].Rect, &s.plan.rows[n], s.plan.k
	tried, _ := s.tried(app, n)
	face := theme.Night
	if state := s.Widgets.State(ladderRungs + n); state.Hover || state.Pressed {
		face = theme.NightHigh
	}
	app.Icons.Plate(dst, r.X, r.Y, r.W, r.H, 8*k, face)
	task := s.taskStyle(app)
	switch {
	case n == s.next:
		app.Icons.Frame(dst, r.X, r.Y, r.W, r.H, 8*k, math.Max(2*k, 1), theme.NeonAmber)
		task.Colour = theme.NeonAmber
	case tried.Done == "":
		app.Icons.Frame(dst, r.X, r.Y, r.W, r.H, 8*k, math.Max(k, 1), theme.NightLine)
	}
	s.drawSign(app, dst, n, r.X+(ladderNear+ladderSign/2)*k, r.Y+r.H/2, tried.Done != "")
	x, wide := r.X+(ladderSign+ladderNear)*k, s.wordsWide()
	y := r.Y + (r.H-row.high)/2 + ladderNear*k
	app.Writer.DrawWrapped(dst, row.task, x, y, wide, task)
	app.Writer.DrawWrapped(dst, row.line, x, y+row.first+2*k, wide, s.lineStyle(app))
}

// drawSign draws the number of a rung, or that it is done, around a point.
func (s *ladderScreen) drawSign(app *App, dst *ebiten.Image, n int, x, y float64, done bool) {
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
func (s *ladderScreen) Spoken(app *App) narration.Speech {
	g, words := app.cabinet.open, app.Strings
	return s.spoken(app, s.title(app), s.count(app), func(index int) string {
		switch n := index - ladderRungs; {
		case index == ladderPage:
			return words.Text("ladder.title")
		case n >= 0:
			tried, ok := s.tried(app, n)
			rung := &g.Rungs[n]
			return narration.Sentence(words.Text("ladder.rung", n+1, len(g.Rungs)), g.taskText(words, rung.Task), g.against(words, rung), triedText(words, tried, ok))
		}
		return ""
	})
}
