package view

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/opening"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// drawBanner draws words that the match waits for.
func (r overlay) drawBanner(beams *searchlights, pictures *epochPicture) {
	b := &r.p.Banner
	if b.Title == "" {
		return
	}
	strength := math.Min(1, math.Min((1-b.Left)*8, b.Left*8))
	if b.Epoch > 0 {
		r.drawEpoch(pictures, strength)
		return
	}
	if b.War {
		sweep := 1 - b.Left
		if b.Still {
			sweep = 1
		}
		r.drawWar(beams, sweep, strength)
	} else {
		Fill(r.Dst, r.l.Screen, theme.NightDeep.Fade(0.62*strength))
	}
	if b.War && b.Words == "" && !b.Still && 1-b.Left < warHidden { // nothing gives it away before it is heard and seen
		return
	}
	r.drawBannerWords(strength)
}

// Parts of the time in which a milestone is unveiled: the cloth begins to fall, it lies, and it is told who takes it.
const (
	clothFalls = 0.14
	clothLies  = 0.34
	takenAt    = 0.5
)

// drawCloth draws the cloth over what is unveiled, or what of it is still falling.
func (r overlay) drawCloth(over widget.Rect, gone, strength float64) {
	const folds = 7
	fallen := math.Min(math.Max((gone-clothFalls)/(clothLies-clothFalls), 0), 1)
	if fallen == 1 {
		return
	}
	over = widget.Rect{X: over.X - 8*r.U, Y: over.Y - 8*r.U, W: over.W + 16*r.U, H: over.H + 16*r.U}
	top := over.H * fallen * fallen
	for n := range folds {
		tone := theme.Colour(0xA92333FF)
		if n%2 == 1 {
			tone = 0x861A2AFF
		}
		wide := over.W / folds
		sag := float64(n*5%7) * 2 * r.U * (1 + 3*fallen)
		r.Fill(widget.Rect{X: over.X + float64(n)*wide, Y: over.Y + top, W: wide + 1, H: over.H - top + sag}, tone.Fade(strength))
	}
	r.Fill(widget.Rect{X: over.X, Y: over.Y + top, W: over.W, H: 4 * r.U}, theme.CoinDark.Fade(strength))
}

// warHidden is the part of its time before a war has a name.
const warHidden = 0.45

// epochPicture is the picture of the epoch that is announced, kept as long as it is.
type epochPicture struct {
	epoch int
	room  widget.Rect
	image *ebiten.Image
}

// forget gives the picture back.
func (e *epochPicture) forget() {
	if e.image != nil {
		e.image.Deallocate()
	}
	*e = epochPicture{}
}

// mostEpoch is how many pixels a picture of an epoch is wide or high at most: larger screens show it enlarged.
const mostEpoch = 1600.0

// of is the picture of an epoch for a screen.
func (e *epochPicture) of(epoch int, screen widget.Rect, unit float64) *ebiten.Image {
	if e.image == nil || e.epoch != epoch || e.room != screen {
		e.forget()
		fit := math.Min(1, mostEpoch/math.Max(screen.W, screen.H))
		c := canvas.New(int(math.Ceil(screen.W*fit)), int(math.Ceil(screen.H*fit)), unit*fit)
		opening.Paint(c, epoch, screen.W/unit, screen.H/unit)
		*e = epochPicture{epoch, screen, c.Image(nil)}
	}
	return e.image
}

// drawEpoch draws an epoch that begins: Warsaw in its time, which comes a little nearer, and below it the words.
func (r overlay) drawEpoch(pictures *epochPicture, strength float64) {
	b, s, u := &r.p.Banner, r.l.Screen, r.U
	near := 1.07 - 0.07*motion.Out(1-b.Left)
	if b.Still {
		near = 1
	}
	picture := pictures.of(b.Epoch, s, u)
	size := picture.Bounds().Size()
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Scale(s.W/float64(size.X)*near, s.H/float64(size.Y)*near)
	options.GeoM.Translate(s.W/2*(1-near), s.H*0.74*(1-near))
	options.ColorScale.ScaleAlpha(float32(strength))
	r.Dst.DrawImage(picture, &options)
	band := widget.Rect{Y: s.H * 0.76, W: s.W, H: s.H * 0.24}
	if high := 176 * u; band.H < high {
		band.Y, band.H = s.H-high, high
	}
	Fill(r.Dst, band, theme.NightDeep.Fade(0.8*strength))
	r.Writer.Filled(r.Dst, band.X, band.Y, band.W, band.H)
	x, y := s.W/2, band.Y+band.H*0.4
	r.SayWithin(b.Title, x, y, s.W-24*u, label{Size: 76, Face: text.Neon, Colour: theme.NeonAmber.Fade(strength), Align: text.Centre, VAlign: text.Middle})
	r.Writer.DrawWrapped(r.Dst, b.Words, x, y+68*u, s.W-60*u, r.Style(label{Size: 26, Face: text.Bold, Colour: theme.Moonlight.Fade(strength), Align: text.Centre, VAlign: text.Middle}))
}

// drawBannerWords draws what a banner says on its band.
func (r overlay) drawBannerWords(strength float64) {
	b, u, s := &r.p.Banner, r.U, r.l.Screen
	x, y := s.W/2, s.H*0.44
	above := 84.0 // of the band behind the words, where nothing shows through
	if b.Tile != warsaw.NoTile {
		above = 246
	}
	band, colour := theme.NightDeep.Fade(0.85*strength), theme.NeonAmber
	if b.War {
		band, colour = darkness.Fade(0.72*strength), warRed
	}
	Fill(r.Dst, widget.Rect{Y: y - above*u, W: s.W, H: (above + 124) * u}, band)
	r.Writer.Filled(r.Dst, 0, y-above*u, s.W, (above+124)*u)
	gone := 1 - b.Left
	if b.Still || b.Tile == warsaw.NoTile {
		gone = 1
	}
	if b.Tile != warsaw.NoTile {
		size := int(170 * u)
		left, top := math.Round(x-float64(size)/2), math.Round(y-float64(size)-50*u)
		if gone > clothFalls {
			r.Tiles.DrawFace(r.Dst, b.Tile, 0, left, top, size)
		}
		r.drawCloth(widget.Rect{X: left, Y: top, W: float64(size), H: float64(size)}, gone, strength)
	}
	if gone < clothLies {
		return
	}
	r.SayWithin(b.Title, x, y, s.W-24*u, label{Size: 84, Face: text.Neon, Colour: colour.Fade(strength), Align: text.Centre, VAlign: text.Middle})
	if gone < takenAt {
		return
	}
	if b.Seat >= 0 {
		r.Mermaid(r.Dst, b.Seat, x+100*u, y-180*u, 110*u, theme.Seat(b.Seat).Light)
	}
	r.Writer.DrawWrapped(r.Dst, b.Words, x, y+74*u, s.W-80*u, r.Style(label{Size: 26, Colour: theme.Moonlight.Fade(strength), Align: text.Centre, VAlign: text.Middle}))
}
