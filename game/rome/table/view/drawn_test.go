//go:build !js

package view

import (
	"image"
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/hinting"
	"capital/game/scene/log"
	"capital/render/widget"
	"capital/rules/rome"
)

// TestWhatIsSaidIsSeen changes one thing of a position after the other: each changes the picture, and nothing else does.
func TestWhatIsSaidIsSeen(t *testing.T) {
	drive.Window(t)
	art := testRome(t)
	const w, h = 960, 600
	art.ResizePoints(w, h, 1)
	table := NewTable(art, 3)
	table.Resize(scene.PlainRoom(w, h))
	picture := func(p *Position) *image.RGBA {
		return drive.Drawn(w, h, func(dst *ebiten.Image) {
			table.Draw(dst, p)
			table.DrawOver(dst, p)
		})
	}
	m := played(t, 3, 5, canCarry)
	v := m.View(0)
	base := see(&v, names[:3])
	before := picture(&base)
	if drive.Differing(before, picture(&base)) != 0 {
		t.Error("the same looks different")
	}
	card := base.Hand.Cards[0]
	for name, change := range changes(card, carrying(base, m)) {
		p := base
		change(&p)
		if n := drive.Differing(before, picture(&p)); n < 40 {
			t.Errorf("%s: %d pixels differ", name, n)
		}
	}
	strip := func(p *Position) *image.RGBA {
		return drive.Drawn(w, table.Layout.Course.H, func(dst *ebiten.Image) { table.Draw(dst, p) })
	}
	for name, change := range map[string]func(*Position){
		"the second fountain": func(p *Position) { p.Auction = &Auction{Piece: rome.Fountain, Number: 1, Winner: -1} },
		"a scoring":           func(p *Position) { p.Scoring = true },
	} {
		p, was := base, strip(&base)
		change(&p)
		if drive.Differing(was, strip(&p)) < 40 {
			t.Errorf("%s is not what the round is at", name)
		}
	}
	base.Hand = Hand{}
	before = picture(&base)
	if base.Hand.Won = rome.Temple; drive.Differing(before, picture(&base)) < 40 {
		t.Error("a piece that was won is not seen")
	}
}

// changes are ways in which a position can differ, for a card of its hand; carrying is one in which a house is carried.
func changes(card rome.Card, carrying Position) map[string]func(*Position) {
	return map[string]func(*Position){
		"a score":          func(p *Position) { p.Scores[1] += 10 },
		"a known card":     func(p *Position) { p.Known[2] |= 1 << 20 },
		"hidden cards":     func(p *Position) { p.Hidden[2][rome.Floor]++ },
		"another seat":     func(p *Position) { p.Seat = 1 },
		"who thinks":       func(p *Position) { p.Thinks[2] = true },
		"a chosen card":    func(p *Position) { p.Hand.Chosen = 1 << card },
		"the Stop":         func(p *Position) { p.Hand.Stop = true },
		"a bid":            func(p *Position) { p.Hand.Stop, p.Hand.Bid = true, 1<<card },
		"backs":            func(p *Position) { p.Hand = Hand{Backs: [rome.Types]int{2, 1, 0}} },
		"a lit prefecture": func(p *Position) { p.Lit = []Thing{OfPlace(rome.Aventine)} },
		"a lit pile":       func(p *Position) { p.Lit = []Thing{OfPile(rome.Roof)} },
		"the keys":         func(p *Position) { p.Focus = Thing{Kind: Stock} },
		"what would be":    func(p *Position) { p.After = carrying.After },
		"what is carried":  func(p *Position) { p.Held = carrying.Held },
		"a prompt":         func(p *Position) { p.Side.Prompt = "Build, or pass" },
		"a sum":            func(p *Position) { p.Side.Sum = &Sum{Rows: []Row{{Words: "You are first", Points: 3, Seat: 0}}} },
		"the bid's sum":    func(p *Position) { p.Side.Bid = &BidSum{Sum: 12} },
		"the pointer":      func(p *Position) { p.PointerX, p.PointerY = 480, 260 },
		"the log":          func(p *Position) { p.Side.Log = log.New[LogPicture](); p.Side.Log.Add(LogLine{Words: "You pass"}) },
		"advice":           func(p *Position) { p.Side.Advice = &Advice{Title: "The best moves", Rows: []AdviceRow{{Does: "Pass"}}} },
		"thinking":         func(p *Position) { p.Side.Thinking = &hinting.Thinking{Title: "The best moves"} },
		"an auction":       func(p *Position) { p.Auction = &Auction{Piece: rome.Fountain, Winner: -1} },
		"what flies":       func(p *Position) { p.Flying = []Flying{{Thing: OfPile(rome.Roof), X: 400, Y: 300}} },
		"points that rise": func(p *Position) { p.Flashes = []Flash{{Thing: OfPlace(rome.Viminal), Points: 3, Left: 0.5}} },
		"a ring":           func(p *Position) { p.Flashes = []Flash{{Thing: OfPlace(rome.Viminal), Left: 0.9}} },
		"a refusal":        func(p *Position) { p.Refusal = Refusal{Words: "It is full", X: 400, Y: 300} },
		"a banner":         func(p *Position) { p.Banner = Banner{Title: "Round II", Seat: -1, Left: 0.5} },
	}
}

