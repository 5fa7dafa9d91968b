package lookback

import "capital/input"

// tell shows the story, or no longer.
func (s *Scene[A, R]) tell(on bool) {
	if s.telling = on; on {
		s.table.Write()
		s.table.Story().Reset()
		s.table.Story().See(s.at)
	}
	s.changed = true
}

// atStory reports whether keys are at a line of the story.
func (s *Scene[A, R]) atStory() bool {
	return s.telling && s.buttons.Focused() < 0 && s.table.Story().AtLine()
}

// follow gives an intent to the story, and goes to the moment of the line that is chosen there: one that lies below the story
// is shown. It reports whether the intent is done with.
func (s *Scene[A, R]) follow(in input.Intent) (done bool) {
	t := s.table.Story()
	done = t.Take(in)
	if moves, ok := t.Chosen(); ok {
		if t.Covers() {
			s.telling = false
		}
		s.step(moves)
	}
	s.changed = true
	return done
}
