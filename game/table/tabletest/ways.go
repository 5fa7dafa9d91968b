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

// Way is how a person does something at a table; do lets a tick pass, in which the person does what it is told.
type Way[A comparable, E, P any] func(s Screen[A, E, P], do func(intents ...input.Intent), a A)

// AMatchIsPlayedInEveryWay from the first decision to the results.
func AMatchIsPlayedInEveryWay[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	for name, way := range g.Ways {
		t.Run(name, func(t *testing.T) { g.plays(t, "", 1280, 720, 1, way) })
	}
}

// AMatchIsPlayedByTouchOnATelephone held upright and lying, from the first decision to the results.
func AMatchIsPlayedByTouchOnATelephone[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	if testscope.Everything() {
		drive.Window(t)
	}
	for name, way := range g.Ways {
		if strings.HasPrefix(name, "finger") {
			t.Run(name+" upright", func(t *testing.T) { g.plays(t, "upright", 1170, 2532, 3, way) })
			t.Run(name+" lying", func(t *testing.T) { g.plays(t, "lying", 2532, 1170, 3, way) })
		}
	}
}

// plays plays a whole match in a way, on a screen of a size in pixels, of which a point has so many. Where the screen has a name
// and all pictures are wanted, one of each kind of decision is kept.
func (g Game[M, A, E, P]) plays(t *testing.T, screen string, w, h, point float64, way Way[A, E, P]) {
	p := g.sit(t, still(), record.Record[A]{Seed: 7, Seats: g.seats(1, 1), Options: g.Options}, g.Choose, nil)
	p.app.ResizePoints(w, h, point)
	seen := map[uint8]bool{}
	for p.rest(); !p.Over(); p.rest() {
		p.do()
		if owed := p.Decision(); screen != "" && testscope.Everything() && !seen[owed] {
			seen[owed] = true
			drive.Keep(t, fmt.Sprintf("%s-phone-%s-decision-%d", g.Rules.Name, screen, owed), p.picture())
		}
		want, before := p.choose(), p.Session.Moves()
		way(p.screen, p.do, want)
		var made *A
		for n := 0; n < 9 && made == nil; n++ {
			p.do()
			for _, move := range p.Session.Record().Actions[before:] { // others may have decided meanwhile
				if move.Seat == p.Seat && made == nil {
					made = &move.Action
				}
			}
		}
		if made == nil || !g.alike(*made, want) {
			t.Fatalf("%v was wanted, and made %v, %v of it", want, made != nil, made)
		}
	}
	p.await("the results are shown", func() bool {
		p.key(input.Confirm)
		return p.app.Shown() != scene.Scene(p.screen)
	})
}

// WhatAPersonIsAtStaysWhileOthersDecide: where several decide at once, one of them may do so in the middle of what a person does.
func WhatAPersonIsAtStaysWhileOthersDecide[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	r := g.until(t, g.seats(1, 1), "both decide", func(m *M) bool { return g.Rules.Owes(m, 0) && g.Rules.Owes(m, 1) })
	for name, way := range g.Ways {
		for at, more := 0, true; more; at++ {
			decides := make(chan struct{})
			p := g.sit(t, still(), r, func(m *M, seat int) A { <-decides; return g.Choose(m, seat) }, nil)
			p.rest()
			want, done := p.choose(), 0
			way(p.screen, func(intents ...input.Intent) {
				for _, in := range intents {
					if done == at {
						close(decides)
						p.await("the other has decided", func() bool { return p.Session.Moves() > len(r.Actions) })
					}
					done++
					p.do(in)
				}
				p.do()
			}, want)
			if more = at < done; !more {
				close(decides)
			}
			for n := 0; n < 9; n++ {
				p.do()
			}
			made := movesBy(p.Session.Record().Actions, p.Seat)[len(movesBy(r.Actions, p.Seat)):]
			if len(made) == 0 || !g.alike(made[0], want) {
				t.Errorf("%s, in which the other decides before the %d. thing: %v was wanted, made was %v", name, at+1, want, made)
			}
		}
	}
}
