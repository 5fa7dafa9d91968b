// Package street paints what lies outside the drawing table: Warsaw by night over
// wet pavement, and the neon sign with the game's name.
package street

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/text"
	"capital/render/theme"
)

// Plan says where the parts of the picture lie, in pixels.
type Plan struct {
	Width, Height     int
	Scale             float64 // pixels a logical unit
	SignX, SignY      float64 // the sign's upper left corner
	SignW             float64 // the sign's width; 0 for a street without it
	TowerX, PavementY float64 // the middle of the tall palace, the far edge of the pavement
	Sign              string  // what the sign says
}

// City is the picture, painted once for a plan and then only copied.
type City struct {
	plan   Plan
	writer *text.Writer
	dark   *ebiten.Image // everything, the sign unlit
	lit    *ebiten.Image // the light of the sign, to be added; nil until it is first seen
	living living
}

// Prepare paints the picture where the plan is another than the last time. The light of the sign is painted when it is first
// drawn, for the sign comes on only when the rest has been seen.
func (c *City) Prepare(writer *text.Writer, plan Plan) {
	if c.dark != nil && c.plan == plan {
		return
	}
	c.Forget()
	c.plan, c.writer = plan, writer
	p := newPainter(plan)
	p.paint(writer, p.tram)
	p.reflect(reflected)
	p.lamps()
	c.dark = p.pen.Image(writer)
}

// shine paints the light of the sign.
func (c *City) shine() *ebiten.Image {
	p := newPainter(c.plan)
	p.light(c.plan.outlined(c.writer))
	p.reflect(0.6)
	return p.pen.Image(c.writer)
}

// reflected is how much of the street comes back in the pavement.
const reflected = 0.42

// paint paints everything that comes back in the pavement, with what stands in the street, and the pavement.
func (p painter) paint(writer *text.Writer, street func()) {
	p.sky()
	p.farRoofs()
	p.palace()
	p.nearRoofs()
	if p.SignW > 0 {
		p.signHouse()
		p.sign(p.outlined(writer))
	}
	p.wire()
	street()
	p.pavement()
}

// Forget gives the picture's memory back.
func (c *City) Forget() {
	c.living.forget()
	for _, img := range []**ebiten.Image{&c.dark, &c.lit} {
		if *img != nil {
			(*img).Deallocate()
			*img = nil
		}
	}
}

// Draw copies the picture, the sign lit by light, 0 to 1.
func (c *City) Draw(dst *ebiten.Image, light float64) {
	dst.DrawImage(c.dark, nil)
	if c.plan.SignW <= 0 || light <= 0 {
		return
	}
	if c.lit == nil {
		c.lit = c.shine()
	}
	options := ebiten.DrawImageOptions{}
	options.ColorScale.ScaleAlpha(float32(light))
	dst.DrawImage(c.lit, &options)
}

// How the sign comes on: how bright it is, 0 to 9 and a for full, for flickerTime each,
// in seconds.
const (
	flickerTime  = 0.05
	flickerSteps = "0000800040000900a30000060a98a9a4a9aa"
)

// Light returns how bright the sign is, 0 to 1, so many seconds after it was switched on, and whether it stays so.
func (*City) Light(seconds float64) (light float64, stays bool) {
	step := int((seconds + motion.Instant) / flickerTime)
	switch {
	case step >= len(flickerSteps):
		return 1, true
	case flickerSteps[step] == 'a':
		return 1, false
	}
	return float64(flickerSteps[step]-'0') / 10, false
}

// Line returns the middle and the width, in pixels, of the blank wall above the windows of the house under the sign.
func (*City) Line(plan Plan) (x, y, width float64) { return plan.frieze() }

// painter paints one plan. Its own unit is the logical one.
type painter struct {
	Plan
	pen canvas.Canvas
}

func newPainter(plan Plan) painter {
	return painter{plan, canvas.New(plan.Width, plan.Height, plan.Scale)}
}

