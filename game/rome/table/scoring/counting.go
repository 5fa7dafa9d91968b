// Package scoring is the screen on which a round of Capitol is scored: prefecture by prefecture on the map, with its houses
// lit, and beside it on a sheet with all seats' floors, places and points. When all is counted it stays, until the person goes
// on; pointing at a prefecture then tells how it was counted, and the sheets of earlier rounds can be leafed through.
//
// A [Counting] is made with [New], or with [Open] where the sheets are only looked at, and updated and drawn as a scene is.
package scoring

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/scene/counting"
	"capital/input"
	"capital/render/rome/city"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// Counting is the screen that scores a round, and shows the sheets of those before it.
type Counting struct {
	Cheer func() // when all has been counted before everybody's eyes

	picture
	ground ground
}

// New counts the last of the rounds of a match, of which there must be one: see [Rounds].
func New(app *view.Rome, names []string, rounds []rome.Table) *Counting {
	v := &Counting{picture: picture{app: app, names: names, rounds: rounds}}
	var w []widget.Widget
	for n := range rome.Rounds {
		w = append(w, widget.Widget{Label: view.Roman(n + 1), Hidden: true})
	}
	v.Course = counting.New(app.Display, v, w...)
	v.turn(len(rounds) - 1)
	v.Seconds = secondsOf(v.scored)
	return v
}

// Open shows the sheets of the rounds of a match, of which there must be one; the last lies on top.
func Open(app *view.Rome, names []string, rounds []rome.Table) *Counting {
	v := New(app, names, rounds)
	v.Rest()
	return v
}

// Update goes on with the counting: see [counting.Course.Update].
func (v *Counting) Update(intents []input.Intent, passed float64) (changed, done bool) {
	if changed, done = v.Course.Update(intents, passed); done {
		v.ground.forget()
	}
	return changed, done
}

// Counted implements part of [counting.Content]: the crowd cheers, and earlier rounds are offered.
func (v *Counting) Counted(atOnce bool) {
	if !atOnce && v.Cheer != nil {
		v.Cheer()
	}
	v.offer()
}

// offer offers the sheets of earlier rounds.
func (v *Counting) offer() {
	for n := range rome.Rounds {
		button := &v.Buttons.Widgets[buttonRound+n]
		button.Hidden = n >= len(v.rounds) || len(v.rounds) == 1
		button.Main = n == v.round
	}
}

// turn shows a round's sheet.
func (v *Counting) turn(round int) {
	v.round, v.scored, v.place = round, &v.rounds[round], nowhere
}

// Push implements part of [counting.Content]: a button turns to the sheet of its round.
func (v *Counting) Push(button int) {
	v.turn(button - buttonRound)
	v.offer()
}

// Look implements part of [counting.Content].
func (v *Counting) Look(in input.Intent) (changed bool) {
	if in.Kind == input.Navigate {
		return v.step(in.DX, in.DY)
	}
	return v.point(v.placeAt(in.X, in.Y))
}

// step leafs to another round, or points at the next prefecture of the sheet.
func (v *Counting) step(dx, dy int) (changed bool) {
	if round := min(max(v.round+dx, 0), len(v.rounds)-1); round != v.round {
		v.Push(buttonRound + round)
		return true
	}
	if dy == 0 {
		return false
	}
	place := v.place + dy
	if v.place == nowhere {
		place = 0
	}
	return v.point(min(max(place, 0), rome.Places-1))
}

// point points at a prefecture and reports whether it is another.
func (v *Counting) point(place int) bool {
	changed := place != v.place
	v.place = place
	return changed
}

// placeAt is the prefecture at a place on the screen, on the map or on the sheet, or nowhere.
func (v *Counting) placeAt(x, y float64) int {
	b := v.layout.board
	if p, found := city.At((x-b.X)/b.W, (y-b.Y)/b.H); found {
		return int(p)
	}
	for p := range rome.Place(rome.Places) {
		if v.layout.rowOf(p).Contains(x, y) {
			return int(p)
		}
	}
	return nowhere
}

// Lay implements part of [counting.Content].
func (v *Counting) Lay(room scene.Room) {
	v.layout = lay(room, len(v.names))
	v.Buttons.Widgets[counting.ButtonOn].Rect = v.layout.button
	for n, r := range v.layout.rounds {
		v.Buttons.Widgets[buttonRound+n].Rect = r
	}
	v.ground.forget()
}

// Menu is where the button lies that opens the menu.
func (v *Counting) Menu() (scene.Way, widget.Rect) { return scene.WayOwn, v.layout.menu }

// Topic is the page of the rules book about what is shown.
func (v *Counting) Topic() string { return "scoring" }

// Draw draws the view over the whole screen.
func (v *Counting) Draw(dst *ebiten.Image) {
	v.Arrange() // it may come up in this very frame
	v.writeGround(&v.ground)
	dst.DrawImage(v.ground.image, nil)
	v.light(dst)
	v.drawFlying(dst)
	pen := v.pencil(dst)
	pen.Box(v.layout.menu, 8*v.layout.u, 1.5*v.layout.u, theme.PaperLight, theme.PaperLine)
	scene.DrawBars(dst, v.layout.menu, theme.Ink)
	widget.Painter{Writer: v.app.Writer, Icons: v.app.Icons, Look: widget.Paper(), Scale: v.layout.u}.Draw(dst, v.Buttons, v.layout.screen)
}
