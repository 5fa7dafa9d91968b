package fair

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/expo/table/view"
	"capital/input"
	"capital/rules/expo"
)

// Counting is the screen that counts an Expo.
type Counting struct {
	picture
	heard bool // the first beat's sound was
}

// New counts an Expo.
func New(app *view.Expo, teller Teller, f Fair) *Counting {
	v := &Counting{picture: picture{app: app, teller: teller}}
	v.Open(app.Display, v)
	v.tally.begin(f)
	return v
}

// Update goes on with the counting: see [counting.Course.Update].
func (v *Counting) Update(intents []input.Intent, passed float64) (changed, done bool) {
	before := v.Beat
	changed, done = v.Course.Update(intents, passed)
	if !v.Settled() && (v.Beat != before || !v.heard) {
		v.heard = true
		v.teller.Play(soundOf(&v.beats[v.Beat]))
	}
	if done {
		v.Forget()
	}
	return changed, done
}

// soundOf is the sound of a beat.
func soundOf(b *beat) audio.Sound {
	switch b.part {
	case raising, ranking:
		return audio.Bell
	case clearing:
		return audio.Stone
	case paying:
		return audio.Coins
	case summing:
		return audio.Paper
	}
	sum := 0
	for _, e := range b.events {
		if e.Kind == expo.ExpoLine || e.Kind == expo.Converted || e.Kind == expo.Gained {
			sum += e.Count
		}
	}
	switch {
	case sum > 0:
		return audio.Chime
	case sum < 0:
		return audio.Thud
	}
	return audio.Knock
}

// Ended implements part of [pages.Content].
func (v *Counting) Ended(atOnce bool) {
	if atOnce {
		v.teller.Play(audio.Chime)
	}
}

// Topic is the page of the rules book about what is shown.
func (v *Counting) Topic() string {
	switch v.pages[v.Seen()].kind {
	case jobs, services, cubes:
		return "expo"
	case sums:
		if !v.fair.last() {
			return "expo"
		}
	}
	return "end"
}

// Draw draws the view over the whole screen.
func (v *Counting) Draw(dst *ebiten.Image) {
	v.Arrange() // it may come up in this very frame
	v.draw(dst)
}
