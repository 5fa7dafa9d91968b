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
	"capital/input"
	"capital/render/rome/city"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// Counting is the screen that scores a round, and shows the sheets of those before it.
type Counting struct {
	picture
	buttons *widget.Group
	ground  ground
	wanted  scene.Room // that the layout was made for
	from    int        // the round whose points are counted, from 0; those before it are sheets to look at
}

// New counts the last of the rounds of a match, of which there must be one: see [Rounds].
func New(app *view.Rome, names []string, rounds []rome.Table) *Counting {
	v := &Counting{picture: picture{app: app, names: names, rounds: rounds, place: nowhere}, from: len(rounds) - 1}
	w := []widget.Widget{{}}
	for n := range rome.Rounds {
		w = append(w, widget.Widget{Label: view.Roman(n + 1), Hidden: true})
	}
	v.buttons = widget.NewGroup(w...)
	v.turn(v.from)
	v.begin()
	return v
}

// Open shows the sheets of the rounds of a match, of which there must be one; the last lies on top.
func Open(app *view.Rome, names []string, rounds []rome.Table) *Counting {
	v := New(app, names, rounds)
	v.rest()
	return v
}

// Settled reports whether everything has been counted.
func (v *Counting) Settled() bool { return v.settled() }

// Update takes in a tick's intents, before which so many seconds at the designed speed have passed. It reports whether the
// view looks different now, and whether the person goes on.
func (v *Counting) Update(intents []input.Intent, passed float64) (changed, done bool) {
	changed = v.arrange()
	if v.settled() {
		if changed, done = v.look(intents, changed); done {
			v.ground.forget()
		}
		return changed, done
	}
	if scene.GoesOn(intents) || v.app.Pace().Still() {
		v.rest()
		return true, false
	}
	if v.advance(passed); v.settled() {
		v.rest()
	}
	return true, false
}

// rest counts what has not been counted yet at once, and offers to go on and to look at earlier rounds.
func (v *Counting) rest() {
	v.settle()
	v.buttons.Widgets[buttonOn].Main = true
	v.label()
	v.offer()
}

// label writes what the button that leads on says.
func (v *Counting) label() {
	on := &v.buttons.Widgets[buttonOn]
	if on.Label = v.app.Strings.Text("scoring.skip"); v.settled() {
		on.Label = v.app.Strings.Text("scoring.continue")
	}
}

// offer offers the sheets of other rounds.
func (v *Counting) offer() {
	for n := range rome.Rounds {
		button := &v.buttons.Widgets[buttonRound+n]
		button.Hidden = n >= len(v.rounds) || len(v.rounds) == 1
		button.Main = n == v.round
	}
	v.buttons.Widgets[buttonOn].Main = true
}

// turn shows a round's sheet.
func (v *Counting) turn(round int) {
	v.round, v.scored, v.place = round, &v.rounds[round], nowhere
}

// look lets the person look at what was counted, and go on.
func (v *Counting) look(intents []input.Intent, changed bool) (nowChanged, done bool) {
	var rest []input.Intent // for the buttons, among which arrows don't lead
	for _, in := range intents {
		if in.Kind == input.Navigate {
			changed = v.step(in.DX, in.DY) || changed
			continue
		}
		rest = append(rest, in)
		switch in.Kind {
		case input.Confirm:
			if v.buttons.Focused() < buttonRound {
				return true, true
			}
		case input.Cancel:
			return true, true
		case input.Move, input.Press:
			changed = v.point(v.placeAt(in.X, in.Y)) || changed
		}
	}
	events, touched := v.buttons.Update(scene.Acts(nil, rest), v.app.Elapsed())
	for _, e := range events {
		if e.Index == buttonOn {
			return true, true
		}
		v.turn(e.Index - buttonRound)
		v.offer()
	}
	return changed || touched, false
}

// step leafs to another round, or points at the next prefecture of the sheet.
func (v *Counting) step(dx, dy int) (changed bool) {
	if round := min(max(v.round+dx, 0), len(v.rounds)-1); round != v.round {
		v.turn(round)
		v.offer()
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

// arrange lays the view out anew where the screen or the language has changed, and reports whether one has.
func (v *Counting) arrange() bool {
	now := v.app.Room()
	if now == v.wanted {
		return false
	}
	v.wanted = now
	v.label()
	v.layout = lay(now, len(v.names))
	v.buttons.Widgets[buttonOn].Rect = v.layout.button
	for n, r := range v.layout.rounds {
		v.buttons.Widgets[buttonRound+n].Rect = r
	}
	v.ground.forget()
	return true
}

// Menu is where the button lies that opens the menu.
func (v *Counting) Menu() (scene.Way, widget.Rect) { return scene.WayOwn, v.layout.menu }

// Topic is the page of the rules book about what is shown.
func (v *Counting) Topic() string { return "scoring" }

// Draw draws the view over the whole screen.
func (v *Counting) Draw(dst *ebiten.Image) {
	if v.wanted == (scene.Room{}) { // it comes up in this very frame
		v.arrange()
	}
	v.writeGround(&v.ground)
	dst.DrawImage(v.ground.image, nil)
	v.light(dst)
	v.drawFlying(dst)
	pen := v.pencil(dst)
	pen.Box(v.layout.menu, 8*v.layout.u, 1.5*v.layout.u, theme.PaperLight, theme.PaperLine)
	scene.DrawBars(dst, v.layout.menu, theme.Ink)
	widget.Painter{Writer: v.app.Writer, Icons: v.app.Icons, Look: widget.Paper(), Scale: v.layout.u}.Draw(dst, v.buttons, v.layout.screen)
}
