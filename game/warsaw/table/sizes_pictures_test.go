//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/warsaw"
)

// shownOn is a table of a record on a screen of w×h pixels, with so many of them a point.
func shownOn(t *testing.T, app *desk, record warsaw.Record, w, h, point float64) *screen {
	t.Helper()
	s, err := newMatch(record)
	if err != nil {
		t.Fatal(err)
	}
	app.ResizePoints(w, h, point)
	table := newScreen(app, s)
	settle(t, table)
	return table
}

// TestTheTableIsDrawnForEveryone keeps pictures of the table on telephones, in large text, mirrored, in high contrast.
func TestTheTableIsDrawnForEveryone(t *testing.T) {
	testscope.Only(t) // to be looked at
	drive.Window(t)
	record := busy(t, func(m *warsaw.Match) bool { return m.Epoch() == 4 && m.Owes(0) == warsaw.DecidePick })
	app := quickApp(t)
	for _, of := range testscope.First(1, []struct {
		name        string
		w, h, point float64
		settings    scene.Settings
	}{
		{"200", 1280, 720, 1, scene.Settings{TextSize: 200}},
		{"phone-upright", 1170, 2532, 3, scene.Settings{TextSize: 100}},
		{"150-upright", 810, 1080, 1, scene.Settings{TextSize: 150}},
		{"left-phone", 2532, 1170, 3, scene.Settings{TextSize: 100, LeftHanded: true}},
		{"contrast", 1280, 720, 1, scene.Settings{TextSize: 100, Contrast: true}},
	}) {
		t.Run(of.name, func(t *testing.T) {
			app.SetSettings(of.settings)
			table := shownOn(t, app, record, of.w, of.h, of.point)
			keep := func(what string) { drive.Keep(t, fmt.Sprintf("sizes-%s-%s", of.name, what), pictureOf(table)) }
			keep("pick")
			l, d := &table.picture.Layout, table.large()
			x, y := l.Hand[1].Centre()
			wants(t, table, tap(x, y)...)
			keep("held")
			toX, toY := middle(table.place.Space(d.Offset(d.EmptySites(nil)[0])), l.Board)
			wants(t, table, tap(toX, toY)...)
			keep("aimed")
			wants(t, table, tap(l.Side.Centre())...)
			keep("sheet")
			wants(t, table, tap(l.Side.Centre())...)
			wants(t, table, input.Intent{Kind: input.Log}, input.Intent{Kind: input.Log})
			keep("log")
			wants(t, table, tap(l.Milestones[3].Centre())...)
			keep("milestone")
			wants(t, table, tap(centre(l.Other(1, 4)))...)
			keep("other")
			hinted := shownOn(t, app, record, of.w, of.h, of.point)
			hinted.TakeAll([]input.Intent{{Kind: input.Hint}})
			awaitTable(t, hinted, "the hint is there", hinted.hand.hint.Advising)
			drive.Keep(t, fmt.Sprintf("sizes-%s-hint", of.name), pictureOf(hinted))
		})
	}
}
