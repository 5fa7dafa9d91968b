//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/rome/table/view"
	"capital/game/thorough"
	"capital/input"
	"capital/rules/rome"
)

// TestPicturesOfATable keeps what the table looks like in its busiest moments, to be looked at.
func TestPicturesOfATable(t *testing.T) {
	thorough.Only(t)
	drive.Window(t)
	you := seats(1, 3, ai.Builder)
	for _, size := range [][2]float64{{1280, 720}} {
		d := usualApp(t)
		d.Resize(size[0], size[1])
		keep := func(name string, table *table) {
			drive.Keep(t, fmt.Sprintf("rome-%s-%.0f", name, size[0]), pictureOf(table))
		}
		keep("start", tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 1))))
		keep("build", tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 3))))
		bid := tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBid, 2)))
		for _, card := range view.SortHand(bid.sitting.hand())[:3] {
			bid.hand.push(card, true)
		}
		keep("bid", bid)
		keep("put", tableOf(t, d, until(t, you, 7, owes(0, rome.DecidePut, 2))))
		keep("draw", tableOf(t, d, until(t, you, 7, owes(0, rome.DecideDraw, 2))))
		log := tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 3)))
		log.toggleLog()
		keep("log", log)
		keep("hint", advised(t, tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 2)))))
		keep("hintbid", advised(t, tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBid, 2)))))
		keep("round", announcing(tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 2))), rome.RoundBegan))
		keep("reveal", announcing(tableOf(t, d, until(t, you, 7, owes(0, rome.DecidePut, 2))), rome.BidShown))
		keep("scoring", announcing(tableOf(t, d, until(t, you, 7, owes(0, rome.DecideDraw, 2))), rome.PrefectureScored))
		keep("held", carrying(tableOf(t, d, until(t, you, 7, owes(0, rome.DecideBuild, 2)))))
	}
}

// carrying is a table at which a house is carried over the first prefecture that takes it.
func carrying(table *table) *table {
	p := table.position()
	for _, thing := range p.Lit {
		if thing.Kind != view.House || thing.Shape == rome.NoShape {
			continue
		}
		x, y := table.picture.Where(&p, thing).Centre()
		table.takeOne(input.Intent{Kind: input.Press, X: x, Y: y})
		table.takeOne(input.Intent{Kind: input.Move, X: x, Y: y - 40})
		for _, target := range table.hand.lit() {
			if target.Kind == view.Prefecture {
				x, y := table.picture.Where(&p, target).Centre()
				table.takeOne(input.Intent{Kind: input.Move, X: x, Y: y})
				return table
			}
		}
	}
	return table
}

// advised is a table at which a hint lies.
func advised(t *testing.T, table *table) *table {
	table.hints.Step(true, tick, false)
	table.take([]input.Intent{{Kind: input.Hint}})
	drive.Until(t, "a hint is there", func() bool {
		table.hints.Step(true, tick, false)
		return table.hand.hint.Ready
	})
	return table
}

// announcing is a table at which the last thing of a kind that happened is announced, half through.
func announcing(table *table, kind rome.EventKind) *table {
	events := table.session.Events()
	n := len(events) - 1
	for events[n].Kind != kind {
		n--
	}
	for n > 0 && events[n-1].Kind == kind {
		n--
	}
	table.shown.seen = n
	table.shown.takeEvents()
	for len(table.shown.waiting) > 0 && table.shown.waiting[0].silent() {
		table.shown.waiting = table.shown.waiting[1:]
	}
	for range 170 {
		table.shown.announce(nil)
		if b := table.shown.waiting[0].banner; b.Title != "" && b.Left < 0.5 {
			break
		}
	}
	return table
}
