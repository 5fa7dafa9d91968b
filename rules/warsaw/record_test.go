package warsaw

import (
	"reflect"
	"strings"
	"testing"

	"capital/rules/random"
	"capital/rules/record"
)

// playedRecord is a whole match played at random.
func playedRecord(seats int, seed uint64) Record {
	var buf [256]Action
	everyone := []record.Seat{{Player: "person", Name: "Anna"}, {Player: "builder", Name: `Żółw "the # one"`}, {Player: "person", Name: "a # b\\"}, {Player: "x", Persona: "two"}}
	played := Record{Seed: seed, Seats: everyone[:seats]}
	chance := random.Source(seed)
	_, err := Rules().Play(&played, func(m *Match, seat int) (Action, error) {
		legal := m.Legal(seat, true, buf[:0])
		return legal[chance.Below(len(legal))], nil
	}, nil)
	if err != nil {
		panic(err)
	}
	return played
}

func TestRecordRoundTrip(t *testing.T) {
	for seed := range uint64(60) {
		played := playedRecord(2+int(seed%3), seed)
		text := recordText(&played)
		again, m, err := ReadRecord(text)
		if err != nil {
			t.Fatal(err)
		}
		replayed, err := Rules().Replay(&played, nil)
		if err != nil || replayed != m || !m.Over() {
			t.Fatalf("replaying: %v", err)
		}
		if !reflect.DeepEqual(played, again) || recordText(&again) != text {
			t.Fatal("the record read back differs")
		}
		if n := strings.Count(text, "\nresult "); n != len(played.Seats) {
			t.Fatalf("%d result lines", n)
		}
		// Half a match is a record too, and has no result.
		played.Actions = played.Actions[:len(played.Actions)/2]
		if again, m, err = ReadRecord(recordText(&played)); err != nil || m.Over() || !reflect.DeepEqual(played, again) {
			t.Fatalf("half a match: %v", err)
		}
	}
}

