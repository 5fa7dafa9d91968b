package stress

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"sync"
	"time"

	"capital/game/search"
	"capital/game/session"
	"capital/game/store"
	"capital/rules/record"
)

// soakMatch is one match of a soak while it runs.
type soakMatch[M, A, E comparable] struct {
	*soak
	game    *Game[M, A, E]
	seed    uint64
	chance  *rand.Rand
	people  []string // the levels that play for the people; empty where a computer player sits
	path    string   // where it is saved
	players *watchedPlayers[M, A]
	session *session.Session[M, A, E]
	shadow  M   // the same match by the rules alone
	shadows int // how many moves it has
	most    int // moves, after which it is left
}

// leavingMatches is how many matches have one that has thinkers in it, as people meet them, and is left soon: one that
// thinks for a second a move would take too long.
const leavingMatches = 16

// soakMatch plays the match of a seed to its end, unless the context ends before. Where something breaks, its record is kept.
func (g *Game[M, A, E]) soakMatch(ctx context.Context, s *soak, seed uint64) (err error) {
	m := g.newSoakMatch(s, seed)
	if err := m.begin(); err != nil {
		return err
	}
	defer func() {
		if wrong := recover(); wrong != nil { // the session's way to say that an invariant is broken
			err = fmt.Errorf("%v", wrong)
		}
		if err != nil {
			err = m.keepBroken(err)
		}
	}()
	for !m.over() && m.session.Moves() != m.most && ctx.Err() == nil {
		if err := m.move(ctx); err != nil {
			return err
		}
		if err := m.disturb(ctx); err != nil {
			return err
		}
	}
	return m.end()
}

func (g *Game[M, A, E]) newSoakMatch(s *soak, seed uint64) *soakMatch[M, A, E] {
	return &soakMatch[M, A, E]{
		soak: s, game: g, seed: seed, chance: rand.New(rand.NewPCG(seed, 0)), path: filepath.Join(s.folder, "match.capital"),
		players: &watchedPlayers[M, A]{Players: g.Players}, most: -1,
	}
}

// keepBroken keeps the record of a match in which something broke, and adds to the error where it is.
func (m *soakMatch[M, A, E]) keepBroken(wrong error) error {
	r := m.session.Record()
	kept := filepath.Join(m.folder, "broken.capital")
	if failed := store.WriteFile(kept, []byte(m.text(&r))); failed != nil {
		kept = failed.Error()
	}
	return fmt.Errorf("seed %d, after %d actions: %w; the record: %s", m.seed, len(r.Actions), wrong, kept)
}

// text is a record of the match as it stands.
func (m *soakMatch[M, A, E]) text(r *record.Record[A]) string {
	return m.rules().Text(r, m.session.Match())
}

func (m *soakMatch[M, A, E]) rules() *record.Rules[M, A, E] { return m.game.rules() }

func (m *soakMatch[M, A, E]) over() bool { return m.rules().Over(m.session.Match()) }

// begin seats a mixture of levels: some as computer players, some in the place of people.
func (m *soakMatch[M, A, E]) begin() error {
	rules, levels := m.rules(), m.game.Levels
	r := record.Record[A]{Seed: m.seed, Seats: make([]record.Seat, rules.Least+m.chance.IntN(rules.Most-rules.Least+1))}
	r.Options = m.game.options(len(r.Seats), m.chance.IntN)
	r.TakeBacks = record.TakeBacks(m.chance.IntN(2))
	people := make([]string, len(r.Seats))
	leaving := m.seed%leavingMatches == 0
	if leaving {
		m.most = 1 + m.chance.IntN(12)
	}
	for seat := range r.Seats {
		level := levels[m.chance.IntN(len(levels))]
		r.Seats[seat] = record.Seat{Player: level, Name: fmt.Sprint(level, " ", seat+1)}
		if level == m.game.Thinker && !leaving || m.chance.IntN(2) == 0 {
			people[seat], r.Seats[seat].Player = level, session.Person
		}
	}
	return m.start(r, people)
}

// start begins the match of a record.
func (m *soakMatch[M, A, E]) start(r record.Record[A], people []string) (err error) {
	m.people = people
	m.reset(&r)
	m.session, err = session.New(m.rules(), m.players, r, m.save)
	return err
}

// watchedPlayers are computer players of whom it is known what they were asked.
type watchedPlayers[M, A any] struct {
	session.Players[M, A]
	mutex sync.Mutex
	asked []context.Context
}

func (w *watchedPlayers[M, A]) Choose(ctx context.Context, r *record.Record[A], m *M, seat int) (A, error) {
	w.mutex.Lock()
	w.asked = append(w.asked, ctx)
	w.mutex.Unlock()
	return w.Players.Choose(ctx, r, m, seat)
}

// check finds thinking that goes on once nobody waits for any.
func (w *watchedPlayers[M, A]) check() error {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	for _, ctx := range w.asked {
		if ctx.Err() == nil {
			return errors.New("thinking goes on for which nobody waits")
		}
	}
	w.asked = nil
	return nil
}

// reset begins the match by the rules alone anew.
func (m *soakMatch[M, A, E]) reset(r *record.Record[A]) {
	m.shadow, m.shadows = m.rules().New(r, nil), 0
}

func (m *soakMatch[M, A, E]) save(text string) error { return store.WriteFile(m.path, []byte(text)) }

// move has one of those play who owe a decision.
func (m *soakMatch[M, A, E]) move(ctx context.Context) error {
	var people []int
	for seat, level := range m.people {
		if level != "" && m.rules().Owes(m.session.Match(), seat) {
			people = append(people, seat)
		}
	}
	if len(people) == 0 || m.session.Thinking() && m.chance.IntN(2) == 0 {
		return m.await(ctx)
	}
	seat := people[m.chance.IntN(len(people))]
	limit := search.Limit{Samples: 1 + m.chance.IntN(2), Stop: ctx.Done()}
	player, err := m.game.Players.New(m.people[seat], "", m.seed)
	if err != nil {
		return err
	}
	return m.submit(seat, player(m.session.Match(), seat, limit))
}

func (m *soakMatch[M, A, E]) submit(seat int, action A) error {
	if err := m.session.Submit(seat, action); err != nil {
		return fmt.Errorf("seat %d can't %v: %w", seat+1, action, err)
	}
	m.counts.actions++
	return m.check()
}

// await has the next computer player play.
func (m *soakMatch[M, A, E]) await(ctx context.Context) error {
	for before := m.session.Moves(); m.session.Moves() == before; m.session.Think() {
		if ctx.Err() != nil {
			return nil
		}
		time.Sleep(10 * time.Microsecond)
	}
	m.counts.actions++
	return m.check()
}

// check plays the session's new moves by the rules alone: the same must come of them.
func (m *soakMatch[M, A, E]) check() error {
	r := m.session.Record()
	for _, move := range r.Actions[m.shadows:] {
		if err := m.rules().Apply(&m.shadow, move.Seat, move.Action, nil); err != nil {
			return fmt.Errorf("the record has seat %d %v: %w", move.Seat+1, move.Action, err)
		}
		m.shadows++
	}
	if err := m.rules().Invariants(&m.shadow); err != nil {
		return err
	}
	if *m.session.Match() != m.shadow {
		return fmt.Errorf("the match is another than the record's")
	}
	return nil
}

// end leaves the match for good.
func (m *soakMatch[M, A, E]) end() error {
	if m.over() {
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
