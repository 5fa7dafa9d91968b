package ai

import "capital/rules/expo"

// things is how many kinds of gains there are: the tracks, cubes and prestige.
const things = len(expo.Gains{})

// prices is roughly what a step of each thing is worth, in thousandths of prestige, when activations are compared.
var prices = [things]int{
	expo.Population: 400, expo.Employment: 600, expo.Services: 500, expo.Progress: 500, expo.Economy: 250, expo.Culture: 500,
	expo.Cubes: 500, expo.Prestige: 1000,
}

// cubePrice is what a cube is worth then: an activation that brings less for each than that is not looked for.
const cubePrice = 250

// mostActive is how many tiles of a city are looked at that can be activated; there are hardly ever more.
const mostActive = 12

// activations are what a seat can activate.
type activations struct {
	count int
	tiles [mostActive]active
}

// active is one tile that can be activated.
type active struct {
	gains      expo.Gains // by it and its neighbours
	worth      int        // of the gains, by the prices
	cost, base int        // now, and once an Expo has cleared it
}

// read finds what a seat can activate.
func (s *activations) read(t *expo.Table, seat int) {
	s.count = 0
	city := t.Player(seat).City()
	for at := range city {
		cost, ok := t.Cost(seat, at)
		if !ok || s.count == len(s.tiles) {
			continue
		}
		a := &s.tiles[s.count]
		s.count++
		e := city[at].Tile.Effect(expo.Activated)
		*a = active{cost: cost, base: 1 + int(e.Cubes)}
		amountsOf(t, seat, at, e, &a.gains)
		for n := range city {
			if o := city[n].Tile.Effect(expo.Observing); o != nil && city[n].Touches(city[at].Cell()) && o.Names(city[at].Tile.Colour()) {
				amountsOf(t, seat, n, o, &a.gains)
			}
		}
		for what, n := range a.gains {
			a.worth += n * prices[what]
		}
	}
}

// amountsOf adds what an effect of a tile would gain now.
func amountsOf(t *expo.Table, seat, at int, e *expo.Effect, gains *expo.Gains) {
	p := t.Player(seat)
	for n := range e.Amounts {
		a := &e.Amounts[n]
		times := 1
		switch a.Per {
		case expo.PerNeighbour:
			times = p.Neighbours(p.Tiles[at].Cell(), a.Colour)
		case expo.PerInCity:
			times = p.Of(a.Colour)
			if p.Tiles[at].Tile.Colour() == a.Colour {
				times--
			}
		case expo.PerOfTrack:
			times = t.Has(seat, a.Of) / int(a.Each)
		}
		gains[a.What] += times * int(a.N)
	}
}

// plan is what a seat could activate until the coming Expo with so many cubes and activations, the most for its cubes first: each
// makes the next of the same tile dearer. It returns what that gains and the cubes that are left.
func (s *activations) plan(cubes, most int) (gains expo.Gains, left int) {
	var more [mostActive]int // by how much each is dearer
	for range most {
		best, highest := -1, 0
		for n := range s.tiles[:s.count] {
			cost := s.tiles[n].cost + more[n]
			if value := s.tiles[n].worth - cubePrice*cost; cost <= cubes && value > highest {
				best, highest = n, value
			}
		}
		if best < 0 {
			break
		}
		cubes -= s.tiles[best].cost + more[best]
		more[best]++
		for what, n := range s.tiles[best].gains {
			gains[what] += n
		}
	}
	return gains, cubes
}

// best are the worths of the tiles that are worth most for their cubes once an Expo has cleared them.
func (s *activations) best() (worths [bestActive]int) {
	for n := range s.tiles[:s.count] {
		worth := s.tiles[n].worth - cubePrice*s.tiles[n].base
		for at := range worths {
			if worth > worths[at] {
				worth, worths[at] = worths[at], worth
			}
		}
	}
	return worths
}

// bestActive is how many tiles it tells of.
const bestActive = 4
