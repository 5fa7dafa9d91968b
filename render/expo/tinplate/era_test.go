//go:build !js

package tinplate

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/text"
)

// TestErasAreDrawn keeps films to look at: each era as it begins.
func TestErasAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{1280, 720}, {720, 1280}} {
		for era := 1; era <= 3; era++ {
			var e Era
			e.Prepare(writer, EraPlan{size[0], size[1], 1, era})
			film := drive.Drawn(float64(size[0]*2), float64(size[1]*2), func(dst *ebiten.Image) {
				for n := range 4 {
					part := ebiten.NewImage(size[0], size[1])
					e.Draw(part, 0.1+float64(n)*0.3, 1)
					var options ebiten.DrawImageOptions
					options.GeoM.Translate(float64(size[0]*(n%2)), float64(size[1]*(n/2)))
					dst.DrawImage(part, &options)
				}
			})
			drive.Keep(t, fmt.Sprintf("expo-era-%d-%d", size[0], era), film)
			e.Forget()
		}
	}
}
