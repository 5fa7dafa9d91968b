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

// stepCourses reads what is known of the matches once it is to be shown, and works out one match after another where that is wanted.
func (s *Screen) stepCourses() {
	c := &s.courses
	if s.part == slipsTab && s.known && s.failure == nil && !c.known && c.failure == nil && !c.reading.Busy() {
		matches := s.history.Matches
		c.reading.Ask(func(ctx context.Context) (read courses, err error) {
			read.reviewed, read.unknown, err = s.app.Reviewed(ctx, matches)
			return read, err
		})
	}
	if read, err, ok := c.reading.Take(); ok {
		c.reviewed, c.unknown, c.failure, c.known = read.reviewed, read.unknown, err, err == nil
		s.lay()
	}
	if r, err, ok := c.working.Take(); ok {
		c.found(r, err)
		s.lay()
	}
	c.work(s.app.WorkOut)
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

// beginWorking has the matches of a game worked out, in place of another's.
func (s *Screen) beginWorking(game string) {
	if c := &s.courses; c.works != game {
		c.working.Drop()
		c.works = game
	}
}

// stopWorking has no more matches worked out. What is known of the one in work is kept.
func (s *Screen) stopWorking() {
	s.courses.working.Drop()
	s.courses.works = ""
}
