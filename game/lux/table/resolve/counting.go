// Package resolve is the screen on which the end of a round of Capital Lux 2 is counted: what is held goes home, modifiers are
// turned, and then every district is seen as towers of glass. The capital's storeys add up to its limit, a beam of light across
// all towers; those that rise above it fall to pieces, unless gold or guards save them. Then the highest tower of each district
// takes the bonus. At last a sheet tells what all have. When all is counted it stays until the person goes on: the
// pages can be turned, and pointing at a seat tells how it stands.
//
// A [Counting] is made of an [End] with [New], and updated and drawn as a scene is.
package resolve

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/lux/table/view"
	"capital/input"
	"capital/rules/lux"
)

// Counting is the screen that counts the end of a round.
type Counting struct {
	picture
	heard bool // the first beat's sound was
}

// New counts the end of a round, from where it was counted before.
func New(app *view.Lux, teller Teller, end End) *Counting {
	v := &Counting{picture: picture{app: app, teller: teller}}
	v.Open(app.Display, v)
	v.tally.begin(end)
	v.Beat = v.from
	return v
}

// GoesOn takes in what has happened since then: a computer player has decided to pay or not.
func (v *Counting) GoesOn(end End) {
	skipped := v.Settled()
	if !skipped {
		v.Time = min(v.Time, v.takes[v.Beat]) // it did not wait for what comes now
	}
	from := v.from
	v.tally.begin(end)
	if v.from = from; skipped {
		v.Rest()
	}
}

// Waits reports whether a computer player has still to decide.
func (v *Counting) Waits() bool { return v.end.Waits }

// Update goes on with the counting: see [counting.Course.Update]. It is not over as long as it waits.
func (v *Counting) Update(intents []input.Intent, passed float64) (changed, done bool) {
	before := v.Beat
	changed, done = v.Course.Update(intents, passed)
	if !v.Settled() && (v.Beat != before || !v.heard) {
		v.hear(v.beats[v.Beat:v.Beat+1], audio.Paper)
	}
	if done = done && !v.Waits(); done {
		v.Forget()
	}
	return changed, done
}

// hear plays the sound of what weighs most of some beats, or another one.
func (v *Counting) hear(beats []beat, plain audio.Sound) {
	v.heard = true
	sound := plain
	for _, b := range beats {
		for _, e := range b.events {
			switch {
			case e.Kind == lux.Lost:
				v.teller.Play(audio.Crumble)
				return
			case e.Kind == lux.BonusTaken:
				sound = audio.Chime
			case e.Kind == lux.GoldPaid && sound != audio.Chime:
				sound = audio.Coins
			}
		}
		if b.part == limiting || b.part == rising {
			sound = audio.Stone
		}
	}
	v.teller.Play(sound)
}

// Ended implements part of [pages.Content].
func (v *Counting) Ended(atOnce bool) {
	if atOnce && !v.Waits() {
		v.hear(v.beats[v.from:], audio.Paper)
	}
}

// Topic is the page of the rules book about what is shown.
func (v *Counting) Topic() string {
	switch v.pages[v.Seen()].kind {
	case bonuses, guards:
		return "bonus"
	}
	return "resolve"
}

// Draw draws the view over the whole screen.
func (v *Counting) Draw(dst *ebiten.Image) {
	v.Arrange() // it may come up in this very frame
	v.draw(dst)
}
