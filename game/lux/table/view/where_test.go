package view

import (
	"fmt"
	"slices"
	"testing"

	"capital/game/scene"
	"capital/render/widget"
	"capital/rules/lux"
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
		all = append(all, scene.Room{Width: 1280, Height: 720, Point: 1, Text: text}, scene.Room{Width: 960, Height: 600, Point: 1, Text: text}, scene.Room{Width: 810, Height: 1080, Point: 1, Text: text})
	}
	for _, room := range slices.Clone(all) {
		room.LeftHanded = true
		all = append(all, room)
	}
	return all
}

// kinds are all kinds of match.
func kinds() (all []kind) {
	for seats := 2; seats <= lux.MaxSeats; seats++ {
		all = append(all, kind{seats: seats}, kind{seats: seats, outsider: true})
	}
	return append(all, kind{seats: 2, solo: true})
}

func TestNothingOnTheTableOverlaps(t *testing.T) {
	for _, room := range rooms() {
		for _, match := range kinds() {
			l := lay(room, match)
			for name, r := range places(&l) {
				if r.X < -0.5 || r.Y < -0.5 || r.X+r.W > room.Width+0.5 || r.Y+r.H > room.Height+0.5 || r.W < 18*l.U || r.H < 18*l.U {
					t.Errorf("%+v, %+v: the %s lies outside or is too small: %v", room, match, name, r)
				}
				for other, o := range places(&l) {
					if name < other && overlap(r, o) {
						t.Errorf("%+v, %+v: the %s %v and the %s %v overlap", room, match, name, r, other, o)
					}
				}
			}
		}
	}
}

// places are those that must lie apart.
func places(l *Layout) map[string]widget.Rect {
	all := map[string]widget.Rect{
		"round": l.Round, "outlook": l.Outlook, "menu": l.Menu, "stock": l.Stock, "side": l.Side, "hand": l.Hand, "confirm": l.Confirm,
		"undo": l.Undo, "redo": l.Redo, "log": l.Log, "hint": l.Hint,
	}
	if l.match.solo {
		all["ROB"] = l.Rob
	}
	for d := range l.districts() {
		all["head of "+d.String()] = l.Heads[d]
		all["capital, "+d.String()] = l.Capital[d]
		for seat := range l.match.seats {
			all[fmt.Sprint("home of ", seat, ", ", d)] = l.Homes[seat][d]
			all[fmt.Sprint("label of ", seat)] = l.Labels[seat]
		}
	}
	return all
}

// overlap reports whether two places share more than rounding.
func overlap(a, b widget.Rect) bool {
	const edge = 0.5
	return a.X+edge < b.X+b.W && b.X+edge < a.X+a.W && a.Y+edge < b.Y+b.H && b.Y+edge < a.Y+a.H
}

// The parts of a district lie in it.
func TestPartsOfDistrictsLieInThem(t *testing.T) {
	within := func(r, in widget.Rect) bool {
		const edge = 1
		return r.X >= in.X-edge && r.Y >= in.Y-edge && r.X+r.W <= in.X+in.W+edge && r.Y+r.H <= in.Y+in.H+edge
	}
	for _, room := range rooms() {
		for _, match := range kinds() {
			l := lay(room, match)
			for d := range l.districts() {
				if p := l.partsOfCapital(d); d < lux.Districts && !(within(p.cards, l.Capital[d]) && within(p.limit, l.Capital[d]) && within(p.tokens, l.Capital[d]) && !overlap(p.limit, p.cards) && !overlap(p.limit, p.tokens)) {
					t.Errorf("%+v, %+v: parts of the capital: %+v in %v", room, match, p, l.Capital[d])
				}
				for seat := range match.seats {
					in := l.Homes[seat][d]
					if p := l.partsOfHome(in); !(within(p.cards, in) && within(p.total, in) && within(p.bar, in) && within(p.tokens, in) && !overlap(p.total, p.bar) && !overlap(p.cards, p.total) && !overlap(p.mark, p.total)) {
						t.Errorf("%+v, %+v: parts of a home district: %+v in %v", room, match, p, in)
					}
				}
			}
		}
	}
}

// However many citizens lie in a district, they lie within it, and the number of each is seen.
func TestCitizensLieInTheirDistrict(t *testing.T) {
	for _, room := range rooms() {
		l := lay(room, kind{seats: 4})
		for _, in := range []widget.Rect{l.partsOfCapital(lux.Pink).cards, l.partsOfHome(l.Homes[0][lux.Pink]).cards, l.partsOfHome(l.Homes[3][lux.Pink]).cards} {
			for count := range 15 {
				p := l.pileIn(in, count)
				for n := range count {
					at := p.place(n)
					if at.X < in.X-1 || at.Y < in.Y-1 || at.X+at.W > in.X+in.W+1 || at.Y+at.H > in.Y+in.H+1.5 {
						t.Fatalf("%+v: citizen %d of %d lies at %v, not in %v", room, n, count, at, in)
					}
					for other := range n {
						before := p.place(other)
						if before.Y == at.Y && at.X-before.X < 0.3*before.W-1 || at == before {
							t.Fatalf("%+v: citizen %d of %d hides %d", room, n, count, other)
						}
					}
				}
			}
		}
	}
}

