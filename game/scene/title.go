package scene

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/input"
	"capital/render/life"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The title's widgets, in order.
const (
	titlePlay = iota
	titleContinue
	titleMatches
	titleLearn
	titleDaily
	titleGames
	titleSettings
	titleQuit
	titleAbout  // in the corner
	titleLesson // of the offer of the first match
	titleNotNow
)

// title is the first screen: the street, the sign, and where to go.
type title struct {
	WidgetScene
	shown   float64 // seconds since the sign was first seen
	lit     float64 // seconds of the scenery's when the sign had come on
	scale   float64
	offers  bool // the first match is offered
	offer   offer
	trouble []string // what is wrong with the person's files, a sentence each
}

// ShowTitle goes to the title, or back to the list from which a match was looked at.
func (a *App) ShowTitle() {
	back := a.cabinet.home
	if a.cabinet.home = nil; back == nil {
		back = titleOf(a)
	}
	a.Show(back())
}

// ShowSetup goes to the set-up of another match.
func (a *App) ShowSetup() { a.Show(newSetup(a, titleOf(a))) }

// titleOf makes the title when somebody goes back to it.
func titleOf(app *App) func() Scene { return func() Scene { return newTitle(app) } }

func newTitle(app *App) *title {
	words, c := app.Strings, &app.cabinet
	t := &title{}
	saved := c.open.saved.look()
	t.hear(app.trouble)
	app.trouble = ""
	t.hear(c.open.saved.sentence(words))
	t.offers = len(t.trouble) == 0 && offered(app)
	t.Widgets = widget.NewGroup([]widget.Widget{
		titlePlay:     {Main: !saved && !t.offers},
		titleContinue: {Main: saved, Hidden: !saved},
		titleMatches:  {},
		titleLearn:    {Hidden: c.open.Book == nil && c.open.Lesson.Start == nil},
		titleDaily:    {},
		titleGames:    {Hidden: len(c.games) < 2},
		titleSettings: {},
		titleQuit:     {Hidden: !app.CanQuit},
		titleAbout:    {Hidden: app.about == nil},
		titleLesson:   {Main: t.offers, Hidden: !t.offers},
		titleNotNow:   {Hidden: !t.offers},
	}...)
	return t
}

// label writes what the buttons say.
func (t *title) label(app *App) {
	w, words := t.Widgets.Widgets, app.Strings
	w[titlePlay].Label = words.Text("title.play")
	w[titleContinue].Label = app.cabinet.continueLabel(words)
	w[titleMatches].Label = words.Text("matches.title")
	w[titleLearn].Label = words.Text("title.learn")
	w[titleDaily].Label = words.Text("daily.button")
	w[titleGames].Label = words.Text("title.games")
	w[titleSettings].Label = words.Text("title.settings")
	w[titleQuit].Label = words.Text("title.quit")
	w[titleAbout].Label = words.Text("about.title")
	w[titleLesson].Label, w[titleNotNow].Label = words.Text("offer.play"), words.Text("offer.later")
}

// continueLabel is the label of the button that goes on with the saved match. If there are several games, it names the
// game.
func (c *cabinet) continueLabel(words *assets.Strings) string {
	if len(c.games) < 2 {
		return words.Text("title.continue")
	}
	return words.Text("title.continue.game", c.open.Words.Text("game.name"))
}

// hear takes in what is wrong, if anything is.
func (t *title) hear(trouble string) {
	if trouble != "" {
		t.trouble = append(t.trouble, trouble)
	}
}

// light returns how bright the sign is now, 0 to 1.
func (t *title) light(app *App) float64 {
	light, stays := app.cabinet.open.Backdrop.Light(t.shown)
	if app.signLit || stays {
		return 1
	}
	return light
}

// stepSign lets the sign come on, the first time it is seen.
func (t *title) stepSign(app *App) {
	if app.signLit {
		return
	}
	before := t.light(app)
	t.shown += app.Elapsed()
	_, stays := app.cabinet.open.Backdrop.Light(t.shown)
	app.signLit = app.Pace().Still() || stays
	t.Stale = t.Stale || t.light(app) != before
}

