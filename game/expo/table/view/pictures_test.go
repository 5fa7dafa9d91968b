//go:build !js

package view

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/log"
	"capital/game/store"
	house "capital/game/table"
	"capital/game/testscope"
	"capital/render/expo/tinplate"
	"capital/rules/expo"
)

func TestMain(m *testing.M) { drive.Main(m) }

// testExpo is what screens are drawn with, without sound, as a person wants it.
func testExpo(t testing.TB, s scene.Settings) *Expo {
	t.Helper()
	app, err := scene.NewApp(s, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	art, err := NewExpo(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	return art
}

// look is a way in which somebody looks at the table: how large the screen is, in pixels, how many of them a point has, and
// what is set otherwise than usual.
type look struct {
	name        string
	w, h, point float64
	settings    scene.Settings
}

// looks are those of all sizes of the screen, of telephones, and of people who want larger text or high contrast or use the
// left hand.
func looks() []look {
	usual := scene.Settings{Speed: 1, TextSize: 100}
	left, large, sharp := usual, usual, usual
	left.LeftHanded, large.TextSize, sharp.Contrast = true, 200, true
	return []look{
		{"1280x720", 1280, 720, 1, usual}, {"low-text-200", 640, 400, 1, large}, {"phone-small", 720, 1280, 2, usual}, {"phone-upright", 780, 1688, 2, usual}, {"phone-lying", 1688, 780, 2, usual},
		{"960x600", 960, 600, 1, usual}, {"810x1080", 810, 1080, 1, usual}, {"left", 1280, 720, 1, left},
		{"text-200", 1280, 720, 1, large}, {"contrast", 1280, 720, 1, sharp}, {"phone-left", 780, 1688, 2, left}, {"2560x1440", 2560, 1440, 1, usual},
	}
}

// drawnOn is a position as somebody sees it.
func (l look) drawnOn(t testing.TB, art *Expo, p *Position) *sight {
	art.ResizePoints(l.w, l.h, l.point)
	table := NewTable(art, &p.Table)
	table.Resize(art.Room())
	buttons := NewButtons(art)
	table.PlaceButtons(buttons)
	confirm := &buttons.Widgets[house.ButtonConfirm]
	confirm.Label, confirm.Main = "Build here", true
	buttons.Widgets[house.ButtonRules].Hidden = table.Layout.Rules().W == 0
	return &sight{table, func(dst *ebiten.Image) {
		table.Draw(dst, p)
		table.DrawButtons(dst, buttons)
		table.DrawOver(dst, p)
	}}
}

// sight is a table that can be drawn.
type sight struct {
	table *Table
	draw  func(dst *ebiten.Image)
}

// TestTablePictures keeps pictures of a table in what it goes through, in every size.
func TestTablePictures(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, l := range testscope.First(3, looks()) {
		art := testExpo(t, l.settings)
		for name, p := range positions(t) {
			drive.Keep(t, fmt.Sprintf("expo-%s-%s", name, l.name), drive.Drawn(l.w, l.h, l.drawnOn(t, art, &p).draw))
		}
	}
}

// positions are tables of all kinds.
func positions(t testing.TB) map[string]Position {
	all := map[string]Position{}
	m := played(t, 5, 1, owes(10, 0, expo.DecideBuild))
	p := see(m, 0)
	p.Side.Prompt, p.Side.More = "Take a building", "Drag it to a free cell that glows, or click it and then the cell."
	for row := range expo.Rows {
		for _, id := range m.Row(row) {
			p.Lit = append(p.Lit, OfOffer(id))
		}
	}
	all["market"] = p
	all["building"] = building(see(m, 0), m)
	all["carrying"] = carrying(building(see(m, 0), m))
	opened := see(m, 0)
	opened.Open = OfPanel(2)
	all["another city"] = opened
	all["offer"] = pointing(see(m, 0), OfOffer(m.Row(0)[1]))
	all["panel"] = pointing(see(m, 0), OfPanel(3))
	all["fair"] = pointing(see(m, 0), Thing{Kind: Fair})
	opened.Open = Thing{Kind: Tracks}
	all["tracks"] = opened
	opened.Open = Thing{Kind: Rivals}
	all["others"] = opened

	m = played(t, 4, 3, owes(8, 0, expo.DecideActivate))
	all["activating"] = activating(see(m, 0), m)
	all["chain"] = chained(see(m, 0))
	all["log"] = logging(see(m, 0))
	all["advice"] = advising(see(m, 0))
	all["banner"] = bannered(see(m, 0))

	m = played(t, 5, 5, owes(9, 0, expo.DecideSpace))
	p = see(m, 0)
	p.Side.Prompt = "Buy a place in the turn order"
	for space := 1; space <= m.Spaces(); space++ {
		if !m.SpaceTaken(space) {
			p.Lit = append(p.Lit, OfSpace(space))
		}
	}
	all["order"] = p

	m = played(t, 3, 7, owes(11, 0, expo.DecideProsper))
	all["prosperity"] = prospering(see(m, 0), m)

	m = played(t, 2, 9, owes(7, 0, expo.DecideCrossing))
	all["crossing"] = crossing(see(m, 0), m)
	m = played(t, 2, 9, owes(1, 0, expo.DecideBuild))
	all["beginning"] = building(see(m, 0), m)
	m = played(t, 3, 4, owes(12, 0, expo.DecideActivate))
	all["end"] = see(m, 0)
	return all
}

// building has a building chosen and put on a cell, of those where it would cost something, too.
func building(p Position, m *expo.Match) Position {
	player := m.Player(0)
	legal := m.Legal(0, nil)
	for _, a := range append(legal, legal...) {
		if p.Placed == expo.CityHall && a.Kind == expo.Build && player.Penalty(a.Tile, a.Cell()) == 0 {
			p.Placed = a.Tile
		}
		if a.Kind != expo.Build || a.Tile != p.Placed {
			continue
		}
		if !slices.Contains(p.Lit, OfCell(a.Cell())) {
			p.Lit = append(p.Lit, OfCell(a.Cell()))
		}
		if p.After == nil && player.Penalty(a.Tile, a.Cell()) == 0 {
			p.propose(m, a)
		}
	}
	p.Chosen = []Thing{OfOffer(p.Placed)}
	p.Side.Prompt = "Build it there, or choose again"
	p.Side.Sum = &Sum{Title: "Department Store", Rows: []SumRow{
		{Words: "Employment", Seat: -1, Sign: tinplate.Track(expo.Employment), Number: "9 → 13"},
		{Words: "Economy", Seat: -1, Sign: tinplate.Track(expo.Economy), Number: "12 → 10"},
		{Words: "Expo: services third", Seat: 0, Number: "−2", Bad: true},
	}}
	return p
}

// propose has a legal action proposed: what would be is shown in place.
func (p *Position) propose(m *expo.Match, a expo.Action) {
	after := *m
	after.Apply(p.Seat, a, nil)
	p.After = &after.Table
	switch a.Kind {
	case expo.Build, expo.Prosper, expo.MakeLake:
		p.Ghost = Ghost{Kind: Tile, Tile: a.Tile, X: a.X, Y: a.Y}
	case expo.MoveCrossing:
		p.Ghost = Ghost{Kind: Crossing, X: a.X, Y: a.Y}
	}
}

// carrying has a tile carried over the city.
func carrying(p Position) Position {
	p.Held = Held{Thing: p.Chosen[0], X: 600, Y: 300, Legal: true}
	p.Chosen = nil
	return p
}

// activating has a tile chosen, which cubes and tourists pay for.
func activating(p Position, m *expo.Match) Position {
	p.Side.Prompt = "Activate a tile, or stop"
	var best expo.Action
	for _, a := range m.Legal(0, nil) {
		if a.Kind == expo.Activate {
			p.Lit = append(p.Lit, OfTile(0, a.Cell()))
			if best.Kind == 0 || a.Tourists.Count() > best.Tourists.Count() {
				best = a
			}
		}
	}
	if best.Kind != 0 {
		p.propose(m, best)
		p.Payers = best.Tourists
		p.Chosen = []Thing{OfTile(0, best.Cell())}
	}
	p.Lit = append(p.Lit, OfAnswer(RestForPrestige), OfAnswer(RestForCube), OfAnswer(NoMore))
	return p
}

// chained shows the best chain.
func chained(p Position) Position {
	city := p.Table.Player(0).City()
	p.Chain = []expo.Cell{city[2].Cell(), city[4].Cell(), city[2].Cell(), city[0].Cell()}
	return p
}

// prospering has a Lake chosen.
func prospering(p Position, m *expo.Match) Position {
	p.Side.Prompt = "Build a prosperity tile, or a Lake"
	for _, id := range m.Open() {
		p.Lit = append(p.Lit, OfTurned(id))
		if m.Qualifies(0, id) {
			p.Lit = append(p.Lit, OfOpen(id))
		}
	}
	p.Placed = expo.Lake
	for _, a := range m.Legal(0, nil) {
		if a.Kind == expo.MakeLake && a.Tile == m.Open()[0] {
			p.Lit = append(p.Lit, OfCell(a.Cell()))
			p.Chosen = []Thing{OfTurned(a.Tile)}
		}
	}
	return p
}

// crossing has a crossing that must move.
func crossing(p Position, m *expo.Match) Position {
	p.Side.Prompt = "Move the full crossing to another corner"
	for _, a := range m.Legal(0, nil) {
		p.Lit = append(p.Lit, OfCorner(a.Corner()))
		p.Chosen = []Thing{OfCrossing(0, int(a.Which))}
	}
	return p
}

// pointing has the pointer rest on a thing, on a screen of the usual size.
func pointing(p Position, thing Thing) Position {
	table := NewTable(nil, &p.Table)
	table.Resize(scene.PlainRoom(1280, 720))
	in := table.Where(&p, thing)
	p.PointerX, p.PointerY = in.X+in.W/2, in.Y+4
	return p
}

// logging shows what happened.
func logging(p Position) Position {
	p.Side.Log = log.New[Thing]()
	p.Side.Log.Add(LogLine{Words: "Round 8", Seat: -1})
	for seat := range p.Table.Seats() {
		tile := p.Table.Player(seat).Tiles[3].Tile
		p.Side.Log.Add(LogLine{Words: "builds a tile", Seat: seat, Depth: 1, Pictures: []Thing{OfOffer(tile)}})
		p.Side.Log.Add(LogLine{Words: "gains Culture", Seat: seat, Depth: 2, Pictures: []Thing{OfTrack(expo.Culture)}})
	}
	return p
}

// advising shows advice.
func advising(p Position) Position {
	p.Side.Advice = &Advice{Title: "What I would do", Caption: "Win chances among 400 samples", Rows: []AdviceRow{
		{Does: "Activate the Fire Station", Brief: "Services go up", Tag: "best", Best: true, Beside: "Compared with resting", Reasons: []AdviceReason{
			{Words: "You come second in Services at the Expo", Points: 2}, {Words: "No cube is left for the Hotel", Against: true},
		}},
		{Does: "Rest for a cube", Brief: "for the next round", Tag: "−2"}, {Does: "Activate the Hotel", Brief: "safe", Tag: "−3"},
	}}
	return p
}

// bannered announces something.
func bannered(p Position) Position {
	p.Banner = Banner{Title: "The second Expo", Words: "Jobs are rewarded, and poor services are punished", Seat: 1, Left: 0.5}
	return p
}
