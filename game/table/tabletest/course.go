//go:build !js

package tabletest

import (
	"image"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/table"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
)

// NobodySeesAnothersHand in a match of people and a computer player at one screen: no hand is open but that of the person who has
// lifted the curtain, from the moment when that one owes a decision unseen. No secret of anybody else is told or shown, and all of
// one's own are told. A move that is taken back brings the curtain down, too.
func NobodySeesAnothersHand[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	seats := g.seats(min(3, g.Rules.Most-1), 1)
	p := g.sit(t, still(), record.Record[A]{Seed: 8, Seats: seats}, g.Choose, nil)
	s := &secrets[M, A, E, P]{match: p}
	back := 0
	for s.lifted < testscope.Count(30, 1000) && !p.Over() {
		s.toNextPerson()
		if seat, can := p.Session.CanUndo(); can && back < 4 {
			back++
			p.TakeBack(1)
			if p.Seat != seat || p.Unlocked >= 0 {
				t.Fatalf("what seat %d did is taken back: seat %d is in view, and the curtain was lifted by %d", seat, p.Seat, p.Unlocked)
			}
			s.keptNow()
			p.BringBack()
			s.toNextPerson()
		}
		if p.Over() {
			break
		}
		before, seat, owed := p.Session.Moves(), p.Seat, p.Decision()
		s.toldToOwner()
		p.screen.Hand().Forget()
		p.Do(p.choose())
		if p.Session.Moves() == before {
			t.Fatal("no move is made")
		}
		if p.screen.Hides(owed) && p.Unlocked == seat {
			t.Fatalf("the curtain stays lifted after what seat %d did", seat)
		}
	}
	if back == 0 {
		t.Error("nothing was taken back")
	}
	if s.lifted < 3 || s.kept == 0 || s.told == 0 {
		t.Errorf("the curtain came down %d times, over %d secrets, of which %d were told to their owner", s.lifted, s.kept, s.told)
	}
}

// secrets is a match in which nothing hidden may be seen.
type secrets[M any, A comparable, E, P any] struct {
	*match[M, A, E, P]
	lifted, kept, told int // how often the curtain was lifted, how many secrets were kept, and told to their owner
}

// toNextPerson goes on until a person may decide, lifting the curtain where it comes down.
func (p *secrets[M, A, E, P]) toNextPerson() {
	p.t.Helper()
	waits := 0
	drive.Until(p.t, "a person may decide", func() bool {
		p.keptNow()
		switch {
		case p.covered():
			if !p.NeedsCurtain() { // it is rising
				p.do()
				return false
			}
			p.key(input.Confirm)
			p.lifted++
		case p.NeedsCurtain() && p.atRest():
			if waits++; waits > 2 {
				p.t.Fatal("no curtain falls")
			}
			p.do()
			return false
		case p.screen.Shown().Announced() != nil:
			p.key(input.Confirm)
		default:
			p.do()
		}
		waits = 0
		return p.Over() || !p.covered() && p.atRest() && p.Free() && p.screen.Saved()
	})
}

// keptNow checks that the table tells and shows no more than the person in view may know.
func (p *secrets[M, A, E, P]) keptNow() {
	p.t.Helper()
	open := p.HandOpen()
	if open != (p.Decision() != 0 && p.Unlocked == p.Seat) {
		p.t.Fatalf("the hand of seat %d is open: %t; the curtain was lifted by %d", p.Seat, open, p.Unlocked)
	}
	if p.game.Honest != nil {
		p.game.Honest(p.t, p.screen)
	}
	said, own := p.match.told(), p.own()
	for seat := range p.Session.Seats() {
		for _, secret := range p.game.Secrets(p.screen, seat) {
			if open && slices.Contains(own, secret) {
				continue // called alike
			}
			if p.kept++; strings.Contains(said, secret) {
				p.t.Fatalf("%q of seat %d is told at seat %d, whose hand is open: %t: %q", secret, seat, p.Seat, open, said)
			}
		}
	}
}

// own are the secrets of the person in view.
func (p *secrets[M, A, E, P]) own() []string { return p.game.Secrets(p.screen, p.Seat) }

// toldToOwner checks that who has lifted the curtain is told of the own hand.
func (p *secrets[M, A, E, P]) toldToOwner() {
	p.t.Helper()
	if !p.HandOpen() {
		return
	}
	said := p.match.told()
	for _, secret := range p.own() {
		if p.told++; !strings.Contains(said, secret) {
			p.t.Errorf("%q is not told to its owner: %q", secret, said)
		}
	}
}

