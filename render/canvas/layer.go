package canvas

import (
	"image"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"
)

// Copy copies onto a canvas what was painted on another at the same place.
func Copy(to, from Canvas) {
	at := image.Pt(int(from.left-to.left), int(from.top-to.top))
	draw.Draw(to.pixels, to.pixels.Rect, from.pixels, from.pixels.Rect.Min.Add(at), draw.Src)
}

// Stretch draws a layer over a place, in pixels, as strongly as a part of 1: what is soft is painted smaller than it is seen, which is
// quick.
func Stretch(dst, layer *ebiten.Image, x, y, wide, high, alpha float64) {
	var options ebiten.DrawImageOptions
	box := layer.Bounds()
	options.GeoM.Scale(wide/float64(box.Dx()), high/float64(box.Dy()))
	options.GeoM.Translate(x, y)
	options.Filter = ebiten.FilterLinear
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(layer, &options)
}

// GiveBack gives the memory of images back, and forgets them.
func GiveBack(images ...**ebiten.Image) {
	for _, image := range images {
		if *image != nil {
			(*image).Deallocate()
			*image = nil
		}
	}
}
