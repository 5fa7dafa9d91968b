package results

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/input"
	"capital/render/motion"
	"capital/render/widget"
)

// How long it takes at the designed speed, in seconds.
const (
	podiumTime = 2.8  // all of it
	firstStep  = 0.15 // until the first step begins to rise
	stepEvery  = 0.22 // until the next one does
	riseTime   = 0.35
	workTime   = 0.4 // in which the winner's work appears
)

// podiumLayout is where everything of the podium lies, in pixels.
type podiumLayout struct {
	w, h, u, k float64     // the screen; pixels of a logical unit, and of one of what grows with the text
	head       widget.Rect // the headline and how it came to that
	work       widget.Rect // the winner's; empty where there is no room
	ground     float64     // what the steps stand on
	steps      [mostSeats]widget.Rect
	emblem     float64 // how high they are
	listed     bool    // names are listed below the steps, as they have no room under them
	names      widget.Rect
	word       widget.Rect // what somebody says at the end
	button     widget.Rect
}

// podium is the part of the screen that is seen before its pages, once.
type podium struct {
	*page
	of      Podium
	shown   bool
	passed  float64 // seconds at the designed speed
	button  *widget.Group
	lies    podiumLayout
	ground  *ebiten.Image // the place behind all
	steps   [2]*ebiten.Image
	work    *ebiten.Image // the winner's
	painted podiumLayout  // what these are painted for
}

// quiet reports whether nobody is celebrated: the only person has lost against the computer.
func (p *podium) quiet() bool {
	return p.of.Quiet || p.people() == 1 && p.outcome.Seats[p.addressed()].Place > 1
}

// update lets one tick pass, and reports whether it looks different.
func (p *podium) update(intents []input.Intent) (changed bool) {
	if scene.GoesOn(intents) {
		p.leave()
		return true
	}
	_, changed = p.button.Update(scene.Acts(nil, intents), p.app.Elapsed())
	before := p.passed
	if before >= podiumTime {
		return changed
	}
	p.passed = math.Min(before+p.app.Move(), podiumTime)
	p.sound(before)
	return true
}

// sound plays what is heard since so many seconds had passed. Where nothing travels the fanfare alone is heard.
func (p *podium) sound(before float64) {
	crowned := p.crowned()
	if before < crowned && p.passed >= crowned {
		p.app.Play(p.outcome.heard())
		return
	}
	for rank := range p.order {
		if at := p.risesAt(rank) + riseTime; before < at && p.passed >= at {
			p.app.Play(p.of.Knock)
			return
		}
	}
}

// leave goes on to the sheet, and gives the pictures back.
func (p *podium) leave() {
	p.shown = false
	p.forget()
}

// forget gives the pictures back.
func (p *podium) forget() {
	for _, img := range []**ebiten.Image{&p.ground, &p.steps[0], &p.steps[1], &p.work} {
		if *img != nil {
			(*img).Deallocate()
			*img = nil
		}
	}
}

// risesAt is when the step of a rank, counted from 0, begins to rise: the last ones first.
func (p *podium) risesAt(rank int) float64 {
	return firstStep + stepEvery*float64(len(p.order)-1-rank)
}

// risen is how far the step of a rank has, 0 to 1.
func (p *podium) risen(rank int) float64 {
	return motion.Out(math.Min(math.Max((p.passed-p.risesAt(rank))/riseTime, 0), 1))
}

// crowned is when the first step stands.
func (p *podium) crowned() float64 { return p.risesAt(0) + riseTime }
