package sky

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/text"
	"capital/render/theme"
)

// Opening is a round that begins, as a picture that fills the screen: the city of glass in the light of its hour. The first round
// begins before dawn, the second as the sun rises, the third in the morning. It is painted once, and then only moved.
type Opening struct {
	plan   OpeningPlan
	layers layers
}

// OpeningPlan is what an opening is painted for.
type OpeningPlan struct {
	Width, Height int     // pixels
	Unit          float64 // pixels a logical unit
	Hour          int     // 1 to 3
	Title         string
}

// layers are the parts of an opening that move by themselves. What is soft is painted smaller than it is seen, which is quick.
type layers struct {
	sky, far, glow, sun, city, clouds, light, title, spark *ebiten.Image
	windows                                                [3]*ebiten.Image // they light up one after the other
}

// all lists all images.
func (l *layers) all() []**ebiten.Image {
	return []**ebiten.Image{
		&l.sky, &l.far, &l.glow, &l.sun, &l.city, &l.clouds, &l.light, &l.title, &l.spark, &l.windows[0], &l.windows[1], &l.windows[2],
	}
}

// hour is the light of an hour.
type hour struct {
	sky      []theme.Colour // from above to the clouds
	clouds   [3]theme.Colour
	sun      theme.Colour
	from, to [3]float32 // in which light the city stands, first and last
	windows  [2]float64 // how brightly they shine, first and last
	stars    int
	rise     [2]float64 // how high the sun stands above the clouds, first and last, as a part of the sky
}

// hours are those at which rounds begin.
var hours = [...]hour{
	{
		sky:    []theme.Colour{0x0B0A26FF, 0x15133DFF, 0x231E58FF, 0x3E3272FF, 0x6C4683FF, 0xA8617FFF},
		clouds: [3]theme.Colour{0x5D4A80FF, 0x3B3265FF, 0x241F4AFF}, sun: 0xFFB98FFF,
		from: [3]float32{0.26, 0.25, 0.44}, to: [3]float32{0.44, 0.38, 0.6}, windows: [2]float64{0.15, 1}, stars: 150, rise: [2]float64{-0.34, -0.2},
	},
	{
		sky:    []theme.Colour{0x2B2766FF, 0x5A4690FF, 0xA8689AFF, 0xE58A86FF, 0xFBB980FF, 0xFFE2A6FF},
		clouds: [3]theme.Colour{0xFBC3A0FF, 0xDC8FA0FF, 0x8F6A9EFF}, sun: 0xFFF0B8FF,
		from: [3]float32{0.6, 0.5, 0.66}, to: [3]float32{1, 0.94, 0.92}, windows: [2]float64{1, 0.25}, stars: 16, rise: [2]float64{-0.12, 0.16},
	},
	{
		sky:    []theme.Colour{0x3F7CC6FF, 0x6BA3DCFF, 0x9CC6EAFF, 0xCFE3F0FF, 0xFBF0DCFF, 0xFFF8E4FF},
		clouds: [3]theme.Colour{0xFFFFFFFF, 0xF1EEF8FF, 0xD9DCF0FF}, sun: 0xFFFFFFFF,
		from: [3]float32{1, 0.97, 0.93}, to: [3]float32{1, 1, 1}, rise: [2]float64{0.72, 0.87},
	},
}

// light is the hour of the opening.
func (o *Opening) light() *hour { return &hours[min(max(o.plan.Hour, 1), len(hours))-1] }

// Prepare paints the opening where the plan is another than the last time.
func (o *Opening) Prepare(writer *text.Writer, plan OpeningPlan) {
	if o.layers.sky != nil && o.plan == plan {
		return
	}
	o.Forget()
	o.plan = plan
	o.layers.sky = o.paintSky().Image(nil)
	o.layers.far = o.paintFar().Image(nil)
	o.layers.glow, o.layers.sun = o.paintGlow().Image(nil), o.paintSun().Image(nil)
	o.layers.city = o.paintCity(City).Image(nil)
	o.layers.clouds = o.paintClouds().Image(nil)
	o.layers.light, o.layers.title = o.paintLight(writer).Image(nil), o.paintTitle(writer).Image(nil)
	if o.light().windows != [2]float64{} {
		for n := range o.layers.windows {
			o.layers.windows[n] = o.paintCity(func(c canvas.Canvas) { lightWindows(c, n) }).Image(nil)
		}
	}
	o.layers.spark = paintSpark(int(44 * o.plan.Unit)).Image(nil)
}

