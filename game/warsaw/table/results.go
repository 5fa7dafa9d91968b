package table

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/game/scene"
	"capital/game/session"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/icon"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/mermaid"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// The buttons of the results, in their order.
const (
	resultsRematch = iota
	resultsCourse  // or the sheet, where the course is shown
	resultsSetup
	resultsTitle
	resultsButtons
	resultsPlot  = resultsButtons     // the course, to be clicked
	resultsSlips = resultsButtons + 1 // and its slips
)

// results is the last screen of a match: who won, and the final sheet or the course
// of the match.
type results struct {
	scene.WidgetScene
	app     *desk
	names   []string
	players []string // the kinds of player
	looks   []tileart.Look
	list    []warsaw.Rank // the seats in the order of their places
	sheet   []sheetLine
	verdict verdict
	agreed  string // what might be taken back, where a person played
	rematch func()
	toTitle func()
	course  *course
	shown   bool // the course, not the sheet
	cursor  int  // the move that is pointed at in the course, or -1
	slips   []slip
	layout  resultsLayout
	sign    *ebiten.Image // the winners' mermaids and names, painted once a layout
}

// newResults makes the screen of a match that is over: the names and kinds of
// player of its seats, their districts as they look, the table, all events and the record.
// rematch and toTitle are called when the person asks for them.
func newResults(app *desk, names []string, players []string, looks []tileart.Look, table *warsaw.Table, events []warsaw.Event, played warsaw.Record, rematch func(), toTitle func()) scene.Scene {
	words := app.Strings
	r := &results{app: app, names: names, players: players, looks: looks, rematch: rematch, toTitle: toTitle, cursor: -1}
	r.list = table.Ranking(nil)
	r.sheet = finalSheet(events)
	r.verdict = decide(r.list, names)
	r.course = newCourse(app.adviser, played)
	if slices.ContainsFunc(played.Seats, func(who record.Seat) bool { return who.Player == session.Person }) {
		r.agreed = scene.TakeBacksText(app.App.Strings, "results.takebacks", session.TakeBacks(&played))
	}
	list := []widget.Widget{
		resultsRematch: {Label: words.Text("results.rematch"), Main: true},
		resultsCourse:  {Label: words.Text("results.course")},
		resultsSetup:   {Label: words.Text("results.seats")},
		resultsTitle:   {Label: words.Text("results.title")},
		resultsPlot:    {Hidden: true, Bare: true},
	}
	for range mostSlips {
		list = append(list, widget.Widget{Hidden: true})
	}
	r.Widgets = widget.NewGroup(list...)
	return r
}

// Update implements [scene.Scene].
func (r *results) Update(app *scene.App, intents []input.Intent) error {
	r.stepCourse(intents)
	for _, event := range r.Take(app, r.ownIntents(intents), r.lay) {
		switch event.Index {
		case resultsRematch:
			r.course.leave()
			r.rematch()
		case resultsCourse:
			r.turnPage()
		case resultsSetup:
			r.course.leave()
			app.ShowSetup()
		case resultsTitle:
			r.course.leave()
			r.toTitle()
		default:
			r.lookBack(event.Index)
		}
	}
	switch {
	case scene.Cancelled(intents) && r.shown:
		r.turnPage()
	case scene.Cancelled(intents):
		r.course.leave()
		r.toTitle()
	}
	return nil
}

func (r *results) lay() {
	w, h := r.app.Size()
	sizes := make([]view.Size, len(r.looks))
	for seat := range r.looks {
		width, height := r.looks[seat].District.Size()
		sizes[seat] = view.Size{Width: width, Height: height}
	}
	if r.sign != nil {
		r.sign.Deallocate()
		r.sign = nil
	}
	r.layout = layResults(w, h, r.app.TextScale(1.3), sizes, len(r.sheet))
	for n, place := range r.layout.buttons {
		r.Widgets.Widgets[n].Rect = place
	}
	r.Widgets.Widgets[resultsPlot].Rect = r.layout.course.plot
	for n, place := range r.layout.course.slips {
		r.Widgets.Widgets[resultsSlips+n].Rect = place
	}
}

// Draw implements [scene.Scene].
func (r *results) Draw(app *scene.App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	scene.Fill(dst, theme.NightDeep.Fade(0.6)) // the winner's sign outshines the street's
	r.drawPoster(dst)
	painter := widget.Painter{Writer: app.Writer, Look: widget.Night(), Scale: r.layout.u}
	painter.Panel(dst, r.layout.panel)
	painter.Draw(dst, r.Widgets, app.Screen())
	if r.shown {
		r.drawCourse(dst)
		return
	}
	for n, s := range r.list {
		r.drawColumn(dst, n, s)
	}
	r.drawLabels(dst)
}

// say writes words within a width, smaller if need be; size is in logical units.
func (r *results) say(dst *ebiten.Image, words string, x, y, width, size float64, face text.Face, colour theme.Colour, align text.Align) {
	st := text.Style{Face: face, Size: size * r.layout.u * r.layout.text, Colour: colour, Align: align, VAlign: text.Middle}
	if w, _ := r.app.Writer.Measure(words, st); w > width {
		st.Size *= width / w
	}
	r.app.Writer.Draw(dst, words, x, y, st)
}

