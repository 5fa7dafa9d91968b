package past

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"testing"

	"capital/game/session"
	"capital/rules/lux"
	"capital/rules/record"
)

// files are records by their names.
type files map[string]string

func (f files) Load(name string) ([]byte, error) {
	if text, ok := f[name]; ok {
		return []byte(text), nil
	}
	return nil, fs.ErrNotExist
}

func (f files) LoadFinished(name string) ([]byte, error) { return f.Load("finished/" + name) }

func (f files) Finished() (names []string, err error) {
	for _, name := range slices.Sorted(maps.Keys(f)) {
		if finished := len("finished/"); len(name) > finished && name[:finished] == "finished/" {
			names = append(names, name[finished:])
		}
	}
	return names, nil
}

// played is a match of chance of so many seats, as it is kept, and how that came out.
func played(t *testing.T, seats int, player string, seed uint64, moves int) (text string, m Match) {
	t.Helper()
	r := lux.Record{Seed: seed}
	for n := range seats {
		r.Seats = append(r.Seats, record.Seat{Player: player, Name: fmt.Sprint("Ala ", n)})
	}
	for d, power := range lux.SetOf("ACDA") {
		r.Options = append(r.Options, record.Option{Name: lux.District(d).String(), Value: power.String()})
	}
	match := lux.Rules().New(&r, nil)
	for n := 0; !match.Over() && n != moves; n++ {
		for seat := range match.Seats() {
			if legal := match.Legal(seat, nil); len(legal) > 0 {
				a := legal[(n*7+int(seed))%len(legal)]
				match.Apply(seat, a, nil)
				r.Actions = append(r.Actions, lux.Move{Seat: seat, Action: a})
			}
		}
	}
	m.Seed, m.Powers = seed, lux.SetOf("ACDA")
	m.Class, m.Margin = match.Class()
	return lux.Rules().Text(&r, &match), m
}

// whole are the moves of a match that is played to its end.
const whole = -1

// TestTheBestIsFound among all records of the person: of those alone against ROB that are over, wherever they lie.
func TestTheBestIsFound(t *testing.T) {
	f, want := files{}, Match{Margin: -1000}
	for seed := range uint64(6) {
		text, m := played(t, 1, session.Person, seed, whole)
		f[fmt.Sprintf("finished/2031-04-0%d-lux-%d.txt", seed+1, seed)] = text
		if m.Margin > want.Margin {
			want = m
		}
	}
	running, _ := played(t, 1, session.Person, 7, 12)
	f["finished/2031-05-01-lux-7.txt"] = running
	f["finished/2031-05-02-lux-8.txt"], _ = played(t, 2, session.Person, 8, whole)
	f["finished/2031-05-03-lux-9.txt"], _ = played(t, 1, "builder", 9, whole)
	f["finished/2031-05-04-lux-10.txt"] = "torn"
	f["finished/2031-05-05-lux-99.txt"], _ = played(t, 1, session.Person, 99, whole) // a lesson
	p := Read(f, "lux.txt", 99)
	p.Wait(t.Context())
	if best, ok := p.Best(nil); !ok || best != want {
		t.Errorf("the best is %+v, not %+v", best, want)
	}
	if len(p.matches) != 6 {
		t.Errorf("%d matches count", len(p.matches))
	}
	if _, ok := p.Best(func(m Match) bool { return m.Seed == 8 }); ok {
		t.Error("a match of two seats counts")
	}
	if one, ok := p.Best(func(m Match) bool { return m.Seed == 3 }); !ok || one.Seed != 3 {
		t.Errorf("of one seed the best is %+v", one)
	}
}

// TestWhatWasPlayedLastCounts where the program ended before it was moved to the others.
func TestWhatWasPlayedLastCounts(t *testing.T) {
	text, want := played(t, 1, session.Person, 4, whole)
	p := Read(files{"lux.txt": text}, "lux.txt", 99)
	p.Wait(t.Context())
	if best, ok := p.Best(nil); !ok || best != want {
		t.Errorf("the best is %+v, not %+v", best, want)
	}
}

// TestWhatHasJustEndedCounts beside what was read, and before that is there.
func TestWhatHasJustEndedCounts(t *testing.T) {
	text, read := played(t, 1, session.Person, 4, whole)
	p := Read(files{"lux.txt": text}, "lux.txt", 99)
	better, worse := read, read
	better.Margin, worse.Margin = read.Margin+1, read.Margin-1
	p.Add(worse)
	p.Wait(t.Context())
	if best, _ := p.Best(nil); best != read {
		t.Errorf("the best is %+v, not %+v", best, read)
	}
	p.Add(better)
	if best, _ := p.Best(nil); best != better {
		t.Errorf("the best is %+v, not %+v", best, better)
	}
}

// TestATieThatIsWonIsBetter than one that is lost.
func TestATieThatIsWonIsBetter(t *testing.T) {
	p := Read(nothing{}, "lux.txt", 99)
	p.Wait(t.Context())
	p.Add(Match{Class: lux.NoClass})
	p.Add(Match{Class: lux.Decent, Seed: 1})
	p.Add(Match{Class: lux.Loss, Margin: -1})
	if best, ok := p.Best(nil); !ok || best.Class != lux.Decent {
		t.Errorf("the best is %+v", best)
	}
}

// nothing can be read of these.
type nothing struct{}

func (nothing) Load(string) ([]byte, error)         { return nil, errors.New("no disk") }
func (nothing) LoadFinished(string) ([]byte, error) { return nil, errors.New("no disk") }
func (nothing) Finished() ([]string, error)         { return nil, errors.New("no disk") }

// TestNoPast says nothing where nothing can be read.
func TestNoPast(t *testing.T) {
	p := Read(nothing{}, "lux.txt", 99)
	p.Wait(context.Background())
	if best, ok := p.Best(nil); ok {
		t.Errorf("the best is %+v", best)
	}
}
