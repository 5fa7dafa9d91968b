//go:build !js

package table

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/draw"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// evening is a table of four people shortly before a war, whose moves the test makes for all of them.
type evening struct {
	*screen
	t      *testing.T
	frames []*image.RGBA
}

// beginEvening shows the table on a screen of a size.
func beginEvening(t *testing.T, settings scene.Settings, w, h int) *evening {
	t.Helper()
	played := beforeWar(t)
	played.Seats = []record.Seat{person("Zofia"), person("Sawa"), person("Wars"), person("Bolek")}
	c := testCapital(t, settings, store.OpenFolder(t.TempDir()))
	c.Resize(float64(w), float64(h))
	s, err := newMatch(played)
	if err != nil {
		t.Fatal(err)
	}
	e := &evening{screen: newScreen(c, s), t: t}
	e.pass(0.5)
	return e
}

// pass lets seconds pass, in ticks.
func (e *evening) pass(seconds float64) {
	for ; seconds > 0; seconds -= tick {
		e.desk.Pass(tick)
		e.Update(e.App, nil)
	}
}

// playTo makes everybody's moves until something has happened. Nobody moves before what is announced has been seen.
func (e *evening) playTo(what func() bool) {
	for !what() {
		for seat := range 4 {
			if len(e.shown.Waiting) > 0 {
				break
			}
			if m := e.session.Match(); m.Owes(seat) != warsaw.NoDecision && !what() {
				e.session.Submit(seat, choose(e.t, m, seat))
				e.hand.Forget() // as when it is done at the table
			}
		}
		e.pass(tick)
	}
}

// passTo lets time pass until something is announced, or until nothing is.
func (e *evening) passTo(wanted func(waiting []*announcement) bool) {
	for !wanted(e.shown.Waiting) {
		e.pass(tick)
	}
}

// shoot keeps what is seen now for a strip.
func (e *evening) shoot() {
	w, h := e.desk.Size()
	screen := ebiten.NewImage(int(w), int(h))
	defer screen.Deallocate()
	e.Draw(e.App, screen)
	frame := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(frame.Pix)
	e.frames = append(e.frames, frame)
}

// shootAfter keeps what is seen after each of some times.
func (e *evening) shootAfter(seconds ...float64) {
	for _, s := range seconds {
		e.pass(s)
		e.shoot()
	}
}

// keepStrip keeps the frames side by side, two in a line, as one picture, and begins another strip.
func (e *evening) keepStrip(name string) {
	const gap = 8
	size := e.frames[0].Bounds().Size()
	w := min(size.X, 960)
	h := size.Y * w / size.X
	strip := image.NewRGBA(image.Rect(0, 0, 2*w+gap, (len(e.frames)+1)/2*(h+gap)-gap))
	for n, frame := range e.frames {
		x, y := n%2*(w+gap), n/2*(h+gap)
		draw.CatmullRom.Scale(strip, image.Rect(x, y, x+w, y+h), frame, frame.Bounds(), draw.Src, nil)
	}
	drive.Keep(e.t, fmt.Sprintf("%s-%dx%d", name, size.X, size.Y), strip)
	e.frames = nil
}

func isIncome(a *announcement) bool { return a.income != nil }

// TestNightIsDrawn keeps strips of a war, of the income after it and of the morning after that, at some sizes.
func TestNightIsDrawn(t *testing.T) {
	testscope.Only(t) // to be looked at
	drive.Window(t)
	for _, size := range testscope.First(1, [][2]int{{1280, 720}, {810, 1080}, {844, 390}}) {
		t.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(t *testing.T) {
			e := beginEvening(t, scene.Settings{Speed: 1, TextSize: 100}, size[0], size[1])
			e.shootWar()
			e.shootIncome()
		})
	}
}

// shootWar keeps a strip of the war that is about to begin.
func (e *evening) shootWar() {
	e.playTo(func() bool { return e.session.Table().Phase() == warsaw.PhaseWar })
	e.passTo(func(waiting []*announcement) bool { return len(waiting) > 0 && waiting[0].kind == announceWar })
	e.shootAfter(0.3, 0.8, 0.9)
	e.passTo(func(waiting []*announcement) bool { return len(waiting) == 0 })
	e.shootAfter(1)
	e.playTo(func() bool { return len(e.shown.Flashes) > 0 })
	e.shootAfter(0.3, 0.4, 0.3, 0.6)
	e.keepStrip("strip-war")
}

// shootIncome keeps strips of the next income phase and of the morning after it.
func (e *evening) shootIncome() {
	e.playTo(func() bool { return slices.ContainsFunc(e.shown.Waiting, isIncome) })
	e.passTo(func(waiting []*announcement) bool { return isIncome(waiting[0]) })
	e.shootAfter(0.25, 0.3, 0.25, 0.5, 2.2, 3.5, 4)
	for counting := e.shown.Waiting[0].income; !counting.Settled(); {
		e.pass(tick)
	}
	e.shootAfter(1)
	e.keepStrip("strip-income")
	e.Update(e.App, []input.Intent{{Kind: input.Confirm}})
	e.shootAfter(0, 0.2, 0.2, 0.2)
	e.keepStrip("strip-dawn")
}
