//go:build !js

package lookback

import (
	"slices"
	"testing"

	"capital/input"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// toldStory is a story of a line a move: keys go from one to the next, and a press chooses the line of so many moves as x says.
type toldStory struct {
	written, line, chosen, seen int
	covers                      bool
}

func (s *toldStory) Take(in input.Intent) bool {
	switch in.Kind {
	case input.Navigate:
		s.line += in.DY
	case input.Confirm:
		s.chosen = s.line
	case input.Press:
		if in.X < 1000 {
			return false
		}
		s.chosen = int(in.X) - 1000 + 1
	}
	return true
}

func (s *toldStory) Chosen() (moves int, ok bool) {
	moves, s.chosen = s.chosen-1, 0
	return moves, moves >= 0
}

func (s *toldStory) AtLine() bool   { return s.line > 0 }
func (s *toldStory) See(moves int)  { s.seen = moves }
func (s *toldStory) Reset()         { s.line = 0 }
func (s *toldStory) Spoken() string { return "line" }
func (s *toldStory) Covers() bool   { return s.covers }

// TestALineOfTheStoryLeadsToItsMove by a press, by keys and by the button that shows the story; it stays as long as it covers nothing.
func TestALineOfTheStoryLeadsToItsMove(t *testing.T) {
	app, s, at := opened(t)
	click(t, app, s, s.buttons.Widgets[story].Rect)
	if s.Draw(app, nil); !at.told || at.story.written != 1 || at.story.seen != 1 {
		t.Fatalf("the button shows %+v", at.story)
	}
	do(t, app, s, input.Intent{Kind: input.Press, X: 1003}, input.Intent{Kind: input.Release, X: 1003})
	if at.at.Moves != 3 || at.story.seen != 3 || !s.telling {
		t.Errorf("a press leads to after %d moves, and %d are seen", at.at.Moves, at.story.seen)
	}
	do(t, app, s, input.Intent{Kind: input.Navigate, DX: -1})
	if at.at.Moves != 2 || at.story.seen != 2 {
		t.Errorf("an arrow leads to after %d moves, and %d are seen", at.at.Moves, at.story.seen)
	}
	do(t, app, s, input.Intent{Kind: input.Navigate, DY: 1})
	if said := s.Spoken(app); said.Focus != "Line." || said.Enter != app.Strings.Text("narration.enter", app.Strings.Text("lookback.there"))+"." {
		t.Errorf("of a line it says %q, %q", said.Focus, said.Enter)
	}
	if do(t, app, s, input.Intent{Kind: input.Confirm}); at.at.Moves != 0 || s.playing.on {
		t.Errorf("Enter leads to after %d moves", at.at.Moves)
	}
	at.story.covers = true
	if do(t, app, s, input.Intent{Kind: input.Press, X: 1001}); at.at.Moves != 1 || s.telling {
		t.Error("the story covers its moment")
	}
	do(t, app, s, input.Intent{Kind: input.Log})
	if do(t, app, s, input.Intent{Kind: input.Cancel}); s.telling || at.at.Moves != 1 {
		t.Error("the story is not closed first")
	}
}

// TestWhatHappenedIsToldWithItsMove as a session tells it.
func TestWhatHappenedIsToldWithItsMove(t *testing.T) {
	rules := recordtest.Rules()
	r := record.Record[recordtest.Action]{Seats: []record.Seat{{Player: "a", Name: "A"}, {Player: "b", Name: "B"}}, Seed: 5}
	m := rules.New(&r, nil)
	for !rules.Over(&m) {
		for seat := range r.Seats {
			if rules.Owes(&m, seat) {
				a := rules.Legal(&m, seat)[0]
				r.Actions = append(r.Actions, record.Move[recordtest.Action]{Seat: seat, Action: a})
				if err := rules.Apply(&m, seat, a, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	var moves []int
	Tell(rules, &r, func(move int, e recordtest.Event) {
		if e.Kind == recordtest.BidSealed && r.Actions[move].Seat != e.Seat {
			t.Errorf("move %d tells of seat %d", move, e.Seat)
		}
		moves = append(moves, move)
	})
	if !slices.IsSorted(moves) || moves[0] != -1 || moves[len(moves)-1] != len(r.Actions)-1 {
		t.Errorf("it tells of moves %v", moves)
	}
}