// things are all that can be pointed at in a position.
func things(p *Position) (all []Thing) {
	for n, c := range p.Hand.Cards {
		all = append(all, OfCard(c, copyOf(p.Hand.Cards, n)))
	}
	for n, c := range p.Hand.Kept {
		all = append(all, Thing{Kind: Kept, Card: c, Copy: copyOf(p.Hand.Kept, n)})
	}
	for d := range lux.District(lux.Districts) {
		all = append(all, OfCapital(d), Thing{Kind: Sign, District: d})
		if p.Table.InPlay(lux.Aristocrat) {
			all = append(all, Thing{Kind: Tile, District: d})
		}
	}
	for seat := range p.Names {
		all = append(all, OfPanel(seat), Thing{Kind: Purse, Seat: seat})
		for d := range lux.District(lux.Districts) {
			all = append(all, OfHome(seat, d))
		}
		if p.Table.InPlay(lux.Outsider) {
			all = append(all, OfHome(seat, lux.OutsiderDistrict))
		}
	}
	for _, c := range p.Table.Row() {
		all = append(all, OfRow(c))
	}
	if p.Table.Solo() {
		all = append(all, Thing{Kind: RobCards}, Thing{Kind: RobStored})
		for _, c := range p.Table.RobHand() {
			all = append(all, Thing{Kind: RobHeld, Card: c})
		}
	}
	return append(all, Thing{Kind: Deck}, Thing{Kind: Round})
}

// TestWhatLiesSomewhereIsFoundThere in matches of all kinds, in every room: at the upper left corner of its place, where nothing
// lies over it.
func TestWhatLiesSomewhereIsFoundThere(t *testing.T) {
	for _, match := range []struct {
		seats int
		set   string
	}{{2, "AAAA"}, {3, "BDCB"}, {4, "DBCC"}, {1, "CCCD"}} {
		m := played(t, match.seats, match.set, 3, plays(2, 0, 5))
		v := m.View(0)
		p := see(&v)
		for _, room := range rooms() {
			table := NewTable(nil, &p.Table)
			table.Resize(room)
			for _, thing := range things(&p) {
				place := table.Where(&p, thing)
				want := thing
				if table.Layout.Close && thing.Kind == Purse {
					want = OfPanel(thing.Seat) // its gold is a figure
				}
				if found := table.At(&p, place.X+2, place.Y+2); found != want {
					t.Errorf("%+v, %v seats: where %+v lies, at %v, %+v is found", room, match.seats, thing, place, found)
				}
			}
		}
	}
}

// Citizens that lie at home and the answers are found only where they may be chosen.
func TestWhatMayBeChosenIsFoundFirst(t *testing.T) {
	m := played(t, 2, "DAAA", 3, func(m *lux.Match) bool { return m.Owes(0) == lux.DecidePlay && len(m.Home(0, lux.Pink)) > 1 })
	v := m.View(0)
	p := see(&v)
	table := NewTable(nil, &p.Table)
	table.Resize(scene.PlainRoom(1280, 720))
	laid := OfLaid(0, lux.Pink, m.Home(0, lux.Pink)[1])
	place := table.Where(&p, laid)
	x, y := place.X+place.W/2, place.Y+place.H/2
	if found := table.At(&p, x, y); found != OfHome(0, lux.Pink) {
		t.Errorf("a citizen that may not be chosen is found: %+v", found)
	}
	p.Lit = []Thing{laid, {Kind: Answer, Copy: 1}}
	if found := table.At(&p, x, y); found != laid {
		t.Errorf("the citizen is not found: %+v", found)
	}
	answer := table.Where(&p, Thing{Kind: Answer, Copy: 1})
	if found := table.At(&p, answer.X+5, answer.Y+5); found != p.Lit[1] {
		t.Errorf("the answer is not found: %+v", found)
	}
}

// A total stands to its limit in one of five ways.
func TestStandings(t *testing.T) {
	for _, c := range []struct {
		total, low, high int
		want             Standing
	}{{0, 0, 0, Empty}, {3, 9, 9, Roomy}, {8, 9, 9, Near}, {9, 9, 9, Near}, {10, 9, 9, Over}, {6, 4, 9, Risky}, {10, 4, 9, Over}, {4, 4, 9, Near}, {2, 0, 5, Risky}} {
		if got := Stands(c.total, [2]int{c.low, c.high}); got != c.want {
			t.Errorf("%d of %d to %d: %v, want %v", c.total, c.low, c.high, got, c.want)
		}
	}
	for want, limit := range map[string][2]int{"9": {9, 9}, "0–5": {0, 5}} {
		if got := limitWords(limit); got != want {
			t.Errorf("%v is written %s", limit, got)
		}
	}
}

// On a telephone buttons are large enough for a finger, and cards of a hand of eight as wide as what is seen of each.
func TestFingersHitOnATelephone(t *testing.T) {
	for _, size := range [][2]float64{{844, 390}, {390, 844}, {360, 640}} {
		room := scene.Room{Width: 3 * size[0], Height: 3 * size[1], Point: 3, Text: 1}
		l := lay(room, kind{seats: 4})
		for _, r := range []widget.Rect{l.Undo, l.Redo, l.Log, l.Hint, l.Confirm, l.Menu, l.Outlook} {
			if r.W < 40*3 || r.H < scene.Touch*3 {
				t.Errorf("%v: a button is %v", size, r)
			}
		}
		hand := Hand{Cards: make([]lux.Citizen, 8)}
		lie := l.layHand(&hand)
		if lie.cards.w < scene.Touch*3 || lie.cards.step < 34*3 {
			t.Errorf("%v: cards are %.0f wide and %.0f apart", size, lie.cards.w, lie.cards.step)
		}
	}
}
