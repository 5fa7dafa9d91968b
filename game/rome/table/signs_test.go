//go:build !js

package table

import (
	"slices"
	"strings"
	"testing"

	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/table/tabletest"
	"capital/input"
	"capital/rules/rome"
)

// TestEverySignOfAPrefectureSaysWhatItIs to a pointer that rests on it, to a right click or a finger held on it, and to keys,
// by eye and by ear.
func TestEverySignOfAPrefectureSaysWhatItIs(t *testing.T) {
	for _, l := range []look{{"usual", 1280, 720, 1, scene.Settings{Speed: 1, TextSize: 100}}, looks()[1]} {
		table := tableOf(t, l.desk(t), until(t, seats(1, 3, ai.Builder), 7, owes(0, rome.DecideBuild, 4)))
		var all []view.Chip
		for place := range rome.Place(rome.Places) {
			p := table.Position()
			for _, c := range table.picture.Chips(&p, place) {
				all = append(all, c)
				told := table.art.ToldChip(&p, c)
				if told == "" {
					t.Errorf("%s: %+v says nothing", l.name, c)
				}
				at := table.picture.WhereChip(&p, c)
				x, y := at.X+0.5*at.W, at.Y+0.1*at.H
				if found := table.picture.ChipAt(&p, x, y); found != c {
					continue // something else lies over it there
				}
				table.TakeOne(input.Intent{Kind: input.Turn, Number: 1, Right: true, X: x, Y: y, Touch: l.point > 1})
				if p = table.Position(); p.Chip != c || !strings.Contains(table.Spoken(nil).Focus, told) {
					t.Errorf("%s: held, %+v is told and %q said", l.name, p.Chip, table.Spoken(nil).Focus)
				}
				table.TakeOne(input.Intent{Kind: input.Cancel})
				if p = table.Position(); p.Chip.Kind != view.NoChip {
					t.Errorf("%s: it stays told", l.name)
				}
			}
		}
		var reached []view.Chip
		for range all {
			table.TakeOne(input.Intent{Kind: input.Turn, Number: 1})
			reached = append(reached, table.Position().Chip)
		}
		for _, c := range all {
			if !slices.Contains(reached, c) {
				t.Errorf("%s: keys do not reach %+v", l.name, c)
			}
		}
	}
}

// TestASignLeadsToItsPage: one that is asked about once more.
func TestASignLeadsToItsPage(t *testing.T) {
	table := tableOf(t, quickApp(t), until(t, seats(1, 3, ai.Builder), 7, owes(0, rome.DecideBuild, 4)))
	p := table.Position()
	c := view.Chip{Kind: view.ChipFountains, Place: rome.Capitoline}
	x, y := table.picture.WhereChip(&p, c).Centre()
	clicked := input.Intent{Kind: input.Turn, Right: true, X: x, Y: y}
	table.TakeOne(clicked)
	if got := tabletest.Explained(t, table.App, table, clicked); got != "fountain" {
		t.Errorf("it leads to %q", got)
	}
}
