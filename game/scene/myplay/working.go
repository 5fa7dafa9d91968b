package myplay

import "context"

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
