package scene

import (
	"slices"

	"capital/assets"
	"capital/audio"
	"capital/game/scene/narration"
	"capital/input"
	"capital/render/widget"
)

// choosing is the screen on which a value of an option is chosen by its card.
type choosing struct {
	WidgetScene
	game    *game
	seats   int    // of the match
	chosen  []int  // the place of each option's value among its values: the set-up's own
	options []int  // those that are chosen by cards, by their places in the game's
	shown   int    // the one whose values are shown, by its place among these
	back    func() // leads back
	plan    choicesPlan
}

// choicesPlan is where everything lies on the screen of choices, in pixels.
type choicesPlan struct {
	u       float64 // pixels a logical unit
	side    float64 // of what stands around the cards, as a factor of the app's unit
	heading widget.Rect
	columns int
	words   float64 // how large the words on the cards are: 1 is usual
}

// asCards reports whether an option's values are shown as cards.
func (g *game) asCards(option int) bool {
	return g.Choices != nil && slices.Contains(g.Choices.Options, g.Options[option].Name)
}

// newChoosing shows the values of an option of a game for so many seats; chosen are the values of all its options, and back leads
// back.
func newChoosing(app *App, g *game, seats int, chosen []int, option int, back func()) *choosing {
	c := &choosing{game: g, seats: seats, chosen: chosen, back: back}
	for n := range g.Options {
		if g.asCards(n) {
			c.options = append(c.options, n)
		}
	}
	c.open(app, slices.Index(c.options, option))
	return c
}

// open shows the values of one of the options.
func (c *choosing) open(app *App, shown int) {
	c.shown = shown
	var w []widget.Widget
	for range c.values() {
		w = append(w, widget.Widget{Bare: true})
	}
	for n := range c.options {
		w = append(w, widget.Widget{Main: n == shown})
	}
	w = append(w, widget.Widget{Kind: widget.Cycler, Hidden: len(c.game.Choices.Sets) == 0}, widget.Widget{Main: true})
	c.Widgets = widget.NewGroup(w...)
	c.Widgets.Focus(c.chosen[c.option()])
	c.lay(app)
	c.Stale = true
}

// option is the option that is shown, values are its values, and name is what it is called in records.
func (c *choosing) option() int      { return c.options[c.shown] }
func (c *choosing) values() []string { return c.game.Options[c.option()].Values }
func (c *choosing) name() string     { return c.game.Options[c.option()].Name }

// tabs are the widgets of the options, sets chooses a set and done leads back; the cards stand before them.
func (c *choosing) tabs() []widget.Widget {
	return c.Widgets.Widgets[len(c.values()):][:len(c.options)]
}
func (c *choosing) sets() *widget.Widget { return &c.Widgets.Widgets[len(c.values())+len(c.options)] }
func (c *choosing) done() *widget.Widget {
	return &c.Widgets.Widgets[len(c.values())+len(c.options)+1]
}

// had reports whether a match of the seats that there are can have a value of the option that is shown.
func (c *choosing) had(value string) bool {
	return c.game.Options[c.option()].Allows(c.seats, value)
}

// optionName is what an option is called.
func (c *choosing) optionName(n int) string {
	return c.game.Words.Text("option." + c.game.Options[n].Name)
}

// valueName is what a value is called, and valueLine what it means, or why it is not to be had.
func (c *choosing) valueName(value string) string {
	return c.game.Words.Text("option." + c.name() + "." + value)
}

func (c *choosing) valueLine(value string) string {
	if !c.had(value) {
		return c.game.Words.Text("choices.not-alone")
	}
	return c.game.Choices.Line(c.name(), value)
}

// set is the set that is chosen just now, or -1 where it is none of them.
func (c *choosing) set() int {
	return slices.IndexFunc(c.game.Choices.Sets, func(set ChoiceSet) bool {
		for n, option := range c.options {
			if c.game.Options[option].Values[c.chosen[option]] != set.Values[n] {
				return false
			}
		}
		return true
	})
}

// canHave reports whether a match of the seats that there are can have all values of a set.
func (c *choosing) canHave(set ChoiceSet) bool {
	for n, option := range c.options {
		if !c.game.Options[option].Allows(c.seats, set.Values[n]) {
			return false
		}
	}
	return true
}

// takeSet chooses the next set that can be had, or the one before.
func (c *choosing) takeSet(step int) {
	many, now := len(c.game.Choices.Sets), c.set()
	if now < 0 && step < 0 {
		now = 0
	}
	for range many {
		now = (now + step + many) % many
		if set := c.game.Choices.Sets[now]; c.canHave(set) {
			for n, option := range c.options {
				c.chosen[option] = slices.Index(c.game.Options[option].Values, set.Values[n])
			}
			return
		}
	}
}

// label writes what stands on the widgets.
func (c *choosing) label(words *assets.Strings) {
	for n := range c.tabs() {
		c.tabs()[n].Label = c.optionName(c.options[n])
	}
	sets := c.sets()
	sets.Value, sets.Tip = words.Text("choices.own"), c.game.Words.Text("choices.sets.line")
	if set := c.set(); set >= 0 {
		sets.Value = c.game.Words.Text("choices.set." + c.game.Choices.Sets[set].Name)
	}
	c.done().Label = words.Text("choices.done")
}

// Update implements [Scene].
func (c *choosing) Update(app *App, intents []input.Intent) error {
	if events := c.Take(app, intents, func() { c.lay(app) }); len(events) > 0 {
		c.act(app, events[0])
		return nil
	}
	if Cancelled(intents) {
		c.back()
	}
	return nil
}

// act does what a widget is for.
func (c *choosing) act(app *App, event widget.Event) {
	switch at := event.Index - len(c.values()); {
	case at < 0:
		c.take(app, event.Index)
	case at < len(c.options):
		c.open(app, at)
	case at == len(c.options):
		c.takeSet(event.Step)
		app.Play(audio.Knock)
		c.label(app.Strings)
	default:
		c.back()
	}
	c.Stale = true
}

// take chooses a value, or says why it is not to be had.
func (c *choosing) take(app *App, n int) {
	if value := c.values()[n]; !c.had(value) {
		app.Play(audio.Thud)
		app.Say(narration.Sentence(c.valueName(value), c.valueLine(value)))
		return
	}
	c.chosen[c.option()] = n
	app.Play(audio.Knock)
	c.label(app.Strings)
}

// MenuWay says that no menu lies over it: it leads back to where there is one.
func (c *choosing) MenuWay() (Way, widget.Rect) { return WayNone, widget.Rect{} }

// Spoken implements [Speaker].
func (c *choosing) Spoken(app *App) narration.Speech {
	words := app.Strings
	place := narration.Sentence(c.game.Words.Text("choices.title"), c.optionName(c.option()))
	return c.spoken(app, place, "", func(index int) string {
		switch at := index - len(c.values()); {
		case at < 0:
			value := c.values()[index]
			called := c.valueName(value) + " (" + c.valueLine(value) + ")"
			if c.chosen[c.option()] == index {
				called = words.Text("choices.chosen", called)
			}
			return called
		case at == len(c.options):
			return c.game.Words.Text("choices.sets")
		}
		return ""
	})
}
