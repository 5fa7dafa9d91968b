package ai

import "capital/rules/rome"

// A hold is how firmly a seat holds its place in a prefecture: what one more house, of the height that comes next, would do.
const (
	holdFirm     = iota // first, and two houses would not change it
	holdOneHouse        // first; only the highest house would overtake
	holdShort           // first; any house would overtake
	holdTaller          // as many floors as another, but a taller house
	holdShared          // as many floors and as tall a house
	holdLower           // as many floors, but no house as tall
	holdNear            // behind; any house would overtake
	holdNearOut         // and not even second
	holdFar             // behind; only the highest house would overtake
	holdFarOut
	holdBeaten // behind by more
	holdBeatenOut
	holdNone // no floors
	holds
)

// holdOf is the seat's hold of a prefecture.
func holdOf(t *rome.Table, at *rome.Prefecture, seat int, rank int) int {
	most := uint8(0)
	for other := range t.Seats() {
		if other != seat {
			most = max(most, at.Floors[other])
		}
	}
	if at.Floors[seat] == 0 {
		return holdNone
	}
	lead, tallest := int(at.Floors[seat])-int(most), int(at.Tallest)
	switch {
	case lead > tallest+1:
		return holdFirm
	case lead >= tallest:
		return holdOneHouse
	case lead > 0:
		return holdShort
	case lead == 0:
		return heldTogether(t, at, seat, most)
	}
	out := 0
	if rank == 0 {
		out = 1
	}
	switch {
	case lead > -tallest:
		return holdNear + out
	case lead >= -tallest-1:
		return holdFar + out
	}
	return holdBeaten + out
}

// heldTogether is the hold of a seat that has as many floors as the best other.
func heldTogether(t *rome.Table, at *rome.Prefecture, seat int, most uint8) int {
	best := uint8(0)
	for other := range t.Seats() {
		if other != seat && at.Floors[other] == most {
			best = max(best, at.Best[other])
		}
	}
	switch {
	case at.Best[seat] > best:
		return holdTaller
	case at.Best[seat] == best:
		return holdShared
	}
	return holdLower
}

// stakes is what a first place in a prefecture pays beyond the second, and what both are paid.
func stakes(t *rome.Table, p rome.Place) (first, both int) {
	first, both = 2, t.AllFountains(p)
	if t.Prefecture(p).Monument == rome.Temple {
		return 2 * first, 2 * both
	}
	return first, both
}

// What a house beside the board is good for.
const (
	useNow   = iota // it fits somewhere now
	useLater        // it is higher than what fits now
	useNever        // all that it could have gone to is higher, full or of the other shape
	uses
)

// fits are the places that a house of a shape and height could go to.
type fits struct {
	now [rome.Shapes][rome.Tallest + 1]uint16 // sets of places
	use [rome.Shapes][rome.Tallest + 1]uint8
	any [rome.Tallest + 1]uint8 // the better use of both shapes
}

// newFits finds where houses of each kind could go.
func newFits(t *rome.Table) (f fits) {
	for shape := range rome.Shape(rome.Shapes) {
		f.readShape(t, shape)
	}
	for h := range f.any {
		f.any[h] = min(f.use[rome.Round][h], f.use[rome.Triangular][h])
	}
	return f
}

// readShape finds where houses of a shape could go.
func (f *fits) readShape(t *rome.Table, shape rome.Shape) {
	lowest, highest := rome.Tallest+1, 0 // that some place takes now, or will take
	for p := range rome.Place(rome.Places) {
		at := t.Prefecture(p)
		if t.Free(p) == 0 || !t.Takes(p, shape) {
			continue
		}
		least, most := max(1, int(at.Tallest)), min(int(at.Tallest)+1, rome.Tallest)
		for h := least; h <= most; h++ {
			f.now[shape][h] |= 1 << p
		}
		lowest = min(lowest, least)
		highest = max(highest, int(at.Tallest)+t.Free(p))
	}
	for h := 1; h <= rome.Tallest; h++ {
		switch {
		case f.now[shape][h] != 0:
			f.use[shape][h] = useNow
		case h > lowest && h <= highest:
			f.use[shape][h] = useLater
		default:
			f.use[shape][h] = useNever
		}
	}
}

// open is the use of an unfinished house of a height: the better one of the shapes of which its owner has roofs left.
func (f *fits) open(player *rome.Player, height int) uint8 {
	use := uint8(useNever)
	for shape, left := range player.Roofs {
		if left > 0 {
			use = min(use, f.use[shape][height])
		}
	}
	return use
}

// roofsLeft is how many roofs a seat has left.
func roofsLeft(player *rome.Player) int {
	return int(player.Roofs[rome.Round]) + int(player.Roofs[rome.Triangular])
}

// roofable is how many floors of a seat's unfinished houses can still come under a roof and be of use, if it is given so many.
func roofable(player *rome.Player, fits *fits, roofs int) (floors int) {
	for h := rome.Tallest; h > 0; h-- {
		if fits.open(player, h) != useNever {
			houses := min(int(player.Unfinished[h]), roofs)
			floors += houses * h
			roofs -= houses
		}
	}
	return floors
}
