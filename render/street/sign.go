package street

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
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
	p.pen.Rect(nearTone, left, roof, right-left, g-roof)
	p.pen.Rect(edgeTone, left-7, roof-7, right-left+14, 9)
	p.pen.Rect(frontTone, left-3, roof+2, right-left+6, 5)
	p.scaffold(left+20, right-20, roof-7)
	p.shops(left, right, g)
	p.eachFlat(func(x, y float64, row, column int) {
		pen := p.pen.Part(x, y, 1)
		pen.Rect(edgeTone.Fade(0.55), -9, 6, 18, 30)
		paintWindow(pen, flatLight(row, column))
		pen.Rect(edgeTone, -12, 37, 24, 2)
	})
}

// scaffold holds the sign over the roof.
func (p painter) scaffold(left, right, roof float64) {
	top := p.SignY/p.Scale + 40
	for x := left; x <= right+1; x += (right - left) / 6 {
		p.pen.Rect(edgeTone, x-1.5, top, 3, roof-top)
	}
	for x, i := left, 0; i < 6; x, i = x+(right-left)/6, i+1 {
		step := (right - left) / 6
		p.pen.Poly(edgeTone, x-1, roof, x+1, roof, x+step+1, roof-46, x+step-1, roof-46)
	}
	for _, y := range []float64{roof - 46, (top + roof - 46) / 2} {
		p.pen.Rect(edgeTone, left-8, y, right-left+16, 3)
	}
}

// eachFlat goes through the rows of tall windows between the shops and the roof of the house under the sign: the middle of the
// upper edge of each.
func (plan Plan) eachFlat(do func(x, y float64, row, column int)) {
	const stepX, stepY = 40.0, 46.0
	left, right, roof := plan.house()
	top, bottom := roof+36, plan.PavementY/plan.Scale-58
	columns, rows := int((right-left-16)/stepX), int((bottom-top)/stepY)
	if columns < 1 || rows < 1 {
		return
	}
	x0 := left + (right-left-float64(columns)*stepX)/2
	y0 := top + (bottom-top-float64(rows)*stepY)/2
	for row := range rows {
		for column := range columns {
			do(x0+float64(column)*stepX+stepX/2, y0+float64(row)*stepY, row, column)
		}
	}
}

// flatLight is the light in a flat.
func flatLight(row, column int) theme.Colour {
	switch c := chance(row*13+5, column*7+3); {
	case c < 0.30:
		return warmWindow
	case c < 0.38:
		return coolWindow.Fade(0.7)
	}
	return frontTone
}

// paintWindow paints the panes of a flat's window in a tone.
func paintWindow(pen canvas.Canvas, tone theme.Colour) {
	pen.Rect(tone, -7, 8, 14, 26)
	pen.Rect(nearTone, -0.7, 8, 1.4, 26)
	pen.Rect(nearTone, -7, 17, 14, 1.4)
}

// shops are the lit windows and striped awnings of the ground floor.
func (p painter) shops(left, right, ground float64) {
	const width = 84.0
	count := max(int((right-left)/width), 1)
	step := (right - left) / float64(count)
	p.pen.Rect(edgeTone, left, ground-56, right-left, 3)
	for i := range count {
		pen := p.pen.Part(left+float64(i)*step, ground, 1)
		glow := theme.NeonAmber
		if i%3 == 2 {
			glow = theme.NeonAmber.Mix(theme.NeonPink, 0.35)
		}
		pen.Rect(glow, 8, -40, step-16, 32)
		for bar := 1.0; bar < 4; bar++ {
			pen.Rect(nearTone, 8+bar*(step-16)/4-0.8, -40, 1.6, 32)
		}
		pen.Rect(nearTone, 8, -14, step-16, 2)
		if i%2 == 0 {
			p.awning(pen, step)
		}
		if chance(i, 60) < 0.5 {
			pen.Circle(frontTone, step*0.3, -21, 3.4)
			pen.Part(step*0.3, -6, 1).Fill(frontTone, canvas.Data("M-4 0 V-9 C-4 -14 4 -14 4 -9 V0 Z")...)
		}
	}
}

// awning is striped and cut in scallops.
func (p painter) awning(pen canvas.Canvas, width float64) {
	stripes := 8
	step := (width - 8) / float64(stripes)
	for i := range stripes {
		tone := tramRed
		if i%2 == 1 {
			tone = theme.PaperDark
		}
		x := 4 + float64(i)*step
		pen.Rect(tone, x, -50, step, 12)
		pen.Circle(tone, x+step/2, -38, step/2)
	}
}

// lettering is what a sign says, in the units of the canvas it is painted on.
type lettering struct {
	loops []canvas.Loop
	size  float64 // of the type
}

// outlined is the sign's name, in logical units.
func (plan Plan) outlined(writer *text.Writer) lettering {
	wide := plan.SignW / plan.Scale
	loops, size := canvas.Words(writer, plan.Sign, text.Neon, plan.SignX/plan.Scale+wide/2, 0, math.Inf(1), wide)
	return lettering{canvas.Shifted(loops, 0, plan.SignY/plan.Scale+size*0.80), size}
}

// outline draws the line around the letters, width of their size wide.
func (l lettering) outline(pen canvas.Canvas, colour theme.Colour, width float64) {
	for _, loop := range l.loops {
		pen.Outline(colour, l.size*width, loop)
	}
}

// sign paints the dark letters of the game's name on its scaffold.
func (p painter) sign(name lettering) {
	name.outline(p.pen, frontTone, 0.075)
	p.pen.Fill(0x2A1436FF, name.loops...)
	name.outline(p.pen, 0x6B4A66FF, 0.018)
}

// light paints the lit tubes of letters, with their glow, on an empty canvas.
func (p painter) light(name lettering) {
	name.outline(p.pen, theme.NeonPink, 0.09)
	glow(p.pen.Pixels(), name.on(p.pen), name.size*p.pen.Scale())
	p.pen.Fill(0xB01E52FF, name.loops...)
	name.outline(p.pen, theme.NeonPink, 0.032)
	name.outline(p.pen, theme.NeonCore, 0.0095)
}

// on is where on a canvas of the letters' units their light falls, in pixels.
func (l lettering) on(pen canvas.Canvas) image.Rectangle {
	const reach = 0.7 // of the type's size
	left, top, right, bottom := canvas.Bounds(l.loops)
	margin, scale := l.size*reach, pen.Scale()
	return image.Rect(int((left-margin)*scale), int((top-margin)*scale), int((right+margin)*scale), int((bottom+margin)*scale))
}

// PaintSign fills a picture with the sign alone, lit, on the night.
func (*City) PaintSign(writer *text.Writer, dst *ebiten.Image, sign string) {
	dst.Fill(theme.NightDeep)
	width, height := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	loops, size := canvas.Words(writer, sign, text.Neon, 0, 0, 100, math.Inf(1))
	left, top, right, bottom := canvas.Bounds(loops)
	scale := min(width*0.84/(right-left), height*0.76/(bottom-top))
	loops = canvas.Shifted(loops, width/scale/2-(left+right)/2, height/scale/2-(top+bottom)/2)
	p := painter{pen: canvas.New(dst.Bounds().Dx(), dst.Bounds().Dy(), scale)}
	p.light(lettering{loops, size})
	picture := p.pen.Image(writer)
	dst.DrawImage(picture, nil)
	picture.Deallocate()
}
