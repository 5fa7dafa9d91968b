package canvas

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
)

// Piece names a picture of something small: what it shows, which of these (a card, a seat, a value), and in what size.
type Piece struct {
	What   uint8 // a place in [Drawings]
	Number int
	Size   int // pixels of a hundred units
}

// Drawing is how a piece is painted: on a canvas of a hundred units a size, within an extent.
type Drawing struct {
	Extent Extent
	Paint  func(c Canvas, number int)
}

// Extent is how far a drawing reaches from the place it is drawn at, in units.
type Extent struct{ Left, Top, Right, Bottom float64 }

// Drawings lists how all pieces of a game are painted.
type Drawings []Drawing

// Box is how far, in pixels, a piece reaches to the left and above the place it is drawn at, and how large its picture is.
func (d Drawings) Box(p Piece) (left, top, width, height int) {
	e, scale := d[p.What].Extent, float64(p.Size)/100
	left, top = int(math.Ceil(-e.Left*scale))+1, int(math.Ceil(-e.Top*scale))+1
	return left, top, left + int(math.Ceil(e.Right*scale)) + 1, top + int(math.Ceil(e.Bottom*scale)) + 1
}

// Paint paints a piece on a sheet of its own.
func (d Drawings) Paint(p Piece) Canvas {
	left, top, width, height := d.Box(p)
	c := New(width, height, float64(p.Size)/100).Moved(float64(left), float64(top))
	d[p.What].Paint(c, p.Number)
	return c
}

// pieceBytes bounds the images of pieces kept, in bytes of pixels.
const pieceBytes = 64 << 20

// Pieces draws pieces, each painted once a size. Like the images it makes it belongs to the goroutine that draws.
type Pieces struct {
	Drawings
	writer *text.Writer
	images Cache[Piece]
}

// NewPieces makes pieces on which writer writes.
func NewPieces(drawings Drawings, writer *text.Writer) Pieces {
	return Pieces{Drawings: drawings, writer: writer, images: NewCache[Piece](pieceBytes)}
}

// GiveBack gives back images that are not used any more: see [Cache.GiveBack].
func (p *Pieces) GiveBack() { p.images.GiveBack() }

// Image is the picture of a piece.
func (p *Pieces) Image(of Piece) *ebiten.Image {
	if found := p.images.Get(of); found != nil {
		return found
	}
	return p.images.Put(of, p.Paint(of).Image(p.writer))
}

// Draw draws a piece with its place at x, y, moved to whole pixels.
func (p *Pieces) Draw(dst *ebiten.Image, of Piece, x, y, alpha float64) {
	if of.Size <= 0 || alpha <= 0 {
		return
	}
	left, top, _, _ := p.Box(of)
	var options ebiten.DrawImageOptions
	options.GeoM.Translate(math.Round(x)-float64(left), math.Round(y)-float64(top))
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(p.Image(of), &options)
}

// DrawScaled draws a piece wider and higher by factors, with its place at x, y: one that grows or shrinks on its way is not painted
// anew in every size that it goes through.
func (p *Pieces) DrawScaled(dst *ebiten.Image, of Piece, x, y, wide, high, alpha float64) {
	if of.Size <= 0 || alpha <= 0 {
		return
	}
	left, top, _, _ := p.Box(of)
	options := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	options.GeoM.Translate(-float64(left), -float64(top))
	options.GeoM.Scale(wide, high)
	options.GeoM.Translate(x, y)
	options.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(p.Image(of), &options)
}
