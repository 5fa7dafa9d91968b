package tileart

import (
	"slices"
	"strconv"
	"testing"

	"capital/render/theme"
	"capital/rules/warsaw"
)

// twoTiles is a district of two tiles side by side.
func twoTiles(first, second warsaw.TileID) Look {
	var look Look
	look.District.Place(first, warsaw.Space{}, 0)
	look.District.Place(second, warsaw.Space{X: 1}, 0)
	return look
}

// TestStacksThatLieApartDoNotRunTogether looks at the line between two tiles: whatever
// kinds meet there, it shows nothing of them.
func TestStacksThatLieApartDoNotRunTogether(t *testing.T) {
	const size = 100
	plain := plainTiles(t)
	for kind, tile := range plain {
		settled := twoTiles(tile, tile)
		apart := settled
		apart.Apart = true
		for n, look := range []Look{settled, apart} {
			c := districtSheet(districtKey{look: look, size: size}, inRules)
			tray := 0
			for y := 20; y < 80; y++ {
				p := c.Pixels().RGBAAt(Margin(size)+size, Margin(size)+y)
				r, g, b, _ := trayTone.RGBA()
				// The shadow of the left tile may lie on the tray, which is grey.
				if p.R <= uint8(r>>8) && p.G <= uint8(g>>8) && p.B <= uint8(b>>8) && p.R >= p.G && p.G >= p.B && p.R-p.B < 60 {
					tray++
				}
			}
			if apart := n == 1; apart != (tray == 60) {
				t.Errorf("%v, apart %v: %d of 60 pixels between two tiles are tray", kind, apart, tray)
			}
		}
	}
}

func TestHigherStacksLookHigher(t *testing.T) {
	const size = 100
	lowest := 0
	for height := 1; height <= mostTiles; height++ {
		look := Look{Apart: true}
		for n := range height {
			look.District.Place(warsaw.TileID(n), warsaw.Space{}, 0)
		}
		look.Heights[0] = uint8(height)
		c := districtSheet(districtKey{look: look, size: size}, inRules)
		row := 0
		for y := range c.Pixels().Rect.Dy() {
			if same(c.Pixels().At(Margin(size)+size/2, y), theme.PaperLight) {
				row = y // the front of the lowest tile
			}
		}
		if row < lowest+2 {
			t.Errorf("a stack of %d tiles ends at %d, a lower one at %d", height, row, lowest)
		}
		lowest = row
	}
}

// TestWhatIsPaidForBearsNoPrice reads what is written on a district.
func TestWhatIsPaidForBearsNoPrice(t *testing.T) {
	tile := warsaw.TileID(0)
	for tile.Tile().Price < 6 { // no other sign says so much
		tile++
	}
	look := Look{}
	look.District.Place(tile, warsaw.Space{}, 0)
	for _, look.Apart = range []bool{false, true} {
		c := districtSheet(districtKey{look: look, size: 128}, inRules)
		var written []string
		for _, l := range c.Labels() {
			written = append(written, l.Words)
		}
		if priced := slices.Contains(written, strconv.Itoa(tile.Tile().Price)); priced != look.Apart {
			t.Errorf("apart %v: priced %v: %q", look.Apart, priced, written)
		}
	}
}

// TestOutlineCoversNothingPrinted draws outlines of areas alone: they keep to the streets.
func TestOutlineCoversNothingPrinted(t *testing.T) {
	const size = 200
	bend := warsaw.QuarterAt(0, 0) | warsaw.QuarterAt(1, 0) | warsaw.QuarterAt(1, 1) | warsaw.QuarterAt(2, 1)
	c := markSheet(markKey{what: markQuarters, quarters: bend, colour: theme.Highlight, size: size})
	area := newBrush(c.Pixels().Rect.Dx(), c.Pixels().Rect.Dy(), size/tileUnits)
	area = brush{Canvas: area.Moved(float64(Margin(size)), float64(Margin(size)))}
	area.Fill(theme.Ink, insetLoops(area, bend, street+0.6, rounding)...)
	covered, drawn := 0, 0
	for n := 3; n < len(c.Pixels().Pix); n += 4 {
		if c.Pixels().Pix[n] == 0 {
			continue
		}
		drawn++
		if area.Pixels().Pix[n] == 255 {
			covered++
		}
	}
	if drawn == 0 || covered > 0 {
		t.Errorf("of %d pixels of an outline %d lie on the quarters", drawn, covered)
	}
}

func TestALookWithATileKeepsItsHeights(t *testing.T) {
	var look Look
	for n := range 3 {
		look.District.Place(warsaw.TileID(n), warsaw.Space{}, 0)
	}
	look.Heights[0] = 3
	west := look.With(warsaw.Action{Kind: warsaw.Build, Tile: 5, Space: warsaw.Space{X: -1}})
	i, _ := west.District.IndexOf(warsaw.Space{})
	j, _ := west.District.IndexOf(warsaw.Space{X: -1})
	if i == 0 || west.Height(i) != 3 || west.Height(j) != 1 {
		t.Errorf("beside a stack of three: %d and %d", west.Height(i), west.Height(j))
	}
	over := look.With(warsaw.Action{Kind: warsaw.Overbuild, Tile: 5})
	if over.Height(0) != 4 {
		t.Errorf("over a stack of three: %d", over.Height(0))
	}
}
