package warsaw

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Versions written in the header of a record. A record of other versions is
// refused: it would replay to something else.
const (
	RecordVersion = 1 // of the form of records
	TilesVersion  = 4 // of the tile table; raised whenever a tile or price changes
)

// Record is one match as its seed, its seats and its actions. Saving is writing
// it, loading is replaying it.
//
// Its text form has one thing a line; what follows a # outside quotes, empty lines
// and spaces at either end are passed over; no line has more than a thousand bytes:
//
//	capital 1                       the form of the record, RecordVersion
//	game warsaw 4                   the game and its tile table, TilesVersion
//	seed 20260101                   0 to 18446744073709551615
//	seats 2
//	seat 1 person "Anna"            the kind of player, one word, and the name: see [CheckName]
//	seat 2 builder "Builder"
//	takebacks until-revealed        only where they are not free: see [TakeBacks]
//	1 pick III-04                   then the actions: the seat and what it did
//	2 pick arsenal
//	1 build III-04 1,0 turn 2       spaces are tiles east and south of the start
//	2 overbuild arsenal 0,0 turn 0
//	1 discard III-05
//	1 keep window 0,-1 wide         the upper left corner; wide 4×3, tall 3×4
//	1 keep piece 0,0                its first space in reading order
//	1 lose 0,0                      to a war; two spaces where it takes two
//	1 place metro 0,1
//	1 sell coins okecie-airport
//	1 sell vp okecie-airport
//	1 split 2                       of the School's total, as victory points
//	1 finish                        no more choices
//	result 1 47 3                   seat, victory points, coins: once the match is over,
//	result 2 45 0                   one line a seat
type Record struct {
	Seed      uint64
	Seats     []Seat
	TakeBacks TakeBacks
	Actions   []Move
}

// TakeBacks says which of their moves people may take back. No rule depends on it: it
// is agreed before the match and stands in its record, so that a result can be judged.
type TakeBacks uint8

// The take-backs there are.
const (
	TakeBacksFree          TakeBacks = iota // all, with whatever followed
	TakeBacksUntilRevealed                  // a move that nothing has happened after: see session.CanUndo
)

// takeBacksLine is the line of a record whose take-backs are not free. Free ones have
// none, as in records written before there was a choice.
const takeBacksLine = "takebacks until-revealed"

// NameLimit is how many characters a seat's name has at most.
const NameLimit = 24

// CheckName refuses a name that has more characters than NameLimit or one that can't
// be seen: such a name could pass for something else where it is shown. A name may be
// empty.
func CheckName(name string) error {
	printable := utf8.ValidString(name) && strings.IndexFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) < 0
	if !printable || utf8.RuneCountInString(name) > NameLimit {
		return fmt.Errorf("expected a name of at most %d printable characters, found %s", NameLimit, quoted(name))
	}
	return nil
}

// quoted is a text in quotes as an error line shows it: escaped, and no more of it
// than helps to find it.
func quoted(text string) string {
	const most = 40
	cut := 0
	for at := range text {
		if cut == most {
			return strconv.Quote(text[:at]) + "…"
		}
		cut++
	}
	return strconv.Quote(text)
}

// Seat is who sits at a place of a recorded match.
type Seat struct {
	Player string // the kind of player: "person", "builder", …; small letters, digits and - only
	Name   string
}

// Move is one action of one seat, numbered from 0.
type Move struct {
	Seat   int
	Action Action
}

// Replay plays the record from the start. It fails on the first action that is not
// legal.
func (r *Record) Replay() (Match, error) {
	if err := r.checkSeats(); err != nil {
		return Match{}, err
	}
	m := NewMatch(len(r.Seats), r.Seed, nil)
	for n, move := range r.Actions {
		if reason := m.Apply(move.Seat, move.Action, nil); !reason.OK() {
			return Match{}, fmt.Errorf("action %d, seat %d: %v", n+1, move.Seat+1, reason)
		}
	}
	return m, nil
}

