//go:build !js

package scene

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/render/widget"
)

// writing is a set-up whose first name a finger has tapped.
func writing(t *testing.T, w, h, point float64) (*App, *setup) {
	t.Helper()
	app := biddingApp(t, store.OpenFolder(t.TempDir()), "bidding")
	app.ResizePoints(w, h, point)
	s := newSetup(app, titleOf(app))
	app.ShowAtOnce(s)
	whole(t, app)
	tap(t, app, s.card(0)[cardName].Rect)
	return app, s
}

// tap taps the middle of a place.
func tap(t *testing.T, app *App, at widget.Rect) {
	t.Helper()
	x, y := at.Centre()
	whole(t, app, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true})
	whole(t, app, input.Intent{Kind: input.Release, X: x, Y: y, Touch: true})
}

// TestAFingerWrites with a keyboard that comes when it taps a field, and goes when it taps elsewhere.
func TestAFingerWrites(t *testing.T) {
	app, s := writing(t, 390*3, 844*3, 3)
	if !app.typing.Shown() {
		t.Fatal("no keyboard comes")
	}
	s.card(0)[cardName].Value, s.seats[0].Name = "", ""
	for _, label := range []string{"A", "d", "a"} {
		whole(t, app)
		tap(t, app, app.typing.Key(label))
	}
	if got := s.seats[0].Name; got != "Ada" {
		t.Errorf("the name is %q", got)
	}
	tap(t, app, app.typing.Key(app.Strings.Text("keyboard.more")))
	tap(t, app, app.typing.Key("ż"))
	tap(t, app, app.typing.Key("←"))
	tap(t, app, app.typing.Key("ó"))
	if got := s.seats[0].Name; got != "Adaó" {
		t.Errorf("the name is %q", got)
	}
	tap(t, app, app.typing.Key(app.Strings.Text("keyboard.done")))
	if app.typing.Shown() {
		t.Error("the keyboard stays")
	}
	tap(t, app, s.around()[setupSeed].Rect)
	tap(t, app, app.typing.Key("7"))
	if got := s.around()[setupSeed].Value; got != "7" {
		t.Errorf("the seed is %q", got)
	}
	tap(t, app, widget.Rect{W: 40, H: 40})
	if app.typing.Shown() {
		t.Error("the keyboard stays where a finger taps beside it")
	}
}

// rest has a finger rest in the middle of a place without going up.
func rest(t *testing.T, app *App, at widget.Rect) {
	t.Helper()
	x, y := at.Centre()
	whole(t, app, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true})
	whole(t, app, input.Intent{Kind: input.Explain, X: x, Y: y, Touch: true})
}

// lift lifts the finger in the middle of a place.
func lift(t *testing.T, app *App, at widget.Rect) {
	t.Helper()
	x, y := at.Centre()
	whole(t, app, input.Intent{Kind: input.Move, X: x, Y: y, Touch: true})
	whole(t, app, input.Intent{Kind: input.Release, X: x, Y: y, Touch: true})
}

// TestAFingerThatRestsFindsAccents over a key: it slides to one, or is lifted and taps one.
func TestAFingerThatRestsFindsAccents(t *testing.T) {
	app, s := writing(t, 390*3, 844*3, 3)
	s.card(0)[cardName].Value, s.seats[0].Name = "", ""
	whole(t, app)
	rest(t, app, app.typing.Key("Z"))
	lift(t, app, app.typing.Key("Ż"))
	rest(t, app, app.typing.Key("o"))
	lift(t, app, app.typing.Key("o"))
	tap(t, app, app.typing.Key("ó"))
	rest(t, app, app.typing.Key("l"))
	lift(t, app, app.typing.Key("l"))
	tap(t, app, app.typing.Key("l")) // takes the variants away
	rest(t, app, app.typing.Key("k"))
	lift(t, app, app.typing.Key("k"))
	if got := s.seats[0].Name; got != "Żók" {
		t.Errorf("the name is %q", got)
	}
}

