//go:build !js

package scene

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/narration"
	"capital/input"
)

// parrot is a screen that says how often it was asked.
type parrot struct{ asked int }

func (p *parrot) Update(*App, []input.Intent) error { return nil }
func (p *parrot) Changed() bool                     { return true }
func (p *parrot) Draw(*App, *ebiten.Image)          {}

func (p *parrot) Spoken(*App) narration.Speech {
	p.asked++
	return narration.Speech{Prompt: "Polly", State: func() []string { return []string{"all is well"} }}
}

// TestScreensAreAskedWhereSomebodyListens and not more often than can be listened to.
func TestScreensAreAskedWhereSomebodyListens(t *testing.T) {
	app, p := quickApp(t), &parrot{}
	app.ShowAtOnce(p)
	second := func() {
		for range 60 {
			if err := Tick(app, 1.0/60); err != nil {
				t.Fatal(err)
			}
		}
	}
	if second(); p.asked > 0 {
		t.Errorf("nobody listens, and the screen is asked %d times", p.asked)
	}
	var said []string
	app.Listen(func(told narration.Told) { said = append(said, told.Words) })
	if second(); p.asked < 3 || p.asked > 6 || len(said) != 1 {
		t.Errorf("in a second it is asked %d times, and says %q", p.asked, said)
	}
	said = nil
	app.Say("A toast.")
	second()
	for _, part := range []narration.Part{narration.Prompt, narration.Hand, narration.State} {
		Tick(app, 1.0/60, input.Intent{Kind: input.Tell, Number: int(part)})
	}
	if got := strings.Join(said, " "); got != "A toast. Polly Nothing all is well" {
		t.Errorf("it says %q", got)
	}
}

// TestEveryScreenOfTheHouseIsSaid by its name, with whatever keys come to on it.
func TestEveryScreenOfTheHouseIsSaid(t *testing.T) {
	app := quickApp(t)
	longLadder(t, app)
	back := titleOf(app)
	for name, test := range map[string]struct {
		screen Scene
		place  string
	}{
		"title":    {newTitle(app), app.cabinet.open.Words.Text("game.name")},
		"shelf":    {newShelf(app, back), "Games"},
		"set-up":   {newSetup(app, back), "New match"},
		"settings": {newSettings(app, back), "Settings"},
		"learn":    {newLearn(app, back), "Learn"},
		"curtain":  {NewCurtain(app, 0, "Zofia", back), "Hand the screen to Zofia"},
		"ladder":   {newLadder(app, back), "Ladder"},
		"rung":     {newRung(app, 7, back), "8 of 8"},
		"matches":  {newMatches(app, back), "Matches"},
	} {
		app.ShowAtOnce(test.screen)
		var said []string
		app.Listen(func(told narration.Told) { said = append(said, told.Words) })
		Tick(app, 1)
		if !strings.Contains(strings.Join(said, " "), test.place) {
			t.Errorf("%s says %q", name, said)
		}
		for range 12 {
			said = said[:0]
			Tick(app, 1, input.Intent{Kind: input.Next})
			if group := test.screen.(interface{ Spoken(*App) narration.Speech }).Spoken(app); group.Focus == "" {
				t.Errorf("%s says nothing of a widget", name)
			}
		}
	}
	app.ShowAtOnce(newTitle(app))
	OpenMenu(app)
	var said []string
	app.Listen(func(told narration.Told) { said = append(said, told.Words) })
	Tick(app, 1)
	if got := strings.Join(said, " "); !strings.Contains(got, "Menu") || !strings.Contains(got, "Go on, button") {
		t.Errorf("the menu says %q", got)
	}
}
