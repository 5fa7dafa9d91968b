package view

import (
	"fmt"
	"slices"
	"testing"

	"capital/game/scene"
	"capital/game/table"
	"capital/render/widget"
	"capital/rules/expo"
)

// rooms are all forms of screen: usual ones, upright ones, telephones, large text, the left hand.
func rooms() (all []scene.Room) {
	for _, size := range [][2]float64{{960, 600}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {1024, 768}, {2400, 1000}, {810, 1080}, {600, 960}} {
		all = append(all, scene.PlainRoom(size[0], size[1]))
	}
	for _, size := range [][2]float64{{844, 390}, {390, 844}, {667, 375}, {360, 640}} {
		all = append(all, scene.Room{Width: 3 * size[0], Height: 3 * size[1], Point: 3, Text: 1})
	}
	for _, text := range []float64{1.5, 2} {
		for _, size := range [][2]float64{{1280, 720}, {960, 600}, {640, 400}, {810, 1080}} {
			all = append(all, scene.Room{Width: size[0], Height: size[1], Point: 1, Text: text})
		}
	}
	for _, room := range slices.Clone(all) {
		room.LeftHanded = true
		all = append(all, room)
	}
	return all
}

func TestNothingOnTheTableOverlaps(t *testing.T) {
	for _, room := range rooms() {
		for seats := 2; seats <= expo.MaxSeats; seats++ {
			for _, taught := range []bool{false, true} {
				l := lay(room, kind{seats})
				if taught {
					l.makeRoom()
				}
				for name, r := range places(&l) {
					if r.X < -0.5 || r.Y < -0.5 || r.X+r.W > room.Width+0.5 || r.Y+r.H > room.Height+0.5 || r.W < 18*l.U || r.H < 18*l.U {
						t.Errorf("%+v, %d seats: the %s lies outside or is too small: %v", room, seats, name, r)
					}
					for other, o := range places(&l) {
						if name < other && overlap(r, o) {
							t.Errorf("%+v, %d seats: the %s %v and the %s %v overlap", room, seats, name, r, other, o)
						}
					}
				}
			}
		}
	}
}

// places are those that must lie apart.
func places(l *Layout) map[string]widget.Rect {
	all := map[string]widget.Rect{
		"round": l.Round, "outlook": l.Outlook, "menu": l.Menu, "city": l.City, "own": l.Own, "tracks": l.Tracks, "side": l.Side,
		"confirm": l.Confirm, "undo": l.Undo, "redo": l.Redo, "log": l.Log, "hint": l.Hint,
	}
	if l.Close {
		all["tray"] = l.Tray
		for n, tab := range l.Tabs {
			all[fmt.Sprint("tab ", n)] = tab
		}
		return all
	}
	all["fair"], all["order"], all["market"], all["prosperity"] = l.Fair, l.Order, l.Market, l.Prosperity
	for n := range l.match.seats - 1 {
		all[fmt.Sprint("panel ", n)] = l.Panels[n]
	}
	return all
}

// overlap reports whether two places share more than rounding.
func overlap(a, b widget.Rect) bool {
	const edge = 0.5
	return a.X+edge < b.X+b.W && b.X+edge < a.X+a.W && a.Y+edge < b.Y+b.H && b.Y+edge < a.Y+a.H
}

// within reports whether a place lies in another, but for rounding.
func within(r, in widget.Rect) bool {
	const edge = 1.5
	return r.X >= in.X-edge && r.Y >= in.Y-edge && r.X+r.W <= in.X+in.W+edge && r.Y+r.H <= in.Y+in.H+edge
}

// busy are matches of so many seats in many rounds: as they go.
func busy(t testing.TB, each func(m *expo.Match)) {
	for seats := 2; seats <= expo.MaxSeats; seats++ {
		for _, round := range []int{1, 6, 12} {
			each(played(t, seats, uint64(10*seats+round), owes(round, 0, expo.DecideBuild)))
		}
		each(played(t, seats, uint64(seats), owes(9, 0, expo.DecideSpace)))
		each(played(t, seats, uint64(seats), owes(11, 0, expo.DecideProsper)))
	}
}

