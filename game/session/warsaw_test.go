package session

import (
	"runtime"
	"testing"

	"capital/game/players"
	"capital/game/players/playerstest"
	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// capital is a session of Capital.
type capital = Session[warsaw.Match, warsaw.Action, warsaw.Event]

// inCapital begins a match of Capital between a person and computer players of levels.
func inCapital(t *testing.T, seed uint64, pool *players.Pool, levels ...string) *capital {
	t.Helper()
	r := warsaw.Record{Seed: seed, Seats: []record.Seat{{Player: Person, Name: "Zofia"}}}
	for _, level := range levels {
		r.Seats = append(r.Seats, record.Seat{Player: level, Name: "Sawa"})
	}
	return openCapital(t, r, pool)
}

func openCapital(t *testing.T, r warsaw.Record, pool *players.Pool) *capital {
	t.Helper()
	s, err := New(warsaw.Rules(), ai.NewPlayers(pool), r, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// firstOf is the first legal action of the person in seat 0.
func firstOf(s *capital) warsaw.Action {
	view := s.Match().View(0)
	return view.Legal(false, nil)[0]
}

// stepCapital lets the person take the first legal action, once all others have decided.
func stepCapital(t *testing.T, s *capital) {
	t.Helper()
	settle(s)
	if err := s.Submit(0, firstOf(s)); err != nil {
		t.Fatal(err)
	}
}

func capitalText(s *capital) string {
	r := s.Record()
	return warsaw.Rules().Text(&r, s.Match())
}

func TestCapitalToItsEnd(t *testing.T) {
	pool := playerstest.Pool(2, ai.NewPlayers(nil).Do)
	texts := [2]string{}
	for n, at := range []*players.Pool{nil, pool} {
		s := inCapital(t, 77, at, ai.Builder, ai.Apprentice, ai.Random)
		for !s.Match().Over() {
			stepCapital(t, s)
			settle(s)
		}
		texts[n] = capitalText(s)
		if _, match, err := warsaw.Rules().Read(texts[n]); err != nil || match != *s.Match() {
			t.Errorf("the record does not replay to the same match: %v", err)
		}
		if last := s.Events()[len(s.Events())-1]; last.Kind != warsaw.MatchEnded {
			t.Errorf("the last event is %v", last)
		}
	}
	if texts[0] != texts[1] {
		t.Error("with workers the match goes another way")
	}
}

func TestCapitalResumes(t *testing.T) {
	s := inCapital(t, 21, nil, ai.Builder, ai.Apprentice)
	for range 25 {
		stepCapital(t, s)
	}
	settle(s)
	r, _, err := warsaw.Rules().Read(capitalText(s))
	if err != nil {
		t.Fatal(err)
	}
	if again := openCapital(t, r, nil); *again.Match() != *s.Match() || len(again.Events()) != len(s.Events()) {
		t.Error("the resumed match is another one")
	}
}

// In Capital, whose take-backs are not free, a pick or a use can be taken back until all others have decided.
func TestCapitalsTakeBacksUntilSomethingIsRevealed(t *testing.T) {
	r := warsaw.Record{Seed: 3, TakeBacks: record.TakeBacksUntilRevealed, Seats: []record.Seat{
		{Player: Person, Name: "Zofia"}, {Player: ai.Builder, Name: "Sawa"}, {Player: ai.Apprentice, Name: "Wars"},
	}}
	s := openCapital(t, r, nil)
	for n := 0; !s.Match().Over(); n++ {
		if s.Match().Owes(0) == warsaw.NoDecision {
			settle(s)
			if _, ok := s.CanUndo(); ok {
				t.Fatalf("after %d moves, what others have answered can be taken back", s.Moves())
			}
			continue
		}
		a := firstOf(s)
		before, events := *s.Match(), len(s.Events())
		if err := s.Submit(0, a); err != nil {
			t.Fatal(err)
		}
		if len(s.Events()) > events { // the others had decided before
			if _, ok := s.CanUndo(); ok {
				t.Fatalf("%v can be taken back, although it was revealed", a)
			}
			continue
		}
		if n%2 == 0 {
			if !s.Undo() || *s.Match() != before {
				t.Fatalf("%v can't be taken back, although nobody has seen it", a)
			}
			if err := s.Submit(0, a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if s.Undo() {
		t.Error("a match that is over was taken back")
	}
}

func TestCapitalUndoneToTheStart(t *testing.T) {
	s := inCapital(t, 9, nil, ai.Builder, ai.Apprentice)
	settle(s)
	start := *s.Match()
	for range 30 {
		stepCapital(t, s)
	}
	for s.Undo() {
	}
	settle(s)
	if *s.Match() != start {
		t.Error("undoing everything did not lead back to the start")
	}
}

// Masters, who think for a second, stop when a match is left.
func TestNoMasterThinksAboutAMatchThatWasLeft(t *testing.T) {
	before := runtime.NumGoroutine()
	for seed := range uint64(10) {
		s := inCapital(t, seed, nil, ai.Master, ai.Master, ai.Architect)
		s.Think()
		if err := s.Submit(0, firstOf(s)); err != nil {
			t.Fatal(err)
		}
		s.Undo()
		s.Think()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	goroutinesBecome(before)
}