// line draws lines that path data describes, with round joints and ends.
func line(pen canvas.Canvas, colour theme.Colour, width float64, data string) {
	for _, l := range canvas.Data(data) {
		pen.Stroke(colour, width, l, false)
	}
}

// width and ground are the picture's width and the pavement's far edge in logical units.
func (p painter) width() float64  { return float64(p.Width) / p.Scale }
func (p painter) height() float64 { return float64(p.Height) / p.Scale }
func (p painter) ground() float64 { return p.PavementY / p.Scale }
func (p painter) tower() float64  { return p.TowerX / p.Scale }

// Tones of the layers, from far to near.
const (
	farTone    theme.Colour = 0x2C2A5EFF
	middleTone theme.Colour = 0x1B2150FF
	nearTone   theme.Colour = 0x10163AFF
	frontTone  theme.Colour = 0x0A0E27FF
	tramRed    theme.Colour = 0xA92333FF // of the tram and of awnings
	tramDark   theme.Colour = 0x741523FF
	edgeTone   theme.Colour = 0x2A3570FF
	palaceTone theme.Colour = 0x6456A6FF
	palaceDark theme.Colour = 0x413880FF
	dimWindow  theme.Colour = 0x4A4A86FF
	warmWindow theme.Colour = 0xE8A94AFF
	coolWindow theme.Colour = 0x9FC4E8FF
	redLamp    theme.Colour = 0xFF5A5AFF
)

// chance is a number from 0 to 1 that is always the same for the same place.
func chance(a, b int) float64 {
	h := uint64(a)*0x9E3779B97F4A7C15 + uint64(b)*0xC2B2AE3D27D4EB4F + 0x165667B19E3779F9
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	h ^= h >> 32
	return float64(h%4096) / 4096
}

// sky paints the night and, in flat rings round the tall palace, the city's glow.
func (p painter) sky() {
	left := canvas.Origin(p.pen).X
	disc(p.pen.Pixels(), 0, 0, math.Inf(1), theme.NightDeep)
	reach := math.Hypot(p.width(), p.height())
	rings := []struct {
		share float64
		tone  theme.Colour
	}{{0.74, 0x0A1026FF}, {0.58, 0x0E1534FF}, {0.43, 0x151B44FF}, {0.30, 0x1F2154FF}, {0.19, 0x2C2762FF}}
	for _, ring := range rings {
		disc(p.pen.Pixels(), left+p.TowerX, p.PavementY, reach*ring.share*p.Scale, ring.tone)
	}
	for i := range 70 {
		x, y := chance(i, 1)*p.width(), chance(i, 2)*p.ground()*0.62
		p.pen.Circle(theme.Moonlight.Fade(0.25+0.5*chance(i, 4)), x, y, 0.6+0.7*chance(i, 3))
	}
}

// farRoofs is the outline of the city behind everything: glass towers and blocks.
func (p painter) farRoofs() {
	g := p.ground()
	for i, x := 0, -20.0; x < p.width(); i++ {
		w := 46 + 50*chance(i, 11)
		h := 70 + 90*chance(i, 12)
		p.pen.Rect(farTone, x, g-h, w+1, h)
		p.windows(x, g-h, w, h, i*97, 0.10, dimWindow)
		x += w
	}
	t := p.tower()
	p.pen.Part(t+150, g, 1).Fill(farTone, canvas.Data("M0 0 V-210 L26 -240 V-262 L30 -300 L34 -262 V-232 L56 -206 V0 Z")...) // glass tower with a mast
	p.windows(t+152, g-200, 52, 190, 901, 0.22, dimWindow)
	p.pen.Part(t-250, g, 1).Fill(farTone, canvas.Data("M0 0 V-150 C2 -200 20 -232 52 -246 L58 0 Z")...) // the sail
	p.windows(t-244, g-170, 46, 160, 902, 0.2, dimWindow)
	p.pen.Part(t-150, g, 1).Fill(farTone, canvas.Data("M0 0 V-176 H44 V0 Z M12 -176 V-196 H32 V-176 Z")...)
	p.windows(t-148, g-172, 40, 160, 903, 0.25, dimWindow)
}

