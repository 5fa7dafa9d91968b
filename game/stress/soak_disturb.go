package stress

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"

	"capital/game/lab"
	"capital/game/session"
	"capital/game/store"
	"capital/rules/record"
)

// disturbance is what comes between two moves, in one of so many.
type disturbance struct {
	every int
	do    func(ctx context.Context) error
}

// disturb does now and then what people and their machines do between two moves.
func (m *soakMatch[M, A, E]) disturb(ctx context.Context) error {
	if m.over() {
		return nil
	}
	for _, what := range []disturbance{{30, m.refuse}, {40, m.takeBack}, {40, m.resume}, {60, m.hint}, {60, m.review}, {100, m.drop}} {
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
		for _, action := range m.game.Illegal {
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
	for _, level := range m.people {
		if level != "" {
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
		if m.people[move.Seat] != "" {
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
	data, err := store.ReadFile(m.path, lab.MaxFile)
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

// deciding is a seat that owes a decision.
func (m *soakMatch[M, A, E]) deciding() int {
	seats := len(m.session.Seats())
	seat := m.chance.IntN(seats)
	for !m.rules().Owes(&m.shadow, seat) {
		seat = (seat + 1) % seats
	}
	return seat
}

// hint asks for a hint: the best moves first, and nothing wrong with any.
func (m *soakMatch[M, A, E]) hint(ctx context.Context) error {
	r, seat := m.session.Record(), m.deciding()
	tried, err := m.game.Players.Hint(ctx, &r, m.session.Match(), seat, 0, 1)
	if ctx.Err() != nil {
		return nil
	}
	if err != nil {
		return fmt.Errorf("a hint for seat %d: %w", seat+1, err)
	}
	ideas := m.game.Ideas(tried, nil, 3)
	if len(ideas) == 0 {
		return fmt.Errorf("there is no hint for seat %d", seat+1)
	}
	behind := 0
	for _, idea := range ideas {
		if idea.Behind < behind {
			return fmt.Errorf("the best hint for seat %d is not the first: %v", seat+1, ideas)
		}
		behind = idea.Behind
		if err := m.game.CheckIdea(m.session.Match(), seat, idea); err != nil {
			return fmt.Errorf("seat %d is advised to %v: %w", seat+1, idea.Action, err)
		}
	}
	m.counts.hints++
	return nil
}

// review asks twice how good a move was: the same is said of it, and no move is better than the best.
func (m *soakMatch[M, A, E]) review(ctx context.Context) error {
	r := m.session.Record()
	if len(r.Actions) == 0 {
		return nil
	}
	move := m.chance.IntN(len(r.Actions))
	one, err := m.game.Players.Review(ctx, &r, move, 1)
	other, errOther := m.game.Players.Review(ctx, &r, move, 1)
	switch {
	case ctx.Err() != nil:
		return nil
	case err != nil || errOther != nil:
		return fmt.Errorf("a review of action %d: %w", move+1, errors.Join(err, errOther))
	case one != other || one.Loss() < 0:
		return fmt.Errorf("of action %d is said %+v and %+v", move+1, one, other)
	}
	m.counts.reviews++
	return nil
}

// drop asks for a hint that would take for ever, and does not wait for it.
func (m *soakMatch[M, A, E]) drop(ctx context.Context) error {
	r, seat := m.session.Record(), m.deciding()
	ctx, drop := context.WithCancel(ctx)
	answers := make(chan error)
	go func() {
		_, err := m.game.Players.Hint(ctx, &r, m.session.Match(), seat, 0, 1<<30)
		answers <- err
	}()
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
