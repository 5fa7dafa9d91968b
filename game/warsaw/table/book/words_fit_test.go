//go:build !js

package book

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/game/scene/overflowtest"
	"capital/game/testscope"
)

// TestWordsStayInTheirPlaceInTheBook looks at its pages for texts that leave their place.
func TestWordsStayInTheirPlaceInTheBook(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for n, way := range overflowtest.Ways(2, 3) {
		settings := scene.DefaultSettings()
		settings.Language = way.Language
		app, b := newBook(t, settings)
		page := way.Watch(app)
		k := 0
		for _, c := range b.Chapters {
			for _, p := range c.Pages {
				if k++; !testscope.Everything() && k%7 != n { // others each time
					continue
				}
				shown := book.New(app, b, p.Topic, nil)
				shown.Update(app, nil)
				way.Look(t, page, "book-"+p.Topic, func(dst *ebiten.Image) { shown.Draw(app, dst) })
			}
		}
	}
}
