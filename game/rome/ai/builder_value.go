package ai

import "capital/rules/rome"

// builderWeights are the weights of the builder's value function. What is worth points is in thousandths of a point.
type builderWeights struct {
	// first and second are how probable such a place is in the scorings to come, in thousandths, by the seat's hold; drift is how
	// much of it is left for each later scoring, per cent.
	first, second [holds]int64
	drift         int64

	finished   [uses]int64 // a finished house, each scoring that it can still count in
	unfinished [uses]int64
	floor      [uses]int64  // each floor of a house beside the board
	next       [5]int64     // what the highest such house counts, the next and so on, per cent
	openRoof   int64        // a roof of each shape left, each scoring
	roof       [needs]int64 // a card of the type, the first, the second and so on, each scoring it can count in
	floors     [needs]int64
	permit     [needs]int64
	ready      int64                  // a house that can be carried to the board in this round
	soonReady  int64                  // one that needs a roof first
	readyFloor int64                  // each floor of these
	pip        [rome.Rounds + 1]int64 // a number on a card, by the scorings left
	bonus      int64                  // a card that an amphitheatre gives
}

// needs is how many cards of a type have a value of their own.
const needs = 5

// tuned were found by changing some weights at a time, playing the same deals with and without, against builders and
// apprentices, at two, three and four seats, and keeping what ended further ahead.
var tuned = builderWeights{
	first:      [...]int64{588, 599, 899, 654, 789, 338, 234, 250, 66, 172, 138, 81, 36},
	second:     [...]int64{60, 120, 163, 265, 218, 562, 595, 240, 480, 220, 707, 170, 5},
	drift:      53,
	finished:   [...]int64{606, 326, 2},
	unfinished: [...]int64{270, 103, 47},
	floor:      [...]int64{270, 383, 19},
	next:       [...]int64{100, 102, 56, 25, 0},
	openRoof:   47,
	roof:       [...]int64{482, 405, 59, 83, 57},
	floors:     [...]int64{291, 126, 282, 71, 47},
	permit:     [...]int64{604, 489, 589, 171, 127},
	ready:      700,
	soonReady:  532,
	readyFloor: 302,
	pip:        [...]int64{0, 111, 183, 206, 202},
	bonus:      600,
}

// builderValue is the builder's value function.
type builderValue struct{ *builderWeights }

// theBuilder is the builder.
func theBuilder() greedy { return greedy{builderValue{&tuned}} }

// values are what each seat's places on the board bring, and what it has beside it is good for.
func (b builderValue) values(p *position) (values [rome.MaxSeats]int64) {
	left := int64(p.toScore())
	if left == 0 {
		return values
	}
	values = b.places(p, left)
	fits := newFits(&p.Table)
	for seat := range p.Seats() {
		values[seat] += b.goods(p, seat, &fits, left)
	}
	return values
}

// places are what each seat's places on the board bring.
func (b builderValue) places(p *position, left int64) (values [rome.MaxSeats]int64) {
	for place := range rome.Place(rome.Places) {
		b.addPlace(p, place, left, &values)
	}
	return values
}

// addPlace adds what a prefecture will bring each seat: points, and the cards of an amphitheatre.
func (b builderValue) addPlace(p *position, place rome.Place, left int64, values *[rome.MaxSeats]int64) {
	at := p.Prefecture(place)
	if at.Tallest == 0 {
		return
	}
	standings := p.Standings(place)
	first, both := stakes(&p.Table, place)
	free := p.Free(place)
	for seat := range p.Seats() {
		points, cards := 1000*int64(standings[seat].Points), int64(0)
		if at.Monument == rome.Amphitheatre {
			cards = b.bonus * int64(cardsFor(standings[seat].Rank))
		}
		if free == 0 {
			values[seat] += left*points + (left-1)*cards // none are drawn after the last scoring
			continue
		}
		hold := holdOf(&p.Table, at, seat, standings[seat].Rank)
		likely := b.first[hold]*int64(first+both) + b.second[hold]*int64(both)
		values[seat] += b.soon(p, points, likely, left)
		if left > 1 && at.Monument == rome.Amphitheatre {
			likely = b.bonus * (b.first[hold]*int64(cardsFor(1)) + b.second[hold]*int64(cardsFor(2))) / 1000
			values[seat] += b.soon(p, cards, likely, left-1)
		}
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

// goods is the value of what a seat has beside the board: as far as it can still be used in this round, and for later ones.
func (b builderValue) goods(p *position, seat int, fits *fits, left int64) int64 {
	player := p.Player(seat)
	n := cardsOf(p, seat)
	stage := p.stage % stagesOfRound
	kept, total := left-1, int64(0)
	switch {
	case stage == drawStage:
		kept = left
	case stage == buildStage && !player.Passed:
		total = b.carried(player, fits, &n)
	}
	total += kept * (b.houses(player, fits) + some(n[rome.Roof], &b.roof) + some(n[rome.Floor], &b.floors) + some(n[rome.Permit], &b.permit))
	if kept == 0 && stage >= scoreStage {
		return total
	}
	return total + int64(pipsOf(p, seat))*b.pip[left]
}

// carried is the value of the houses that a seat can still bring to the board in this round.
func (b builderValue) carried(player *rome.Player, fits *fits, n *[rome.Types]int) (total int64) {
	permits, roofs := n[rome.Permit], min(n[rome.Roof], roofsLeft(player))
	for h := rome.Tallest; h > 0; h-- {
		ready := 0
		for shape := range rome.Shape(rome.Shapes) {
			if fits.use[shape][h] == useNow {
				ready += int(player.Finished[shape][h])
			}
		}
		soon := 0
		if fits.open(player, h) == useNow {
			soon = min(int(player.Unfinished[h]), roofs)
		}
		roofs -= soon
		houses := min(permits, ready+soon)
		permits -= houses
		total += int64(min(houses, ready))*(b.ready+int64(h)*b.readyFloor) + int64(max(0, houses-ready))*(b.soonReady+int64(h)*b.readyFloor)
	}
	return total
}

// houses is the value of the houses beside the board, each scoring. Of unfinished ones no more count than there are roofs left.
func (b builderValue) houses(player *rome.Player, fits *fits) (total int64) {
	finished, unfinished, roofs := 0, 0, roofsLeft(player)
	for h := rome.Tallest; h > 0; h-- {
		for shape := range rome.Shape(rome.Shapes) {
			use := fits.use[shape][h]
			for range player.Finished[shape][h] {
				total += b.next[min(finished, len(b.next)-1)] * (b.finished[use] + int64(h)*b.floor[use]) / 100
				finished++
			}
		}
		use := fits.open(player, h)
		for range min(int(player.Unfinished[h]), roofs-unfinished) {
			total += b.next[min(unfinished, len(b.next)-1)] * (b.unfinished[use] + int64(h)*b.floor[use]) / 100
			unfinished++
		}
	}
	for _, n := range player.Roofs {
		total += b.openRoof * int64(n)
	}
	return total
}

// some is the value of so many cards; those beyond the last value count as much as that.
func some(cards int, values *[needs]int64) (total int64) {
	for n := range cards {
		total += values[min(n, needs-1)]
	}
	return total
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
