//go:build !js

package cabinet

import (
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
)

// BenchmarkFirstScreen makes the program and draws what it shows first, on a screen that is there already.
func BenchmarkFirstScreen(b *testing.B) {
	drive.Window(b)
	screen := ebiten.NewImage(1280, 720)
	defer screen.Deallocate()
	files := store.OpenFolder(b.TempDir())
	for b.Loop() {
		app, err := scene.NewApp(scene.DefaultSettings(), files, new(audio.Player))
		if err != nil {
			b.Fatal(err)
		}
		for _, describe := range Games() {
			g, err := describe(app)
			if err == nil {
				err = app.Add(g)
			}
			if err != nil {
				b.Fatal(err)
			}
		}
		app.Resize(1280, 720)
		app.ShowTitle()
		if err := app.Update(); err != nil {
			b.Fatal(err)
		}
		app.Draw(screen)
		drive.Flush(screen)
		b.StopTimer()
		runtime.GC() // images hold much memory that the collector does not see
		b.StartTimer()
	}
}