func TestRecordErrorsNameTheLine(t *testing.T) {
	head := "capital 1\ngame warsaw " + version + "\nseed 1\nseats 2\nseat 1 person \"A\"\nseat 2 person \"B\"\n"
	m := NewMatch(2, 1, nil)
	hand := m.private[0].Hand(nil)
	pick := "1 pick " + hand[0].Tile().Code + "\n"
	over := playedRecord(2, 5)
	text := recordText(&over)
	lines := strings.Count(text, "\n")
	result := text[strings.Index(text, "result 1"):]
	for _, c := range []struct{ text, want string }{
		{"", "line 1: the header is not complete"},
		{"capital 2", `line 1: expected "capital 1", found "capital 2"`},
		{"capital", `line 1: expected "capital 1", found "capital"`},
		{"capital 1\ngame rome 1", `line 2: this is a record of another game, "rome": expected one of warsaw`},
		{"capital 1\ngame warsaw 0", `line 2: expected "game warsaw ` + version + `", found "game warsaw 0"`},
		{"capital 1\ngame warsaw 9999", `line 2: expected "game warsaw ` + version + `", found "game warsaw 9999"`},
		{strings.Replace(head, "seed 1", "sead 1", 1), `line 3: expected "seed" and a number`},
		{strings.Replace(head, "seed 1", "seed -1", 1), `line 3: "-1" is no seed: expected a number from 0 to 18446744073709551615`},
		{strings.Replace(head, "seed 1", "seed 18446744073709551616", 1), `line 3: "18446744073709551616" is no seed: expected a number from 0 to 18446744073709551615`},
		{strings.Replace(head, "seats 2", "seats 1", 1), `line 4: expected "seats" and a number from 2 to 4`},
		{strings.Replace(head, "seats 2", "seats 5", 1), `line 4: expected "seats" and a number from 2 to 4`},
		{strings.Replace(head, "seats 2", "seats 3", 1), "line 7: the header is not complete"},
		{strings.Replace(head, "seat 2", "seat 1", 1), `line 6: expected "seat 2", a kind of player and a name in quotes`},
		{strings.Replace(head, `"B"`, `B`, 1), `line 6: "B" is no name in quotes`},
		{strings.Replace(head, `"B"`, `"B`, 1), "line 6: a quoted word does not end"},
		{head + "1 " + strings.Repeat(`"`, 999), "line 7: a line of 1001 bytes: expected at most 1000"},
		{strings.Replace(head, `"B"`, `'B'`, 1), `line 6: "'B'" is no name in quotes`},
		{strings.Replace(head, `person "B"`, `Person "B"`, 1), `line 6: "Person" is no kind of player`},
		{head + "3 pick arsenal", `line 7: expected a seat from 1 to 2, found "3"`},
		{head + "0 pick arsenal", `line 7: expected a seat from 1 to 2, found "0"`},
		{head + "01 pick arsenal", `line 7: expected a seat from 1 to 2, found "01"`},
		{head + "1", `line 7: "" is no action`},
		{head + "1 fly", `line 7: "fly" is no action`},
		{head + "1 pick", `line 7: "pick" is no action`},
		{head + "1 pick castle", `line 7: "pick castle" is no action`},
		{head + "1 pick arsenal arsenal", `line 7: "pick arsenal arsenal" is no action`},
		{head + "1 build arsenal 1,0 turn +1", `line 7: "build arsenal 1,0 turn +1" is no action`},
		{head + "1 build arsenal 1,0 twist 1", `line 7: "build arsenal 1,0 twist 1" is no action`},
		{head + "1 build arsenal 1,00 turn 1", `line 7: "build arsenal 1,00 turn 1" is no action`},
		{head + "1 build arsenal 1,200 turn 1", `line 7: "build arsenal 1,200 turn 1" is no action`},
		{head + "1 keep house 0,0 wide", `line 7: "keep house 0,0 wide" is no action`},
		{head + "1 lose 0,0 0,0", `line 7: "lose 0,0 0,0" is no action`},
		{head + "1 split 256", `line 7: "split 256" is no action`},
		{head + "1 finish", "line 7: seat 1 can't finish: the seat does not owe this decision"},
		{head + "1 pick metro", "line 7: seat 1 can't pick metro: the tile is not in the hand"},
		{head + pick + pick, "line 8: seat 1 can't pick " + hand[0].Tile().Code + ": the seat does not owe this decision"},
		{head + "result 1 0 0", "line 7: a result before the match is over"},
		{text + "result 3 0 0", "line " + number(lines+1) + ": more results than seats"},
		{text + pick, "line " + number(lines+1) + ": an action after the result"},
		{strings.TrimSuffix(text, result) + "result 1 999 0", "line " + number(lines-1) + `: expected "` + strings.SplitN(result, "\n", 2)[0] + `", found "result 1 999 0"`},
		{strings.TrimSuffix(text, result) + strings.SplitN(result, "\n", 2)[0], "line " + number(lines-1) + ": fewer results than seats"},
	} {
		_, _, err := ReadRecord(c.text)
		if err == nil || err.Error() != c.want {
			t.Errorf("%v\n  instead of\n%s", err, c.want)
		}
		if _, ok := err.(*record.LineError); err != nil && !ok {
			t.Errorf("the error is a %T", err)
		}
	}
}

func TestReplayNamesTheAction(t *testing.T) {
	played := playedRecord(3, 8)
	played.Actions[10].Action = Action{Kind: Finish}
	_, err := Rules().Replay(&played, nil)
	want := "action 11, seat " + number(played.Actions[10].Seat+1) + ": the seat does not owe this decision"
	if err == nil || err.Error() != want {
		t.Errorf("%v instead of %s", err, want)
	}
	played.Actions[0].Seat = 7
	if _, err := Rules().Replay(&played, nil); err == nil {
		t.Error("a seat beyond the table")
	}
	if _, err := Rules().Replay(&Record{Seats: make([]record.Seat, 5)}, nil); err == nil {
		t.Error("five seats")
	}
	if _, err := Rules().Replay(&Record{Seats: []record.Seat{{Player: "person"}, {Player: "no one"}}}, nil); err == nil {
		t.Error("a kind of player that could not be read back")
	}
}

// Whoever plays by Rules plays as fast as with the match itself.
func TestRulesCostNoAllocation(t *testing.T) {
	rules, played := Rules(), new(Match)
	m := NewMatch(4, 1, nil)
	legal := m.Legal(0, false, nil)
	if n := testing.AllocsPerRun(100, func() {
		*played = m
		if err := rules.Apply(played, 0, legal[0], nil); err != nil || rules.Owes(played, 0) || rules.Over(played) {
			t.Fatal(err)
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
