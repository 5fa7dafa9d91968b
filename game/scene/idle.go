package scene

import "runtime/debug"

const (
	// presentEvery is how often the window is shown anew while nothing changes, in seconds: after another window has covered
	// it, some desktops keep nothing of what it showed. One that a person works in is rarely covered.
	presentEvery, presentFocused = 1, 4
	// resizedFor is for how long after a change of its size the window is shown in every tick, in seconds.
	resizedFor = 0.5
	// settledAfter is how long the window keeps its size until images of other sizes are given back, in seconds.
	settledAfter = 1
)

// Images are pictures that are kept because they may be drawn again.
type Images interface {
	// GiveBack gives back those that nobody has asked for since its last call.
	GiveBack()
}

// idle is what happens to the window at rest.
type idle struct {
	unpresented float64 // seconds since the window was last shown
	resized     float64 // seconds since its size changed
	settling    settling
	images      []Images
}

// settling is how far a window of another size has come.
type settling int

const (
	settled  settling = iota
	resizing          // it was resized a moment ago
	redrawn           // all that is seen was drawn anew, and images that this did not need can go
)

// KeepUntilResized names images that are kept until the window gets another size. Those that are not drawn in that size are
// given back then.
func (i *idle) KeepUntilResized(images ...Images) { i.images = append(i.images, images...) }

// resize says that the window has another size.
func (i *idle) resize() { i.resized, i.settling = 0, resizing }

// step lets seconds pass and reports whether the window, in which the person works or not, shall be shown, although nothing changes,
// or drawn anew.
func (i *idle) step(seconds float64, focused bool) (show, draw bool) {
	i.unpresented += seconds
	i.resized += seconds
	every := float64(presentEvery)
	if focused {
		every = presentFocused
	}
	if i.unpresented >= every || i.settling == resizing && i.resized < resizedFor {
		i.unpresented, show = 0, true
	}
	if i.settling != settled && i.resized >= settledAfter {
		draw = i.settling == resizing
		i.settle()
	}
	return show, draw
}

// settle goes on with giving back images of another window size. First those go that were not used for long. Once the scene
// has been drawn again, those go that it did not need.
func (i *idle) settle() {
	for _, images := range i.images {
		images.GiveBack()
	}
	if i.settling == resizing {
		i.settling, i.resized = redrawn, 0
		return
	}
	i.settling = settled
	go debug.FreeOSMemory() // images that were dropped, and what they were painted on
}
