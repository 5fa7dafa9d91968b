//go:build !js

package view

import (
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/thorough"
	"capital/rules/random"
	"capital/rules/rome"
)

func TestMain(m *testing.M) { drive.Main(m) }

// testRome is what screens are drawn with, without a screen or sound.
func testRome(t testing.TB) *Rome {
	t.Helper()
	app, err := scene.NewApp(scene.Settings{Speed: 1, TextSize: 100}, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	art, err := NewRome(app)
	if err != nil {
		t.Fatal(err)
	}
	return art
}

// played is a match in which every seat builds what it can, until a state that is asked for.
func played(t testing.TB, seats int, seed uint64, until func(*rome.Match) bool) *rome.Match {
	t.Helper()
	chance := random.Source(seed)
	m := rome.NewMatch(seats, seed, nil)
	for !m.Over() && !until(&m) {
		for seat := range seats {
			if m.Owes(seat) == rome.NoDecision || until(&m) {
				continue
			}
			if r := m.Apply(seat, choice(&m, seat, &chance), nil); !r.OK() {
				t.Fatal(r)
			}
		}
	}
	return &m
}

// choice carries a house if it can, else finishes one, else builds; now and then it passes. It bids its lowest cards.
func choice(m *rome.Match, seat int, chance *random.Source) rome.Action {
	if m.Owes(seat) == rome.DecideBid {
		var bid rome.Cards
		for c := range m.Hand(seat).Prints().All() {
			if chance.Below(4) == 0 && bid.Count() < 3 {
				bid |= 1 << c
			}
		}
		return rome.Action{Kind: rome.Bid, Bid: bid.Prints()}
	}
	legal := m.Legal(seat, nil)
	best, most := legal[0], -1
	for _, a := range legal {
		worth := chance.Below(10)
		if a.Kind == rome.Play {
			worth += 10 * int(a.Card.Type()+1)
			if a.Card.Type() == rome.Floor && m.Player(seat).Unfinished != [8]uint8{} {
				worth -= 8
			}
		}
		if a.Kind == rome.Idle {
			worth -= 20
		}
		if worth > most {
			best, most = a, worth
		}
	}
	return best
}

var names = []string{"You", "Livia", "Marcus", "Claudia"}

// sizes are those of the screen that pictures are kept of.
func sizes() [][2]int {
	if os.Getenv("VIEW_SIZE") != "" {
		var w, h int
		fmt.Sscanf(os.Getenv("VIEW_SIZE"), "%dx%d", &w, &h)
		return [][2]int{{w, h}}
	}
	return [][2]int{{960, 600}, {1280, 720}, {2560, 1440}, {810, 1080}}
}

// keep keeps pictures of a position in every size.
func keep(t *testing.T, art *Rome, name string, p Position) {
	t.Helper()
	for _, size := range sizes() {
		w, h := float64(size[0]), float64(size[1])
		art.Resize(w, h)
		table := NewTable(art)
		table.Resize(w, h)
		buttons := NewButtons(art)
		table.Layout.PlaceButtons(buttons)
		buttons.Widgets[ButtonConfirm].Label = "Build it here"
		buttons.Widgets[ButtonConfirm].Main = true
		drive.Keep(t, fmt.Sprintf("rome-%s-%dx%d", name, size[0], size[1]), drive.Drawn(w, h, func(dst *ebiten.Image) {
			table.Draw(dst, &p)
			table.DrawButtons(dst, buttons)
			table.DrawOver(dst, &p)
		}))
	}
}

// TestTablePictures keeps pictures of a table in what it goes through.
func TestTablePictures(t *testing.T) {
	thorough.Only(t)
	drive.Window(t)
	art := testRome(t)
	for name, p := range positions(t) {
		if only := os.Getenv("VIEW_ONLY"); only == "" || only == name {
			keep(t, art, name, p)
		}
	}
}

// positions are tables of all kinds.
func positions(t *testing.T) map[string]Position {
	begins := func(round int, phase rome.Phase) func(*rome.Match) bool {
		return func(m *rome.Match) bool { return m.Round() == round && m.Phase() == phase }
	}
	of := func(seats int, round int, phase rome.Phase, seat int) (Position, *rome.Match) {
		m := played(t, seats, 5, begins(round, phase))
		v := m.View(seat)
		return See(&v, names[:seats]), m
	}
	all := map[string]Position{}
	p, _ := of(4, 1, rome.PhaseBuild, 0)
	p.Side.Prompt = "Build, or pass"
	p.Side.More = "Drag a house to a prefecture, floors from the stock, a roof onto a house; or a card first."
	all["start"] = p
	p, m := of(4, 3, rome.PhaseBuild, 0)
	all["carry"] = carrying(p, m)
	p, _ = of(3, 2, rome.PhaseBid, 1)
	all["bid"] = bidding(p)
	p, _ = of(4, 3, rome.PhaseBid, 1)
	all["reveal"] = revealing(p)
	p, _ = of(2, 3, rome.PhasePut, 0)
	for place := range rome.Place(rome.Places) {
		if p.Table.Free(place) > 0 {
			p.Lit = append(p.Lit, OfPlace(place))
		}
	}
	p.Side.Prompt = "Where does your fountain go?"
	p.Held = Held{Thing: Thing{Kind: Piece}, X: 600, Y: 300}
	all["put"] = p
	p, _ = of(4, 4, rome.PhaseBid, 0)
	p.Side.Prompt = "What would you give?"
	all["full"] = p
	p, _ = of(4, 2, rome.PhaseDraw, 2)
	p.Side.Prompt = "Draw a card: 6 to go"
	p.Lit = []Thing{OfPile(rome.Roof), OfPile(rome.Floor), OfPile(rome.Permit)}
	all["draw"] = p
	p.Lit = nil
	p.Hand = Hand{Backs: [rome.Types]int{3, 4, 6}}
	p.Side = Side{}
	p.Banner = Banner{Title: "Round 2", Words: "Livia begins", Seat: 1, Left: 0.5}
	all["banner"] = p
	return all
}

// carrying has a house carried over a prefecture that takes it.
func carrying(p Position, m *rome.Match) Position {
	for _, a := range m.Legal(0, nil) {
		if a.Kind != rome.Play || a.Card.Type() != rome.Permit {
			continue
		}
		p.Lit = append(p.Lit, OfPlace(a.Place))
		if p.After == nil && m.Prefecture(a.Place).Used > 2 {
			then := *m
			then.Apply(0, a, nil)
			p.After = &then.Table
			p.Held = Held{Thing: OfHouse(0, int(a.A), a.Shape), X: 600, Y: 300, Legal: true}
			p.Hand.Chosen = 1 << a.Card
			p.Side.Prompt = "Carry it here"
			p.Side.Sum = &Sum{Title: "Palatine", Rows: []Row{
				{Words: "You are first", Points: 2, Seat: 0}, {Words: "Livia is second", Points: -2, Seat: 1, Bad: true}, {Words: "Last black Permit", Seat: -1},
			}}
		}
	}
	return p
}

// bidding has three cards above the Stop.
func bidding(p Position) Position {
	p.Hand.Stop = true
	for _, c := range p.Hand.Cards[:min(3, len(p.Hand.Cards))] {
		p.Hand.Bid |= 1 << c
	}
	p.Side.Prompt = "What do you give for the fountain?"
	p.Side.Bid = &BidSum{Sum: p.Hand.Bid.Sum(), Highest: p.Hand.Bid.Highest(), Worth: []Row{
		{Words: "Worth now, at Capitoline", Points: 2, Seat: -1}, {Words: "to the end", Points: 6, Seat: -1},
	}}
	return p
}

// revealing shows everyone's bid.
func revealing(p Position) Position {
	p.Auction = &Auction{Piece: p.Table.Piece(), Winner: 1, Words: "You win: as much as Marcus, and the higher card.", More: "Click to go on"}
	for seat := range p.Names {
		b := SeatBid{Seat: seat}
		for c := range p.Known[seat].All() {
			if b.Cards.Count() < seat*2 {
				b.Cards |= 1 << c
			}
		}
		b.Sum = b.Cards.Sum()
		p.Auction.Bids = append(p.Auction.Bids, b)
	}
	return p
}
