package session

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"capital/game/players/playerstest"
	"capital/rules/record"
	"capital/rules/record/recordtest"
)

// doubled and kept are options that a match of the tests' game can have.
var (
	doubled = record.Option{Name: "prizes", Value: "doubled"}
	kept    = record.Option{Name: "ties", Value: "kept"}
)

func TestMatchesOfAllSizesToTheirEnd(t *testing.T) {
	for seats := 1; seats <= recordtest.MaxSeats; seats++ {
		for _, options := range [][]record.Option{nil, {doubled}, {doubled, kept}} {
			s := open(t, seated(seats, uint64(seats), options...), computers(nil), nil)
			toTheEnd(t, s)
			r, match, err := recordtest.Rules().Read(text(s))
			if err != nil || match != *s.Match() || !reflect.DeepEqual(r, s.Record()) {
				t.Errorf("%d seats, %v: the record does not replay to the same match: %v", seats, options, err)
			}
			if last := s.Events()[len(s.Events())-1]; last.Kind != recordtest.MatchEnded {
				t.Errorf("%d seats: the last event is %v", seats, last)
			}
		}
	}
}

func TestWhoSitsWhere(t *testing.T) {
	r := seated(4, 1)
	r.Seats[2] = record.Seat{Player: Person, Name: "Łucja"}
	s := open(t, r, computers(nil), nil)
	if s.People() != 2 || !s.IsPerson(0) || s.IsPerson(1) || !s.IsPerson(2) || !slices.Equal(s.Seats(), r.Seats) {
		t.Errorf("%d people at %v", s.People(), s.Seats())
	}
}

func TestSamePlayGivesTheSameRecord(t *testing.T) {
	for _, seed := range forSeeds(10) {
		texts := [2]string{}
		for n := range texts {
			s := open(t, seated(5, seed), computers(nil), nil)
			toTheEnd(t, s)
			texts[n] = text(s)
		}
		if texts[0] != texts[1] {
			t.Errorf("two matches with the seed %d and the same choices differ", seed)
		}
	}
}

// Whether computer players think here or as workers, whom jobs and answers reach as text, the match goes the same way.
func TestWorkersPlayTheSameMatch(t *testing.T) {
	pool := playerstest.Pool(2, playerstest.Bidding(nil).Do)
	for _, seed := range forSeeds(10) {
		here := open(t, seated(5, seed, kept), computers(nil), nil)
		away := open(t, seated(5, seed, kept), computers(pool), nil)
		toTheEnd(t, here)
		toTheEnd(t, away)
		if text(here) != text(away) {
			t.Errorf("seed %d: here\n%s\nin workers\n%s", seed, text(here), text(away))
		}
	}
}

// held are players whose answers come when the test lets them.
type held struct {
	bidders
	letGo [recordtest.MaxSeats]chan struct{} // closed to let the seat answer
}

func hold() *held {
	h := &held{bidders: computers(nil)}
	for n := range h.letGo {
		h.letGo[n] = make(chan struct{})
	}
	return h
}

func (h *held) Choose(ctx context.Context, r *recordtest.Record, m *recordtest.Match, seat int) (recordtest.Action, error) {
	select {
	case <-h.letGo[seat]:
		return h.bidders.Choose(ctx, r, m, seat)
	case <-ctx.Done():
		return recordtest.Action{}, ctx.Err()
	}
}

func TestAnswersArePlayedInTheOrderOfTheSeats(t *testing.T) {
	players := hold()
	s := open(t, seated(3, 4), players, nil)
	s.Think()
	close(players.letGo[2])
	waitFor(s.asked[2].arrived)
	for range 100 {
		s.Think()
	}
	if s.Moves() != 0 {
		t.Fatal("seat 3 has played before seat 2")
	}
	close(players.letGo[1])
	settle(s)
	if moves := s.Record().Actions; moves[0].Seat != 1 {
		t.Errorf("seat %d plays first", moves[0].Seat+1)
	}
}

