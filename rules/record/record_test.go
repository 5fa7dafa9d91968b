package record_test

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"capital/rules/record"
	"capital/rules/record/recordtest"
)

var (
	doubled = record.Option{Name: "prizes", Value: "doubled"}
	kept    = record.Option{Name: "ties", Value: "kept"}
)

// textOf writes a record whose match is not at hand. One that can't be played is written
// as it is, without a result.
func textOf(r recordtest.Record) string {
	m, err := recordtest.Rules().Replay(&r, nil)
	if err != nil {
		return recordtest.Rules().Text(&r, &recordtest.Match{})
	}
	return recordtest.Rules().Text(&r, &m)
}

// seated is a record of people who have not played yet.
func seated(names ...string) recordtest.Record {
	r := recordtest.Record{Seed: 1}
	for _, name := range names {
		r.Seats = append(r.Seats, record.Seat{Player: "person", Name: name})
	}
	return r
}

func TestRoundTrip(t *testing.T) {
	rules := recordtest.Rules()
	for seed := range uint64(40) {
		options := []record.Option{doubled, kept}[seed%3%2:][:min(2, seed%3)]
		r, end := recordtest.Played(1+int(seed%recordtest.MaxSeats), seed, recordtest.Guesser, options...)
		text := rules.Text(&r, &end)
		again, m, err := rules.Read(text)
		if err != nil || m != end || !same(again, r) || rules.Text(&again, &m) != text {
			t.Fatalf("read back otherwise, %v:\n%s", err, text)
		}
		if n := strings.Count(text, "\nresult "); n != len(r.Seats) {
			t.Fatalf("%d result lines", n)
		}
		// Half a match is a record too, and has no result.
		r.Actions = r.Actions[:len(r.Actions)/2]
		if again, m, err = rules.Read(textOf(r)); err != nil || m.Over() || !same(again, r) {
			t.Fatalf("half a match: %v", err)
		}
	}
}

// same reports whether two records are. One without options may have none or an empty list of them.
func same(a, b recordtest.Record) bool {
	if len(a.Options) == 0 && len(b.Options) == 0 {
		a.Options, b.Options = nil, nil
	}
	return reflect.DeepEqual(a, b)
}

func TestWhoSavedItIsToldOfAnyForm(t *testing.T) {
	for text, want := range map[string]string{
		"capital 1\nprogram 1.2.0\n":                         "1.2.0",
		"# mine\n\ncapital 7 twice\n  program 2.0-rc.1 # so": "2.0-rc.1",
		"capital 1\ngame bidding 1\nprogram 1.2.0":           "",
		"capital 1\nprogram 1.2.0 2":                         "",
		"capital 1\nprogram V":                               "",
		"program 1.2.0\nprogram 1.2.0":                       "",
		"capital 1\n\"":                                      "",
		"capital 1":                                          "",
		"":                                                   "",
	} {
		if got := record.ProgramOf(text); got != want {
			t.Errorf("%q: %q, not %q", text, got, want)
		}
	}
	r, m := recordtest.Played(2, 3, recordtest.Planner)
	r.Program = "1.2.0"
	text := recordtest.Rules().Text(&r, &m)
	again, _, err := recordtest.Rules().Read(text)
	if err != nil || !same(again, r) || record.ProgramOf(text) != r.Program {
		t.Errorf("%v:\n%s", err, text)
	}
	r.Program = "one\ntwo"
	if _, err := recordtest.Rules().Replay(&r, nil); err == nil {
		t.Error("a version of two lines is taken")
	}
}

func TestTheTextIsAsDocumented(t *testing.T) {
	r, m := recordtest.Played(2, 3, recordtest.Planner, doubled, kept)
	r.TakeBacks = record.TakeBacksUntilRevealed
	want := `capital 1
game bidding 1
seed 3
seats 2
seat 1 planner "planner 1"
seat 2 planner "planner 2"
option prizes doubled
option ties kept
takebacks until-revealed
`
	text := recordtest.Rules().Text(&r, &m)
	if !strings.HasPrefix(text, want) {
		t.Errorf("%s\ndoes not begin\n%s", text, want)
	}
	for seat := range 2 {
		numbers := recordtest.Rules().Result(&m, seat)
		if line := fmt.Sprintf("\nresult %d %d %d\n", seat+1, numbers[0], numbers[1]); !strings.Contains(text, line) {
			t.Errorf("no line%s", line)
		}
	}
}