// windows lights some of the windows of a block.
func (p painter) windows(x, y, w, h float64, seed int, share float64, tone theme.Colour) {
	const stepX, stepY = 9.0, 12.0
	columns, rows := int((w-6)/stepX), int((h-8)/stepY)
	left := x + (w-float64(columns)*stepX)/2 + 2.2
	for row := range rows {
		for column := range columns {
			if chance(seed+row*31, column*17+seed) < share {
				p.pen.Rect(tone, left+float64(column)*stepX, y+7+float64(row)*stepY, 4.6, 6.4)
			}
		}
	}
}

// palaceScale lets the palace rise over the sign where the screen is higher than wide.
func (p painter) palaceScale() float64 {
	if p.Width < p.Height {
		return 1.7
	}
	return 1
}

// palace is the Palace of Culture and Science, floodlit.
func (p painter) palace() {
	pen := p.pen.Part(p.tower(), p.ground(), p.palaceScale())
	// Wings, shoulders and the shaft, each with its shadowed side.
	for _, b := range []struct{ half, top, base float64 }{
		{128, 74, 0}, {92, 112, 74}, {62, 140, 112}, {38, 300, 140}, {30, 322, 300}, {20, 346, 322}, {12, 362, 346},
	} {
		pen.Rect(palaceTone, -b.half, -b.top, b.half, b.top-b.base+0.6)
		pen.Rect(palaceDark, 0, -b.top, b.half, b.top-b.base+0.6)
	}
	// Corner turrets on each shoulder.
	for _, t := range []struct{ x, y, h float64 }{{120, 74, 26}, {84, 112, 24}, {54, 140, 22}, {34, 300, 18}, {24, 322, 14}} {
		for _, side := range []float64{-1, 1} {
			tone := palaceTone
			if side > 0 {
				tone = palaceDark
			}
			pen.Rect(tone, side*t.x-4, -t.y-t.h*0.6, 8, t.h*0.6)
			pen.Part(side*t.x, -t.y-t.h*0.6, 1).Fill(tone, canvas.Data("M-4 0 L0 -10 L4 0 Z")...)
		}
	}
	pen.Fill(palaceTone, canvas.Data("M-12 -362 L-8 -378 L-3 -384 L0 -470 L3 -384 L8 -378 L12 -362 Z")...)
	pen.Fill(palaceDark, canvas.Data("M0 -470 L3 -384 L8 -378 L12 -362 H0 Z")...)
	// Ribs of the shaft, the clock and lit windows.
	for x := -30.0; x <= 30; x += 10 {
		line(pen.Part(x, 0, 1), palaceDark.Mix(theme.NightDeep, 0.25), 1.6, "M0 -290 V-146")
	}
	pen.Circle(theme.NightDeep, 0, -309, 9.5)
	pen.Circle(theme.NeonAmber, 0, -309, 8)
	line(pen, theme.NightDeep, 1.4, "M0 -309 V-315 M0 -309 L4 -306")
	for row := range 11 {
		for column := range 7 {
			if chance(row+300, column+40) < 0.34 {
				pen.Rect(warmWindow, -33+float64(column)*10-1.5, -284+float64(row)*12.6, 3.4, 6)
			}
		}
	}
	for column := range 20 {
		if chance(column, 77) < 0.6 {
			pen.Rect(warmWindow, -118+float64(column)*12, -62, 4, 9)
		}
		if chance(column, 78) < 0.5 {
			pen.Rect(warmWindow.Fade(0.7), -118+float64(column)*12, -40, 4, 9)
		}
	}
	pen.Circle(redLamp, 0, -470, 2.2)
}