// TestAPadThatHoldsFindsAccents in the place of the letter, and leaves the letter where none is taken.
func TestAPadThatHoldsFindsAccents(t *testing.T) {
	app, s := writing(t, 1280, 720, 1)
	s.card(0)[cardName].Value, s.seats[0].Name = "", ""
	whole(t, app)
	press := func(kind input.Kind) { whole(t, app, input.Intent{Kind: kind}) }
	to := app.typing.Point
	to("S")
	press(input.Confirm)
	press(input.Hold)
	press(input.Confirm)
	to("a")
	press(input.Confirm)
	press(input.Hold)
	whole(t, app, input.Intent{Kind: input.Navigate, DX: 1})
	press(input.Confirm)
	press(input.Confirm) // the key itself once more
	press(input.Hold)
	press(input.Cancel)
	if got := s.seats[0].Name; got != "Śäa" || !app.typing.Shown() {
		t.Errorf("the name is %q", got)
	}
}

// TestWhoHasKeysSeesNoKeyboard, and one that is there goes when keys write.
func TestWhoHasKeysSeesNoKeyboard(t *testing.T) {
	app, s := writing(t, 1280, 720, 1)
	whole(t, app, input.Intent{Kind: input.Text, Rune: 'x'})
	if app.typing.Shown() || s.card(0)[cardName].Value != "x" {
		t.Errorf("the name is %q", s.card(0)[cardName].Value)
	}
	x, y := s.card(1)[cardName].Rect.Centre()
	whole(t, app, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
	if app.typing.Shown() {
		t.Error("a mouse brings the keyboard")
	}
}

// slimKey is how wide a key is at least on the slimmest telephone, in points: ten lie side by side, as everybody knows them.
const slimKey = 30

// TestFingersHitKeys on telephones, upright and lying.
func TestFingersHitKeys(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}, {640, 360}} {
		app, s := writing(t, size[0]*2, size[1]*2, 2)
		for _, field := range []widget.Rect{s.card(0)[cardName].Rect, s.around()[setupSeed].Rect} {
			app.typing.Close()
			tap(t, app, field)
			for _, r := range app.typing.Keys() {
				if r.W < 2*slimKey || r.H < 2*Touch-1 || r.X < 0 || r.Y < 0 || r.X+r.W > app.width || r.Y+r.H > app.height {
					t.Errorf("on %v a key lies at %v", size, r)
				}
			}
		}
	}
}

// TestKeyboardPictures keeps pictures of the keyboard.
func TestKeyboardPictures(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, size := range [][3]float64{{1280, 720, 1}, {390 * 2, 844 * 2, 2}} {
		app, _ := writing(t, size[0], size[1], size[2])
		keep := func(name string) {
			drive.Keep(t, fmt.Sprintf("keyboard-%gx%g-%s", size[0], size[1], name), drive.Drawn(size[0], size[1], func(dst *ebiten.Image) {
				app.stage.stale = true
				app.Draw(dst)
			}))
		}
		whole(t, app)
		keep("letters")
		tap(t, app, app.typing.Key("K"))
		for _, letter := range []string{"o", "a", "z"} {
			rest(t, app, app.typing.Key(letter))
			keep("held-" + letter)
			lift(t, app, app.typing.Key(letter))
			tap(t, app, app.typing.Key("k"))
		}
		tap(t, app, app.typing.Key(app.Strings.Text("keyboard.more")))
		keep("more")
	}
}

// TestKeysPagePictures keeps pictures of the page on which keys are changed.
func TestKeysPagePictures(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, size := range [][2]float64{{960, 600}, {810, 1080}} {
		app := quickApp(t)
		app.Resize(size[0], size[1])
		app.Use(input.Pad)
		s := keysPage(app, titleOf(app)).(*settingsScreen)
		s.show(app, 1)
		drive.Keep(t, fmt.Sprintf("keys-%g", size[0]), pictureOf(t, app, s))
	}
}

// TestAFingerThatSelectsWrites, too, wherever it is lifted.
func TestAFingerThatSelectsWrites(t *testing.T) {
	app, s := writing(t, 390*3, 844*3, 3)
	tap(t, app, app.typing.Key(app.Strings.Text("keyboard.done")))
	x, y := s.card(0)[cardName].Rect.Centre()
	whole(t, app, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true})
	whole(t, app, input.Intent{Kind: input.Move, X: 3, Y: y + 400, Touch: true, Held: true})
	whole(t, app, input.Intent{Kind: input.Release, X: 3, Y: y + 400, Touch: true})
	if !app.typing.Shown() {
		t.Error("no keyboard comes")
	}
}
