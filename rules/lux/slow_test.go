package lux

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sort"
	"testing"

	"capital/game/testscope"
)

// slowTable is the end of a round as the clauses tell it and nothing else: plain lists, and one thing after the other.
type slowTable struct {
	seats, first int
	solo         bool
	powers       []string
	capital      [4][]Citizen
	homes        [][5][]Citizen
	hands        [][]Citizen
	reserve      []Citizen
	limitPieces  [4]int // rebels and shifts in the capital
	modifiers    [4][]int
	homeRebels   [][4]int
	followers    [][4]bool
	tiles        [4]int
	guards       [][4]int
	gold         []int
	bonus        [][]Citizen
	discards     []Citizen
	pays         func(seat, district int) bool
}

func (s *slowTable) has(power string) bool { return slices.Contains(s.powers, power) }

// order are the seats from the starter.
func (s *slowTable) order() (seats []int) {
	for n := range s.seats {
		seats = append(seats, (s.first+n)%s.seats)
	}
	return seats
}

func valueOf(pile []Citizen) (sum int) {
	for _, c := range pile {
		sum += c.Value()
	}
	return sum
}

// limit is what a district of the capital comes to.
func (s *slowTable) limit(d int, faceDown bool) int {
	limit := valueOf(s.capital[d]) + s.limitPieces[d]
	if faceDown {
		for _, n := range s.modifiers[d] {
			limit += n
		}
	}
	if limit < 0 {
		return 0
	}
	return limit
}

func (s *slowTable) total(seat, d int) int {
	total := valueOf(s.homes[seat][d])
	if d < 4 {
		total += 2 * s.homeRebels[seat][d]
	}
	return total
}

func (s *slowTable) end() {
	for _, seat := range s.order() {
		for _, c := range s.hands[seat] {
			s.homes[seat][c/5] = append(s.homes[seat][c/5], c)
		}
	}
	if s.solo {
		s.layReserve()
	}
	for d := range 5 {
		for _, seat := range s.order() {
			s.resolve(seat, d)
		}
	}
	for d := range 4 {
		s.scoreBonus(d)
	}
	for seat := range s.seats {
		for _, n := range s.guards[seat] {
			s.gold[seat] += n
		}
	}
}

func (s *slowTable) layReserve() {
	sort.Slice(s.reserve, func(i, j int) bool {
		a, b := s.reserve[i], s.reserve[j]
		if a/5 != b/5 {
			return a/5 < b/5
		}
		return a > b
	})
	var stays []Citizen
	for _, c := range s.reserve {
		if d := int(c / 5); s.total(1, d)+c.Value() <= s.limit(d, false) {
			s.homes[1][d] = append(s.homes[1][d], c)
		} else {
			stays = append(stays, c)
		}
	}
	s.reserve = stays
}

func (s *slowTable) resolve(seat, d int) {
	limit := 0
	if d == 4 {
		for other := range 4 {
			limit = max(limit, s.limit(other, true))
		}
	} else {
		limit = s.limit(d, true)
	}
	over := s.total(seat, d) - limit
	switch {
	case over <= 0:
		return
	case len(s.homes[seat][d]) == 0:
		s.homeRebels[seat][d] = 0
		return
	case d < 4 && s.has("sentinel"):
		for spent := 1; spent <= s.guards[seat][d]; spent++ {
			if 3*spent >= over {
				s.guards[seat][d] -= spent
				return
			}
		}
	case d < 4 && s.has("merchant") && !(s.solo && seat == 1) && over <= 3 && s.gold[seat] >= over && s.pays(seat, d):
		s.gold[seat] -= over
		return
	}
	s.discards = append(s.discards, s.homes[seat][d]...)
	s.homes[seat][d] = nil
	if d < 4 {
		s.homeRebels[seat][d] = 0
	}
}

