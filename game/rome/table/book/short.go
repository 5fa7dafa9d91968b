package book

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/rome/table/view"
	"capital/game/scene/book"
	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/shape"
	"capital/rules/rome"
)

// shortLines is how many lines tell the game in short.
const shortLines = 10

// shortSign is the picture that goes with one of them.
func (p pages) shortSign(line int) book.Picture {
	return book.Picture{Width: 170, Height: signHeight, Draw: func(dst *ebiten.Image, u float64) {
		drawShort(p.art, shape.Pen{Dst: dst, X: 4 * u, Scale: u}, line)
	}}
}

// signs draws pictures for lines, each in a box of 164 times [signHeight].
type signs struct {
	app *view.Rome
	pen shape.Pen
}

// drawShort draws the picture that goes with a line.
func drawShort(app *view.Rome, pen shape.Pen, line int) {
	s := signs{app, pen}
	[shortLines]func(){
		s.street, s.floors, s.roofs, s.permits, s.heights, s.shapes, s.passing, s.auctions, s.points, s.cards,
	}[line]()
}

// signHeight is how high such a picture is.
const signHeight = 92

// ground is where houses stand in a box, and houseWide how wide they are in it.
const (
	ground    = signHeight - 14
	houseWide = 36
)

func (s signs) house(seat, height int, roof rome.Shape, x float64) {
	h := pieceart.House{Seat: seat, Height: height, Roof: roof}
	s.app.Pieces.DrawHouse(s.pen.Dst, h, s.x(x), s.y(ground), s.size(houseWide), 1)
}

func (s signs) card(c rome.Card, x, y, width float64) {
	s.app.Pieces.DrawCard(s.pen.Dst, c, s.x(x), s.y(y), s.size(width), 1)
}

func (s signs) piece(p rome.Piece, x, y, size float64) {
	s.app.Pieces.DrawPiece(s.pen.Dst, p, s.x(x), s.y(y), s.size(size), 1)
}

func (s signs) sign(i *icon.Icon, x, y, size float64) {
	s.app.Icons.Draw(s.pen.Dst, i, s.x(x), s.y(y), s.size(size))
}

// x, y and size are pixels for units of the box.
func (s signs) x(x float64) float64       { return math.Round(s.pen.X + x*s.pen.Scale) }
func (s signs) y(y float64) float64       { return math.Round(s.pen.Y + y*s.pen.Scale) }
func (s signs) size(size float64) float64 { return math.Round(size * s.pen.Scale) }

// street shows houses of all families side by side.
func (s signs) street() {
	for seat, height := range [...]int{1, 2, 2, 3} {
		s.house(seat, height, rome.Round, 2+39*float64(seat))
	}
}

// floors shows a card that becomes two floors.
func (s signs) floors() {
	s.card(cardWith(rome.Floor, 5), 4, 10, 52)
	s.sign(icon.Becomes, 66, 34, 26)
	s.house(0, 2, rome.NoShape, 106)
}

// roofs shows a card that becomes either roof.
func (s signs) roofs() {
	s.card(cardWith(rome.Roof, 3), 4, 10, 44)
	s.sign(icon.Becomes, 52, 34, 22)
	s.house(0, 2, rome.Round, 78)
	s.house(0, 2, rome.Triangular, 121)
}

// permits shows one of each colour.
func (s signs) permits() {
	for colour := range rome.Colour(rome.Colours) {
		s.card(permitOf(colour, 4), 2+54*float64(colour), 12, 48)
	}
}

// heights shows houses that are as high as the one before, or one higher.
func (s signs) heights() {
	for n, height := range [...]int{1, 1, 2, 3} {
		s.house(n%2, height, rome.Triangular, 2+39*float64(n))
	}
}

// shapes shows the roofs of three prefectures of a colour.
func (s signs) shapes() {
	for n, shape := range [...]rome.Shape{rome.Round, rome.Round, rome.Triangular} {
		s.house(n, 1, shape, 8+52*float64(n))
	}
}

// passing shows the Senator, and cards that are kept.
func (s signs) passing() {
	s.app.Pieces.DrawStop(s.pen.Dst, 0, s.x(0), s.y(8), s.size(76), 1)
	s.card(cardWith(rome.Roof, 6), 80, 18, 40)
	s.card(permitOf(rome.Red, 7), 106, 18, 40)
}

// auctions shows what is bid for.
func (s signs) auctions() {
	for n, piece := range [...]rome.Piece{rome.Fountain, rome.Amphitheatre, rome.Temple} {
		s.piece(piece, 1+54*float64(n), 20, 50)
	}
}

// points shows what the first and the second get.
func (s signs) points() {
	for n, rank := range [...]*icon.Icon{pieceart.First, pieceart.Second} {
		y := 2 + 46*float64(n)
		s.sign(rank, 4, y, 40)
		s.sign(icon.Becomes, 48, y+9, 22)
		if n == 0 {
			s.app.Icons.Badge(s.pen.Dst, icon.VP, "2", s.x(76), s.y(y), s.size(40))
		}
		s.sign(pieceart.Fountain, 120, y, 40)
	}
}

// cards shows the backs of the three piles.
func (s signs) cards() {
	for of := range rome.Type(rome.Types) {
		s.app.Pieces.DrawBack(s.pen.Dst, of, s.x(2+54*float64(of)), s.y(12), s.size(48), 1)
	}
}

// cardWith is the first card of a type with a number, of permits a white one.
func cardWith(of rome.Type, number int) rome.Card {
	for c := range rome.Card(rome.CardCount) {
		if c.Type() == of && c.Number() == number {
			return c
		}
	}
	return 0
}

// permitOf is the permit of a colour with a number.
func permitOf(colour rome.Colour, number int) rome.Card {
	for c := cardWith(rome.Permit, number); c < rome.CardCount; c++ {
		if c.Colour() == colour && c.Number() == number {
			return c
		}
	}
	return 0
}
