//go:build !js

package city

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/rome/pieceart"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/rome"
)

func TestMain(m *testing.M) { drive.Main(m) }

// TestMapIsDrawn keeps pictures to look at: the map as large as the table shows it, empty and built over.
func TestMapIsDrawn(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	pieces, p := pieceart.NewPainter(writer), NewPainter()
	for _, size := range [][2]float64{{560, 370}, {760, 480}, {780, 560}, {1500, 950}} {
		w, h := size[0], size[1]
		for _, full := range []bool{false, true} {
			picture := drive.Drawn(w+20, h+20, func(dst *ebiten.Image) {
				dst.Fill(theme.Paper)
				p.Draw(dst, 10, 10, w, h)
				for place := range rome.Place(rome.Places) {
					build(pieces, writer, dst, place, w, h, full)
				}
				if !full {
					p.Outline(dst, rome.Palatine, 10, 10, w, h, theme.Highlight, 1)
					p.Dim(dst, Of(rome.Aventine)|Of(rome.TiberIsland), 10, 10, w, h, 0.3)
				}
			})
			drive.Keep(t, fmt.Sprintf("rome-map-%.0f-%v", w, full), picture)
		}
	}
}

// build shows a prefecture as the table might: its name, and houses on its sites.
func build(pieces *pieceart.Painter, writer *text.Writer, dst *ebiten.Image, place rome.Place, w, h float64, full bool) {
	r := RegionOf(place)
	unit := r.Step * w
	x, foot := 10+r.Ground.X*w, 10+r.Ground.Y*h
	for n := range place.Sites() {
		if !full && n >= place.Sites()/2 {
			pieces.DrawSite(dst, pieceart.Ground(n)%pieceart.Grounds, x+unit*float64(n), foot, unit, 1)
			continue
		}
		house := pieceart.House{Seat: (n + int(place)) % 4, Height: n + 1, Roof: rome.Shape(place % 2)}
		if !full {
			house.Height = (n + 3) / 2
		}
		pieces.DrawHouse(dst, house, x+unit*float64(n), foot, unit, 1)
	}
	size := max(unit*0.5, 14)
	writer.Draw(dst, place.String(), 10+r.Room.X*w, 10+r.Room.Y*h, text.Style{Face: text.Black, Size: size, Colour: theme.Ink})
	writer.Draw(dst, "takes 2-3 · 5 and 3 points", 10+r.Room.X*w, 10+r.Room.Y*h+size*1.25, text.Style{Face: text.Regular, Size: size * 0.9, Colour: theme.Ink})
}