func (s *slowTable) scoreBonus(d int) {
	var best []int
	highest := 1
	for seat := range s.seats {
		switch total := s.total(seat, d); {
		case total > highest:
			highest, best = total, []int{seat}
		case total == highest:
			best = append(best, seat)
		}
	}
	if len(best) > 0 && len(s.capital[d]) > 0 {
		at := 0
		for n, c := range s.capital[d] {
			if c.Value() >= s.capital[d][at].Value() {
				at = n
			}
		}
		c := s.capital[d][at]
		s.capital[d] = slices.Delete(s.capital[d], at, at+1)
		if len(best) == 1 {
			s.bonus[best[0]] = append(s.bonus[best[0]], c)
		} else {
			s.discards = append(s.discards, c)
			for _, seat := range best {
				s.gold[seat]++
			}
		}
	}
	for seat := range s.seats {
		is := slices.Contains(best, seat)
		if s.followers[seat][d] && is && len(best) == 1 {
			s.gold[seat] += 3
		}
		if s.followers[seat][d] && is && len(best) > 1 {
			s.gold[seat]++
		}
		if s.tiles[d] == seat+1 && len(s.homes[seat][d]) > 0 {
			s.gold[seat]++
			if is {
				s.gold[seat]++
			}
		}
	}
}

// differs is what a match and a slow table don't agree on.
func (s *slowTable) differs(m *Match) string {
	for d := range 4 {
		if got := codes(m.Capital(District(d))); got != codes(s.capital[d]) {
			return fmt.Sprintf("the capital's %v: %s, not %s", District(d), got, codes(s.capital[d]))
		}
	}
	for seat := range s.seats {
		for d := range 5 {
			if got := codes(m.Home(seat, District(d))); got != codes(s.homes[seat][d]) {
				return fmt.Sprintf("seat %d's %v: %s, not %s", seat, District(d), got, codes(s.homes[seat][d]))
			}
		}
		if m.Gold(seat) != s.gold[seat] || m.Bonus(seat) != bag(s.bonus[seat]) {
			return fmt.Sprintf("seat %d: %d gold and %v, not %d and %v", seat, m.Gold(seat), m.Bonus(seat), s.gold[seat], bag(s.bonus[seat]))
		}
		points := valueOf(s.bonus[seat]) + 2*s.gold[seat]
		for d := range 5 {
			points += valueOf(s.homes[seat][d])
		}
		if m.Points(seat) != points {
			return fmt.Sprintf("seat %d: %d points, not %d", seat, m.Points(seat), points)
		}
	}
	if m.Discards() != bag(s.discards) || m.RobReserve() != bag(s.reserve) {
		return fmt.Sprintf("discards %v, reserve %v", m.Discards(), m.RobReserve())
	}
	return ""
}

// randomTable is a table as it may stand when the play of a round ends, with what its powers have.
func randomTable(chance *rand.Rand) (m Match, s *slowTable) {
	seats := 1 + chance.IntN(4)
	m = Match{}
	m.seats, m.solo, m.round, m.phase = uint8(max(2, seats)), seats == 1, Rounds, PhasePlay
	m.powers, m.first = anyPowers(seats, chance), uint8(chance.IntN(max(2, seats)))
	s = &slowTable{seats: m.Seats(), first: m.Starter(), solo: m.solo, powers: chosenWords(&m)}
	s.pays = func(seat, d int) bool { return (seat+3*d+s.first)%3 > 0 }
	s.homes, s.hands, s.homeRebels = make([][5][]Citizen, s.seats), make([][]Citizen, s.seats), make([][4]int, s.seats)
	s.followers, s.guards, s.gold, s.bonus = make([][4]bool, s.seats), make([][4]int, s.seats), make([]int, s.seats), make([][]Citizen, s.seats)
	var all [CitizenCount]Citizen
	for n := range all {
		all[n] = Citizen(n / Copies)
	}
	chance.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	left := all[:]
	take := func(colour int) (c Citizen) { // mostly of a colour
		at := 0
		if colour < 4 && chance.IntN(8) > 0 {
			at = max(0, slices.IndexFunc(left, func(c Citizen) bool { return int(c)/5 == colour }))
		}
		c = left[at]
		left = slices.Concat(left[:at], left[at+1:])
		return c
	}
	for d := range 4 {
		for range chance.IntN(5) {
			c := take(d)
			m.lay(capitalPile(District(d)), c)
			s.capital[d] = append(s.capital[d], c)
		}
	}
	for seat := range s.seats {
		for d := range 5 {
			if d == 4 && !m.InPlay(Outsider) {
				continue
			}
			for range chance.IntN(4) * chance.IntN(2) {
				c := take(d)
				m.lay(homePile(seat, District(d)), c)
				s.homes[seat][d] = append(s.homes[seat][d], c)
			}
		}
		m.gold[seat] = uint8(chance.IntN(5))
		s.gold[seat] = int(m.gold[seat])
		if !m.IsRob(seat) {
			for range chance.IntN(3) {
				c := take(4)
				m.join(seat, c)
				s.hands[seat] = append(s.hands[seat], c)
			}
			slices.Sort(s.hands[seat])
		}
	}
	if m.solo {
		m.robDeck = robCards
		for range chance.IntN(6) {
			c := take(4)
			m.rob.reserve += one(c)
			s.reserve = append(s.reserve, c)
		}
	}
	randomPieces(chance, &m, s)
	m.discards = bag(left)
	s.discards = slices.Clone(left)
	return m, s
}