// However many tiles lie in the market, they lie in it, apart, and large enough for a finger where fingers point.
func TestOffersLieInTheMarket(t *testing.T) {
	busy(t, func(m *expo.Match) {
		for _, room := range rooms() {
			l := lay(room, kindOf(&m.Table))
			p := see(m, 0)
			p.Tray.Kind = Market
			in, _ := l.shownIn(&p, Market)
			lie := l.layMarket(&m.Table, in)
			var all []widget.Rect
			for row := range expo.Rows {
				for n := range m.Row(row) {
					all = append(all, lie.tile(row, n))
				}
			}
			for n, place := range all {
				if !within(place, in) {
					t.Errorf("%+v, %d seats: a tile lies at %v, not in %v", room, m.Seats(), place, in)
				}
				if place.W < 26*l.U {
					t.Errorf("%+v, %d seats: a tile is %.0f units large", room, m.Seats(), place.W/l.U)
				}
				for _, other := range all[:n] {
					if overlap(place, other) {
						t.Errorf("%+v, %d seats: tiles at %v and %v overlap", room, m.Seats(), place, other)
					}
				}
			}
		}
	})
}

// A city lies in its window with the free cells around it, whatever its form; zoomed in on, something is always seen of it.
func TestCitiesLieInTheirWindow(t *testing.T) {
	busy(t, func(m *expo.Match) {
		for _, room := range rooms() {
			table := NewTable(nil, &m.Table)
			table.Resize(room)
			p := see(m, 0)
			l := &table.Layout
			free := m.Player(0).FreeCells(nil)
			for _, c := range free {
				if place := l.grid(&p).cell(c); !within(place, l.City) {
					t.Errorf("%+v, %d seats: the cell %v lies at %v, not in %v", room, m.Seats(), c, place, l.City)
				}
			}
			table.ZoomTo(&p, free[0])
			for range 40 {
				table.Pan(&p, 50*l.U, 30*l.U)
			}
			seen := false
			for n := range m.Player(0).City() {
				seen = seen || overlap(l.grid(&p).tile(m.Player(0).Tiles[n].Cell()), l.City)
			}
			if !seen {
				t.Errorf("%+v, %d seats: the city is out of sight", room, m.Seats())
			}
		}
	})
}

// What lies under the fingers stays there while a city is zoomed in on, and all of it is shown again in the end.
func TestZoom(t *testing.T) {
	m := played(t, 3, 5, owes(11, 0, expo.DecideBuild))
	p := see(m, 0)
	tb := NewTable(nil, &p.Table)
	tb.Resize(scene.PlainRoom(1280, 720))
	before := tb.Layout.grid(&p)
	x, y := tb.Layout.City.Centre()
	cell := before.under(x, y)
	if tb.Fit() || tb.ZoomBy(&p, -1, x, y) || tb.Pan(&p, 5, 0) {
		t.Error("a city that is shown whole moves")
	}
	if !tb.ZoomBy(&p, 2, x, y) {
		t.Fatal("the city does not become larger")
	}
	after := tb.Layout.grid(&p)
	if got, want := after.size/before.size, table.ZoomStep*table.ZoomStep; got < 0.95*want || got > 1.05*want {
		t.Errorf("a cell is %.2f times larger, want %.2f", got, want)
	}
	if now := after.under(x, y); now != cell {
		t.Errorf("the fingers were at %v and are at %v", cell, now)
	}
	if !tb.Pan(&p, 20, 0) {
		t.Error("the city does not move")
	}
	tb.ZoomBy(&p, 9, x, y)
	if tb.ZoomBy(&p, 1, x, y) {
		t.Error("the city becomes larger and larger")
	}
	if !tb.Fit() || tb.Layout.grid(&p) != before {
		t.Error("the city is not shown whole again")
	}
}

