package record

import (
	"fmt"
	"strconv"
	"strings"
)

// Read reads a record's text form and replays it: every action is checked, and the
// result lines where there are any. An error is a *[LineError].
func (r *Rules[M, A, E]) Read(text string) (Record[A], M, error) {
	read := reader[M, A, E]{rules: r}
	for n, line := range strings.Split(text, "\n") {
		words, err := splitLine(line)
		if err == nil && len(words) > 0 {
			err = read.line(words)
		}
		if err != nil {
			return read.failed(n+1, err)
		}
	}
	if err := read.end(); err != nil {
		return read.failed(strings.Count(text, "\n")+1, err)
	}
	return read.record, read.match, nil
}

// ProgramOf returns the version of the program that saved a match, as its text tells; "" where it does not. The text may be
// of any form and game: the first two lines are the same in all there will be.
func ProgramOf(text string) string {
	first := true
	for line := range strings.SplitSeq(text, "\n") {
		words, err := splitLine(line)
		switch {
		case err != nil:
			return ""
		case len(words) == 0:
			continue
		case first && words[0] == "capital":
			first = false
		case !first && words[0] == "program" && len(words) == 2 && CheckProgram(words[1]) == nil:
			return words[1]
		default:
			return ""
		}
	}
	return ""
}

// reader reads a record line by line and plays along.
type reader[M, A, E any] struct {
	rules   *Rules[M, A, E]
	record  Record[A]
	match   M
	begun   bool // whether the match is set up, all that decides it being read
	step    int  // header lines read so far
	seats   int
	results int
}

func (r *reader[M, A, E]) failed(line int, err error) (Record[A], M, error) {
	var none M
	return Record[A]{}, none, &LineError{line, err.Error()}
}

func (r *reader[M, A, E]) line(words []string) error {
	switch {
	case r.step == 0:
		return r.header(words, "capital", strconv.Itoa(FormVersion))
	case r.step == 1 && words[0] == "program" && r.record.Program == "":
		return r.program(words)
	case r.step == 1 && len(words) == 3 && words[0] == "game" && words[1] != r.rules.Name:
		return fmt.Errorf("this is a record of another game, %s: expected one of %s", Quoted(words[1]), r.rules.Name)
	case r.step == 1:
		return r.header(words, "game", r.rules.Name, strconv.Itoa(r.rules.Version))
	case r.step == 2:
		return r.seed(words)
	case r.step == 3:
		return r.seatCount(words)
	case len(r.record.Seats) < r.seats:
		return r.seat(words)
	case words[0] == "option":
		return r.option(words)
	case words[0] == "takebacks":
		return r.takeBacks(words)
	case words[0] == "result":
		return r.result(words)
	}
	return r.action(words)
}

// header reads a line that can only be one.
func (r *reader[M, A, E]) header(words []string, want ...string) error {
	if strings.Join(words, " ") != strings.Join(want, " ") {
		return fmt.Errorf("expected %q, found %s", strings.Join(want, " "), Quoted(strings.Join(words, " ")))
	}
	r.step++
	return nil
}

// program reads the line that says which version of the program saved the match.
func (r *reader[M, A, E]) program(words []string) error {
	if len(words) != 2 {
		return fmt.Errorf(`expected "program" and its version`)
	}
	r.record.Program = words[1]
	return CheckProgram(words[1])
}

func (r *reader[M, A, E]) seed(words []string) error {
	if len(words) != 2 || words[0] != "seed" {
		return fmt.Errorf(`expected "seed" and a number`)
	}
	seed, err := strconv.ParseUint(words[1], 10, 64)
	if err != nil {
		return fmt.Errorf("%s is no seed: expected a number from 0 to 18446744073709551615", Quoted(words[1]))
	}
	r.record.Seed = seed
	r.step++
	return nil
}

