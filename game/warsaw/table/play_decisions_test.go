//go:build !js

package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/rules/warsaw"
)

// The decisions that come but seldom, each by mouse and by keys, from matches that
// have come to them.

// doing is one way of doing an action: by mouse or by keys.
type doing func(r *robot, m *warsaw.Match, a warsaw.Action)

func byMouse(r *robot, m *warsaw.Match, a warsaw.Action) { r.mouse(m, 0, a) }
func byKeys(r *robot, m *warsaw.Match, a warsaw.Action)  { r.playByKeys(m, 0, a) }

// bothWays plays a match from where it has come to: what is picked by pick is done
// by mouse and, in a second program, by keys; or as a sample by one of them, which n says. A picture is kept where it has a name.
func bothWays(t *testing.T, n int, name string, record warsaw.Record, pick func(legal []warsaw.Action) warsaw.Action, after func(t *testing.T, r *robot, before, now *warsaw.Match)) {
	t.Helper()
	for w, do := range []doing{byMouse, byKeys} {
		way := []string{"mouse", "keys"}[w]
		if !testscope.Thorough() && w != n%2 {
			continue
		}
		t.Run(way, func(t *testing.T) {
			r := begin(t, game{keys: way == "keys", record: record})
			before := r.await(0)
			if name != "" && way == "mouse" {
				r.picture("decide-%s", name)
			}
			do(r, &before, pick(before.Legal(0, true, nil)))
			now, _, _ := r.state()
			after(t, r, &before, &now)
			r.await(0) // and play goes on
		})
	}
}

// last is the last of the legal actions.
func last(legal []warsaw.Action) warsaw.Action { return legal[len(legal)-1] }

func TestLossesOfWar(t *testing.T) {
	drive.Beside(t)
	for _, stacks := range []int{1, 2} {
		name := map[int]string{1: "one", 2: "two"}[stacks]
		t.Run(name, func(t *testing.T) {
			record := search(t, 4, func(m *warsaw.Match) bool {
				return m.Owes(0) == warsaw.DecideLosses && m.WarLosses(0) == stacks && m.Player(0).District.Occupied().Count() > 6
			})
			bothWays(t, stacks, "losses-"+name, record, last, func(t *testing.T, r *robot, before, _ *warsaw.Match) {
				r.until("the stacks are gone", func(m *warsaw.Match, events []warsaw.Event, _ int) bool {
					lost := 0
					for _, e := range events {
						if e.Kind == warsaw.StackLost && e.Seat == 0 {
							lost++
						}
					}
					return lost == 1 && stacks == 1 || lost >= stacks && stacks == 2
				})
			})
		})
	}
}

// TestLossesThatSplitTheDistrictAreRefused marks stacks without which the district would fall apart: it says why, and the
// button does nothing.
func TestLossesThatSplitTheDistrictAreRefused(t *testing.T) {
	drive.Beside(t)
	var cut warsaw.Action
	record := search(t, 3, func(m *warsaw.Match) bool {
		if m.Owes(0) != warsaw.DecideLosses || m.WarLosses(0) != 1 {
			return false
		}
		d := &m.Player(0).District
		for s := d.Occupied(); s != 0; s &= s - 1 {
			space := d.SpaceOf(s.First())
			cut = warsaw.Action{Kind: warsaw.Lose, Space: space, Other: space}
			if m.Check(0, cut).Key == warsaw.ReasonSplitsUp {
				return true
			}
		}
		return false
	})
	r := begin(t, game{record: record})
	m := r.await(0)
	_, _, moves := r.state()
	before := r.g.Look()
	r.g.Click(r.at(&m, 0, cut.Space))
	r.g.Tick(3)
	if why := r.keep("losses-refused"); share(before, why, r.layout().Side) == 0 {
		t.Error("nothing says why")
	}
	r.g.Click(centre(r.layout().Confirm))
	r.g.Tick(3)
	r.unchanged(moves)
	r.g.Click(r.at(&m, 0, cut.Space)) // no longer marked
	r.mouse(&m, 0, m.Legal(0, true, nil)[0])
}