// things are all that can be pointed at in a position.
func things(p *Position) (all []Thing) {
	t := &p.Table
	all = append(all, Thing{Kind: Round}, Thing{Kind: Fair}, Thing{Kind: Tracks}, Thing{Kind: Market}, Thing{Kind: Order}, Thing{Kind: Prosperity}, Thing{Kind: Rivals})
	for row := range expo.Rows {
		for _, id := range t.Row(row) {
			all = append(all, OfOffer(id))
		}
	}
	for _, id := range t.Open() {
		all = append(all, OfOpen(id), OfTurned(id))
	}
	for space := 1; space <= t.Spaces(); space++ {
		all = append(all, OfSpace(space))
	}
	for track := range expo.Track(expo.Tracks) {
		all = append(all, OfTrack(track))
		for seat := range t.Seats() {
			all = append(all, OfMarker(seat, track))
		}
	}
	for seat := range t.Seats() {
		all = append(all, OfPanel(seat), OfPlant(seat), OfTourist(seat), OfCrossing(seat, 0), OfCrossing(seat, 1))
		for n := range t.Player(seat).City() {
			all = append(all, OfTile(seat, t.Player(seat).Tiles[n].Cell()))
		}
	}
	for n := range answers {
		all = append(all, OfAnswer(n))
	}
	return append(all, p.Lit...)
}

// TestWhatLiesSomewhereIsFoundThere in matches of all kinds, in every room: what is found at the place of a thing is that thing,
// or what lies on it or holds it.
func TestWhatLiesSomewhereIsFoundThere(t *testing.T) {
	busy(t, func(m *expo.Match) {
		for _, room := range rooms() {
			table := NewTable(nil, &m.Table)
			table.Resize(room)
			p := see(m, 0)
			for n := range answers {
				p.Lit = append(p.Lit, OfAnswer(n))
			}
			for _, c := range m.Player(0).FreeCells(nil) {
				p.Lit = append(p.Lit, OfCell(c))
			}
			for _, tray := range []ThingKind{Market, Order, Prosperity, Nothing} {
				p.Tray.Kind = tray
				for _, thing := range things(&p) {
					place := table.Where(&p, thing)
					if place.W < 1 || place.H < 1 {
						t.Fatalf("%+v, %d seats: %+v has no place: %v", room, m.Seats(), thing, place)
					}
					x, y := place.Centre()
					found := table.At(&p, x, y)
					if found == thing || mayLieThere(&p, thing, found, table.Layout.Close) {
						continue
					}
					t.Errorf("%+v, %d seats, %v: where %+v lies, at %v, %+v is found", room, m.Seats(), tray, thing, place, found)
				}
			}
		}
	})
}

// mayLieThere reports whether a thing may be found in the middle of another's place: what lies on it, or what holds it.
func mayLieThere(p *Position, thing, found Thing, close bool) bool {
	switch thing.Kind {
	case Tracks, Track, Marker: // markers lie on tracks, and over each other
		return found.Kind == Track || found.Kind == Marker && (thing.Kind != Marker || found.Track == thing.Track)
	case Market, Order, Prosperity:
		return found.Kind == Offer || found.Kind == Space || found.Kind == Open || found.Kind == Turned
	case Offer, Space, Open, Turned, Answer: // behind a tab
		return close && (found.Kind == Market || found.Kind == Order || found.Kind == Prosperity)
	case Fair:
		return close && (found.Kind == Track)
	case Rivals:
		return true
	case Panel:
		return thing.Seat == p.Seat || close
	case Tile, Crossing, Tourist, Plant:
		if thing.Kind != Tourist && thing.Seat != p.Seat {
			return found.Kind == Panel || close
		}
		return found.Kind == Tourist || found.Kind == Crossing || found.Kind == Panel || thing.Kind == Tourist && close
	case Cell:
		return found.Kind == Crossing
	}
	return false
}

