//go:build !js

package overflowtest

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/render/text/texttest"
)

// Way is a way in which a screen is looked at.
type Way struct {
	W, H, Point float64 // of the screen, in pixels, and how many of them a point has
	Text        int     // size of text, in percent
	Language    string
}

// String names the way: its language, the screen in points, the size of text.
func (w Way) String() string {
	return fmt.Sprintf("%s-%gx%g-%d", w.Language, w.W/w.Point, w.H/w.Point, w.Text)
}

// all are the ways there are: those in which the least room is left come first.
func all() (ways []Way) {
	for _, percent := range []int{200, 100, 75} {
		for _, size := range [][3]float64{{1280, 720, 1}, {1170, 2532, 3}, {960, 600, 1}, {2532, 1170, 3}, {810, 1080, 1}, {1920, 1080, 1}, {2560, 1440, 1}} {
			for _, language := range []string{"de", "pl", "en"} {
				ways = append(ways, Way{W: size[0], H: size[1], Point: size[2], Text: percent, Language: language})
			}
		}
	}
	return ways
}

// Ways are those in which the n-th of some things is looked at: one; in a thorough run so many, others for each thing; or all,
// where all pictures are wanted.
func Ways(n, some int) (ways []Way) {
	const step = 10 // of 63: size, language and text are others each time
	every := all()
	if testscope.Everything() {
		return every
	}
	for k := range testscope.Count(1, some) {
		ways = append(ways, every[(n*some+k)*step%len(every)])
	}
	return ways
}

// Settings are those of a person who looks so, without motion and warnings.
func (w Way) Settings() scene.Settings {
	return scene.Settings{TextSize: w.Text, Language: w.Language}
}

// Watch begins to watch what an app writes, and has it look so. It should begin before anything is painted.
func (w Way) Watch(app *scene.App) *texttest.Page {
	w.Use(app)
	return texttest.Watch(app.Writer)
}

// Use has an app look so. Its language must be that of its words already.
func (w Way) Use(app *scene.App) {
	settings := app.Settings()
	settings.TextSize, settings.Language = w.Text, w.Language
	app.SetSettings(settings)
	app.ResizePoints(w.W, w.H, w.Point)
}

// Of a text, how small it may be at the usual size of text: in units of a screen of 1280×720, or of 900×1200 where it is upright;
// and on a telephone in points, by which eyes measure.
const (
	leastUnits  = 14
	leastPoints = 11
)

// Least is how small any text may be in this way, in pixels, whatever it is and wherever it is written.
func (w Way) Least() float64 {
	unit := min(w.W/1280, w.H/720)
	if w.H > w.W {
		unit = min(w.W/900, w.H/1200)
	}
	least := leastUnits * unit
	if w.Point > 1 {
		least = leastPoints * w.Point
	}
	return least * min(float64(w.Text)/100, 1)
}

// Look complains of texts that leave their place on a screen, and keeps pictures of those where one does, or of all where all
// pictures are wanted.
func (w Way) Look(t *testing.T, page *texttest.Page, name string, draw func(*ebiten.Image)) {
	t.Helper()
	screen := ebiten.NewImage(int(w.W), int(w.H))
	defer screen.Deallocate()
	faults := page.Look(screen, w.Least(), draw)
	for _, fault := range faults {
		t.Errorf("%s %v: %s", name, w, fault)
	}
	if len(faults) > 0 || testscope.Everything() {
		picture := image.NewRGBA(screen.Bounds())
		screen.ReadPixels(picture.Pix)
		drive.Keep(t, fmt.Sprintf("fit-%s-%v", name, w), picture)
	}
	drive.EndFrame()
}
