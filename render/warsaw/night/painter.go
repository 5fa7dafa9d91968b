package night

import (
	_ "embed"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/warsaw/tileart"
)

// pictureBytes bounds the pictures a Painter keeps.
const pictureBytes = 96 << 20

//go:embed glow.kage
var glowSource []byte

// Lights says how brightly each quarter of a district is lit, 0 to 1, indexed as the bits of [warsaw.Quarters]: 8y+x.
type Lights [64]float32

// Painter draws districts by night. Like the images it makes it belongs to the goroutine that draws.
type Painter struct {
	writer   *text.Writer
	pictures canvas.Cache[pictureKey]
	pending  *pending
	shader   *ebiten.Shader // nil where it can't be had
	mesh     mesh
}

// pictureKey names one picture of a district by night.
type pictureKey struct {
	look  tileart.Look
	epoch int
	size  int
	what  picture
}

type picture int

const (
	pictureDark picture = iota
	pictureLit
	pictureGlow
	pictureTram
)

// pending is a district whose pictures are being made.
type pending struct {
	key    pictureKey
	sheets *sheets
	steps  []func() // what is still to be done
}

// NewPainter makes a painter that writes with writer.
func NewPainter(writer *text.Writer) *Painter {
	p := &Painter{writer: writer, pictures: canvas.NewCache[pictureKey](pictureBytes)}
	if shader, err := ebiten.NewShader(glowSource); err == nil {
		p.shader = shader
	}
	return p
}

// GiveBack gives back images that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() { p.pictures.GiveBack() }

// Prepare makes the pictures that [Painter.Draw] needs of a district, a slice of the work a call, a few milliseconds, and
// reports whether they are there. Several districts may be asked for in turn: one is finished before the next is begun.
// Draw makes at once what is missing.
func (p *Painter) Prepare(look tileart.Look, epoch, size int) (done bool) {
	key := pictureKey{look: look, epoch: epoch, size: size}
	if p.has(key) {
		return true
	}
	if p.pending == nil {
		p.begin(key)
		return false
	}
	p.step()
	return p.has(key)
}

// has reports whether all pictures of a district are there.
func (p *Painter) has(key pictureKey) bool {
	for what := pictureDark; what <= pictureGlow; what++ {
		key.what = what
		if p.pictures.Get(key) == nil {
			return false
		}
	}
	return true
}

// begin starts on a district's pictures.
func (p *Painter) begin(key pictureKey) {
	s := newSheets(&key.look, key.size)
	work := &pending{key: key, sheets: s}
	work.steps = s.steps(&work.key.look, key.epoch, true)
	for what, c := range [...]canvas.Canvas{pictureDark: s.dark, pictureLit: s.lit, pictureGlow: s.glow} {
		work.steps = append(work.steps, func() {
			key := work.key
			key.what = picture(what)
			p.pictures.Put(key, c.Image(p.writer))
		})
	}
	p.pending = work
}

// step does the next slice of the work.
func (p *Painter) step() {
	p.pending.steps[0]()
	if p.pending.steps = p.pending.steps[1:]; len(p.pending.steps) == 0 {
		p.pending = nil
	}
}

// images returns the pictures of a district, making what is missing.
func (p *Painter) images(key pictureKey) (dark, lit, glow *ebiten.Image) {
	if !p.has(key) {
		if p.pending == nil || p.pending.key != key {
			p.begin(key)
		}
		for p.pending != nil {
			p.step()
		}
	}
	of := func(what picture) *ebiten.Image {
		key.what = what
		return p.pictures.Get(key)
	}
	return of(pictureDark), of(pictureLit), of(pictureGlow)
}

// Draw draws a district by night over whatever lies there, which is meant to be the same district by day: night 0 leaves
// that, 1 is full night over it. Quarters shine as far as lights says, each with the light of its kind and of the epoch.
// The upper left corner of the district's bounding rectangle is at x, y, its tiles are size pixels wide and high. It takes
// three draw commands at most and allocates nothing once the pictures are there.
func (p *Painter) Draw(dst *ebiten.Image, look tileart.Look, epoch int, night float64, lights *Lights, x, y float64, size int) {
	if night <= 0 {
		return
	}
	dark, lit, glow := p.images(pictureKey{look: look, epoch: epoch, size: size})
	margin := float64(tileart.Margin(size))
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(x-margin, y-margin)
	options.ColorScale.ScaleAlpha(float32(min(night, 1)))
	dst.DrawImage(dark, &options)
	m := &p.mesh
	m.lay(&look.District, lights, float32(min(night, 1)))
	if !m.shines {
		return
	}
	m.place(x, y, float64(size))
	m.cells(margin)
	dst.DrawTriangles(m.vertices, m.indices, lit, &m.plain)
	p.drawGlow(dst, glow)
}

// drawGlow adds the light in the air.
func (p *Painter) drawGlow(dst, glow *ebiten.Image) {
	m := &p.mesh
	m.field(float64(min(int(m.size), glowTile)))
	if p.shader == nil {
		m.added.Blend, m.added.Filter = ebiten.BlendLighter, ebiten.FilterLinear
		dst.DrawTriangles(m.vertices, m.indices, glow, &m.added)
		return
	}
	m.shaded.Blend = ebiten.BlendLighter
	m.shaded.Images[0] = glow
	dst.DrawTrianglesShader(m.vertices, m.indices, p.shader, &m.shaded)
	m.shaded.Images[0] = nil
}

// DrawTram draws a tram with lit windows from above with its middle at x, y, heading angle radians clockwise from east; it
// is size pixels long.
func (p *Painter) DrawTram(dst *ebiten.Image, epoch int, x, y, angle, size float64) {
	const made = 128 // pixels
	key := pictureKey{epoch: epoch, size: made, what: pictureTram}
	image := p.pictures.Get(key)
	if image == nil {
		image = p.pictures.Put(key, tram(made, epoch).Image(p.writer))
	}
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Translate(-made/2, -float64(image.Bounds().Dy())/2)
	options.GeoM.Scale(size/made*tramSpace, size/made*tramSpace)
	options.GeoM.Rotate(math.Mod(angle, 2*math.Pi))
	options.GeoM.Translate(x, y)
	dst.DrawImage(image, &options)
}