// Update implements [Scene].
func (t *title) Update(app *App, intents []input.Intent) error {
	t.stepSign(app)
	for _, event := range t.Take(app, intents, func() { t.lay(app) }) {
		t.choose(app, event.Index)
	}
	return nil
}

// choose goes where a button leads.
func (t *title) choose(app *App, index int) {
	back := titleOf(app)
	switch index {
	case titlePlay:
		app.ShowSetup()
	case titleContinue:
		app.resume()
	case titleMatches:
		app.Show(newMatches(app, back))
	case titleLearn:
		app.Show(newLearn(app, back))
	case titleDaily:
		app.Show(newDay(app, back))
	case titleGames:
		app.Show(newShelf(app, back))
	case titleSettings:
		app.Show(newSettings(app, back))
	case titleQuit:
		app.Quit()
	case titleAbout:
		app.Show(app.about(app, back))
	case titleLesson:
		app.cabinet.open.first().begin(app)
	case titleNotNow:
		app.greet(app.cabinet.open.Name)
		t.decline()
	}
}

// Measures of the button in the corner, in logical units.
const titleAboutWide, titleAboutHigh = 136, 44

// lay writes the buttons and lays them out: in a column at the right, or below the street where the
// screen is higher than wide.
func (t *title) lay(app *App) {
	t.label(app)
	u := app.Unit()
	width, height := app.Size()
	shown := 0.0
	for i := range t.Widgets.Widgets[:titleAbout] {
		if !t.Widgets.Widgets[i].Hidden {
			shown++
		}
	}
	between := t.between(app, shown)
	t.scale = app.TextScale(t.fits(app, shown, between))
	tall, gap, wide := 60*u*t.scale, between*u*t.scale, 290*u*min(t.scale, max(t.scale*0.8, 1.15), 1.4)
	all := shown*(tall+gap) - gap
	left, top := width/2+(605*u)-wide, (streetPlan(app).PavementY-50*u)/2-all/2
	if app.upright() {
		wide = 420 * u * min(t.scale, 1.5)
		left, top = width/2-wide/2, height-all-48*u
	}
	top = max(top, 24*u)
	for i := range t.Widgets.Widgets[:titleAbout] {
		if !t.Widgets.Widgets[i].Hidden {
			t.Widgets.Widgets[i].Rect = widget.Rect{X: left, Y: top, W: wide, H: tall}
			top += tall + gap
		}
	}
	w := t.Widgets.Widgets
	k := app.Room().Touchable(u*t.scale, titleAboutHigh)
	w[titleAbout].Rect = widget.Rect{X: 24 * u, Y: 16 * u, W: titleAboutWide * k, H: titleAboutHigh * k}
	t.offer.lay(app, w[titlePlay].Rect, t.scale, &w[titleLesson], &w[titleNotNow])
}

// between is how far the buttons lie from one another, in logical units: closer where they could not be as large as is wanted.
func (t *title) between(app *App, shown float64) float64 {
	const usual, close = 14, 6
	if t.fits(app, shown, usual) < app.TextScale(1.4) {
		return close
	}
	return usual
}

// fits is how large so many buttons can be, as a factor.
func (t *title) fits(app *App, shown, between float64) float64 {
	fits := t.room(app) / (shown*(60+between) - between)
	if app.upright() && t.offers {
		return max(fits, 1.4)
	}
	return max(fits, 1)
}

