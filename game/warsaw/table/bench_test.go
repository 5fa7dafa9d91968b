//go:build !js

package table

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/input"
	"capital/rules/warsaw"
)

// lateTable is a table at rest in the fifth epoch, and the screen it is drawn on.
func lateTable(b *testing.B) (*screen, *ebiten.Image) {
	b.Helper()
	drive.Window(b)
	played := busy(b, func(m *warsaw.Match) bool { return m.Epoch() == 5 && m.Round() == 1 && m.Owes(0) == warsaw.DecidePick })
	s, err := newMatch(played)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { s.Close() })
	table := newScreen(testCapital(b, scene.Settings{Speed: 1, TextSize: 100}, store.OpenFolder(b.TempDir())), s)
	settle(b, table)
	screen := ebiten.NewImage(1280, 720)
	b.Cleanup(screen.Deallocate)
	table.Draw(table.App, screen)
	drive.Flush(screen)
	return table, screen
}

// BenchmarkIdleTable lets a frame pass at a table at which nothing happens.
func BenchmarkIdleTable(b *testing.B) {
	table, screen := lateTable(b)
	b.ReportAllocs()
	for b.Loop() {
		table.Update(table.App, nil)
		if table.Changed() {
			table.Draw(table.App, screen)
			drive.Flush(screen)
		}
	}
}

// BenchmarkHeldTile carries a tile over the board, somewhere else in every frame.
func BenchmarkHeldTile(b *testing.B) {
	table, screen := lateTable(b)
	x, y := table.picture.Layout.Hand[0].Centre()
	table.TakeAll([]input.Intent{{Kind: input.Press, X: x, Y: y}})
	x, y = table.place.Space(0, 0).Centre()
	for n := 0; b.Loop(); n++ {
		moved := []input.Intent{{Kind: input.Move, X: x + float64(n%60), Y: y + float64(n%40)}}
		table.desk.Pass(tick)
		if err := table.Update(table.App, moved); err != nil {
			b.Fatal(err)
		}
		table.Draw(table.App, screen)
		drive.Flush(screen)
	}
}

// BenchmarkEmptyFrame draws what an empty window would that draws every frame: by it the others are measured.
func BenchmarkEmptyFrame(b *testing.B) {
	drive.Window(b)
	screen := ebiten.NewImage(1280, 720)
	defer screen.Deallocate()
	for b.Loop() {
		screen.Fill(color.White)
		drive.Flush(screen)
	}
}
