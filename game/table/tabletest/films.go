//go:build !js

package tabletest

import (
	"fmt"
	"strings"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
)

// mostFrames is how many frames a film has at most: three seconds at 60 a second, twelve at 15.
const mostFrames = 180

// MomentsAreFilmed plays a match and keeps what its moments look like, frame by frame: the first of each, and its end. A screen of 60
// frames a second and a slow one of 15 must show the same.
func MomentsAreFilmed[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	testscope.Seldom(t)
	drive.Window(t)
	for _, rate := range []int{60, 15} {
		t.Run(fmt.Sprint(rate), func(t *testing.T) {
			opened := g.Open(t, scene.Settings{Speed: 1, TextSize: 100})
			opened.App.Resize(1280, 720)
			seats := g.seats(1, 2)
			for n := 1; n < len(seats); n++ {
				seats[n].Persona = opened.Game.Persons.Names[n]
			}
			p := g.sitAt(t, opened, record.Record[A]{Seed: 5, Seats: seats}, players[M, A]{g.Choose}, nil)
			f := filming[M, A, E, P]{match: p, rate: rate, Film: drive.NewFilm(t, 1280, 720), filmed: map[string]bool{}}
			f.play()
			if len(f.filmed) < 4 {
				t.Errorf("filmed were only %v", f.filmed)
			}
		})
	}
}

// filming is a match of which films are made.
type filming[M any, A comparable, E, P any] struct {
	*match[M, A, E, P]
	*drive.Film
	rate   int // frames a second
	filmed map[string]bool
}

// play plays the match to its end. What is on film already passes at once.
func (f *filming[M, A, E, P]) play() {
	shown := f.screen.Shown()
	drive.Until(f.t, "the match is over", func() bool {
		heard := shown.Heard()
		shown.Land()
		if shown.Announced() != nil {
			f.pass(input.Intent{Kind: input.Confirm})
		} else {
			f.pass()
		}
		if !f.covered() && f.atRest() && f.Free() && f.Decision() != 0 && f.screen.Saved() && heard == shown.Heard() {
			f.screen.Hand().Forget()
			f.Do(f.choose())
		}
		if now := shown.Heard(); now > heard {
			f.filmNew(f.Session.Events()[heard:now])
		}
		return f.covered()
	})
	f.film("end", func() bool { return false })
}

// filmNew makes a film of events that are to be shown, if a moment that is on none yet is among them.
func (f *filming[M, A, E, P]) filmNew(events []E) {
	var begin []string
	for _, e := range events {
		if name := f.game.Moment(e); name != "" && !f.filmed[name] {
			f.filmed[name] = true
			begin = append(begin, name)
		}
	}
	if len(begin) > 0 {
		f.film(strings.Join(begin, "+"), f.screen.Shown().AllShown)
	}
}

// pass lets a frame's time pass.
func (f *filming[M, A, E, P]) pass(intents ...input.Intent) {
	f.t.Helper()
	if err := scene.Tick(f.app, 1/float64(f.rate), intents...); err != nil {
		f.t.Fatal(err)
	}
}

// film keeps what is seen until it is over, and a third of a second more.
func (f *filming[M, A, E, P]) film(name string, over func() bool) {
	rest := f.rate / 3
	for f.Frames() < mostFrames && rest > 0 {
		f.Frame(f.app.Draw)
		f.pass()
		if over() {
			rest--
		}
	}
	f.Keep(f.t, fmt.Sprintf("film-%s-%s-%d", f.game.Rules.Name, name, f.rate))
}
