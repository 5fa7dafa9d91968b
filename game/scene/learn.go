package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// The widgets of what helps to learn a game, in order.
const (
	learnResume = iota
	learnBegin
	learnChapters
	learnRules
	learnMyPlay
	learnBack
)

// learn offers what helps to learn a game: its first match, and its rules.
type learn struct {
	WidgetScene
	back  func() Scene
	scale float64
	sheet widget.Rect
}

// newLearn makes the screen; back makes the scene to return to.
func newLearn(app *App, back func() Scene) *learn {
	l, words, g := &learn{back: back}, app.Strings, app.cabinet.open
	begun, taught := g.first().saved.look(), g.Lesson.Start != nil
	if trouble := g.first().saved.sentence(words); trouble != "" {
		app.Say(trouble)
	}
	l.Widgets = widget.NewGroup([]widget.Widget{
		learnResume:   {Main: begun, Hidden: !begun},
		learnBegin:    {Main: taught && !begun, Hidden: !taught},
		learnChapters: {Hidden: len(g.Chapters) == 0},
		learnRules:    {Main: !taught, Hidden: g.Book == nil},
		learnMyPlay:   {Hidden: app.MyPlay == nil},
		learnBack:     {},
	}...)
	return l
}

// label writes what the buttons say.
func (l *learn) label(app *App) {
	w, words, g := l.Widgets.Widgets, app.Strings, app.cabinet.open
	begin := "learn.begin"
	if !w[learnResume].Hidden {
		begin = "learn.again"
	}
	w[learnResume].Label = words.Text("learn.resume")
	w[learnBegin].Label = words.Text(begin)
	w[learnRules].Label = words.Text("title.rules")
	w[learnMyPlay].Label = words.Text("play.title")
	w[learnBack].Label = words.Text("button.back")
	w[learnChapters].Label = words.Text("learn.chapters", g.learnedCount(app), len(g.lessons))
}

// Update implements [Scene].
func (l *learn) Update(app *App, intents []input.Intent) error {
	for _, event := range l.Take(app, intents, func() { l.lay(app) }) {
		l.choose(app, event.Index)
		return nil
	}
	if Cancelled(intents) {
		app.Show(l.back())
	}
	return nil
}

func (l *learn) choose(app *App, index int) {
	switch index {
	case learnResume:
		app.cabinet.open.first().resume(app)
	case learnBegin:
		app.cabinet.open.first().ask(app)
	case learnChapters:
		app.Show(newChapters(app, func() Scene { return newLearn(app, l.back) }))
	case learnRules:
		ShowBook(app, "", func() Scene { return newLearn(app, l.back) })
	case learnMyPlay:
		app.Show(app.MyPlay(app, func() Scene { return newLearn(app, l.back) }))
	case learnBack:
		app.Show(l.back())
	}
}

// Measures of the sheet, in logical units.
const (
	learnWide = 560
	learnHead = 150 // the heading, and what the first match is
	learnHigh = 60  // a button
	learnGap  = 14
)

func (l *learn) lay(app *App) {
	l.label(app)
	u := app.Unit()
	width, height := app.Size()
	rows := 0.0
	for _, w := range l.Widgets.Widgets {
		if !w.Hidden {
			rows++
		}
	}
	tall := learnHead + rows*(learnHigh+learnGap) + 26
	l.scale = min((width/u-40)/learnWide, (height/u-40)/tall, app.TextScale(2))
	k := u * l.scale
	l.sheet = widget.Rect{X: width/2 - learnWide*k/2, Y: height/2 - tall*k/2, W: learnWide * k, H: tall * k}
	y := l.sheet.Y + learnHead*k
	for n := range l.Widgets.Widgets {
		if w := &l.Widgets.Widgets[n]; !w.Hidden {
			w.Rect = widget.Rect{X: l.sheet.X + 40*k, Y: y, W: l.sheet.W - 80*k, H: learnHigh * k}
			y += (learnHigh + learnGap) * k
		}
	}
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (l *learn) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (l *learn) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	p := app.Painter(widget.Night(), l.scale)
	p.Panel(dst, l.sheet)
	k := p.Scale
	heading(app, dst, app.Strings.Text("learn.title", app.cabinet.open.Words.Text("game.name")), l.sheet.X+40*k, l.sheet.Y+50*k, k)
	app.Writer.DrawWrapped(dst, app.Strings.Text("learn.line"), l.sheet.X+40*k, l.sheet.Y+106*k, l.sheet.W-80*k, text.Style{
		Size: 18 * k, Colour: theme.MoonSoft, VAlign: text.Middle,
	})
	p.Draw(dst, l.Widgets, app.Screen())
}
