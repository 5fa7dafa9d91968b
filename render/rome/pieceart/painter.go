package pieceart

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/rome"
)

// cacheBytes bounds the images kept, in bytes of pixels.
const cacheBytes = 64 << 20

// Painter draws pieces and cards, each once a size. Like the images it makes it belongs
// to the goroutine that draws.
type Painter struct {
	writer *text.Writer
	images canvas.Cache[key]
}

// NewPainter makes a painter that writes with writer.
func NewPainter(writer *text.Writer) *Painter {
	return &Painter{writer: writer, images: canvas.NewCache[key](cacheBytes)}
}

// GiveBack gives back images that are not used any more: see [canvas.Cache.GiveBack].
func (p *Painter) GiveBack() { p.images.GiveBack() }

// key is what an image follows from. Fields that a picture does not need are zero.
type key struct {
	what   what
	house  House
	card   rome.Card
	number int // a seat, a piece or a type
	flag   bool
	colour theme.Colour
	size   int // pixels of a hundred units
}

// what an image shows.
type what uint8

const (
	aHouse what = iota
	aHouseOutline
	aSite
	aSiteOutline
	aStreet
	aFloor
	aRoof
	aFountain
	aMonument
	aMarker
	aStop
	aCard
	aBack
	aMilestone
	aLiftedMonument
	aSoftShadow
	aPuff
	aPaddle
	aBlock
	aGavel
	aCoin
	whats
)

// picture is how what a key shows is painted: on a canvas of a hundred units a size,
// within an extent.
type picture struct {
	extent func(k key) extent
	paint  func(c canvas.Canvas, k key)
}

// extent is how far a picture reaches from the place it is drawn at, in units.
type extent struct{ left, top, right, bottom float64 }

// pictures lists how everything is painted.
func pictures() [whats]picture {
	return [whats]picture{
		aHouse:        {houseExtent, paintHouse},
		aHouseOutline: {houseExtent, paintHouseOutline},
		aSite:         {siteExtent, paintSite},
		aSiteOutline:  {siteExtent, paintSiteOutline},
		aStreet:       {streetExtent, paintStreet},
		aFloor:        {floorExtent, paintFloor},
		aRoof:         {roofExtent, paintRoof},
		aFountain:     {fountainExtent, paintFountain},
		aMonument:     {squareExtent, paintMonument},
		aMarker:       {squareExtent, paintMarker},
		aStop:         {squareExtent, paintStop},
		aCard:         {cardExtent, paintCard},
		aBack:         {cardExtent, paintBack},
		aMilestone:    {milestoneExtent, paintMilestone},

		aLiftedMonument: {standsExtent, paintLiftedMonument},
		aSoftShadow:     {middleExtent, paintSoftShadow},
		aPuff:           {middleExtent, paintPuff},
		aPaddle:         {paddleExtent, paintPaddle},
		aBlock:          {squareExtent, paintBlock},
		aGavel:          {gavelExtent, paintGavel},
		aCoin:           {middleExtent, paintCoin},
	}
}

// box is how far, in pixels, a key's picture reaches to the left and above the place it is drawn
// at, and how large it is.
func (k key) box() (left, top, width, height int) {
	e, scale := pictures()[k.what].extent(k), float64(k.size)/100
	margin := 1
	if k.ringed() {
		margin += 8
	}
	left, top = int(math.Ceil(-e.left*scale))+margin, int(math.Ceil(-e.top*scale))+margin
	return left, top, left + int(math.Ceil(e.right*scale)) + margin, top + int(math.Ceil(e.bottom*scale)) + margin
}

// ringed reports whether the picture is a bright line around something.
func (k key) ringed() bool {
	return k.what == aHouseOutline || k.what == aSiteOutline
}

// paint paints what a key shows on a sheet of its own.
func paint(k key) canvas.Canvas {
	p := pictures()[k.what]
	left, top, width, height := k.box()
	c := canvas.New(width, height, float64(k.size)/100).Moved(float64(left), float64(top))
	p.paint(c, k)
	return c
}

// draw draws what a key shows, painted once, with its place at x, y.
func (p *Painter) draw(dst *ebiten.Image, k key, x, y, alpha float64) {
	if k.size <= 0 || alpha <= 0 {
		return
	}
	left, top, _, _ := k.box()
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x)-float64(left), math.Round(y)-float64(top))
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(p.image(k), &options)
}

// image is the picture of what a key shows, painted once.
func (p *Painter) image(k key) *ebiten.Image {
	found := p.images.Get(k)
	if found == nil {
		found = p.images.Put(k, paint(k).Image(p.writer))
	}
	return found
}
