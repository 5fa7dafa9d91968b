//go:build !js

package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/drive"
	"capital/game/scene/narration"
	"capital/game/session"
	"capital/input"
	"capital/render/shape"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/record"
)

// carded is a bidding app whose options are chosen by cards; doubled prizes can't be had alone.
func carded(t *testing.T) *App {
	t.Helper()
	app := quickApp(t)
	g := app.cabinet.open
	words, err := assets.ParseStrings("bidding", biddingWords+"choices.title = Ways\nchoices.not-alone = Not alone.\nchoices.sets = Both\nchoices.sets.line = Both at once.\nchoices.set.mild = Mild\nchoices.set.wild = Wild\n")
	if err != nil {
		t.Fatal(err)
	}
	g.Words = words
	g.Options = slices.Clone(g.Options)
	g.Options[0].NotAlone = []string{"doubled"}
	g.Choices = &Choices{
		Options: []string{"prizes", "ties"},
		Line: func(option, value string) string {
			return fmt.Sprintf("What %s %s means, in many words, for a card on a narrow screen has to hold them all, however large the person wants them to be written.", value, option)
		},
		Draw: func(dst *ebiten.Image, _, _ string, x, y, size float64) {
			shape.Pen{Dst: dst, Scale: 1}.Box(x, y, size, size, theme.NeonPink)
		},
		Sets: []ChoiceSet{{"mild", []string{"plain", "lost"}}, {"wild", []string{"doubled", "kept"}}},
	}
	return app
}

// cardsOf opens the cards of an option, and returns them with the set-up.
func cardsOf(t *testing.T, app *App, option int) (*choosing, *setup) {
	t.Helper()
	s := setupOf(app)
	press(app, s, &s.around()[setupWidgets+option])
	c, ok := nowShown(app).(*choosing)
	if !ok {
		t.Fatalf("the option leads to a %T", app.Shown())
	}
	return c, s
}

// nowShown is the scene that is shown once it has come out of the dark.
func nowShown(app *App) Scene {
	Tick(app, 1)
	return app.Shown()
}

// A value is chosen by its card, another option's by its tab, and the set-up has both.
func TestValuesAreChosenByCards(t *testing.T) {
	app := carded(t)
	c, s := cardsOf(t, app, 1)
	if c.name() != "ties" || c.Widgets.Focused() != 0 {
		t.Errorf("the cards are of %s, and card %d has the focus", c.name(), c.Widgets.Focused())
	}
	press(app, c, &c.Widgets.Widgets[1])
	press(app, c, &c.tabs()[0])
	if c.name() != "prizes" {
		t.Fatalf("the tab leads to %s", c.name())
	}
	press(app, c, &c.Widgets.Widgets[1])
	press(app, c, c.done())
	if nowShown(app) != Scene(s) {
		t.Fatalf("it leads back to a %T", app.Shown())
	}
	if got := s.around()[setupWidgets:]; got[0].Label != "Doubled" || got[1].Label != "Added to the next" {
		t.Errorf("the set-up has %q and %q", got[0].Label, got[1].Label)
	}
	s.start(app)
	if got := app.cabinet.open.config.Options; !slices.Equal(got, []record.Option{{Name: "prizes", Value: "doubled"}, {Name: "ties", Value: "kept"}}) {
		t.Errorf("the match has %v", got)
	}
	app.EndMatch()
}

// By keys: the arrows go from card to card, and cancel leads back with what was chosen.
func TestCardsAreChosenByKeys(t *testing.T) {
	app := carded(t)
	c, s := cardsOf(t, app, 0)
	for _, in := range []input.Intent{{Kind: input.Navigate, DX: 1}, {Kind: input.Confirm}, {Kind: input.Cancel}} {
		c.Update(app, []input.Intent{in})
	}
	if nowShown(app) != Scene(s) || s.options[0] != 1 {
		t.Errorf("a %T is shown, and the value is %d", app.Shown(), s.options[0])
	}
}

// A set chooses all options at once; what is none of the sets is one's own choice.
func TestASetChoosesAllOptions(t *testing.T) {
	app := carded(t)
	c, s := cardsOf(t, app, 0)
	if c.sets().Value != "Mild" {
		t.Errorf("at first the set is %q", c.sets().Value)
	}
	press(app, c, c.sets())
	if s.options[0] != 1 || s.options[1] != 1 || c.sets().Value != "Wild" {
		t.Errorf("the set %q has chosen %v", c.sets().Value, s.options)
	}
	press(app, c, &c.Widgets.Widgets[0])
	if c.sets().Value != "Your own choice" {
		t.Errorf("another choice is called %q", c.sets().Value)
	}
	press(app, c, c.sets())
	if c.sets().Value != "Mild" {
		t.Errorf("after one's own choice comes %q", c.sets().Value)
	}
}

// What one seat can't have is not chosen, neither by its card, which says why, nor by a set.
func TestWhatCannotBeHadAloneIsNotChosen(t *testing.T) {
	app := carded(t)
	app.cabinet.open.Usual = []string{session.Person}
	c, s := cardsOf(t, app, 0)
	var said []string
	app.Listen(func(told narration.Told) { said = append(said, told.Words) })
	press(app, c, &c.Widgets.Widgets[1])
	if s.options[0] != 0 {
		t.Error("it is chosen")
	}
	if Tick(app, 1); !strings.Contains(strings.Join(said, " "), "Not alone.") {
		t.Errorf("it says %q", said)
	}
	press(app, c, c.sets())
	if s.options[0] != 0 || s.options[1] != 0 || c.sets().Value != "Mild" {
		t.Errorf("a set has chosen %v", s.options)
	}
}

// Each card is said with its name, what it means and whether it is chosen.
func TestCardsAreSaid(t *testing.T) {
	app := carded(t)
	c, _ := cardsOf(t, app, 0)
	if said := c.Spoken(app); !strings.Contains(said.Place, "Ways") || !strings.Contains(said.Focus, "Chosen: Plain (What plain prizes means, in") {
		t.Errorf("it says %+v", said)
	}
	c.Update(app, []input.Intent{{Kind: input.Navigate, DX: 1}})
	if said := c.Spoken(app).Focus; !strings.Contains(said, "Doubled (What doubled prizes means, in") || strings.Contains(said, "Chosen") {
		t.Errorf("of the next card it says %q", said)
	}
}

// Cards, tabs and buttons lie apart and on the screen, and the words have room on their cards.
func TestCardsLieOnTheScreenApart(t *testing.T) {
	drive.Window(t)
	app := carded(t)
	for _, size := range [][3]float64{{960, 600, 1}, {1280, 720, 1}, {3440, 1440, 1}, {810, 1080, 1}, {1170, 2532, 3}, {2532, 1170, 3}} {
		for _, percent := range textSizes() {
			app.ResizePoints(size[0], size[1], size[2])
			app.obey(Settings{Speed: 1, TextSize: percent})
			c := newChoosing(app, app.cabinet.open, 3, make([]int, 2), 0, func() {})
			c.Update(app, nil)
			checkApart(t, app, "choices", percent, &c.WidgetScene)
			for n := range c.values() {
				if card := c.Widgets.Widgets[n].Rect; !c.fits(app, widget.Rect{W: card.W, H: card.H}, c.plan.words) {
					t.Errorf("at %v, text %d %%: the words leave card %d", size, percent, n)
				}
			}
		}
	}
}
