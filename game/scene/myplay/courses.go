package myplay

import (
	"context"
	"errors"
	"slices"

	"capital/game/background"
	"capital/game/play"
)

// courses are what is known of the courses of the person's own matches.
type courses struct {
	reading  background.Question[courses]
	known    bool // all was read
	failure  error
	reviewed []play.Reviewed
	unknown  []play.Match // the next to be worked out first
	failed   []play.Match // that can't be worked out
	works    string       // the game whose matches are worked out, "" for none
	working  background.Question[play.Reviewed]
	of       play.Match // that is worked out now
}

// work works the next match out, if that is wanted.
func (c *courses) work(workOut func(context.Context, play.Match) (play.Reviewed, error)) {
	if c.works == "" || c.working.Busy() {
		return
	}
	next := slices.IndexFunc(c.unknown, func(m play.Match) bool { return m.Game == c.works })
	if next < 0 {
		c.works = ""
		return
	}
	m := c.unknown[next]
	c.of = m
	c.working.Ask(func(ctx context.Context) (play.Reviewed, error) { return workOut(ctx, m) })
}

// found takes in what came of a match.
func (c *courses) found(r play.Reviewed, err error) {
	if errors.Is(err, context.Canceled) {
		return // it will be asked for again
	}
	c.unknown = slices.DeleteFunc(c.unknown, func(m play.Match) bool { return m.File == c.of.File && m.Game == c.of.Game })
	if err != nil {
		c.failed = append(c.failed, c.of)
		return
	}
	c.reviewed = append(c.reviewed, r)
}
