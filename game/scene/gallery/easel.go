package gallery

import (
	"bytes"
	"context"
	"image"
	"image/draw"
	"image/png"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/background"
	"capital/game/store"
)

// easel is where one picture at a time is painted.
type easel struct {
	paint    func(ctx context.Context, seat int) (image.Image, error)
	wanted   int
	begun    int // what is being painted, which may be wanted no more
	failed   bool
	painting background.Question[*image.RGBA]
	picture  *image.RGBA   // nil until it is painted
	shown    *ebiten.Image // the same on the graphics card, once it was drawn
}

// want has a seat's picture painted in the place of the present one.
func (e *easel) want(seat int) {
	e.painting.Drop()
	e.forget()
	e.wanted, e.failed = seat, false
}

// step goes on with painting. It reports, once, whether the picture is done, or why there will be none.
func (e *easel) step() (done bool, err error) {
	if e.painting.Busy() {
		picture, err, ok := e.painting.Take()
		if !ok {
			return false, nil
		}
		if e.begun == e.wanted {
			e.picture, e.failed = picture, err != nil
			return err == nil, err
		}
	}
	if e.picture == nil && !e.failed {
		seat := e.wanted
		e.begun = seat
		e.painting.Ask(func(ctx context.Context) (*image.RGBA, error) {
			picture, err := e.paint(ctx, seat)
			if err != nil {
				return nil, err
			}
			return inRGBA(picture), nil
		})
	}
	return false, nil
}

// inRGBA is a picture as the graphics card takes it.
func inRGBA(picture image.Image) *image.RGBA {
	if is, ok := picture.(*image.RGBA); ok && is.Rect.Min == (image.Point{}) {
		return is
	}
	made := image.NewRGBA(image.Rectangle{Max: picture.Bounds().Size()})
	draw.Draw(made, made.Rect, picture, picture.Bounds().Min, draw.Src)
	return made
}

// image is the picture to be drawn, or nil as long as it is not painted.
func (e *easel) image() *ebiten.Image {
	if e.shown == nil && e.picture != nil {
		e.shown = ebiten.NewImage(e.picture.Rect.Dx(), e.picture.Rect.Dy())
		e.shown.WritePixels(e.picture.Pix)
	}
	return e.shown
}

// forget takes the picture away.
func (e *easel) forget() {
	if e.shown != nil {
		e.shown.Deallocate()
	}
	e.picture, e.shown = nil, nil
}

// leave says that nobody looks any more.
func (e *easel) leave() {
	e.painting.Drop()
	e.forget()
}

// keepPicture keeps a picture under a name.
func keepPicture(files *store.Store, name string, picture image.Image) (store.Kept, error) {
	var data resting
	if err := png.Encode(&data, picture); err != nil {
		return store.Kept{}, err
	}
	return files.KeepPicture(name, data.Bytes())
}

// resting is a buffer that rests after each piece that is written: in a browser frames have to share one thread with it.
type resting struct{ bytes.Buffer }

// Write implements [io.Writer].
func (r *resting) Write(piece []byte) (int, error) {
	time.Sleep(time.Millisecond)
	return r.Buffer.Write(piece)
}
