package ai

import (
	"testing"

	"capital/rules/rome"
)

// What a seat foresees of an action is what comes of it, for all that the next decision does not change.
func TestPositionFollowsTheRules(t *testing.T) {
	kinds := map[rome.ActionKind]int{}
	play(t, 3, 2, makePlayers(t, Random), each(func(m *rome.Match, v *rome.View) {
		for _, a := range v.Legal(nil) {
			p, then := newPosition(v), *m
			p.apply(&a)
			if reason := then.Apply(v.Seat(), a, nil); !reason.OK() {
				t.Fatal(reason)
			}
			if then.Round() != m.Round() {
				continue // the next round has begun
			}
			kinds[a.Kind]++
			if p.hand.Prints() != then.Hand(v.Seat()).Prints() || p.stock != then.Stock() {
				t.Fatalf("%v: %v, stock %d instead of %v, %d", a, p.hand, p.stock, then.Hand(v.Seat()), then.Stock())
			}
			found, want := *p.Player(v.Seat()), *then.Player(v.Seat())
			found.Known, want.Known = found.Known.Prints(), want.Known.Prints()
			if found != want && then.Phase() == m.Phase() {
				t.Fatalf("%v: %+v instead of %+v", a, found, want)
			}
			for place := range rome.Place(rome.Places) {
				found, want := *p.Prefecture(place), *then.Prefecture(place)
				found.Built, want.Built = [rome.Tallest]rome.Site{}, [rome.Tallest]rome.Site{} // who stands where is only to be looked at
				if found != want {
					t.Fatalf("%v: %v is %+v instead of %+v", a, place, found, want)
				}
			}
		}
	}))
	for kind := rome.Play; kind <= rome.Draw; kind++ {
		if kind != rome.Bid && kinds[kind] == 0 {
			t.Errorf("no action of kind %d was tried", kind)
		}
	}
}

// A stage is what comes next: the rounds left to score follow from it.
func TestStages(t *testing.T) {
	play(t, 4, 1, makePlayers(t, Builder), each(func(_ *rome.Match, v *rome.View) {
		p := newPosition(v)
		want := rome.Rounds - v.Round() + 1
		if v.Phase() == rome.PhaseDraw || v.Phase() == rome.PhaseBonus {
			want--
		}
		if p.toScore() != want {
			t.Fatalf("round %d, phase %d: %d rounds to score instead of %d", v.Round(), v.Phase(), p.toScore(), want)
		}
		if v.Phase() == rome.PhasePut {
			p.put(rome.Palatine)
			if got, want := p.stage%stagesOfRound, auctionStage+v.Auction()+1; got != want {
				t.Fatalf("after auction %d comes stage %d instead of %d", v.Auction(), got, want)
			}
		}
	}))
}

// What the architect looks ahead to, the rules allow.
func TestArchitectLooksAheadLegally(t *testing.T) {
	g := makePlayers(t, Architect)[0].(architect).minds()
	looked := 0
	play(t, 4, 4, makePlayers(t, Builder), each(func(m *rome.Match, v *rome.View) {
		if v.Owes(v.Seat()) != rome.DecideBuild {
			return
		}
		l := lookout{by: g, view: *v}
		l.at[0] = newPosition(v)
		var buf, buf2 [architectBreadth]option
		for _, first := range l.options(0, buf[:0]) {
			then := alone(*m, v.Seat(), first.Action)
			if then.Owes(v.Seat()) != rome.DecideBuild {
				continue
			}
			l.at[1] = l.at[0]
			l.at[1].apply(&first.Action)
			for _, second := range l.options(1, buf2[:0]) {
				if reason := then.Check(v.Seat(), second.Action); !reason.OK() {
					t.Fatalf("after %v: %v: %v", first.Action, second.Action, reason)
				}
				looked++
			}
		}
	}))
	if looked == 0 {
		t.Error("it never looks ahead")
	}
}

// alone is the match after an action, when all others have passed.
func alone(m rome.Match, seat int, a rome.Action) rome.Match {
	m.Apply(seat, a, nil)
	for passed := true; passed; {
		passed = false
		for other := range m.Seats() {
			if other != seat && m.Owes(other) == rome.DecideBuild {
				m.Apply(other, rome.Action{Kind: rome.Pass}, nil)
				passed = true
			}
		}
	}
	return m
}
