//go:build !js

package table

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/drive"
	"capital/game/testscope"
)

// TestPolishMatch plays a match on a Polish system from the first run to the result, for two, without motion: what a person
// sees first, sets up, plays and reads in the end is in Polish.
func TestPolishMatch(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	words, err := assets.LoadStrings("pl", "warsaw")
	if err != nil {
		t.Fatal(err)
	}
	r := &robot{t: t, w: 960, h: 600, speed: 1, language: "pl"}
	home := drive.Home(t)
	write(t, home, settingsFile, []byte(`{"Offered": "warsaw", "Unwarned": "`+noWarnings()+`"}`)) // the deal is another one each time
	r.g = drive.Start(t, drive.Options{Width: int(r.w), Height: int(r.h), Home: home, Locale: "pl_PL.UTF-8"})
	r.rest()
	r.keep("polish-title")
	r.withoutMotion()
	r.g.Click(r.titleButton(false, "title.play"))
	r.rest()
	r.keep("polish-set-up")
	r.g.Click(r.setupCard(2, cardRemove))
	r.g.Click(r.setupWidget("setup.start"))
	r.rest()
	r.skip()
	r.g.Key(ebiten.KeyDigit1) // what is played is seen in the record after the first move
	r.g.Key(ebiten.KeyEnter)
	drive.Until(t, "the match is saved", func() bool {
		r.g.Tick(2)
		_, err := os.Stat(fileOf(r.g.Home, matchFile))
		return err == nil
	})
	for n := 0; ; n++ {
		m := r.await(0)
		if m.Over() {
			break
		}
		if n%6 == 0 {
			r.keep("polish-%02d", n)
		}
		r.playByMouse(&m, 0)
	}
	if name := r.record().Seats[0].Name; name != words.Text("name.0") || name == "You" {
		t.Errorf("who plays is called %q", name)
	}
	r.rest()
	r.skip()
	r.keep("polish-results")
}

// withoutMotion turns the motion off by clicks, from the title and back to it.
func (r *robot) withoutMotion() {
	r.t.Helper()
	r.g.Click(r.titleButton(false, "title.settings"))
	r.rest()
	d := r.hiddenApp(false)
	goTo(r.t, d, "title.settings")
	tab := labelled(r.t, d, "settings.moving")
	r.g.Click(centre(tab))
	press(d, tab)
	box := firstCycler(r.t, d) // the speed
	for range 2 {
		r.g.Click(box.X+box.W*0.1, box.Y+box.H/2)
	}
	r.speed = 0
	r.g.Click(centre(labelled(r.t, d, "button.back")))
	r.rest()
}
