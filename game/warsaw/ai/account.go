package ai

import (
	"math"

	"capital/game/search"
	"capital/rules/warsaw"
)

// The entries of the accounts of rollouts. Those before counted add up to the seat's margin: victory points that it has got,
// and what its district, its coins and its chances are worth to the end of the match by the value function of the policy.
const (
	inParks    = iota
	inEarnings // coins that each income brings
	inCulture
	inSmoke
	inHomes
	inTransport
	inBuildings
	inMilestones
	inPurse  // coins held
	inGround // tiles, and spaces for more
	inPoints // victory points that no income brings
	inRival  // less what the best of the others has
	inRest   // what the value function sees, and nobody would understand
	counted
)

// What is counted besides, by which it is seen whether an entry may be told.
const (
	parkPoints = counted + iota // that the incomes of a rollout bring
	coinsEarned
	culturePoints
	smokePoints
	homeAreas
	transportPoints
	coinsHeld
	tilesLaid
	milestoneWon // the epoch's milestone is the seat's
)

// stepEntries are the entries to which the steps of an income belong, but for what buildings do.
var stepEntries = [warsaw.Steps]uint8{
	warsaw.StepParks: inParks, warsaw.StepCommercial: inEarnings, warsaw.StepCultural: inCulture,
	warsaw.StepIndustrial: inSmoke, warsaw.StepTransport: inTransport, warsaw.StepBuildings: inBuildings,
}

// entryOf is the entry to which each feature belongs.
var entryOf = entries()

func entries() (of [featureCount]uint8) {
	set := func(entry uint8, from, count int) {
		for n := range count {
			of[from+n] = entry
		}
	}
	set(inRest, 0, featureCount)
	set(inPurse, atCoins, 1+len(coinSteps))
	set(inEarnings, atGain, 1+len(gainSteps))
	for step, entry := range stepEntries {
		of[atSteps+step] = entry
	}
	for k, entry := range [...]uint8{
		warsaw.Residential: inHomes, warsaw.Commercial: inEarnings, warsaw.Industrial: inEarnings, warsaw.Cultural: inCulture, warsaw.Park: inParks,
	} {
		of[atAreas+k], of[atQuarters+k] = entry, entry
	}
	of[atTransport], of[atPublic], of[atPollution], of[atNear], of[atNear+1] = inTransport, inBuildings, inSmoke, inEarnings, inParks
	set(inGround, atStacked, atDear-atStacked+1)
	set(inMilestones, atLead, atBuilding-atLead)
	for b := warsaw.Building(1); b <= warsaw.EuropaMarket; b++ {
		of[atBuilding+int(b)-1] = entryOfBuilding(b)
	}
	return of
}

// entryOfBuilding is the entry to which what a building brings belongs.
func entryOfBuilding(b warsaw.Building) uint8 {
	if b.IsMilestone() {
		return inMilestones
	}
	return inBuildings
}

// open opens the account of a rollout, where accounts are kept, and returns who is told of its events.
func (s *masterSearch) open() warsaw.Sink {
	if s.Account == nil {
		return nil
	}
	s.account, s.coins = search.Account{}, warsaw.Sum{}
	return func(e warsaw.Event) {
		if e.Kind == warsaw.CoinsConverted && e.Seat == s.Seat {
			s.coins = e.Sum
		}
	}
}

// earned adds an income just had to the account, and how much of it is to be seen.
func (s *masterSearch) earned(m *warsaw.Match) (sum warsaw.Income) {
	if s.Account == nil {
		return sum
	}
	sum = m.Player(s.Seat).District.Income(func(src warsaw.Source) {
		entry := stepEntries[src.Step]
		if src.Building != warsaw.NoBuilding {
			entry = entryOfBuilding(src.Building)
		}
		s.account[entry] += 1000 * int64(src.VP)
	})
	s.count(parkPoints, int(sum[warsaw.StepParks].VP))
	s.count(culturePoints, int(sum[warsaw.StepCultural].VP))
	s.count(smokePoints, int(sum[warsaw.StepIndustrial].VP))
	s.count(transportPoints, int(sum[warsaw.StepTransport].VP))
	return sum
}

// count adds to what is counted.
func (s *masterSearch) count(entry, n int) { s.account[entry] += 1000 * int64(n) }

// show has the account count what the seat that decides has at the end of the epoch that is played, once it has had the income.
func (s *masterSearch) show(m *warsaw.Match) {
	if s.Account == nil {
		return
	}
	player, sum := m.Player(s.Seat), s.earned(m)
	d := &player.District
	s.count(coinsEarned, int(sum[warsaw.StepCommercial].Coins+sum[warsaw.StepIndustrial].Coins+sum[warsaw.StepBuildings].Coins))
	s.count(homeAreas, d.Of(warsaw.Residential).AreaCount())
	s.count(coinsHeld, int(player.Coins-s.coins.Coins))
	s.count(tilesLaid, d.Occupied().Count())
	if s.view.Epoch() <= warsaw.MilestoneCount {
		if face, _ := m.Milestone(s.view.Epoch() - 1); d.Has(face.Tile().Building) {
			s.count(milestoneWon, 1)
		}
	}
}

// close makes up the account where a rollout has ended: what its margin there is made of.
func (s *masterSearch) close(m *warsaw.Match, ahead *search.Margins) {
	if s.Account == nil {
		return
	}
	player, a := m.Player(s.Seat), &s.account
	a[inPoints] = 1000 * int64(player.VP-s.coins.VP)
	for _, n := range a[:inPurse] { // only incomes so far
		a[inPoints] -= n
	}
	if m.Over() {
		a[inPurse] = 1000*int64(s.coins.VP) + 200*int64(player.Coins)
	} else {
		stage := StageAfterChoices(m.Epoch() - 1)
		seen := Observe(&m.Table, s.Seat, stage)
		weights := s.policy.weights.At(m.Seats())
		rest := weights.Value(stage, &seen)
		add := func(feature int, value int64) {
			a[entryOf[feature]] += value
			rest -= value
		}
		for n, weight := range &weights.Features[stage] {
			add(n, int64(weight)*int64(seen[n]))
		}
		network := weights.network(stage)
		network.Parts(seen[:], add)
		a[inRest] += rest
	}
	a[inRival] = int64(math.Round(1000 * ahead[s.Seat]))
	for _, n := range a[:inRival] {
		a[inRival] -= n
	}
	a[inRival] -= a[inRest]
}