// nearRoofs are blocks and tenements between the palace and the street.
func (p painter) nearRoofs() {
	g := p.ground()
	for i, x := 0, -30.0; x < p.width(); i++ {
		w := 64 + 56*chance(i, 21)
		h := 44 + 56*chance(i, 22)
		if math.Abs(x+w/2-p.tower()) < 140 {
			h = 26 + 18*chance(i, 23)
		}
		p.pen.Rect(middleTone, x, g-h, w+0.6, h)
		if chance(i, 24) < 0.45 {
			p.pen.Poly(middleTone, x, g-h, x+14, g-h-22, x+w-14, g-h-22, x+w, g-h)
		} else {
			p.pen.Rect(middleTone, x+w*0.2, g-h-8, 9, 9)
			p.pen.Rect(middleTone, x+w*0.65, g-h-12, 3, 13)
		}
		tone := warmWindow
		if i%3 == 1 {
			tone = coolWindow.Fade(0.8)
		}
		p.windows(x, g-h, w, h, i*53+7, 0.26, tone)
		x += w
	}
	p.column(p.tower() + 236)
	p.church(p.tower() - 205)
}

// column is Sigismund's Column.
func (p painter) column(x float64) {
	pen := p.pen.Part(x, p.ground(), 1)
	pen.Fill(edgeTone, canvas.Data("M-16 0 V-12 H-11 V-30 H-6 V-34 H-4 L-3 -122 H-6 V-128 H6 V-122 H3 L4 -34 H6 V-30 H11 V-12 H16 V0 Z")...)
	pen.Fill(edgeTone, canvas.Data("M-4 -128 C-5 -140 -3 -146 0 -147 C3 -146 5 -140 4 -128 Z")...)
	pen.Circle(edgeTone, 0, -150, 3.2)
	line(pen, edgeTone, 1.6, "M-5 -128 V-160 M-8 -155 H-2")
	line(pen, edgeTone, 2, "M4 -142 L9 -132")
}

// church has two thin towers, as the churches of the Royal Route.
func (p painter) church(x float64) {
	pen := p.pen.Part(x, p.ground(), 1)
	pen.Fill(nearTone, canvas.Data("M-34 0 V-92 L-34 -104 L-29 -110 L-26 -140 L-23 -110 L-18 -104 V-86 L0 -100 L18 -86 V-104 L23 -110 L26 -140 L29 -110 L34 -104 V0 Z")...)
	for _, x := range []float64{-26, 26} {
		pen.Rect(warmWindow, x-2.5, -98, 5, 9)
	}
	pen.Circle(warmWindow, 0, -72, 6)
	pen.Fill(warmWindow, canvas.Data("M-6 0 V-26 C-6 -34 6 -34 6 -26 V0 Z")...)
}

// tramStop is where the tram stands, in logical units.
func (plan Plan) tramStop() float64 {
	x := plan.TowerX / plan.Scale
	if plan.SignW <= 0 || plan.Width < plan.Height {
		return x - 20
	}
	return x - 104 // left of the buttons of a title
}

// wire hangs over the street.
func (p painter) wire() {
	p.pen.Line(frontTone, 1, -10, p.ground()-86, p.width()+10, p.ground()-86)
}

