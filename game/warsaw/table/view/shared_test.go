//go:build !js

package view

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/render/text"
	"capital/render/widget"
	"capital/rules/warsaw"
)

func TestMain(m *testing.M) { drive.Main(m) }

// The sizes of screens on which the table is tried.
var screens = [][2]float64{{844, 390}, {960, 600}, {1280, 720}, {2560, 1440}, {1024, 768}, {2400, 1000}, {810, 1080}, {600, 960}}

// quickTable is a table of a size without a screen, its text in a person's own size.
func quickTable(t *testing.T, w, h float64, textSize int) *Table {
	t.Helper()
	app, err := scene.NewApp(scene.Settings{Speed: 1, TextSize: textSize}, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	art, err := NewCapital(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	table := NewTable(art)
	table.Resize(scene.PlainRoom(w, h))
	return table
}

// positions are tables of matches played at random, one for each action: with so many seats.
func positions(seats int, seed uint64, each func(open *warsaw.Table)) {
	m := warsaw.NewMatch(seats, seed, nil)
	random := rand.New(rand.NewPCG(seed, 1))
	for !m.Over() {
		for seat := range seats {
			if legal := m.Legal(seat, false, nil); len(legal) > 0 {
				m.Apply(seat, legal[random.IntN(len(legal))], nil)
				each(&m.Table)
			}
		}
	}
}

// positionOf is how a table is shown to its first seat: the milestones that are gone were won by the last.
func positionOf(open *warsaw.Table) *Position {
	p := &Position{Table: *open, Names: []string{"Zofia Sokołowska", "Sawa", "Wars", "Bolek"}[:open.Seats()], Enlarged: -1}
	for n := range p.Winners {
		if _, onBoard := open.Milestone(n); !onBoard {
			p.Winners[n] = open.Seats() - 1
		} else {
			p.Winners[n] = -1
		}
	}
	return p
}

// TestTiesAreExplained compares what is said of a tie with who would receive the milestone.
func TestTiesAreExplained(t *testing.T) {
	said := map[string]int{}
	for seed := range uint64(6) {
		positions(4, seed, func(open *warsaw.Table) {
			for n := range warsaw.MilestoneCount {
				face, _ := open.Milestone(n)
				s := standingOf(open, face)
				for seat := range 4 {
					if shares := slices.Contains(s.best, seat); open.Qualifies(seat, face) && len(s.best) > 0 {
						ahead := warsaw.Ahead(face, open.Measure(seat, face), open.Measure(s.best[0], face))
						if ahead > 0 || shares != (ahead == 0) {
							t.Fatalf("seat %d is among %v: %v", seat, s.best, shares)
						}
					} else if shares {
						t.Fatalf("seat %d has nothing of what is asked", seat)
					}
				}
				said[explains(t, open, &s)]++
			}
		})
	}
	for _, reason := range []string{"none", "alone", "coins", "vp", "even"} {
		if said[reason] == 0 {
			t.Errorf("no milestone goes for the reason %q: %v", reason, said)
		}
	}
}

// explains checks what decides between the best, and says it.
func explains(t *testing.T, open *warsaw.Table, s *standing) string {
	t.Helper()
	switch {
	case len(s.best) == 0:
		return "none"
	case len(s.best) == 1:
		return "alone"
	case !s.led:
		return "even"
	}
	first := open.Player(s.leader)
	for _, seat := range s.best {
		p := open.Player(seat)
		if seat != s.leader && (p.Coins < first.Coins || s.by == "coins" && p.Coins == first.Coins || p.Coins == first.Coins && p.VP <= first.VP) {
			t.Errorf("%d has %d coins and %d VP: not behind %d by %s", seat, p.Coins, p.VP, s.leader, s.by)
		}
	}
	return s.by
}

// TestAMilestoneIsShownWholeOnEveryScreen lays out every milestone of late matches, in the largest text too.
func TestAMilestoneIsShownWholeOnEveryScreen(t *testing.T) {
	var seen []*Position
	positions(4, 3, func(open *warsaw.Table) {
		if open.Phase() == warsaw.PhasePick && len(seen) < 6*open.Epoch() {
			seen = append(seen, positionOf(open))
		}
	})
	all := phones()
	for _, size := range screens {
		all = append(all, scene.PlainRoom(size[0], size[1]))
	}
	for _, room := range all {
		for _, room.Text = range []float64{1, 2} {
			table := quickTable(t, room.Width, room.Height, int(100*room.Text))
			table.Resize(room)
			for _, p := range seen {
				for n := range warsaw.MilestoneCount {
					m := milestone{table.region(nil, p), n}
					l, w := &table.Layout, m.layWhole()
					if !within(w.place, l.Screen) {
						t.Fatalf("at %v milestone %d reaches beyond the screen: %v", room, n, w.place)
					}
					if over := overlap(w.place, l.Board); l.Close && l.Screen.W > l.Screen.H && room.Text == 1 && over.W > 0.6*l.Board.W {
						t.Fatalf("at %v milestone %d hides %.0f of the board's %.0f", room, n, over.W, l.Board.W)
					}
				}
			}
		}
	}
}

func within(r, outer widget.Rect) bool {
	return r.X >= outer.X-0.5 && r.Y >= outer.Y-0.5 && r.X+r.W <= outer.X+outer.W+0.5 && r.Y+r.H <= outer.Y+outer.H+0.5
}

// TestNamesOfMilestonesFitTheRow measures them in their full size.
func TestNamesOfMilestonesFitTheRow(t *testing.T) {
	table := quickTable(t, 1280, 720, 100)
	p := table.drawing(nil)
	for id := warsaw.MilestoneTile; id < warsaw.MilestoneBack+5; id++ {
		room := table.Layout.Milestones[0].W - 14
		if w, _ := p.Writer.Measure(p.TileName(id), p.Style(label{Size: 15, Face: text.Bold})); w > room {
			t.Errorf("%s is %.0f pixels wide, and there are %.0f", p.TileName(id), w, room)
		}
	}
}

// TestOtherSeatsFitTheirPanels looks for parts of a panel that overlap or reach beyond it, and for districts that could be
// larger.
func TestOtherSeatsFitTheirPanels(t *testing.T) {
	least := [warsaw.MaxSeats + 1]float64{2: 40, 3: 40, 4: 30} // logical units a tile of a district of 3×4
	for _, size := range screens {
		for seats := 2; seats <= warsaw.MaxSeats; seats++ {
			table := quickTable(t, size[0], size[1], 100)
			positions(seats, 5, func(open *warsaw.Table) {
				if open.Round() == 0 && open.Phase() == warsaw.PhasePick {
					checkPanels(t, table, positionOf(open))
				}
			})
			parts := table.Layout.otherParts(table.Layout.Other(0, seats))
			if tile := min(parts.district.W/3, parts.district.H/4) / table.Layout.U; tile < least[seats] {
				t.Errorf("at %v with %d seats the tiles of others are %.0f large", size, seats, tile)
			}
		}
	}
}

func checkPanels(t *testing.T, table *Table, p *Position) {
	t.Helper()
	r := table.region(nil, p)
	for n, seat := range Others(p.Seat, len(p.Names)) {
		panel := r.l.Other(n, len(p.Names))
		parts := r.l.otherParts(panel)
		facts := r.facts(seat)
		facts[0].number, facts[1].number = 12, 13 // as late in a match
		size := r.factSize(facts, parts.facts)
		r.U *= size
		if last := r.layFacts(facts, parts.facts)[len(facts)-1]; !r.l.Close && last.Y+last.H > parts.facts.Y+parts.facts.H+4*r.U {
			t.Errorf("the last fact of seat %d of %d has no room in %v", seat, len(p.Names), parts.facts)
		}
		r.U /= size
		r.U *= size
		places := append(r.layFacts(facts, parts.facts), parts.header, parts.district, parts.used)
		r.U /= size
		for i, a := range places {
			if !within(a, panel) {
				t.Fatalf("%v of panel %v reaches beyond it", a, panel)
			}
			for _, b := range places[:i] {
				if a.X+1 < b.X+b.W && b.X+1 < a.X+a.W && a.Y+1 < b.Y+b.H && b.Y+1 < a.Y+a.H {
					t.Fatalf("%v and %v of panel %v overlap", a, b, panel)
				}
			}
		}
	}
}

// TestMermaidsStandApart where their points differ, and together where these are equal.
func TestMermaidsStandApart(t *testing.T) {
	for _, c := range []struct{ places, want []float64 }{
		{[]float64{10, 50, 90}, []float64{10, 50, 90}},
		{[]float64{50, 50, 10, 55}, []float64{48, 52, 10, 62}},
		{[]float64{98, 99, 100}, []float64{80, 90, 100}},
		{[]float64{100, 100, 20}, []float64{96, 100, 20}},
		{[]float64{0, 0, 0, 0}, []float64{0, 4, 8, 12}},
	} {
		if got := spread(slices.Clone(c.places), 4, 10, 0, 100); !slices.Equal(got, c.want) {
			t.Errorf("%v are spread to %v, not %v", c.places, got, c.want)
		}
	}
}

// TestEveryScoreIsOnTheTrack puts mermaids far beyond fifty, and on their way back from there.
func TestEveryScoreIsOnTheTrack(t *testing.T) {
	for _, size := range [][2]float64{{960, 600}, {810, 1080}} {
		table := quickTable(t, size[0], size[1], 100)
		for _, points := range []float64{0, 49, 50, 51, 99, 137, 260} {
			p := &Position{Names: make([]string, 4)}
			p.Mermaids[2] = points
			r := shared{table.region(nil, p)}
			at, end := r.along(points), r.along(float64(p.trackEnd()))
			if x, y := r.onTrack(end, 0); at >= end || !r.l.Track.Contains(x, y) {
				t.Errorf("at %v %v points lie at %v of %v", size, points, at, end)
			}
		}
	}
}

// TestOpenHandsAreDrawn over the picture of what seldom changes, and go with it.
func TestOpenHandsAreDrawn(t *testing.T) {
	drive.Window(t)
	table := quickTable(t, 1280, 720, 100)
	m := warsaw.NewMatch(3, 1, nil)
	p := positionOf(&m.Table)
	draw := func() *image.RGBA {
		return drive.Drawn(1280, 720, func(dst *ebiten.Image) { table.drawBackdrop(dst, p) })
	}
	hidden := draw()
	p.Hands[1] = []warsaw.TileID{1, 2, 3, 4}
	open := draw()
	p.Hands[1] = nil
	if in := table.Layout.Other(0, 3); drive.Differing(hidden, open) < int(in.W*in.H/50) || drive.Differing(hidden, draw()) > 0 {
		t.Error("a hand that lies open is not seen, or stays when it is hidden again")
	}
}