func (r *Record) checkSeats() error {
	if len(r.Seats) < 2 || len(r.Seats) > MaxSeats {
		return fmt.Errorf("a match has 2 to 4 seats, not %d", len(r.Seats))
	}
	for n, s := range r.Seats {
		if !playerKind(s.Player) {
			return fmt.Errorf("seat %d: %s is no kind of player", n+1, quoted(s.Player))
		}
		if err := CheckName(s.Name); err != nil {
			return fmt.Errorf("seat %d: %w", n+1, err)
		}
	}
	return nil
}

// playerKind reports whether the word can name a kind of player in a record.
func playerKind(word string) bool {
	return word != "" && len(word) <= NameLimit && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// Text writes the record in its text form. Where its match is over, the result
// lines are added; to know that, it is replayed.
func (r *Record) Text() string {
	m, _ := r.Replay() // the zero match, which is not over, where it can't be
	return r.TextAt(&m)
}

// TextAt writes the record in its text form, as Text does, of a match that stands as
// m after its last action.
func (r *Record) TextAt(m *Match) string {
	var b strings.Builder
	fmt.Fprintf(&b, "capital %d\ngame warsaw %d\nseed %d\nseats %d\n", RecordVersion, TilesVersion, r.Seed, len(r.Seats))
	for n, s := range r.Seats {
		fmt.Fprintf(&b, "seat %d %s %s\n", n+1, s.Player, strconv.Quote(s.Name))
	}
	if r.TakeBacks == TakeBacksUntilRevealed {
		fmt.Fprintln(&b, takeBacksLine)
	}
	for _, move := range r.Actions {
		fmt.Fprintf(&b, "%d %s\n", move.Seat+1, move.Action)
	}
	if m.Over() {
		for s := range m.Seats() {
			fmt.Fprintf(&b, "result %d %d %d\n", s+1, m.Player(s).VP, m.Player(s).Coins)
		}
	}
	return b.String()
}

// String writes the action as in a record, without its seat.
func (a Action) String() string {
	code := "?"
	if a.Tile.Valid() {
		code = a.Tile.Tile().Code
	}
	switch a.Kind {
	case Pick:
		return "pick " + code
	case Discard:
		return "discard " + code
	case Build:
		return fmt.Sprintf("build %s %s turn %d", code, a.Space, a.Turn)
	case Overbuild:
		return fmt.Sprintf("overbuild %s %s turn %d", code, a.Space, a.Turn)
	case KeepWindow:
		shape := "wide"
		if a.Turn == 1 {
			shape = "tall"
		}
		return fmt.Sprintf("keep window %s %s", a.Space, shape)
	case KeepPiece:
		return "keep piece " + a.Space.String()
	case Lose:
		if a.Other == a.Space {
			return "lose " + a.Space.String()
		}
		return fmt.Sprintf("lose %s %s", a.Space, a.Other)
	case PlaceMilestone:
		return fmt.Sprintf("place %s %s", code, a.Space)
	case SellCoins:
		return "sell coins " + code
	case SellVP:
		return "sell vp " + code
	case Split:
		return fmt.Sprintf("split %d", a.Amount)
	case Finish:
		return "finish"
	}
	return "nothing"
}

// String writes the space as "east,south".
func (s Space) String() string { return fmt.Sprintf("%d,%d", s.X, s.Y) }

// LineError is what is wrong with a text, and where.
type LineError struct {
	Line int // counted from 1
	What string
}

func (e *LineError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.What) }

// ReadRecord reads a record's text form and replays it: every action is checked,
// and the result lines where there are any. An error is a *[LineError].
func ReadRecord(text string) (Record, Match, error) {
	r := recordReader{}
	for n, line := range strings.Split(text, "\n") {
		words, err := splitLine(line)
		if err == nil && len(words) > 0 {
			err = r.line(words)
		}
		if err != nil {
			return Record{}, Match{}, &LineError{n + 1, err.Error()}
		}
	}
	if err := r.end(); err != nil {
		return Record{}, Match{}, &LineError{strings.Count(text, "\n") + 1, err.Error()}
	}
	return r.record, r.match, nil
}

