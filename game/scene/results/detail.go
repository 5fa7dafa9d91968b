package results

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// detail is the part of the screen that shows one seat's last position large, below its name as a neon sign.
type detail struct {
	*page
	seat int
	sign *ebiten.Image // the name, painted once a layout and seat
}

// turn shows the position of another seat: so many steps on in the order of places.
func (d *detail) turn(step int) {
	for n, seat := range d.order {
		if seat == d.seat {
			d.show(d.order[(n+step+len(d.order))%len(d.order)])
			return
		}
	}
}

// show shows a seat's position.
func (d *detail) show(seat int) {
	d.seat = seat
	d.forget()
}

// forget has the sign painted anew, for another layout.
func (d *detail) forget() {
	if d.sign != nil {
		d.sign.Deallocate()
		d.sign = nil
	}
}

// draw draws the sign and the position; lit says whether the arrows beside the sign are pointed at.
func (d *detail) draw(dst *ebiten.Image, lit bool) {
	place := d.layout.detail
	if place.W == 0 { // large text needs the room
		return
	}
	d.drawSign(dst)
	if len(d.order) > 1 {
		d.drawArrows(dst, lit)
	}
	if d.outcome.Positions.Draw == nil {
		size := math.Min(place.W, place.H) * 0.8
		d.emblems.draw(dst, d.seat, place.X+(place.W-size)/2, place.Y+(place.H-size)/2, size)
		return
	}
	size := d.outcome.Positions.Sizes[d.seat]
	unit := unitIn(place.W, place.H, size)
	x := math.Round(place.X + (place.W-float64(size.Width*unit))/2)
	y := math.Round(place.Y + (place.H-float64(size.Height*unit))/2)
	d.outcome.Positions.Draw(dst, d.seat, x, y, unit)
}

// drawSign draws the name, between its arrows.
func (d *detail) drawSign(dst *ebiten.Image) {
	place := d.layout.sign
	around := margin * d.layout.u // for the glow
	if d.sign == nil {
		d.sign = ebiten.NewImage(int(place.W+2*around), int(place.H+2*around))
		room := widget.Rect{X: around + place.H, Y: around, W: place.W - 2*place.H, H: place.H}
		d.paintNeon(d.sign, d.outcome.Seats[d.seat].Name, d.colours(d.seat).Light, room)
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(place.X-around), math.Round(place.Y-around))
	dst.DrawImage(d.sign, &options)
}

// drawArrows draws the arrows to the seats before and after.
func (d *detail) drawArrows(dst *ebiten.Image, lit bool) {
	place, colour := d.layout.sign, theme.Moonlight
	if lit {
		colour = theme.NeonAmber
	}
	half := place.H * 0.2
	for _, way := range [...]float64{-1, 1} {
		x, y := place.X+place.W/2+way*(place.W/2-place.H*0.4), place.Y+place.H/2
		var path vector.Path
		path.MoveTo(float32(x-way*half*0.5), float32(y-half))
		path.LineTo(float32(x+way*half*0.5), float32(y))
		path.LineTo(float32(x-way*half*0.5), float32(y+half))
		pen(dst).Stroke(&path, 3*d.layout.u, colour)
	}
}

// paintNeon writes words as a neon sign within a place.
func (d *detail) paintNeon(dst *ebiten.Image, words string, light theme.Colour, place widget.Rect) {
	if d.outcome.Podium.Pages != nil {
		words, st := d.app.Writer.Within(words, place.W, text.Style{Face: text.Black, Size: place.H * 0.62, Colour: light, Align: text.Centre, VAlign: text.Middle})
		d.app.Writer.Draw(dst, words, place.X+place.W/2, place.Y+place.H/2, st)
		return
	}
	var path vector.Path
	st := text.Style{Face: text.Neon, Size: 100}
	width := d.app.Writer.Outline(&path, words, 0, 0, st)
	st.Size = math.Min(place.H*0.86, 100*place.W/math.Max(width, 1))
	width *= st.Size / 100
	path.Reset()
	d.app.Writer.Outline(&path, words, place.X+(place.W-width)/2, place.Y+place.H/2+st.Size*0.28, st)
	glow(dst, 4, func(layer *ebiten.Image) { pen(layer).Stroke(&path, st.Size*0.1, light) })
	tube := pen(dst)
	tube.Stroke(&path, st.Size*0.05, light)
	tube.Fill(&path, light.Mix(theme.NeonCore, 0.75))
}

// glow draws the light around what is painted: it is halved so many times, and what each half has becomes wide again.
func glow(dst *ebiten.Image, times int, paint func(*ebiten.Image)) {
	size := dst.Bounds().Size()
	layers := []*ebiten.Image{ebiten.NewImage(size.X, size.Y)}
	paint(layers[0])
	for range times {
		size = size.Add(image.Pt(1, 1)).Div(2)
		half := ebiten.NewImage(size.X, size.Y)
		stretch(half, layers[len(layers)-1], 0.5, 1)
		layers = append(layers, half)
	}
	for n := times; n > 0; n-- {
		under := layers[n-1]
		if n == 1 {
			under = dst
		}
		stretch(under, layers[n], 2, 0.6)
		layers[n].Deallocate()
	}
	layers[0].Deallocate()
}

// stretch draws a picture so many times as large.
func stretch(dst, picture *ebiten.Image, times float64, strength float32) {
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Scale(times, times)
	options.ColorScale.ScaleAlpha(strength)
	dst.DrawImage(picture, &options)
}
