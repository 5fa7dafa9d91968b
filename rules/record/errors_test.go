package record_test

import (
	"strconv"
	"strings"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

func TestErrorsNameTheLine(t *testing.T) {
	const head = "capital 1\ngame bidding 1\nseed 1\nseats 2\nseat 1 person \"A\"\nseat 2 person \"B\"\n"
	over, end := recordtest.Played(2, 5, recordtest.Planner)
	text := recordtest.Rules().Text(&over, &end)
	lines := strings.Count(text, "\n")
	result := text[strings.Index(text, "result 1"):]
	first := strings.SplitN(result, "\n", 2)[0]
	for _, c := range []struct{ text, want string }{
		{"", "line 1: the header is not complete"},
		{"capital 2", `line 1: expected "capital 1", found "capital 2"`},
		{"capital", `line 1: expected "capital 1", found "capital"`},
		{"capital 1\ngame rome 1", `line 2: this is a record of another game, "rome": expected one of bidding`},
		{"capital 1\ngame bidding 2", `line 2: expected "game bidding 1", found "game bidding 2"`},
		{"capital 1\nprogram", `line 2: expected "program" and its version`},
		{"capital 1\nprogram 1.0.0 2", `line 2: expected "program" and its version`},
		{"capital 1\nprogram V1", `line 2: "V1" is no version of a program`},
		{"capital 1\nprogram 1.0.0\nprogram 1.0.0", `line 3: expected "game bidding 1", found "program 1.0.0"`},
		{"program 1.0.0", `line 1: expected "capital 1", found "program 1.0.0"`},
		{strings.Replace(head, "seed 1", "sead 1", 1), `line 3: expected "seed" and a number`},
		{strings.Replace(head, "seed 1", "seed -1", 1), `line 3: "-1" is no seed: expected a number from 0 to 18446744073709551615`},
		{strings.Replace(head, "seats 2", "seats 0", 1), `line 4: expected "seats" and a number from 1 to 5`},
		{strings.Replace(head, "seats 2", "seats 6", 1), `line 4: expected "seats" and a number from 1 to 5`},
		{strings.Replace(head, "seats 2", "seats 02", 1), `line 4: expected "seats" and a number from 1 to 5`},
		{strings.Replace(head, "seats 2", "seats two", 1), `line 4: expected "seats" and a number from 1 to 5`},
		{strings.Replace(head, "seats 2", "seats 3", 1), "line 7: the header is not complete"},
		{strings.Replace(head, "seat 2", "seat 1", 1), `line 6: expected "seat 2", a kind of player and a name in quotes`},
		{strings.Replace(head, `"B"`, `B`, 1), `line 6: "B" is no name in quotes`},
		{strings.Replace(head, `"B"`, `'B'`, 1), `line 6: "'B'" is no name in quotes`},
		{strings.Replace(head, `"B"`, `"B`, 1), "line 6: a quoted word does not end"},
		{strings.Replace(head, `person "B"`, `Person "B"`, 1), `line 6: "Person" is no kind of player`},
		{head + "1 " + strings.Repeat(`"`, 999), "line 7: a line of 1001 bytes: expected at most 1000"},
		{head + "3 bid 1", `line 7: expected a seat from 1 to 2, found "3"`},
		{head + "0 bid 1", `line 7: expected a seat from 1 to 2, found "0"`},
		{head + "01 bid 1", `line 7: expected a seat from 1 to 2, found "01"`},
		{head + "1", `line 7: "" is no action`},
		{head + "1 fly", `line 7: "fly" is no action`},
		{head + "1 bid 01", `line 7: "bid 01" is no action`},
		{head + "1 bid +1", `line 7: "bid +1" is no action`},
		{head + "1 bid 1 1", `line 7: "bid 1 1" is no action`},
		{head + "1 bid 9", "line 7: seat 1 can't bid 9: the card is not in the hand"},
		{head + "result 1 0 0", "line 7: a result before the match is over"},
		{text + "result 3 0 0", "line " + strconv.Itoa(lines+1) + ": more results than seats"},
		{text + "1 bid 1", "line " + strconv.Itoa(lines+1) + ": an action after the result"},
		{strings.TrimSuffix(text, result) + "result 1 99 0", "line " + strconv.Itoa(lines-1) + `: expected "` + first + `", found "result 1 99 0"`},
		{strings.TrimSuffix(text, result) + first, "line " + strconv.Itoa(lines-1) + ": fewer results than seats"},
	} {
		_, _, err := recordtest.Rules().Read(c.text)
		if err == nil || err.Error() != c.want {
			t.Errorf("%v\n  instead of\n%s", err, c.want)
		}
		if _, ok := err.(*record.LineError); err != nil && !ok {
			t.Errorf("the error is a %T", err)
		}
	}
}

func TestErrorLinesQuoteAShortPiece(t *testing.T) {
	const head = "capital 1\ngame bidding 1\nseed 1\nseats 1\n"
	const seat = "seat 1 person \"A\"\n"
	long := strings.Repeat("\x1bŻ", 2<<20)
	short := strings.Repeat("\x1bŻ", 300) // not too long for a line
	for _, text := range []string{
		long, "capital " + short, strings.Replace(head, "seed 1", "seed "+short, 1),
		head + "seat 1 " + short + ` "A"`, head + "seat 1 person " + short, head + "seat 1 person " + strconv.Quote(short[:300]),
		head + seat + short, head + seat + "1 " + short, head + seat + "takebacks " + short,
		head + seat + "option " + short + " x", head + seat + "option prizes " + short,
	} {
		_, _, err := recordtest.Rules().Read(text)
		if err == nil || len(err.Error()) > 400 || strings.Contains(err.Error(), "\x1b") {
			t.Errorf("%.500v", err)
		}
	}
}

func TestCheckAndReplaySayWhatIsWrong(t *testing.T) {
	rules := recordtest.Rules()
	whole, _ := recordtest.Played(3, 8, recordtest.Planner)
	with := func(change func(r *recordtest.Record)) recordtest.Record {
		r := whole
		r.Seats, r.Actions = append([]record.Seat{}, r.Seats...), append([]recordtest.Move{}, r.Actions...)
		change(&r)
		return r
	}
	for want, r := range map[string]recordtest.Record{
		"a match has 1 to 5 seats, not 0":                                                 {},
		"a match has 1 to 5 seats, not 6":                                                 seated("", "", "", "", "", ""),
		`seat 2: "no one" is no kind of player`:                                           with(func(r *recordtest.Record) { r.Seats[1].Player = "no one" }),
		`seat 3: expected a name of at most 24 printable characters, found "\n"`:          with(func(r *recordtest.Record) { r.Seats[2].Name = "\n" }),
		`"jokers" is no option of bidding`:                                                with(func(r *recordtest.Record) { r.Options = []record.Option{{Name: "jokers"}} }),
		"option prizes is told once, and before those that follow it in the game's order": with(func(r *recordtest.Record) { r.Options = []record.Option{kept, doubled} }),
		"action 3, seat 8: the seat owes no bid":                                          with(func(r *recordtest.Record) { r.Actions[2].Seat = 7 }),
		"action 1, seat 1: there is no such action":                                       with(func(r *recordtest.Record) { r.Actions[0].Action.Kind = 0 }),
	} {
		if m, err := rules.Replay(&r, nil); err == nil || err.Error() != want || m != (recordtest.Match{}) {
			t.Errorf("%v\n  instead of\n%s", err, want)
		}
	}
	if err := rules.Check(&whole); err != nil {
		t.Error(err)
	}
}
