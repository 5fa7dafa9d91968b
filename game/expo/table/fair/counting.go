package fair

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/scene/counting"
	"capital/input"
	"capital/render/widget"
	"capital/rules/expo"
)

// Counting is the screen that counts an Expo.
type Counting struct {
	picture
	heard bool // the first beat's sound was
}

// New counts an Expo.
func New(app *view.Expo, teller Teller, f Fair) *Counting {
	v := &Counting{picture: picture{app: app, teller: teller, seat: nobody}}
	v.Course = counting.New(app.Display, v, widget.Widget{Hidden: true}, widget.Widget{Hidden: true})
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
		v.forget()
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

// Counted implements part of [counting.Content]: all pages can be turned.
func (v *Counting) Counted(atOnce bool) {
	v.page, v.seat = len(v.pages)-1, nobody
	if atOnce {
		v.teller.Play(audio.Chime)
	}
	v.ready()
}

// ready says which pages the buttons lead to.
func (v *Counting) ready() {
	back, next := &v.Buttons.Widgets[buttonBack], &v.Buttons.Widgets[buttonNext]
	back.Hidden, next.Hidden = !v.Settled(), !v.Settled()
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
	if dy == 0 {
		return false
	}
	places := v.places(v.pages[v.page].kind)
	at := 0
	for n, seat := range places {
		if seat == v.seat {
			at = min(max(n+dy, 0), len(places)-1)
		}
	}
	return v.point(places[at])
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
	for n, seat := range v.places(seen) {
		if v.layout.place(seen, n, len(v.order)).Contains(x, y) {
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