// A table may be seen a moment longer than its match goes on.
func TestNobodyThinksOnceItIsClosed(t *testing.T) {
	s := open(t, seated(3, 4), computers(nil), func(string) error { return nil })
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s.Think()
	for seat, asked := range s.asked {
		if asked != nil {
			t.Errorf("seat %d is asked", seat+1)
		}
	}
}

// scribblers write all over what they are given.
type scribblers struct{ bidders }

func (p scribblers) Choose(ctx context.Context, r *recordtest.Record, m *recordtest.Match, seat int) (recordtest.Action, error) {
	a, err := p.bidders.Choose(ctx, r, m, seat)
	clear(r.Actions)
	r.Actions = append(r.Actions, recordtest.Move{Seat: seat, Action: a})
	*m = recordtest.Match{}
	return a, err
}

func TestComputerPlayersAreGivenCopies(t *testing.T) {
	s := open(t, seated(4, 3), scribblers{computers(nil)}, nil)
	toTheEnd(t, s)
	fair := open(t, seated(4, 3), computers(nil), nil)
	toTheEnd(t, fair)
	if text(s) != text(fair) {
		t.Error("a computer player has changed the match")
	}
}

func TestIllegalActionChangesNothing(t *testing.T) {
	s := solo(t, 1, nil)
	before := *s.Match()
	for seat, want := range map[int]error{0: recordtest.NotInHand, 3: recordtest.NotYourTurn} {
		a := recordtest.Action{Kind: recordtest.Bid, Card: recordtest.MostValue + 1}
		if err := s.Submit(seat, a); !errors.Is(err, want) {
			t.Errorf("%v instead of %v", err, want)
		}
	}
	if *s.Match() != before || s.Moves() != 0 || len(s.Events()) != 1 {
		t.Error("an illegal action changed the match")
	}
}

func TestResumeGoesOnWhereItWas(t *testing.T) {
	for _, seed := range forSeeds(10) {
		r := seated(4, seed, doubled)
		r.TakeBacks = record.TakeBacksUntilRevealed
		s := open(t, r, computers(nil), nil)
		step(t, s)
		saved, _, err := recordtest.Rules().Read(text(s))
		if err != nil {
			t.Fatal(err)
		}
		again := open(t, saved, computers(nil), nil)
		if *again.Match() != *s.Match() || !slices.Equal(again.Events(), s.Events()) || !reflect.DeepEqual(again.Record(), s.Record()) {
			t.Fatal("the resumed match is another one")
		}
		toTheEnd(t, s)
		toTheEnd(t, again)
		if text(s) != text(again) {
			t.Error("the resumed match goes another way")
		}
	}
}

func TestUnknownPlayersSeatsOptionsAndMovesAreRefused(t *testing.T) {
	person := record.Seat{Player: Person}
	for name, r := range map[string]recordtest.Record{
		"an unknown kind of player": {Seats: []record.Seat{person, {Player: "oracle"}}},
		"nobody":                    {},
		"six":                       {Seats: make([]record.Seat, 6)},
		"an unknown option":         {Seats: []record.Seat{person}, Options: []record.Option{{Name: "prizes", Value: "none"}}},
		"a name of two lines":       {Seats: []record.Seat{{Player: Person, Name: "a\nb"}}},
		"a name that is none":       {Seats: []record.Seat{{Player: Person, Name: "\x1b[31m"}}},
		"a name without end":        {Seats: []record.Seat{{Player: Person, Name: strings.Repeat("W", record.NameLimit+1)}}},
	} {
		if err := Check(recordtest.Rules(), computers(nil), &r); err == nil {
			t.Errorf("%s could sit at a table", name)
		}
		if _, err := New(recordtest.Rules(), computers(nil), r, nil); err == nil {
			t.Errorf("%s sits at the table", name)
		}
	}
	illegal := seated(2, 1)
	illegal.Actions = []recordtest.Move{{Seat: 0, Action: recordtest.Action{Kind: recordtest.Bid, Card: 9}}}
	if _, err := New(recordtest.Rules(), computers(nil), illegal, func(string) error { return nil }); !errors.Is(err, recordtest.NotInHand) {
		t.Error(err)
	}
}

