//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/warsaw"
)

// TestPadPictures keeps pictures of the table as who uses a gamepad sees it.
func TestPadPictures(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for _, language := range []string{"en", "pl", "de"} {
		settings := scene.DefaultSettings()
		settings.Language = language
		for _, size := range [][2]float64{{960, 600}, {1280, 720}, {2560, 1440}, {810, 1080}} {
			if language != "en" && size[0] > 960 {
				continue
			}
			s, err := newMatch(busy(t, owes(warsaw.DecidePick)))
			if err != nil {
				t.Fatal(err)
			}
			table := newScreen(testCapital(t, settings, store.OpenFolder(t.TempDir())), s)
			table.desk.Use(input.Pad)
			table.desk.Resize(size[0], size[1])
			settle(t, table)
			do(table, input.Next)
			settle(t, table)
			drive.Keep(t, fmt.Sprintf("pad-%s-%g", language, size[0]), pictureOf(table))
		}
	}
}
