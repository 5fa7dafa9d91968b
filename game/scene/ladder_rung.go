package scene

import (
	"strings"

	"capital/game/ladder"
	"capital/game/scene/narration"
	"capital/input"
	"capital/render/widget"
)

// The widgets of a rung, in order.
const (
	rungPlay = iota
	rungBack
	rungWidgets
)

// rungScreen shows what is to be done on a rung of a ladder, and offers to play it.
type rungScreen struct {
	sheet
	at    int
	tried ladder.Tried
	ended bool // a match of it
	runs  bool // a match of it is not over
	back  func() Scene
}

// newRung makes the screen of a rung of the game that the title shows; back makes the scene to return to.
func newRung(app *App, at int, back func() Scene) *rungScreen {
	s := &rungScreen{at: at, back: back}
	g := app.cabinet.open
	s.tried, s.ended = app.climbed().Of(g.Name, g.Rungs[at].Seed)
	_, s.runs = g.saved.running(rungConfig(&g.Rungs[at]))
	w := make([]widget.Widget, rungWidgets)
	w[rungPlay].Main = true
	s.Widgets = widget.NewGroup(w...)
	return s
}

// title is what the rung is called.
func (s *rungScreen) title(app *App) string {
	return app.Strings.Text("ladder.rung", s.at+1, len(app.cabinet.open.Rungs))
}

// lines are what is said of the rung: the task, who plays, how it went before, and what is allowed.
func (s *rungScreen) lines(app *App) []string {
	g, words := app.cabinet.open, app.Strings
	rung := &g.Rungs[s.at]
	lines := []string{g.taskText(words, rung.Task), g.against(words, rung)}
	for _, o := range rung.Options {
		lines = append(lines, words.Text("challenge.option", g.Words.Text("option."+o.Name), g.Words.Text("option."+o.Name+"."+o.Value)))
	}
	tried := triedText(words, s.tried, s.ended)
	if s.runs && !s.ended {
		tried = words.Text("deal.begun")
	}
	return append(lines, tried, words.Text("ladder.allowed"))
}

// Update implements [Scene].
func (s *rungScreen) Update(app *App, intents []input.Intent) error {
	for _, event := range s.Take(app, intents, func() { s.layOut(app) }) {
		switch g := app.cabinet.open; event.Index {
		case rungPlay:
			app.askDeal(rungConfig(&g.Rungs[s.at]))
			return nil
		case rungBack:
			app.Show(s.back())
			return nil
		}
	}
	if Cancelled(intents) {
		app.Show(s.back())
	}
	return nil
}

func (s *rungScreen) layOut(app *App) {
	w, words := s.Widgets.Widgets, app.Strings
	w[rungPlay].Label, w[rungBack].Label = words.Text("title.play"), words.Text("button.back")
	s.lay(app, s.title(app), strings.Join(s.lines(app), "\n"), []int{rungBack, rungPlay})
}

// Spoken implements [Speaker].
func (s *rungScreen) Spoken(app *App) narration.Speech {
	return s.spoken(app, s.title(app), narration.Sentence(s.lines(app)...), nil)
}
