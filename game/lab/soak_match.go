package lab

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"capital/game/session"
	"capital/game/store"
	"capital/game/think"
	"capital/game/warsaw/ai"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// soakMatch is one match of a soak while it runs.
type soakMatch struct {
	*soak
	seed    uint64
	chance  *rand.Rand
	scripts [warsaw.MaxSeats]ai.Player // who plays for the people; nil where a computer player sits
	path    string                     // where it is saved
	session *session.Session
	shadow  warsaw.Match // the same match by the rules alone
	shadows int          // how many moves it has
	most    int          // moves, after which it is left
}

// leavingMatches is how many matches have one that has masters in it, as people meet them,
// and is left soon: one that thinks for a second a move would take too long.
const leavingMatches = 16

// play plays the match of a seed to its end, unless the context ends before. Where
// something breaks, its record is kept.
func (s *soak) play(ctx context.Context, seed uint64) (err error) {
	m := soakMatch{soak: s, seed: seed, chance: rand.New(rand.NewPCG(seed, 0)), path: filepath.Join(s.folder, "match.capital"), most: -1}
	if err := m.begin(); err != nil {
		return err
	}
	defer func() {
		if wrong := recover(); wrong != nil { // the session's way to say that an invariant is broken
			err = fmt.Errorf("%v", wrong)
		}
		if err == nil {
			return
		}
		record := m.session.Record()
		kept := filepath.Join(s.folder, "broken.capital")
		if failed := store.WriteFile(kept, []byte(warsaw.RecordText(&record))); failed != nil {
			kept = failed.Error()
		}
		err = fmt.Errorf("seed %d, after %d actions: %w; the record: %s", seed, len(record.Actions), err, kept)
	}()
	for !m.session.Table().Over() && m.session.Moves() != m.most && ctx.Err() == nil {
		if err := m.move(ctx); err != nil {
			return err
		}
		if err := m.disturb(ctx); err != nil {
			return err
		}
	}
	return m.end()
}

// begin seats a mixture of levels: some as computer players, some in the place of people.
func (m *soakMatch) begin() error {
	seats := make([]record.Seat, 2+m.chance.IntN(warsaw.MaxSeats-1))
	leaving := m.seed%leavingMatches == 0
	if leaving {
		m.most = 1 + m.chance.IntN(12)
	}
	for seat := range seats {
		level := levels()[m.chance.IntN(len(levels()))]
		seats[seat] = record.Seat{Player: level, Name: fmt.Sprint(level, " ", seat+1)}
		if level == ai.Master && !leaving || m.chance.IntN(2) == 0 {
			script, err := newPlayer(level, m.seed, 1+m.chance.IntN(2))
			if err != nil {
				return err
			}
			m.scripts[seat], seats[seat].Player = script, session.Person
		}
	}
	var err error
	m.session, err = session.New(seats, m.seed, m.save)
	m.shadow, m.shadows = warsaw.NewMatch(len(seats), m.seed, nil), 0
	return err
}

func (m *soakMatch) save(text string) error { return store.WriteFile(m.path, []byte(text)) }

// move has one of those play who owe a decision.
func (m *soakMatch) move(ctx context.Context) error {
	var people []int
	for seat, script := range m.scripts {
		if script != nil && m.session.Table().Owes(seat) != warsaw.NoDecision {
			people = append(people, seat)
		}
	}
	if len(people) == 0 || m.session.Thinking() && m.chance.IntN(2) == 0 {
		return m.await(ctx)
	}
	seat := people[m.chance.IntN(len(people))]
	view := m.session.View(seat)
	return m.submit(seat, m.scripts[seat].Choose(&view))
}

func (m *soakMatch) submit(seat int, action warsaw.Action) error {
	if reason := m.session.Submit(seat, action); !reason.OK() {
		return fmt.Errorf("seat %d can't %v: %v", seat+1, action, reason)
	}
	m.counts.actions++
	return m.check()
}

// await has the next computer player play.
func (m *soakMatch) await(ctx context.Context) error {
	for before := m.session.Moves(); m.session.Moves() == before; m.session.Think() {
		if ctx.Err() != nil {
			return nil
		}
		time.Sleep(10 * time.Microsecond)
	}
	m.counts.actions++
	return m.check()
}

