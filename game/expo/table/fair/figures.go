package fair

import "capital/rules/expo"

// figures are what a seat has once so much is counted, and what that brought.
type figures struct {
	track    [expo.Tracks]int
	cubes    int // on its plant
	level    int // of its plant
	prestige int
	from     [expo.Sources]int // what the Expo brought
}

// brought is what the Expo brought in prestige, in all.
func (f *figures) brought() (sum int) {
	for _, n := range f.from {
		sum += n
	}
	return sum
}

// figures are what a seat has once some beats are counted: what it had, and what their events say.
func (f *Fair) figures(beats []beat, seat int) figures {
	p := f.Before.Player(seat)
	all := figures{cubes: int(p.Cubes), level: int(p.Level), prestige: int(p.Prestige)}
	for what, n := range p.Track {
		all.track[what] = int(n)
	}
	for _, b := range beats {
		for _, e := range b.events {
			if e.Seat == seat {
				all.take(e)
			}
		}
	}
	return all
}

// take takes an event of the seat in.
func (f *figures) take(e expo.Event) {
	switch e.Kind {
	case expo.ExpoLine:
		f.earn(e.Source, e.Count)
	case expo.Gained:
		switch e.Track {
		case expo.Cubes:
			f.cubes += e.Count
		case expo.Prestige:
			f.earn(e.Source, e.Count)
		default:
			f.track[e.Track] += e.Count
		}
	case expo.PlantTaken:
		f.level, f.cubes = e.Level, f.cubes+e.Count
	case expo.LastPayment:
		f.track[expo.Economy] -= e.Price
	case expo.Taxed:
		f.track[expo.Economy] += taxLot * e.Count
		f.earn(expo.FromTaxes, -e.Count)
	case expo.Converted:
		f.earn(e.Source, e.Count)
		switch e.Source {
		case expo.FromCubes:
			f.cubes -= e.Lost
		case expo.FromMoney:
			f.track[expo.Economy] -= e.Lost
		}
	}
}

// taxLot is what a lot of taxes brings, in $.
const taxLot = 3

// earn takes in prestige from a source.
func (f *figures) earn(from expo.Source, n int) {
	f.prestige += n
	f.from[from] += n
}

// gains are what some beats gave a seat of every thing, in the order in which one effect gains. Prestige of the ranking is not in
// it where it has a line of its own.
func gains(beats []beat, seat int) (all [expo.Prestige + 1]int) {
	for _, b := range beats {
		for _, e := range b.events {
			if e.Seat != seat {
				continue
			}
			switch e.Kind {
			case expo.Gained:
				all[e.Track] += e.Count
			case expo.PlantTaken:
				all[expo.Cubes] += e.Count
			}
		}
	}
	return all
}

// lineOf is what an Expo's line of a source is for a seat, among some beats; it is not there as long as that is not counted.
func lineOf(beats []beat, seat int, from expo.Source) (n int, ok bool) {
	for _, b := range beats {
		for _, e := range b.events {
			if e.Seat == seat && e.Source == from && (e.Kind == expo.ExpoLine || e.Kind == expo.Converted) {
				return e.Count, true
			}
		}
	}
	return 0, false
}

// cleared is how many cubes leave a seat's tiles.
func cleared(beats []beat, seat int) (count int) {
	for _, b := range beats {
		for _, e := range b.events {
			if e.Kind == expo.CubesCleared && e.Seat == seat {
				count += e.Count
			}
		}
	}
	return count
}
