package table

import (
	"strconv"

	"capital/assets"
	"capital/game/expo/table/view"
	"capital/game/expo/table/view/naming"
	"capital/render/expo/tinplate"
	"capital/render/icon"
	"capital/render/text"
	"capital/rules/expo"
)

func signed(n int) string { return text.Signed(n) }

// sums work out what an action would change for its seat. All of it comes from the rules.
type sums struct {
	art    *view.Expo
	seat   int
	before *expo.Table
	after  expo.Table
	events []expo.Event
	rows   []view.SumRow
}

// sumOf is what a legal action of a seat would change, and the table right after it.
func sumOf(art *view.Expo, known *expo.View, a expo.Action) (*view.Sum, *expo.Table) {
	s := sums{art: art, seat: known.Seat(), before: &known.Table}
	s.after, _ = known.After(s.seat, a, func(e expo.Event) { s.events = append(s.events, e) })
	if a.Kind == expo.Activate {
		s.payment(a)
	}
	s.costs()
	s.gains()
	s.losses()
	switch a.Kind {
	case expo.TakeSpace:
		s.order(int(a.Space))
	case expo.Activate:
		s.again(a)
	case expo.MoveCrossing:
		s.room()
	}
	s.forecast()
	if len(s.rows) == 0 {
		s.add(nil, s.words().Text("sum.same"), "", false)
	}
	return &view.Sum{Title: s.title(a), Rows: s.rows}, &s.after
}

func (s *sums) words() *assets.Strings { return s.art.Strings }

// add adds a row.
func (s *sums) add(sign *icon.Icon, words, number string, bad bool) {
	s.rows = append(s.rows, view.SumRow{Sign: sign, Words: words, Seat: -1, Number: number, Bad: bad})
}

// title says what is done.
func (s *sums) title(a expo.Action) string {
	words := s.words()
	switch a.Kind {
	case expo.Activate:
		p := s.before.Player(s.seat)
		return naming.Tile(words, p.Tiles[p.At(a.Cell())].Tile)
	case expo.TakeSpace:
		return naming.Space(words, int(a.Space))
	case expo.Build, expo.Prosper:
		return naming.Tile(words, a.Tile)
	case expo.MakeLake:
		return naming.Tile(words, expo.Lake)
	case expo.MoveCrossing:
		return words.Text("sum.title.crossing")
	case expo.Stop:
		return words.Text("sum.title.stop")
	}
	return words.Text("sum.title.rest")
}

// payment says with how many cubes and tourists an activation is paid.
func (s *sums) payment(a expo.Action) {
	for _, e := range s.events {
		if e.Kind != expo.TileActivated {
			continue
		}
		if n := e.Tourists.Count(); n > 0 {
			s.add(nil, s.words().Text("sum.tourists"), strconv.Itoa(n), false)
		}
		if e.Price > 0 {
			s.add(tinplate.Track(expo.Cubes), s.words().Text("sum.cubes"), strconv.Itoa(e.Price), false)
		}
	}
}

// costs say what is paid in $ and in prestige: the price, taxes, and what the cell costs.
func (s *sums) costs() {
	for _, e := range s.events {
		switch e.Kind {
		case expo.TileBuilt, expo.SpaceTaken:
			if e.Price > 0 {
				s.add(tinplate.Track(expo.Economy), s.words().Text("sum.price"), "−"+strconv.Itoa(e.Price), false)
			}
		case expo.Taxed:
			s.add(tinplate.Track(expo.Prestige), s.words().Text("sum.taxes", e.Count), signed(-e.Count), true)
		case expo.Penalised:
			key := "sum.penalty.crossing"
			if e.Colour {
				key = "sum.penalty.colour"
			}
			s.add(tinplate.Track(expo.Prestige), s.words().Text(key), signed(e.Count), true)
		}
	}
}

// gains say how every track changes, and the plants and cubes that come.
func (s *sums) gains() {
	for what := range expo.Prestige + 1 {
		was, will := s.before.Has(s.seat, what), s.after.Has(s.seat, what)
		if was == will {
			continue
		}
		words := s.words().Text("sum.track", naming.Track(s.words(), what), was, will)
		s.add(tinplate.Track(what), words, signed(will-was), will < was && what != expo.Economy && what != expo.Cubes)
	}
	for _, e := range s.events {
		if e.Kind == expo.PlantTaken {
			s.add(tinplate.Track(expo.Progress), s.words().Text("sum.plant", e.Level, expo.PlantActivations(e.Level)), signed(e.Count), false)
		}
	}
}

// losses say what is gained in vain: beyond the end of a track, or Employment for want of Population.
func (s *sums) losses() {
	var idle int
	var ended expo.Gains
	for _, e := range s.events {
		switch {
		case e.Kind != expo.Gained || e.Lost == 0:
		case e.Track == expo.Employment && s.after.Has(s.seat, expo.Employment) < expo.Employment.End():
			idle += e.Lost
		default:
			ended[e.Track] += e.Lost
		}
	}
	if idle > 0 {
		s.add(tinplate.Track(expo.Employment), s.words().Text("sum.idle"), strconv.Itoa(idle), true)
	}
	for what, n := range ended {
		if n > 0 {
			s.add(tinplate.Track(expo.Track(what)), s.words().Text("sum.end", naming.Track(s.words(), expo.Track(what))), strconv.Itoa(n), true)
		}
	}
}

// order says which place in the turn order a space promises, as far as that is known.
func (s *sums) order(space int) {
	before, open := 0, 0
	for other := 1; other < space; other++ {
		if s.before.SpaceTaken(other) {
			before++
		} else {
			open++
		}
	}
	first, last := before+1, min(before+open, before+s.undecided())+1
	words := s.words().Text("sum.order", first)
	if last > first {
		words = s.words().Text("sum.order.range", first, last)
	}
	s.add(nil, words, "", false)
}

// undecided is how many other seats have still to choose a space.
func (s *sums) undecided() (count int) {
	for seat := range s.before.Seats() {
		if seat != s.seat && s.before.Player(seat).Next == 0 {
			count++
		}
	}
	return count
}

// again says what the same building costs next, and how many may still be activated.
func (s *sums) again(a expo.Action) {
	if cost, ok := s.after.Cost(s.seat, s.after.Player(s.seat).At(a.Cell())); ok {
		s.add(nil, s.words().Text("sum.next"), strconv.Itoa(cost), false)
	}
	s.add(nil, s.words().Text("sum.left"), strconv.Itoa(max(s.after.Limit(s.seat)-s.after.Done(), 0)), false)
}

// room says on how many free cells nothing would be taken for their place.
func (s *sums) room() {
	p, free := s.after.Player(s.seat), 0
	for _, c := range p.FreeCells(nil) {
		if !p.OffCrossing(c) {
			free++
		}
	}
	s.add(nil, s.words().Text("sum.room"), strconv.Itoa(free), free == 0)
}

// forecast says what the coming Expo would bring the seat as all stands, where that changes.
func (s *sums) forecast() {
	was, will := view.Forecasts(s.before)[s.seat], view.Forecasts(&s.after)[s.seat]
	if a, b := was.Prestige(), will.Prestige(); a != b {
		s.add(nil, s.words().Text("sum.expo", signed(a), signed(b)), signed(b-a), b < a)
	}
	if was.Place != will.Place {
		s.add(nil, s.words().Text("sum.services", was.Place, will.Place), "", will.Place > was.Place)
	}
}