// broken lets a session run into a panic and returns what it says, and what was saved last.
func broken(t *testing.T, rules *record.Rules[recordtest.Match, recordtest.Action, recordtest.Event], players bidders) (said, saved string) {
	t.Helper()
	var mutex sync.Mutex
	s, err := New(rules, players, seated(2, 3), func(text string) error {
		mutex.Lock()
		defer mutex.Unlock()
		saved = text
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		said, _ = recover().(string)
		s.Close()
	}()
	submit(t, s, 0, first(s, 0))
	settle(s)
	return "nothing", ""
}

// wrong are players whose decisions can't be played.
type wrong struct {
	bidders
	err error
}

func (p wrong) Choose(context.Context, *recordtest.Record, *recordtest.Match, int) (recordtest.Action, error) {
	return recordtest.Action{Kind: recordtest.Bid, Card: 9}, p.err
}

func TestWhatBreaksAMatchSavesItsRecord(t *testing.T) {
	odd := recordtest.Rules()
	odd.Invariants = func(*recordtest.Match) error { return errors.New("a card is lost") }
	for _, c := range []struct {
		rules   *record.Rules[recordtest.Match, recordtest.Action, recordtest.Event]
		players bidders
		want    string
	}{
		{recordtest.Rules(), wrong{bidders: computers(nil)}, "session: the guesser in seat 2 chose bid 9, but the card is not in the hand; the record was saved"},
		{recordtest.Rules(), wrong{bidders: computers(nil), err: errors.New("no idea")}, "session: the guesser in seat 2 has no answer: no idea; the record was saved"},
		{odd, computers(nil), "session: a card is lost; the record was saved"},
	} {
		said, saved := broken(t, c.rules, c.players)
		if said != c.want {
			t.Errorf("%q instead of %q", said, c.want)
		}
		if r, _, err := recordtest.Rules().Read(saved); err != nil || len(r.Actions) != 1 {
			t.Errorf("%s: saved are %d actions, %v", c.want, len(r.Actions), err)
		}
	}
}

// TestTheNextPersonIsFound among two people and, before and after them, computer players.
func TestTheNextPersonIsFound(t *testing.T) {
	r := seated(4, 3)
	r.Seats[0], r.Seats[1], r.Seats[2] = r.Seats[1], r.Seats[0], record.Seat{Player: Person, Name: "Jan"}
	s := open(t, r, computers(nil), nil)
	all, none := func(int) bool { return true }, func(int) bool { return false }
	last := func(seat int) bool { return seat >= 2 }
	for n, got := range [][2]int{
		{s.NextPerson(2, all), 2}, {s.NextPerson(0, all), 1}, {s.NextPerson(3, all), 1},
		{s.NextPerson(1, last), 2}, {s.NextPerson(1, none), -1},
	} {
		if got[0] != got[1] {
			t.Errorf("case %d: seat %d, not %d", n+1, got[0], got[1])
		}
	}
}

// TestOneIsWaitedForByName while only one other decides, and where there is only one other at all.
func TestOneIsWaitedForByName(t *testing.T) {
	for n, want := range []int{-1, 1, -1, -1} {
		r := seated(n+1, 3)
		s := open(t, r, computers(nil), nil)
		owing := []int{}
		for seat := range r.Seats {
			if seat != 0 && s.rules.Owes(&s.match, seat) {
				owing = append(owing, seat)
			}
		}
		if len(owing) == 1 {
			want = owing[0]
		}
		if got := s.Awaited(0); got != want {
			t.Errorf("of %d seats, of which %v still decide, %d is waited for, not %d", n+1, owing, got, want)
		}
	}
}
