//go:build !js

package table

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/thorough"
	"capital/input"
	"capital/rules/warsaw"
)

// TestHintIsDrawn keeps pictures of hints at every size of screen.
func TestHintIsDrawn(t *testing.T) {
	thorough.Only(t)
	drive.Window(t)
	wanted := map[string]func(m *warsaw.Match) bool{
		"pick":   func(m *warsaw.Match) bool { return m.Epoch() == 3 && m.Round() == 0 && m.Owes(0) == warsaw.DecidePick },
		"use":    func(m *warsaw.Match) bool { return m.Epoch() == 4 && m.Owes(0) == warsaw.DecideUse },
		"losses": func(m *warsaw.Match) bool { return m.Owes(0) == warsaw.DecideLosses },
	}
	for name, when := range wanted {
		record := busy(t, when)
		for _, size := range [][2]int{{960, 600}, {1280, 720}, {2560, 1440}, {810, 1080}, {844, 390}} {
			c := testCapital(t, scene.Settings{Speed: 1, TextSize: 100}, store.OpenFolder(t.TempDir()))
			c.Resize(float64(size[0]), float64(size[1]))
			s, err := newMatch(record)
			if err != nil {
				t.Fatal(err)
			}
			table := newTable(c, s)
			settle(t, table)
			table.take([]input.Intent{{Kind: input.Hint}})
			awaitTable(t, table, "the hint is there", table.hand.hint.advising)
			drive.Keep(t, fmt.Sprintf("hint-%s-%dx%d", name, size[0], size[1]), drawn(table, size[0], size[1]))
		}
	}
}

// drawn is what a table looks like.
func drawn(table *table, w, h int) *image.RGBA {
	screen := ebiten.NewImage(w, h)
	defer screen.Deallocate()
	table.Draw(table.app.App, screen)
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	return picture
}
