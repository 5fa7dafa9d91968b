package ai

import "capital/rules/rome"

// position is the table as one seat sees it, now or after an action: a copy that can be changed.
type position struct {
	rome.Table
	seat  int
	hand  rome.Cards // of the seat
	stock int
	drawn int16 // cards since the view
	stage int   // what comes next: see [stageOf]
}

// The stages of a round: what is next to happen.
const (
	buildStage   = iota // somebody builds
	auctionStage        // the first auction comes next; the second, and the third, have stages of their own
	scoreStage   = iota + rome.Auctions - 1
	drawStage    // the round is scored
	stagesOfRound
)

// stageOf is the stage of a match's table.
func stageOf(t *rome.Table) int {
	stage := (t.Round() - 1) * stagesOfRound
	switch t.Phase() {
	case rome.PhaseBuild:
		return stage + buildStage
	case rome.PhaseBid, rome.PhasePut:
		return stage + auctionStage + t.Auction()
	}
	return stage + drawStage
}

func newPosition(v *rome.View) position {
	return position{Table: v.Table, seat: v.Seat(), hand: v.Hand(), stock: v.Stock(), stage: stageOf(&v.Table)}
}

// toScore is how many rounds are still scored.
func (p *position) toScore() int {
	left := rome.Rounds - p.stage/stagesOfRound
	if p.stage%stagesOfRound == drawStage {
		left--
	}
	return left
}

// apply carries out a legal action of the seat, a bid excepted, as far as the seat can tell what follows.
func (p *position) apply(a *rome.Action) {
	me := p.Player(p.seat)
	switch a.Kind {
	case rome.Play:
		p.lose(a.Card)
		p.play(me, a)
	case rome.Idle:
		p.lose(a.Card)
	case rome.Pass:
		me.Passed = true
	case rome.Put:
		p.put(a.Place)
	case rome.Draw:
		_, top := p.Pile(a.Pile)
		p.hand |= 1 << top
		p.drawn++
		me.Known |= 1 << top
	}
}

// lose takes a card of the print from the hand, and of those the one that all know first.
func (p *position) lose(print rome.Card) {
	me := p.Player(p.seat)
	card := print
	for c := print; c < rome.CardCount && c.First() == print; c++ {
		if me.Known.Has(c) || !p.hand.Has(card) {
			card = c
		}
	}
	p.hand &^= 1 << card
	if me.Known.Has(card) {
		me.Known &^= 1 << card
	} else {
		me.Hidden[card.Type()]--
	}
}

func (p *position) play(me *rome.Player, a *rome.Action) {
	switch a.Card.Type() {
	case rome.Floor:
		for _, height := range [...]uint8{a.A, a.B} {
			if height == rome.NoFloor {
				continue
			}
			if height > 0 {
				me.Unfinished[height]--
			}
			me.Unfinished[height+1]++
			p.stock--
		}
	case rome.Roof:
		me.Unfinished[a.A]--
		me.Roofs[a.Shape]--
		me.Finished[a.Shape][a.A]++
	case rome.Permit:
		me.Finished[a.Shape][a.A]--
		at := p.Prefecture(a.Place)
		at.Built[at.Used] = rome.Site{Height: a.A, Seat: uint8(p.seat)}
		at.Used++
		at.Shape = a.Shape
		at.Tallest = max(at.Tallest, a.A)
		at.Floors[p.seat] += a.A
		at.Best[p.seat] = max(at.Best[p.seat], a.A)
	}
}

// put places the piece of the auction, and goes on to what follows it.
func (p *position) put(place rome.Place) {
	at := p.Prefecture(place)
	if p.Piece() == rome.Fountain {
		at.Used++
		at.Fountains++
	} else {
		at.Monument = p.Piece()
	}
	p.endAuction()
}

// endAuction goes on to what follows the auction.
func (p *position) endAuction() {
	p.stage = (p.Round()-1)*stagesOfRound + auctionStage + p.Auction() + 1
}

// canPut reports whether the piece of the auction can be placed there.
func (p *position) canPut(place rome.Place) bool {
	if p.Piece() == rome.Fountain {
		return p.Free(place) > 0
	}
	return p.Prefecture(place).Monument == rome.NoPiece
}
