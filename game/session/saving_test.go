package session

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"capital/game/thorough"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// slowDisk is a disk that takes a text when the test says so.
type slowDisk struct {
	came  chan string   // a text that the disk begins to write
	write chan struct{} // lets it end
	mutex sync.Mutex
	holds string
}

func newSlowDisk() *slowDisk {
	return &slowDisk{came: make(chan string), write: make(chan struct{})}
}

func (d *slowDisk) save(text string) error {
	d.came <- text
	<-d.write
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.holds = text
	return nil
}

// moves is what a program that starts now would find.
func (d *slowDisk) moves(t *testing.T) []warsaw.Move {
	t.Helper()
	d.mutex.Lock()
	defer d.mutex.Unlock()
	if d.holds == "" {
		return nil
	}
	record, _, err := warsaw.ReadRecord(d.holds)
	if err != nil {
		t.Fatal(err)
	}
	return record.Actions
}

// waitFor polls until something holds.
func waitFor(holds func() bool) {
	for !holds() {
		time.Sleep(time.Microsecond)
	}
}

func TestNoAnswerIsPlayedBeforeThePersonsMoveIsSaved(t *testing.T) {
	disk := newSlowDisk()
	s := solo(t, 6, disk.save)
	view := s.View(0)
	if reason := s.Submit(0, view.Legal(false, nil)[0]); !reason.OK() {
		t.Fatal(reason)
	}
	s.Think() // asks
	<-disk.came
	waitFor(func() bool { return s.asked[1].arrived() && s.asked[2].arrived() })
	for range 100 {
		s.Think()
	}
	if s.Moves() != 1 || s.Saved() || disk.moves(t) != nil {
		t.Fatalf("%d moves were played while the first was on its way to the disk", s.Moves())
	}
	disk.write <- struct{}{}
	waitFor(s.Saved)

	// Now the first answer is saved, and is played only then.
	s.Think()
	<-disk.came
	for range 100 {
		s.Think()
	}
	if s.Moves() != 1 || len(disk.moves(t)) != 1 {
		t.Fatalf("%d moves were played, %d are saved", s.Moves(), len(disk.moves(t)))
	}
	disk.write <- struct{}{}
	waitFor(func() bool { s.Think(); return s.Moves() == 2 })
	if n := len(disk.moves(t)); n != 2 {
		t.Fatalf("2 moves were played, %d are saved", n)
	}
	go func() {
		for range disk.came {
			disk.write <- struct{}{}
		}
	}()
	s.Close()
	close(disk.came)
}

// checkKept checks that a disk's record holds all that was seen of a match, but for the
// person's last move while it is on its way there. What comes behind it nobody has seen.
func checkKept(t *testing.T, s *Session, disk func() string) {
	t.Helper()
	seen := s.Record().Actions
	if last := len(seen) - 1; !s.Saved() && s.IsPerson(seen[last].Seat) {
		seen = seen[:last]
	}
	var saved []warsaw.Move
	if text := disk(); text != "" {
		record, _, err := warsaw.ReadRecord(text)
		if err != nil {
			t.Fatal(err)
		}
		saved = record.Actions
	}
	if len(saved) < len(seen) || !slices.Equal(saved[:len(seen)], seen) {
		t.Fatalf("a kill now would leave\n%v of\n%v", saved, seen)
	}
}

