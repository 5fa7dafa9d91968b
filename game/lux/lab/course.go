package lab

import (
	"capital/game/lab"
	"capital/rules/lux"
)

// course adds up what was done in the course of matches, all seats together.
type course struct {
	games, seats int // seats of all matches, ROB's counted
	solo         int // matches against ROB
	rounds       [lux.Rounds]roundSum
	powers       [lux.PowerCount + 1]powerSum
	lost         [lux.HomeDistricts]int
	classes      [lux.WorldClass + 1]int
	margin       int // ahead of ROB
}

// roundSum is what was done in one round.
type roundSum struct {
	roundResult
	enderWon, robEnded float64
}

// powerSum is what became of a power.
type powerSum struct{ inPlay, used, vain, margin int }

func (c *course) add(r *result) {
	c.games++
	c.seats += r.seats
	for n := range r.round {
		c.rounds[n].add(&r.round[n], r)
	}
	for _, p := range r.powers {
		s := &c.powers[p]
		s.inPlay++
		s.used += r.used[p]
		s.vain += r.vain[p]
		s.margin += r.margin
	}
	for d, n := range r.lost {
		c.lost[d] += n
	}
	if r.solo {
		c.solo++
		c.classes[r.class]++
		c.margin += r.margin
	}
}

func (s *roundSum) add(one *roundResult, r *result) {
	s.home += one.home
	s.capital += one.capital
	s.laid += one.laid
	s.lost += one.lost
	s.saved += one.saved
	s.bonus += one.bonus
	s.tied += one.tied
	s.gold += one.gold
	switch {
	case one.ender < len(r.Shares):
		s.enderWon += r.Shares[one.ender]
	case r.solo:
		s.robEnded++
	}
}

// report is what the course of the matches was.
func (c *course) report() courseReport {
	r := courseReport{Rounds: []roundReport{}}
	for n := range c.rounds {
		s := &c.rounds[n]
		r.Rounds = append(r.Rounds, roundReport{
			Round: n + 1, Home: lab.Per(s.home, c.seats), Capital: lab.Per(s.capital, c.seats), Laid: lab.Per(s.laid, c.seats),
			Lost: lab.Per(s.lost, c.seats), Saved: lab.Per(s.saved, c.seats), Bonus: lab.Per(s.bonus, c.seats), Tied: lab.Per(s.tied, c.games),
			Gold: lab.Per(s.gold, c.seats), EnderWon: s.enderWon / float64(max(1, c.games)), RobEnded: s.robEnded / float64(max(1, c.solo)),
		})
	}
	for p := lux.Agent; p <= lux.PowerCount; p++ {
		if s := &c.powers[p]; s.inPlay > 0 {
			r.Powers = append(r.Powers, powerReport{Power: p.String(), Matches: s.inPlay, Used: lab.Per(s.used, s.inPlay),
				Impossible: lab.Per(s.vain, s.inPlay), Margin: lab.Per(s.margin, s.inPlay)})
		}
	}
	for d, n := range c.lost {
		r.Lost = append(r.Lost, districtReport{lux.District(d).String(), lab.Per(n, c.seats)})
	}
	if c.solo > 0 {
		r.Rob = &robReport{Margin: lab.Per(c.margin, c.solo)}
		for class := range lux.WorldClass + 1 {
			r.Rob.Classes = append(r.Rob.Classes, classReport{class.String(), lab.Per(c.classes[class], c.solo)})
		}
	}
	return r
}
