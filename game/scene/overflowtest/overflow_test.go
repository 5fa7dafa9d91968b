//go:build !js

package overflowtest

import (
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/text/texttest"
	"capital/render/theme"
)

func TestMain(m *testing.M) { drive.Main(m) }

// desk is what the screens of these tests are drawn with.
type desk struct {
	*text.Writer
	icons *icon.Painter
	plate *ebiten.Image
}

func (d *desk) say(dst *ebiten.Image, words string, x, y float64) {
	d.Draw(dst, words, x, y, text.Style{Size: 20, Colour: theme.Ink})
}

// TestFaultsAreFound draws small screens with one fault each, and some that only look as if they had one.
func TestFaultsAreFound(t *testing.T) {
	drive.Window(t)
	for name, of := range map[string]struct {
		draw func(d *desk, dst *ebiten.Image)
		want string // of the only fault, or empty
	}{
		"well":          {func(d *desk, dst *ebiten.Image) { d.say(dst, "Park", 20, 20) }, ""},
		"over the edge": {func(d *desk, dst *ebiten.Image) { d.say(dst, "Park", 280, 20) }, "leaves"},
		"half in a box": {func(d *desk, dst *ebiten.Image) {
			d.icons.Plate(dst, 20, 20, 30, 40, 4, theme.PaperLight)
			d.say(dst, "Parkland", 25, 25)
		}, "half in the box"},
		"in a box": {func(d *desk, dst *ebiten.Image) {
			d.icons.Plate(dst, 0, 0, 60, 200, 4, theme.PaperLight)
			d.icons.Plate(dst, 20, 20, 160, 40, 4, theme.PaperLight)
			d.say(dst, "Parkland", 25, 25)
		}, ""},
		"over another": {func(d *desk, dst *ebiten.Image) {
			d.say(dst, "Parkland", 20, 20)
			d.say(dst, "Shops", 40, 24)
		}, "lies over"},
		"over another, dimmed": {func(d *desk, dst *ebiten.Image) {
			d.say(dst, "Parkland", 20, 20)
			d.icons.Plate(dst, 0, 0, 300, 200, 4, theme.PaperLight.Fade(0.4))
			d.say(dst, "Shops", 40, 24)
		}, "lies over"},
		"over another, covered": {func(d *desk, dst *ebiten.Image) {
			d.say(dst, "Parkland", 20, 20)
			dst.SubImage(image.Rect(10, 10, 200, 100)).(*ebiten.Image).Fill(theme.PaperDark)
			d.say(dst, "Shops", 40, 24)
		}, ""},
		"on a plate":       {func(d *desk, dst *ebiten.Image) { d.onPlate(dst, 60) }, "leaves"},
		"on a large plate": {func(d *desk, dst *ebiten.Image) { d.onPlate(dst, 160) }, ""},
		"over a layer": {func(d *desk, dst *ebiten.Image) {
			d.onPlate(dst, 300)
			d.say(dst, "Shops", 30, 10)
		}, "lies over"},
		"rolled": {func(d *desk, dst *ebiten.Image) {
			part := dst.SubImage(image.Rect(10, 40, 200, 100)).(*ebiten.Image)
			d.say(part, "Park", 20, 30)
			d.say(part, "Shops", 20, 140)
		}, ""},
		"cut at the side": {func(d *desk, dst *ebiten.Image) {
			d.say(dst.SubImage(image.Rect(10, 40, 60, 100)).(*ebiten.Image), "Parkland", 20, 50)
		}, "leaves"},
		"small": {func(d *desk, dst *ebiten.Image) { d.Draw(dst, "Park", 20, 20, text.Style{Size: 9, Colour: theme.Ink}) }, "is written in"},
	} {
		writer, err := text.New()
		if err != nil {
			t.Fatal(err)
		}
		d := &desk{Writer: writer, icons: icon.NewPainter(writer)}
		page := texttest.Watch(writer)
		screen := ebiten.NewImage(300, 200)
		faults := page.Look(screen, 10, func(dst *ebiten.Image) {
			dst.Fill(theme.Paper)
			of.draw(d, dst)
		})
		screen.Deallocate()
		if found := strings.Join(faults, "; "); len(faults) > 1 || (of.want == "") != (found == "") || !strings.Contains(found, of.want) {
			t.Errorf("%s: %q, not %q", name, found, of.want)
		}
	}
}

// onPlate writes on a plate of a width, as high as the screen, that is painted once.
func (d *desk) onPlate(dst *ebiten.Image, wide int) {
	if d.plate == nil {
		d.plate = ebiten.NewImage(wide, 200)
		d.plate.Fill(theme.PaperLight)
		d.say(d.plate, "Parkland", 10, 8)
	}
	dst.DrawImage(d.plate, nil)
}
