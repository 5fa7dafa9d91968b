package ai

import "capital/rules/rome"

// extractHouses fills in a seat's houses beside the board.
func (x *extractor) extractHouses(seat int, f *Features) {
	player := x.p.Player(seat)
	begun := 0
	for h := rome.Tallest; h > 0; h-- {
		for shape := range rome.Shape(rome.Shapes) {
			n, use := int16(player.Finished[shape][h]), int(x.fits.use[shape][h])
			if n == 0 {
				continue
			}
			f[atFinished+use] += n
			f[atFloors+use] += n * int16(h)
			if use != useNever {
				f[atHighest] = max(f[atHighest], int16(h))
			}
		}
		if x.fits.any[h] == useNever {
			continue
		}
		for range player.Unfinished[h] {
			if begun < 2 {
				f[atBegunHigh+begun] = int16(h)
			}
			begun++
		}
	}
	for n, step := range begunSteps {
		f[atBegun+n] = int16(min(begun, step))
	}
	round, triangular := int16(player.Roofs[rome.Round]), int16(player.Roofs[rome.Triangular])
	f[atRoofs], f[atRoofs+1] = round+triangular, min(round, triangular, 2)

	roofs := min(x.means[seat].cards[rome.Roof], int(round+triangular))
	finishing := min(roofs, begun)
	f[atPairs] = int16(finishing)
	f[atPairs+1] = int16(min(x.means[seat].cards[rome.Permit], x.means[seat].useful+finishing))
}

// extractCards fills in a seat's cards.
func (x *extractor) extractCards(seat int, f *Features) {
	m := x.means[seat]
	for of, n := range m.cards {
		first := f[atCards+of*len(cardSteps):][:len(cardSteps)]
		for i := range first {
			first[i] = int16(min(n, cardSteps[i]))
		}
	}
	for _, n := range m.permits {
		f[atColours] += int16(min(n, 12))
	}
	f[atPips] = int16(m.pips)
}

// extractOthers fills in what the others have.
func (x *extractor) extractOthers(seat int, f *Features) {
	best := 0
	for other := range x.p.Seats() {
		if other == seat {
			continue
		}
		m := x.means[other]
		best = max(best, m.pips)
		f[atOthers] += int16(m.useful)
		f[atOthers+1] += int16(m.cards[rome.Permit])
		f[atOthers+2] += int16(m.cards[rome.Roof] + m.cards[rome.Floor] + m.cards[rome.Permit])
		if x.p.Player(other).Passed {
			f[atOthers+3]++
		}
	}
	pips := x.means[seat].pips
	f[atPips+1] = int16(max(0, pips-best))
	f[atPips+2] = int16(max(0, best-pips))
}