// recordReader reads a record line by line and plays along.
type recordReader struct {
	record  Record
	match   Match
	step    int // header lines read so far
	seats   int
	results int
}

// splitLine splits a line into words at spaces, a quoted word staying whole, and
// drops a comment.
func splitLine(line string) ([]string, error) {
	if err := checkLine(line); err != nil {
		return nil, err
	}
	var words []string
	for rest := strings.TrimSpace(line); rest != "" && rest[0] != '#'; rest = strings.TrimLeft(rest, " \t") {
		end := strings.IndexAny(rest, " \t#")
		if rest[0] == '"' {
			quoted, err := strconv.QuotedPrefix(rest)
			if err != nil {
				return nil, fmt.Errorf("a quoted word does not end")
			}
			end = len(quoted)
		}
		if end < 0 {
			end = len(rest)
		}
		words = append(words, rest[:end])
		rest = rest[end:]
	}
	return words, nil
}

func (r *recordReader) line(words []string) error {
	switch {
	case r.step == 0:
		return r.header(words, "capital", strconv.Itoa(RecordVersion))
	case r.step == 1:
		return r.header(words, "game", "warsaw", strconv.Itoa(TilesVersion))
	case r.step == 2:
		return r.seed(words)
	case r.step == 3:
		return r.seatCount(words)
	case len(r.record.Seats) < r.seats:
		return r.seat(words)
	case words[0] == "takebacks":
		return r.takeBacks(words)
	case words[0] == "result":
		return r.result(words)
	}
	return r.action(words)
}

func (r *recordReader) header(words []string, want ...string) error {
	if strings.Join(words, " ") != strings.Join(want, " ") {
		return fmt.Errorf("expected %q, found %s", strings.Join(want, " "), quoted(strings.Join(words, " ")))
	}
	r.step++
	return nil
}

func (r *recordReader) seed(words []string) error {
	if len(words) != 2 || words[0] != "seed" {
		return fmt.Errorf(`expected "seed" and a number`)
	}
	seed, err := strconv.ParseUint(words[1], 10, 64)
	if err != nil {
		return fmt.Errorf("%s is no seed: expected a number from 0 to 18446744073709551615", quoted(words[1]))
	}
	r.record.Seed = seed
	r.step++
	return nil
}

func (r *recordReader) seatCount(words []string) error {
	if len(words) != 2 || words[0] != "seats" || len(words[1]) != 1 || words[1] < "2" || words[1] > "4" {
		return fmt.Errorf(`expected "seats" and a number from 2 to 4`)
	}
	r.seats = int(words[1][0] - '0')
	r.step++
	return nil
}

func (r *recordReader) seat(words []string) error {
	number := len(r.record.Seats) + 1
	if len(words) != 4 || words[0] != "seat" || words[1] != strconv.Itoa(number) {
		return fmt.Errorf(`expected "seat %d", a kind of player and a name in quotes`, number)
	}
	if !playerKind(words[2]) {
		return fmt.Errorf("%s is no kind of player", quoted(words[2]))
	}
	name, err := strconv.Unquote(words[3])
	if err != nil || words[3][0] != '"' {
		return fmt.Errorf("%s is no name in quotes", quoted(words[3]))
	}
	if err := CheckName(name); err != nil {
		return err
	}
	r.record.Seats = append(r.record.Seats, Seat{Player: words[2], Name: name})
	if number == r.seats {
		r.match = NewMatch(r.seats, r.record.Seed, nil)
	}
	return nil
}

// takeBacks reads the line that says that take-backs are not free. It stands right
// after the seats, once.
func (r *recordReader) takeBacks(words []string) error {
	if r.record.TakeBacks != TakeBacksFree || len(r.record.Actions) > 0 || r.results > 0 {
		return fmt.Errorf("take-backs are told once, right after the seats")
	}
	r.record.TakeBacks = TakeBacksUntilRevealed
	return r.header(words, strings.Fields(takeBacksLine)...)
}