// AMatchIsTakenBackToItsStart move by move, and brought back.
func AMatchIsTakenBackToItsStart[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	p := g.sit(t, still(), record.Record[A]{Seed: 6, Seats: g.seats(1, 1)}, g.Choose, nil)
	p.rest()
	p.othersDecide()
	start := p.told()
	for range 2 { // in the midst of a match, however short
		p.makes(p.choose())
		p.rest()
	}
	all := p.text()
	undone := 0
	for ; ; undone++ {
		if _, can := p.Session.CanUndo(); !can {
			break
		}
		if undone > 9 {
			t.Fatal("undo does not come to the start")
		}
		p.key(input.Undo)
		drive.Until(t, "it is taken back", func() bool { p.do(); return p.screen.Saved() && !p.Waits() })
	}
	p.rest()
	p.othersDecide()
	if undone < 1 {
		t.Fatal("nothing can be taken back")
	}
	if !p.screen.Shown().AllShown() {
		t.Error("what was taken back is still to be shown")
	}
	if now := p.told(); len(movesOf(p, 0)) == 0 && now != start {
		t.Errorf("at the start is said %q, not %q", now, start)
	}
	for range undone {
		p.BringBack()
		drive.Until(t, "it is brought back", func() bool { p.do(); return p.screen.Saved() && !p.Waits() })
	}
	if back := p.text(); back != all && !strings.HasPrefix(back, strings.TrimSuffix(all, "\n")) {
		t.Errorf("brought back was\n%s, not\n%s", back, all)
	}
}

// movesOf are the moves of a seat.
func movesOf[M any, A comparable, E, P any](p *match[M, A, E, P], seat int) []A {
	return movesBy(p.Session.Record().Actions, seat)
}

// ALeftMatchGoesOn from what was saved of it, at whatever decision: the same is said, and all that happened is in the log.
func ALeftMatchGoesOn[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	var saved atomic.Value
	p := g.sit(t, still(), record.Record[A]{Seed: 12, Seats: g.seats(1, 1)}, g.Choose, func(text string) error { saved.Store(text); return nil })
	for range 3 {
		p.rest()
		before := p.Session.Moves()
		p.Do(p.choose())
		drive.Until(t, "the move is made", func() bool { p.do(); return p.Session.Moves() > before })
	}
	p.rest()
	drive.Until(t, "nobody thinks, and all is saved", func() bool { p.do(); return !p.Session.Thinking() && p.screen.Saved() })
	p.rest()
	r, m, err := g.Rules.Read(saved.Load().(string))
	if err != nil {
		t.Fatal(err)
	}
	if text := g.Rules.Text(&r, &m); text != p.text() {
		t.Errorf("saved was\n%s", text)
	}
	again := g.sit(t, still(), r, g.Choose, nil)
	again.rest()
	if was, now := p.told(), again.told(); was != now {
		t.Errorf("it goes on with %q, not %q", now, was)
	}
	for kind, r := range g.decisions(t) {
		at := g.sit(t, still(), r, nil, nil)
		if len(r.Actions) > 0 && at.screen.Shown().Announced() != nil {
			t.Errorf("decision %d: what was announced before is announced again", kind)
		}
		at.do()
		if shown := at.screen.Shown(); at.Decision() != kind || !at.Free() || !shown.AllShown() || len(r.Actions) > 10 && len(shown.Told()) < 10 {
			t.Errorf("decision %d: %d is asked for, free: %t, all is shown: %t, %d lines", kind, at.Decision(), at.Free(), shown.AllShown(), len(shown.Told()))
		}
	}
}

// picture is what is seen.
func (p *match[M, A, E, P]) picture() *image.RGBA {
	w, h := p.app.Size()
	return drive.Drawn(w, h, func(dst *ebiten.Image) { p.screen.Draw(p.app, dst) })
}

// WhatMayComeWaitsOverAnAnnouncement: the sheet opens from the menu over what is announced, is seen and heard, and alone takes
// keys; what is announced waits below it and then goes on.
func WhatMayComeWaitsOverAnAnnouncement[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	drive.Window(t)
	p := g.sit(t, scene.Settings{Speed: 1, TextSize: 100}, record.Record[A]{Seed: 5, Seats: g.seats(1, 1)}, g.Choose, nil)
	var announced table.Announcement
	drive.Until(t, "something is announced", func() bool {
		announced = p.screen.Shown().Announced()
		if announced != nil && p.screen.Saved() && (g.Announces == nil || g.Announces(announced)) {
			return true
		}
		if announced != nil {
			p.key(input.Confirm)
		} else if p.Decision() != 0 && p.screen.Saved() {
			p.Session.Submit(p.Seat, p.choose())
			p.screen.Hand().Forget()
		}
		p.do()
		return false
	})
	p.do()
	before := p.picture()
	p.screen.Menu().Outlook()
	if p.Sheet == nil {
		t.Fatal("the sheet does not open")
	}
	p.do()
	opened := p.picture()
	if drive.Differing(before, opened) == 0 {
		t.Error("the sheet is not seen")
	}
	if said, want := p.screen.Spoken(p.app).Place, p.Sheet.Spoken().Place; said != want {
		t.Errorf("%q is heard, not %q", said, want)
	}
	for range 600 { // longer than any announcement
		p.do()
	}
	if drive.Differing(opened, p.picture()) != 0 || p.screen.Shown().Announced() != announced {
		t.Error("what is announced goes on below the sheet")
	}
	p.key(input.Cancel)
	if p.Sheet != nil || p.screen.Shown().Announced() != announced {
		t.Fatal("keys do not close the sheet alone")
	}
	drive.Until(t, "what is announced goes on", func() bool {
		p.key(input.Confirm)
		return p.screen.Shown().Announced() != announced
	})
}
