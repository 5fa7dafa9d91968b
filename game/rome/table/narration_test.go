//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/game/scene/narration"
	"capital/game/scene/narration/narrationtest"
	"capital/game/table/tabletest"
	"capital/game/testscope"
	"capital/input"
)

// blind plays Capitol by what is said, and by nothing else.
type blind struct{ *narrationtest.Listener }

func TestAWholeMatchByEar(t *testing.T) { tabletest.AWholeMatchByEar(t, shared(t), byEar()) }
func TestByEarInTheBrowser(t *testing.T) {
	testscope.Seldom(t) // Capital Lux 2 is played so
	tabletest.ByEarInTheBrowser(t, shared(t), byEar())
}

func byEar() tabletest.ByEar {
	return tabletest.ByEar{
		Level:  "Apprentice",
		Decide: func(l *narrationtest.Listener, said string, _ int) { (&blind{l}).decide(said) },
		Words:  []string{"Round IV", "Round I is scored", "Round IV is scored", "You carry", "Your bid, highest card", "at most", "You win", "Livia bids"},
		End:    "Victory points",
	}
}

// decide does the next thing, by what is asked.
func (b *blind) decide(said string) {
	b.T.Helper()
	switch {
	case strings.Contains(said, "Build, or pass"):
		b.build()
	case strings.Contains(said, "Bid for the"):
		b.Press(input.Intent{Kind: input.Choose, Number: 1})
		b.Enter()
	case strings.Contains(said, "Place your"):
		b.Find(input.Intent{Kind: input.Next}, "Enter: Place it here")
		b.Enter()
	case strings.Contains(said, "Draw"):
		for pile := range 3 {
			b.Press(input.Intent{Kind: input.Choose, Number: pile + 1})
		}
	case strings.Contains(said, "Enter:"), strings.Contains(said, "button"):
		b.Enter()
	}
}

// build tries the cards of the hand one after the other, and passes where none builds.
func (b *blind) build() {
	cards := strings.Count(b.Ask(narration.Hand), "\n") + 1
	for card := range min(cards-3, 9) { // some are kept for the auctions
		said := b.Press(input.Intent{Kind: input.Choose, Number: card + 1})
		for range 6 {
			if strings.Contains(said, "Enter: Build it here") || strings.Contains(said, "Enter: Finish this house") {
				b.Enter()
				return
			}
			if said = b.Press(input.Intent{Kind: input.Next}); strings.Contains(said, "Enter: Choose it") {
				said = b.Enter()
			}
		}
		for range 3 {
			if strings.Contains(b.Ask(narration.Prompt), "Build, or pass") {
				break
			}
			b.Press(input.Intent{Kind: input.Cancel})
		}
	}
	if strings.Contains(b.Press(input.Intent{Kind: input.Discard}), "Enter: Pass") {
		b.Enter()
	}
}