func TestNamesOfAnyCharacters(t *testing.T) {
	for _, name := range []string{"", " ", "#", `"`, `\`, "a # b", "żółć 城 🏰", `" "`, "'`'", "\ufffd", strings.Repeat("🏰", 12)} {
		r := seated(name, name+name)
		again, _, err := recordtest.Rules().Read(textOf(r))
		if err != nil || !same(again, r) {
			t.Errorf("%q: read back as %+v, %v", name, again.Seats, err)
		}
	}
}

func TestNamesThatCouldDeceiveAreRefused(t *testing.T) {
	for _, name := range []string{
		"line\nbreak", "\r\n", "tab\t", "\x00\x7f", "\xff\xfe", "\u2028", "\u0085", "\ufeff", "\u202eright to left",
		"\x1b[2J", "no\u00a0break", "zero\u200bwidth", strings.Repeat("W", 25), strings.Repeat("ż", 25),
	} {
		r := seated("Anna", name)
		_, _, err := recordtest.Rules().Read(textOf(r))
		want := "line 6: expected a name of at most 24 printable characters, found " + strconv.Quote(name)
		if err == nil || err.Error() != want {
			t.Errorf("%v\n  instead of\n%s", err, want)
		}
		if _, err := recordtest.Rules().Replay(&r, nil); err == nil {
			t.Errorf("a match with %q was played", name)
		}
	}
}

func TestTakeBacksStandInTheHeader(t *testing.T) {
	r, m := recordtest.Played(2, 4, recordtest.Planner)
	free := recordtest.Rules().Text(&r, &m)
	r.TakeBacks = record.TakeBacksUntilRevealed
	text := recordtest.Rules().Text(&r, &m)
	const line = "takebacks until-revealed\n"
	if strings.Replace(text, line, "", 1) != free || strings.Contains(free, "takebacks") {
		t.Error("the record says more than who may take back what")
	}
	at := strings.Index(text, line)
	action := text[at+len(line):][:strings.Index(text[at+len(line):], "\n")+1]
	result := strings.Index(text, "result")
	for name, wrong := range map[string]string{
		"an unknown value":      strings.Replace(text, "until-revealed", "sometimes", 1),
		"what is not said":      strings.Replace(text, "until-revealed", "free", 1),
		"no value":              strings.Replace(text, " until-revealed", "", 1),
		"more":                  strings.Replace(text, "until-revealed", "until-revealed now", 1),
		"twice":                 strings.Replace(text, line, line+line, 1),
		"after an action":       strings.Replace(text, line+action, action+line, 1),
		"before the seats":      strings.Replace(strings.Replace(text, line, "", 1), "seat 1", line+"seat 1", 1),
		"between the seats":     strings.Replace(strings.Replace(text, line, "", 1), "seat 2", line+"seat 2", 1),
		"after the last result": free + line,
		"before the result":     text[:result] + line + text[result:],
	} {
		if _, _, err := recordtest.Rules().Read(wrong); err == nil {
			t.Errorf("%s was read", name)
		}
	}
}

