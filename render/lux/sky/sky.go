// Package sky paints what lies outside the table of Capital Lux 2, and under it: a city of glass above the clouds at dawn, over
// which the game's name shines in thin white light.
package sky

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/motion"
	"capital/render/street"
	"capital/render/text"
	"capital/render/theme"
)

// Sky is the picture, painted once for a plan and then only copied.
type Sky struct {
	plan   street.Plan
	writer *text.Writer
	dark   *ebiten.Image // everything, the name unlit
	lit    *ebiten.Image // the light of the name, to be added; nil until it is first seen
	living living
}

// Prepare paints the picture where the plan is another than the last time. The light is painted when it is first drawn.
func (s *Sky) Prepare(writer *text.Writer, plan street.Plan) {
	if s.dark != nil && s.plan == plan {
		return
	}
	s.Forget()
	s.plan, s.writer = plan, writer
	p := newPainter(writer, plan)
	p.heaven(p.ground() + 30)
	p.clouds(p.ground()-8, 1)
	City(p.Part(p.tower(), p.foot(), p.size()))
	p.clouds(p.ground()+40, 2)
	p.tubes(tubeOff)
	p.pane()
	s.dark = p.Image(writer)
}

// Forget gives the picture's memory back.
func (s *Sky) Forget() {
	s.living.forget()
	for _, image := range []**ebiten.Image{&s.dark, &s.lit} {
		if *image != nil {
			(*image).Deallocate()
			*image = nil
		}
	}
}

// Draw copies the picture, the name as bright as light, 0 to 1.
func (s *Sky) Draw(dst *ebiten.Image, light float64) {
	dst.DrawImage(s.dark, nil)
	if s.plan.SignW <= 0 || light <= 0 {
		return
	}
	if s.lit == nil {
		p := newPainter(s.writer, s.plan)
		p.shine()
		s.lit = p.Image(s.writer)
	}
	options := ebiten.DrawImageOptions{Blend: ebiten.BlendLighter}
	options.ColorScale.ScaleAlpha(float32(light))
	dst.DrawImage(s.lit, &options)
}

// sunrise is how long the light takes to come, in seconds.
const sunrise = 1.4

// Light returns how bright the name is, 0 to 1, so many seconds after the picture was first seen, and whether it stays so.
func (*Sky) Light(seconds float64) (light float64, stays bool) {
	t := (seconds + motion.Instant) / sunrise
	if t >= 1 {
		return 1, true
	}
	return motion.InOut(t), false
}

// Line returns the middle and the width, in pixels, of the room below the name.
func (*Sky) Line(plan street.Plan) (x, y, width float64) {
	return plan.SignX + plan.SignW/2, plan.SignY + (nameTop+nameHigh+52)*plan.Scale, plan.SignW * 0.92
}

// PaintSign fills a picture with the sign alone, lit.
func (*Sky) PaintSign(writer *text.Writer, dst *ebiten.Image, sign string) {
	box := dst.Bounds()
	width, height := float64(box.Dx()), float64(box.Dy())
	p := painter{Canvas: canvas.New(box.Dx(), box.Dy(), 1), writer: writer, Plan: street.Plan{Width: box.Dx(), Height: box.Dy(), Scale: 1}}
	p.heaven(height * 0.9)
	k := min(width/420, height/260)
	City(p.Part(width/2, height*0.96, k*0.36))
	p.clouds(height*0.9, k)
	loops, size := canvas.Words(writer, sign, text.Bold, width/2, height*0.3, height*0.28, width*0.86)
	p.glow(loops, size)
	p.letters(loops, size, 0xFFFFFFFF)
	picture := p.Image(writer)
	dst.DrawImage(picture, nil)
	picture.Deallocate()
}

// Ground paints the sky that lies under a table, pale and quiet, on a picture.
func Ground(dst *ebiten.Image) {
	box := dst.Bounds()
	width, height := float64(box.Dx()), float64(box.Dy())
	k := min(width, height) / 720
	p := painter{Canvas: canvas.New(box.Dx(), box.Dy(), 1), Plan: street.Plan{Width: box.Dx(), Height: box.Dy(), Scale: 1}}
	tones := dayTones()
	for y := 0.0; y < height; y += 2 {
		p.Rect(blend(tones, y/height), 0, y, width, 2)
	}
	for n := range 9 {
		x, y := width*chance(n, 1), height*(0.1+0.9*chance(n, 2))
		p.bank(x, y, (120+200*chance(n, 3))*k, k*(0.8+chance(n, 4)), theme.Colour(0xFFFFFFFF).Fade(0.20))
	}
	picture := p.Image(nil)
	dst.DrawImage(picture, nil)
	picture.Deallocate()
}

// painter paints one plan. Its unit is the logical one.
type painter struct {
	canvas.Canvas
	street.Plan
	writer *text.Writer
}

func newPainter(writer *text.Writer, plan street.Plan) painter {
	return painter{canvas.New(plan.Width, plan.Height, plan.Scale), plan, writer}
}