// Forget gives the picture's memory back.
func (o *Opening) Forget() {
	canvas.GiveBack(o.layers.all()...)
}

// The measures of an opening, in pixels.
func (o *Opening) width() float64  { return float64(o.plan.Width) }
func (o *Opening) height() float64 { return float64(o.plan.Height) }
func (o *Opening) upright() bool   { return o.plan.Width < o.plan.Height }
func (o *Opening) foot() float64   { return o.height() * 0.84 }

// cityScale is how many pixels a unit of the city has.
func (o *Opening) cityScale() float64 {
	if o.upright() {
		return min(o.height()*0.56/cityHigh, o.width()*0.92/(2*cityHalf))
	}
	return min(o.height()*0.76/cityHigh, o.width()*0.5/(2*cityHalf))
}

// middle is where the middle of the city stands.
func (o *Opening) middle() float64 {
	if o.upright() {
		return o.width() / 2
	}
	return o.width() * 0.7
}

// titlePlace is the middle of the title, and the room that it has.
func (o *Opening) titlePlace() (x, y, wide, high float64) {
	if o.upright() {
		return o.width() / 2, o.height() * 0.14, o.width() * 0.86, min(o.height()*0.1, o.width()*0.2)
	}
	return o.width() * 0.25, o.height() * 0.36, o.width() * 0.42, min(o.height()*0.2, o.width()*0.1)
}

// Line returns the middle and the width, in pixels, of the room below the title.
func (o *Opening) Line() (x, y, width float64) {
	x, y, wide, high := o.titlePlace()
	return x, y + high*0.62 + 34*o.plan.Unit, wide
}

// Draw draws the opening so much of its way, 0 to 1, as strongly as a part of 1.
func (o *Opening) Draw(dst *ebiten.Image, passed, strength float64) {
	l, h, alpha := &o.layers, o.light(), strength
	t := motion.Out(min(max(passed, 0), 1))
	canvas.Stretch(dst, l.sky, -o.width(), -0.01*o.height(), 3*o.width(), 1.02*o.height(), alpha) // its edges are soft
	canvas.Stretch(dst, l.far, 0, 0, o.width(), o.height(), alpha)
	rise := h.rise[0] + (h.rise[1]-h.rise[0])*t
	if o.upright() && o.plan.Hour > 1 { // between the title and the roofs
		rise = 0.14 + rise*0.47
	}
	x, y, r := o.sunX(), o.foot()*(1-rise), o.sunSize()
	canvas.Stretch(dst, l.glow, x-4*r, y-4*r, 8*r, 8*r, alpha)
	drawLayer(dst, l.sun, x-r-1, y-r-1, alpha, nil)
	up := o.plan.Unit * 14 * (1 - t)
	left, top := o.middle()-cityHalf*o.cityScale(), o.foot()-cityHigh*o.cityScale()+up
	var scale [3]float32
	for n := range scale {
		scale[n] = h.from[n] + (h.to[n]-h.from[n])*float32(t)
	}
	drawLayer(dst, l.city, left, top, alpha, &scale)
	for n, windows := range l.windows {
		if windows != nil {
			one := min(max(t*2.2-0.45*float64(n), 0), 1)
			drawLayer(dst, windows, left, top, alpha*(h.windows[0]+(h.windows[1]-h.windows[0])*one), nil)
		}
	}
	if h.windows == [2]float64{} {
		o.drawSparks(dst, left, top, passed, strength)
	}
	canvas.Stretch(dst, l.clouds, -o.width()*0.06*(0.3+0.7*t), 0, o.width()*drift, o.height(), alpha)
	alpha *= min(1, passed*5)
	titleX, titleY, wide, high := o.titleBox()
	canvas.Stretch(dst, l.light, titleX, titleY, wide, high, alpha)
	canvas.Stretch(dst, l.title, titleX, titleY, wide, high, alpha)
}

// drift is how much wider than the screen the clouds before the city are.
const drift = 9.0 / 8

// sunX is where the sun stands.
func (o *Opening) sunX() float64 {
	if o.upright() {
		return o.width() * 0.26
	}
	return o.width() * 0.47
}

