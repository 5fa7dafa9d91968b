package fair

import (
	"capital/game/scene/counting/pages"
	"capital/rules/expo"
)

// Fair is an Expo with all that belongs to it: before the last one effects of tiles, and after it all that ends the match.
type Fair struct {
	Before expo.Table   // as it lay before the first of the events
	Events []expo.Event // from the first to the last
}

// Past is the place among events behind an Expo that begins at a place; that place itself where none does.
func Past(events []expo.Event, from int) int {
	if from >= len(events) || !begins(events[from]) {
		return from
	}
	for n := from; n < len(events); n++ {
		switch events[n].Kind {
		case expo.RoundBegan:
			return n
		case expo.MatchEnded:
			return n + 1
		}
	}
	return len(events)
}

// begins reports whether an event may be the first of an Expo with all that belongs to it.
func begins(e expo.Event) bool {
	return e.Kind == expo.ExpoBegan || e.Kind == expo.EndEffect && e.Effect == expo.BeforeEnd
}

// number is which Expo it is, from 1.
func (f *Fair) number() int { return expo.EraOf(f.Before.Round()) }

// last reports whether the match ends with it.
func (f *Fair) last() bool { return f.number() == expo.Eras }

// seats is how many seats there are, and order is theirs.
func (f *Fair) seats() int { return f.Before.Seats() }

func (f *Fair) order() (seats []int) {
	for n := range f.seats() {
		seats = append(seats, f.Before.Order(n))
	}
	return seats
}

// part is what is counted in a beat.
type part uint8

// The parts, in the order in which they come.
const (
	adding     part = iota // an effect before the last Expo
	raising                // the flags go up
	working                // what a seat's Employment brings
	idling                 // what those without work cost
	ranking                // the ranking in Services forms
	serving                // what a seat's Services bring and cost
	clearing               // cubes leave tiles
	paying                 // a seat's last payment
	ending                 // an effect at the end
	converting             // what a seat has left
	summing                // what all have
)

// beat is one thing that is counted, with the events that it tells.
type beat struct {
	part   part
	seat   int // nobody where it is of all
	tile   expo.TileID
	events []expo.Event
}

// kind is what a page shows.
type kind uint8

// The kinds.
const (
	before kind = iota
	jobs
	services
	cubes
	payment
	after
	conversion
	sums
)

// seenIn is the kind of page on which a part is seen.
func seenIn(p part) kind {
	return [...]kind{adding: before, raising: jobs, working: jobs, idling: jobs, ranking: services, serving: services, clearing: cubes,
		paying: payment, ending: after, converting: conversion, summing: sums}[p]
}

// page is what beats have in common that are seen together.
type page struct {
	kind        kind
	first, last int // its beats: last is the one behind
}

// pagesOf puts beats together.
func pagesOf(beats []beat) (pages []page) {
	for n, b := range beats {
		if last := len(pages) - 1; last >= 0 && pages[last].kind == seenIn(b.part) {
			pages[last].last = n + 1
			continue
		}
		pages = append(pages, page{seenIn(b.part), n, n + 1})
	}
	return pages
}

// beats are those of the Expo. Every event belongs to one.
func (f *Fair) beats() (beats []beat) {
	for _, e := range f.Events {
		last := len(beats) - 1
		if begun, ok := beginning(e); ok && (last < 0 || !goesOn(&beats[last], begun)) {
			if begun.part == serving && !ranked(beats) {
				beats = append(beats, beat{part: ranking, seat: pages.Nobody})
			}
			beats = append(beats, begun)
			last = len(beats) - 1
		}
		beats[last].events = append(beats[last].events, e)
	}
	if !f.last() {
		beats = append(beats, beat{part: summing, seat: pages.Nobody})
	}
	return beats
}

// beginning is the beat that an event may begin.
func beginning(e expo.Event) (b beat, ok bool) {
	b.seat = e.Seat
	switch e.Kind {
	case expo.EndEffect:
		b.part, b.tile = adding, e.Tile
		if e.Effect == expo.AtEnd {
			b.part = ending
		}
	case expo.ExpoBegan:
		b.part, b.seat = raising, pages.Nobody
	case expo.ExpoLine:
		switch e.Source {
		case expo.FromEmployment:
			b.part = working
		case expo.FromUnemployment:
			b.part = idling
		default:
			b.part = serving
		}
	case expo.Gained:
		b.part = serving
		return b, e.Effect == expo.OfExpo
	case expo.CubesCleared:
		b.part, b.seat = clearing, pages.Nobody
	case expo.LastPayment:
		b.part = paying
	case expo.Converted:
		b.part = converting
	case expo.MatchEnded:
		b.part, b.seat = summing, pages.Nobody
	default:
		return b, false
	}
	return b, true
}

// goesOn reports whether a beat goes on with what might begin another one.
func goesOn(b *beat, begun beat) bool {
	return b.part == begun.part && b.seat == begun.seat && b.part != adding && b.part != ending
}

// ranked reports whether the ranking has formed.
func ranked(beats []beat) bool {
	for _, b := range beats {
		if b.part == ranking {
			return true
		}
	}
	return false
}

// ranking are the seats by Services, the first first, as the Expo ranks them: it tells how many are ahead by what that costs.
func (f *Fair) ranking() (seats []int) {
	seats = make([]int, f.seats())
	for _, e := range f.Events {
		if e.Kind == expo.ExpoLine && e.Source == expo.FromServicesRank {
			seats[-e.Count/perSeatAhead] = e.Seat
		}
	}
	return seats
}

// perSeatAhead is what each seat that is ahead in Services costs.
const perSeatAhead = 2
