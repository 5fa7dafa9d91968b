package ai

import (
	"math/bits"

	"capital/rules/rome"
)

// The features of a seat: small whole numbers, so that a sum of weights is the same on every machine.
const (
	atOne        = iota                                // always 10, for its weight has to reach far
	atNow                                              // points that it would score now
	atSettled                                          // those of them in full prefectures
	atThreat                                           // points that the next house of another could take
	atGain                                             // points that a house could bring at once: the most, the next and so on
	atRoofGain   = atGain + gains                      // the same of houses that need a roof first
	atPlaces     = atRoofGain + gains                  // prefectures to which a house could go at once
	atFinished   = atPlaces + 1                        // finished houses beside the board, by use
	atFloors     = atFinished + uses                   // their floors, by use
	atHighest    = atFloors + uses                     // the highest of them that is of use
	atBegun      = atHighest + 1                       // the first of the unfinished houses of use, the first two, four
	atBegunHigh  = atBegun + len(begunSteps)           // the highest two of them
	atRoofs      = atBegunHigh + 2                     // roofs left: of both shapes, of the rarer one up to two
	atCards      = atRoofs + 2                         // cards of each type, up to so many: see cardSteps
	atColours    = atCards + rome.Types*len(cardSteps) // permits of the colours, in twelfths, none above 12
	atPairs      = atColours + 1                       // houses that cards can finish, that permits can carry
	atPips       = atPairs + 2                         // numbers on the cards; how far ahead and behind of the best other ones
	atBonus      = atPips + 3                          // cards for amphitheatres
	atToDraw     = atBonus + 1                         // cards that it will draw before the next construction, but for those of amphitheatres to be won
	atOrder      = atToDraw + 1                        // places after the First Player
	atStock      = atOrder + 1                         // floors in the stock, up to twelve
	atOthers     = atStock + 1                         // of the others: finished houses of use, permits, cards, how many have passed
	atHold       = atOthers + 4                        // what first places pay beyond second ones, by hold and free sites
	atBoth       = atHold + rooms*landHolds            // and what both are paid
	featureCount = atBoth + rooms*landHolds
)

const (
	gains     = 3         // of what could be gained
	rooms     = 2         // one site is free, or more
	landHolds = holds + 1 // one more: of an empty prefecture
)

// cardSteps and begunSteps are how many count as the first few.
var (
	cardSteps  = [...]int{1, 2, 4, 12}
	begunSteps = [...]int{1, 2, 4}
)

// Features is what the architect sees of one seat: its value function is a sum of them, each times its weight.
type Features [featureCount]int16

// extractor finds the features of all seats of a position.
type extractor struct {
	p         *position
	fits      *fits
	standings *standings
	means     [rome.MaxSeats]*means
}

// standings are the seats' places in all prefectures, and what each would score now, in little room.
type standings [rome.Places][rome.MaxSeats]struct{ rank, points int8 }

// means are what a seat has beside the board.
type means struct {
	cards   [rome.Types]int
	permits [rome.Colours]int // in twelfths
	pips    int
	useful  int                // finished houses that are of use
	ready   [rome.Places]uint8 // the highest house that it could carry there at once
}

// sight is all that an extractor needs of a position.
type sight struct {
	fits      fits
	standings standings
	means     [rome.MaxSeats]means
}

func newSight(p *position) (s sight) {
	s.fits, s.standings = newFits(&p.Table), standingsOf(p)
	for seat := range p.Seats() {
		s.means[seat] = meansOf(p, &s.fits, seat)
	}
	return s
}

// extractor is one of the position that was looked at.
func (s *sight) extractor(p *position) extractor {
	x := extractor{p: p, fits: &s.fits, standings: &s.standings}
	for seat := range x.means {
		x.means[seat] = &s.means[seat]
	}
	return x
}

// building reports whether houses are carried to the board now.
func (p *position) building() bool { return p.stage%stagesOfRound == buildStage }

func standingsOf(p *position) (all standings) {
	for place := range rome.Place(rome.Places) {
		for seat, s := range p.Standings(place) {
			all[place][seat].rank, all[place][seat].points = int8(s.Rank), int8(s.Points)
		}
	}
	return all
}

// meansOf finds what a seat has, as far as can be told.
func meansOf(p *position, fits *fits, seat int) means {
	m := means{cards: cardsOf(p, seat), pips: pipsOf(p, seat)}
	player := p.Player(seat)
	known := p.hand
	if seat != p.seat {
		known = player.Known
	}
	for c := range m.permits {
		m.permits[c] = 12 * known.Permits(rome.Colour(c)).Count()
		if seat != p.seat {
			m.permits[c] += 4 * int(player.Hidden[rome.Permit])
		}
	}
	m.readHouses(fits, player, p.building() && !player.Passed)
	return m
}

// readHouses finds which of the finished houses are of use and, if it builds, where they could go at once.
func (m *means) readHouses(fits *fits, player *rome.Player, builds bool) {
	for shape := range rome.Shape(rome.Shapes) {
		for h := 1; h <= rome.Tallest; h++ {
			n := int(player.Finished[shape][h])
			if n == 0 || fits.use[shape][h] == useNever {
				continue
			}
			m.useful += n
			if builds {
				m.carry(&m.ready, fits.now[shape][h], h)
			}
		}
	}
}

// carry notes that a house of a height could go to some places, where there is a permit for it.
func (m *means) carry(highest *[rome.Places]uint8, places uint16, height int) {
	for ; places != 0; places &= places - 1 {
		place := rome.Place(bits.TrailingZeros16(places))
		if m.permits[place.Colour()] > 0 {
			highest[place] = uint8(height)
		}
	}
}
