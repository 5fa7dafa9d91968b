package lab

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"

	"capital/game/session"
	"capital/game/store"
	"capital/rules/record"
)

// disturbance is what comes between two moves, in one of so many.
type disturbance struct {
	every int
	do    func(ctx context.Context) error
}

// disturbances is what people and their machines do between two moves.
func (m *soakMatch[M, A, E]) disturbances() []disturbance {
	all := []disturbance{{30, m.refuse}, {40, m.takeBack}, {40, m.resume}}
	for n := range m.trial.Questions {
		all = append(all, disturbance{60, func(ctx context.Context) error { return m.ask(ctx, n) }})
	}
	return append(all, disturbance{100, m.drop})
}

// disturb does now and then what people and their machines do between two moves.
func (m *soakMatch[M, A, E]) disturb(ctx context.Context) error {
	if m.over() {
		return nil
	}
	for _, what := range m.disturbances() {
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
func (m *soakMatch[M, A, E]) refuse(context.Context) error {
	moves := m.session.Moves()
	for seat := range m.session.Seats() {
		for _, action := range m.trial.Illegal {
			if m.session.Submit(seat, action) == nil {
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

// takeBack takes the last move of a person back, where that is allowed, and has all that was taken back happen again.
func (m *soakMatch[M, A, E]) takeBack(ctx context.Context) error {
	was := m.session.Record()
	moves, match, told := slices.Clone(was.Actions), *m.session.Match(), slices.Clone(m.session.Events())
	if !m.session.Undo() {
		return nil
	}
	if err := m.players.check(); err != nil {
		return fmt.Errorf("taken back: %w", err)
	}
	people := 0
	for _, script := range m.scripts {
		if script != nil {
			people++
		}
	}
	if free := people == 1 && was.TakeBacks == record.TakeBacksFree; !free && slices.ContainsFunc(told[len(m.session.Events()):], m.rules().Reveals) {
		return errors.New("what was revealed was taken back")
	}
	left := m.session.Record().Actions
	if len(left) >= len(moves) || !slices.Equal(left, moves[:len(left)]) {
		return errors.New("taking back left another match")
	}
	m.reset(&was)
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
	if *m.session.Match() != match || !slices.Equal(m.session.Events(), told) {
		return errors.New("what was taken back and made again came to something else")
	}
	m.counts.takenBack++
	return nil
}

// resume leaves the match, perhaps while computer players think, and goes on with what was saved.
func (m *soakMatch[M, A, E]) resume(context.Context) error {
	moves, events := m.session.Moves(), slices.Clone(m.session.Events())
	saved, err := m.close()
	if err != nil || moves == 0 {
		return err
	}
	again, match, err := m.rules().Read(saved)
	if err != nil {
		return fmt.Errorf("what was saved: %w", err)
	}
	if m.session, err = session.New(m.rules(), m.players, again, m.save); err != nil {
		return err
	}
	session.Recall(m.session, saved)
	if err := m.check(); err != nil {
		return err
	}
	if match != m.shadow {
		return errors.New("what was saved replays to another match")
	}
	if found := m.session.Events(); len(found) < len(events) || !slices.Equal(found[:len(events)], events) {
		return errors.New("what happened is another thing after resuming")
	}
	m.counts.resumed++
	return nil
}

// close leaves the match and returns what was saved of it: all of it, in the only file that is left.
func (m *soakMatch[M, A, E]) close() (saved string, err error) {
	r := m.session.Record()
	if len(r.Actions) == 0 {
		return "", nil // nothing to save; the next match begins
	}
	if err := m.session.Close(); err != nil {
		return "", err
	}
	if err := m.players.check(); err != nil {
		return "", err
	}
	data, err := store.ReadFile(m.path, MaxFile)
	if err != nil {
		return "", err
	}
	found, match, err := m.rules().Read(string(data))
	if err != nil {
		return "", err
	}
	// A computer player's answer is saved before it is played: it may be there already.
	if n := len(r.Actions); len(found.Actions) == n+1 && !m.session.IsPerson(found.Actions[n].Seat) {
		r.Actions = found.Actions
	}
	if !strings.HasPrefix(string(data), m.rules().Text(&r, &match)) { // what was taken back follows
		return "", errors.New("what was saved is not what was played")
	}
	files, err := os.ReadDir(m.folder)
	if err == nil && len(files) != 1 {
		err = fmt.Errorf("%d files are left after saving", len(files))
	}
	return string(data), err
}

// about is the match as it stands, for a question: a seat that owes a decision, and any move.
func (m *soakMatch[M, A, E]) about() *About[M, A] {
	r := m.session.Record()
	seats := len(r.Seats)
	seat := m.chance.IntN(seats)
	for !m.rules().Owes(&m.shadow, seat) {
		seat = (seat + 1) % seats
	}
	return &About[M, A]{&r, m.session.Match(), seat, m.chance.IntN(len(r.Actions))}
}

// ask asks a question.
func (m *soakMatch[M, A, E]) ask(ctx context.Context, question int) error {
	if m.session.Moves() == 0 {
		return nil
	}
	q := &m.trial.Questions[question]
	err := q.Ask(ctx, m.about())
	if ctx.Err() != nil {
		return nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", q.Name, err)
	}
	m.counts.questions[question].asked++
	return nil
}

// drop asks what would take for ever, and does not wait for it.
func (m *soakMatch[M, A, E]) drop(ctx context.Context) error {
	if m.trial.Endless == nil || m.session.Moves() == 0 {
		return nil
	}
	about := m.about()
	ctx, drop := context.WithCancel(ctx)
	answers := make(chan error)
	go func() { answers <- m.trial.Endless(ctx, about) }()
	for range m.chance.IntN(100) {
		runtime.Gosched()
	}
	drop()
	if err := <-answers; err == nil {
		return errors.New("what would take for ever has ended")
	}
	m.counts.dropped++
	return nil
}