// check plays the session's new moves by the rules alone: what comes of them, and what
// each seat knows, must be the same.
func (m *soakMatch) check() error {
	record := m.session.Record()
	for _, move := range record.Actions[m.shadows:] {
		if reason := m.shadow.Apply(move.Seat, move.Action, nil); !reason.OK() {
			return fmt.Errorf("the record has seat %d %v: %v", move.Seat+1, move.Action, reason)
		}
		m.shadows++
	}
	if err := m.shadow.Invariants(); err != nil {
		return err
	}
	if *m.session.Table() != m.shadow.Table {
		return errors.New("the table is another than the record's")
	}
	for seat := range record.Seats {
		if m.session.View(seat) != m.shadow.View(seat) {
			return fmt.Errorf("seat %d knows something else than by the record", seat+1)
		}
	}
	return nil
}

// disturb does now and then what people and their machines do between two moves.
func (m *soakMatch) disturb(ctx context.Context) error {
	if m.session.Table().Over() {
		return nil
	}
	for _, what := range [...]struct {
		every int
		do    func(ctx context.Context) error
	}{
		{30, m.refuse}, {40, m.takeBack}, {40, m.resume}, {60, m.hint}, {60, m.review}, {100, m.drop},
	} {
		if m.chance.IntN(what.every) != 0 {
			continue
		}
		if err := what.do(ctx); err != nil {
			return err
		}
		if err := m.check(); err != nil {
			return err
		}
	}
	return nil
}

// refuse tries what can't be legal. The check that follows finds nothing changed.
func (m *soakMatch) refuse(context.Context) error {
	moves := m.session.Moves()
	for seat := range m.session.Seats() {
		for _, action := range []warsaw.Action{{}, {Kind: warsaw.Pick, Tile: warsaw.NoTile}, {Kind: warsaw.Build, Space: warsaw.Space{X: 100}}} {
			if m.session.Submit(seat, action).OK() {
				return fmt.Errorf("seat %d may %v", seat+1, action)
			}
			m.counts.refused++
		}
	}
	if m.session.Moves() != moves {
		return errors.New("what was refused stands in the record")
	}
	return nil
}

// takeBack takes the last move of a person back, where that is allowed, and has all that
// was taken back happen again.
func (m *soakMatch) takeBack(ctx context.Context) error {
	was := m.session.Record()
	moves, table, events := slices.Clone(was.Actions), *m.session.Table(), len(m.session.Events())
	if !m.session.Undo() {
		return nil
	}
	left := m.session.Record().Actions
	if len(left) >= len(moves) || !slices.Equal(left, moves[:len(left)]) {
		return errors.New("taking back left another match")
	}
	m.shadow, m.shadows = warsaw.NewMatch(len(was.Seats), m.seed, nil), 0
	if err := m.check(); err != nil {
		return fmt.Errorf("taken back: %w", err)
	}
	for n, move := range moves[len(left):] {
		err := error(nil)
		if m.scripts[move.Seat] != nil {
			err = m.submit(move.Seat, move.Action)
		} else {
			err = m.await(ctx)
		}
		if ctx.Err() != nil || err != nil {
			return err
		}
		if again := m.session.Record().Actions; again[len(again)-1] != move {
			return fmt.Errorf("action %d was %v and now is %v", len(left)+n+1, move, again[len(again)-1])
		}
	}
	if *m.session.Table() != table || len(m.session.Events()) != events {
		return errors.New("what was taken back and made again came to something else")
	}
	m.counts.takenBack++
	return nil
}

// resume leaves the match, perhaps while computer players think, and goes on with what
// was saved.
func (m *soakMatch) resume(context.Context) error {
	record, events := m.session.Record(), slices.Clone(m.session.Events())
	saved, err := m.close()
	if err != nil || len(record.Actions) == 0 {
		return err
	}
	again, match, err := warsaw.ReadRecord(saved)
	if err != nil {
		return fmt.Errorf("what was saved: %w", err)
	}
	if match != m.shadow {
		return errors.New("what was saved replays to another match")
	}
	if m.session, err = session.Resume(again, m.save); err != nil {
		return err
	}
	if !slices.Equal(m.session.Events(), events) {
		return errors.New("what happened is another thing after resuming")
	}
	m.counts.resumed++
	return nil
}

