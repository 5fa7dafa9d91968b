package ai

import (
	"testing"

	"capital/rules/rome"
)

// builds is what a builder does in a scene.
func (s *scene) builds() rome.Action {
	s.Helper()
	v := s.View(s.a)
	return makePlayers(s.T, Builder)[0].Choose(&v)
}

// Who would draw most cards for an amphitheatre bids for it, but no more than they are worth.
func TestABuilderBidsForAnAmphitheatre(t *testing.T) {
	for _, c := range []struct {
		name, told string
		bids       bool
	}{
		{"first, and full", "A holds white-1 white-2 white-3 red-1 red-2 red-3; B holds white-5; viminal round A1 A1 A1 A1 B1", true},
		{"first, one site free", "A holds white-1 white-2 white-3 red-1 red-2 red-3; B holds white-5; viminal round A1 B1 A2 A3", true},
		{"nobody has a house", "A holds white-1 white-2 white-3 red-1 red-2 red-3; B holds white-5", false},
		{"all gain as much", "A holds white-1 white-2 white-3 red-1 red-2 red-3; B holds white-5; C holds white-6; viminal round A1 B1 C1", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newScene(t, 2, rome.Auctions-1, rome.DecideBid)
			s.tell(c.told)
			if bid := s.builds().Bid; (bid != 0) != c.bids || bid.Count() > 2 {
				t.Errorf("it bids %v", bid)
			}
		})
	}
}

// A Floor card is not spent on houses that no roof is left for, to wait with a house that can be carried.
func TestABuilderSpendsNoFloorInVain(t *testing.T) {
	for _, c := range []struct {
		name, told string
		round      int
		floor      bool
	}{
		{"no roof is left", "A roofs round 0; A roofs triangular 0", 3, false},
		{"no Roof card is drawn any more", "", 4, false},
		{"those left have a shape that nothing takes", "A roofs round 0; A holds roof-1", 4, false},
		{"there are roofs", "A holds roof-1", 4, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newScene(t, c.round, 0, rome.DecideBuild)
			s.tell("capitoline round B1 A1 B1; A holds floor-1 red-8; A round 1; " + c.told)
			for p := range rome.Place(rome.Places) {
				if p != rome.Capitoline { // nothing fits any other
					at := s.Prefecture(p)
					at.Used = uint8(p.Sites())
				}
			}
			a := s.builds()
			if is := a.Kind == rome.Play && a.Card.Type() == rome.Floor; is != c.floor {
				t.Errorf("it does %v", a)
			}
		})
	}
}

// Unfinished houses are worth no more than there are roofs left for, and nothing where none of the shapes left can stand.
func TestUnfinishedHousesAreWorthTheirRoofs(t *testing.T) {
	worth := func(told string) int64 {
		t.Helper()
		s := newScene(t, 2, 0, rome.DecideBuild)
		s.tell(told)
		fits := newFits(&s.Table)
		return builderValue{&tuned}.houses(s.Player(s.a), &fits)
	}
	one := worth("A open 1; A roofs round 1; A roofs triangular 0")
	if two := worth("A open 1; A open 1; A roofs round 1; A roofs triangular 0"); two != one {
		t.Errorf("two houses and one roof are worth %d, one house %d", two, one)
	}
	if two := worth("A open 1; A open 1; A roofs round 2; A roofs triangular 0"); two <= one {
		t.Errorf("two houses and two roofs are worth %d, one house %d", two, one)
	}
	if none := worth("A open 1; A roofs round 0; A roofs triangular 0"); none != 0 {
		t.Errorf("a house and no roof are worth %d", none)
	}
}
