package scene

import (
	"strings"

	"capital/game/daily"
	"capital/input"
	"capital/render/widget"
)

// The widgets of the screen of the day, in order.
const (
	dayPlay = iota
	dayLadder
	dayCode // of a challenge
	dayOpen
	dayBack
	dayWidgets
)

// codeLimit is how long what is written into the field of a code may be: a link has the page's address too.
const codeLimit = 400

// day offers the deal of the day and the ladder of challenges, and to open a challenge.
type day struct {
	sheet
	back func() Scene
	date daily.Date
	runs bool // a match with its deal is not over
}

// newDay makes the screen; back makes the scene to return to.
func newDay(app *App, back func() Scene) *day {
	d := &day{back: back, date: daily.DateOf(app.Now())}
	_, d.runs = app.cabinet.open.saved.running(app.cabinet.open.dailyConfig(d.date))
	w := make([]widget.Widget, dayWidgets)
	w[dayPlay].Main = true
	w[dayLadder].Hidden = len(app.cabinet.open.Rungs) == 0
	w[dayCode] = widget.Widget{Kind: widget.Field, Limit: codeLimit}
	d.Widgets = widget.NewGroup(w...)
	return d
}

// lines are what is said of the deal of the day.
func (d *day) lines(app *App) []string {
	g, words := app.cabinet.open, app.Strings
	lines := []string{DateText(words, d.date.Noon())}
	played := app.history()[g.Name]
	done, ok := played.Of(d.date)
	if g.Daily.Lines != nil {
		lines = append(lines, g.Daily.Lines(d.date.Noon())...)
	} else {
		var others []string
		for _, who := range g.dailyConfig(d.date).Seats[1:] {
			others = append(others, g.Words.Text("level."+who.Player))
		}
		lines = append(lines, words.Text("daily.line", strings.Join(others, ", ")))
	}
	switch {
	case ok:
		lines = append(lines, words.Text("daily.done", done.Points, done.Place, done.Seats))
	case d.runs:
		lines = append(lines, words.Text("deal.begun"))
	default:
		lines = append(lines, words.Text("daily.unplayed"))
	}
	if many := len(played.Done); many > 0 {
		lines = append(lines, words.Text("daily.streak", played.Streak(d.date), many, played.Most()))
	}
	if answered := app.answered(); answered != "" {
		lines = append(lines, answered)
	}
	return lines
}

// Update implements [Scene].
func (d *day) Update(app *App, intents []input.Intent) error {
	writing := d.Widgets.Writing()
	for _, event := range d.Take(app, intents, func() { d.layOut(app) }) {
		switch event.Index {
		case dayPlay:
			app.change(func(h daily.History) { h.Begin(app.cabinet.open.Name, d.date) })
			app.askDeal(app.cabinet.open.dailyConfig(d.date))
		case dayLadder:
			app.Show(newLadder(app, d.again(app)))
		case dayCode: // what is whole needs no button
			d.ready()
			if c, err := app.cabinet.challenge(codeIn(d.code().Value)); err == nil {
				app.openChallenge(c.code, d.again(app))
				return nil
			}
			continue
		case dayOpen:
			app.openCode(d.code().Value, d.again(app))
		case dayBack:
			app.Show(d.back())
		}
		return nil
	}
	for _, in := range intents {
		switch {
		case in.Kind == input.Confirm && writing && d.code().Value != "":
			app.openCode(d.code().Value, d.again(app))
			return nil
		case in.Kind == input.Cancel:
			app.Show(d.back())
			return nil
		}
	}
	return nil
}

// again makes the screen when somebody goes back to it.
func (d *day) again(app *App) func() Scene { return func() Scene { return newDay(app, d.back) } }

// code is the field into which a code is written.
func (d *day) code() *widget.Widget { return &d.Widgets.Widgets[dayCode] }

// ready says whether there is a code to be opened.
func (d *day) ready() {
	d.Widgets.Widgets[dayOpen].Disabled = strings.TrimSpace(d.code().Value) == ""
}

func (d *day) layOut(app *App) {
	w, words, g := d.Widgets.Widgets, app.Strings, app.cabinet.open
	w[dayPlay].Label, w[dayBack].Label = words.Text("title.play"), words.Text("button.back")
	if rungs := g.Rungs; len(rungs) > 0 {
		w[dayLadder].Label = words.Text("ladder.button", app.climbed().Count(g.Name, rungs), len(rungs))
	}
	w[dayCode].Hint, w[dayOpen].Label = words.Text("challenge.field"), words.Text("challenge.open")
	d.ready()
	d.lay(app, g.dailyTitle(words), strings.Join(d.lines(app), "\n"), []int{dayPlay, dayLadder}, []int{dayCode}, []int{dayOpen, dayBack})
}