// width, height, ground and tower are the picture's measures in logical units: ground is where the clouds begin, tower the
// middle of the city.
func (p painter) width() float64  { return float64(p.Plan.Width) / p.Plan.Scale }
func (p painter) height() float64 { return float64(p.Plan.Height) / p.Plan.Scale }
func (p painter) ground() float64 { return p.PavementY / p.Plan.Scale }
func (p painter) tower() float64  { return p.TowerX / p.Plan.Scale }

// foot is where the city's foot lies, size how large it is: on an upright picture the name stands above the city, not beside it.
func (p painter) foot() float64 { return p.ground() + 26 }
func (p painter) size() float64 {
	if p.Plan.Width < p.Plan.Height {
		return 0.72
	}
	return 1
}

// chance is a number from 0 to 1 that is always the same for the same place.
func chance(a, b int) float64 {
	h := uint32(a)*0x9E3779B9 ^ uint32(b)*0x85EBCA6B
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 13
	return float64(h>>12&4095) / 4096
}

// dawnTones are those of the sky from above to the horizon.
func dawnTones() []theme.Colour {
	return []theme.Colour{0x1A1740FF, 0x2C2760FF, 0x54407FFF, 0x96608FFF, 0xD98A8CFF, 0xF8BD94FF, 0xFFE3B5FF}
}

// dayTones are those of what lies under a table.
func dayTones() []theme.Colour {
	return []theme.Colour{0xC9CBE8FF, 0xDCD3EAFF, 0xEFDAE4FF, 0xF8E0DAFF, 0xFBE9D6FF}
}

// blend is the tone at a part of the way through a list.
func blend(tones []theme.Colour, at float64) theme.Colour {
	at = min(max(at, 0), 1) * float64(len(tones)-1)
	n := min(int(at), len(tones)-2)
	return tones[n].Mix(tones[n+1], at-float64(n))
}

// heaven is the sky with the last stars.
func (p painter) heaven(horizon float64) { Heaven(p.Canvas, p.width(), p.height(), horizon) }

// Heaven paints the sky at dawn in the upper left corner of a canvas, so wide and high: down to the horizon and the glow below
// it, with the last stars.
func Heaven(c canvas.Canvas, width, height, horizon float64) {
	tones, step := dawnTones(), 2/c.Scale()
	for y := 0.0; y < height+step; y += step {
		c.Rect(blend(tones, y/horizon), 0, y, width, step)
	}
	for n := range stars {
		x, y := starAt(n, width, horizon)
		c.Circle(theme.Colour(0xFFFFFFFF).Fade(0.2+0.5*chance(n, 13)), x, y, 0.6+0.9*chance(n, 14))
	}
}

// stars is how many there are.
const stars = 70

// starAt is where a star stands.
func starAt(n int, width, horizon float64) (x, y float64) {
	return width * chance(n, 11), horizon * 0.5 * chance(n, 12)
}

// cloudLayers is how many layers of clouds lie one before the other.
const cloudLayers = 5

// CloudTones are those of the banks of clouds, from far to near.
func CloudTones() [cloudLayers]theme.Colour {
	return [...]theme.Colour{0xF6B7A2FF, 0xE79DA6FF, 0xC285A6FF, 0x93709DFF, 0x65558DFF}
}

// clouds are banks one before the other, from a height down to the lower edge.
func (p painter) clouds(top, k float64) {
	tones := CloudTones()
	for n, tone := range tones {
		y := p.layer(top, n)
		for i := range 9 {
			x := p.width() * (float64(i) + 0.8*chance(i+int(k*10), 20+n)) / 8
			p.bank(x, y+10*chance(i, 30+n), (90+110*chance(i, 40+n))*math.Sqrt(k), math.Sqrt(k)*(1+0.25*float64(n)), tone)
		}
		p.Rect(tone, 0, y+12, p.width(), p.height())
	}
}

// layer is the height of a layer of banks, of which the first lies at a height.
func (p painter) layer(top float64, n int) float64 {
	return top + max((p.height()-top)/cloudLayers, 16)*float64(n)
}

// bank is a cloud.
func (p painter) bank(x, y, wide, k float64, tone theme.Colour) { Cloud(p.Canvas, x, y, wide, k, tone) }

// Cloud paints a cloud, flat below: its middle at x, y, so wide to either side; k says how large its parts are.
func Cloud(p canvas.Canvas, x, y, wide, k float64, tone theme.Colour) {
	var loops []canvas.Loop
	for n := range 7 {
		at := (float64(n) - 3) / 3
		r := (16 + 22*(1-at*at)) * k
		loops = append(loops, p.ArcLoop(x+at*wide*0.8, y+14*k-r*0.5, r*1.3, r, 0, 360))
	}
	p.Fill(tone, append(loops, p.RoundLoop(x-wide, y+6*k, 2*wide, 22*k, 11*k))...)
}
