//go:build !js

package table

import (
	"bytes"
	"context"
	"testing"

	"capital/game/drive"
	"capital/game/play"
	"capital/game/players"
	"capital/game/rome/ai"
	"capital/game/rome/table/ending"
	"capital/game/scene"
	"capital/game/scene/results"
	"capital/rules/rome"
)

// countingAdviser counts how often it is asked, and makes up what it answers.
type countingAdviser struct {
	players.Adviser[rome.Match, rome.Action]
	asked int
}

func (c *countingAdviser) Review(_ context.Context, r *rome.Record, move, _ int) (ai.Review, error) {
	c.asked++
	review := ai.Review{Seat: r.Actions[move].Seat, Sure: true, Samples: 12}
	review.Played.Action, review.Played.Margin = r.Actions[move].Action, -3.25
	review.Best.Action = review.Played.Action
	return review, nil
}

// The course of a match is worked out once. A damaged one, or that of another record, is worked out anew.
func TestTheCourseOfAMatchIsKeptWithIt(t *testing.T) {
	d := quickApp(t)
	counting := &countingAdviser{}
	d.adviser = counting
	r := played(t, seats(1, 1, ai.Builder), 9, 1<<20)
	m, err := rome.Rules().Replay(&r, nil)
	if err != nil {
		t.Fatal(err)
	}
	save := func(r *rome.Record, m *rome.Match) {
		t.Helper()
		if err := d.Store.Save("rome.txt", []byte(rome.Rules().Text(r, m))); err != nil {
			t.Fatal(err)
		}
	}
	save(&r, &m)
	if !d.LookBackAt(play.Match{Game: rome.Rules().Name, File: "2026-11-26/rome.txt"}, 3, func() scene.Scene { return nil }) {
		t.Fatal("the match is not found")
	}
	workOut := func(r rome.Record) (asked int) {
		t.Helper()
		counting.asked = 0
		course := ending.NewCourse(r, d.adviser.Review)
		results.KeepReviews(d.App, d.courses(), &r, course.Reviews)
		drive.Until(t, "all is known", func() bool { course.Step(); return course.Known() == course.Moves() })
		course.Leave()
		for move := range r.Actions {
			if of := course.Of(move); of.Played.Action != r.Actions[move].Action || of.Played.Margin != -3.25 || !of.Sure {
				t.Fatalf("move %d: %+v", move, of)
			}
		}
		return counting.asked
	}
	if asked := workOut(r); asked != len(r.Actions) {
		t.Errorf("%d of %d moves were asked for", asked, len(r.Actions))
	}
	if asked := workOut(r); asked != 0 {
		t.Errorf("%d moves were asked for again", asked)
	}
	data, err := d.Store.LoadCourse("rome.txt")
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("the course of %d moves has %d bytes", len(r.Actions), len(data))
	if err := d.Store.SaveCourse("rome.txt", bytes.Replace(data, []byte("sure"), []byte("sore"), 1)); err != nil {
		t.Fatal(err)
	}
	if asked := workOut(r); asked != len(r.Actions) {
		t.Errorf("of a damaged course %d moves were asked for", asked)
	}
	other := played(t, seats(1, 1, ai.Builder), 10, 1<<20)
	if asked := workOut(other); asked != len(other.Actions) {
		t.Errorf("of another match %d moves were asked for", asked)
	}
	shorter := r
	shorter.Actions = r.Actions[:len(r.Actions)-1]
	if mark, over := d.courses().Mark(&shorter); over || mark == "" {
		t.Error("a match that goes on is taken to be over")
	}
	if kinds := ending.Kinds(&r); len(kinds) != len(r.Actions) {
		t.Errorf("%d decisions are of %d kinds", len(r.Actions), len(kinds))
	}
}
