//go:build !js

package sky

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/text"
)

// TestOpeningsAreDrawn keeps films to look at: each round as it begins.
func TestOpeningsAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]int{{1280, 720}, {720, 1280}} {
		for hour := 1; hour <= 3; hour++ {
			var o Opening
			o.Prepare(writer, OpeningPlan{size[0], size[1], 1, hour, fmt.Sprint("Round ", "III"[:hour])})
			film := drive.Drawn(float64(size[0]*2), float64(size[1]*2), func(dst *ebiten.Image) {
				for n := range 4 {
					part := ebiten.NewImage(size[0], size[1])
					o.Draw(part, float64(n)/3, 1)
					var options ebiten.DrawImageOptions
					options.GeoM.Translate(float64(size[0]*(n%2)), float64(size[1]*(n/2)))
					dst.DrawImage(part, &options)
				}
			})
			drive.Keep(t, fmt.Sprintf("lux-opening-%d-%d", size[0], hour), film)
			o.Forget()
		}
	}
}

// The light of the rounds goes on from night to day: each sky is lighter than the one before, and the sun never sinks.
func TestDawnGoesOn(t *testing.T) {
	bright := func(h *hour) (sum uint32) {
		for _, tone := range h.sky {
			r, g, b, _ := tone.RGBA()
			sum += r/256 + g/256 + b/256
		}
		return sum
	}
	for n := range hours {
		h := &hours[n]
		if h.rise[1] < h.rise[0] || n > 0 && (bright(h) <= bright(&hours[n-1]) || h.rise[0] < hours[n-1].rise[0]) {
			t.Errorf("the light of round %d comes no further", n+1)
		}
	}
}
