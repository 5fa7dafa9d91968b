//go:build !js

package view

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/log"
	"capital/game/store"
	house "capital/game/table"
	"capital/game/testscope"
	"capital/rules/lux"
)

func TestMain(m *testing.M) { drive.Main(m) }

// testLux is what screens are drawn with, without sound, as a person wants it.
func testLux(t testing.TB, s scene.Settings) *Lux {
	t.Helper()
	app, err := scene.NewApp(s, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	art, err := NewLux(app.Display)
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
		{"1280x720", 1280, 720, 1, usual}, {"phone-upright", 780, 1688, 2, usual}, {"phone-lying", 1688, 780, 2, usual},
		{"960x600", 960, 600, 1, usual}, {"810x1080", 810, 1080, 1, usual}, {"left", 1280, 720, 1, left},
		{"text-200", 1280, 720, 1, large}, {"contrast", 1280, 720, 1, sharp}, {"phone-left", 780, 1688, 2, left}, {"2560x1440", 2560, 1440, 1, usual},
	}
}

// drawnOn is a position as somebody sees it.
func (l look) drawnOn(t testing.TB, art *Lux, p *Position) *sight {
	art.ResizePoints(l.w, l.h, l.point)
	table := NewTable(art, &p.Table)
	table.Resize(art.Room())
	buttons := NewButtons(art)
	table.PlaceButtons(buttons)
	confirm := &buttons.Widgets[house.ButtonConfirm]
	confirm.Label, confirm.Main = "Play this card", true
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
		art := testLux(t, l.settings)
		for name, p := range positions(t) {
			drive.Keep(t, fmt.Sprintf("lux-%s-%s", name, l.name), drive.Drawn(l.w, l.h, l.drawnOn(t, art, &p).draw))
		}
	}
}

// positions are tables of all kinds.
func positions(t testing.TB) map[string]Position {
	of := func(seats int, set string, seed uint64, until func(*lux.Match) bool) (Position, *lux.Match) {
		m := played(t, seats, set, seed, until)
		v := m.View(0)
		return see(&v), m
	}
	all := map[string]Position{}
	p, _ := of(3, "AAAA", 1, func(m *lux.Match) bool { return m.Passes() == 1 })
	p.Hand.Chosen = []Thing{OfCard(p.Hand.Cards[0], 0), OfCard(p.Hand.Cards[2], 0)}
	for _, c := range p.Hand.Cards {
		p.Lit = append(p.Lit, OfCard(c, 0))
	}
	p.Side.Prompt, p.Side.More = "Keep two of four", "The other two go to Iris, on your left."
	all["draft"] = p

	p, m := of(4, "BDBD", 3, plays(2, 0, 5))
	all["four"] = carrying(p, m)
	p, m = of(4, "DACC", 11, plays(3, 0, 4))
	all["outsider"] = proposing(p, m)
	p, _ = of(2, "AAAA", 5, plays(3, 0, 4))
	p.Side.Prompt, p.Side.More = "Play a card", "Drag it to your home base for points, or to the capital for its power."
	all["two"] = p
	p, m = of(1, "BAAA", 7, plays(2, 0, 3))
	foretold := p
	foretold.Open = Thing{Kind: RobCards}
	all["what ROB would do"] = foretold
	all["solo"] = proposing(p, m)
	p, _ = of(3, "AACB", 4, plays(2, 0, 6))
	p.Side.Prompt = "Play a card"
	all["pointing"] = pointing(p, OfCapital(lux.Blue))
	all["card"] = pointing(p, OfCard(p.Hand.Cards[1], 0))
	opened := p
	opened.Open = OfPanel(1)
	all["seat"] = opened
	opened.Open = Thing{Kind: Sign, District: lux.Yellow}
	all["power"] = opened
	p, _ = of(3, "CCDC", 9, plays(2, 0, 6))
	all["log"] = logging(p)
	p.Side.Log = nil
	all["advice"] = advising(p)
	all["banner"] = bannered(p)
	all["round"] = beginning(p)
	p, _ = of(3, "AAAA", 17, func(m *lux.Match) bool { return m.Owes(0) == lux.DecidePay })
	p.Lit = []Thing{{Kind: Answer}, {Kind: Answer, Copy: 1}, OfHome(0, lux.Yellow)}
	p.Side.Prompt = "Pay 2 gold to keep your yellow district?"
	all["pay"] = p
	return all
}

