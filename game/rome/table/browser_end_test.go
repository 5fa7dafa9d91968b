//go:build !js

package table

import (
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/testscope"
	"capital/rules/rome"
)

// lastAuction is a match in which the person still has to bid in the last auction of a round, and holds cards.
func lastAuction(t *testing.T, round int) rome.Record {
	return until(t, seats(1, 1, ai.Builder), 31, func(m *rome.Match) bool {
		return m.Round() == round && m.Owes(0) == rome.DecideBid && m.Auction() == rome.Auctions-1 && m.Hand(1).Sum() < m.Hand(0).Sum()
	})
}

// bidsAll bids all its cards, which wins, and places what is won.
func (b *browserRobot) bidsAll(name string) {
	b.t.Helper()
	b.match(rome.DecideBid)
	auction := b.look(name + "-auction")
	bid := rome.Action{Kind: rome.Bid, Bid: b.hand.sitting.hand().Prints()}
	clicks(false)(&b.robot, bid)
	b.match(rome.DecidePut, bid)
	b.changes(auction, 0.3)
	reveal := b.look(name + "-reveal")
	b.p.Key(kb.Enter)
	won := b.changes(reveal, 0.3)
	v := b.known()
	typed(&b.robot, v.Legal(nil)[0])
	b.changes(won, 0.5)
	b.look(name + "-scoring")
}

// TestARoundEndsInTheBrowser with its last auction, its scoring and the drawing of cards.
func TestARoundEndsInTheBrowser(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	r := lastAuction(t, rome.Rounds-1)
	b := goOn(t, &r)
	b.bidsAll("round")
	b.p.Key(kb.Enter)
	b.match(rome.DecideDraw)
	b.look("drawing")
	v := b.known()
	draw := v.Legal(nil)[0]
	typed(&b.robot, draw)
	b.match(rome.DecideDraw, draw)
	b.look("drawn")
}

// TestAMatchEndsInTheBrowser with its last auction, its scoring and the results.
func TestAMatchEndsInTheBrowser(t *testing.T) {
	testscope.Only(t)
	drive.Beside(t)
	r := lastAuction(t, rome.Rounds)
	b := goOn(t, &r)
	b.bidsAll("end")
	scoring := b.p.Look()
	b.p.Key(kb.Enter)
	b.changes(scoring, 0.5)
	b.p.Frames(10)
	b.look("results")
}
