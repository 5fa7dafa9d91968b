package scene

import (
	"errors"
	"strings"

	"capital/game/link"
	"capital/game/session"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
)

// openCode shows the challenge of a code that somebody wrote, or looks back at the match of a link.
func (a *App) openCode(given string, back func() Scene) {
	code := codeIn(given)
	if _, err := link.Game(code); err == nil {
		a.OpenMatch(given)
		return
	}
	a.openChallenge(code, back)
}

// openChallenge shows the challenge of a code, or says why it can't be opened.
func (a *App) openChallenge(code string, back func() Scene) {
	c, err := a.cabinet.challenge(code)
	if err != nil {
		a.Say(a.Strings.Text(unchallenged(err)))
		return
	}
	a.EndMatch()
	a.take(c.game)
	a.Show(newTaking(c, back))
}

// unchallenged is the key of the words that say why a challenge can't be opened.
func unchallenged(err error) string {
	for reason, key := range map[error]string{
		link.ErrGame: "challenge.strange", link.ErrLater: "challenge.later", link.ErrEarlier: "challenge.earlier", link.ErrDamaged: "challenge.damaged",
		link.ErrLong: "challenge.damaged",
	} {
		if errors.Is(err, reason) {
			return key
		}
	}
	return "challenge.none"
}

// The widgets of a challenge, in order.
const (
	takingPlay = iota
	takingBack
	takingWidgets
)

// taking shows what a challenge is, and offers to play it.
type taking struct {
	sheet
	challenged
	runs bool // a match with its deal is not over
	back func() Scene
}

func newTaking(c challenged, back func() Scene) *taking {
	t := &taking{challenged: c, back: back}
	_, t.runs = t.game.saved.running(t.config())
	w := make([]widget.Widget, takingWidgets)
	w[takingPlay].Main = true
	t.Widgets = widget.NewGroup(w...)
	return t
}

// lines are what is said of the challenge: who sent it, what is played, and how it went before.
func (t *taking) lines(app *App) []string {
	words, from := app.Strings, t.sender(app.Strings)
	lines := []string{words.Text("challenge.from", from)}
	if t.Played {
		lines[0] = words.Text("challenge.from.points", from, t.Points)
	}
	var seats []string
	for _, player := range t.Players {
		seats = append(seats, t.game.kindName(words, record.SeatOf(player)))
	}
	lines = append(lines, words.Text("challenge.game", t.game.Words.Text("game.name"), strings.Join(seats, ", ")))
	for _, o := range t.Options {
		lines = append(lines, words.Text("challenge.option", t.game.Words.Text("option."+o.Name), t.game.Words.Text("option."+o.Name+"."+o.Value)))
	}
	config := t.config()
	agreed := session.TakeBacks(&record.Record[struct{}]{Seats: config.Seats, TakeBacks: config.TakeBacks})
	lines = append(lines, TakeBacksText(words, "results.takebacks", agreed))
	if taken, ok := app.challenges().Of(t.code); ok && taken.Done {
		lines = append(lines, words.Text("challenge.done", taken.Points))
	} else if t.runs {
		lines = append(lines, words.Text("deal.begun"))
	}
	return lines
}

// Update implements [Scene].
func (t *taking) Update(app *App, intents []input.Intent) error {
	if events := t.Take(app, intents, func() { t.layOut(app) }); len(events) > 0 {
		if events[0].Index == takingBack {
			app.Show(t.back())
			return nil
		}
		_ = app.challenges().Take(t.code).Save(app.Store) // a failure is told as a complaint of the store
		app.askDeal(t.config())
		return nil
	}
	if Cancelled(intents) {
		app.Show(t.back())
	}
	return nil
}

func (t *taking) layOut(app *App) {
	w, words := t.Widgets.Widgets, app.Strings
	w[takingPlay].Label, w[takingBack].Label = words.Text("challenge.play"), words.Text("button.back")
	t.lay(app, words.Text("challenge.title"), strings.Join(t.lines(app), "\n"), []int{takingBack, takingPlay})
}
