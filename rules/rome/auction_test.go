package rome

import (
	"slices"
	"testing"
)

// outcome is who won and why; the bids are those of the seats in turn.
func outcome(t *testing.T, m *Match, bids ...string) (won []Event, events []Event) {
	t.Helper()
	for seat, words := range bids {
		if words != "" {
			events = append(events, do(t, m, seat, "bid "+words)...)
		}
	}
	return of(events, AuctionWon), events
}

func TestC10BidsAreCommittedUnseen(t *testing.T) {
	m := bidding(t, "roof-1 floor-1", "roof-2 floor-2 floor-2", "")
	if m.Owes(0) != DecideBid || m.Owes(1) != DecideBid || m.Owes(2) != NoDecision {
		t.Fatal("all with cards are asked, and nobody else")
	}
	refused(t, &m, 0, "bid roof-2", ReasonNotInHand)
	refused(t, &m, 1, "bid roof-2 roof-2", ReasonNotInHand)
	if events := do(t, &m, 1, "bid floor-2 floor-2"); len(events) != 0 {
		t.Errorf("a bid tells %+v before all are there", events)
	}
	seen := m.View(0)
	if own := seen.Own(); own.bid != 0 || seen.Owes(1) != NoDecision {
		t.Error("that seat 1 has bid is seen, and nothing of it")
	}
	if sample := seen.Sample(1); sample.Owes(1) != DecideBid || sample.private[1].bid != 0 {
		t.Error("in a sample seat 1 does not decide anew")
	}
	refused(t, &m, 1, "bid nothing", ReasonNotYourTurn)
	events := do(t, &m, 0, "bid floor-1")
	shown := of(events, BidShown)
	if len(shown) != 3 || shown[0].Count != 0 || shown[1].Count != 1 || shown[2].Count != 4 {
		t.Errorf("turned over are %+v", shown)
	}
}

func TestC11WhoWinsAndExample9(t *testing.T) {
	m := bidding(t, "roof-7 floor-6", "floor-5 floor-8", "white-8 black-5", "red-1")
	m.first = 3
	won, _ := outcome(t, &m, "roof-7 floor-6", "floor-5 floor-8", "white-8 black-5", "red-1")
	if len(won) != 1 || won[0].Seat != 1 || won[0].Count != 13 || won[0].Why != WhyNearest {
		t.Fatalf("%+v", won)
	}
	if m.hand(1) != 0 || m.hand(0).Count() != 2 {
		t.Error("the winner discards its bid, the others take theirs back")
	}
	if m.players[0].Known.Count() != 2 || m.players[0].Hidden != [Types]uint8{} {
		t.Error("what was shown is known")
	}
	for name, c := range map[string]struct {
		bids []string
		seat int
		why  Why
	}{
		"sum":        {[]string{"roof-7", "floor-4 floor-4", "nothing"}, 1, WhyMost},
		"card":       {[]string{"floor-4 floor-4", "white-8", "roof-7"}, 1, WhyHighest},
		"first seat": {[]string{"black-8", "white-8", "roof-7"}, 0, WhyNearest},
	} {
		t.Run(name, func(t *testing.T) {
			hands := append([]string(nil), c.bids...)
			for n := range hands {
				if hands[n] == "nothing" {
					hands[n] = "red-2"
				}
			}
			m := bidding(t, hands...)
			if won, _ := outcome(t, &m, c.bids...); len(won) != 1 || won[0].Seat != c.seat || won[0].Why != c.why {
				t.Errorf("%+v", won)
			}
		})
	}
}

// Of equal bids the nearest clockwise from the First Player wins, whoever that is: the First Player first of all.
func TestC11EqualBidsFromEveryFirstPlayer(t *testing.T) {
	bids := []string{"floor-8 red-3", "floor-8 roof-3", "floor-8 black-3", "white-8 white-3"}
	for first := range 4 {
		m := bidding(t, bids...)
		m.first = uint8(first)
		if won, _ := outcome(t, &m, bids...); len(won) != 1 || won[0].Seat != first || won[0].Why != WhyNearest {
			t.Errorf("seat %d is First Player: %+v", first, won)
		}
		m = bidding(t, bids...)
		m.first = uint8(first)
		some := slices.Clone(bids)
		some[first] = "nothing"
		if won, _ := outcome(t, &m, some...); len(won) != 1 || won[0].Seat != (first+1)%4 {
			t.Errorf("seat %d is First Player and bids nothing: %+v", first, won)
		}
	}
}

func TestC12NobodyBidsAndExample10(t *testing.T) {
	m := bidding(t, "floor-1 roof-1", "red-2")
	won, events := outcome(t, &m, "nothing", "nothing")
	if len(won) != 0 || len(of(events, PieceLost)) != 1 || m.Auction() != 1 || m.Owes(0) != DecideBid {
		t.Errorf("%+v", events)
	}
	if won, _ := outcome(t, &m, "nothing", "red-2"); len(won) != 1 || won[0].Seat != 1 {
		t.Errorf("one bid does not win: %+v", won)
	}
}

func TestC13PiecesArePutAtOnce(t *testing.T) {
	m := bidding(t, "floor-1 roof-1 white-1 white-2", "red-2")
	outcome(t, &m, "floor-1", "nothing")
	if m.Owes(0) != DecidePut || m.Owes(1) != NoDecision {
		t.Fatal("the winner places before the next auction")
	}
	m.prefectures[Viminal].Used = 5
	refused(t, &m, 0, "put viminal", ReasonNoFreeSite)
	m.prefectures[Viminal].Used = 0
	do(t, &m, 0, "put capitoline")
	if m.AllFountains(Capitoline) != 3 || m.Free(Capitoline) != 5 || m.Auction() != 1 {
		t.Errorf("%d fountains on %d free sites", m.AllFountains(Capitoline), m.Free(Capitoline))
	}
	outcome(t, &m, "roof-1", "nothing")
	do(t, &m, 0, "put capitoline")
	if m.Piece() != Amphitheatre {
		t.Fatalf("%d is auctioned third", m.Piece())
	}
	outcome(t, &m, "white-1", "nothing")
	m.prefectures[Palatine].Monument = Temple
	refused(t, &m, 0, "put palatine", ReasonMonumentThere)
	m.prefectures[TiberIsland].Used = 5 // a monument needs no site
	do(t, &m, 0, "put tiber-island")
	if m.Prefecture(TiberIsland).Monument != Amphitheatre {
		t.Error("it is not there")
	}
	for round, want := range []Piece{Amphitheatre, Amphitheatre, Temple, Temple} {
		if got := pieceOf(round+1, 2); got != want {
			t.Errorf("round %d auctions %d", round+1, got)
		}
	}
}

// A seat that bids a print it holds both known and hidden shows the known one.
func TestKnownCardsAreShownFirst(t *testing.T) {
	m := bidding(t, "floor-4 floor-4 roof-1", "red-2")
	first := cards("floor-4")[0]
	m.show(0, 1<<first)
	if chosen := m.choose(0, 1<<first); chosen != 1<<first {
		t.Errorf("%v is shown", chosen)
	}
	outcome(t, &m, "floor-4", "red-2")
	if m.players[0].Hidden[Floor] != 1 || m.players[0].Known != 0 {
		t.Errorf("hidden are %v, known %v", m.players[0].Hidden, m.players[0].Known)
	}
}
