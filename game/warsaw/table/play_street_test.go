//go:build !js

package table

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/session"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// A card of the set-up has a seat's name, its kind of player, who that is and what removes it, in this order.
const (
	cardName = iota
	cardPlayer
	cardPerson
	cardRemove
	cardWidgets
)

// nameLimit is how many characters a name has at most in the set-up.
const nameLimit = 14

// setupCard is where a widget of a seat's card in the set-up lies.
func (r *robot) setupCard(seat, index int) (x, y float64) {
	r.t.Helper()
	d := r.hiddenApp(false)
	goTo(r.t, d, "title.play")
	return centre(widgets(d)[seat*cardWidgets+index].Rect)
}

func TestMatchIsSetUpByClicks(t *testing.T) {
	drive.Beside(t)
	r := open(t, game{w: 1280, h: 720, speed: 1})
	r.g.Tick(120)
	r.picture("title")
	r.g.Click(r.titleButton(false, "title.play"))
	r.g.Tick(40)
	r.g.Click(r.setupCard(0, cardName))
	for range nameLimit {
		r.g.Key(ebiten.KeyBackspace)
	}
	r.g.Type("Łucja Ósma")
	x, y := r.setupCard(1, cardPlayer)
	r.g.Click(x-80, y) // the arrow to the left: an Apprentice
	r.g.Click(r.setupCard(2, cardRemove))
	r.g.Click(r.setupWidget("setup.seed.empty"))
	r.g.Type("2026x11") // only digits are taken
	r.g.Tick(40)
	r.picture("set-up")
	r.g.Click(r.setupWidget("setup.start"))
	r.g.Tick(45)
	r.picture("epoch-banner")
	r.g.Tick(100)

	// What is played is seen in the record after the first move.
	r.g.Key(ebiten.KeyDigit1)
	r.g.Key(ebiten.KeyEnter)
	drive.Until(t, "the match is saved", func() bool {
		r.g.Tick(2)
		_, err := os.Stat(fileOf(r.g.Home, matchFile))
		return err == nil
	})
	saved := r.record()
	want := record.Seat{Player: session.Person, Name: "Łucja Ósma"}
	if saved.Seed != 202611 || len(saved.Seats) != 2 || saved.Seats[0] != want || saved.Seats[1].Player != ai.Apprentice || saved.Seats[1].Persona == "" {
		t.Errorf("seed %d, seats %v", saved.Seed, saved.Seats)
	}
	r.until("the first tile is picked", func(m *warsaw.Match, _ []warsaw.Event, _ int) bool { return len(r.movesOf(0, 0)) > 0 })
	m := r.await(0)
	r.playByMouse(&m, 0)
}

// TestStreetScreensAreSeen keeps pictures of the screens around a match.
func TestStreetScreensAreSeen(t *testing.T) {
	drive.Beside(t)
	r := open(t, game{w: testscope.Count(960, 1280), h: testscope.Count(600, 720), speed: 4})
	title := r.g.Settle()
	for _, screen := range []struct {
		name, button string
	}{{"learn", "title.learn"}, {"settings", "title.settings"}} {
		r.g.Click(r.titleButton(false, screen.button))
		r.g.Move(2, 2)
		r.g.Tick(30)
		if drive.Differing(title, r.keep("%s", screen.name)) == 0 {
			t.Error(screen.name, "does not show")
		}
		r.g.Key(ebiten.KeyEscape)
		r.g.Tick(60)
	}
	if r.g.Look(); drive.Differing(title, r.g.Look()) != 0 {
		r.keep("title-again")
		t.Error("the title is not as before")
	}
}