// room is how high the column of buttons can be, in logical units: as high as the screen, or what lies below the sign and its
// line, without the offer, where the screen is higher than wide.
func (t *title) room(app *App) float64 {
	u := app.Unit()
	_, height := app.Size()
	if !app.upright() {
		return height/u - 2*24
	}
	if t.offers {
		return 0
	}
	_, line, _ := app.cabinet.open.Backdrop.Line(streetPlan(app))
	return (height-line)/u - 48 - 40
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (t *title) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (t *title) Draw(app *App, dst *ebiten.Image) {
	drawBackdrop(app, dst, t.light(app))
	u := app.Unit()
	x, y, room := app.cabinet.open.Backdrop.Line(streetPlan(app))
	st := text.Style{Face: text.Bold, Size: 19 * u * app.TextScale(1.4), Colour: theme.MoonSoft, Align: text.Centre, VAlign: text.Middle}
	words := app.cabinet.open.Words.Text("game.line")
	words, st = app.Writer.Within(words, room, st)
	if o := t.offer.panel; !t.offers || y+st.Size < o.Y || y-st.Size > o.Y+o.H { // it would lie half behind the offer
		app.Writer.Draw(dst, words, x, y, st)
	}
	if t.offers {
		t.offer.draw(app, dst)
	}
	app.Painter(widget.Night(), t.scale).Draw(dst, t.Widgets, app.Screen())
	if len(t.trouble) > 0 {
		t.drawTrouble(app, dst)
	}
}

// Scenery implements [Living]: what moves on the backdrop, once its sign is lit.
func (t *title) Scenery(app *App, seconds float64, on *life.Scenery) {
	moving, ok := app.cabinet.open.Backdrop.(livingBackdrop)
	if !ok || app.Settings().Contrast || !app.signLit {
		t.lit = seconds
		return
	}
	u := app.Unit()
	CoverWidgets(on, t.Widgets, 4*u)
	if x, y, wide := app.cabinet.open.Backdrop.Line(streetPlan(app)); wide > 0 {
		high := 26 * u * app.TextScale(1.4)
		on.Cover(widget.Rect{X: x - wide/2, Y: y - high/2, W: wide, H: high})
	}
	if t.offers {
		on.Cover(t.offer.panel)
	}
	if len(t.trouble) > 0 {
		_, box, _ := t.troubleBox(app)
		on.Cover(box)
	}
	moving.Live(seconds-t.lit, on)
}

// drawTrouble says what is wrong, below the street and left of the buttons or, where they lie there, above the sign.
func (t *title) drawTrouble(app *App, dst *ebiten.Image) {
	u := app.Unit()
	words, box, st := t.troubleBox(app)
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(box.X, box.Y, box.W, box.H, 8*u, theme.NightDeep.Fade(0.94))
	pen.RoundBoxLine(box.X, box.Y, box.W, box.H, 8*u, 1.5*u, theme.NeonAmber)
	app.Writer.DrawWrapped(dst, words, box.X+box.W/2, box.Y+box.H/2, box.W-2*troublePad*u, st)
}

const troublePad = 16 // in logical units, around what is wrong

// troubleBox is the box of what is wrong, and how that is written in it.
func (t *title) troubleBox(app *App) (words string, box widget.Rect, st text.Style) {
	u := app.Unit()
	width, height := app.Size()
	const margin = 35.0
	words = strings.Join(t.trouble, "\n")
	st = text.Style{Size: 18 * u * app.TextScale(1.4), Colour: theme.Moonlight, Align: text.Centre, VAlign: text.Middle}
	box = widget.Rect{X: margin * u, W: width - 2*margin*u}
	if !app.upright() {
		box.W = t.Widgets.Widgets[titlePlay].Rect.X - box.X - 24*u
	}
	_, tall := app.Writer.MeasureWrapped(words, box.W-2*troublePad*u, st)
	box.H = tall + 2*troublePad*u
	box.Y = height - box.H - margin*u
	if app.upright() {
		about := t.Widgets.Widgets[titleAbout].Rect
		box.Y = about.Y + about.H + 16*u
	}
	return words, box, st
}

// decline takes the offer away.
func (t *title) decline() {
	t.offers, t.Stale = false, true
	w := t.Widgets.Widgets
	w[titleLesson].Hidden, w[titleNotNow].Hidden = true, true
	w[titleLesson].Main, w[titlePlay].Main = false, true
	t.Widgets.Focus(titlePlay)
}
