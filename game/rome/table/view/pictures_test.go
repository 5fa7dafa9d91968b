//go:build !js

package view

import (
	house "capital/game/table"

	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/log"
	"capital/game/store"
	"capital/game/testscope"
	"capital/rules/rome"
)

func TestMain(m *testing.M) { drive.Main(m) }

// testRome is what screens are drawn with, without a screen or sound.
func testRome(t testing.TB) *Rome { return testRomeIn(t, "") }

// testRomeIn is so in a language.
func testRomeIn(t testing.TB, language string) *Rome {
	t.Helper()
	app, err := scene.NewApp(scene.Settings{Speed: 1, TextSize: 100, Language: language}, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	art, err := NewRome(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	return art
}

// sizes are those of the screen that pictures are kept of.
func sizes() [][2]int { return [][2]int{{960, 600}, {1280, 720}, {2560, 1440}, {810, 1080}} }

// keep keeps pictures of a position in every size.
func keep(t *testing.T, art *Rome, name string, p Position) {
	for _, size := range testscope.First(1, sizes()) {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			w, h := float64(size[0]), float64(size[1])
			art.ResizePoints(w, h, 1)
			table := NewTable(art, len(p.Names))
			table.Resize(scene.PlainRoom(w, h))
			buttons := NewButtons(art)
			table.PlaceButtons(buttons)
			buttons.Widgets[house.ButtonConfirm].Label, buttons.Widgets[house.ButtonConfirm].Main = "Take this move", true
			drive.Keep(t, fmt.Sprintf("rome-%s-%dx%d", name, size[0], size[1]), drive.Drawn(w, h, func(dst *ebiten.Image) {
				table.Draw(dst, &p)
				table.DrawButtons(dst, buttons)
				table.DrawOver(dst, &p)
			}))
		})
	}
}

// TestTablePictures keeps pictures of a table in what it goes through.
func TestTablePictures(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	art := testRome(t)
	for name, p := range positions(t) {
		t.Run(name, func(t *testing.T) { keep(t, art, name, p) })
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
		return see(&v, names[:seats]), m
	}
	all := map[string]Position{}
	p, _ := of(4, 1, rome.PhaseBuild, 0)
	p.Side.Prompt = "Build, or pass"
	p.Side.More = "Drag a house to a prefecture, floors from the stock, a roof onto a house; or a card first."
	all["start"] = p
	m := played(t, 4, 5, canCarry)
	v := m.View(0)
	all["carry"] = carrying(see(&v, names), m)
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
	p.Hand.Won = p.Table.Piece()
	all["put"] = p
	p, _ = of(4, 4, rome.PhaseBid, 0)
	p.Side.Prompt = "What would you give?"
	all["full"] = p
	all["discards"] = pointing(p, OfDiscards(rome.Permit))
	all["seat"] = pointing(p, Thing{Kind: Panel, Seat: 2})
	all["house"] = pointing(p, OfHouse(0, 1, rome.Round))
	p, _ = of(4, 2, rome.PhaseDraw, 2)
	p.Side.Prompt = "Draw a card: 6 to go"
	p.Lit = []Thing{OfPile(rome.Roof), OfPile(rome.Floor), OfPile(rome.Permit)}
	all["draw"] = p
	all["floors"] = building(p)
	all["hoard"] = hoarding(t)
	all["advice"] = advising(p)
	all["log"] = logging(p)
	all["tall"] = towering(t)
	p.Lit = nil
	p.Hand = Hand{Backs: [rome.Types]int{3, 4, 6}}
	p.Side = Side{}
	p.Banner = Banner{Title: "Round 2", Words: "Livia begins", Seat: 1, Left: 0.5}
	all["banner"] = p
	return all
}

// hoarding has every seat hold as many cards as there are, and houses of all kinds beside the board.
func hoarding(t *testing.T) Position {
	m := played(t, 4, 9, func(m *rome.Match) bool { return m.Round() == 4 && m.Phase() == rome.PhaseBid })
	v := m.View(0)
	p := see(&v, names)
	for c := range rome.Card(rome.CardCount) {
		seat := int(c*7) % 5
		if seat < len(names) {
			p.Known[seat] |= 1 << c
		}
	}
	for _, c := range SortHand(v.Unseen()) {
		if len(p.Hand.Cards) < 26 {
			p.Hand.Cards = append(p.Hand.Cards, c)
		}
	}
	for seat := range names {
		player := p.Table.Player(seat)
		player.Unfinished = [8]uint8{0, 2, 1, 0, 1, 0, 0, 0}
		player.Finished[0] = [8]uint8{0, 1, 1, 1, 0, 0, 0, 0}
		player.Finished[1] = [8]uint8{0, 0, 2, 1, 1, 0, 0, 0}
	}
	p.Hand.Cards = SortHand(p.Known[0])
	p.Hand.Stop = true
	p.Hand.Bid = p.Known[0].Of(rome.Floor)
	p.Side.Prompt = "What do you give for the fountain?"
	p.Side.Bid = &BidSum{Sum: p.Hand.Bid.Sum(), Highest: p.Hand.Bid.Highest(), Words: "Your bid, highest card 7", Worth: []Row{
		{Words: "Worth now, at Capitoline", Points: 2, Seat: -1}, {Words: "to the end", Points: 6, Seat: -1},
	}}
	for seat := range names {
		p.Most[seat] = p.Known[seat].Sum()
	}
	return p
}

