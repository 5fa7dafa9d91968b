package ai

import "capital/rules/rome"

// builderWeights are the weights of the builder's value function. What is worth points is in thousandths of a point.
type builderWeights struct {
	// chance is how probable a first and a second place are in the scorings to come, in thousandths, by the seat's hold and
	// whether many sites are free; drift is what the chance of later scorings counts, per cent.
	first, second [holds]int64
	drift         int64

	finished   [uses]int64 // a finished house, each scoring that it can still count in, and each floor of it
	floorOf    [uses]int64
	unfinished [uses]int64
	openRoof   int64             // a roof of each shape left, each scoring
	card       [rome.Types]int64 // a card, each scoring it can count in
	surplus    int64             // of this value are cards beyond those that its houses need, per cent
	pip        int64             // a number on a card, each auction to come
}

var tuned = builderWeights{
	first:      [...]int64{930, 850, 660, 600, 560, 330, 260, 240, 170, 140, 60, 40, 40},
	second:     [...]int64{60, 120, 220, 260, 120, 420, 420, 240, 480, 220, 500, 120, 60},
	drift:      75,
	finished:   [...]int64{500, 300, 20},
	floorOf:    [...]int64{260, 240, 0},
	unfinished: [...]int64{260, 200, 20},
	openRoof:   40,
	card:       [...]int64{rome.Roof: 330, rome.Floor: 520, rome.Permit: 330},
	surplus:    35,
	pip:        22,
}

// builderValue is the builder's value function.
type builderValue struct{ *builderWeights }

// values are what each seat's places on the board bring, and what it has beside it is good for.
func (b builderValue) values(p *position) (values [rome.MaxSeats]int64) {
	left := int64(p.toScore())
	if left == 0 {
		return values
	}
	for place := range rome.Place(rome.Places) {
		b.addPlace(p, place, left, &values)
	}
	fits := newFits(&p.Table)
	for seat := range p.Seats() {
		values[seat] += b.goods(p, seat, &fits, left)
	}
	return values
}

// addPlace adds what a prefecture will bring each seat.
func (b builderValue) addPlace(p *position, place rome.Place, left int64, values *[rome.MaxSeats]int64) {
	at := p.Prefecture(place)
	if at.Tallest == 0 {
		return
	}
	standings := p.Standings(place)
	first, both := stakes(&p.Table, place)
	free := p.Free(place)
	for seat := range p.Seats() {
		points := 1000 * int64(standings[seat].Points)
		if free == 0 {
			values[seat] += left * points
			continue
		}
		hold := holdOf(&p.Table, at, seat, standings[seat].Rank)
		likely := b.first[hold]*int64(first+both) + b.second[hold]*int64(both)
		values[seat] += b.soon(p, points, likely, left)
	}
}

// soon blends what a prefecture pays now with what it is likely to pay: the more of those to come can still build, the less
// counts what is there.
func (b builderValue) soon(p *position, points, likely, left int64) int64 {
	next := likely
	if p.stage%stagesOfRound > buildStage {
		next = points // nobody can build before the scoring
	}
	for share := int64(100); left > 1; left-- {
		share = share * b.drift / 100
		next += (likely*share + points*(100-share)/2) / 100
	}
	return next
}

// goods is the value of what a seat has beside the board.
func (b builderValue) goods(p *position, seat int, fits *fits, left int64) int64 {
	player := p.Player(seat)
	builds := left // scorings in which what it builds can count
	if player.Passed || p.stage%stagesOfRound != buildStage && p.stage%stagesOfRound != drawStage {
		builds--
	}
	total := b.houses(player, fits) * builds
	cards, pips := b.cards(p, seat)
	return total + cards*builds + pips*b.pip*int64(p.auctionsLeft())
}

// houses is the value of the houses beside the board, each scoring.
func (b builderValue) houses(player *rome.Player, fits *fits) (total int64) {
	for h := 1; h <= rome.Tallest; h++ {
		for shape := range rome.Shape(rome.Shapes) {
			if n := int64(player.Finished[shape][h]); n > 0 {
				use := fits.use[shape][h]
				total += n * (b.finished[use] + int64(h)*b.floorOf[use])
			}
		}
		if n := int64(player.Unfinished[h]); n > 0 {
			use := fits.any[h]
			total += n * (b.unfinished[use] + int64(h)*b.floorOf[use]*3/4)
		}
	}
	for _, n := range player.Roofs {
		total += b.openRoof * int64(n)
	}
	return total
}

// cards is the value of a seat's cards, each scoring, and the sum of their numbers.
func (b builderValue) cards(p *position, seat int) (total, pips int64) {
	player := p.Player(seat)
	unfinished, finished := 0, 0
	for h := 1; h <= rome.Tallest; h++ {
		unfinished += int(player.Unfinished[h])
		finished += int(player.Finished[0][h] + player.Finished[1][h])
	}
	n := cardsOf(p, seat)
	roofs, floors, permits := n[rome.Roof], n[rome.Floor], n[rome.Permit]
	total += b.some(roofs, min(unfinished+floors, int(player.Roofs[0]+player.Roofs[1])), b.card[rome.Roof])
	total += b.some(floors, 6, b.card[rome.Floor])
	total += b.some(permits, finished+min(roofs, unfinished+floors), b.card[rome.Permit])
	return total, int64(pipsOf(p, seat))
}

// some is the value of so many cards, of which so many are needed.
func (b builderValue) some(cards, needed int, each int64) int64 {
	useful := int64(min(cards, needed))
	return each * (useful + (int64(cards)-useful)*b.surplus/100)
}

// auctionsLeft is how many auctions are still to come.
func (p *position) auctionsLeft() int {
	rounds := rome.Rounds - 1 - p.stage/stagesOfRound
	here := scoreStage - max(auctionStage, p.stage%stagesOfRound)
	return rounds*rome.Auctions + max(0, here)
}

// cardsOf is how many cards of each type a seat holds.
func cardsOf(p *position, seat int) (n [rome.Types]int) {
	player := p.Player(seat)
	for of := range n {
		n[of] = player.Known.Of(rome.Type(of)).Count() + int(player.Hidden[of])
	}
	return n
}

// pipsOf is the sum of the numbers on a seat's cards, as far as is known; a hidden card counts as the mean of its type.
func pipsOf(p *position, seat int) int {
	if seat == p.seat {
		return p.hand.Sum()
	}
	player := p.Player(seat)
	hidden := player.Hidden
	return player.Known.Sum() + (8*int(hidden[rome.Roof])+9*int(hidden[rome.Floor]+hidden[rome.Permit]))/2
}