// Where a rival's city is opened, or the tracks, or all others, what lies there is found there.
func TestWhatIsOpenedIsFound(t *testing.T) {
	m := played(t, 5, 3, owes(10, 0, expo.DecideBuild))
	for _, room := range rooms() {
		table := NewTable(nil, &m.Table)
		table.Resize(room)
		p := see(m, 0)
		p.Open = OfPanel(3)
		for n := range m.Player(3).City() {
			thing := OfTile(3, m.Player(3).Tiles[n].Cell())
			place := table.Where(&p, thing)
			if found := table.At(&p, place.X+place.W*0.5, place.Y+place.H*0.45); found != thing && found.Kind != Tourist {
				t.Errorf("%+v: where %+v lies, %+v is found", room, thing, found)
			}
		}
		p.Open = Thing{Kind: Tracks}
		for track := range expo.Track(expo.Tracks) {
			x, y := table.Where(&p, OfTrack(track)).Centre()
			if found := table.At(&p, x, y); found.Track != track || found.Kind != Track && found.Kind != Marker {
				t.Errorf("%+v: where %v lies, %+v is found", room, track, found)
			}
		}
		p.Open = Thing{Kind: Rivals}
		for seat := 1; seat < m.Seats(); seat++ {
			x, y := table.Where(&p, OfPanel(seat)).Centre()
			if found := table.At(&p, x, y); found != OfPanel(seat) {
				t.Errorf("%+v: where the panel of %d lies, %+v is found", room, seat, found)
			}
		}
	}
}

// A corner where a crossing may come is found only where it may be chosen, and so is a free cell.
func TestWhatMayBeChosenIsFoundFirst(t *testing.T) {
	m := played(t, 2, 9, owes(7, 0, expo.DecideCrossing))
	p := see(m, 0)
	table := NewTable(nil, &p.Table)
	table.Resize(scene.PlainRoom(1280, 720))
	cell := OfCell(m.Player(0).FreeCells(nil)[0])
	if x, y := table.Where(&p, cell).Centre(); table.At(&p, x, y) != (Thing{}) {
		t.Errorf("a free cell is found where nothing may come: %+v", table.At(&p, x, y))
	}
	for _, a := range m.Legal(0, nil) {
		thing := OfCorner(a.Corner())
		place := table.Where(&p, thing)
		x, y := place.Centre()
		if found := table.At(&p, x, y); found == thing {
			t.Errorf("%+v is found, which may not be chosen", found)
		}
		q := p
		q.Lit = []Thing{thing, cell}
		if found := table.At(&q, x, y); found != thing {
			t.Errorf("%+v is found, not %+v", found, thing)
		}
		place = table.Where(&q, cell)
		x, y = place.Centre()
		if found := table.At(&q, x, y); found != cell {
			t.Errorf("%+v is found, not %+v", found, cell)
		}
	}
}

// On a telephone buttons, tabs and what may be chosen are large enough for a finger.
func TestFingersHitOnATelephone(t *testing.T) {
	for _, size := range [][2]float64{{844, 390}, {390, 844}, {360, 640}} {
		room := scene.Room{Width: 3 * size[0], Height: 3 * size[1], Point: 3, Text: 1}
		for seats := 2; seats <= expo.MaxSeats; seats++ {
			l := lay(room, kind{seats})
			all := []widget.Rect{l.Undo, l.Redo, l.Log, l.Hint, l.Confirm, l.Menu, l.Outlook}
			all = append(all, l.Tabs[:]...)
			for n := 1; n <= l.match.spaces(); n++ {
				all = append(all, l.space(l.Tray, n))
			}
			for n := range answers {
				all = append(all, l.answer(l.Tray, n))
			}
			for n := range seats {
				all = append(all, l.open(l.Tray, n).tile)
			}
			for _, r := range all {
				if r.W < 40*3 || r.H < 40*3 {
					t.Errorf("%v, %d seats: something to press is %v", size, seats, r)
				}
			}
		}
	}
}
