package book

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene/book"
	"capital/render/icon"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// Sizes on the pages, in logical units.
const (
	faceSize      = 120 // beside a title
	cardWide      = 92
	prefectureW   = 430
	prefectureH   = 210
	cityW, cityH  = 600, 380
	prefectureOwn = 1.15 // how much larger than at the table
)

// prefecture shows a prefecture as the map has it.
func (p pages) prefecture(x example) *book.Picture {
	return &book.Picture{Width: prefectureW, Height: prefectureH, Draw: func(dst *ebiten.Image, u float64) {
		in := widget.Rect{W: prefectureW * u, H: prefectureH * u}
		p.art.DrawPrefecture(dst, &x.open, x.place, beside(in, u), u*prefectureOwn)
	}}
}

// beside is the room of a prefecture in a picture: around it there is what stands at its ends, and the frame of the standings.
func beside(in widget.Rect, u float64) widget.Rect {
	return widget.Rect{X: in.X + 10*u, Y: in.Y, W: in.W - 44*u, H: in.H - 4*u}
}

// threeAlike shows the three prefectures of a colour, of which two have the same shape.
func (p pages) threeAlike() *book.Picture {
	const wide, high, apart = 288, 190, 16
	x, _ := exampleOf("shape")
	return &book.Picture{Width: 2*wide + apart, Height: 2*high + apart, Draw: func(dst *ebiten.Image, u float64) {
		for n, place := range [...]rome.Place{rome.Quirinal, rome.Viminal, x.place} {
			in := widget.Rect{X: float64(n%2) * (wide + apart) * u, Y: float64(n/2) * (high + apart) * u, W: wide * u, H: high * u}
			p.art.DrawPrefecture(dst, &x.open, place, beside(in, u), u)
		}
	}}
}

// bids shows three bids of the same sum, each behind its seat's emblem.
func (p pages) bids() *book.Picture {
	const card, apart, emblem = 58, 8, 44
	bids := [...][2]rome.Card{
		{cardWith(rome.Roof, 7), cardWith(rome.Roof, 6)}, {cardWith(rome.Floor, 5), cardWith(rome.Floor, 8)}, {permitOf(rome.Red, 8), permitOf(rome.Black, 5)},
	}
	const each = emblem + 2*(card+apart) + 34
	return &book.Picture{Width: each*float64(len(bids)) - 34, Height: card * pieceart.CardRatio, Draw: func(dst *ebiten.Image, u float64) {
		for seat, bid := range bids {
			x := float64(seat) * each
			tones := theme.Seat(seat)
			p.art.Emblem(dst, seat, x*u, (card*pieceart.CardRatio-emblem)/2*u, emblem*u, tones.Base, theme.PaperLight)
			for n, c := range bid {
				p.art.Pieces.DrawCard(dst, c, math.Round((x+emblem+apart+float64(n)*(card+apart))*u), 0, math.Round(card*u), 1)
			}
		}
	}}
}

// city shows the map without anything on it.
func (p pages) city() *book.Picture {
	return &book.Picture{Width: cityW, Height: cityH, Draw: func(dst *ebiten.Image, u float64) {
		p.art.City.Draw(dst, 0, 0, math.Round(cityW*u), math.Round(cityH*u))
	}}
}

// row shows cards side by side.
func (p pages) row(cards ...rome.Card) *book.Picture {
	const apart = 14
	wide := float64(len(cards))*(cardWide+apart) - apart
	return &book.Picture{Width: wide, Height: cardWide * pieceart.CardRatio, Draw: func(dst *ebiten.Image, u float64) {
		for n, c := range cards {
			p.art.Pieces.DrawCard(dst, c, math.Round(float64(n)*(cardWide+apart)*u), 0, math.Round(cardWide*u), 1)
		}
	}}
}

// thing shows what a page is about.
func (p pages) thing(topic string) *book.Picture {
	return &book.Picture{Width: faceSize, Height: faceSize, Draw: func(dst *ebiten.Image, u float64) {
		size, pieces := math.Round(faceSize*u), p.art.Pieces
		switch topic {
		case "fountain":
			pieces.DrawPiece(dst, rome.Fountain, 0, 0, size, 1)
		case "amphitheatre":
			pieces.DrawPiece(dst, rome.Amphitheatre, 0, 0, size, 1)
		case "temple":
			pieces.DrawPiece(dst, rome.Temple, 0, 0, size, 1)
		case "first-player":
			pieces.DrawMarker(dst, 0, 0, size, 1)
		case "bid":
			pieces.DrawStop(dst, 0, 0, 0, size, 1)
		case "roof":
			p.card(dst, cardWith(rome.Roof, 3), u)
		case "permit":
			p.card(dst, permitOf(rome.White, 4), u)
		}
	}}
}

// card draws a card as high as a face.
func (p pages) card(dst *ebiten.Image, c rome.Card, u float64) {
	wide := math.Round(faceSize * u / pieceart.CardRatio)
	p.art.Pieces.DrawCard(dst, c, math.Round((faceSize*u-wide)/2), 0, wide, 1)
}

// floors shows two houses that are begun, and what a Floor card can make of them.
func (p pages) floors() *book.Picture {
	const unit, step, apart, high = 44, 38, 26, 118
	ways := [...][]int{{1, 1}, {1, 1, 2}, {1, 3}, {2, 2}, {1, 1, 1, 1}}
	wide := 34.0
	for _, way := range ways {
		wide += float64(len(way))*step + apart
	}
	return &book.Picture{Width: wide, Height: high, Draw: func(dst *ebiten.Image, u float64) {
		x := 0.0
		for n, way := range ways {
			for _, height := range way {
				h := pieceart.House{Seat: 0, Height: height, Roof: rome.NoShape}
				p.art.Pieces.DrawHouse(dst, h, math.Round(x*u), math.Round((high-6)*u), math.Round(unit*u), 1)
				x += step
			}
			if x += apart; n == 0 {
				p.art.Icons.Draw(dst, icon.Becomes, (x-8)*u, (high-44)*u, 28*u)
				x += 34
			}
		}
	}}
}
