package ai

import (
	"capital/game/search"
	"capital/rules/rome"
)

// master searches: it plays the moves that promise most on in samples of what is hidden, to the end of the next round, and takes the
// one that leaves it furthest ahead; of bids, which others could foresee, now one and now another (see [mixed]).
type master struct {
	seed  uint64
	value learnedValue
	limit Limit
	who   person // or nobody
}

// trusted is as how many samples it counts what the architect thinks of a move: where samples can't tell moves apart, that decides.
const trusted = 12

// further is how many rounds rollouts go on after the one that is played.
const further = 1

// masterSamples is how many samples a master takes that nobody limits: more hardly ever change its mind.
const masterSamples = 100

func newMaster(seed uint64, limit Limit) (master, error) {
	w, err := DecodeWeights(learned)
	return master{seed: seed, value: learnedValue{w}, limit: limit}, err
}

func (p master) within(limit Limit) Player {
	p.limit = limit
	return p
}

// Choose searches to the limit.
func (p master) Choose(v *rome.View) rome.Action {
	s := p.newSearch(v)
	limit := p.limit
	if limit.None() {
		limit.Samples = masterSamples
	}
	if s.bidding() && (limit.Samples <= 0 || limit.Samples > bidSamples) {
		limit.Samples = bidSamples
	}
	s.Run(limit)
	return p.decide(s)
}

// decide takes what has turned out to be best; a bid, by chance.
func (p master) decide(s *masterSearch) rome.Action {
	if s.bidding() && s.Samples() > 0 {
		return mixed(s.Trials(), s.Samples(), search.Mix(s.seed, ^uint64(0)))
	}
	if p.who.Likes == nil {
		return s.Best()
	}
	return likedOf(s.view, s.Options(), p.who)
}

// bidding reports whether the decision is a bid.
func (s *masterSearch) bidding() bool { return s.view.Owes(s.Seat) == rome.DecideBid }

// masterSearch is what a master has found out about one decision so far. It belongs to one goroutine.
type masterSearch struct {
	search.Search[rome.Action]
	view    *rome.View
	value   learnedValue
	minds   minds // that of an architect ranks what could be done
	seed    uint64
	margins func(totals []int64, over bool) search.Margins // of a rollout's end, where these are the totals
	sample  rome.Match                                     // the present one,
	others  [rome.MaxSeats]*routine                        // who sits there in it
	bids    [rome.MaxSeats]rome.Action                     // and what they bid
	keeps   *accounting                                    // accounts of rollouts; nil keeps none
}

// newSearch begins to search for what to do.
func (p master) newSearch(v *rome.View) *masterSearch {
	if v.Owes(v.Seat()) == rome.DecideBid {
		return p.newFullSearch(v) // for [mixed], which weighs bids by what samples alone say of them
	}
	s := p.emptySearch(v)
	s.Prunes, s.margins = true, search.Leads
	options := s.ranked()
	s.Guess(s.minds.choose(v), options[0].Points(), trusted)
	for _, o := range options {
		if !s.knows(o.Action) {
			s.Guess(o.Action, o.Points(), trusted)
		}
	}
	return s
}

// newFullSearch begins to search among all moves that come into question. What they are thought to be worth does not count.
func (p master) newFullSearch(v *rome.View) *masterSearch {
	s := p.emptySearch(v)
	s.Add(s.minds.choose(v))
	for _, a := range s.inQuestion() {
		if !s.knows(a) {
			s.Add(a)
		}
	}
	return s
}

// knows reports whether a move is among the candidates, or one of the same effect.
func (s *masterSearch) knows(a rome.Action) bool {
	return s.Has(func(b rome.Action) bool { return sameEffect(a, b) })
}

// emptySearch begins to search without any move.
func (p master) emptySearch(v *rome.View) *masterSearch {
	s := newSearch(v, p.value, search.Mix(p.seed, hashView(v)))
	s.minds.yield = p.limit.Yield
	return s
}

// newSearch begins to search without any move.
func newSearch(v *rome.View, value learnedValue, seed uint64) *masterSearch {
	s := &masterSearch{view: v, value: value, minds: architect{greedy: greedy{value}}.minds(), seed: seed, margins: search.Ahead}
	s.Seat, s.Draw, s.Rollout = v.Seat(), s.draw, s.rollout
	s.Another = func() search.Trier[rome.Action] { return s.another().Trier }
	return s
}

// another is one that tries the same.
func (s *masterSearch) another() *masterSearch {
	other := newSearch(s.view, s.value, s.seed)
	other.margins = s.margins
	if s.keeps != nil {
		other.keepAccounts()
	}
	return other
}

// keepAccounts has it keep accounts of its rollouts.
func (s *masterSearch) keepAccounts() {
	s.keeps = &accounting{seat: s.Seat}
	s.Account = func() search.Account { return s.keeps.account }
}

// draw draws a sample of what is hidden, of who the others are and of what they bid: it can't be told whether they think as a
// builder or as an architect, and who counts on one alone is beaten by the other.
func (s *masterSearch) draw(sample int) {
	s.sample = s.view.Sample(search.Mix(s.seed, uint64(sample)))
	for seat := range s.view.Seats() {
		h := search.Mix(search.Mix(s.seed, uint64(sample)), uint64(seat))
		s.others[seat] = s.minds.own
		if seat != s.Seat && h%2 == 0 {
			s.others[seat] = s.minds.builder
		}
		if seat != s.Seat && s.view.Phase() == rome.PhaseBid && s.sample.Owes(seat) == rome.DecideBid {
			v := s.sample.View(seat)
			s.bids[seat] = rome.Action{Kind: rome.Bid, Bid: s.others[seat].likelyBid(&v, search.Mix(h, 2))}
		}
	}
}

// rollout carries the action out in a copy of the sample, plays on to the end of the round or, where cards are drawn now, of the next
// one, and as many further ones, and returns the margins there.
func (s *masterSearch) rollout(a rome.Action) search.Margins {
	m := s.sample
	round := m.Round() + 1 + further
	if m.Phase() == rome.PhaseDraw || m.Phase() == rome.PhaseBonus {
		round++
	}
	bidding := m.Phase() == rome.PhaseBid
	var tell rome.Sink
	if s.keeps != nil {
		tell = s.keeps.hear
	}
	m.Apply(s.Seat, a, tell)
	for seat := range m.Seats() {
		if bidding && seat != s.Seat && m.Owes(seat) == rome.DecideBid {
			m.Apply(seat, s.bids[seat], tell)
		}
	}
	for !m.Over() && m.Round() < round {
		for seat := range m.Seats() {
			if m.Owes(seat) != rome.NoDecision {
				v := m.View(seat)
				m.Apply(seat, s.others[seat].Choose(&v), tell)
			}
		}
	}
	v := m.View(s.Seat)
	p := newPosition(&v)
	values := s.minds.own.by.values(&p)
	if s.keeps != nil {
		s.keeps.close(s.value, &p, values)
	}
	totals := totalsOf(&p.Table, values)
	return s.margins(totals[:m.Seats()], m.Over())
}
