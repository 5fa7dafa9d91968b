//go:build !js

package book

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/game/store"
	"capital/game/thorough"
	"capital/game/warsaw/table/view"
)

func TestMain(m *testing.M) { drive.Main(m) }

// newBook makes the book, in a program of its own.
func newBook(t *testing.T, settings scene.Settings) (*scene.App, *book.Book) {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	art, err := view.NewCapital(app)
	if err != nil {
		t.Fatal(err)
	}
	words, err := app.Words(Words)
	if err != nil {
		t.Fatal(err)
	}
	return app, New(art, words)
}

func TestBookIsComplete(t *testing.T) {
	_, b := newBook(t, scene.DefaultSettings())
	for _, complaint := range b.Complaints(27) {
		t.Error(complaint)
	}
}

// TestPagesAreDrawn keeps pictures of all pages.
func TestPagesAreDrawn(t *testing.T) {
	thorough.Only(t)
	drive.Window(t)
	app, b := newBook(t, scene.DefaultSettings())
	for _, size := range [][2]int{{1280, 720}} {
		app.Resize(float64(size[0]), float64(size[1]))
		for _, c := range b.Chapters {
			for _, p := range c.Pages {
				shown := book.New(app, b, p.Topic, nil)
				shown.Update(app, nil)
				picture := drive.Drawn(float64(size[0]), float64(size[1]), func(dst *ebiten.Image) { shown.Draw(app, dst) })
				drive.Keep(t, fmt.Sprintf("book-warsaw-%dx%d-%s", size[0], size[1], p.Topic), picture)
			}
		}
	}
}
