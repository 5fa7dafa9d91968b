package stress

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"time"

	"capital/game/session"
	"capital/game/store"
	"capital/game/terminal"
	"capital/rules/record"
)

func (g *Game[M, A, E]) newVictim(folder string, out io.Writer) *victim[M, A, E] {
	files := store.OpenFolder(folder)
	return &victim[M, A, E]{
		game: g, files: files, tell: func(format string, args ...any) { fmt.Fprintf(out, format+"\n", args...) },
		save: func(text string) error { return files.SaveClaimed(killedFile, []byte(text)) },
	}
}

// victim is the program that is killed: the game without its screens. It tells what it does: a person's move before it is
// made, a computer player's once it is seen.
type victim[M, A, E comparable] struct {
	game  *Game[M, A, E]
	files *store.Store
	tell  func(format string, args ...any)
	save  func(text string) error
	told  int  // how many moves of the match were told
	acted bool // a person has done something of which it was not told that it is saved
}

// beKilled plays until the program is killed, or nobody is left to kill it.
func (v *victim[M, A, E]) beKilled(seed uint64, killer io.Reader) int {
	go func() {
		io.Copy(io.Discard, killer)
		os.Exit(terminal.ExitOK)
	}()
	v.tell("failed: %v", v.play(seed))
	return terminal.ExitBad
}

// play goes on with the saved match, or begins that of a seed, and then plays others without end. It returns only because
// something is wrong.
func (v *victim[M, A, E]) play(seed uint64) error {
	if !v.files.Claim() {
		return errors.New("another program has the files")
	}
	v.files.Tidy(killedFile)
	r, err := v.begin(seed)
	for ; err == nil; r = v.game.newRecord(r.Seed + 1) {
		err = v.playMatch(r)
	}
	return err
}

// begin returns the saved match, or the next one where that is over, or the one of a seed where none is saved.
func (v *victim[M, A, E]) begin(seed uint64) (record.Record[A], error) {
	data, err := v.files.Load(killedFile)
	if errors.Is(err, fs.ErrNotExist) {
		return v.game.newRecord(seed), nil
	}
	if err != nil {
		return record.Record[A]{}, err
	}
	rules := v.game.rules()
	r, m, err := rules.Read(string(data))
	if err != nil {
		return r, err
	}
	v.tell("resume %d %d", r.Seed, len(r.Actions))
	if rules.Over(&m) {
		r = v.game.newRecord(r.Seed + 1)
	}
	return r, nil
}

// newRecord is a match between a person and the first level or two, as far as there are seats, with options in turn.
func (g *Game[M, A, E]) newRecord(seed uint64) record.Record[A] {
	seats := []record.Seat{{Player: session.Person, Name: "Zofia"}, {Player: g.Levels[0], Name: "Sawa"}, {Player: g.Levels[1], Name: "Wars"}}
	seats = seats[:min(2+int(seed%2), g.rules().Most)]
	options := g.options(len(seats), func(n int) int { return int(seed / 2 % uint64(n)) })
	return record.Record[A]{Seed: seed, Seats: seats, Options: options}
}

// playMatch plays a match to its end, on a disk that takes its time.
func (v *victim[M, A, E]) playMatch(r record.Record[A]) error {
	pause := func() { time.Sleep(time.Duration(rand.IntN(1000)) * time.Microsecond) }
	s, err := session.New(v.game.rules(), v.game.Players, r, func(text string) error {
		pause()
		defer pause()
		return v.save(text)
	})
	if err != nil {
		return err
	}
	if v.told = s.Moves(); v.told == 0 {
		v.tell("begin %d", r.Seed)
	}
	for !v.game.rules().Over(s.Match()) {
		s.Think()
		for ; v.told < s.Moves(); v.told++ {
			v.tell("shown %s", v.game.moveLine(s.Record().Actions[v.told]))
		}
		switch saved := s.Saved(); {
		case saved && v.acted:
			v.acted = false
			v.tell("saved")
		case saved:
			v.actAsPerson(s)
		}
		time.Sleep(20 * time.Microsecond)
	}
	return s.Close()
}

// actAsPerson does anything that is legal for the person at the first seat, and now
// and then takes back what was done last.
func (v *victim[M, A, E]) actAsPerson(s *session.Session[M, A, E]) {
	moves := s.Record().Actions
	last := len(moves) - 1
	for last >= 0 && moves[last].Seat != 0 {
		last--
	}
	legal := v.game.Legal(s.Match(), 0)
	switch {
	case len(legal) == 0:
	case last >= 0 && rand.IntN(5) == 0:
		v.tell("undo %d", last)
		s.Undo()
		v.told, v.acted = s.Moves(), true
	default:
		a := legal[rand.IntN(len(legal))]
		v.tell("person %s", v.game.moveLine(record.Move[A]{Seat: 0, Action: a}))
		s.Submit(0, a)
		v.told, v.acted = s.Moves(), true
	}
}
