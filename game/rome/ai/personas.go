package ai

import (
	"capital/game/search"
	"capital/rules/rome"
)

// person is somebody who likes something of the board for its seat.
type person = search.Persona[func(t *rome.Table, seat int) int]

// personas are the persons that a computer player can be, by what they like at the table for their seat.
var personas = search.Personas[func(t *rome.Table, seat int) int]{
	{Name: "livia", Likes: round, Near: 700},
	{Name: "marcus", Likes: tall, Near: 500},
	{Name: "claudia", Likes: monumental, Near: 1200},
	{Name: "titus", Likes: hills, Near: 1800},
	{Name: "cassia", Likes: riverside, Near: 500},
	{Name: "rufus", Likes: apart, Near: 1800},
}

// round likes round roofs, and not the others.
func round(t *rome.Table, seat int) int {
	left := &t.Player(seat).Roofs
	return int(left[rome.Triangular]) - int(left[rome.Round])
}

// tall likes houses the more the higher each is.
func tall(t *rome.Table, seat int) (sum int) {
	beside := t.Player(seat)
	for height := range rome.Tallest + 1 {
		houses := int(beside.Unfinished[height])
		for shape := range beside.Finished {
			houses += int(beside.Finished[shape][height])
		}
		sum += houses * height * height
	}
	for place := range rome.Place(rome.Places) {
		at := t.Prefecture(place)
		for _, site := range at.Built[:at.Used] {
			if int(site.Seat) == seat {
				sum += int(site.Height) * int(site.Height)
			}
		}
	}
	return sum
}

// monumental likes floors where an amphitheatre or a temple stands.
func monumental(t *rome.Table, seat int) (sum int) {
	for place := range rome.Place(rome.Places) {
		if t.Prefecture(place).Monument != rome.NoPiece {
			sum += int(t.Prefecture(place).Floors[seat])
		}
	}
	return sum
}

// hills likes floors on the red hills and on the island below them.
func hills(t *rome.Table, seat int) (sum int) {
	for place := range rome.Place(rome.Places) {
		if place.Colour() == rome.Red {
			sum += int(t.Prefecture(place).Floors[seat])
		}
	}
	return sum
}

// apart likes it the less the more houses of others stand beside its own.
func apart(t *rome.Table, seat int) (sum int) {
	for place := range rome.Place(rome.Places) {
		at := t.Prefecture(place)
		own, others := 0, 0
		for _, site := range at.Built[:at.Used] {
			switch {
			case site.Height == 0: // a fountain
			case int(site.Seat) == seat:
				own++
			default:
				others++
			}
		}
		sum -= own * others
	}
	return sum
}

// riverside likes floors in the prefectures that lie by the Tiber on the map.
func riverside(t *rome.Table, seat int) (sum int) {
	for _, place := range [...]rome.Place{rome.CampusMartius, rome.Capitoline, rome.TiberIsland, rome.Aventine} {
		sum += int(t.Prefecture(place).Floors[seat])
	}
	return sum
}

// Personas are their names, as records have them.
func Personas() []string { return personas.Names() }

// nearly is by how much what somebody likes may be worse than the best, in thousandths of a point, for one who compares moves.
const nearly = 200

// likedOf is what somebody does, or nobody, of some options.
func likedOf(v *rome.View, options []option, who person) rome.Action {
	if who.Likes == nil {
		return search.Liked(options, 0, func(rome.Action) int64 { return 0 })
	}
	now := newPosition(v)
	return search.Liked(options, nearly, func(a rome.Action) int64 {
		then := now
		then.apply(&a)
		return int64(who.Likes(&then.Table, now.seat))
	})
}

// choose is what a player does who is somebody or nobody. One who compares moves by itself chooses among those that it finds nearly
// as good; of what others do, the builder's value function says what is. Nobody has a habit of bidding.
func choose(v *rome.View, p Player, who person) rome.Action {
	switch p := p.(type) {
	case architect:
		p.who = who
		return p.Choose(v)
	case master:
		p.who = who
		return p.Choose(v)
	}
	chosen := p.Choose(v)
	if who.Likes == nil || v.Owes(v.Seat()) == rome.DecideBid {
		return chosen
	}
	value, now := theBuilder(), newPosition(v)
	var options []option
	liked := map[rome.Action]int64{}
	var cheapest cheapest
	floors := newFloors(&now)
	var buf [maxActions]rome.Action
	for _, a := range v.Legal(buf[:0]) {
		then := now
		then.apply(&a)
		wasted := a.Kind == rome.Idle || !cheapest.has(&a) || a.Kind == rome.Play && a.Card.Type() == rome.Floor && !floors.serve(&then)
		if wasted && a != chosen {
			continue
		}
		options = append(options, option{Action: a, Value: value.margin(&then, now.seat)})
		liked[a] = int64(who.Likes(&then.Table, now.seat))
	}
	return search.Lean(options, chosen, who.Near, func(a rome.Action) int64 { return liked[a] })
}
