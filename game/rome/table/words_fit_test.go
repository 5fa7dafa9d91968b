//go:build !js

package table

import (
	"math"
	"slices"
	"testing"

	"capital/game/drive"
	"capital/game/rome/table/view"
	"capital/game/scene/fittest"
	"capital/game/thorough"
	"capital/render/text/texttest"
)

// tooSmall is how small texts of this table still are: where all lies close together, and elsewhere, where they are too long
// for their place. It is to become empty.
const (
	tooSmallClose = 0.75
	tooSmall      = 0.92
)

// smallest is how many pixels a text must have at least in the room of now, as long as some are too small. On a telephone the
// map is small: a tap shows it large.
func smallest(d *desk, way fittest.Way) float64 {
	l := view.Lay(d.Room(), 4, false)
	if l.Close {
		return math.Min(way.Least(), 14*tooSmall*math.Min(l.U*tooSmallClose, l.MapU))
	}
	return math.Min(way.Least(), 14*tooSmall*l.U)
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
				if slices.Contains(withoutRoom, shown.name+" "+way.String()) {
					continue
				}
				s := stages[way.Language]
				s.t = t
				way.Use(s.d.App)
				page := texttest.Watch(s.d.Writer)
				way.LookFor(t, page, "rome-"+shown.name, smallest(s.d, way), shown.show(s))
				page.Done()
			}
		})
	}
}

// withoutRoom are the situations in which some words still have no room: the bids of others in large text, a Polish name in
// the head of a count on an upright telephone, and where a piece is worth most, in large Polish text. It is to become empty.
var withoutRoom = []string{"bid-nothing en-2560x1440-200", "counted-esquiline pl-390x844-100", "panel pl-1280x720-200"}

// quickly is of how many situations a quick run looks at one.
const quickly = 30
