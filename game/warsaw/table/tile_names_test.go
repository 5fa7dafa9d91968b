//go:build !js

package table

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/render/text"
	"capital/rules/warsaw"
)

// TestNamesOnTilesCanBeRead in every language: a building bears its name from the size on at which that can be read, in no
// smaller letters, and at every larger size.
func TestNamesOnTilesCanBeRead(t *testing.T) {
	drive.Window(t)
	for _, language := range []string{"en", "de", "pl"} {
		c := testCapital(t, scene.Settings{TextSize: 100, Language: language}, store.OpenFolder(t.TempDir()))
		c.art.Tiles.Least = 14
		var written []text.Written
		c.Writer.Watch = func(w text.Written) func() {
			written = append(written, w)
			return nil
		}
		for b := range warsaw.Building(64) {
			tile := warsaw.BuildingTile(b)
			if !tile.Valid() {
				continue
			}
			size, name := 40, c.art.Strings.Text("tile."+tile.Tile().Code)
			for !c.art.Tiles.Named(tile, size) && size < 400 {
				size++
			}
			for larger := size; larger < size+120; larger++ {
				if !c.art.Tiles.Named(tile, larger) {
					t.Errorf("%s: %q stands on a tile of %d pixels, and not of %d", language, name, size, larger)
				}
			}
			written = nil
			c.art.Tiles.Face(tile, 0, size)
			said := 0
			for _, w := range written {
				if w.Words != "" && strings.Contains(name, w.Words) && len([]rune(w.Words)) > 2 {
					said += len([]rune(w.Words))
					if w.Size < 13.99 {
						t.Errorf("%s: %q is written in %.1f pixels on a tile of %d", language, w.Words, w.Size, size)
					}
				}
			}
			if said+2 < len([]rune(name)) {
				t.Errorf("%s: of %q only %d letters stand on a tile of %d pixels", language, name, said, size)
			}
		}
		drive.EndFrame()
	}
}

// TestNamesDoNotFlickerWhileTheBoardMoves: at one scale its picture is drawn once, wherever it lies.
func TestNamesDoNotFlickerWhileTheBoardMoves(t *testing.T) {
	drive.Window(t)
	table := shownOn(t, quickApp(t), lateRecord(t), 1280, 720, 1)
	wants(t, table, input.Intent{Kind: input.Zoom, Scale: input.ZoomStep})
	dst := ebiten.NewImage(1280, 720)
	defer dst.Deallocate()
	table.Draw(table.App, dst)
	table.desk.Writer.Watch = func(w text.Written) func() {
		if w.Words != "" && w.Dst.Bounds().Dx() != 1280 {
			t.Errorf("%q is written anew on a picture", w.Words)
		}
		return nil
	}
	for n := range testscope.Count(9, 40) {
		wants(t, table, input.Intent{Kind: input.Pan, DX: n%3 - 1, DY: n/3%3 - 1})
		table.Draw(table.App, dst)
	}
	table.desk.Writer.Watch = nil
}