func (r *recordReader) action(words []string) error {
	if r.results > 0 {
		return fmt.Errorf("an action after the result")
	}
	seat, err := r.seatNumber(words[0])
	if err != nil {
		return err
	}
	a, err := parseAction(words[1:])
	if err != nil {
		return err
	}
	if reason := r.match.Apply(seat, a, nil); !reason.OK() {
		return fmt.Errorf("seat %d can't %s: %v", seat+1, a, reason)
	}
	r.record.Actions = append(r.record.Actions, Move{seat, a})
	return nil
}

func (r *recordReader) seatNumber(word string) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > r.seats || len(word) != 1 {
		return 0, fmt.Errorf("expected a seat from 1 to %d, found %s", r.seats, quoted(word))
	}
	return n - 1, nil
}

func (r *recordReader) result(words []string) error {
	if !r.match.Over() {
		return fmt.Errorf("a result before the match is over")
	}
	if r.results == r.seats {
		return fmt.Errorf("more results than seats")
	}
	p := r.match.Player(r.results)
	r.results++
	return r.header(words, "result", strconv.Itoa(r.results), strconv.Itoa(int(p.VP)), strconv.Itoa(int(p.Coins)))
}

func (r *recordReader) end() error {
	switch {
	case r.step < 4 || len(r.record.Seats) < r.seats:
		return fmt.Errorf("the header is not complete")
	case r.results > 0 && r.results < r.seats:
		return fmt.Errorf("fewer results than seats")
	}
	return nil
}

// parseAction reads an action's words, its seat left out. What was read must be
// written back the same, so that every action has one form only.
func parseAction(words []string) (Action, error) {
	p := actionParser{words: words}
	a := p.action()
	if found := strings.Join(words, " "); p.failed || a.String() != found {
		return Action{}, fmt.Errorf("%s is no action", quoted(found))
	}
	return a, nil
}

// actionParser takes an action's words one by one. A word that can't be read, or
// is missing, makes it fail.
type actionParser struct {
	words  []string
	failed bool
}

func (p *actionParser) word() string {
	if len(p.words) == 0 {
		p.failed = true
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

func (p *actionParser) tile() TileID {
	id, ok := TileByCode(p.word())
	p.failed = p.failed || !ok
	return id
}

func (p *actionParser) space() Space {
	x, y, _ := strings.Cut(p.word(), ",")
	east, err := strconv.ParseInt(x, 10, 8)
	south, err2 := strconv.ParseInt(y, 10, 8)
	p.failed = p.failed || err != nil || err2 != nil
	return Space{int8(east), int8(south)}
}

func (p *actionParser) number() uint8 {
	n, err := strconv.ParseUint(p.word(), 10, 8)
	p.failed = p.failed || err != nil
	return uint8(n)
}

func (p *actionParser) action() Action {
	switch p.word() {
	case "pick":
		return Action{Kind: Pick, Tile: p.tile()}
	case "discard":
		return Action{Kind: Discard, Tile: p.tile()}
	case "build":
		return p.placing(Build)
	case "overbuild":
		return p.placing(Overbuild)
	case "keep":
		if p.word() == "piece" {
			return Action{Kind: KeepPiece, Space: p.space()}
		}
		a := Action{Kind: KeepWindow, Space: p.space()}
		if p.word() == "tall" {
			a.Turn = 1
		}
		return a
	case "lose":
		a := Action{Kind: Lose, Space: p.space()}
		a.Other = a.Space
		if len(p.words) > 0 {
			a.Other = p.space()
		}
		return a
	case "place":
		return Action{Kind: PlaceMilestone, Tile: p.tile(), Space: p.space()}
	case "sell":
		if p.word() == "coins" {
			return Action{Kind: SellCoins, Tile: p.tile()}
		}
		return Action{Kind: SellVP, Tile: p.tile()}
	case "split":
		return Action{Kind: Split, Amount: p.number()}
	case "finish":
		return Action{Kind: Finish}
	}
	p.failed = true
	return Action{}
}

func (p *actionParser) placing(kind ActionKind) Action {
	a := Action{Kind: kind, Tile: p.tile(), Space: p.space()}
	p.word() // "turn"
	a.Turn = p.number()
	return a
}