// winners are the seats that share the first place.
func (r *results) winners() []warsaw.Rank { return r.list[:firsts(r.list)] }

// drawPoster draws the winners: their mermaids and names as neon signs, and how the
// match was decided.
func (r *results) drawPoster(dst *ebiten.Image) {
	p, u := r.layout.poster, r.layout.u
	winners := r.winners()
	words := r.app.Strings
	title := words.Text("results.victory")
	if len(winners) > 1 {
		title = words.Text("results.shared.title")
	}
	x, _ := p.Centre()
	r.say(dst, title, x, p.Y+26*u, p.W, 24, text.Bold, theme.NeonAmber, text.Centre)

	st := text.Style{Size: theme.TextButton * u * r.layout.text, Colour: theme.Moonlight, Align: text.Centre}
	verdict := words.Text(r.verdict.key, r.verdict.args...)
	wide, high := r.app.Writer.MeasureWrapped(verdict, p.W-20*u, st)
	if wide > p.W-20*u { // a name that can't be broken
		st.Size *= (p.W - 20*u) / wide
		_, high = r.app.Writer.MeasureWrapped(verdict, p.W-20*u, st)
	}
	high += 22 * u * r.layout.text
	r.app.Writer.DrawWrapped(dst, verdict, x, p.Y+p.H-high-6*u, p.W-20*u, st)
	about := words.Text("log.seed", r.course.record.Seed)
	if r.agreed != "" {
		about += " · " + r.agreed
	}
	r.say(dst, about, x, p.Y+p.H-12*u, p.W-20*u, 15, text.Regular, theme.MoonSoft, text.Centre)

	around := resultsMargin * u // for the glow
	if r.sign == nil {
		r.sign = ebiten.NewImage(int(p.W+2*around), int(p.H+2*around))
		top := around + 48*u
		r.paintSign(r.sign, winners, widget.Rect{X: around, Y: top, W: p.W, H: p.H + around - high - 16*u - top})
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(p.X-around), math.Round(p.Y-around))
	dst.DrawImage(r.sign, &options)
}

// paintSign paints the winners' mermaids, and their names below, within a place.
func (r *results) paintSign(dst *ebiten.Image, winners []warsaw.Rank, place widget.Rect) {
	u := r.layout.u
	names := math.Min(place.H*0.42, 112*u*float64(len(winners)))
	r.drawMermaids(dst, widget.Rect{X: place.X, Y: place.Y, W: place.W, H: place.H - names}, winners)
	line := names / float64(len(winners))
	for n, s := range winners {
		y := place.Y + place.H - names + float64(n)*line
		r.drawNeon(dst, r.names[s.Seat], theme.Seat(s.Seat).Light, widget.Rect{X: place.X + 14*u, Y: y, W: place.W - 28*u, H: line})
	}
}

// drawMermaids draws the winners' mermaids side by side, in the glow of their signs.
func (r *results) drawMermaids(dst *ebiten.Image, place widget.Rect, winners []warsaw.Rank) {
	step := place.W / float64(len(winners))
	size := math.Floor(math.Min(step*0.92, place.H-12*r.layout.u))
	for n, s := range winners {
		x, y := place.X+(float64(n)+0.5)*step, place.Y+place.H/2
		light := theme.Seat(s.Seat).Light
		for ring := range 20 {
			view.Pen(dst).Circle(x, y, size*(0.70-0.026*float64(ring)), light.Fade(0.010))
		}
		mermaid.Draw(dst, s.Seat, math.Round(x-size/2), math.Round(y-size/2), size, light, theme.NightDeep)
	}
}

// drawNeon writes words as a neon sign within a place.
func (r *results) drawNeon(dst *ebiten.Image, words string, light theme.Colour, place widget.Rect) {
	var path vector.Path
	st := text.Style{Face: text.Neon, Size: 100}
	width := r.app.Writer.Outline(&path, words, 0, 0, st)
	st.Size = math.Min(place.H*0.78, 100*place.W/math.Max(width, 1))
	width *= st.Size / 100
	path.Reset()
	r.app.Writer.Outline(&path, words, place.X+(place.W-width)/2, place.Y+place.H/2+st.Size*0.28, st)
	tube := shape.Pen{Dst: dst, Scale: 1}
	for width := 0.46; width > 0.08; width *= 0.82 {
		tube.Stroke(&path, st.Size*width, light.Fade(0.045))
	}
	tube.Stroke(&path, st.Size*0.05, light)
	tube.Fill(&path, light.Mix(theme.NeonCore, 0.75))
}

