//go:build !js

package table

import (
	"math"
	"testing"

	"capital/game/drive"
	"capital/game/rome/table/view"
	"capital/game/scene/fittest"
	"capital/game/thorough"
	"capital/render/text/texttest"
)

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

// TestWordsStayInTheirPlaceAtTheTable looks at whatever a table shows, in every language, on screens and in text of all sizes,
// for words that leave the screen or their box, that lie over one another or that are too small.
func TestWordsStayInTheirPlaceAtTheTable(t *testing.T) {
	drive.Window(t)
	stages := newStages(t)
	for n, shown := range situations() {
		if !thorough.Wanted() && n%quickly != 0 {
			continue
		}
		t.Run(shown.name, func(t *testing.T) {
			for _, way := range fittest.Ways(n, 1) {
				s := stages[way.Language]
				s.t = t
				way.Use(s.d.App)
				page := texttest.Watch(s.d.Writer)
				way.LookFor(t, page, "rome-"+shown.name, smallest(s.d), shown.show(s))
				page.Done()
			}
		})
	}
}

// quickly is of how many situations a quick run looks at one.
const quickly = 30
