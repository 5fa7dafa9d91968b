package scene

import (
	"strconv"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/session"
	"capital/input"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/record"
)

// The widgets of the match of the day, in order.
const (
	dailyPlay = iota
	dailyBack
)

// daily offers the match of the day.
type daily struct {
	WidgetScene
	back  func() Scene
	date  time.Time
	plan  dailyPlan
	scale float64
}

// dailyPlan is where what is said lies.
type dailyPlan struct {
	sheet widget.Rect
	words string
	style text.Style
}

// newDaily makes the screen; back makes the scene to return to.
func newDaily(app *App, back func() Scene) *daily {
	d := &daily{back: back, date: app.Now()}
	d.Widgets = widget.NewGroup([]widget.Widget{dailyPlay: {Main: true}, dailyBack: {}}...)
	return d
}

// DateText is a date in words: "24 November 2026".
func DateText(words *assets.Strings, date time.Time) string {
	year, month, day := date.Date()
	return words.Text("date", strconv.Itoa(day), words.Text("date.month."+strconv.Itoa(int(month))), strconv.Itoa(year))
}

// lines are what is said.
func (d *daily) lines(app *App) []string {
	return append([]string{DateText(app.Strings, d.date)}, app.cabinet.open.Daily.Lines(d.date)...)
}

// config is the match of the day, with the person's own name.
func (d *daily) config(app *App) Config {
	g := app.cabinet.open
	config := g.Daily.Config(d.date)
	config.Seats = []record.Seat{{Player: session.Person, Name: app.ownName(g.names.Free(nil))}}
	if last := g.config.Seats; len(last) > 0 && last[0].Player == session.Person {
		config.Seats[0].Name = g.names.Now(last[0].Name)
	}
	g.names.Address(config.Seats)
	return config
}

// Update implements [Scene].
func (d *daily) Update(app *App, intents []input.Intent) error {
	if events := d.Take(app, intents, func() { d.lay(app) }); len(events) > 0 {
		if events[0].Index == dailyPlay {
			app.AskBegin(d.config(app))
		} else {
			app.Show(d.back())
		}
		return nil
	}
	if Cancelled(intents) {
		app.Show(d.back())
	}
	return nil
}

// Measures of the sheet, in logical units.
const (
	dailyWide = 620
	dailySlim = 400 // at least
	dailyPad  = 36
	dailyHead = 84
	dailyText = 20
	dailyHigh = 60 // a button
	dailyGap  = 14
)

// lay lays the sheet out, as large as its words ask for and the screen allows.
func (d *daily) lay(app *App) {
	w, u := d.Widgets.Widgets, app.Unit()
	w[dailyPlay].Label, w[dailyBack].Label = app.Strings.Text("title.play"), app.Strings.Text("button.back")
	width, height := app.Size()
	d.plan.words = strings.Join(d.lines(app), "\n")
	for d.scale = min((width/u-40)/dailySlim, app.TextScale(2)); ; d.scale *= 0.96 {
		k := u * d.scale
		wide := min(dailyWide, (width/u-40)/d.scale)
		d.plan.style = text.Style{Size: dailyText * k, Colour: theme.Moonlight, VAlign: text.Top}
		_, words := app.Writer.MeasureWrapped(d.plan.words, (wide-2*dailyPad)*k, d.plan.style)
		tall := (dailyHead+dailyPad+dailyHigh)*k + words + dailyPad*k
		d.plan.sheet = widget.Rect{X: width/2 - wide*k/2, Y: height/2 - tall/2, W: wide * k, H: tall}
		if tall <= height-40*u || dailyText*k <= app.Writer.Least {
			break
		}
	}
	k, sheet := u*d.scale, d.plan.sheet
	half := (sheet.W - (2*dailyPad+dailyGap)*k) / 2
	y := sheet.Y + sheet.H - (dailyHigh+dailyPad*0.75)*k
	w[dailyBack].Rect = widget.Rect{X: sheet.X + dailyPad*k, Y: y, W: half, H: dailyHigh * k}
	w[dailyPlay].Rect = widget.Rect{X: sheet.X + dailyPad*k + half + dailyGap*k, Y: y, W: half, H: dailyHigh * k}
}

// MenuWay says that no menu lies over it: what that leads to is here, or leads back.
func (d *daily) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Draw implements [Scene].
func (d *daily) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	p := app.Painter(widget.Night(), d.scale)
	sheet, k := d.plan.sheet, p.Scale
	p.Panel(dst, sheet)
	heading(app, dst, app.cabinet.open.Words.Text("daily.title"), sheet.X+dailyPad*k, sheet.Y+48*k, k)
	app.Writer.DrawWrapped(dst, d.plan.words, sheet.X+dailyPad*k, sheet.Y+dailyHead*k, sheet.W-2*dailyPad*k, d.plan.style)
	p.Draw(dst, d.Widgets, app.Screen())
}
