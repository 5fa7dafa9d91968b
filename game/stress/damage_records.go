package stress

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"capital/game/session"
	"capital/game/store"
	"capital/rules/record"
)

// rewrite reads a record as the commands do and writes it anew.
func (g *Game[M, A, E]) rewrite(text string) (string, error) {
	r, m, err := g.rules().Read(text)
	if err != nil {
		return "", err
	}
	return g.rules().Text(&r, &m), nil
}

// readSave reads a saved match as the title screen does.
func (g *Game[M, A, E]) readSave(folder, file string) (string, error) {
	text, err := store.OpenFolder(folder).Load(file)
	if err != nil {
		return "", err
	}
	rules := g.rules()
	r, _, err := rules.Read(string(text))
	if err != nil {
		return "", err
	}
	s, err := session.New(rules, g.Players, r, nil)
	if err != nil {
		return "", err
	}
	r = s.Record()
	return rules.Text(&r, s.Match()), s.Close()
}

// RandomRecords are records of matches by chance, in which every kind of action is taken. Some of them are not over.
func (g *Game[M, A, E]) RandomRecords(seed uint64) []string {
	rules := g.rules()
	seen := map[int]bool{}
	var texts []string
	for n := uint64(0); len(seen) < g.Kinds; n++ {
		r, m := g.randomMatch(seed+n, rules.Least+int(n%uint64(rules.Most-rules.Least+1)))
		fresh := len(texts) < 3
		for _, move := range r.Actions {
			kind := g.Kind(move.Action)
			fresh = fresh || !seen[kind]
			seen[kind] = true
		}
		if !fresh {
			continue
		}
		texts = append(texts, rules.Text(&r, &m))
		r.Actions = r.Actions[:len(r.Actions)/2]
		texts = append(texts, rules.Text(&r, new(M)))
	}
	return texts
}

// randomMatch plays a match by chance, all legal actions being as likely.
func (g *Game[M, A, E]) randomMatch(seed uint64, seats int) (record.Record[A], M) {
	names := []string{"Anna", `Łucja "Ż" O'Neil #1`, "", "Jan Kos"}
	r := record.Record[A]{Seed: seed, Seats: make([]record.Seat, seats)}
	for seat := range r.Seats {
		r.Seats[seat] = record.Seat{Player: session.Person, Name: names[seat%len(names)]}
		if seat > 0 {
			r.Seats[seat].Player = g.Levels[(seat-1)%len(g.Levels)]
		}
	}
	r.Options = g.options(seats, func(n int) int { return int(seed / 2 % uint64(n)) })
	chance := rand.New(rand.NewPCG(seed, 0))
	m, err := g.rules().Play(&r, func(m *M, seat int) (A, error) {
		legal := g.Legal(m, seat)
		return legal[chance.IntN(len(legal))], nil
	}, nil)
	if err != nil {
		panic(fmt.Sprintf("stress: seed %d: %v", seed, err))
	}
	return r, m
}

// ErrMeansElse says that a damaged file was read as something else than it says.
var ErrMeansElse = errors.New("it says something else than it means")

// How what was understood is compared with what was written: not with the readers' own
// code, but by bringing both texts into one plain form. The texts have been accepted,
// so these need not be strict.

// What a record may hold at most, as its form is documented.
const (
	mostOfLine = 1000 // bytes
	mostOfName = 24   // characters
)

// checkLengths says what of a record is longer than its form allows.
func checkLengths(text string) error {
	for line := range strings.SplitSeq(text, "\n") {
		if len(line) > mostOfLine {
			return fmt.Errorf("a line of %d bytes", len(line))
		}
		for _, word := range plainWords(line) {
			rest, isName := strings.CutPrefix(word, plainName)
			quoted, _ := strconv.QuotedPrefix(rest)
			if name, _ := strconv.Unquote(quoted); isName && utf8.RuneCountInString(name) > mostOfName {
				return fmt.Errorf("the name %s", quoted)
			}
		}
	}
	return nil
}

// checkRecord compares a record's text with its meaning, line by line, and plays it by
// the lists of legal actions.
func (g *Game[M, A, E]) checkRecord(text, meaning string) error {
	if err := checkLengths(text); err != nil {
		return err
	}
	said, saidEnd := plainRecord(text)
	meant, meantEnd := plainRecord(meaning)
	if !slices.Equal(said, meant) {
		return ErrMeansElse
	}
	if len(saidEnd) > 0 && !slices.Equal(saidEnd, meantEnd) {
		return fmt.Errorf("its result is %q, not %q", saidEnd, meantEnd)
	}
	return g.checkLegal(meaning)
}

// plainRecord returns the lines of a record with one space between words and no comments;
// the result lines apart.
func plainRecord(text string) (lines, results []string) {
	for line := range strings.SplitSeq(text, "\n") {
		words := plainWords(line)
		if len(words) == 0 {
			continue
		}
		if words[0] == "seed" && len(words) == 2 {
			if seed, ok := new(big.Int).SetString(words[1], 10); ok {
				words[1] = seed.String()
			}
		}
		plain := strings.Join(words, " ")
		if words[0] == "result" {
			results = append(results, plain)
			continue
		}
		lines = append(lines, plain)
	}
	return lines, results
}

// plainName is what a name begins with among plain words, of which no other holds a space.
const plainName = "name "

// plainWords returns the words of a line. A quoted one is written as the name that it is.
func plainWords(line string) []string {
	var words []string
	word, inWord := "", false
	end := func() {
		if inWord {
			words = append(words, word)
		}
		word, inWord = "", false
	}
	line = strings.TrimSpace(line)
	for n := 0; n < len(line); n++ {
		switch b := line[n]; {
		case b == '#':
			end()
			return words
		case b == ' ' || b == '\t':
			end()
		case b == '"' && !inWord:
			last := n + 1
			for last < len(line) && line[last] != '"' {
				if line[last] == '\\' {
					last++
				}
				last++
			}
			name, err := strconv.Unquote(line[n:min(last+1, len(line))])
			words = append(words, fmt.Sprintf(plainName+"%q %v", name, err))
			n = last
		default:
			word, inWord = word+string(b), true
		}
	}
	end()
	return words
}

// allows reports whether the action is among all that the seat may do.
func (g *Game[M, A, E]) allows(m *M, seat int, a A) bool {
	if g.Allows != nil {
		return g.Allows(m, seat, a)
	}
	return slices.Contains(g.Legal(m, seat), a)
}

// checkLegal plays a record move by move, each of which must be on the list of legal ones.
func (g *Game[M, A, E]) checkLegal(text string) error {
	rules := g.rules()
	r, end, err := rules.Read(text)
	if err != nil {
		return err
	}
	m := rules.New(&r, nil)
	for n, move := range r.Actions {
		if !g.allows(&m, move.Seat, move.Action) {
			return fmt.Errorf("its action %d is not on the list of legal ones", n+1)
		}
		if err := rules.Apply(&m, move.Seat, move.Action, nil); err != nil {
			return fmt.Errorf("its action %d: %w", n+1, err)
		}
	}
	if m != end {
		return errors.New("played anew it ends otherwise")
	}
	return nil
}
