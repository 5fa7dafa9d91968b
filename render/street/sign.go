package street

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
)

// house returns where the walls of the house under the sign stand, and its roof, in
// logical units.
func (plan Plan) house() (left, right, roof float64) {
	left, right = plan.SignX/plan.Scale-26, (plan.SignX+plan.SignW)/plan.Scale+14
	if plan.Width < plan.Height {
		left, right = -10, float64(plan.Width)/plan.Scale+10
	}
	return left, right, (plan.SignY+plan.SignW*0.52)/plan.Scale + 30
}

// frieze returns the middle and the width, in pixels, of the blank wall above the
// windows of the house under the sign.
func (plan Plan) frieze() (x, y, width float64) {
	left, right, roof := plan.house()
	return (left + right) / 2 * plan.Scale, (roof + 22) * plan.Scale, (right - left - 40) * plan.Scale
}

// signHouse is the tenement whose roof carries the sign.
func (p painter) signHouse() {
	left, right, roof := p.house()
	g := p.ground()
	p.pen.Box(left, roof, right-left, g-roof, nearTone)
	p.pen.Box(left-7, roof-7, right-left+14, 9, edgeTone)
	p.pen.Box(left-3, roof+2, right-left+6, 5, frontTone)
	p.scaffold(left+20, right-20, roof-7)
	p.shops(left, right, g)
	p.flats(left, right, roof+36, g-58)
}

// scaffold holds the sign over the roof.
func (p painter) scaffold(left, right, roof float64) {
	top := p.SignY/p.Scale + 40
	for x := left; x <= right+1; x += (right - left) / 6 {
		p.pen.Box(x-1.5, top, 3, roof-top, edgeTone)
	}
	for x, i := left, 0; i < 6; x, i = x+(right-left)/6, i+1 {
		step := (right - left) / 6
		p.pen.Polygon(edgeTone, x-1, roof, x+1, roof, x+step+1, roof-46, x+step-1, roof-46)
	}
	for _, y := range []float64{roof - 46, (top + roof - 46) / 2} {
		p.pen.Box(left-8, y, right-left+16, 3, edgeTone)
	}
}

// flats are the rows of tall windows between the shops and the roof.
func (p painter) flats(left, right, top, bottom float64) {
	const stepX, stepY = 40.0, 46.0
	columns, rows := int((right-left-16)/stepX), int((bottom-top)/stepY)
	if columns < 1 || rows < 1 {
		return
	}
	x0 := left + (right-left-float64(columns)*stepX)/2
	y0 := top + (bottom-top-float64(rows)*stepY)/2
	for row := range rows {
		for column := range columns {
			pen := p.pen.At(x0+float64(column)*stepX+stepX/2, y0+float64(row)*stepY, 1)
			tone := frontTone
			switch c := chance(row*13+5, column*7+3); {
			case c < 0.30:
				tone = warmWindow
			case c < 0.38:
				tone = coolWindow.Fade(0.7)
			}
			pen.Box(-9, 6, 18, 30, edgeTone.Fade(0.55))
			pen.Box(-7, 8, 14, 26, tone)
			pen.Box(-0.7, 8, 1.4, 26, nearTone)
			pen.Box(-7, 17, 14, 1.4, nearTone)
			pen.Box(-12, 37, 24, 2, edgeTone)
		}
	}
}

// shops are the lit windows and striped awnings of the ground floor.
func (p painter) shops(left, right, ground float64) {
	const width = 84.0
	count := max(int((right-left)/width), 1)
	step := (right - left) / float64(count)
	p.pen.Box(left, ground-56, right-left, 3, edgeTone)
	for i := range count {
		pen := p.pen.At(left+float64(i)*step, ground, 1)
		glow := theme.NeonAmber
		if i%3 == 2 {
			glow = theme.NeonAmber.Mix(theme.NeonPink, 0.35)
		}
		pen.Box(8, -40, step-16, 32, glow)
		for bar := 1.0; bar < 4; bar++ {
			pen.Box(8+bar*(step-16)/4-0.8, -40, 1.6, 32, nearTone)
		}
		pen.Box(8, -14, step-16, 2, nearTone)
		if i%2 == 0 {
			p.awning(pen, step)
		}
		if chance(i, 60) < 0.5 {
			pen.Circle(step*0.3, -21, 3.4, frontTone)
			pen.At(step*0.3, -6, 1).Data("M-4 0 V-9 C-4 -14 4 -14 4 -9 V0 Z", frontTone)
		}
	}
}

