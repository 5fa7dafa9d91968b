//go:build !js

package table

import (
	"testing"

	"capital/game/drive"
	"capital/game/scene/overflowtest"
	"capital/game/testscope"
	"capital/render/text/texttest"
)

// TestWordsStayInTheirPlaceAtTheTable looks at whatever a table shows, in every language, on screens and in text of all sizes,
// for words that leave the screen or their box, that lie over one another or that are too small.
func TestWordsStayInTheirPlaceAtTheTable(t *testing.T) {
	drive.Window(t)
	stages := newStages(t)
	for n, shown := range situations() {
		if !testscope.Thorough() && n%quickly != 0 {
			continue
		}
		t.Run(shown.name, func(t *testing.T) {
			for _, way := range overflowtest.Ways(n, 1) {
				s := stages[way.Language]
				s.t = t
				way.Use(s.d.App)
				page := texttest.Watch(s.d.Writer)
				way.Look(t, page, "rome-"+shown.name, shown.show(s))
				page.Done()
			}
		})
	}
}

// quickly is of how many situations a quick run looks at one.
const quickly = 30
