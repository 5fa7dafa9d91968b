//go:build !js

package scene

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/store"
	"capital/render/street"
	"capital/render/text"
)

// plainBackdrop is a backdrop that counts what is asked of it.
type plainBackdrop struct{ drawn, forgotten int }

func (b *plainBackdrop) Prepare(*text.Writer, street.Plan) {}
func (b *plainBackdrop) Draw(*ebiten.Image, float64)       { b.drawn++ }
func (b *plainBackdrop) Light(seconds float64) (light float64, stays bool) {
	return min(seconds, 1), seconds >= 1
}
func (b *plainBackdrop) Line(street.Plan) (x, y, width float64)        { return 100, 100, 100 }
func (b *plainBackdrop) PaintSign(*text.Writer, *ebiten.Image, string) {}
func (b *plainBackdrop) Forget()                                       { b.forgotten++ }

// TestAGameBringsItsBackdrop has the title of one game of two drawn before its own picture, the sign of which comes on when
// somebody comes from the other game.
func TestAGameBringsItsBackdrop(t *testing.T) {
	app := biddingApp(t, store.OpenFolder(t.TempDir()), "bidding", "trading")
	own := new(plainBackdrop)
	app.cabinet.games[1].Backdrop = own
	app.signLit = true
	app.take(app.cabinet.games[1])
	title := newTitle(app)
	if app.cabinet.open.Backdrop != Backdrop(own) || title.light(app) != 0 {
		t.Fatalf("it is %T, lit by %.1f", app.cabinet.open.Backdrop, title.light(app))
	}
	for range 3 {
		app.Pass(0.3)
		title.stepSign(app)
	}
	if light := title.light(app); light < 0.85 || light > 0.95 || app.signLit {
		t.Errorf("after 0.9 s the sign is lit by %.2f, and is done: %v", light, app.signLit)
	}
	app.take(app.cabinet.games[1])
	if own.forgotten != 0 {
		t.Error("the picture is painted anew for the same game")
	}
	app.take(app.cabinet.games[0])
	if own.forgotten != 1 || app.cabinet.open.Backdrop == Backdrop(own) {
		t.Errorf("the picture of the game left is kept (%d)", own.forgotten)
	}
}

// TestASignFitsItsPicture whatever it says and whatever the picture's shape: its tubes keep off the edges, and are seen.
func TestASignFitsItsPicture(t *testing.T) {
	drive.Window(t)
	app := quickApp(t)
	for _, size := range [][2]float64{{220, 70}, {80, 90}} {
		for _, says := range []string{"Capital", "gypj", "I"} {
			picture := drive.Drawn(size[0], size[1], func(dst *ebiten.Image) { new(street.City).PaintSign(app.Writer, dst, says) })
			bright, edge := 0, 0
			for y := range picture.Rect.Dy() {
				for x := range picture.Rect.Dx() {
					if picture.RGBAAt(x, y).R < 0xD0 {
						continue
					}
					bright++
					if x < 2 || y < 2 || x >= picture.Rect.Dx()-2 || y >= picture.Rect.Dy()-2 {
						edge++
					}
				}
			}
			if bright < 20 || edge > 0 {
				t.Errorf("%s on %v: %d bright pixels, %d of them at the edge", says, size, bright, edge)
			}
		}
	}
}
