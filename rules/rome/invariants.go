package rome

import "fmt"

// Invariants returns what is wrong in a match that no legal action leads to.
func (m *Match) Invariants() error {
	for _, check := range [...]func(*Match) error{checkCards, checkPieces, checkPrefectures} {
		if err := check(m); err != nil {
			return err
		}
	}
	return nil
}

// checkCards finds every card in one place, and the numbers that all see to be right.
func checkCards(m *Match) error {
	var all Cards
	count := 0
	add := func(s Cards) {
		all |= s
		count += s.Count()
	}
	add(m.discards)
	for of := range Type(Types) {
		below := Cards(0)
		for n, c := range m.piles[of][:m.sizes[of]] {
			add(1 << c)
			if n < int(m.sizes[of])-1 {
				below |= 1 << c
			} else if c != m.tops[of] {
				return fmt.Errorf("%v lies on the pile, not %v", c, m.tops[of])
			}
		}
		if piled := m.piled.Of(of); piled&^below != 0 || m.remade[of] && piled != below {
			return fmt.Errorf("%v are said to lie in the pile of %v", piled, below)
		}
	}
	for seat := range int(m.seats) {
		add(m.players[seat].Known)
		add(m.private[seat].hidden)
		for of := range Type(Types) {
			if hidden := m.private[seat].hidden.Of(of).Count(); hidden != int(m.players[seat].Hidden[of]) {
				return fmt.Errorf("seat %d hides %d cards of %v, not %d", seat+1, hidden, of, m.players[seat].Hidden[of])
			}
		}
		if bid := m.private[seat].bid; bid&^m.hand(seat) != 0 || bid != 0 && m.phase != PhaseBid {
			return fmt.Errorf("seat %d bids %v", seat+1, bid)
		}
	}
	if all != 1<<CardCount-1 || count != CardCount {
		return fmt.Errorf("%d cards in %d places", all.Count(), count)
	}
	return nil
}

// checkPieces counts floors and roofs.
func checkPieces(m *Match) error {
	floors := int(m.stock)
	for seat := range int(m.seats) {
		floors += m.Floors(seat)
		used := [Shapes]int{}
		p := &m.players[seat]
		for height := 1; height <= Tallest; height++ {
			floors += height * int(p.Unfinished[height])
			for shape, houses := range p.Finished {
				floors += height * int(houses[height])
				used[shape] += int(houses[height])
			}
		}
		for place := range m.prefectures {
			at := &m.prefectures[place]
			for _, site := range at.Built[:at.Used] {
				if site.Height > 0 && int(site.Seat) == seat {
					used[at.Shape]++
				}
			}
		}
		for shape, n := range used {
			if n+int(p.Roofs[shape]) != roofs {
				return fmt.Errorf("seat %d has %d roofs of %v and used %d", seat+1, p.Roofs[shape], Shape(shape), n)
			}
		}
	}
	if floors != Floors {
		return fmt.Errorf("%d floors", floors)
	}
	return nil
}

// checkPrefectures recounts what stands in every prefecture, and looks for three alike (C9).
func checkPrefectures(m *Match) error {
	for p := range Place(Places) {
		at := &m.prefectures[p]
		if int(at.Used) > p.Sites() {
			return fmt.Errorf("%v holds %d on %d sites", p, at.Used, p.Sites())
		}
		counted := Prefecture{Built: at.Built, Used: at.Used, Shape: NoShape, Monument: at.Monument}
		for _, site := range at.Built[:at.Used] {
			if site.Height == 0 {
				counted.Fountains++
				continue
			}
			if !counted.Fits(int(site.Height)) {
				return fmt.Errorf("%v: a house of %d beside one of %d", p, site.Height, counted.Tallest)
			}
			counted.Shape = at.Shape
			counted.Tallest = max(counted.Tallest, site.Height)
			counted.Floors[site.Seat] += site.Height
			counted.Best[site.Seat] = max(counted.Best[site.Seat], site.Height)
		}
		if counted != *at {
			return fmt.Errorf("%v is %+v, not %+v", p, counted, *at)
		}
		one, other := p.neighbours()
		if s := at.Shape; s != NoShape && m.prefectures[one].Shape == s && m.prefectures[other].Shape == s {
			return fmt.Errorf("all prefectures of %v are %v", p.Colour(), s)
		}
	}
	return nil
}