func (r *reader[M, A, E]) seatCount(words []string) error {
	if len(words) == 2 && words[0] == "seats" && len(words[1]) == 1 {
		r.seats = int(words[1][0]) - '0'
	}
	if r.seats < r.rules.Least || r.seats > r.rules.Most {
		return fmt.Errorf(`expected "seats" and a number from %d to %d`, r.rules.Least, r.rules.Most)
	}
	r.step++
	return nil
}

func (r *reader[M, A, E]) seat(words []string) error {
	number := len(r.record.Seats) + 1
	if len(words) != 4 || words[0] != "seat" || words[1] != strconv.Itoa(number) {
		return fmt.Errorf(`expected "seat %d", a kind of player and a name in quotes`, number)
	}
	if !playerKind(words[2]) {
		return fmt.Errorf("%s is no kind of player", Quoted(words[2]))
	}
	name, err := strconv.Unquote(words[3])
	if err != nil || words[3][0] != '"' {
		return fmt.Errorf("%s is no name in quotes", Quoted(words[3]))
	}
	if err := CheckName(name); err != nil {
		return err
	}
	seat := SeatOf(words[2])
	seat.Name = name
	r.record.Seats = append(r.record.Seats, seat)
	return nil
}

// option reads a line that tells of an option. All stand right after the seats.
func (r *reader[M, A, E]) option(words []string) error {
	if len(words) != 3 {
		return fmt.Errorf(`expected "option", its name and its value`)
	}
	o := Option{words[1], words[2]}
	if err := r.rules.checkOption(len(r.record.Seats), r.record.Options, o); err != nil {
		return err
	}
	if r.begun || r.record.TakeBacks != TakeBacksFree {
		return fmt.Errorf("options are told right after the seats")
	}
	r.record.Options = append(r.record.Options, o)
	return nil
}

// takeBacks reads the line that says that take-backs are not free. It stands right
// after the seats and options, once.
func (r *reader[M, A, E]) takeBacks(words []string) error {
	if r.begun || r.record.TakeBacks != TakeBacksFree {
		return fmt.Errorf("take-backs are told once, right after the seats")
	}
	r.record.TakeBacks = TakeBacksUntilRevealed
	return r.header(words, strings.Fields(takeBacksLine)...)
}

// begin sets the match up when the first line comes that is about it.
func (r *reader[M, A, E]) begin() {
	if !r.begun {
		r.match = r.rules.New(&r.record, nil)
		r.begun = true
	}
}

func (r *reader[M, A, E]) action(words []string) error {
	r.begin()
	if r.results > 0 {
		return fmt.Errorf("an action after the result")
	}
	seat, err := r.seatNumber(words[0])
	if err != nil {
		return err
	}
	found := strings.Join(words[1:], " ")
	a, ok := r.rules.Parse(words[1:])
	if !ok || r.rules.Format(a) != found { // every action has one form only
		return fmt.Errorf("%s is no action", Quoted(found))
	}
	return r.rules.apply(&r.record, &r.match, Move[A]{seat, a}, nil)
}

func (r *reader[M, A, E]) seatNumber(word string) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > r.seats || len(word) != 1 {
		return 0, fmt.Errorf("expected a seat from 1 to %d, found %s", r.seats, Quoted(word))
	}
	return n - 1, nil
}

func (r *reader[M, A, E]) result(words []string) error {
	r.begin()
	if !r.rules.Over(&r.match) {
		return fmt.Errorf("a result before the match is over")
	}
	if r.results == r.seats {
		return fmt.Errorf("more results than seats")
	}
	r.results++
	return r.header(words, r.rules.resultWords(&r.match, r.results-1)...)
}

func (r *reader[M, A, E]) end() error {
	switch {
	case r.step < 4 || len(r.record.Seats) < r.seats:
		return fmt.Errorf("the header is not complete")
	case r.results > 0 && r.results < r.seats:
		return fmt.Errorf("fewer results than seats")
	}
	r.begin()
	return nil
}
