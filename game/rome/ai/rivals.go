package ai

import "capital/rules/rome"

// rivals is what the other seats could do to a first place of the seat that has the view, as far as it can tell.
type rivals struct{ v *rome.View }

// permits is how many permits of the colour a seat may hold, as far as the view can tell.
func (r rivals) permits(seat int, colour rome.Colour) int {
	known, unseen := r.v.KnownOf(seat).Permits(colour).Count(), r.v.Unseen().Permits(colour).Count()
	return known + min(unseen, r.v.UnknownOf(seat, rome.Permit))
}

// safe reports whether nobody else can come to as many floors in a prefecture as the seat has, before all have passed.
func (r rivals) safe(t *rome.Table, place rome.Place) bool {
	at := t.Prefecture(place)
	for other := range t.Seats() {
		if other == r.v.Seat() || t.Player(other).Passed {
			continue
		}
		if int(at.Floors[other])+r.most(t, other, place) >= int(at.Floors[r.v.Seat()]) {
			return false
		}
	}
	return true
}

// most is a bound for the floors that a seat can add to a prefecture in this construction: with all the permits that it may
// hold, and all houses that it has or could build.
func (r rivals) most(t *rome.Table, seat int, place rome.Place) (most int) {
	permits := min(r.permits(seat, place.Colour()), t.Free(place))
	houses := r.houses(t, seat, place)
	tallest := int(t.Prefecture(place).Tallest)
	// The houses climb to some height, at least one of each on the way; the others are as high as they can be.
	for top := tallest; top <= rome.Tallest && top-tallest <= permits; top++ {
		if top > tallest && houses[top] == 0 {
			break
		}
		left, floors := permits, 0
		for h := tallest + 1; h <= top; h++ {
			floors += h
			left--
		}
		for h := top; h >= max(1, tallest) && left > 0; h-- {
			spare := houses[h]
			if h > tallest {
				spare--
			}
			used := min(spare, left)
			floors += used * h
			left -= used
		}
		most = max(most, floors)
	}
	return most
}

// houses is how many houses of each height a seat could have in this construction whose roofs may stand in a prefecture:
// those finished, those that Roof cards could finish, and any that Floor cards could build before.
func (r rivals) houses(t *rome.Table, seat int, place rome.Place) (count [rome.Tallest + 1]int) {
	player := t.Player(seat)
	cards := cardsOf(&position{Table: *t}, seat)
	roofs, highest := 0, 0
	for shape := range rome.Shape(rome.Shapes) {
		if !t.Takes(place, shape) {
			continue
		}
		roofs += int(player.Roofs[shape])
		for h := range count {
			count[h] += int(player.Finished[shape][h])
		}
	}
	roofs = min(roofs, cards[rome.Roof])
	for h, n := range player.Unfinished {
		if n > 0 {
			highest = h
		}
	}
	highest = min(rome.Tallest, highest+2*cards[rome.Floor])
	for h := 1; h <= highest; h++ {
		if cards[rome.Floor] > 0 {
			count[h] += roofs
		} else {
			count[h] += min(roofs, int(player.Unfinished[h]))
		}
	}
	return count
}