// tram stands in the street, its windows lit.
func (p painter) tram() {
	pen := p.pen.Part(p.tramStop(), p.ground(), 1)
	const length = 250.0
	line(pen, frontTone, 1.8, "M120 -58 L108 -74 L122 -86 M114 -86 H132")
	pen.Round(tramDark, 0, -56, length, 50, 9)
	pen.Round(theme.NeonAmber.Mix(theme.Paper, 0.3), 0, -56, length, 26, 9)
	pen.Rect(theme.NeonAmber.Mix(theme.Paper, 0.3), 0, -38, length, 14)
	pen.Rect(frontTone, -3, -58, length+6, 6)
	for i := range 9 {
		pen.Rect(tramDark, float64(i)*length/8-2.5, -54, 5, 31)
	}
	for i, at := range []float64{22, 48, 84, 112, 145, 178, 206, 230} {
		pen.Circle(frontTone, at, -37, 4.6)
		pen.Rect(frontTone, at-6, -33, 12, 9+float64(i%2))
	}
	pen.Rect(theme.NeonAmber.Mix(theme.Paper, 0.2), 4, -22, length-8, 3)
	pen.Rect(frontTone, 0, -8, length, 4)
	for _, wheel := range []float64{36, 66, 184, 214} {
		pen.Circle(frontTone, wheel, -3, 6)
	}
	pen.Circle(theme.NeonCore, length-4, -15, 3)
	pen.Circle(redLamp, 4, -15, 2.4)
}

// pavement is the wet street: everything above it comes back in it.
func (p painter) pavement() {
	g := p.ground()
	p.pen.Rect(frontTone, 0, g, p.width(), p.height()-g)
	p.pen.Rect(edgeTone, 0, g, p.width(), 3)
}

// reflect adds to the picture, on the pavement, what it shows above it: flattened,
// broken into strips as by water, weaker towards the eye.
func (p painter) reflect(strength float64) {
	const flatten = 0.34
	top := int(p.PavementY)
	strip := max(int(math.Round(p.Scale*2)), 1)
	begin := top + int(4*p.Scale)
	for y, i := begin, 0; y < p.Height; y, i = y+strip, i+1 {
		from := float64(top) - float64(y-begin)/flatten
		tall := float64(strip) / flatten
		if from-tall < 0 {
			break
		}
		near := float64(y-begin) / float64(p.Height-begin)
		sway := (chance(i/2, 5)-0.5)*(2+9*near) + 3*near*math.Sin(float64(i)*0.9)
		light := strength * (1 - 0.5*near) * (0.75 + 0.25*chance(i, 6))
		for row := range min(strip, p.Height-y) {
			mirrorRow(p.pen.Pixels(), from-(float64(row)+0.5)*tall/float64(strip), y+row, sway*p.Scale, light)
		}
	}
}

// lampsEvery is how far lamps stand from one another, in logical units.
const lampsEvery = 310

// firstLamp is where the lamp farthest to the left stands.
func (plan Plan) firstLamp() float64 {
	return math.Mod(plan.TowerX/plan.Scale+300, lampsEvery) - lampsEvery/2
}

// lamp is a lamp without its light, its foot at a canvas's origin.
func lamp(pen canvas.Canvas) {
	line(pen, frontTone, 3, "M0 0 V-104")
	pen.Fill(frontTone, canvas.Data("M-7 0 L-4 -14 H4 L7 0 Z")...)
	pen.Fill(theme.NeonAmber.Mix(theme.NeonCore, 0.4), canvas.Data("M-7 -104 H7 L9 -120 H-9 Z")...)
	pen.Fill(frontTone, canvas.Data("M-11 -120 H11 L0 -128 Z")...)
}

// lamps stand at the kerb, before everything.
func (p painter) lamps() {
	g := p.ground()
	for x := p.firstLamp(); x < p.width(); x += lampsEvery {
		pen := p.pen.Part(x, g+10, 1)
		pen.Circle(theme.NeonAmber.Fade(0.10), 0, -112, 26)
		pen.Circle(theme.NeonAmber.Fade(0.16), 0, -112, 15)
		lamp(pen)
		pen.Rect(theme.NeonAmber.Fade(0.5), -26, 1, 52, 1.6)
		for i := range 7 {
			half := 20 - 2*float64(i)
			pen.Rect(theme.NeonAmber.Fade(0.26-0.03*float64(i)), -half+4*(chance(i, int(x))-0.5), 8+float64(i)*9, 2*half, 2)
		}
	}
}
