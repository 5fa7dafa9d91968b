package session

import (
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"capital/rules/record"
	"capital/rules/warsaw"
)

// solo is a match of one person against two computer players.
func solo(t *testing.T, seed uint64, save func(string) error) *Session {
	t.Helper()
	s, err := New([]record.Seat{{Player: Person, Name: "Zofia"}, {Player: "builder", Name: "Sawa"}, {Player: "apprentice", Name: "Wars"}}, seed, save)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// settle lets the computer players play until all of them have decided.
func settle(t *testing.T, s *Session) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); s.Thinking(); s.Think() {
		if time.Now().After(end) {
			t.Fatal("the computer players do not decide")
		}
		time.Sleep(time.Microsecond)
	}
}

// step lets the person at seat 0 take the first legal action.
func step(t *testing.T, s *Session) warsaw.Action {
	t.Helper()
	settle(t, s)
	view := s.View(0)
	a := view.Legal(false, nil)[0]
	if reason := s.Submit(0, a); !reason.OK() {
		t.Fatal(reason)
	}
	return a
}

func TestSoloMatchToItsEnd(t *testing.T) {
	s := solo(t, 5, nil)
	for !s.Table().Over() {
		step(t, s)
		settle(t, s)
	}
	record := s.Record()
	if _, match, err := warsaw.ReadRecord(warsaw.RecordText(&record)); err != nil || match.Table != *s.Table() {
		t.Errorf("the record does not replay to the same table: %v", err)
	}
	if last := s.Events()[len(s.Events())-1]; last.Kind != warsaw.MatchEnded {
		t.Errorf("the last event is %v", last)
	}
}

func TestSamePlayGivesTheSameRecord(t *testing.T) {
	texts := [2]string{}
	for n := range texts {
		s := solo(t, 77, nil)
		for range 40 {
			step(t, s)
		}
		settle(t, s)
		record := s.Record()
		texts[n] = warsaw.RecordText(&record)
	}
	if texts[0] != texts[1] {
		t.Error("two matches with the same seed and the same choices differ")
	}
}

func TestIllegalActionChangesNothing(t *testing.T) {
	s := solo(t, 1, nil)
	before, moves := *s.Table(), s.Moves()
	if s.Submit(0, warsaw.Action{Kind: warsaw.Finish}).OK() {
		t.Fatal("a choice was taken during the draft")
	}
	if *s.Table() != before || s.Moves() != moves {
		t.Error("an illegal action changed the match")
	}
}

func TestUndoAgainstComputersGoesBackToTheStart(t *testing.T) {
	s := solo(t, 9, nil)
	settle(t, s)
	start := *s.Table()
	events := len(s.Events())
	for range 30 {
		step(t, s)
	}
	for s.Undo() {
	}
	settle(t, s)
	if *s.Table() != start || len(s.Events()) != events {
		t.Error("undoing everything did not lead back to the start")
	}
	step(t, s) // and play goes on
}

func TestUndoWhileAComputerPlayerThinks(t *testing.T) {
	s := solo(t, 9, nil)
	for range 30 {
		step(t, s)
		s.Think() // asks; the answer is still to come
		s.Undo()
		step(t, s)
	}
}

func TestClosedWhileComputerPlayersThink(t *testing.T) {
	s, err := New([]record.Seat{{Player: Person, Name: "Zofia"}, {Player: "master", Name: "Sawa"}}, 9, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Think()
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if s.asked != [warsaw.MaxSeats]*question{} {
		t.Error("somebody is still waited for")
	}
}

func TestUndoBetweenPeopleNeverCrossesARevelation(t *testing.T) {
	s, err := New([]record.Seat{{Player: Person, Name: "A"}, {Player: Person, Name: "B"}}, 3, nil)
	if err != nil {
		t.Fatal(err)
	}
	pick := func(seat int) {
		view := s.View(seat)
		if reason := s.Submit(seat, view.Legal(false, nil)[0]); !reason.OK() {
			t.Fatal(reason)
		}
	}
	pick(0)
	if seat, ok := s.CanUndo(); !ok || seat != 0 {
		t.Error("a pick that nobody has seen can't be taken back")
	}
	pick(1)
	if _, ok := s.CanUndo(); ok {
		t.Error("a pick can be taken back although all are revealed")
	}
}

func TestResumeGoesOnWhereItWas(t *testing.T) {
	s := solo(t, 21, nil)
	for range 25 {
		step(t, s)
	}
	settle(t, s)
	record, _, err := warsaw.ReadRecord(func() string { r := s.Record(); return warsaw.RecordText(&r) }())
	if err != nil {
		t.Fatal(err)
	}
	again, err := Resume(record, nil)
	if err != nil {
		t.Fatal(err)
	}
	if *again.Table() != *s.Table() || len(again.Events()) != len(s.Events()) {
		t.Error("the resumed match is another one")
	}
}

func TestEveryMoveIsSaved(t *testing.T) {
	var mutex sync.Mutex
	saved := ""
	s := solo(t, 4, func(text string) error {
		mutex.Lock()
		defer mutex.Unlock()
		saved = text
		return nil
	})
	for range 12 {
		step(t, s)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if record := s.Record(); saved != warsaw.RecordText(&record) {
		t.Error("the last save is not the match as it is")
	}
}

func TestAFailingDiskIsTold(t *testing.T) {
	s := solo(t, 4, func(string) error { return errors.New("no room") })
	step(t, s)
	if err := s.Close(); err == nil || !strings.Contains(err.Error(), "no room") {
		t.Errorf("the failed save was not told: %v", err)
	}
}

func TestUnknownPlayersAreRefused(t *testing.T) {
	if _, err := New([]record.Seat{{Player: Person}, {Player: "oracle"}}, 1, nil); err == nil {
		t.Error("an unknown kind of player was seated")
	}
	if _, err := New([]record.Seat{{Player: Person}}, 1, nil); err == nil {
		t.Error("a match for one was begun")
	}
}
