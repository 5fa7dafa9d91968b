// Package past knows how the person's matches alone against ROB came out, from the records of matches that are over.
package past

import (
	"context"
	"slices"
	"strings"
	"time"

	"capital/game/background"
	"capital/game/session"
	"capital/rules/lux"
)

// Match is how a match alone against ROB came out, and what it was played with.
type Match struct {
	Seed   uint64
	Powers lux.Powers
	Class  lux.Class
	Margin int
}

// Better reports whether a match came out better than another.
func (m Match) Better(than Match) bool {
	if m.Margin != than.Margin {
		return m.Margin > than.Margin
	}
	return m.Class > than.Class // a tie that is won
}

// Of is how a match that is over came out. It is not ok where that was not a person alone against ROB.
func Of(r *lux.Record, t *lux.Table) (m Match, ok bool) {
	if !t.Solo() || !t.Over() || r.Seats[0].Player != session.Person {
		return m, false
	}
	m.Seed = r.Seed
	for d := range lux.District(lux.Districts) {
		m.Powers[d] = t.Power(d)
	}
	m.Class, m.Margin = t.Class()
	return m, true
}

// Files are where records lie: those of matches that are over, and the one that was played last.
type Files interface {
	Finished() (names []string, err error)
	LoadFinished(name string) ([]byte, error)
	Load(name string) ([]byte, error)
}

// Past is how all matches came out that are known. Those among the person's files are read off the frame loop.
type Past struct {
	matches []Match
	reading background.Question[[]Match]
}

// Read begins to read the past from files; last is the file of the match that was played last. A match that was dealt by the
// seed of a lesson does not count.
func Read(files Files, last string, lesson uint64) *Past {
	p := new(Past)
	p.reading.Ask(func(ctx context.Context) ([]Match, error) {
		return slices.DeleteFunc(read(ctx, files, last), func(m Match) bool { return m.Seed == lesson }), nil
	})
	return p
}

// Wait waits until the files are read.
func (p *Past) Wait(ctx context.Context) {
	if p.reading.Busy() {
		p.reading.Wait(ctx)
	}
}

// Add adds a match that has just ended.
func (p *Past) Add(m Match) { p.matches = append(p.matches, m) }

// Best is the best of all matches, or of those of a kind. It is not ok where none is known.
func (p *Past) Best(kind func(Match) bool) (best Match, ok bool) {
	p.take()
	for _, m := range p.matches {
		if (kind == nil || kind(m)) && (!ok || m.Better(best)) {
			best, ok = m, true
		}
	}
	return best, ok
}

// take takes what was read once that is there.
func (p *Past) take() {
	if !p.reading.Busy() {
		return
	}
	if matches, _, ok := p.reading.Take(); ok {
		p.matches = append(p.matches, matches...)
	}
}

// read reads the matches of the game among the files. What can't be read says nothing of the past, and stays where it is.
func read(ctx context.Context, files Files, last string) (all []Match) {
	add := func(data []byte, err error) {
		if err != nil || session.TakenOverAfter(string(data)) > 0 || !strings.Contains(string(data), "\nseats 1\n") { // others are not worth playing again, or are no match of their own
			return
		}
		r, m, err := lux.Rules().Read(string(data))
		if err != nil {
			return
		}
		if match, ok := Of(&r, &m.Table); ok {
			all = append(all, match)
		}
	}
	add(files.Load(last)) // first, for it may just move to the others
	names, _ := files.Finished()
	for _, name := range names {
		if ctx.Err() != nil {
			break
		}
		if strings.Contains(name, "-"+lux.Rules().Name+"-") {
			add(files.LoadFinished(name))
			time.Sleep(time.Millisecond) // in a browser all share one thread
		}
	}
	return all
}
