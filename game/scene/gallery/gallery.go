// Package gallery shows a picture of every seat of a match, one at a time, and keeps them as files.
//
// A game tells the [Pictures] in plain data; the [Screen] paints them off the frame loop, shows them and says where one was
// kept, or why it could not be.
package gallery

import (
	"context"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/background"
	"capital/game/scene"
	"capital/game/store"
	"capital/input"
	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Pictures are what there is to be shown.
type Pictures struct {
	Title string   // what they are; empty where they are posters
	Names []string // of the seats
	// Paint paints a seat's picture, in a goroutine of its own.
	Paint func(ctx context.Context, seat int) (image.Image, error)
	// File is under what name a seat's is kept, without an ending.
	File func(seat int) string
}

// The widgets of the screen, in their order.
const (
	keepButton = iota
	turner
	backButton
)

// Screen shows the pictures. It is a [scene.Scene].
type Screen struct {
	scene.WidgetScene
	app      *scene.App
	pictures Pictures
	seat     int // whose is shown
	back     func()
	easel    easel
	keeping  background.Question[store.Kept]
	keeps    int    // whose picture was kept last, or is being
	kept     bool   // the picture that is shown was kept
	said     string // what is being done, or became of it
	layout   layout
}

// New makes the screen of pictures, a seat's first; back leads back from it.
func New(app *scene.App, pictures Pictures, first int, back func()) *Screen {
	s := &Screen{app: app, pictures: pictures, back: back, easel: easel{paint: pictures.Paint}}
	s.Widgets = widget.NewGroup(
		widget.Widget{Main: true},
		widget.Widget{Kind: widget.Cycler, Hidden: len(pictures.Names) < 2},
		widget.Widget{},
	)
	s.turnTo(first)
	return s
}

// turnTo shows a seat's picture once it is painted.
func (s *Screen) turnTo(seat int) {
	s.seat, s.kept = seat, false
	s.easel.want(seat)
	s.Widgets.Widgets[turner].Value = s.pictures.Names[seat]
	s.say("gallery.painting", s.pictures.Names[seat])
}

// say has words seen beside the picture, and the button as it is with them.
func (s *Screen) say(key string, values ...any) {
	s.said = s.app.Strings.Text(key, values...)
	s.Widgets.Widgets[keepButton].Disabled = s.easel.picture == nil || s.keeping.Busy() || s.kept
	s.Stale = true
}

// Update implements part of [scene.Scene].
func (s *Screen) Update(app *scene.App, intents []input.Intent) error {
	s.stepPainting()
	s.stepKeeping()
	for _, event := range s.Take(app, intents, s.lay) {
		switch event.Index {
		case keepButton:
			s.keep()
		case turner:
			seats := len(s.pictures.Names)
			s.turnTo((s.seat + event.Step + seats) % seats)
		case backButton:
			s.leave()
			return nil
		}
	}
	if scene.Cancelled(intents) {
		s.leave()
	}
	return nil
}

// stepPainting takes the picture in once it is painted.
func (s *Screen) stepPainting() {
	done, err := s.easel.step()
	switch {
	case err != nil:
		s.say("gallery.unpainted", err.Error())
	case done:
		s.say("gallery.painted")
	}
}

// keep begins to keep the picture that is shown.
func (s *Screen) keep() {
	picture, name, files := s.easel.picture, s.pictures.File(s.seat), s.app.Store
	s.keeping.Ask(func(context.Context) (store.Kept, error) { return keepPicture(files, name, picture) })
	s.keeps = s.seat
	s.say("gallery.keeping")
}

// stepKeeping says where a picture was kept once it is.
func (s *Screen) stepKeeping() {
	kept, err, ok := s.keeping.Take()
	if !ok {
		return
	}
	s.kept = err == nil && s.keeps == s.seat
	switch {
	case err != nil:
		s.say("gallery.failed", err.Error())
	case kept.Folder == "":
		s.say("gallery.downloaded", kept.Name)
	default:
		s.say("gallery.kept", kept.Name, kept.Folder)
	}
}

// leave goes back. What is being kept is kept all the same.
func (s *Screen) leave() {
	s.easel.leave()
	s.back()
}

// Draw implements part of [scene.Scene].
func (s *Screen) Draw(app *scene.App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	scene.Fill(dst, theme.NightDeep.Fade(0.7)) // nothing outshines the picture
	s.drawPicture(dst)
	s.drawWords(dst)
	painter := widget.Painter{Writer: app.Writer, Icons: app.Icons, Look: widget.Night(), Scale: s.layout.b}
	painter.Draw(dst, s.Widgets, app.Screen())
}

// lay lays everything out for the screen as it is.
func (s *Screen) lay() {
	s.layout = layOut(s.app.Room(), s.app.TextScale(2))
	for n, place := range s.layout.buttons {
		s.Widgets.Widgets[n].Rect = place
	}
	s.Widgets.Widgets[keepButton].Label = s.app.Strings.Text("gallery.keep")
	s.Widgets.Widgets[backButton].Label = s.app.Strings.Text("button.back")
}

// drawPicture draws the picture, or an empty sheet where it shall be.
func (s *Screen) drawPicture(dst *ebiten.Image) {
	place, u := s.layout.picture, s.layout.u
	wide, high := 2.0, 3.0 // of an empty sheet
	picture := s.easel.image()
	if picture != nil {
		size := picture.Bounds().Size()
		wide, high = float64(size.X), float64(size.Y)
	}
	place = place.Inset(frame * u)
	scale := math.Min(place.W/wide, place.H/high)
	x, y := math.Round(place.X+(place.W-wide*scale)/2), math.Round(place.Y+(place.H-high*scale)/2)
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.Box(x-frame*u, y-frame*u, wide*scale+2*frame*u, high*scale+2*frame*u, theme.PaperLight)
	if picture == nil {
		pen.Box(x, y, wide*scale, high*scale, theme.NightPanel)
		return
	}
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Scale(scale, scale)
	options.GeoM.Translate(x, y)
	dst.DrawImage(picture, &options)
}

// title is what the pictures are called.
func (s *Screen) title() string {
	if s.pictures.Title != "" {
		return s.pictures.Title
	}
	return s.app.Strings.Text("gallery.title")
}

// titleRoom is how wide the title can be: beside the button in the corner it ends before that.
func (s *Screen) titleRoom() float64 {
	place, corner := s.layout.words, s.app.Corner()
	if place.Y < corner.Y+corner.H && place.X < corner.X {
		return math.Min(place.W, corner.X-gap*s.layout.u-place.X)
	}
	return place.W
}

// drawWords says what is seen, and what is being done with it.
func (s *Screen) drawWords(dst *ebiten.Image) {
	place, k := s.layout.words, s.layout.k
	title := text.Style{Face: text.Black, Size: theme.TextHeading * k, Colour: theme.Moonlight, VAlign: text.Middle}
	words, title := s.app.Writer.Within(s.title(), s.titleRoom(), title)
	s.app.Writer.Draw(dst, words, place.X, place.Y+26*k, title)
	top := 60 * k
	line := text.Style{Size: theme.TextButton * k, Colour: theme.Moonlight, VAlign: text.Top}
	if wide, high := s.app.Writer.MeasureWrapped(s.said, place.W, line); wide > place.W || high > place.H-top { // a folder's long name, as a rule
		line.Size = max(line.Size*math.Min(place.W/wide, (place.H-top)/high), s.app.Writer.Least)
	}
	s.app.Writer.DrawWrapped(dst, s.said, place.X, place.Y+top, place.W, line)
}
