//go:build !js

package drive

import (
	"bytes"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/draw"
)

// Film is the frames of something that moves, each made smaller.
type Film struct {
	screen *ebiten.Image // stays from frame to frame, as that of the program does
	small  image.Rectangle
	frames []frame
}

// frame is what was seen for some frames.
type frame struct {
	*image.RGBA
	stays int
}

// The frames of a film lie on one sheet, so many beside each other, each so wide in pixels. The line below each is a pixel long for
// every frame for which it stays.
const filmColumns, filmWide = 6, 320

// NewFilm begins a film of a screen of w×h pixels, in the window of the tests: see [Window].
func NewFilm(t testing.TB, w, h float64) *Film {
	size := image.Rect(0, 0, int(w), int(h))
	f := &Film{screen: ebiten.NewImageWithOptions(size, &ebiten.NewImageOptions{Unmanaged: true}), small: image.Rect(0, 0, filmWide, int(filmWide*h/w))}
	t.Cleanup(f.screen.Deallocate)
	return f
}

// Frame adds what draw draws over the frame before.
func (f *Film) Frame(draw func(*ebiten.Image)) {
	draw(f.screen)
	whole := image.NewRGBA(f.screen.Bounds())
	f.screen.ReadPixels(whole.Pix)
	EndFrame()
	now := f.smaller(whole)
	if last := len(f.frames) - 1; last >= 0 && bytes.Equal(f.frames[last].Pix, now.Pix) {
		f.frames[last].stays++
		return
	}
	f.frames = append(f.frames, frame{now, 1})
}

func (f *Film) smaller(whole *image.RGBA) *image.RGBA {
	small := image.NewRGBA(f.small)
	draw.ApproxBiLinear.Scale(small, small.Rect, whole, whole.Rect, draw.Src, nil)
	return small
}

// Frames is how many there are.
func (f *Film) Frames() (n int) {
	for _, one := range f.frames {
		n += one.stays
	}
	return n
}

// Keep keeps the frames as a sheet: see [Keep]. The film begins anew.
func (f *Film) Keep(t testing.TB, name string) {
	t.Helper()
	const gap = 6
	wide, high := f.small.Dx()+gap, f.small.Dy()+gap
	sheet := image.NewRGBA(image.Rect(0, 0, filmColumns*wide, (len(f.frames)+filmColumns-1)/filmColumns*high))
	draw.Draw(sheet, sheet.Rect, image.Black, image.Point{}, draw.Src)
	for n, one := range f.frames {
		at := image.Pt(n%filmColumns*wide, n/filmColumns*high)
		draw.Copy(sheet, at, one, one.Rect, draw.Src, nil)
		line := image.Rect(0, 1, one.stays, 4).Add(at.Add(image.Pt(0, f.small.Dy())))
		draw.Draw(sheet, line, image.White, image.Point{}, draw.Src)
	}
	Keep(t, name, sheet)
	f.frames = nil
}
