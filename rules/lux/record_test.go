package lux

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"capital/rules/random"
	"capital/rules/record"
)

var update = flag.Bool("update", false, "write the golden records anew")

// golden are the golden records, by their names.
var golden = map[string]struct {
	seats int
	set   string
}{"1": {1, "ACBA"}, "2": {2, "BBBB"}, "3": {3, "CCCC"}, "4": {4, "DDDD"}, "2-a": {2, "AAAA"}, "1-d": {1, "CDDD"}, "3-chance": {3, "----"}, "4-c": {4, "AADC"}}

// chosen are the options that choose a set.
func chosen(set string) (options []record.Option) {
	for d, p := range SetOf(set) {
		if p != NoPower {
			options = append(options, record.Option{Name: District(d).String(), Value: p.String()})
		}
	}
	return options
}

// The golden records replay to themselves, byte for byte, on every machine.
func TestGoldenRecords(t *testing.T) {
	for name, match := range golden {
		path := filepath.Join("testdata", "random-"+name+".txt")
		if *update {
			r := randomRecord(t, match.seats, uint64(match.seats), chosen(match.set)...)
			m, err := Rules().Replay(&r, nil)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(Rules().Text(&r, &m)), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		r, m, err := ReadRecord(string(text))
		if err != nil {
			t.Fatal(err)
		}
		if !m.Over() || Rules().Text(&r, &m) != string(text) {
			t.Errorf("%s replays to something else", path)
		}
	}
}

// A record's lines are as they are documented.
func TestLinesAsDocumented(t *testing.T) {
	for line, want := range map[string]Action{
		"keep B5 G2":              {Kind: Keep, Card: CitizenOf(Blue, 5), Other: CitizenOf(Green, 2)},
		"home Y4":                 {Kind: PlayHome, Card: CitizenOf(Yellow, 4)},
		"capital P3 2 blue green": {Kind: PlayCapital, Card: CitizenOf(Pink, 3), Fields: Mentalist.Fields(), Seat: 1, From: 0, To: 3},
		"capital B4 h Y5":         {Kind: PlayCapital, Card: CitizenOf(Blue, 4), Fields: Outsider.Fields(), From: FromHand, Other: CitizenOf(Yellow, 5)},
		"capital B4 blue Y5":      {Kind: PlayCapital, Card: CitizenOf(Blue, 4), Fields: Outsider.Fields(), From: 0, Other: CitizenOf(Yellow, 5)},
		"capital B3 c pink":       {Kind: PlayCapital, Card: CitizenOf(Blue, 3), Fields: Infiltrator.Fields(), Seat: AtCapital, To: 1},
		"capital B3 1 pink":       {Kind: PlayCapital, Card: CitizenOf(Blue, 3), Fields: Infiltrator.Fields(), To: 1},
		"capital B3 pink blue":    {Kind: PlayCapital, Card: CitizenOf(Blue, 3), Fields: Recruiter.Fields(), From: 1},
		"capital P4 yellow":       {Kind: PlayCapital, Card: CitizenOf(Pink, 4), Fields: Cleric.Fields(), To: 2},
		"capital G3 3":            {Kind: PlayCapital, Card: CitizenOf(Green, 3), Fields: Convertor.Fields(), Seat: 2},
		"capital G3 P5":           {Kind: PlayCapital, Card: CitizenOf(Green, 3), Fields: Discoverer.Fields(), Other: CitizenOf(Pink, 5)},
		"capital P2":              {Kind: PlayCapital, Card: CitizenOf(Pink, 2)},
		"lay green":               {Kind: LayModifier, To: 3},
		"pay":                     {Kind: Pay},
		"refuse":                  {Kind: Refuse},
	} {
		if a, ok := parseAction(strings.Fields(line)); !ok || a != want || a.String() != line {
			t.Errorf("%q is read as %+v and written as %q", line, a, a)
		}
	}
}

// Every action of every power reads as it is written.
func TestActionsReadBack(t *testing.T) {
	check := func(a Action) {
		if again, ok := parseAction(strings.Fields(a.String())); !ok || again != a {
			t.Fatalf("%+v is written as %v and reads as %+v", a, a, again)
		}
	}
	everyOther(check)
	for p := Agent; p <= Dualist; p++ {
		everyPlay(CitizenOf(p.Colour(), 4), func(a Action) {
			if a.Fields == p.Fields() && a.wellFormed() {
				check(a)
			}
		})
	}
}

func TestWordsThatAreNoAction(t *testing.T) {
	for _, words := range []string{
		"", "pass", "keep", "keep B5", "keep B5 B7", "keep B5 G2 Y3", "home", "home B1", "home b4", "home B4 B4", "capital", "capital X4", "capital B4 5", "capital B4 0 blue",
		"capital B4 blue pink yellow", "capital B4 white", "capital B4 blue c", "capital B4 Y5 Y5", "capital B4 h pink yellow", "lay", "lay outsider", "lay h", "lay c", "pay 1",
	} {
		a, ok := parseAction(strings.Fields(words))
		if ok && a.wellFormed() && a.String() == words {
			t.Errorf("%q is %+v", words, a)
		}
	}
	for _, wrong := range []string{"1 pay 2", "1 keep B5  G2 #", "1 keep G2 B5", "2 refuse", "1 lay blue"} {
		head := "capital 1\ngame lux 1\nseed 1\nseats 2\nseat 1 x \"\"\nseat 2 x \"\"\n"
		if _, _, err := ReadRecord(head + wrong); err == nil {
			t.Errorf("%q is taken", wrong)
		}
	}
}

// Actions with something beside what their kind uses, or out of range, are refused and change nothing.
func TestMalformedActions(t *testing.T) {
	m := scene(t, table{set: "BDBB", hands: []string{"B2 B3 P2 Y2 G2", "B2 B3"}, homes: []string{"B2", "B3"}})
	for _, a := range []Action{
		{}, {Kind: Refuse + 1}, {Kind: Pay, To: 1}, {Kind: PlayHome, Card: CitizenKinds}, {Kind: PlayHome, Card: 0, Other: 1}, {Kind: PlayHome, Fields: FieldTo},
		{Kind: PlayHome, To: 1}, {Kind: PlayCapital, To: 1}, {Kind: PlayCapital, Seat: 1}, {Kind: PlayCapital, From: 1}, {Kind: PlayCapital, Other: 1},
		{Kind: PlayCapital, Fields: 16}, {Kind: PlayCapital, Fields: Infiltrator.Fields(), Seat: -2}, {Kind: PlayCapital, Fields: Infiltrator.Fields(), Seat: MaxSeats},
		{Kind: PlayCapital, Fields: Infiltrator.Fields(), To: 4}, {Kind: PlayCapital, Fields: Infiltrator.Fields(), To: -1}, {Kind: PlayCapital, Fields: Infiltrator.Fields(), Seat: 2},
		{Kind: PlayCapital, Fields: Outsider.Fields(), From: -2}, {Kind: PlayCapital, Fields: Outsider.Fields(), From: 4}, {Kind: PlayCapital, Fields: Outsider.Fields(), Other: CitizenKinds},
		{Kind: Keep, Card: 3, Other: 2}, {Kind: Keep, Other: CitizenKinds}, {Kind: LayModifier, To: 4}, {Kind: LayModifier, Card: 1},
	} {
		before := m
		if r := m.Apply(0, a, nil); r.Key != ReasonMalformed || m != before {
			t.Errorf("%+v: %v", a, r)
		}
	}
	for _, seat := range []int{-1, 2, 4} {
		if r := m.Apply(seat, Action{Kind: PlayHome}, nil); r.Key != ReasonNotYourTurn || m.Legal(seat, nil) != nil {
			t.Errorf("seat %d: %v", seat, r)
		}
	}
}

func TestReasonsHaveWords(t *testing.T) {
	seen := map[string]bool{}
	for key := range reasonCount {
		for _, words := range [...]string{Reason{key}.Error(), key.String()} {
			if seen[words] || words == "" {
				t.Errorf("reason %d says %q", key, words)
			}
			seen[words] = true
		}
	}
}

func TestWhatReveals(t *testing.T) {
	for e, want := range map[Event]bool{
		{Kind: Played, Hidden: true}: true, {Kind: Played}: false, {Kind: LaidDown, Hidden: true}: true, {Kind: LaidDown}: false, {Kind: PowerUsed, Power: Agent}: true,
		{Kind: PowerUsed, Power: Cleric}: false, {Kind: Dealt}: true, {Kind: Kept}: false, {Kind: Passed}: true, {Kind: Drew}: true, {Kind: Stolen}: true, {Kind: RowFilled}: true,
		{Kind: ModifierTurned}: true, {Kind: ModifierLaid}: false, {Kind: RobTurned}: true, {Kind: RobReserve}: true, {Kind: Reshuffled}: true, {Kind: Lost}: false, {Kind: Ended}: false,
	} {
		if reveals(e) != want {
			t.Errorf("%+v", e)
		}
	}
}

// The options are a power a colour, by chance as usual, that of the set for newcomers being offered (L1).
func TestOptions(t *testing.T) {
	kinds := Rules().Options
	if len(kinds) != Districts {
		t.Fatalf("%d options", len(kinds))
	}
	for d, kind := range kinds {
		want := []string{"chance"}
		for letter := range letters {
			want = append(want, PowerOf(District(d), letter).String())
		}
		if kind.Name != District(d).String() || !slices.Equal(kind.Values, want) || kind.Values[kind.Offered] != SetOf("AAAA")[d].String() || !kind.For(1) || !kind.For(4) {
			t.Errorf("%+v", kind)
		}
	}
}

// A result has points and gold, and ROB's where there is one.
func TestResults(t *testing.T) {
	m := scene(t, table{homes: []string{"B2", "P6"}})
	m.gold[1] = 3
	if got := Rules().Result(&m, 1); !slices.Equal(got, []int{12, 3}) {
		t.Errorf("%v", got)
	}
	m = scene(t, table{solo: true, homes: []string{"B2", "P6"}})
	m.gold[0], m.gold[1] = 1, 3
	if got := Rules().Result(&m, 0); !slices.Equal(got, []int{4, 1, 12, 3}) {
		t.Errorf("%v", got)
	}
}

// FuzzReadRecord reads whatever it is given without a panic, and what it accepts reads back the same.
func FuzzReadRecord(f *testing.F) {
	for name := range golden {
		text, err := os.ReadFile(filepath.Join("testdata", "random-"+name+".txt"))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
		f.Add(string(text[:len(text)/2]))
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, m, err := ReadRecord(text)
		if err != nil {
			if _, ok := err.(*record.LineError); !ok {
				t.Fatalf("the error is a %T", err)
			}
			return
		}
		if err := m.Invariants(); err != nil {
			t.Fatal(err)
		}
		written := Rules().Text(&r, &m)
		if again, other, err := ReadRecord(written); err != nil || other != m || Rules().Text(&again, &other) != written {
			t.Fatalf("%v: reads as another match", err)
		}
	})
}

