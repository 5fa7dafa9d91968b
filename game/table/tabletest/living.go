//go:build !js

package tabletest

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/life"
	"capital/render/life/lifetest"
)

// ATableLives late in a match, in a window and on a telephone: what moves begins unseen, leaves buttons alone, and rests while
// something is carried.
func ATableLives[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P]) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
		p := g.lateTable(t, size[0], size[1])
		shown := lifetest.Scene{
			Name: fmt.Sprintf("table-%s-%.0f", g.Rules.Name, size[0]), Wide: size[0], High: size[1],
			Still: func(dst *ebiten.Image) { p.screen.Draw(p.app, dst) },
			Live:  func(seconds float64, on *life.Scenery) { p.Scenery(p.app, seconds, on) },
		}
		for _, w := range p.Buttons.Widgets {
			if !w.Hidden {
				shown.Covered = append(shown.Covered, w.Rect)
			}
		}
		lifetest.Lives(t, shown)
		g.Carry(p.screen)
		var on life.Scenery
		on.Begin(p.app.Screen())
		if p.Scenery(p.app, 30, &on); !on.Empty() {
			t.Error("it moves while something is carried")
		}
	}
}

// lateTable is a table late in a match at which nothing happens, on a screen of a size.
func (g Game[M, A, E, P]) lateTable(t *testing.T, width, height float64) *match[M, A, E, P] {
	t.Helper()
	const late = 60
	decisions := 0
	r := g.until(t, g.seats(1, 2), "much has been built", func(*M) bool { decisions++; return decisions > late })
	opened := g.Open(t, scene.Settings{Speed: 1, TextSize: 100})
	opened.App.Resize(width, height)
	p := g.sitAt(t, opened, r, players[M, A]{g.Choose}, nil)
	p.rest()
	p.settle()
	return p
}