// drawLayer draws one layer at a place, in a light where there is one.
func drawLayer(dst, layer *ebiten.Image, x, y, alpha float64, light *[3]float32) {
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(x, y)
	options.Filter = ebiten.FilterLinear
	if light != nil {
		options.ColorScale.Scale(light[0], light[1], light[2], 1)
	}
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(layer, &options)
}

// drawSparks has the sun flash in the glass of the towers, one after the other.
func (o *Opening) drawSparks(dst *ebiten.Image, left, top, passed, strength float64) {
	k, half := o.cityScale(), float64(o.layers.spark.Bounds().Dx())/2
	for n, t := range skyline() {
		bright := 1 - math.Abs(passed-0.12-0.09*float64(n))/0.11
		if bright <= 0 {
			continue
		}
		options := ebiten.DrawImageOptions{Blend: ebiten.BlendLighter, Filter: ebiten.FilterLinear}
		options.GeoM.Translate(-half, -half)
		options.GeoM.Scale(0.5+bright, 0.5+bright)
		options.GeoM.Translate(left+(cityHalf+t.x-t.wide*0.2)*k, top+(cityHigh-t.high*(0.72+0.24*chance(n, 3)))*k)
		options.ColorScale.ScaleAlpha(float32(bright * strength))
		dst.DrawImage(o.layers.spark, &options)
	}
}

// soft is how many pixels of the screen a pixel has in which clouds are painted.
func (o *Opening) soft() float64 { return max(1, max(o.width(), o.height())/1280) }

// sheet is an empty sheet for clouds, so many times as wide as the screen. Its unit is a pixel of the screen.
func (o *Opening) sheet(wide float64) painter {
	k := o.soft()
	return painter{Canvas: canvas.New(int(o.width()*wide/k), int(o.height()/k), 1/k)}
}

// paintSky paints the sky in a strip.
func (o *Opening) paintSky() canvas.Canvas {
	const rows = 256
	c, h := canvas.New(2, rows, 1), o.light()
	for y := range rows {
		c.Rect(blend(h.sky, float64(y)/rows*o.height()/o.foot()), 0, float64(y), 2, 1)
	}
	return c
}

// paintFar paints the stars, and the clouds behind the city.
func (o *Opening) paintFar() canvas.Canvas {
	p, h, u := o.sheet(1), o.light(), o.plan.Unit
	for n := range h.stars {
		x, y := o.width()*chance(n, 11), o.foot()*0.66*chance(n, 12)
		p.Circle(theme.Colour(0xFFFFFFFF).Fade(0.2+0.6*chance(n, 13)), x, y, (0.6+chance(n, 14))*u)
	}
	o.bank(p, o.foot()-34*u, 1, h.clouds[0].Mix(h.sky[len(h.sky)-1], 0.35))
	return p.Canvas
}

// paintClouds paints the clouds before the city.
func (o *Opening) paintClouds() canvas.Canvas {
	p, u := o.sheet(drift), o.plan.Unit
	for n, tone := range o.light().clouds {
		o.bank(p, o.foot()+(4+34*float64(n))*u, n+2, tone)
	}
	return p.Canvas
}

// bank is a row of clouds from a height downwards.
func (o *Opening) bank(p painter, top float64, other int, tone theme.Colour) {
	u, width := o.plan.Unit, o.width()*drift
	for n := range int(width/(130*u)) + 2 {
		x := 130 * u * (float64(n) + 0.7*chance(n, 20+other))
		p.bank(x, top+12*u*chance(n, 30+other), (90+90*chance(n, 40+other))*u, (0.7+0.35*float64(other))*u, tone)
	}
	p.Rect(tone, 0, top+14*u, width, o.height())
}

// sunSize is half of how wide the sun is.
func (o *Opening) sunSize() float64 { return min(o.width(), o.height()) * 0.1 }

// paintGlow paints the light around the sun, four times as wide.
func (o *Opening) paintGlow() canvas.Canvas {
	const half = 80.0
	c := canvas.New(2*half, 2*half, 1)
	for n := range 22 {
		c.Circle(o.light().sun.Fade(0.035), half, half, half*(0.27+0.7*float64(22-n)/22))
	}
	return c
}

