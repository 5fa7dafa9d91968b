package gallery

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// layout is where everything lies, in pixels.
type layout struct {
	u       float64     // pixels a logical unit
	k       float64     // pixels a unit of what grows with the text
	picture widget.Rect // it is drawn as large as it fits in
	words   widget.Rect
	buttons [3]widget.Rect
}

// Measures in logical units.
const (
	margin = 24.0
	gap    = 12.0
	tall   = 56.0  // of a button
	side   = 380.0 // of what lies beside the picture
	below  = 150.0 // of the words below it
	frame  = 8.0   // around the picture
)

// layOut lays the screen out on w×h pixels: the picture beside the buttons, or above them.
func layOut(w, h, text float64) layout {
	if h > w {
		return layOutUpright(w, h, text)
	}
	u := math.Min(w/1280, h/720)
	l := layout{u: u, k: u * text}
	left := w - (margin+side)*u
	l.picture = widget.Rect{X: margin * u, Y: margin * u, W: left - 2*margin*u, H: h - 2*margin*u}
	y := h - margin*u
	for n := len(l.buttons) - 1; n >= 0; n-- {
		y -= tall * u
		l.buttons[n] = widget.Rect{X: left, Y: y, W: side * u, H: tall * u}
		y -= gap * u
	}
	l.words = widget.Rect{X: left, Y: margin * u, W: side * u, H: y - margin*u}
	return l
}

// layOutUpright lays the screen out with the picture above all else.
func layOutUpright(w, h, text float64) layout {
	u := math.Min(w/720, h/1100)
	l := layout{u: u, k: u * text}
	wide := (w - 2*margin*u - 2*gap*u) / 3
	y := h - (margin+tall)*u
	for n := range l.buttons {
		l.buttons[n] = widget.Rect{X: margin*u + float64(n)*(wide+gap*u), Y: y, W: wide, H: tall * u}
	}
	l.words = widget.Rect{X: margin * u, Y: y - (below+gap)*u, W: w - 2*margin*u, H: below * u}
	l.picture = widget.Rect{X: margin * u, Y: margin * u, W: w - 2*margin*u, H: l.words.Y - (margin+gap)*u}
	return l
}

// lay lays everything out for the screen as it is.
func (s *Screen) lay() {
	w, h := s.app.Size()
	s.layout = layOut(w, h, s.app.TextScale(1.3))
	for n, place := range s.layout.buttons {
		s.Widgets.Widgets[n].Rect = place
	}
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

// drawWords says what is seen, and what is being done with it.
func (s *Screen) drawWords(dst *ebiten.Image) {
	place, k := s.layout.words, s.layout.k
	title := text.Style{Face: text.Black, Size: theme.TextHeading * k, Colour: theme.Moonlight, VAlign: text.Middle}
	words := s.app.Strings.Text("gallery.title")
	if wide, _ := s.app.Writer.Measure(words, title); wide > place.W {
		title.Size *= place.W / wide
	}
	s.app.Writer.Draw(dst, words, place.X, place.Y+26*k, title)
	top := 60 * k
	line := text.Style{Size: theme.TextButton * k, Colour: theme.Moonlight, VAlign: text.Top}
	if wide, high := s.app.Writer.MeasureWrapped(s.said, place.W, line); wide > place.W || high > place.H-top { // a folder's long name, as a rule
		line.Size *= math.Min(place.W/wide, (place.H-top)/high)
	}
	s.app.Writer.DrawWrapped(dst, s.said, place.X, place.Y+top, place.W, line)
}