// randomPieces puts pieces of the powers in play onto a table.
func randomPieces(chance *rand.Rand, m *Match, s *slowTable) {
	m.modifiers = modifiers
	chance.Shuffle(Modifiers, func(i, j int) { m.modifiers[i], m.modifiers[j] = m.modifiers[j], m.modifiers[i] })
	someone := func() int {
		if m.solo {
			return 0
		}
		return chance.IntN(s.seats)
	}
	for range chance.IntN(7) {
		d, seat := chance.IntN(4), chance.IntN(s.seats)
		switch {
		case m.InPlay(Agent):
			s.modifiers[d] = append(s.modifiers[d], int(m.modifiers[m.laidCount]))
			m.layModifier(someone(), District(d), 0)
		case m.InPlay(Infiltrator) && chance.IntN(3) == 0:
			m.capitalRebels[d]++
			s.limitPieces[d] += 2
		case m.InPlay(Infiltrator):
			m.homeRebels[seat][d]++
			s.homeRebels[seat][d]++
		case m.InPlay(Recruiter) && m.ShiftsLeft() > 0:
			other := (d + 1 + chance.IntN(3)) % 4
			m.lowered[d]++
			m.raised[other]++
			s.limitPieces[d] -= 2
			s.limitPieces[other] += 2
		}
	}
	for range chance.IntN(9) {
		d, seat := chance.IntN(4), someone()
		switch {
		case m.InPlay(Follower):
			m.followers[seat][d], s.followers[seat][d] = true, true
		case m.InPlay(Aristocrat):
			m.tiles[d], s.tiles[d] = uint8(seat)+1, seat+1
		case m.InPlay(Sentinel):
			m.guards[seat][d]++
			s.guards[seat][d]++
		}
	}
}

// A slow and obvious account of a round's end comes to the same.
func TestSlowScorerAgrees(t *testing.T) {
	chance := rand.New(rand.NewPCG(7, 1))
	happened := map[string]int{}
	for n := range testscope.Count(20_000, 100_000) {
		m, s := randomTable(chance)
		before := m
		whys := [...]string{"", "paid", "tied", "followed", "ennobled", "guarded"}
		tell := func(e Event) {
			switch e.Kind {
			case Saved, GoldPaid:
				happened[whys[e.Why]]++
			case RebelsRemoved:
				happened["rebels removed"]++
			case Lost:
				happened["lost "+District(e.To).String()]++
			case BonusTaken:
				happened["bonus"]++
			}
		}
		m.endRound(tell)
		for m.Phase() == PhaseResolve {
			seat, d, _ := m.Asked()
			a := Action{Kind: Refuse}
			if s.pays(seat, int(d)) {
				a.Kind = Pay
			}
			if r := m.Apply(seat, a, tell); !r.OK() {
				t.Fatal(r)
			}
		}
		s.end()
		if wrong := s.differs(&m); wrong != "" {
			t.Fatalf("table %d, %v: %s\n%+v", n, m.Powers(), wrong, before.Table)
		}
		if n%50 == 0 {
			whole(t, &m)
		}
	}
	for _, what := range [...]string{"paid", "tied", "followed", "ennobled", "guarded", "rebels removed", "lost blue", "lost outsider", "bonus"} {
		if happened[what] < 100 {
			t.Errorf("%s happened %d times", what, happened[what])
		}
	}
}

// Gold comes and goes as it is told, and points with it (L15).
func TestGoldIsTold(t *testing.T) {
	for seed := range uint64(60) {
		r := randomRecord(t, 1+int(seed%4), seed, someOptions(1+int(seed%4), seed)...)
		var told [MaxSeats]int
		m, err := Rules().Replay(&r, func(e Event) {
			if e.Kind == GoldPaid {
				told[e.Seat] += e.Count
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		for seat := range m.Seats() {
			if m.Gold(seat) != told[seat] {
				t.Errorf("seed %d: seat %d has %d gold, told are %d", seed, seat, m.Gold(seat), told[seat])
			}
		}
	}
}
