//go:build !js

package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/input"
	"capital/rules/rome"
)

// lateTable is a table at rest in the third round, and the screen it is drawn on.
func lateTable(b *testing.B) (*screen, *ebiten.Image) {
	b.Helper()
	drive.Window(b)
	d := usualApp(b)
	table := tableOf(b, d, until(b, seats(1, 3, ai.Builder), 7, owes(0, rome.DecideBuild, 3)))
	drive.Until(b, "the table comes to rest", func() bool {
		if err := table.Update(d.App, nil); err != nil {
			b.Fatal(err)
		}
		return !table.Changed() && !table.session.Thinking()
	})
	screen := ebiten.NewImage(1280, 720)
	b.Cleanup(screen.Deallocate)
	table.Draw(d.App, screen)
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

// BenchmarkHeldHouse carries a house over the map, somewhere else in every frame.
func BenchmarkHeldHouse(b *testing.B) {
	table, screen := lateTable(b)
	carrying(table)
	x, y := table.picture.Layout.Map.Centre()
	for n := 0; b.Loop(); n++ {
		table.desk.Pass(tick)
		if err := table.Update(table.App, []input.Intent{{Kind: input.Move, X: x + float64(n%60), Y: y + float64(n%40)}}); err != nil {
			b.Fatal(err)
		}
		table.Draw(table.App, screen)
		drive.Flush(screen)
	}
}
