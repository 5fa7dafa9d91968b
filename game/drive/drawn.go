//go:build !js

package drive

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Drawn is what draw draws on an empty picture of w×h pixels, in the window of the tests: see [Window]. The picture has a texture
// of its own, as a screen has: in one that grows while it is drawn on, the engine turns parts of it upside down.
func Drawn(w, h float64, draw func(*ebiten.Image)) *image.RGBA {
	screen := ebiten.NewImageWithOptions(image.Rect(0, 0, int(w), int(h)), &ebiten.NewImageOptions{Unmanaged: true})
	defer screen.Deallocate()
	draw(screen)
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	return picture
}

// Flush waits until a picture is drawn to its end, as the end of a shown frame does.
func Flush(picture *ebiten.Image) {
	var pixel [4]byte
	picture.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image).ReadPixels(pixel[:])
}
