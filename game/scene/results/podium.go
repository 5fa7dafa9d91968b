package results

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/input"
	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Podium is how a game shows who came first before the sheet is seen: in its own place and light, by [Screen.Celebrate]. The zero
// value has the sky of the game's [Art], steps of the night, the winner's position as [Positions] draws it, and fireworks.
//
// The house lays it out, has the steps rise from the last place to the first, writes headline, places, points and names, and
// speaks. A game gives what is its own, and only that.
type Podium struct {
	// Paint paints the place behind all, width × height logical units large; the steps stand on the line ground. Below it names
	// are written on a band that the house draws. It is called once a size of the window.
	Paint func(c canvas.Canvas, width, height, ground float64)
	// Step paints the front of a step with its upper left corner at the origin: that of the first place, or another. Points are
	// written on it in the colour Ink. It is called once a size. Steps reach down to the ground.
	Step func(c canvas.Canvas, width, height float64, first bool)
	Ink  theme.Colour // of what is written on the steps
	Glow theme.Colour // of the headline, where somebody is celebrated
	Face text.Face    // of the headline
	Day  bool         // the place is light: headline and emblems are dark on it
	// Winner draws a winner's work as large as it may be within a room, where it is not the position; or nil.
	Winner func(dst *ebiten.Image, seat int, room widget.Rect)
	Board  theme.Colour // what the winner's work lies on; 0 for nothing
	// Celebrate draws what flies over the place in honour of the winner; nil are fireworks. See [Fireworks] and [Confetti].
	Celebrate Celebration
	Quiet     bool        // nobody has won: nothing flies
	Knock     audio.Sound // when a step stands
	Fanfare   audio.Sound // when the first does; 0 is a chime
}

// How long it takes at the designed speed, in seconds.
const (
	podiumTime = 2.8  // all of it
	firstStep  = 0.15 // until the first step begins to rise
	stepEvery  = 0.22 // until the next one does
	riseTime   = 0.35
	workTime   = 0.4 // in which the winner's work appears
)

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

// Celebrate shows the podium of the outcome before the pages: a match has ended before the eyes of those who sit there. It is
// seen until they go on.
func (s *Screen) Celebrate() {
	s.podium.shown, s.podium.passed, s.Stale = true, 0, true
	s.podium.button = widget.NewGroup(widget.Widget{Main: true})
	s.podium.button.Unfocus()
}

// Celebrates reports whether the podium is seen.
func (s *Screen) Celebrates() bool { return s.podium.shown }

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
		if !p.quiet() {
			fanfare := p.of.Fanfare
			if fanfare == 0 {
				fanfare = audio.Chime
			}
			p.app.Play(fanfare)
			return
		}
		p.app.Play(p.of.Knock)
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

// spoken is what is said of it: how the match ended, and all in the order of their places.
func (s *Screen) spokenPodium() narration.Speech {
	return narration.Speech{
		Place: narration.Sentence(s.verdict.headline, s.spokenReason()), Prompt: s.spokenOrder(),
		Enter: s.app.Strings.Text("menu.go-on"),
	}
}
