package ai

import (
	"testing"

	"capital/rules/rome"
)

// regretted is a regret and an action in two positions: one in which it is regretted, and one in which it is not.
type regretted struct {
	kind        RegretKind
	owes        rome.Decision
	action      string
	has, hasNot string
	round       int // 0: the second
}

// allRegretted are all that can be regretted.
var allRegretted = []regretted{
	{RegretPass, rome.DecideBuild, "pass", "A round 1; A holds white-4; B passed; C passed", "A round 1; A holds white-4; B open 1; B hides permit 3; B hides roof 2; B hides floor 2", 0},
	{RegretPass, rome.DecideBuild, "pass", "A round 1; A holds white-4; B passed; C passed", "A round 1; A holds red-4" + full, 0},
	{RegretBid, rome.DecideBid, "bid white-8 red-8", "A holds white-8 red-8; B holds roof-7", "A holds white-8 red-8; B holds roof-7 roof-1", 0},
	{RegretBid, rome.DecideBid, "bid white-8 red-8", "A holds white-8 red-8; B hides permit 0", "A holds white-8 red-8; B hides permit 1", 0},
	{RegretHouse, rome.DecideBuild, "play roof-2 round 2", "A open 2; A holds roof-2 white-4; quirinal triangular B1" + others, "A open 2; A holds roof-2 white-4; quirinal round B1" + others, 0},
	{RegretRoof, rome.DecideBuild, "play roof-2 round 2", "A open 2; A holds roof-2 white-1; A roofs round 1; quirinal triangular B1; viminal round B1 B2 B3; esquiline round B1", "A open 2; A holds roof-2 white-1; A roofs round 2; quirinal triangular B1; viminal round B1 B2 B3; esquiline round B1", 0},
	{RegretOvertop, rome.DecideBuild, "play white-4 quirinal round 1", "A round 1; A holds white-4; quirinal round A1 A1", "A round 1; A holds white-4; quirinal round A1 B1", 0},
	// A rival who could still overtop it gives the house its use, and so does the last site.
	{RegretOvertop, rome.DecideBuild, "play white-4 quirinal round 1", "A round 1; A holds white-4; quirinal round A1 A1; B round 2; B holds red-4", "A round 1; A holds white-4; quirinal round A1 A1; B round 2; B holds white-5", 0},
	{RegretOvertop, rome.DecideBuild, "play white-4 viminal round 1", "A round 1; A holds white-4; viminal round A1 A1 A1", "A round 1; A holds white-4; viminal round A1 A1 A1 A1", 0},
	// In the last round a house needs a Roof card and a permit for a place that can take it.
	{RegretLate, rome.DecideBuild, "play floor-2 new new", "A holds floor-2 white-3", "A holds floor-2 white-3 roof-1", 4},
	{RegretLate, rome.DecideBuild, "play floor-2 new new", "A holds floor-2 roof-1 red-2" + full, "A holds floor-2 roof-1 white-2" + full, 4},
	{RegretLate, rome.DecideBuild, "play roof-2 round 2", "A open 2; A holds roof-2", "A open 2; A holds roof-2 white-1", 4},
	{RegretLate, rome.DecideBuild, "play floor-2 new new", "A holds floor-2; A roofs round 0; A roofs triangular 0", "A holds floor-2; A roofs round 0", 0},
}

// full fills the red prefectures.
const full = "; palatine round B1 B2 B3 B3 B3 B3 B3; capitoline round B1 B2 B3 B3 B3 B3; tiber-island triangular B1 B2 B3 B3 B3"

// others fills all prefectures but the white ones, and of these leaves the Quirinal.
const others = "; campus-martius round B1 B2 B3 B3 B3 B3 B3; viminal triangular B1 B2 B3 B3 B3" +
	"; esquiline round B1 B2 B3 B3 B3 B3 B3; caelian round B1 B2 B3 B3 B3 B3; aventine triangular B1 B2 B3 B3 B3" +
	"; palatine round B1 B2 B3 B3 B3 B3 B3; capitoline round B1 B2 B3 B3 B3 B3; tiber-island triangular B1 B2 B3 B3 B3"

// Each thing is regretted in a position that has it, unless no warning is wanted, and not in one that differs in just that.
func TestRegrets(t *testing.T) {
	critic, err := NewCritic()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range allRegretted {
		found := func(position string, warns func(RegretKind) bool) (Regret, bool) {
			s := newScene(t, max(2, c.round), 0, c.owes)
			s.tell(position)
			v := s.View(s.a)
			r, ok := critic.Regretted(&v, s.action(c.action), warns)
			return r, ok && r.Kind == c.kind
		}
		if r, ok := found(c.has, all); !ok {
			t.Errorf("%s in %q: kind %d is not regretted, but %+v", c.action, c.has, c.kind, r)
		} else if r.Better.Kind == 0 {
			t.Errorf("%s in %q: nothing is better", c.action, c.has)
		}
		if _, ok := found(c.hasNot, all); ok {
			t.Errorf("%s in %q: kind %d is regretted", c.action, c.hasNot, c.kind)
		}
		if _, ok := found(c.has, func(kind RegretKind) bool { return kind != c.kind }); ok {
			t.Errorf("%s in %q: kind %d is told though nobody wants it", c.action, c.has, c.kind)
		}
	}
}