// paintSun paints the sun.
func (o *Opening) paintSun() canvas.Canvas {
	r := o.sunSize()
	c := canvas.New(int(2*r)+3, int(2*r)+3, 1)
	c.Circle(o.light().sun.Mix(0xFFFFFFFF, 0.4), r+1, r+1, r)
	return c
}

// paintCity paints the city or a part of it on a sheet just as large.
func (o *Opening) paintCity(paint func(c canvas.Canvas)) canvas.Canvas {
	k := o.cityScale()
	c := canvas.New(int(2*cityHalf*k)+1, int((cityHigh+40)*k)+1, 1)
	part := c.Part(cityHalf*k, cityHigh*k, k)
	if o.plan.Hour < len(hours) {
		paint(part)
		return c
	}
	c.Toned(func(colour theme.Colour, _ canvas.Shape) theme.Colour { // by day glass has the colour of the sky
		return colour.Mix(theme.Colour(0xEAF6FFFF).Fade(float64(colour&0xFF)/255), 0.24)
	}, func() { paint(part) })
	return c
}

// lightWindows paints the windows of the city that light up with a number, 0 to 2.
func lightWindows(c canvas.Canvas, group int) {
	for _, t := range skyline() {
		left := t.x - t.wide/2
		for n, at := 0, 10-t.high; at < -10; n, at = n+1, at+13 {
			for column := range 4 {
				if key := n*5 + column; chance(key, int(t.high)+7) < 0.42 && int(3*chance(key, int(t.high)+9)) == group {
					x := left + t.wide*(0.18+0.19*float64(column))
					c.Rect(theme.Colour(0xFFD98AFF).Fade(0.3), x-2, at+1, t.wide*0.1+4, 10.5)
					c.Rect(0xFFEFC2FF, x, at+3, t.wide*0.1, 6.5)
				}
			}
		}
	}
}

// paintSpark paints a spark of the sun in glass.
func paintSpark(size int) canvas.Canvas {
	c, half := canvas.New(size, size, 1), float64(size)/2
	for n := range 6 {
		c.Circle(theme.Colour(0xFFFFFFFF).Fade(0.08), half, half, half*0.5*float64(6-n)/6)
	}
	var star canvas.Loop
	for n := range 8 {
		r := half
		if n%2 == 1 {
			r *= 0.13
		}
		star = append(star, canvas.Polar(half, half, r, 45*float64(n)))
	}
	c.Fill(0xFFFFFFFF, star)
	return c
}

// titleBox is the box around the title and its light.
func (o *Opening) titleBox() (x, y, wide, high float64) {
	x, y, wide, high = o.titlePlace()
	wide += high * 0.6
	return x - wide/2, y - high*0.9, wide, high * 1.8
}

// titleOn are the outlines of the title on a sheet whose unit is k pixels of the screen, and the size of its letters. By day light
// is not seen: there the letters are of dark glass.
func (o *Opening) titleOn(writer *text.Writer, k float64) (p painter, loops []canvas.Loop, size float64) {
	_, _, wide, high := o.titlePlace()
	_, _, boxWide, boxHigh := o.titleBox()
	loops, size = canvas.Words(writer, o.plan.Title, text.Bold, boxWide/2, boxHigh*0.5+high*0.36, high*1.06, wide)
	return painter{Canvas: canvas.New(int(boxWide/k), int(boxHigh/k), 1/k)}, loops, size
}

// paintLight paints the light around the title.
func (o *Opening) paintLight(writer *text.Writer) canvas.Canvas {
	p, loops, size := o.titleOn(writer, 4*o.soft())
	if o.plan.Hour < len(hours) {
		p.glow(loops, size)
	}
	return p.Canvas
}

// paintTitle paints the title in thin light, with a line below it.
func (o *Opening) paintTitle(writer *text.Writer) canvas.Canvas {
	p, loops, size := o.titleOn(writer, 1)
	tone := theme.Colour(0xFFFFFFFF)
	if o.plan.Hour == len(hours) {
		tone = 0x2A2360FF
		p.Fill(tone, loops...)
	} else {
		p.letters(loops, size, tone)
	}
	_, _, wide, high := o.titleBox()
	y := high*0.5 + high/1.8*0.62
	p.Line(tone, 2*o.plan.Unit, wide*0.2, y, wide*0.8, y)
	return p.Canvas
}