// TestHighContrastIsSeenAtOnce where it is switched on at a table: boxes are white, also those that are drawn once only.
func TestHighContrastIsSeenAtOnce(t *testing.T) {
	drive.Window(t)
	art := testRome(t)
	const w, h = 960, 600
	art.ResizePoints(w, h, 1)
	table := NewTable(art, 3)
	table.Resize(scene.PlainRoom(w, h))
	m := played(t, 3, 5, canCarry)
	v := m.View(0)
	p := see(&v, names[:3])
	white := func(r widget.Rect) bool {
		picture := drive.Drawn(w, h, func(dst *ebiten.Image) { table.Draw(dst, &p) })
		return picture.RGBAAt(int(r.X+r.W/2), int(r.Y+r.H-4)) == color.RGBA{255, 255, 255, 255}
	}
	for name, r := range map[string]widget.Rect{"side": table.Layout.Side, "panel": table.Layout.Other(0, 3)} {
		art.Writer.Sharp = false
		if white(r) {
			t.Errorf("the %s is white", name)
		}
		art.Writer.Sharp = true
		if !white(r) {
			t.Errorf("the %s is not white in high contrast", name)
		}
	}
}

// TestFourFamiliesAreToldWholeEverywhere: each with its floors, its points and its tie, on the map and beside each other.
func TestFourFamiliesAreToldWholeEverywhere(t *testing.T) {
	drive.Window(t)
	art := testRome(t)
	m := rome.NewMatch(rome.MaxSeats, 1, nil)
	p := Position{Table: m.Table, Names: names}
	rooms := []scene.Room{{Width: 1170, Height: 2532, Point: 3, Text: 1}, {Width: 2532, Height: 1170, Point: 3, Text: 1}, {Width: 390, Height: 844, Point: 1, Text: 1}}
	for _, size := range screens() {
		rooms = append(rooms, scene.PlainRoom(size[0], size[1]))
	}
	for _, room := range rooms {
		table := NewTable(art, rome.MaxSeats)
		table.Resize(room)
		r := table.region(nil, &p)
		r.U = r.l.MapU
		for place := range rome.Place(rome.Places) {
			for _, floors := range [][rome.MaxSeats]uint8{{4, 3, 3, 3}, {2, 2, 1, 1}, {1, 1, 1, 1}, {5, 3, 1, 0}} {
				*p.Table.Prefecture(place) = rome.Prefecture{Floors: floors, Best: [rome.MaxSeats]uint8{1, 1, 1, 1}, Fountains: 2, Tallest: 1, Used: 4}
				k := r.layRanking(place, &p.Table, r.l.cell(place).foot)
				shown := 0
				for n, at := range k.places {
					if at.X < r.l.Window.X || at.X+at.W > r.l.Window.X+r.l.Window.W || at.Y+at.H > r.l.Window.Y+r.l.Window.H+1 {
						t.Errorf("%v, %v, %v: %v leaves the map %v", room, place, floors, at, r.l.Window)
					}
					for _, other := range k.places[:n] {
						if at.X < other.X+other.W-0.5 && at.Y < other.Y+other.H-kerbOver*r.U-0.5 && other.X < at.X+at.W-0.5 && other.Y < at.Y+at.H-kerbOver*r.U-0.5 {
							t.Errorf("%v, %v, %v: %v lies over %v", room, place, floors, at, other)
						}
					}
					if at.W >= k.width(k.list[n]) {
						shown++
					}
				}
				if shown != len(standings(&p.Table, place)) {
					t.Errorf("%v, %v: of %v %d are told whole", room, place, floors, shown)
				}
			}
		}
	}
}
