//go:build !js

package pieceart

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/rome"
)

func TestMain(m *testing.M) { drive.Main(m) }

// ground is about the colour of the mosaic that pieces stand on.
const ground theme.Colour = 0xE6DAC4FF

// TestPiecesAreDrawn keeps pictures to look at: all pieces in the sizes in which the table shows them.
func TestPiecesAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPainter(writer)
	for _, unit := range []float64{24, 34, 68} {
		drive.Keep(t, fmt.Sprintf("rome-houses-%.0f", unit), drive.Drawn(unit*30, unit*18, func(dst *ebiten.Image) { drawHouses(p, dst, unit) }))
	}
	for _, width := range []float64{24, 44, 72, 150} {
		drive.Keep(t, fmt.Sprintf("rome-cards-%.0f", width), drive.Drawn(width*10.5, width*6.5, func(dst *ebiten.Image) { drawCards(p, dst, width) }))
	}
	drive.Keep(t, "rome-things", drive.Drawn(1000, 640, func(dst *ebiten.Image) { drawThings(p, icon.NewPainter(writer), dst) }))
}

// drawHouses draws each family's houses of every height, and two prefectures.
func drawHouses(p *Painter, dst *ebiten.Image, unit float64) {
	dst.Fill(ground)
	for seat := range rome.MaxSeats {
		for height := 1; height <= rome.Tallest; height++ {
			h := House{Seat: seat, Height: height, Roof: rome.Shape((height + seat) % 3)}
			p.DrawHouse(dst, h, unit*(0.3+7.3*float64(seat)+float64(height-1)), unit*4.2, unit, 1)
			h.Roof = rome.Shape(height % 2)
			p.DrawHouse(dst, h, unit*(0.3+7.3*float64(seat)+float64(height-1)), unit*8, unit, 1)
		}
	}
	built := []House{{Seat: 0, Height: 1}, {Seat: 2, Height: 1}, {Seat: 3, Height: 2}, {Seat: 1, Height: 2}, {Seat: 0, Height: 3}, {Seat: 3, Height: 4}}
	for n, h := range built {
		p.DrawHouse(dst, h, unit*(0.5+float64(n)), unit*13, unit, 1)
		h.Roof = rome.Triangular
		if n == 3 {
			p.OutlineHouse(dst, h, unit*(10.5+float64(n)), unit*13, unit, theme.Highlight, 1)
		}
		p.DrawHouse(dst, h, unit*(10.5+float64(n)), unit*13, unit, 1)
	}
	p.DrawStreet(dst, 6, unit*0.5, unit*17, unit*0.76, 1)
	for of := range Grounds {
		p.DrawSite(dst, of, unit*(0.5+0.76*float64(of)), unit*17, unit, 1)
	}
	p.DrawFountain(dst, false, unit*7.5, unit*13, unit, 1)
	p.DrawFountain(dst, true, unit*8.5, unit*13, unit, 1)
	p.OutlineSite(dst, unit*17.5, unit*13, unit, theme.Highlight, 1)
	p.DrawFloor(dst, unit*20, unit*13, unit, 1)
	p.DrawRoof(dst, 0, rome.Round, unit*22, unit*13, unit, 1)
	p.DrawRoof(dst, 3, rome.Triangular, unit*24, unit*13, unit, 1)
}

// drawCards draws every print, and the backs.
func drawCards(p *Painter, dst *ebiten.Image, width float64) {
	dst.Fill(ground)
	row := [5]int{}
	for card := range rome.Card(rome.CardCount) {
		if card != card.First() {
			continue
		}
		line := int(card.Type())
		if card.Type() == rome.Permit {
			line += int(card.Colour())
		}
		h := width * 0.9 * CardRatio
		p.DrawCard(dst, card, width*(0.2+float64(row[line])), 6+(h*1.04)*float64(line), width*0.9, 1)
		row[line]++
	}
	for of := range rome.Type(rome.Types) {
		h := width * 0.9 * CardRatio
		p.DrawBack(dst, of, width*8.3, 6+(h*1.04)*float64(of), width*0.9, 1)
	}
}

// drawThings draws what is auctioned, the markers and the icons.
func drawThings(p *Painter, icons *icon.Painter, dst *ebiten.Image) {
	dst.Fill(theme.Paper)
	y := 10.0
	for _, size := range []float64{24, 40, 80, 160} {
		x := 10.0
		for _, piece := range []rome.Piece{rome.Fountain, rome.Amphitheatre, rome.Temple} {
			p.DrawPiece(dst, piece, x, y, size, 1)
			x += size * 1.15
		}
		p.DrawMarker(dst, x, y, size, 1)
		for seat := range rome.MaxSeats {
			x += size * 1.1
			if x+size < 1000 {
				p.DrawStop(dst, seat, x, y, size, 1)
			}
		}
		y += size + 12
	}
	for _, size := range []float64{18, 24, 48} {
		for n, sign := range allIcons() {
			icons.Draw(dst, sign, 10+float64(n)*(size*1.25), y, size)
		}
		y += size + 12
	}
}
