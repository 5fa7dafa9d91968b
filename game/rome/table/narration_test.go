//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/game/scene/narration"
	"capital/game/scene/narration/narrationtest"
	"capital/input"
)

// blind plays Capitol by what is said, and by nothing else.
type blind struct{ *narrationtest.Listener }

// TestAWholeMatchByEar is played from the title to the results by keys, against a computer player, with the screen dark.
func TestAWholeMatchByEar(t *testing.T) {
	d := quickApp(t)
	b := &blind{narrationtest.Listen(t, d.App)}
	d.ShowTitle()
	t.Cleanup(d.EndMatch)
	b.setUp()
	for range 500 {
		said := b.Await("something to do", func(said string) bool { return !strings.Contains(said, "thinking …") })
		if strings.Contains(said, "Rematch") {
			b.results(said)
			return
		}
		b.decide(said)
	}
	t.Fatalf("the match does not end; the last was %q", b.All[len(b.All)-20:])
}

// setUp begins a match against one apprentice.
func (b *blind) setUp() {
	b.Find(input.Intent{Kind: input.Next}, "Play, button")
	b.Enter()
	b.Find(input.Intent{Kind: input.Next}, "Remove seat 3")
	b.Enter()
	b.Find(input.Intent{Kind: input.Next}, "Seat 2, player")
	b.Find(input.Intent{Kind: input.Navigate, DX: -1}, "Apprentice")
	b.Find(input.Intent{Kind: input.Next}, "Start, button")
	b.Enter()
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

// results checks that the end is told.
func (b *blind) results(said string) {
	all := strings.Join(b.All, "\n")
	for _, words := range []string{"Round IV", "Round I is scored", "Round IV is scored", "You carry", "Your bid, highest card", "at most", "You win", "Livia bids"} {
		if !strings.Contains(all, words) {
			b.T.Errorf("%q was never said", words)
		}
	}
	if state := b.Ask(narration.State); !strings.Contains(said+state, "Victory points") {
		b.T.Errorf("the results say %q, %q", said, state)
	}
}
