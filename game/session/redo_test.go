package session

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// mixed goes through a match at random: things are done, taken back, brought back, others play or think meanwhile, and the
// match is closed and gone on with. What was taken back last is compared with what is brought back.
type mixed struct {
	t     *testing.T
	s     *bidding
	r     *rand.Rand
	lines []string // the records that can be brought back, the last one last
}

// act does one thing at random.
func (m *mixed) act() {
	switch m.r.IntN(6) {
	case 0:
		settle(m.s)
	case 4:
		m.s = continued(m.t, m.s.text())
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
	again := open(m.t, m.s.Record(), computers(nil), nil)
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
		m := &mixed{t: t, s: open(t, r, computers(nil), nil), r: rand.New(rand.NewPCG(seed, 7))}
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

// continued goes on with a match from what was saved of it.
func continued(t *testing.T, saved string) *bidding {
	t.Helper()
	r, _, err := recordtest.Rules().Read(saved)
	if err != nil {
		t.Fatalf("%v in\n%s", err, saved)
	}
	s := open(t, r, computers(nil), nil)
	Recall(s, saved)
	return s
}

// twice does something twice, and reports whether it came to something both times.
func twice(do func() bool) bool {
	first := do()
	return do() && first
}

// twiceTakenBack is what is saved of a match in which two bids were made and taken back, and its record before that.
func twiceTakenBack(t *testing.T) (saved, whole string) {
	t.Helper()
	s := solo(t, 3, nil)
	step(t, s)
	step(t, s)
	settle(s)
	whole = text(s)
	if !twice(s.Undo) {
		t.Fatal("two bids can't be taken back")
	}
	return s.text(), whole
}

// What was taken back can still be brought back when the match is gone on with, and is no part of its record.
func TestWhatWasTakenBackIsSaved(t *testing.T) {
	saved, whole := twiceTakenBack(t)
	s := continued(t, saved)
	if !strings.HasPrefix(saved, text(s)) || text(s) == saved {
		t.Errorf("what is saved is\n%sand not\n%s", saved, text(s))
	}
	if !twice(s.Redo) || text(s) != whole || s.Redo() {
		t.Errorf("brought back is\n%snot\n%s", text(s), whole)
	}
	if s = continued(t, text(s)); s.Redo() {
		t.Error("a save that tells of nothing taken back brings something back")
	}
}

// A match is gone on with whatever is wrong with what could be brought back.
func TestDamagedTakeBacksAreLetGo(t *testing.T) {
	saved, _ := twiceTakenBack(t)
	first := strings.SplitN(saved[strings.Index(saved, "# 1 "):], "\n", 2)[0]
	for what, damaged := range map[string]string{
		"another move":      strings.ReplaceAll(saved, first, "# 1 bid 999"),
		"no move":           strings.ReplaceAll(saved, first, "# 1"),
		"no seat":           strings.ReplaceAll(saved, first, "# x"+first[3:]),
		"another seat":      strings.ReplaceAll(saved, first, "# 9"+first[3:]),
		"no number":         strings.ReplaceAll(saved, "back after ", "back after x"),
		"too late a number": strings.ReplaceAll(saved, "back after ", "back after 9"),
		"no moves at all":   saved + "# taken back after 0 moves\n",
		"half of it":        saved[:len(saved)-len(first)/2],
	} {
		if s := continued(t, damaged); s.Redo() || !strings.HasPrefix(saved, text(s)) {
			t.Errorf("with %s something is brought back", what)
		}
	}
}