func TestAtMostThePersonsMoveInFlightIsLost(t *testing.T) {
	for seed := range uint64(thorough.Count(2, 20)) {
		var mutex sync.Mutex
		disk := ""
		random := rand.New(rand.NewPCG(seed, 1))
		slow := rand.New(rand.NewPCG(seed, 2))
		s := solo(t, seed, func(text string) error {
			time.Sleep(time.Duration(slow.IntN(300)) * time.Microsecond)
			mutex.Lock()
			disk = text
			mutex.Unlock()
			return nil
		})
		for !s.Table().Over() {
			s.Think()
			if s.Saved() && s.Table().Owes(0) != warsaw.NoDecision {
				view := s.View(0)
				legal := view.Legal(false, nil)
				s.Submit(0, legal[random.IntN(len(legal))])
			}
			checkKept(t, s, func() string {
				mutex.Lock()
				defer mutex.Unlock()
				return disk
			})
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		record := s.Record()
		if disk != warsaw.RecordText(&record) {
			t.Error("the last save is not the whole match")
		}
	}
}

func TestAPersonsMoveGoesBeforeAnAnswerOnItsWayToTheDisk(t *testing.T) {
	disk := newSlowDisk()
	s := solo(t, 6, disk.save)
	s.Think()
	waitFor(func() bool { return s.asked[1].arrived() })
	s.Think() // the answer goes to the disk
	first := <-disk.came
	view := s.View(0)
	if reason := s.Submit(0, view.Legal(false, nil)[0]); !reason.OK() {
		t.Fatal(reason)
	}
	disk.write <- struct{}{} // the answer, which nobody has seen
	<-disk.came
	disk.write <- struct{}{} // the person's move
	waitFor(s.Saved)
	if saved := disk.moves(t); len(saved) != 1 || saved[0].Seat != 0 || !strings.Contains(first, "\n2 pick") {
		t.Fatalf("saved is %v after %q", saved, first)
	}
	s.Think()
	<-disk.came
	if s.Moves() != 1 {
		t.Error("the answer was played before it was saved behind the person's move")
	}
	disk.write <- struct{}{}
	waitFor(func() bool { s.Think(); return s.Moves() == 2 })
	go func() {
		for range disk.came {
			disk.write <- struct{}{}
		}
	}()
	s.Undo()
	s.Close()
	close(disk.came)
	if n := len(disk.moves(t)); n != 0 {
		t.Errorf("after all was taken back %d moves are saved", n)
	}
}

func TestAFailingDiskStopsNoMatch(t *testing.T) {
	s := solo(t, 8, func(string) error { return errors.New("no room") })
	for !s.Table().Over() {
		step(t, s)
		settle(t, s)
	}
	if err := s.Close(); err == nil {
		t.Error("nobody was told")
	}
}

func TestNamesThatNoRecordHoldsAreRefused(t *testing.T) {
	for _, name := range []string{"a\nb", "\x1b[31m", strings.Repeat("W", record.NameLimit+1)} {
		if _, err := New([]record.Seat{{Player: Person, Name: name}, {Player: "builder"}}, 1, nil); err == nil {
			t.Errorf("%q sits at the table", name)
		}
	}
}

// TestTakeBacksUntilSomethingIsRevealed plays a match whose take-backs are not free: a
// pick or a use can be taken back until all others have decided, and not after.
func TestTakeBacksUntilSomethingIsRevealed(t *testing.T) {
	agreed := warsaw.Record{Seed: 3, TakeBacks: record.TakeBacksUntilRevealed, Seats: []record.Seat{
		{Player: Person, Name: "Zofia"}, {Player: "builder", Name: "Sawa"}, {Player: "apprentice", Name: "Wars"},
	}}
	s, err := Resume(agreed, nil)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !s.Table().Over(); n++ {
		if s.Table().Owes(0) == warsaw.NoDecision {
			settle(t, s)
			if _, ok := s.CanUndo(); ok {
				t.Fatalf("after %d moves, what others have answered can be taken back", s.Moves())
			}
			continue
		}
		view := s.View(0)
		a := view.Legal(false, nil)[0]
		before, events := *s.Table(), len(s.Events())
		s.Submit(0, a)
		if len(s.Events()) > events { // the others had decided before
			if _, ok := s.CanUndo(); ok {
				t.Fatalf("%v can be taken back, although it was revealed", a)
			}
			continue
		}
		if n%2 == 0 {
			if !s.Undo() || *s.Table() != before {
				t.Fatalf("%v can't be taken back, although nobody has seen it", a)
			}
			s.Submit(0, a)
		}
	}
	if s.Undo() {
		t.Error("a match that is over was taken back")
	}
	if s.Record().TakeBacks != record.TakeBacksUntilRevealed {
		t.Error("the record has forgotten what was agreed")
	}
}
