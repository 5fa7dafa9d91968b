package lab

import (
	"cmp"
	"slices"

	"capital/game/lab"
	"capital/rules/expo"
)

// course adds up what was done in the course of matches, all seats together.
type course struct {
	games, seats int // seats of all matches
	sources      [expo.Sources][2]int
	tracks       [expo.Tracks][2]int // in the end: of all seats, and of winners
	level        [2]int
	activations  int
	prospered    int
	lakes        int
	lost         int
	tiles        [expo.TileCount]tileSum
	eras         [expo.Eras + 1]tileSum
	winners      int
}

// tileSum is what became of the seats that built a tile: how far ahead of the mean of their matches they were in the end.
type tileSum struct {
	built int
	ahead float64
}

func (s *tileSum) mean() float64 { return s.ahead / float64(max(1, s.built)) }

func (c *course) add(r *result) {
	c.games++
	sum := 0
	for seat, n := range r.Points {
		c.seats++
		sum += n
		c.addSeat(&r.seats[seat], r.Shares[seat] > 0)
	}
	mean := float64(sum) / float64(len(r.Points))
	for id, builder := range r.builder {
		if builder > 0 {
			ahead := float64(r.Points[builder-1]) - mean
			for _, s := range [...]*tileSum{&c.tiles[id], &c.eras[expo.TileID(id).Era()]} {
				s.built++
				s.ahead += ahead
			}
		}
	}
}

// addSeat takes in what became of a seat.
func (c *course) addSeat(s *seatResult, won bool) {
	sides := 1
	if won {
		sides = 2
		c.winners++
	}
	for side := range sides {
		for source, n := range s.Sources {
			c.sources[source][side] += int(n)
		}
		for what, n := range s.Track {
			c.tracks[what][side] += int(n)
		}
		c.level[side] += int(s.Level)
	}
	c.activations += s.activations
	c.prospered += s.prospered
	c.lakes += s.lakes
	c.lost += s.lost
}

// report is what the course of the matches was.
func (c *course) report() courseReport {
	r := courseReport{
		Level: lab.Per(c.level[0], c.seats), WinnersLevel: lab.Per(c.level[1], c.winners), Activations: lab.Per(c.activations, c.seats),
		Prospered: lab.Per(c.prospered, c.seats), Lakes: lab.Per(c.lakes, c.seats), JobsLost: lab.Per(c.lost, c.seats),
	}
	for what := range expo.Track(expo.Tracks) {
		n := &c.tracks[what]
		r.Tracks = append(r.Tracks, meansReport{what.String(), lab.Per(n[0], c.seats), lab.Per(n[1], c.winners)})
	}
	for source := range expo.Source(expo.Sources) {
		n := &c.sources[source]
		r.Sources = append(r.Sources, meansReport{source.String(), lab.Per(n[0], c.seats), lab.Per(n[1], c.winners)})
	}
	for id := range expo.TileID(expo.TileCount) {
		if s := &c.tiles[id]; s.built > 0 {
			r.Tiles = append(r.Tiles, tileReport{id.String(), id.Era(), id.Colour().String(), lab.Per(s.built, c.games), s.mean() - c.eras[id.Era()].mean()})
		}
	}
	slices.SortStableFunc(r.Tiles, func(a, b tileReport) int { return cmp.Or(cmp.Compare(a.Era, b.Era), cmp.Compare(b.Worth, a.Worth)) })
	return r
}
