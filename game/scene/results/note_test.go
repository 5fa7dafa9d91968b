//go:build !js

package results

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/text"
	"capital/render/text/texttest"
)

// TestANoteHasRoom below how the match came out, beside and above the sheet, and is said.
func TestANoteHasRoom(t *testing.T) {
	drive.Window(t)
	const note = "Deal of the day, 24 November 2026: 118 points. Days in a row: 12. Wilhelmine: 112, you: 118"
	sizes := [][3]float64{{1280, 720, 100}, {960, 600, 150}, {810, 1080, 200}, {1280, 720, 200}, {640, 400, 100}}
	for _, size := range sizes[:testscope.Count(2, len(sizes))] {
		app := quickApp(t)
		app.Resize(size[0], size[1])
		settings := app.Settings()
		settings.TextSize = int(size[2])
		app.SetSettings(settings)
		s := New(app, towers(3))
		s.Note(func() string { return note })
		s.Update(app, nil)
		if got := s.Spoken(app).Place; !strings.Contains(got, "Wilhelmina Przybyszewska. "+note) {
			t.Errorf("%q is said", got)
		}
		screen := ebiten.NewImage(int(size[0]), int(size[1]))
		page := texttest.Watch(app.Writer)
		for _, fault := range page.Look(screen, 0, func(dst *ebiten.Image) { s.Draw(app, dst) }) {
			if !strings.Contains(fault, "lacks its end") && !strings.Contains(fault, "has room for") { // names are that long
				t.Errorf("%v: %s", size, fault)
			}
		}
		if written := strings.Join(page.All(), " "); !strings.Contains(written, "you: 118") {
			t.Errorf("%v: the note is not written: %q", size, written)
		}
		if place := s.layout.verdict; place.H <= place.W/2 { // beside the emblem
			width := place.W - min(place.H*0.9, place.W*0.3) - 14*s.layout.u
			_, high := app.Writer.MeasureWrapped(s.verdict.reason, width, text.Style{Size: app.Writer.Least})
			if 46*s.layout.k()+high > place.H {
				t.Errorf("%v: the words are %.0f pixels high below the headline, of %.0f", size, high, place.H-46*s.layout.k())
			}
		}
		page.Done()
		screen.Deallocate()
	}
}
