package ai

import (
	"slices"
	"testing"

	"capital/rules/rome"
)

// told is a reason and an action in two positions: one in which it is told of the action, and one in which it is not.
type told struct {
	why         Why
	action      string
	has, hasNot string
	round       int // 2 where it is not said
	auction     int // from 0
}

// always is in place of a position in which a reason is not told of the action.
const always = "always"

// buildTold are the reasons of construction.
var buildTold = []told{
	{why: WhyAlone, action: "play white-4 quirinal round 1", has: "A round 1; A holds white-4", hasNot: "A round 1; A holds white-4; quirinal round A1"},
	{why: WhyLeads, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; quirinal round B1", hasNot: "A round 2; A holds white-4; quirinal round B1 B1"},
	{why: WhyTaller, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; quirinal round B1 B1", hasNot: "A round 2; A holds white-4; quirinal round B1 B2"},
	{why: WhyShares, action: "play white-4 quirinal round 1", has: "A round 1; A holds white-4; quirinal round B1", hasNot: "A round 1; A holds white-4; quirinal round A1"},
	{why: WhyWidens, action: "play white-4 quirinal round 1", has: "A round 1; A holds white-4; quirinal round B1 A1 A1", hasNot: "A round 1; A holds white-4; quirinal round B1 A1"},
	{why: WhySecond, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; quirinal round B1 B2", hasNot: "A round 2; A holds white-4; quirinal round C1 B1 B2"},
	{why: WhyOusts, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; quirinal round C1 B1 B2", hasNot: "A round 2; A holds white-4; quirinal round B1 B2"},
	{why: WhyNears, action: "play white-4 quirinal round 1", has: "A round 1; A holds white-4; quirinal round A1 B1 B1 B1", hasNot: "A round 1; A holds white-4; quirinal round A1 B1"},
	{why: WhyLowers, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; quirinal round B1", hasNot: "A round 2; A holds white-4; quirinal round B1 B2"},
	{why: WhyFull, action: "play white-4 viminal round 1", has: "A round 1; A holds white-4; viminal round A1 A1 B1 A1", hasNot: "A round 1; A holds white-4; viminal round A1 A1 B1"},
	{why: WhySafe, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; quirinal round B1; B round 2; B hides floor 3; C passed", hasNot: "A round 2; A holds white-4; quirinal round B1; B open 2; B hides permit 1; B hides roof 1"},
	{why: WhyThreat, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; quirinal round B1; B round 3; B hides permit 1", hasNot: "A round 2; A holds white-4; quirinal round B1; B round 3; B hides permit 1; B passed"},
	{why: WhyOnlyThere, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; quirinal round B1", hasNot: "A round 2; A holds white-4; quirinal round B1; palatine round B1"},
	{why: WhyLastColour, action: "play white-4 quirinal round 1", has: "A round 1; A holds white-4; aventine triangular B1; caelian triangular B1; esquiline round B1 B1 B1 B1 B1 B1 B1; palatine triangular B1; capitoline triangular B1; tiber-island round B1 B1 B1 B1 B1", hasNot: "A round 1; A holds white-4; aventine triangular B1; caelian triangular B1"},
	{why: WhySets, action: "play white-4 quirinal round 1", has: "A round 1; A holds white-4", hasNot: "A round 1; A holds white-4; quirinal round B1"},
	{why: WhyForces, action: "play white-4 quirinal round 1", has: "A round 1; A holds white-4; viminal round B1", hasNot: "A round 1; A holds white-4; viminal triangular B1"},
	{why: WhyOpens, action: "play white-4 quirinal round 1", has: "A round 1; A round 2; A holds white-4", hasNot: "A round 1; A triangular 2; A holds white-4"},
	{why: WhyShuts, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; B round 1; quirinal round A1" + others, hasNot: "A round 2; A holds white-4; B round 1; quirinal round A1"},
	{why: WhyUseless, action: "play white-4 quirinal round 2", has: "A round 2; A holds white-4; A round 1; quirinal round A1" + others, hasNot: "A round 2; A holds white-4; A round 1; quirinal round A1"},
	{why: WhyRises, action: "play floor-2 new 1", has: "A open 1; A holds floor-2; quirinal round B1", hasNot: "A open 1; A holds floor-2; quirinal round B1 B2 B3" + others},
	{why: WhyAhead, action: "play floor-2 2 3", has: "A open 2; A holds floor-2; quirinal round B1 B2", hasNot: "A open 2; A holds floor-2; quirinal round B1 B2 B3"},
	{why: WhyNowhere, action: "play floor-2 new new", has: "A holds floor-2; quirinal round B1 B2" + others, hasNot: "A holds floor-2; quirinal round B1 B2"},
	{why: WhyRoofs, action: "play floor-2 new new", has: "A holds floor-2", hasNot: "A holds floor-2 roof-1 roof-2"},
	{why: WhyReady, action: "play roof-2 round 2", has: "A open 2; A holds roof-2 white-1; quirinal round B1", hasNot: "A open 2; A holds roof-2 red-1; quirinal round B1"},
	{why: WhyPermit, action: "play roof-2 round 2", has: "A open 2; A holds roof-2 red-1; quirinal round B1", hasNot: "A open 2; A holds roof-2 white-1; quirinal round B1"},
	{why: WhySpends, action: "play roof-2 round 1", has: "A open 1; A holds roof-2; A roofs round 1", hasNot: "A open 1; A holds roof-2; A roofs round 2"},
	{why: WhyWaits, action: "idle roof-2", has: "A holds roof-2; B hides roof 1", hasNot: "A holds roof-2; B hides roof 1; B passed"},
	{why: WhyWaits, action: "idle roof-2", has: "A holds roof-2; C hides floor 1", hasNot: "A holds roof-2"},
	{why: WhySpare, action: "idle roof-2", has: "A holds roof-2 floor-3", hasNot: "A holds roof-2 floor-3; A open 1"},
	{why: WhyNoUse, action: "pass", has: "A holds roof-2 white-3", hasNot: "A holds roof-2 white-3; A open 1"},
	{why: WhySaves, action: "pass", has: "A holds roof-2; B hides roof 1", hasNot: always},
	{why: WhyHolds, action: "pass", has: "A holds roof-2; quirinal round A1; B hides floor 2; C passed", hasNot: "A holds roof-2; quirinal round A1; B hides permit 1; B round 2"},
	{why: WhyThreat, action: "pass", has: "A holds roof-2; quirinal round A1; B hides permit 1; B round 2", hasNot: "A holds roof-2; quirinal round A1; B hides floor 2; B round 2"},
	{why: WhyLater, action: "pass", has: "A holds roof-2", hasNot: always},
	{why: WhyCosts, action: "idle white-8", has: "A holds white-8", hasNot: always},
	{why: WhyCosts, action: "play white-8 quirinal round 1", has: "A round 1; A holds white-8", hasNot: always},
}

// others fills all prefectures but the white ones, and of these leaves the Quirinal.
const others = "; campus-martius round B1 B2 B3 B3 B3 B3 B3; viminal triangular B1 B2 B3 B3 B3" +
	"; esquiline round B1 B2 B3 B3 B3 B3 B3; caelian round B1 B2 B3 B3 B3 B3; aventine triangular B1 B2 B3 B3 B3" +
	"; palatine round B1 B2 B3 B3 B3 B3 B3; capitoline round B1 B2 B3 B3 B3 B3; tiber-island triangular B1 B2 B3 B3 B3"

// bidTold are the reasons of bids.
var bidTold = []told{
	{why: WhySure, action: "bid white-8", has: "A holds white-8 red-3; B holds roof-7", hasNot: "A holds white-8 red-3; B holds roof-7 roof-1"},
	{why: WhyCheapest, action: "bid white-8", has: "A holds white-8 red-3; B holds roof-6; C holds red-8", hasNot: "A holds white-8 roof-7; B holds roof-6; C holds red-8"},
	{why: WhyOutbids, action: "bid white-8", has: "A holds white-8 roof-7; B holds roof-6; C holds red-8", hasNot: "A holds white-8 roof-7; B holds black-8; C holds red-8"},
	{why: WhyRisk, action: "bid white-8", has: "A holds white-8; B hides permit 2", hasNot: "A holds white-8; B hides roof 1"},
	{why: WhyWorth, action: "bid white-8", has: "A holds white-8; quirinal round A1", hasNot: "A holds white-8; quirinal round B1"},
	{why: WhyDenies, action: "bid white-8", has: "A holds white-8; quirinal round B1; B holds roof-1", hasNot: "A holds white-8; quirinal round B1; C holds roof-1"},
	{why: WhyKeeps, action: "bid red-8", has: "A holds red-8 white-1; A round 1", hasNot: "A holds red-8 white-1; A round 2"},
	{why: WhyGives, action: "bid white-8", has: "A holds white-8 red-1; A round 1", hasNot: "A holds white-8 white-1; A round 1"},
	{why: WhyNoGain, action: "bid nothing", has: "A holds white-8", hasNot: "A holds white-8; quirinal round A1"},
	{why: WhyForgoes, action: "bid nothing", has: "A holds white-8; quirinal round A1", hasNot: "A holds white-8; quirinal round B1"},
	{why: WhyLittle, action: "bid nothing", has: "A holds white-8; quirinal round A1", hasNot: "A holds white-8", round: 4},
	{why: WhySavesFor, action: "bid nothing", has: "A holds white-8", hasNot: always},
	{why: WhyLater, action: "bid nothing", has: "A holds white-8", hasNot: always},
	{why: WhyTooPoor, action: "bid nothing", has: "A holds white-7; B holds red-8", hasNot: "A holds white-7; B holds red-7"},
	{why: WhyNoRival, action: "bid white-8", has: "A holds white-8", hasNot: "A holds white-8; C hides roof 1"},
	{why: WhyDraws, action: "bid white-8", has: "A holds white-8; quirinal round A1", hasNot: "A holds white-8; quirinal round A1; quirinal amphitheatre", auction: 2},
	{why: WhyLastBid, action: "bid white-8", has: "A holds white-8", hasNot: always, round: 4, auction: 2},
	{why: WhyLikely, action: "bid white-1", has: "A holds white-1; B holds red-8", hasNot: "A holds white-1; B holds red-8; quirinal round B1"},
}

// putTold are the reasons of pieces; the first is a fountain.
var putTold = []told{
	{why: WhyPays, action: "put quirinal", has: "quirinal round A1", hasNot: "quirinal round B1"},
	{why: WhyFeeds, action: "put quirinal", has: "quirinal round A1 B1 A2", hasNot: "quirinal round A1"},
	{why: WhyNobodyElse, action: "put quirinal", has: "quirinal round A1", hasNot: "quirinal round A1 B1 A2"},
	{why: WhyNothing, action: "put quirinal", has: "quirinal round B1", hasNot: "quirinal round A1"},
	{why: WhyBringsIn, action: "put quirinal", has: "quirinal round B1 A2", hasNot: "quirinal round B1", auction: 2},
	{why: WhyShareCards, action: "put quirinal", has: "quirinal round B1 A2", hasNot: "quirinal round A1", auction: 2},
	{why: WhyLeaves, action: "put viminal", has: "viminal round A1 A1", hasNot: "viminal round A1"},
	{why: WhyFull, action: "put viminal", has: "viminal round A1 A1 A1 A1", hasNot: "viminal round A1 A1 A1"},
}

// drawTold are the reasons of cards that are drawn.
var drawTold = []told{
	{why: WhyFinishes, action: "draw roof", has: "A open 1; A open 2; A holds roof-1", hasNot: "A open 1; A holds roof-1"},
	{why: WhyHeld, action: "draw floor", has: "A holds floor-1", hasNot: always},
	{why: WhyCarries, action: "draw permit", has: "A round 1", hasNot: "A round 2"},
	{why: WhyFirstCard, action: "draw floor", has: "", hasNot: "A holds floor-1"},
	{why: WhyTakes, action: "draw permit", has: "B round 1", hasNot: "C round 1"},
	{why: WhyNumber, action: "draw floor", has: "", hasNot: always},
}

// Each reason is told in a position that has it, and not in one that differs in just that.
func TestReasons(t *testing.T) {
	seen := map[Why]bool{}
	for owes, all := range map[rome.Decision][]told{
		rome.DecideBuild: buildTold, rome.DecideBid: bidTold, rome.DecidePut: putTold, rome.DecideDraw: drawTold,
	} {
		for _, c := range all {
			seen[c.why] = true
			t.Run(c.why.Key(), func(t *testing.T) {
				c.check(t, owes, c.has, true)
				if c.hasNot != always {
					c.check(t, owes, c.hasNot, false)
				}
			})
		}
	}
	for _, why := range Whys() {
		if !seen[why] && why != WhyStock {
			t.Errorf("%s is never told", why.Key())
		}
	}
}

// check looks whether the reason is told in a position.
func (c *told) check(t *testing.T, owes rome.Decision, position string, has bool) {
	t.Helper()
	s := newScene(t, max(2, c.round), c.auction, owes)
	s.tell(position)
	found := s.reason(c.action, c.why)
	if (found != nil) != has {
		t.Errorf("%s in %q: told %v", c.action, position, found != nil)
	}
	if found != nil {
		s.checkLit(found)
	}
}

// reason is what is told of an action of A, however little it weighs.
func (s *scene) reason(action string, why Why) *Reason {
	s.Helper()
	v := s.View(s.a)
	e := newExplanation(&v, s.action(action))
	e.findReasons()
	for _, w := range e.found {
		if w.Why == why {
			return &w.Reason
		}
	}
	return nil
}

// checkLit looks whether what a reason speaks of is lit.
func (s *scene) checkLit(r *Reason) {
	s.Helper()
	if house := r.Lit.House; r.Height > 0 && (house.Height != r.Height || house.Shape != r.Shape) {
		s.Errorf("%s speaks of a house of %d and lights one of %d", r.Why.Key(), r.Height, house.Height)
	}
	if r.Place != 0 && r.Points > 0 && !r.Lit.Places.Has(r.Place) {
		s.Errorf("%s does not light %v", r.Why.Key(), r.Place)
	}
}

// The end of the stock is told when it is near.
func TestReasonOfTheStock(t *testing.T) {
	near, far := 0, 0
	play(t, 4, 2, makePlayers(t, Builder), each(func(m *rome.Match, v *rome.View) {
		for _, a := range v.Legal(nil) {
			if a.Kind != rome.Play || a.Card.Type() != rome.Floor {
				continue
			}
			e := newExplanation(v, a)
			e.findReasons()
			told := slices.ContainsFunc(e.found, func(w weighed) bool { return w.Why == WhyStock && w.Count == max(0, m.Stock()-2) })
			if told != (m.Stock() <= fewFloors+2) {
				t.Fatalf("with %d floors: %v", m.Stock(), told)
			}
			if told {
				near++
			} else {
				far++
			}
		}
	}))
	if near == 0 || far == 0 {
		t.Errorf("it was near %d times, and far %d times", near, far)
	}
}