func TestMilestoneIsPlaced(t *testing.T) {
	drive.Beside(t)
	record := search(t, 3, func(m *warsaw.Match) bool { return m.Owes(0) == warsaw.DecideMilestone && m.Epoch() > 2 })
	for n, pick := range []func([]warsaw.Action) warsaw.Action{
		func(legal []warsaw.Action) warsaw.Action { return legal[0] }, last,
	} {
		name := []string{"empty", "over"}[n]
		t.Run(name, func(t *testing.T) {
			bothWays(t, n, "milestone-"+name, record, pick, func(t *testing.T, r *robot, before, now *warsaw.Match) {
				face, _ := before.Milestone(before.Epoch() - 1)
				d := &now.Player(0).District
				if !d.Has(face.Tile().Building) {
					t.Errorf("%s does not stand", face.Tile().Name)
				}
			})
		})
	}
}

func TestPrudentialFalls(t *testing.T) {
	drive.Beside(t)
	record := search(t, 3, func(m *warsaw.Match) bool { return m.Owes(0) == warsaw.DecideWindow })
	for n, name := range []string{"down", "up", "right", "left"} {
		t.Run(name, func(t *testing.T) {
			picture := ""
			if n == 0 {
				picture = "window"
			}
			bothWays(t, n, picture, record, func(legal []warsaw.Action) warsaw.Action { return legal[n] },
				func(t *testing.T, _ *robot, _, now *warsaw.Match) {
					if d := &now.Player(0).District; now.Owes(0) != warsaw.DecidePiece && !d.Fits() {
						t.Error("the district is still too large")
					}
				})
		})
	}
}

func TestPrudentialIsOverbuilt(t *testing.T) {
	drive.Beside(t)
	var asked warsaw.Action
	record := search(t, 3, func(m *warsaw.Match) bool {
		if m.Owes(0) != warsaw.DecideUse {
			return false
		}
		d := m.Player(0).District
		width, height := d.Size()
		if !d.Has(warsaw.Prudential) || width < 4 || height < 4 {
			return false
		}
		for _, a := range m.Legal(0, false, nil) {
			after := d
			if a.Kind != warsaw.Overbuild {
				continue
			}
			if after.Place(a.Tile, a.Space, int(a.Turn)); !after.Has(warsaw.Prudential) && !after.Fits() {
				asked = a
				return true
			}
		}
		return false
	})
	r := begin(t, game{record: record})
	m := r.await(0)
	r.mouse(&m, 0, asked)
	m = r.await(0)
	if m.Owes(0) != warsaw.DecideWindow {
		t.Fatalf("decision %d is asked, not for a window", m.Owes(0))
	}
	r.mouse(&m, 0, m.Legal(0, true, nil)[1])
}

func TestOnePieceIsKept(t *testing.T) {
	drive.Beside(t)
	record := search(t, 3, func(m *warsaw.Match) bool { return m.Owes(0) == warsaw.DecidePiece })
	bothWays(t, 0, "piece", record, last, func(t *testing.T, _ *robot, _, now *warsaw.Match) {
		if d := &now.Player(0).District; !d.Occupied().Connected() {
			t.Error("the district is in pieces")
		}
	})
}

func TestChoicesAfterIncome(t *testing.T) {
	drive.Beside(t)
	for name, wanted := range map[string]func(a warsaw.Action) bool{
		"coins":  func(a warsaw.Action) bool { return a.Kind == warsaw.SellCoins },
		"vp":     func(a warsaw.Action) bool { return a.Kind == warsaw.SellVP },
		"school": func(a warsaw.Action) bool { return a.Kind == warsaw.Split },
	} {
		t.Run(name, func(t *testing.T) {
			record := search(t, 3, func(m *warsaw.Match) bool {
				return m.Owes(0) == warsaw.DecideChoices && slices.ContainsFunc(m.Legal(0, true, nil), wanted)
			})
			pick := func(legal []warsaw.Action) warsaw.Action { return legal[slices.IndexFunc(legal, wanted)] }
			bothWays(t, len(name), "choice-"+name, record, pick, func(*testing.T, *robot, *warsaw.Match, *warsaw.Match) {})
		})
	}
}

// TestChoicesByNumber makes one choice by its number and ends them with the next.
func TestChoicesByNumber(t *testing.T) {
	drive.Beside(t)
	record := search(t, 3, func(m *warsaw.Match) bool {
		return m.Owes(0) == warsaw.DecideChoices && len(m.Legal(0, true, nil)) >= 4
	})
	r := begin(t, game{keys: true, record: record})
	m := r.await(0)
	_, _, moves := r.state()
	a := m.Legal(0, true, nil)[1]
	r.press(ebiten.KeyDigit2)
	r.expect(moves, 0, a)
}
