package rome

// beginAuction asks all for their bids. A seat without cards bids nothing unasked (C10).
func (m *Match) beginAuction(auction int, tell Sink) {
	m.auction, m.phase = uint8(auction), PhaseBid
	tell.event(Event{Kind: AuctionBegan, Piece: m.Piece()})
	for seat := range int(m.seats) {
		m.private[seat].bid = 0
		m.owes[seat] = NoDecision
		if m.hand(seat) != 0 {
			m.owes[seat] = DecideBid
		}
	}
	m.revealBids(tell)
}

// revealBids turns all bids over once the last is committed, and gives the piece to the winner (C11, C12).
func (m *Match) revealBids(tell Sink) {
	if m.owes != [MaxSeats]Decision{} {
		return
	}
	var bids [MaxSeats]Cards
	for seat := range int(m.seats) {
		bids[seat] = m.private[seat].bid
		m.private[seat].bid = 0
	}
	order := bySum(&m.Table, &bids)
	for _, seat := range order[:m.seats] {
		m.show(seat, bids[seat])
		tell.event(Event{Kind: BidShown, Seat: seat, Bid: bids[seat].Prints(), Count: bids[seat].Sum()})
	}
	won, why := winner(&m.Table, &bids)
	if won < 0 {
		tell.event(Event{Kind: PieceLost, Piece: m.Piece()})
		m.endAuction(tell)
		return
	}
	m.players[won].Known &^= bids[won]
	m.discards |= bids[won]
	tell.event(Event{Kind: AuctionWon, Seat: won, Piece: m.Piece(), Count: bids[won].Sum(), Why: why})
	m.phase, m.turn = PhasePut, uint8(won)
	m.owes[won] = DecidePut
}

// bySum are the seats in the order in which their bids are turned over: the lowest sum first, among equals the First Player.
func bySum(t *Table, bids *[MaxSeats]Cards) (order [MaxSeats]int) {
	for n := range int(t.seats) {
		seat, at := t.clockwise(int(t.first), n), n
		for ; at > 0 && bids[order[at-1]].Sum() > bids[seat].Sum(); at-- {
			order[at] = order[at-1]
		}
		order[at] = seat
	}
	return order
}

// winner is who wins with these bids, and what decided: the highest sum, then the highest card, then who is nearest
// clockwise from the First Player (C11). Without a bid it is -1.
func winner(t *Table, bids *[MaxSeats]Cards) (won int, why Why) {
	won = -1
	for n := range int(t.seats) {
		seat := t.clockwise(int(t.first), n)
		if bids[seat] == 0 {
			continue
		}
		if won < 0 {
			won = seat
			continue
		}
		sum, best := bids[seat].Sum(), bids[won].Sum()
		high, highest := bids[seat].Highest(), bids[won].Highest()
		switch {
		case sum > best:
			won, why = seat, WhyMost
		case sum == best && high > highest:
			won, why = seat, WhyHighest
		case sum == best && high == highest:
			why = WhyNearest
		case sum == best:
			why = max(why, WhyHighest)
		}
	}
	return won, why
}

// put places the piece that was won (C13).
func (m *Match) put(seat int, p Place, tell Sink) {
	at := &m.prefectures[p]
	if m.Piece() == Fountain {
		at.Used++ // a site without a house: its height is 0
		at.Fountains++
	} else {
		at.Monument = m.Piece()
	}
	m.owes[seat] = NoDecision
	tell.event(Event{Kind: PiecePut, Seat: seat, Piece: m.Piece(), Place: p})
}

// endAuction goes on to the next auction, or to the scoring after the last.
func (m *Match) endAuction(tell Sink) {
	if next := int(m.auction) + 1; next < Auctions {
		m.beginAuction(next, tell)
		return
	}
	m.endRound(tell)
}