// towering has houses of all heights, ties of all kinds and every piece on the map, and the pointer on a prefecture.
func towering(t *testing.T) Position {
	m := rome.NewMatch(4, 1, nil)
	v := m.View(0)
	p := see(&v, names)
	stand := func(place rome.Place, shape rome.Shape, houses ...rome.Site) {
		pre := p.Table.Prefecture(place)
		pre.Shape = shape
		for n, site := range houses {
			pre.Built[n] = site
			pre.Used++
			if site.Height == 0 {
				pre.Fountains++
				continue
			}
			pre.Tallest = max(pre.Tallest, site.Height)
			pre.Floors[site.Seat] += site.Height
			pre.Best[site.Seat] = max(pre.Best[site.Seat], site.Height)
		}
	}
	house := func(seat, height uint8) rome.Site { return rome.Site{Height: height, Seat: seat} }
	stand(rome.Esquiline, rome.Round, house(0, 1), house(1, 2), house(2, 3), house(3, 4), house(0, 5), house(1, 6), house(2, 7))
	stand(rome.CampusMartius, rome.Triangular, house(0, 1), house(1, 1), house(1, 2), house(2, 3))
	stand(rome.Capitoline, rome.Round, house(3, 1), rome.Site{}, house(2, 2), rome.Site{}, house(0, 3), house(0, 4))
	stand(rome.TiberIsland, rome.Triangular, house(0, 1), house(1, 1), house(2, 1), house(3, 1), rome.Site{})
	p.Table.Prefecture(rome.Capitoline).Monument = rome.Temple
	p.Table.Prefecture(rome.Esquiline).Monument = rome.Amphitheatre
	return pointing(p, OfPlace(rome.CampusMartius))
}

// pointing has the pointer rest on a thing, on a screen of the usual size.
func pointing(p Position, thing Thing) Position {
	table := NewTable(nil, 3)
	table.Resize(scene.PlainRoom(1280, 720))
	in := table.Where(&p, thing)
	p.PointerX, p.PointerY = in.X+in.W/2, in.Y+in.H-2
	return p
}

// advising has three moves advised, and what speaks for the first.
func advising(p Position) Position {
	p.Lit = []Thing{OfPlace(rome.Palatine)}
	p.Side = Side{Advice: &Advice{Title: "The best moves", Caption: "looking on …", Rows: []AdviceRow{
		{Does: "Carry the round house of 2 to Palatine", Brief: "first here by two floors", Tag: "best", Best: true, Reasons: []AdviceReason{
			{Words: "You are first here by two floors", Points: 2, Lit: p.Lit}, {Words: "Marcus is second no longer", Points: -1, Against: true},
			{Words: "Nobody can overtop it in this round"},
		}},
		{Does: "Put a triangular roof on the house of 3", Brief: "fits in Aventine", Tag: "−0.6"},
		{Does: "Pass", Brief: "keeps five cards for the fountains", Tag: "−2.4"},
	}}}
	return p
}

// logging has the log open, a house carried where it may not go, and why; the keys are at a house.
func logging(p Position) Position {
	p.Lit = nil
	p.Side = Side{Log: log.New[LogPicture]()}
	for n := range 30 {
		house := LogPicture{Thing: OfHouse(n%4, n%5+1, rome.Round), Piece: rome.NoPiece}
		p.Side.Log.Add(LogLine{Words: fmt.Sprintf("%s carries a round house of %d to Palatine", names[n%4], n%5+1), Seat: n % 4, Pictures: []LogPicture{house}})
	}
	p.Side.Log.Add(LogLine{Words: "Round 3 begins", Seat: -1})
	p.Held = Held{Thing: OfHouse(p.Seat, 4, rome.Triangular), X: 420, Y: 330, Gliding: 0.6}
	p.Refusal = Refusal{Words: "The next house in Palatine is 2 or 3 high.", X: 420, Y: 330}
	p.Flying = []Flying{{Thing: OfCard(40), X: 800, Y: 400}, {Thing: OfPile(rome.Floor), X: 900, Y: 440}, {Thing: Thing{Kind: Stock}, X: 300, Y: 600}, {Thing: OfRoofs(rome.Round), Seat: 1, X: 360, Y: 600}}
	p.Flashes = []Flash{{Thing: OfPlace(rome.Quirinal), Points: 5, Seat: 1, Left: 0.7}, {Thing: OfPlace(rome.Caelian), Left: 0.5}}
	p.Focus = Thing{Kind: NewHouse}
	return p
}

// building has floors carried onto a house.
func building(p Position) Position {
	then := p.Table
	player := then.Player(p.Seat)
	player.Unfinished[1]--
	player.Unfinished[3]++
	p.After = &then
	p.Lit = []Thing{OfHouse(p.Seat, 1, rome.NoShape), OfHouse(p.Seat, 2, rome.NoShape), {Kind: NewHouse}}
	p.Held = Held{Thing: Thing{Kind: Stock}, X: 60, Y: 640, Legal: true}
	return p
}

// canCarry reports whether the first seat can carry a house to where others live, in a later round.
func canCarry(m *rome.Match) bool {
	for _, a := range m.Legal(0, nil) {
		if a.Kind == rome.Play && a.Card.Type() == rome.Permit && m.Round() > 1 && m.Prefecture(a.Place).Used > 2 {
			return true
		}
	}
	return false
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
	p.Side.Bid = &BidSum{Sum: p.Hand.Bid.Sum(), Highest: p.Hand.Bid.Highest(), Words: "Your bid, highest card 7", Worth: []Row{
		{Words: "Worth now, at Capitoline", Points: 2, Seat: -1}, {Words: "to the end", Points: 6, Seat: -1},
	}}
	return p
}

// revealing shows everyone's bid.
func revealing(p Position) Position {
	p.Auction = &Auction{Piece: p.Table.Piece(), Round: p.Table.Round(), Winner: 1, Words: "You win: as much as Marcus, and the higher card.", More: "Click to go on"}
	p.Auction.Turned, p.Auction.Struck, p.Auction.Paid = float64(len(p.Names)), 1, 1
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