// awning is striped and cut in scallops.
func (p painter) awning(pen shape.Pen, width float64) {
	stripes := 8
	step := (width - 8) / float64(stripes)
	for i := range stripes {
		tone := tramRed
		if i%2 == 1 {
			tone = theme.PaperDark
		}
		x := 4 + float64(i)*step
		pen.Box(x, -50, step, 12, tone)
		pen.Circle(x+step/2, -38, step/2, tone)
	}
}

// sign draws the game's name on its scaffold: the dark letters on the picture, the
// light on an image of its own.
func (p painter) sign(writer *text.Writer, lit *ebiten.Image) {
	letters, size := outlined(writer, p.Sign, p.SignX, p.SignY, p.SignW)
	unlit := shape.Pen{Dst: p.pen.Dst, Scale: 1}
	unlit.Stroke(letters, size*0.075, frontTone)
	unlit.Fill(letters, theme.Colour(0x2A1436FF))
	unlit.Stroke(letters, size*0.018, theme.Colour(0x6B4A66FF))
	light(lit, letters, size)
}

// outlined is a sign's letters, width pixels wide, and the size of their type.
func outlined(writer *text.Writer, sign string, x, y, width float64) (letters *vector.Path, size float64) {
	style := text.Style{Face: text.Neon, Size: 100}
	letters = new(vector.Path)
	size = 100 * width / writer.Outline(letters, sign, 0, 0, style)
	style.Size = size
	*letters = vector.Path{}
	writer.Outline(letters, sign, x, y+size*0.80, style)
	return letters, size
}

// light draws the lit tubes of letters, with their glow.
func light(dst *ebiten.Image, letters *vector.Path, size float64) {
	glow(dst, letters, size)
	tube := shape.Pen{Dst: dst, Scale: 1}
	tube.Fill(letters, theme.Colour(0xB01E52FF))
	tube.Stroke(letters, size*0.034, theme.NeonPink)
	tube.Stroke(letters, size*0.013, theme.NeonCore)
}

// PaintSign fills a picture with the sign alone, lit, on the night.
func (*City) PaintSign(writer *text.Writer, dst *ebiten.Image, sign string) {
	dst.Fill(theme.NightDeep)
	box := dst.Bounds()
	width, height := float64(box.Dx()), float64(box.Dy())
	letters, _ := outlined(writer, sign, 0, 0, width)
	at := letters.Bounds()
	room := width * min(width*0.84/float64(at.Dx()), height*0.76/float64(at.Dy()))
	letters, size := outlined(writer, sign, 0, 0, room)
	at = letters.Bounds()
	var placed vector.Path
	var options vector.AddPathOptions
	options.GeoM.Translate((width-float64(at.Min.X+at.Max.X))/2, (height-float64(at.Min.Y+at.Max.Y))/2)
	placed.AddPath(letters, &options)
	light(dst, &placed, size)
}

// glow lays the sign's light on the air around it, softened by shrinking it and
// letting it grow again.
func glow(dst *ebiten.Image, letters *vector.Path, size float64) {
	width, height := dst.Bounds().Dx(), dst.Bounds().Dy()
	full := ebiten.NewImage(width, height)
	defer full.Deallocate()
	shape.Pen{Dst: full, Scale: 1}.Stroke(letters, size*0.09, theme.NeonPink)
	for _, halo := range []struct{ shrink, strength float64 }{{0.035, 0.55}, {0.11, 0.60}, {0.30, 0.55}} {
		soft := blurred(full, max(int(size*halo.shrink), 2))
		options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		bounds := soft.Bounds()
		options.GeoM.Scale(float64(width)/float64(bounds.Dx()), float64(height)/float64(bounds.Dy()))
		options.ColorScale.ScaleAlpha(float32(halo.strength))
		dst.DrawImage(soft, &options)
		soft.Deallocate()
	}
}

// blurred returns the image shrunk by about the given factor, in halves, so that no
// pixel is passed over.
func blurred(img *ebiten.Image, factor int) *ebiten.Image {
	current := img
	for factor > 1 {
		bounds := current.Bounds()
		half := ebiten.NewImage(max(bounds.Dx()/2, 1), max(bounds.Dy()/2, 1))
		options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		options.GeoM.Scale(float64(half.Bounds().Dx())/float64(bounds.Dx()), float64(half.Bounds().Dy())/float64(bounds.Dy()))
		half.DrawImage(current, &options)
		if current != img {
			current.Deallocate()
		}
		current = half
		factor /= 2
	}
	return current
}
