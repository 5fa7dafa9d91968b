//go:build !js

package tinplate

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/expo"
)

func TestMain(m *testing.M) { drive.Main(m) }

// pane is about the colour of what tiles lie on.
const pane theme.Colour = 0xF4E7C8FF

// TestPiecesAreDrawn keeps pictures to look at: all pieces in the sizes in which the table shows them.
func TestPiecesAreDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPainter(writer)
	for _, size := range []float64{18, 34, 64, 110} {
		drive.Keep(t, fmt.Sprintf("expo-tiles-%.0f", size), drive.Drawn(size*1.1*15, size*1.1*8, func(dst *ebiten.Image) { drawTiles(p, dst, size) }))
	}
	drive.Keep(t, "expo-tiles-large", drive.Drawn(1500, 1250, func(dst *ebiten.Image) { drawSome(p, dst) }))
	for era := range 3 {
		drive.Keep(t, fmt.Sprintf("expo-pictures-%d", era+1), drive.Drawn(1470, 640, func(dst *ebiten.Image) { drawPictures(p, dst, era+1) }))
	}
	drive.Keep(t, "expo-things", drive.Drawn(1100, 760, func(dst *ebiten.Image) { drawThings(p, icon.NewPainter(writer), dst) }))
}

// byEra lists all tiles: the buildings in the order of eras and colours.
func byEra(era int) (ids []expo.TileID) {
	for c := range expo.Colour(expo.Colours) {
		for id := expo.TileID(2); id < 80; id++ {
			if id.Era() == era && id.Colour() == c {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// drawTiles draws every tile.
func drawTiles(p *Painter, dst *ebiten.Image, size float64) {
	dst.Fill(pane)
	ids := append(append(byEra(1), expo.CityHall, expo.Hotel, expo.Lake), append(append(byEra(2), 255, 255, 255), append(byEra(3), 255, 255, 255, 255, 255, 255)...)...)
	for id := expo.TileID(80); id < expo.Lake; id++ {
		ids = append(ids, id)
	}
	for n, id := range ids {
		if id < expo.TileCount {
			p.DrawTile(dst, id, size*(0.05+1.1*float64(n%15)), size*(0.05+1.1*float64(n/15)), size, 1)
		}
	}
}

// drawPictures draws the tiles of an era without signs.
func drawPictures(p *Painter, dst *ebiten.Image, era int) {
	dst.Fill(pane)
	for n, id := range byEra(era) {
		p.DrawPicture(dst, id, 5+163*float64(n%9), 5+158*float64(n/9), 150, 1)
	}
}

// drawSome draws a few tiles as large as they get.
func drawSome(p *Painter, dst *ebiten.Image) {
	dst.Fill(pane)
	for n, id := range []expo.TileID{4, 17, 32, 2, 13, 27, 39, 0, 1, 42, 33, 105, 80, 95, 103, 100} {
		p.DrawTile(dst, id, 10+300*float64(n%5), 10+300*float64(n/5), 280, 1)
	}
}

// drawThings draws the other pieces, and the icons.
func drawThings(p *Painter, icons *icon.Painter, dst *ebiten.Image) {
	dst.Fill(pane)
	y := 10.0
	for _, size := range []float64{16, 24, 36, 64} {
		x := 10.0
		next := func() float64 { x += size * 1.12; return x - size*1.12 }
		for seat := range expo.MaxSeats {
			p.DrawMarker(dst, seat, next(), y, size, 1)
		}
		for seat := range expo.MaxSeats {
			p.DrawTourist(dst, seat, next(), y, size, 1)
		}
		if size > 40 {
			y, x = y+size*1.15, 10
		}
		for seat := range expo.MaxSeats {
			p.DrawCrossing(dst, seat, next(), y, size, 1)
		}
		p.DrawCube(dst, next(), y, size, 1)
		for level := 1; level <= 6; level++ {
			p.DrawPlant(dst, level, next(), y, size, 1)
		}
		for era := 1; era <= 3; era++ {
			p.DrawBack(dst, era, next(), y, size, 1)
		}
		y += size * 1.2
	}
	for seat := range expo.MaxSeats {
		p.DrawFlag(dst, seat, seat*2, 10+90*float64(seat), y, 80, 1)
	}
	for n, size := range []float64{64, 40} {
		for level := 1; level <= 6; level++ {
			p.DrawPlant(dst, level, 480+float64(level-1)*size*1.1, y+70*float64(n), size, 1)
		}
	}
	y += 110
	for _, size := range []float64{14, 18, 28, 56} {
		for n, sign := range allIcons() {
			if at := 10 + float64(n)*size*1.12; at < 1080 {
				icons.DrawIn(dst, sign, at, y, size, theme.Ink)
			}
		}
		y += size + 8
	}
	for n, sign := range allIcons() {
		icons.DrawIn(dst, sign, 10+44*float64(n%24), y+44*float64(n/24), 40, theme.Ink)
	}
	y += 88
	for _, size := range []float64{14, 18, 26} {
		for n := range 8 {
			icons.Badge(dst, Track(expo.Track(n)), "4", 10+float64(n)*size*2.4, y, size)
			icons.Badge(dst, Track(expo.Track(n)), "12", 10+float64(n)*size*2.4+size*1.1, y, size)
		}
		y += size + 4
	}
}

func allIcons() (all []*icon.Icon) {
	for n := range 8 {
		all = append(all, Track(expo.Track(n)))
	}
	for n := range expo.Colours + 2 {
		all = append(all, Sign(expo.Colour(n)))
	}
	for n := range 9 {
		all = append(all, Effect(expo.EffectKind(n)))
	}
	for n := range 5 {
		all = append(all, Need(expo.NeedKind(n)))
	}
	return append(all, Activation(1), Activation(2), InCity(0), InCity(4))
}