// FuzzApply carries out whatever the bytes say, seven an attempt; the first says who, and whether a listed action is taken instead.
func FuzzApply(f *testing.F) {
	r := random.Source(5)
	for n := range 24 {
		attempts := make([]byte, 7*[]int{40, 400, 1500}[n%3])
		for i := range attempts {
			attempts[i] = byte(r.Next())
			if i%7 == 0 && r.Below(8) > 0 {
				attempts[i] |= 0x80
			}
		}
		f.Add(r.Next(), byte(n), attempts)
	}
	f.Fuzz(func(t *testing.T, seed uint64, seats byte, attempts []byte) {
		var buf [512]Action
		m := NewMatch(1+int(seats%4), Powers{}, seed, nil)
		for ; len(attempts) >= 7; attempts = attempts[7:] {
			b := attempts[:7]
			seat := int(b[0] & 7)
			a := Action{ActionKind(b[1] & 7), Citizen(b[2] & 31), Citizen(b[3] & 31), Fields(b[4] & 15), int8(b[5]&7) - 2, int8(b[5]>>4&7) - 2, int8(b[6]&7) - 1}
			legal := m.Legal(seat, buf[:0])
			if b[0]&0x80 != 0 && len(legal) > 0 {
				a = legal[(int(b[1])<<8|int(b[2]))%len(legal)]
			}
			before := m
			reason := m.Apply(seat, a, func(Event) {})
			if reason.OK() != slices.Contains(legal, a) {
				t.Fatalf("seat %d, %+v: listed or not, but %v", seat, a, reason)
			}
			if !reason.OK() {
				if m != before {
					t.Fatalf("seat %d, %+v: refused, and changed the match", seat, a)
				}
				continue
			}
			if err := m.Invariants(); err != nil {
				t.Fatalf("seat %d, %+v: %v", seat, a, err)
			}
		}
	})
}