// close leaves the match and returns what was saved of it: all of it, in the only file
// that is left.
func (m *soakMatch) close() (saved string, err error) {
	record := m.session.Record()
	if len(record.Actions) == 0 {
		return "", nil // nothing to save; the next match begins
	}
	if err := m.session.Close(); err != nil {
		return "", err
	}
	data, err := store.ReadFile(m.path, maxFile)
	if err != nil {
		return "", err
	}
	found, _, err := warsaw.ReadRecord(string(data))
	if err != nil {
		return "", err
	}
	// A computer player's answer is saved before it is played: it may be there already.
	if n := len(record.Actions); len(found.Actions) == n+1 && !m.session.IsPerson(found.Actions[n].Seat) {
		record.Actions = found.Actions
	}
	if string(data) != warsaw.RecordText(&record) {
		return "", errors.New("what was saved is not what was played")
	}
	files, err := os.ReadDir(m.folder)
	if err == nil && len(files) != 1 {
		err = fmt.Errorf("%d files are left after saving", len(files))
	}
	return string(data), err
}

// end leaves the match for good.
func (m *soakMatch) end() error {
	if m.session.Table().Over() {
		m.counts.ended++
	} else {
		m.counts.left++
	}
	if m.session.Moves() == 0 {
		return m.session.Close()
	}
	_, err := m.close()
	return err
}

// owing is a seat that owes a decision.
func (m *soakMatch) owing() int {
	seat := m.chance.IntN(m.shadow.Seats())
	for m.shadow.Owes(seat) == warsaw.NoDecision {
		seat = (seat + 1) % m.shadow.Seats()
	}
	return seat
}

// job is something to think about, in the match as it stands.
func (m *soakMatch) job(task think.Task, samples int) think.Job {
	record := m.session.Record()
	job := think.Job{Record: warsaw.RecordText(&record), Seat: m.owing(), Task: task, Seed: m.seed, Samples: samples}
	if task == think.Review {
		job.Move = m.chance.IntN(len(record.Actions))
	}
	return job
}

// hint asks for a hint: moves that are legal, the best first.
func (m *soakMatch) hint(ctx context.Context) error {
	job := m.job(think.Hint, 1)
	answer := think.DoContext(ctx, job)
	if ctx.Err() != nil {
		return nil
	}
	if answer.Error != "" || len(answer.Hints) == 0 {
		return fmt.Errorf("a hint for seat %d: %d moves, %s", job.Seat+1, len(answer.Hints), answer.Error)
	}
	view := m.session.View(job.Seat)
	for n, hint := range answer.Hints {
		reason := view.Check(hint.Action)
		if m.shadow.Owes(job.Seat) == warsaw.DecidePick {
			reason = view.CheckUse(hint.Action)
		}
		if !reason.OK() || len(hint.Reasons) == 0 || n > 0 && hint.Margin > answer.Hints[n-1].Margin {
			return fmt.Errorf("seat %d is advised to %v: %v", job.Seat+1, hint.Action, reason)
		}
	}
	m.counts.hints++
	return nil
}

// review has a move reviewed twice: the same is said of it.
func (m *soakMatch) review(ctx context.Context) error {
	if m.session.Moves() == 0 {
		return nil
	}
	job := m.job(think.Review, 1)
	one, other := think.DoContext(ctx, job), think.DoContext(ctx, job)
	if ctx.Err() != nil {
		return nil
	}
	if one.Error != "" || other.Error != "" || one.Review == nil || other.Review == nil || *one.Review != *other.Review || one.Review.Loss() < 0 {
		return fmt.Errorf("two reviews of action %d: %+v %s and %+v %s", job.Move+1, one.Review, one.Error, other.Review, other.Error)
	}
	m.counts.reviews++
	return nil
}

// drop asks for a hint that would take for ever, and does not wait for it.
func (m *soakMatch) drop(ctx context.Context) error {
	job := m.job(think.Hint, 1<<30)
	ctx, drop := context.WithCancel(ctx)
	answers := make(chan think.Answer)
	go func() { answers <- think.DoContext(ctx, job) }()
	for range m.chance.IntN(100) {
		runtime.Gosched()
	}
	drop()
	if answer := <-answers; answer.Error == "" {
		return fmt.Errorf("a hint for ever ended with %d moves", len(answer.Hints))
	}
	m.counts.dropped++
	return nil
}