// drawLabels names the lines of the sheet, and rules them.
func (r *results) drawLabels(dst *ebiten.Image) {
	l, u := &r.layout, r.layout.u
	words := r.app.Strings
	side := math.Floor(math.Min(l.line*0.72, 24*u*l.text))
	right := l.panel.X + l.panel.W - resultsPad*u
	for n, line := range r.sheet {
		y := l.lines + (float64(n)+0.5)*l.line
		view.Pen(dst).Box(l.labels.X, y-l.line/2, right-l.labels.X, math.Max(u, 1), theme.NightLine.Fade(0.55))
		r.app.Icons.DrawIn(dst, line.icon, math.Round(l.labels.X), math.Round(y-side/2), side, theme.Moonlight)
		r.say(dst, words.Text(line.key), l.labels.X+side+8*u, y, l.labels.W-side-14*u, 17, text.Regular, theme.Moonlight, text.Left)
	}
	top := l.lines + float64(len(r.sheet))*l.line
	view.Pen(dst).Box(l.labels.X, top, right-l.labels.X, 2.5*u, theme.Moonlight)
	y := top + l.line*0.95
	r.app.Icons.Draw(dst, icon.VP, math.Round(l.labels.X), math.Round(y-side/2), side)
	r.say(dst, words.Text("results.total"), l.labels.X+side+8*u, y, l.labels.W-side-14*u, 19, text.Bold, theme.Moonlight, text.Left)
	y = top + l.line*2.25
	r.app.Icons.Draw(dst, icon.Coin, math.Round(l.labels.X), math.Round(y-side/2), side)
	r.say(dst, words.Text("results.left"), l.labels.X+side+8*u, y, l.labels.W-side-14*u, 17, text.Regular, theme.MoonSoft, text.Left)
}

// nightLoss is the colour of a loss by night.
const nightLoss theme.Colour = 0xFF8A80FF

// drawColumn draws the n-th column: the seat, its place, its district, its points.
func (r *results) drawColumn(dst *ebiten.Image, n int, s warsaw.Rank) {
	l, u := &r.layout, r.layout.u
	c := l.columns[n]
	light := theme.Seat(s.Seat).Light
	x, _ := c.Centre()
	if s.Place == 1 {
		view.Pen(dst).RoundBox(c.X+2*u, c.Y-8*u, c.W-4*u, c.H+16*u, 10*u, light.Fade(0.13))
	}
	r.drawHead(dst, c, s)
	r.drawDistrict(dst, s.Seat, x)
	for i, line := range r.sheet {
		y := l.lines + (float64(i)+0.5)*l.line
		words, face, colour := strconv.Itoa(line.vp[s.Seat]), text.Bold, theme.Moonlight
		switch {
		case line.vp[s.Seat] < 0:
			words, colour = view.Signed(line.vp[s.Seat]), nightLoss
		case line.vp[s.Seat] == 0:
			face, colour = text.Regular, theme.MoonSoft.Fade(0.7)
		}
		r.say(dst, words, x+18*u*l.text, y, c.W/2, 19, face, colour, text.Right)
	}
	top := l.lines + float64(len(r.sheet))*l.line
	total := theme.Moonlight
	if s.Place == 1 {
		total = theme.NeonAmber
	}
	r.say(dst, strconv.Itoa(int(s.VP)), x+18*u*l.text, top+l.line*0.95, c.W/2, 31, text.Black, total, text.Right)
	r.say(dst, strconv.Itoa(int(s.Coins)), x+18*u*l.text, top+l.line*2.25, c.W/2, 19, text.Bold, theme.MoonSoft, text.Right)
}

// drawHead draws a column's name, and below it the mermaid, the place and the kind
// of player.
func (r *results) drawHead(dst *ebiten.Image, c widget.Rect, s warsaw.Rank) {
	u := r.layout.u
	light := theme.Seat(s.Seat).Light
	x, _ := c.Centre()
	r.say(dst, r.names[s.Seat], x, c.Y+13*u, c.W-12*u, 20, text.Bold, light, text.Centre)
	colour := theme.Moonlight
	if s.Place == 1 {
		colour = theme.NeonAmber
	}
	kind := r.app.PlayerName(r.players[s.Seat])
	size := 44 * u
	room := c.W - size - 14*u
	width, _ := r.app.Writer.Measure(kind, text.Style{Size: 15 * u * r.layout.text})
	x -= (size + 6*u + math.Min(width, room)) / 2
	r.app.Mermaid(dst, s.Seat, math.Round(x), math.Round(c.Y+28*u), size, light)
	x += size + 6*u
	r.say(dst, r.app.Strings.Text("results.place."+strconv.Itoa(s.Place)), x, c.Y+42*u, room, 19, text.Bold, colour, text.Left)
	r.say(dst, kind, x, c.Y+62*u, room, 15, text.Regular, theme.MoonSoft, text.Left)
}

// drawDistrict draws a seat's last district with its middle at x.
func (r *results) drawDistrict(dst *ebiten.Image, seat int, x float64) {
	look, place, size := r.looks[seat], r.layout.districts, r.layout.tile
	if look.District.Empty() {
		return
	}
	width, height := look.District.Size()
	r.app.Tiles.DrawDistrict(dst, look, math.Round(x-float64(width*size)/2), math.Round(place.Y+(place.H-float64(height*size))/2), size)
}