func TestOptionsStandInTheHeader(t *testing.T) {
	const head, told = "capital 1\ngame bidding 1\nseed 1\nseats 1\nseat 1 person \"A\"\n", "option prizes doubled\noption ties kept\n"
	r, m, err := recordtest.Rules().Read(head + told)
	if err != nil || m != recordtest.Rules().New(&r, nil) || r.Option("prizes") != "doubled" || r.Option("ties") != "kept" || r.Option("jokers") != "" {
		t.Errorf("read as %v, %v", r.Options, err)
	}
	if r, _, err = recordtest.Rules().Read(head + "option ties kept\n"); err != nil || r.Option("prizes") != "" || r.Option("ties") != "kept" {
		t.Errorf("read as %v, %v", r.Options, err)
	}
	played, _ := recordtest.Played(1, 1, recordtest.Guesser)
	action := "1 " + played.Actions[0].Action.String() + "\n"
	for text, want := range map[string]string{
		"option\n":                          `line 6: expected "option", its name and its value`,
		"option prizes\n":                   `line 6: expected "option", its name and its value`,
		"option prizes doubled twice\n":     `line 6: expected "option", its name and its value`,
		"option jokers two\n":               `line 6: "jokers" is no option of bidding`,
		"option prizes halved\n":            `line 6: "halved" is no value of option prizes`,
		"option prizes plain\n":             "line 6: option prizes is plain as usual: only other values are told",
		told + "option ties kept\n":         "line 8: option ties is told once, and before those that follow it in the game's order",
		"option ties kept\n" + told:         "line 7: option prizes is told once, and before those that follow it in the game's order",
		"takebacks until-revealed\n" + told: "line 7: options are told right after the seats",
		action + told:                       "line 7: options are told right after the seats",
		told + "takebacks until-revealed\n" + action + "1 fly": `line 10: "fly" is no action`,
	} {
		if _, _, err := recordtest.Rules().Read(head + text); err == nil || err.Error() != want {
			t.Errorf("%v\n  instead of\n%s", err, want)
		}
	}
}

func TestOptionsDecideTheMatch(t *testing.T) {
	plain, doubledToo := seated("A", "B"), seated("A", "B")
	doubledToo.Options = []record.Option{doubled}
	one, two := recordtest.Rules().New(&plain, nil), recordtest.Rules().New(&doubledToo, nil)
	if two.Prize() != 2*one.Prize() {
		t.Errorf("prizes of %d and, doubled, %d", one.Prize(), two.Prize())
	}
}

func TestRecordsAreReadLeniently(t *testing.T) {
	r, m := recordtest.Played(2, 3, recordtest.Planner, doubled)
	r.Seats[0].Name = `Żółw "the # one"`
	plain := recordtest.Rules().Text(&r, &m)
	for name, text := range map[string]string{
		"Windows lines":    strings.ReplaceAll(plain, "\n", "\r\n"),
		"comments":         "# a record\n\n" + strings.ReplaceAll(plain, "\n", "  # so\n\n\t"),
		"no last line end": strings.TrimSuffix(plain, "\n"),
		"no result":        plain[:strings.Index(plain, "result")],
		"wide spaces":      strings.NewReplacer(`Żółw \"the # one\"`, `Żółw \"the # one\"`, "planner 2", "planner 2", " ", "  ").Replace(plain),
	} {
		if again, _, err := recordtest.Rules().Read(text); err != nil || !same(again, r) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A value that a match of one seat can't have is refused there alone.
func TestValuesThatOneSeatCantHave(t *testing.T) {
	rules := recordtest.Rules()
	rules.Options[1].NotAlone = []string{kept.Value}
	for seats := 1; seats <= 2; seats++ {
		for _, options := range [][]record.Option{{kept}, {doubled}, {doubled, kept}} {
			r := seated(make([]string, seats)...)
			r.Options = options
			_, err := rules.Replay(&r, nil)
			_, _, read := rules.Read(textOf(r))
			if refused := seats == 1 && options[len(options)-1] == kept; refused != (err != nil) || refused != (read != nil) {
				t.Errorf("%v of %d seats: %v, %v", options, seats, err, read)
			} else if want := "option ties can't be kept in a match of one seat"; refused && err.Error() != want {
				t.Errorf("%v instead of %s", err, want)
			}
		}
	}
	if k := rules.Options[1]; k.Allows(1, kept.Value) || !k.Allows(2, kept.Value) || !k.Allows(1, k.Values[0]) {
		t.Error("it is allowed otherwise")
	}
}
