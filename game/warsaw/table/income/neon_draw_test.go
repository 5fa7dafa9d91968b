//go:build !js

package income

import (
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/render/theme"
)

// TestNamesAreReadInHighContrast while it is counted, when their tubes are dark: their letters are as strong as those of the rows.
func TestNamesAreReadInHighContrast(t *testing.T) {
	drive.Window(t)
	bright := func(sharp bool) (pixels int) {
		v, _ := lastCounting(t, scene.Settings{Speed: 1, TextSize: 100, Contrast: sharp}, 3)
		v.Update(nil, 0)
		sign := v.makeSign(0, 0)
		defer sign.Deallocate()
		read := make([]byte, 4*sign.Bounds().Dx()*sign.Bounds().Dy())
		sign.ReadPixels(read)
		r, _, _, _ := theme.Seat(0).Light.RGBA()
		for n := 0; n < len(read); n += 4 {
			if uint32(read[n])+8 > r>>8 {
				pixels++
			}
		}
		return pixels
	}
	if plain, sharp := bright(false), bright(true); plain > 0 || sharp < 200 {
		t.Errorf("%d pixels are bright, in high contrast %d", plain, sharp)
	}
}
