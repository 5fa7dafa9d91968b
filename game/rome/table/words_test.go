//go:build !js

package table

import (
	"fmt"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/game/drive"
	"capital/game/rome/table/view"
	"capital/game/scene"
	"capital/game/thorough"
	"capital/render/text/texttest"
)

// reading is how somebody reads the table: how large the screen is, in pixels, how many of them a point has, in which language
// and how large a text, in percent.
type reading struct {
	w, h, point float64
	language    string
	percent     int
}

func (r reading) String() string {
	return fmt.Sprintf("%.0fx%.0f-%s-%d", r.w, r.h, r.language, r.percent)
}

// readings are all there are: five screens, three sizes of text, every language.
func readings() (all []reading) {
	screens := [][3]float64{{1280, 720, 1}, {1170, 2532, 3}, {2532, 1170, 3}, {810, 1080, 1}, {960, 600, 1}}
	languages := assets.Languages()
	for n, percent := range []int{200, 100, 75} {
		for m, screen := range screens {
			for k := range languages {
				language := languages[len(languages)-1-(k+n+m)%len(languages)]
				all = append(all, reading{screen[0], screen[1], screen[2], language.Code, percent})
			}
		}
	}
	return all
}

// readers are a sample of them: one in a quick run, one a screen and a size of text, in turns of the languages, in a thorough
// one.
func readers() (some []reading) {
	all := readings()
	if thorough.EveryPicture() {
		return all
	}
	for n := 0; n < len(all); n += len(assets.Languages()) {
		some = append(some, all[n])
	}
	return some[:thorough.Count(1, len(some))]
}

// How small a text may be: in logical units, and how much smaller where all lies close together and where it is too long for
// its place.
const (
	least     = 14.0
	closeText = 0.75
	readable  = 0.92
)

// smallest is how many pixels a text must have at least in the room of now. On a telephone the map is small: a tap shows it
// large.
func smallest(d *desk) float64 {
	l := view.Lay(d.Room())
	if l.Close {
		return least * readable * math.Min(l.U*closeText, l.MapU)
	}
	return least * readable * l.U
}

// sample is of how many situations a quick run and a thorough one look at one.
func sample() int {
	if thorough.EveryPicture() {
		return 1
	}
	return thorough.Count(8, 3)
}

// TestWordsStayInTheirPlace looks at whatever a table shows in every language, on screens and in text of all sizes, for words
// that leave the screen or their box, that lie over one another or that are too small.
func TestWordsStayInTheirPlace(t *testing.T) {
	drive.Window(t)
	d := quickApp(t)
	s, all := newStage(t, d), situations()
	for turn, r := range readers() {
		t.Run(r.String(), func(t *testing.T) {
			s.t = t
			d.ResizePoints(r.w, r.h, r.point)
			d.SetSettings(scene.Settings{Speed: 1, TextSize: r.percent, Language: r.language, Unwarned: noWarnings()})
			if d.Language() != r.language {
				t.Fatalf("the language is %s", d.Language())
			}
			screen := ebiten.NewImage(int(r.w), int(r.h))
			defer screen.Deallocate()
			for n := turn % sample(); n < len(all); n += sample() {
				page := texttest.Watch(d.Writer)
				for _, fault := range page.Look(screen, smallest(d), all[n].show(s)) {
					t.Errorf("%s: %s", all[n].name, fault)
				}
				page.Done()
				drive.EndFrame()
			}
		})
	}
}
