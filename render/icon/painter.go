package icon

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
)

// cacheBytes bounds the images kept, in bytes of pixels.
const cacheBytes = 16 << 20

// Painter draws icons, each once a size. It belongs to the goroutine that draws.
type Painter struct {
	writer *text.Writer
	images canvas.Cache[key]

	plates  canvas.Cache[plate]
	corners [16]ebiten.Vertex // reused: of the plate that is drawn
	fields  [54]uint32        // between them, as triangles
}

// key is what an image follows from.
type key struct {
	icon   *Icon
	size   int
	colour theme.Colour
	badge  bool
	words  string
}

// NewPainter makes a painter that writes with writer.
func NewPainter(writer *text.Writer) *Painter {
	return &Painter{writer: writer, images: canvas.NewCache[key](cacheBytes), plates: canvas.NewCache[plate](plateBytes), fields: fields()}
}

// GiveBack gives back images that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() {
	p.images.GiveBack()
	p.plates.GiveBack()
}

// Draw draws an icon size pixels wide and high with its upper left corner at x, y.
func (p *Painter) Draw(dst *ebiten.Image, icon *Icon, x, y, size float64) {
	p.DrawIn(dst, icon, x, y, size, theme.Ink)
}

// DrawIn draws an icon as [Painter.Draw] does; what has no colour of its own, such as an
// arrow, is drawn in this one.
func (p *Painter) DrawIn(dst *ebiten.Image, icon *Icon, x, y, size float64, colour theme.Colour) {
	p.draw(dst, key{icon: icon, size: int(size), colour: colour}, x, y)
}

// Badge draws an icon with words on it, or, without an icon, words alone.
func (p *Painter) Badge(dst *ebiten.Image, icon *Icon, words string, x, y, size float64) {
	p.draw(dst, key{icon: icon, size: int(size), badge: true, words: words}, x, y)
}

// draw draws an image on whole pixels, so that it stays sharp.
func (p *Painter) draw(dst *ebiten.Image, k key, x, y float64) {
	if k.size <= 0 {
		return
	}
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x), math.Round(y))
	dst.DrawImage(p.image(k), &options)
}

func (p *Painter) image(k key) *ebiten.Image {
	if found := p.images.Get(k); found != nil {
		return found
	}
	c := canvas.New(k.size, k.size, float64(k.size)/100)
	if k.badge {
		k.icon.BadgeOn(c, k.words)
	} else {
		k.icon.DrawOn(c, k.colour)
	}
	return p.images.Put(k, c.Image(p.writer))
}
