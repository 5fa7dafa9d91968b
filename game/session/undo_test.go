package session

import (
	"slices"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

func TestUndoAgainstComputersGoesBackToTheStart(t *testing.T) {
	for _, seed := range forSeeds(10) {
		s := solo(t, seed, nil)
		settle(s)
		start, events := *s.Match(), slices.Clone(s.Events())
		toTheEnd(t, s)
		times := 0
		for s.Undo() {
			times++
		}
		settle(s)
		if times < 3 || *s.Match() != start || !slices.Equal(s.Events(), events) {
			t.Errorf("undoing everything, %d moves of a person, did not lead back to the start", times)
		}
		step(t, s) // and play goes on
	}
}

func TestUndoWhileAComputerPlayerThinks(t *testing.T) {
	for _, seed := range forSeeds(10) {
		s := solo(t, seed, nil)
		for !s.Match().Over() {
			step(t, s)
			s.Think() // asks; the answers are still to come
			s.Undo()
			step(t, s)
			settle(s)
		}
	}
}

// What was answered to a question that is taken back is not played.
func TestAnswersToWhatWasTakenBackAreDropped(t *testing.T) {
	s := solo(t, 4, nil)
	step(t, s)
	for s.Match().Round() == 0 {
		step(t, s)
	}
	s.askAll() // about the second round, and nothing is played yet
	asked := 0
	for _, question := range s.asked {
		if question != nil {
			waitFor(question.arrived)
			asked++
		}
	}
	if asked == 0 {
		t.Fatal("nobody was asked")
	}
	s.Undo()
	before := *s.Match()
	for range 100 {
		s.Think()
	}
	if *s.Match() != before {
		t.Error("an answer to another question was played")
	}
}

func bid(card recordtest.Card) recordtest.Action {
	return recordtest.Action{Kind: recordtest.Bid, Card: card}
}

// lowest is the lowest card of a seat's hand.
func lowest(s *bidding, seat int) recordtest.Card {
	v := s.Match().View(seat)
	return slices.Min(v.Hand())
}

func TestUndoBetweenPeopleNeverCrossesARevelation(t *testing.T) {
	r := seated(1, 3)
	r.Seats = append(r.Seats, record.Seat{Player: Person, Name: "Łucja"})
	if TakeBacks(&r) != record.TakeBacksUntilRevealed {
		t.Error("take-backs between people are free")
	}
	s := open(t, r, computers(nil), nil)
	if _, ok := s.CanUndo(); ok || s.Undo() {
		t.Error("something can be taken back before anything was done")
	}
	submit(t, s, 0, bid(lowest(s, 0)))
	if seat, ok := s.CanUndo(); !ok || seat != 0 {
		t.Error("a bid that nobody has seen can't be taken back")
	}
	submit(t, s, 1, recordtest.Action{Kind: recordtest.Swap, Card: lowest(s, 1)})
	if _, ok := s.CanUndo(); ok || s.Undo() {
		t.Error("a swap can be taken back although a card was drawn")
	}
	submit(t, s, 1, bid(lowest(s, 1)))
	if _, ok := s.CanUndo(); ok || s.Undo() {
		t.Error("a bid can be taken back although all are shown")
	}
}

// A match whose take-backs are not free: a bid can be taken back until all others have bid, and not after.
func TestTakeBacksUntilSomethingIsRevealed(t *testing.T) {
	for _, seed := range forSeeds(20) {
		r := seated(4, seed, doubled)
		r.TakeBacks = record.TakeBacksUntilRevealed
		s := open(t, r, computers(nil), nil)
		for !s.Match().Over() {
			before, events := *s.Match(), len(s.Events())
			a := bid(lowest(s, 0))
			submit(t, s, 0, a)
			if slices.ContainsFunc(s.Events()[events:], recordtest.Rules().Reveals) { // the others had bid before
				checkNoUndo(t, s, "what was shown at once")
				continue
			}
			if !s.Undo() || *s.Match() != before || len(s.Events()) != events {
				t.Fatal("a bid can't be taken back, although nobody has seen it")
			}
			submit(t, s, 0, a)
			settle(s)
			checkNoUndo(t, s, "what others have answered")
		}
		if s.Record().TakeBacks != record.TakeBacksUntilRevealed || !slices.Equal(s.Record().Options, r.Options) {
			t.Error("the record has forgotten what was agreed")
		}
	}
}

func checkNoUndo(t *testing.T, s *bidding, what string) {
	t.Helper()
	if _, ok := s.CanUndo(); ok || s.Undo() {
		t.Fatalf("after %d moves, %s can be taken back", s.Moves(), what)
	}
}

// Alone, take-backs are as the record says.
func TestTakeBacksOfOnePerson(t *testing.T) {
	for _, agreed := range []record.TakeBacks{record.TakeBacksFree, record.TakeBacksUntilRevealed} {
		r := seated(1, 2)
		r.TakeBacks = agreed
		s := open(t, r, computers(nil), nil)
		submit(t, s, 0, bid(lowest(s, 0)))
		if want := agreed == record.TakeBacksFree; TakeBacks(&r) != agreed || s.Undo() != want {
			t.Errorf("take-backs %v of one who plays alone: a shown bid can be taken back: %v", agreed, !want)
		}
	}
}

// TestEveryEventHasItsMove also after moves were taken back.
func TestEveryEventHasItsMove(t *testing.T) {
	s := solo(t, 4, nil)
	toTheEnd(t, s)
	s.Undo()
	settle(s)
	rules := recordtest.Rules()
	r := s.Record()
	event := 0
	told := func(move int) func(recordtest.Event) {
		return func(e recordtest.Event) {
			if got := s.MoveOf(event); got != move || s.Events()[event] != e {
				t.Fatalf("event %d is of move %d, not %d", event, got, move)
			}
			event++
		}
	}
	m := rules.New(&r, told(-1))
	for n, move := range r.Actions {
		if err := rules.Apply(&m, move.Seat, move.Action, told(n)); err != nil {
			t.Fatal(err)
		}
	}
	if event != len(s.Events()) {
		t.Errorf("%d events of %d", event, len(s.Events()))
	}
}
