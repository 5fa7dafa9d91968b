package canvas

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
)

// shared is the largest side, in pixels, of an image that shares a texture.
const shared = 128

// Image makes an image of the whole sheet and writes its labels with writer. The game
// must run.
func (c Canvas) Image(writer *text.Writer) *ebiten.Image {
	bounds := c.pixels.Rect
	// What is written on, or large, keeps a texture of its own: in the shared one it
	// would be moved about. Small pictures share, so that many are drawn at once.
	alone := len(c.labels) > 0 || max(bounds.Dx(), bounds.Dy()) > shared
	made := ebiten.NewImageWithOptions(bounds, &ebiten.NewImageOptions{Unmanaged: alone})
	made.WritePixels(c.pixels.Pix)
	for _, l := range c.labels {
		style := text.Style{Face: l.Face, Size: l.Size, Colour: l.Colour, Align: text.Centre, VAlign: text.Middle}
		if width, _ := writer.Measure(l.Words, style); l.Fit > 0 && width > l.Fit {
			style.Size *= l.Fit / width
		}
		writer.Print(made, l.Words, l.X, l.Y, style)
	}
	return made
}

// Screen makes an empty image as large as a screen, with a texture of its own. The engine's shared textures are larger than
// what lies on them, up to twice as wide and as high.
func Screen(width, height float64) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rect(0, 0, int(width), int(height)), &ebiten.NewImageOptions{Unmanaged: true})
}
