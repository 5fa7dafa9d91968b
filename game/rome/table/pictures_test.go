//go:build !js

package table

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/rome/table/ending"
	"capital/game/rome/table/view"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/rome"
)

// TestPicturesOfATable keeps what the table looks like in its busiest moments, to be looked at.
func TestPicturesOfATable(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	you := seats(1, 3, ai.Builder)
	for _, size := range testscope.First(1, [][2]float64{{1280, 720}, {960, 600}, {2560, 1440}, {810, 1080}}) {
		d := usualApp(t)
		d.Resize(size[0], size[1])
		keep := func(name string, table *screen) {
			drive.Keep(t, fmt.Sprintf("rome-%s-%.0f", name, size[0]), pictureOf(table))
		}
		keep("start", tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 1))))
		keep("build", tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 3))))
		bid := tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBid, 2)))
		for _, card := range view.SortHand(bid.viewer.hand())[:3] {
			bid.hand.push(card, true)
		}
		keep("bid", bid)
		keep("put", tableOf(t, d, until(t, you, 7, owes(0, rome.DecidePut, 2))))
		keep("draw", tableOf(t, d, until(t, you, 7, owes(0, rome.DecideDraw, 2))))
		log := tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 3)))
		log.ToggleLog()
		keep("log", log)
		keep("hint", advised(t, tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 2)))))
		keep("hintbid", advised(t, tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBid, 2)))))
		keep("round", announcing(tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 2))), rome.RoundBegan))
		keep("reveal", announcing(tableOf(t, d, until(t, you, 7, owes(0, rome.DecidePut, 2))), rome.BidShown))
		keep("scoring", announcing(tableOf(t, d, until(t, you, 7, owes(0, rome.DecideDraw, 2))), rome.PrefectureScored))
		keep("hidden", tableOf(t, d, until(t, seats(2, 1, ai.Builder), 7, owes(0, rome.DecideBid, 1))))
		drive.Keep(t, fmt.Sprintf("rome-lookback-%.0f", size[0]), lookedBack(t, d))
		keep("held", carrying(tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 2)))))
	}
}

// carrying is a table at which a house is carried over the first prefecture that takes it.
func carrying(table *screen) *screen {
	p := table.Position()
	for _, thing := range p.Lit {
		if thing.Kind != view.House || thing.Shape == rome.NoShape {
			continue
		}
		x, y := table.picture.Where(&p, thing).Centre()
		table.TakeOne(input.Intent{Kind: input.Press, X: x, Y: y})
		table.TakeOne(input.Intent{Kind: input.Move, X: x, Y: y - 40})
		for _, target := range table.hand.lit() {
			if target.Kind == view.Prefecture {
				x, y := table.picture.Where(&p, target).Centre()
				table.TakeOne(input.Intent{Kind: input.Move, X: x, Y: y})
				return table
			}
		}
	}
	return table
}

// advised is a table at which a hint lies.
func advised(t *testing.T, table *screen) *screen {
	table.Hints.Step(true, tick, false)
	table.TakeAll([]input.Intent{{Kind: input.Hint}})
	drive.Until(t, "a hint is there", func() bool {
		table.Hints.Step(true, tick, false)
		return table.hand.hint.Ready
	})
	return table
}

// lookedBack is a look back at a move, once it is reviewed.
func lookedBack(t *testing.T, d *desk) *image.RGBA {
	r := played(t, seats(1, 3, ai.Builder), 9, 1<<20)
	course := ending.NewCourse(r, d.adviser.Review)
	move := len(r.Actions) / 2
	back := newLookBack(d, course, move, nil)
	drive.Until(t, "the move is reviewed", func() bool {
		if err := back.Update(d.App, nil); err != nil {
			t.Fatal(err)
		}
		return course.Of(move) != nil
	})
	w, h := d.Size()
	return drive.Drawn(w, h, func(dst *ebiten.Image) { back.Draw(d.App, dst) })
}

// announcing is a table at which the last thing of a kind that happened is announced, half through.
func announcing(table *screen, kind rome.EventKind) *screen {
	events := table.session.Events()
	n := len(events) - 1
	for events[n].Kind != kind {
		n--
	}
	for n > 0 && events[n-1].Kind == kind {
		n--
	}
	table.shown.Seen = n
	table.shown.TakeEvents()
	for len(table.shown.Waiting) > 0 && table.shown.Waiting[0].silent() {
		table.shown.Waiting = table.shown.Waiting[1:]
	}
	for range 170 {
		table.shown.Announce(table.App, nil)
		if b := table.shown.Waiting[0].banner; b.Title != "" && b.Left < 0.5 {
			break
		}
	}
	return table
}
