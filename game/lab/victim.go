package lab

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"strconv"
	"time"

	"capital/game/session"
	"capital/game/store"
	"capital/game/terminal"
	"capital/rules/record"
)

// beKilled plays match after match until the program is killed, and tells what it
// does: a person's move before it is made, a computer player's once it is seen.
func (t *Trial[M, A, E]) beKilled(folder string, parent io.Reader, out io.Writer) int {
	go func() {
		io.Copy(io.Discard, parent)
		os.Exit(terminal.ExitOK) // nobody is left to kill it
	}()
	v := t.newVictim(folder, out)
	v.tell("failed: %v", v.play())
	return terminal.ExitBad
}

func (t *Trial[M, A, E]) newVictim(folder string, out io.Writer) *victim[M, A, E] {
	files := store.OpenFolder(folder)
	return &victim[M, A, E]{
		trial: t, files: files, tell: func(format string, args ...any) { fmt.Fprintf(out, format+"\n", args...) },
		save: func(text string) error { return files.SaveClaimed(killedFile, []byte(text)) },
	}
}

// victim is the program that is killed: the game without its screens.
type victim[M, A, E comparable] struct {
	trial *Trial[M, A, E]
	files *store.Store
	tell  func(format string, args ...any)
	save  func(text string) error
	told  int  // how many moves of the match were told
	acted bool // a person has done something of which it was not told that it is saved
}

// play goes on with the saved match, and then plays others without end. It returns
// only because something is wrong.
func (v *victim[M, A, E]) play() error {
	if !v.files.Claim() {
		return errors.New("another program has the files")
	}
	v.files.Tidy(killedFile)
	seed, err := strconv.ParseUint(os.Args[len(os.Args)-1], 10, 64)
	if err != nil {
		return err
	}
	r, err := v.begin(seed)
	for ; err == nil; r = v.trial.newRecord(r.Seed + 1) {
		err = v.playMatch(r)
	}
	return err
}

// begin returns the saved match, or the next one where that is over, or the one of a seed where none is saved.
func (v *victim[M, A, E]) begin(seed uint64) (record.Record[A], error) {
	data, err := v.files.Load(killedFile)
	if errors.Is(err, fs.ErrNotExist) {
		return v.trial.newRecord(seed), nil
	}
	if err != nil {
		return record.Record[A]{}, err
	}
	rules := v.trial.Bench.Rules
	r, m, err := rules.Read(string(data))
	if err != nil {
		return r, err
	}
	v.tell("resume %d %d", r.Seed, len(r.Actions))
	if rules.Over(&m) {
		r = v.trial.newRecord(r.Seed + 1)
	}
	return r, nil
}

// newRecord is a match between a person and the first level or two, as far as there are seats, with options in turn.
func (t *Trial[M, A, E]) newRecord(seed uint64) record.Record[A] {
	seats := []record.Seat{{Player: session.Person, Name: "Zofia"}, {Player: t.Levels[0], Name: "Sawa"}, {Player: t.Levels[1], Name: "Wars"}}
	seats = seats[:min(2+int(seed%2), t.Bench.Rules.Most)]
	options := t.options(len(seats), func(n int) int { return int(seed / 2 % uint64(n)) })
	return record.Record[A]{Seed: seed, Seats: seats, Options: options}
}

// playMatch plays a match to its end, on a disk that takes its time.
func (v *victim[M, A, E]) playMatch(r record.Record[A]) error {
	pause := func() { time.Sleep(time.Duration(rand.IntN(1000)) * time.Microsecond) }
	s, err := session.New(v.trial.Bench.Rules, v.trial.Players, r, func(text string) error {
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
	for !v.trial.Bench.Rules.Over(s.Match()) {
		s.Think()
		for ; v.told < s.Moves(); v.told++ {
			v.tell("shown %s", v.trial.moveLine(s.Record().Actions[v.told]))
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
	legal := v.trial.Legal(s.Match(), 0)
	switch {
	case len(legal) == 0:
	case last >= 0 && rand.IntN(5) == 0:
		v.tell("undo %d", last)
		s.Undo()
		v.told, v.acted = s.Moves(), true
	default:
		a := legal[rand.IntN(len(legal))]
		v.tell("person %s", v.trial.moveLine(record.Move[A]{Seat: 0, Action: a}))
		s.Submit(0, a)
		v.told, v.acted = s.Moves(), true
	}
}