// proposing has a card proposed to the capital: what would be is shown in place, and told.
func proposing(p Position, m *lux.Match) Position {
	v := m.View(p.Seat)
	for _, a := range v.Legal(nil) {
		if a.Kind != lux.PlayCapital || p.After != nil {
			continue
		}
		after := v.After(a)
		p.After = &after
		p.Hand.Chosen = []Thing{OfCard(a.Card, 0)}
		p.Lit = append(p.Lit, OfCapital(a.Card.Colour()))
		p.Focus = OfCapital(a.Card.Colour())
		p.Side.Prompt = "Use its power, or choose again"
		p.Side.Sum = &Sum{Title: a.Card.String() + " to the capital", Rows: []SumRow{
			{Words: "blue limit", Seat: -1, Number: "7 → 11"}, {Words: "leads green", Seat: 0}, {Words: "over in pink", Seat: 1, Number: "9 / 7", Bad: true},
		}}
	}
	return p
}

// carrying has a card carried over the own home base, where it may be let go.
func carrying(p Position, m *lux.Match) Position {
	v := m.View(p.Seat)
	c := p.Hand.Cards[0]
	after := v.After(lux.Action{Kind: lux.PlayHome, Card: c})
	p.After = &after
	p.Lit = []Thing{OfHome(0, c.Colour()), OfCapital(c.Colour())}
	p.Held = Held{Thing: OfCard(c, 0), X: 520, Y: 470, Legal: true}
	p.Side.Prompt = "Carry it home, or to the capital"
	p.Side.Sum = &Sum{Title: "Home", Rows: []SumRow{{Words: "blue total", Seat: 0, Number: "8 / 11"}, {Words: "points", Seat: 0, Number: "+4"}}}
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
	p.Side.Log.Add(LogLine{Words: "Round I", Seat: -1})
	for n, c := range []lux.Citizen{3, 9, 12, 18, 6} {
		p.Side.Log.Add(LogLine{Words: "plays a citizen to the capital", Seat: n % 3, Depth: 1, Pictures: []Thing{OfCard(c, 0)}})
		p.Side.Log.Add(LogLine{Words: "uses a power", Seat: n % 3, Depth: 2, Pictures: []Thing{{Kind: Sign, District: c.Colour()}}})
	}
	return p
}

// advising shows advice.
func advising(p Position) Position {
	a := &Advice{Title: "What I would do", Caption: "Win chances among 400 samples", Rows: []AdviceRow{
		{Does: "Blue 4 home", Brief: "keeps the lead in blue", Tag: "best", Best: true, Beside: "Compared with Pink 3 to the capital", Reasons: []AdviceReason{
			{Words: "Your blue total is 9 of 11: nobody can pass it", Points: 4}, {Words: "The hidden modifier may lower the limit by 5", Against: true},
		}},
		{Does: "Pink 3 to the capital", Brief: "raises the pink limit", Tag: "−2"}, {Does: "Green 2 home", Brief: "safe", Tag: "−3"},
	}}
	p.Side.Advice = a
	return p
}

// beginning has a round begin.
func beginning(p Position) Position {
	p.Banner = Banner{Title: "Round II", Words: "Iris begins.", Seat: 1, Left: 0.4, Round: 2}
	return p
}

// bannered announces something.
func bannered(p Position) Position {
	p.Banner = Banner{Title: "Last turns", Words: "Iris has no cards: each other player has one more turn", Seat: 1, Left: 0.5}
	return p
}
