package scene

import (
	"capital/render/motion"
)

// patience is for how many ticks a save is under way before it is said: about a second.
const patience = 60

// saving is for how many ticks the match at the table has not been all on the disk. Until it is, the match does not go on,
// so that is said in the end.
type saving struct{ ticks int }

// said reports whether it is said that a save takes its time.
func (s *saving) said() bool { return s.ticks >= patience }

// step lets a tick pass, and reports whether it is said from now on, or no longer.
func (s *saving) step(saved bool) (changed bool) {
	before := s.said()
	s.ticks++
	if saved {
		s.ticks = 0
	}
	return s.said() != before
}

// over is what is said at the top of the screen: a toast or, where there is none, in words, that a save takes its time.
func (s *saving) over(n *toast, words string) *toast {
	if s.said() && n.Left.Done() {
		return &toast{Words: words, Left: motion.Tween{From: 1, To: 1}}
	}
	return n
}
