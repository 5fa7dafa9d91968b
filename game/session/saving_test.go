package session

import (
	"errors"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"capital/game/testscope"
	"capital/rules/record/recordtest"
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
func (d *slowDisk) moves(t *testing.T) []recordtest.Move {
	t.Helper()
	d.mutex.Lock()
	defer d.mutex.Unlock()
	return movesOf(t, d.holds)
}

// movesOf are the moves of a saved text, none where nothing was saved.
func movesOf(t *testing.T, text string) []recordtest.Move {
	t.Helper()
	if text == "" {
		return nil
	}
	r, _, err := recordtest.Rules().Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return r.Actions
}

// leave lets the disk write all that comes, does something and closes the session.
func (d *slowDisk) leave(s *bidding, do func()) {
	go func() {
		for range d.came {
			d.write <- struct{}{}
		}
	}()
	do()
	s.Close()
	close(d.came)
}

func TestNoAnswerIsPlayedBeforeThePersonsMoveIsSaved(t *testing.T) {
	disk := newSlowDisk()
	s := solo(t, 6, disk.save)
	submit(t, s, 0, bid(lowest(s, 0)))
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
	disk.leave(s, func() {})
}

func TestAPersonsMoveGoesBeforeAnAnswerOnItsWayToTheDisk(t *testing.T) {
	disk := newSlowDisk()
	s := solo(t, 6, disk.save)
	s.Think()
	waitFor(func() bool { return s.asked[1].arrived() })
	s.Think() // the answer goes to the disk
	first := <-disk.came
	submit(t, s, 0, bid(lowest(s, 0)))
	disk.write <- struct{}{} // the answer, which nobody has seen
	<-disk.came
	disk.write <- struct{}{} // the person's move
	waitFor(s.Saved)
	if saved := disk.moves(t); len(saved) != 1 || saved[0].Seat != 0 || movesOf(t, first)[0].Seat != 1 {
		t.Fatalf("saved is %v after %q", saved, first)
	}
	s.Think()
	<-disk.came
	if s.Moves() != 1 {
		t.Error("the answer was played before it was saved behind the person's move")
	}
	disk.write <- struct{}{}
	waitFor(func() bool { s.Think(); return s.Moves() == 2 })
	disk.leave(s, func() { s.Undo() })
	if n := len(disk.moves(t)); n != 0 {
		t.Errorf("after all was taken back %d moves are saved", n)
	}
}

// checkKept checks that a disk's record holds all that was seen of a match, but for the person's last move while it is on
// its way there. What comes behind it nobody has seen.
func checkKept(t *testing.T, s *bidding, disk func() string) {
	t.Helper()
	seen := s.Record().Actions
	if last := len(seen) - 1; !s.Saved() && last >= 0 && s.IsPerson(seen[last].Seat) {
		seen = seen[:last]
	}
	saved := movesOf(t, disk()) // after it was asked whether all is saved
	if len(saved) < len(seen) || !slices.Equal(saved[:len(seen)], seen) {
		t.Fatalf("a kill now would leave\n%v of\n%v", saved, seen)
	}
}

// noted is a disk that keeps what was written last, and takes its time for each text.
type noted struct {
	mutex sync.Mutex
	text  string
	pause func()
}

func (n *noted) save(text string) error {
	if n.pause != nil {
		n.pause()
	}
	n.mutex.Lock()
	defer n.mutex.Unlock()
	n.text = text
	return nil
}

func (n *noted) last() string {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	return n.text
}

func TestAtMostThePersonsMoveInFlightIsLost(t *testing.T) {
	for seed := range uint64(testscope.Count(5, 100)) {
		random, slow := rand.New(rand.NewPCG(seed, 1)), rand.New(rand.NewPCG(seed, 2))
		disk := &noted{pause: func() { time.Sleep(time.Duration(slow.IntN(300)) * time.Microsecond) }}
		s := solo(t, seed, disk.save)
		for !s.Match().Over() {
			s.Think()
			if s.Saved() && s.Match().Owes(0) {
				v := s.Match().View(0)
				legal := v.Legal()
				submit(t, s, 0, legal[random.IntN(len(legal))])
			}
			checkKept(t, s, disk.last)
			runtime.Gosched() // where there is one thread, the disk and the others have their turn
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		if disk.text != text(s) {
			t.Error("the last save is not the whole match")
		}
	}
}

func TestEveryMoveIsSaved(t *testing.T) {
	disk := &noted{}
	s := open(t, seated(2, 4, doubled), computers(nil), disk.save)
	for range 2 {
		step(t, s)
		waitFor(s.Saved)
		if disk.last() != text(s) {
			t.Error("a move was not saved")
		}
	}
	s.Undo()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if disk.text != s.text() {
		t.Error("the last save is not the match as it is")
	}
	if !strings.Contains(disk.text, "\noption prizes doubled\n") {
		t.Errorf("what is saved does not tell the option:\n%s", disk.text)
	}
}

func TestAFailingDiskStopsNoMatchAndIsTold(t *testing.T) {
	s := solo(t, 8, func(string) error { return errors.New("no room") })
	toTheEnd(t, s)
	if err := s.Close(); err == nil || !strings.Contains(err.Error(), "no room") {
		t.Errorf("the failed save was not told: %v", err)
	}
}

func TestClosedWhileComputerPlayersThink(t *testing.T) {
	s := open(t, seated(3, 9), hold(), nil)
	s.Think()
	if s.asked[1] == nil || s.asked[2] == nil {
		t.Error("nobody thinks")
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	for seat, asked := range s.asked {
		if asked != nil {
			t.Errorf("seat %d is still waited for", seat+1)
		}
	}
}

// goroutinesBecome waits until there are no more goroutines than so many.
func goroutinesBecome(most int) {
	for runtime.NumGoroutine() > most {
		time.Sleep(time.Millisecond)
	}
}

// Nobody goes on thinking about a match that was left, nor about one in which the question was taken back.
func TestNothingIsLeftOfAMatchThatWasLeft(t *testing.T) {
	before := runtime.NumGoroutine()
	for n := range 10 {
		s := open(t, seated(4, uint64(n)), hold(), func(string) error { return nil })
		s.Think()
		submit(t, s, 0, first(s, 0))
		s.Undo()
		s.Think()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	goroutinesBecome(before)
}
