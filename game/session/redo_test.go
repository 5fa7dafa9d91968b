package session

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// mixed goes through a match at random: things are done, taken back, brought back, and others play or think meanwhile. What
// was taken back last is compared with what is brought back.
type mixed struct {
	t     *testing.T
	s     *bidding
	r     *rand.Rand
	lines []string // the records that can be brought back, the last one last
}

// act does one thing at random.
func (m *mixed) act() {
	switch m.r.IntN(5) {
	case 0:
		settle(m.s)
	case 1:
		m.s.Think()
	case 2:
		m.undo()
	case 3:
		m.redo()
	default:
		m.play()
	}
}

// play lets a person bid, if one may.
func (m *mixed) play() {
	for seat := range m.s.Seats() {
		if !m.s.IsPerson(seat) || !m.s.Match().Owes(seat) {
			continue
		}
		v := m.s.Match().View(seat)
		hand := v.Hand()
		submit(m.t, m.s, seat, bid(hand[m.r.IntN(len(hand))]))
		m.lines = nil
		return
	}
}

func (m *mixed) undo() {
	before, past := text(m.s), m.s.Past()
	if m.s.Undo() != (len(past) > 0) {
		m.t.Fatalf("%d steps can be taken back, and it says otherwise", len(past))
	}
	if len(past) == 0 {
		return
	}
	m.lines = append(m.lines, before)
	if m.s.Moves() != past[0].From {
		m.t.Fatalf("after move %d of %v", m.s.Moves(), past)
	}
}

func (m *mixed) redo() {
	_, can := m.s.CanRedo()
	switch redone := m.s.Redo(); {
	case redone != can:
		m.t.Fatal("it says otherwise whether something can be brought back")
	case !redone && len(m.lines) > 0 && TakeBacks(&m.s.record) == record.TakeBacksFree:
		m.t.Fatal("what was taken back can't be brought back")
	case redone:
		if text(m.s) != m.lines[len(m.lines)-1] {
			m.t.Fatalf("brought back is\n%snot\n%s", text(m.s), m.lines[len(m.lines)-1])
		}
		m.lines = m.lines[:len(m.lines)-1]
	}
}

// check compares the session with one that plays its record from the start.
func (m *mixed) check() {
	again := open(m.t, m.s.Record(), computers{}, nil)
	if *again.Match() != *m.s.Match() || !reflect.DeepEqual(again.Events(), m.s.Events()) || text(again) != text(m.s) {
		m.t.Fatalf("the match is not that of its record\n%s", text(m.s))
	}
}

func TestAnyMixOfTakingBackAndAgainIsItsRecord(t *testing.T) {
	for _, seed := range forSeeds(40) {
		r := seated(1+int(seed%4), seed)
		if seed%3 == 1 {
			r.TakeBacks = record.TakeBacksUntilRevealed
		}
		if seed%3 == 2 {
			r.Seats = append(r.Seats, record.Seat{Player: Person, Name: "Łucja"})
		}
		m := &mixed{t: t, s: open(t, r, computers{}, nil), r: rand.New(rand.NewPCG(seed, 7))}
		for range 60 {
			m.act()
			m.check()
		}
	}
}

// What is done after something was taken back can't be mixed with that.
func TestNothingIsBroughtBackAfterAnotherMove(t *testing.T) {
	s := solo(t, 3, nil)
	submit(t, s, 0, bid(lowest(s, 0)))
	s.Undo()
	if seat, ok := s.CanRedo(); !ok || seat != 0 {
		t.Fatal("a bid can't be brought back")
	}
	v := s.Match().View(0)
	submit(t, s, 0, bid(v.Hand()[1]))
	if _, ok := s.CanRedo(); ok || s.Redo() {
		t.Error("another bid was made, and the first can be brought back")
	}
}

// What belongs to what was submitted goes with it, and comes again with it.
func TestWhatFollowsIsTakenBackToo(t *testing.T) {
	s := solo(t, 5, nil)
	start := *s.Match()
	submit(t, s, 0, recordtest.Action{Kind: recordtest.Swap, Card: lowest(s, 0)})
	if err := s.Follow(0, bid(lowest(s, 0))); err != nil {
		t.Fatal(err)
	}
	both := *s.Match()
	if past := s.Past(); len(past) != 1 || past[0] != (Step{0, 2}) || len(EventsOf(s, past[0])) != len(s.Events())-s.before[0] {
		t.Errorf("the past is %v", past)
	}
	if !s.Undo() || *s.Match() != start || !s.Redo() || *s.Match() != both || len(s.Past()) != 1 {
		t.Error("a swap and the bid that follows it are not one")
	}
}
