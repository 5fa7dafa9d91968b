//go:build !js

package view

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/render/widget"
	"capital/rules/rome"
)

// TestPlotsAreAsWideAsHouses: each site's plot is where the front of a house would be, and all lie on the prefecture's ground.
func TestPlotsAreAsWideAsHouses(t *testing.T) {
	for _, size := range rooms() {
		for seats := 2; seats <= rome.MaxSeats; seats++ {
			l := Lay(size, seats, false)
			for p := range rome.Place(rome.Places) {
				c := l.cell(p)
				for n := range p.Sites() {
					x, wide := c.plot(n)
					place, house := c.site(n), c.unit(&rome.Prefecture{})
					if wide < house || x+wide/2 != place.X+place.W/2 {
						t.Fatalf("%v, %d seats, %v: plot %d is %v wide at %v, a house %v in %v", size, seats, p, n, wide, x, house, place)
					}
				}
				x, wide := c.plot(p.Sites() - 1)
				right, back := pieceart.PlotSize(wide)
				atX, atY := x+right, c.sites.Y+c.sites.H-back
				if on, ok := city.At((atX-l.Map.X)/l.Map.W, (atY-l.Map.Y)/l.Map.H); !ok || on != p {
					t.Errorf("%v, %d seats, %v: its last plot ends beyond it", size, seats, p)
				}
			}
		}
	}
}

// TestAnEmptyMapIsNotBare looks at the map before anything is built: plots cover most of the rows of sites, and behind them there is
// more than mosaic. Where names are written the ground is calm.
func TestAnEmptyMapIsNotBare(t *testing.T) {
	drive.Window(t)
	art := testRome(t)
	const w, h = 1280, 720
	for _, seats := range []int{2, 4} {
		m := rome.NewMatch(seats, 1, nil)
		v := m.View(0)
		p := see(&v, names[:seats])
		table := NewTable(art, seats)
		table.Resize(scene.PlainRoom(w, h))
		ground := drive.Drawn(w, h, func(dst *ebiten.Image) { table.region(dst, &p).drawCity() })
		empty := drive.Drawn(w, h, func(dst *ebiten.Image) { board{table.region(dst, &p)}.draw() })
		for place := range rome.Place(rome.Places) {
			c, tone := table.Layout.cell(place), city.Ground(place.Colour())
			first, last := c.site(1), c.site(place.Sites()-1)
			foot := first.Y + first.H
			_, wide := c.plot(0)
			_, back := pieceart.PlotSize(wide)
			row := widget.Rect{X: first.X, Y: foot - back, W: last.X + last.W - first.X, H: back}
			covered := share(row, func(x, y int) bool { return apart(empty.RGBAAt(x, y), ground.RGBAAt(x, y)) > 6 })
			if covered < 0.7 {
				t.Errorf("%d seats, %v: plots cover %.0f %% of the row of sites", seats, place, 100*covered)
			}
			in := table.Layout.Prefectures[place]
			behind := widget.Rect{X: in.X, Y: in.Y + 0.3*in.H, W: in.W, H: foot - back - in.Y - 0.3*in.H}
			laid := share(behind, func(x, y int) bool { return apart(ground.RGBAAt(x, y), toned(tone)) > 22 })
			if laid < 0.12 || laid > 0.6 {
				t.Errorf("%d seats, %v: behind its sites %.0f %% are more than mosaic", seats, place, 100*laid)
			}
			name := board{table.region(nil, &p)}.layHead(place, &p.Table, c)
			written := widget.Rect{X: name.x, Y: name.y - 8, W: 0.4 * in.W, H: 16}
			if loud := share(written, func(x, y int) bool { return apart(ground.RGBAAt(x, y), toned(tone)) > 40 }); loud > 0.02 {
				t.Errorf("%d seats, %v: below its name %.0f %% are not calm", seats, place, 100*loud)
			}
		}
	}
}

// share is which part of the pixels of a place is of a kind.
func share(in widget.Rect, of func(x, y int) bool) float64 {
	count, all := 0, 0
	for y := int(in.Y); y < int(in.Y+in.H); y++ {
		for x := int(in.X); x < int(in.X+in.W); x++ {
			if all++; of(x, y) {
				count++
			}
		}
	}
	return float64(count) / float64(max(all, 1))
}

// apart is by how much two tones differ at most in one of their parts.
func apart(a, b color.RGBA) (most int) {
	for _, d := range [...]int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B)} {
		most = max(most, d, -d)
	}
	return most
}

// toned is an opaque colour as a pixel has it.
func toned(c theme.Colour) color.RGBA {
	return color.RGBA{R: uint8(c >> 24), G: uint8(c >> 16), B: uint8(c >> 8), A: 255}
}
