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
	"capital/game/scene"
	"capital/game/scene/counting"
	"capital/input"
	"capital/render/widget"
	"capital/rules/lux"
)

// Counting is the screen that counts the end of a round.
type Counting struct {
	picture
	heard bool // the first beat's sound was
}

// New counts the end of a round, from where it was counted before.
func New(app *view.Lux, teller Teller, end End) *Counting {
	v := &Counting{picture: picture{app: app, teller: teller, seat: nobody}}
	v.Course = counting.New(app.Display, v, widget.Widget{Hidden: true}, widget.Widget{Hidden: true})
	v.tally.begin(end)
	v.Beat = v.from
	return v
}

// GoesOn takes in what has happened since then: somebody who is no person has decided to pay or not.
func (v *Counting) GoesOn(end End) {
	skipped := v.Settled()
	if !skipped {
		v.Time = min(v.Time, v.secondsOf(v.Beat)) // it did not wait for what comes now
	}
	from := v.from
	v.tally.begin(end)
	if v.from = from; skipped {
		v.Rest()
	}
}

// Waits reports whether somebody who is no person has still to decide.
func (v *Counting) Waits() bool { return v.end.Waits }

// Update goes on with the counting: see [counting.Course.Update]. It is not over as long as it waits.
func (v *Counting) Update(intents []input.Intent, passed float64) (changed, done bool) {
	before := v.Beat
	changed, done = v.Course.Update(intents, passed)
	if !v.Settled() && (v.Beat != before || !v.heard) {
		v.hear(v.beats[v.Beat:v.Beat+1], audio.Paper)
	}
	if done = done && !v.Waits(); done {
		v.forget()
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

// Counted implements part of [counting.Content]: all pages can be turned.
func (v *Counting) Counted(atOnce bool) {
	v.page, v.seat = len(v.pages)-1, nobody
	if atOnce && !v.Waits() {
		v.hear(v.beats[v.from:], audio.Paper)
	}
	v.ready()
}

// ready says which pages the buttons lead to.
func (v *Counting) ready() {
	back, next := &v.Buttons.Widgets[buttonBack], &v.Buttons.Widgets[buttonNext]
	back.Hidden, next.Hidden = !v.Settled() || len(v.pages) < 2, !v.Settled() || len(v.pages) < 2
	back.Disabled, next.Disabled = v.page == 0, v.page == len(v.pages)-1
}

// Push implements part of [counting.Content].
func (v *Counting) Push(button int) {
	if button == buttonBack {
		v.turn(v.page - 1)
	} else {
		v.turn(v.page + 1)
	}
}

// turn turns to a page, and reports whether it is another.
func (v *Counting) turn(page int) bool {
	page = min(max(page, 0), len(v.pages)-1)
	if page == v.page {
		return false
	}
	v.page, v.seat = page, nobody
	v.ready()
	return true
}

// Look implements part of [counting.Content].
func (v *Counting) Look(in input.Intent) (changed bool) {
	if in.Kind == input.Navigate {
		return v.turn(v.page+in.DX) || v.step(in.DY)
	}
	if in.Kind == input.Press {
		for n := range v.pages {
			if v.layout.tab(n, len(v.pages)).Contains(in.X, in.Y) {
				return v.turn(n)
			}
		}
	}
	return v.point(v.seatAt(in.X, in.Y))
}

// step points at the next seat.
func (v *Counting) step(dy int) bool {
	if dy == 0 || v.pages[v.page].kind == modifiers {
		return false
	}
	order := v.end.order()
	at := 0
	for n, seat := range order {
		if seat == v.seat {
			at = min(max(n+dy, 0), len(order)-1)
		}
	}
	return v.point(order[at])
}

// point points at a seat and reports whether it is another.
func (v *Counting) point(seat int) bool {
	changed := seat != v.seat
	v.seat = seat
	return changed
}

// seatAt is the seat whose column or row lies at a place on the screen, or nobody.
func (v *Counting) seatAt(x, y float64) int {
	seen := v.pages[v.page].kind
	if seen == modifiers {
		return nobody
	}
	for n, seat := range v.end.order() {
		if v.layout.place(seen, n, len(v.end.order())).Contains(x, y) {
			return seat
		}
	}
	return nobody
}

// Lay implements part of [counting.Content].
func (v *Counting) Lay(room scene.Room) {
	v.layout = lay(room)
	w := v.Buttons.Widgets
	w[counting.ButtonOn].Rect, w[buttonBack].Rect, w[buttonNext].Rect = v.layout.button, v.layout.back, v.layout.next
	v.forget()
}

// Menu is where the button lies that opens the menu.
func (v *Counting) Menu() (scene.Way, widget.Rect) { return scene.WayOwn, v.layout.menu }

// Topic is the page of the rules book about what is shown.
func (v *Counting) Topic() string {
	switch v.pages[v.seen()].kind {
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
