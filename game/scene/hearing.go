package scene

import (
	"slices"

	"capital/game/scene/narration"
	"capital/input"
)

// tellEvery is how often the screens are asked at most what they say, in seconds: more often nobody can listen.
const tellEvery = 0.2

// hearing passes on what the screens say, where somebody listens.
type hearing struct {
	tell   func(narration.Told) // nil: nobody does
	teller narration.Teller
	said   []narration.Told // toasts
	asked  narration.Part   // what is to be told again, or 0
	stale  bool             // a screen looks different from when it was asked last
	since  float64          // seconds since then
	byEar  bool             // see GoesByEar
}

// GoesByEar reports whether somebody has asked to hear something again, and has used neither mouse nor finger since.
func (h *hearing) GoesByEar() bool { return h.byEar }

// Listen has everything that the screens say told to a listener from now on.
func (h *hearing) Listen(tell func(narration.Told)) { h.tell, h.stale = tell, true }

// takeTell takes the intents out that want to hear something again.
func (h *hearing) takeTell(intents []input.Intent) []input.Intent {
	return slices.DeleteFunc(intents, func(in input.Intent) bool {
		switch in.Kind {
		case input.Tell:
			h.asked, h.byEar = narration.Part(in.Number), h.tell != nil
		case input.Move, input.Press:
			h.byEar = false
		}
		return in.Kind == input.Tell
	})
}

// tellNotice says what does not come of a screen.
func (h *hearing) tellNotice(words string) {
	if h.tell != nil {
		h.said, h.stale = append(h.said, narration.Told{Words: words, Urgent: true}), true
	}
}
