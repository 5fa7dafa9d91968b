//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/lux/ai"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/lux"
)

// TestPicturesOfATable keeps what the table looks like in its busiest moments, to be looked at.
func TestPicturesOfATable(t *testing.T) {
	drive.Window(t)
	you := seats(1, 3, ai.Builder)
	for _, size := range testscope.First(1, [][2]float64{{1280, 720}, {960, 600}, {810, 1080}, {844, 390}}) {
		d := testLux(t, scene.Settings{Speed: 1, TextSize: 100})
		d.Resize(size[0], size[1])
		keep := func(name string, table *screen) {
			drive.Keep(t, fmt.Sprintf("lux-%s-%.0f", name, size[0]), pictureOf(table))
		}
		draft := tableOf(t, d, until(t, you, "AAAA", 7, owes(0, lux.DecideKeep, 1)))
		draft.hand.toggle(draft.cards()[1])
		draft.hand.toggle(draft.cards()[4])
		keep("draft", draft)
		keep("play", tableOf(t, d, until(t, you, "ABCA", 7, owes(0, lux.DecidePlay, 3))))
		target := tableOf(t, d, until(t, you, "BBBB", 7, owes(0, lux.DecidePlay, 2)))
		for _, card := range target.cards() {
			target.hand.choice = choice{}
			target.hand.choose(card)
			target.hand.choose(view.OfCapital(card.Card.Colour()))
			if target.hand.choice.count == 2 {
				break
			}
		}
		target.hand.next(1)
		keep("target", target)
		held := tableOf(t, d, until(t, you, "CACC", 7, owes(0, lux.DecidePlay, 2)))
		p := held.Position()
		card := held.cards()[0]
		x, y := held.picture.Where(&p, card).Centre()
		held.TakeOne(input.Intent{Kind: input.Press, X: x, Y: y})
		held.TakeOne(input.Intent{Kind: input.Move, X: x, Y: y - 60})
		x, y = held.picture.Where(&p, view.OfHome(0, card.Card.Colour())).Centre()
		held.TakeOne(input.Intent{Kind: input.Move, X: x, Y: y})
		keep("held", held)
		keep("rob", tableOf(t, d, until(t, seats(1, 0, ""), "ACDA", 7, owes(0, lux.DecidePlay, 2))))
		log := tableOf(t, d, until(t, you, "DDDD", 7, owes(0, lux.DecidePlay, 2)))
		log.ToggleLog()
		keep("log", log)
		keep("hidden", tableOf(t, d, until(t, seats(3, 1, ai.Builder), "ABCD", 7, owes(0, lux.DecidePlay, 1))))
	}
}
