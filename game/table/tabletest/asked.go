//go:build !js

package tabletest

import (
	"testing"

	"capital/game/scene/lesson"
	"capital/game/table"
	"capital/input"
	"capital/render/widget"
	"capital/rules/record"
)

// regretful is a match in which the first person could do something that would be regretted, and is warned.
func (g Game[M, A, E, P]) regretful(t testing.TB) (p *match[M, A, E, P], regretted A) {
	t.Helper()
	r := g.until(t, g.seats(1, 2), "something would be regretted", func(m *M) (found bool) {
		if g.Rules.Owes(m, 0) {
			regretted, found = g.Regretted(m, 0)
		}
		return found
	})
	p = g.sit(t, still(), r, nil, nil)
	warned := p.app.Settings()
	warned.Unwarned = ""
	p.app.SetSettings(warned)
	p.rest()
	return p, regretted
}

// asked does what would be regretted, and checks that it is asked before.
func (p *match[M, A, E, P]) asked(regretted A) {
	p.t.Helper()
	before := p.Session.Moves()
	p.Do(regretted)
	if !p.Question.Asked() || p.Session.Moves() != before {
		p.t.Fatalf("%v is done, and nothing is asked", regretted)
	}
}

// WhatWouldBeRegrettedIsAskedOnce, also where a first match is played on after its lesson: thought about again, or backed out
// of, it is not done; and wanted once more, it is done at once.
func WhatWouldBeRegrettedIsAskedOnce[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	for _, answer := range []input.Kind{input.Confirm, input.Cancel} { // the button in focus is to think again
		p, regretted := g.regretful(t)
		table.Teach(p.Course, lesson.New[struct{}, A](p.app, p.words, nil, p.Back), func() (seen struct{}, unit float64, room widget.Rect) {
			return seen, 1, room
		}, func() { t.Error("a lesson that is over refuses something") })
		before := p.Session.Moves()
		p.asked(regretted)
		if p.key(input.Log); p.ShowLog {
			t.Error("the table takes what is meant for the question")
		}
		if p.key(answer); p.Question.Asked() || p.Session.Moves() != before {
			t.Fatalf("answered by %v: asked %t, and %d moves are made", answer, p.Question.Asked(), p.Session.Moves()-before)
		}
		if p.Do(regretted); p.Question.Asked() || p.Session.Moves() == before {
			t.Error("it is asked for again")
		}
	}
}

// AWarningIsSwitchedOff by who does the thing all the same and wants no such warning again.
func AWarningIsSwitchedOff[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	p, regretted := g.regretful(t)
	before := p.Session.Record()
	about, _, _, _ := p.screen.Regret(regretted)
	warns := func() bool { return p.app.Settings().Warns(about.Name) }
	p.asked(regretted)
	for _, kind := range []input.Kind{input.Next, input.Next, input.Confirm} { // past the other button, to the line that is ticked
		p.key(kind)
	}
	if !p.Question.Asked() || !warns() {
		t.Fatal("ticking the line answers the question")
	}
	p.key(input.Previous)
	if p.key(input.Confirm); p.Question.Asked() {
		t.Fatal("it is still asked")
	}
	q := g.sit(t, still(), before, nil, nil)
	q.rest()
	q.Do(regretted)
	if p.text() != q.text() || p.Session.Moves() == len(before.Actions) {
		t.Errorf("done was\n%s, not\n%s", p.text(), q.text())
	}
	if warns() {
		t.Error("such a warning would come again")
	}
	again, regretted := g.regretful(t)
	again.app.SetSettings(again.app.Settings().WithWarning(about.Name, false))
	if again.Do(regretted); again.Question.Asked() {
		t.Error("it comes though nobody wants it")
	}
}

// decisions are records of a match up to where the first person decides something, one for each kind of decision.
func (g Game[M, A, E, P]) decisions(t testing.TB) map[uint8]record.Record[A] {
	t.Helper()
	found := map[uint8]record.Record[A]{}
	p := g.sit(t, still(), record.Record[A]{Seed: 21, Seats: g.seats(1, 2)}, g.Choose, nil)
	for p.rest(); !p.Over(); p.rest() {
		if _, known := found[p.Decision()]; !known {
			found[p.Decision()] = p.Session.Record()
		}
		p.makes(p.choose())
	}
	return found
}

// AHintIsTaken in every kind of decision: the large button does what is advised, as the person would.
func AHintIsTaken[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	for kind, r := range g.decisions(t) {
		p, q := g.sit(t, still(), r, nil, nil), g.sit(t, still(), r, nil, nil)
		p.rest()
		q.rest()
		p.key(input.Hint)
		p.await("a move is advised", p.Hints.Advising)
		advised := g.Advised(p.screen)
		p.PushButton(table.ButtonConfirm)
		q.Do(advised)
		if p.Session.Moves() == len(r.Actions) || p.text() != q.text() || p.Hints.Opened() {
			t.Errorf("decision %d: %v was advised, and done was\n%s", kind, advised, p.text())
		}
	}
}

// ASettledTableRests in every kind of decision: nothing is drawn anew, and a tick takes no memory.
func ASettledTableRests[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	moving := still()
	moving.Speed = 1
	for kind, r := range g.decisions(t) {
		p := g.sit(t, moving, r, g.Choose, nil)
		p.rest()
		p.settle()
		made := 1.0
		for n := 0; n < 99 && made > 0; n++ { // a little of what will be needed soon is prepared in every tick
			made = testing.AllocsPerRun(20, p.update)
		}
		if made > 0 || p.screen.Changed() {
			t.Errorf("decision %d: %v things are made in a tick; it changed: %v", kind, made, p.screen.Changed())
		}
	}
}
