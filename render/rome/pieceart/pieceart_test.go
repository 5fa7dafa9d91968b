package pieceart

import (
	"image"
	"testing"

	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/rome"
)

// everything lists a key for each picture, of a size.
func everything(size int) (keys []key) {
	for seat := range rome.MaxSeats {
		for height := 1; height <= rome.Tallest; height++ {
			for shape := rome.Round; shape <= rome.NoShape; shape++ {
				h := House{Seat: seat, Height: height, Roof: shape}
				h.Bare = height == 2
				keys = append(keys, key{what: aHouse, house: h}, key{what: aHouseOutline, house: h, colour: theme.Highlight})
			}
		}
		keys = append(keys, key{what: aStop, number: seat}, key{what: aRoof, house: House{Seat: seat, Roof: rome.Triangular}}, key{what: aRoof, house: House{Seat: seat, Roof: rome.Round}})
	}
	for card := range rome.Card(rome.CardCount) {
		if card == card.First() {
			keys = append(keys, key{what: aCard, card: card})
		}
	}
	for _, number := range []int{1, 2, 3} {
		keys = append(keys, key{what: aMonument, number: number}, key{what: aBack, number: number - 1})
	}
	for of := range Grounds {
		keys = append(keys, key{what: aSite, number: int(of)}, key{what: aStreet, number: int(of)})
	}
	keys = append(keys, key{what: aSiteOutline, colour: theme.Highlight}, key{what: aFloor}, key{what: aFountain}, key{what: aFountain, flag: true},
		key{what: aMarker}, key{what: aMilestone}, key{what: aMilestone, number: 1}, key{what: aMilestone, number: 2})
	for i := range keys {
		keys[i].size = size
	}
	return keys
}

// TestNothingIsCutOff looks at the edges of every picture: what is painted keeps clear of them.
func TestNothingIsCutOff(t *testing.T) {
	for _, size := range []int{20, 47} {
		for _, k := range everything(size) {
			p := paint(k).Pixels()
			box, drawn := p.Rect, false
			for y := box.Min.Y; y < box.Max.Y; y++ {
				for x := box.Min.X; x < box.Max.X; x++ {
					alpha := p.RGBAAt(x, y).A
					drawn = drawn || alpha > 0
					if edge := x == box.Min.X || y == box.Min.Y || x == box.Max.X-1 || y == box.Max.Y-1; edge && alpha > 40 {
						t.Fatalf("%+v: painted up to its edge at %d,%d of %v", k, x, y, box.Size())
					}
				}
			}
			if !drawn {
				t.Errorf("%+v: nothing is painted", k)
			}
		}
	}
}

// differing is in which part of a house's width squared one of two pictures lies and the other does not.
func differing(a, b key) float64 {
	first, second := paint(a).Pixels(), paint(b).Pixels()
	foot := first.Rect.Dy() - second.Rect.Dy() // both stand on the same ground
	count := 0
	for y := range first.Rect.Dy() {
		for x := range first.Rect.Dx() {
			if solid(first, x, y) != solid(second, x, y-foot) {
				count++
			}
		}
	}
	return float64(count) / float64(a.size*a.size)
}

func solid(p *image.RGBA, x, y int) bool { return image.Pt(x, y).In(p.Rect) && p.RGBAAt(x, y).A > 200 }

// A roof's shape and a house's height are seen in its outline alone.
func TestHousesAreToldApartByTheirOutlines(t *testing.T) {
	for _, size := range []int{20, 34} {
		for height := 1; height <= rome.Tallest; height++ {
			round := key{what: aHouse, house: House{Height: height, Roof: rome.Round}, size: size}
			gable, open, higher := round, round, round
			gable.house.Roof, open.house.Roof, higher.house.Height = rome.Triangular, rome.NoShape, height+1
			for name, pair := range map[string][2]key{
				"round and triangular": {round, gable}, "round and none": {round, open}, "triangular and none": {gable, open}, "one higher": {higher, round},
			} {
				if share := differing(pair[0], pair[1]); share < 0.07 {
					t.Errorf("%s, %d high, %d pixels: the outlines differ in %.0f %% of a square as wide", name, height, size, 100*share)
				}
			}
		}
	}
}

// Every storey has its pale line: at its upper edge a house is brighter than in the middle of the storey.
func TestEveryStoreyHasItsLine(t *testing.T) {
	for _, size := range []int{20, 24, 34, 68} {
		for seat := range rome.MaxSeats {
			k := key{what: aHouse, house: House{Seat: seat, Height: rome.Tallest, Roof: rome.Round}, size: size}
			c := paint(k)
			for n := range rome.Tallest {
				line, wall := brightest(c, storey*float64(n+1)-8, storey*float64(n+1)), brightest(c, storey*float64(n)+14, storey*float64(n)+26)
				if line < wall+60 {
					t.Errorf("%d pixels, seat %d: the line of storey %d is %d bright, its wall %d", size, seat, n+1, line, wall)
				}
			}
		}
	}
}

// brightest is the sum of the channels of the brightest pixel from one height above the ground to another, in units, at the
// left of a house's front.
func brightest(c canvas.Canvas, from, to float64) (most int) {
	at, scale := canvas.Origin(c), c.Scale()
	for y := int(at.Y - to*scale); y < int(at.Y-from*scale); y++ {
		pixel := c.Pixels().RGBAAt(int(at.X+8*scale), y)
		most = max(most, int(pixel.R)+int(pixel.G)+int(pixel.B))
	}
	return most
}

// TestHousesStandOnTheGround looks for the lowest row of every house: it is the same for all.
func TestHousesStandOnTheGround(t *testing.T) {
	for height := 1; height <= rome.Tallest; height++ {
		k := key{what: aHouse, house: House{Seat: 1, Height: height, Roof: rome.Round}, size: 34}
		c := paint(k)
		foot := int(canvas.Origin(c).Y)
		x := int(canvas.Origin(c).X) + 5
		if !solid(c.Pixels(), x, foot-1) || solid(c.Pixels(), x, foot+1) {
			t.Errorf("a house of %d does not stand on the ground", height)
		}
		_, high := HouseSize(height, 34)
		for y := range foot - int(high) - 1 {
			for x := range c.Pixels().Rect.Dx() {
				if solid(c.Pixels(), x, y) {
					t.Fatalf("a house of %d is higher than its size says: %d above the ground, not %.0f", height, foot-y, high)
				}
			}
		}
	}
}

// Numbers are large, or there is none: at least 14 pixels in a roof, 18 on a card of 30.
func TestNumbersAreLarge(t *testing.T) {
	for _, c := range []struct {
		key
		least float64
	}{
		{key{what: aHouse, house: House{Height: 3, Roof: rome.Round}, size: 28}, 14},
		{key{what: aHouse, house: House{Height: 3, Roof: rome.Triangular}, size: 28}, 14},
		{key{what: aHouse, house: House{Height: 7, Roof: rome.Triangular}, size: 41}, 15},
		{key{what: aCard, size: 30}, 18},
	} {
		if small := (key{what: aHouse, house: House{Height: 2, Roof: rome.Round}, size: 18}); len(paint(small).Labels()) > 0 {
			t.Errorf("a house 18 pixels wide is hidden by its number")
		}
		if labels := paint(c.key).Labels(); len(labels) != 1 || labels[0].Size < c.least {
			t.Errorf("%+v: written %+v, want %.0f pixels at least", c.key, labels, c.least)
		}
	}
}

// Cards of different print look different, whatever their numbers say.
func TestTypesAndColoursOfCardsLookDifferent(t *testing.T) {
	seen := map[string]rome.Card{}
	for card := range rome.Card(rome.CardCount) {
		if card.Number() != 1 || card != card.First() {
			continue
		}
		pixels := string(paint(key{what: aCard, card: card, size: 24}).Pixels().Pix)
		if other, found := seen[pixels]; found {
			t.Errorf("%v looks like %v", card, other)
		}
		seen[pixels] = card
	}
	if len(seen) != 5 {
		t.Errorf("%d kinds of card", len(seen))
	}
}

func allIcons() []*icon.Icon {
	return []*icon.Icon{Roofs, Floors, Permits, Cards, Fountain, Amphitheatre, Temple, First, Second, RoundRoof, GableRoof}
}

// A picture that is there already is found without any allocation.
func TestWhereAPictureLiesCostsNothing(t *testing.T) {
	keys := everything(34)
	sum := 0
	if n := testing.AllocsPerRun(5, func() {
		for _, k := range keys {
			left, top, _, _ := k.box()
			sum += left + top
		}
	}); n != 0 || sum == 0 {
		t.Errorf("%g allocations for %d pictures", n, len(keys))
	}
}

func TestEveryIconIsDrawn(t *testing.T) {
	for n, sign := range allIcons() {
		c := canvas.New(20, 20, 0.2)
		sign.DrawOn(c, theme.Ink)
		drawn := 0
		for i := 3; i < len(c.Pixels().Pix); i += 4 {
			if c.Pixels().Pix[i] > 0 {
				drawn++
			}
		}
		if drawn < 60 {
			t.Errorf("icon %d covers %d of 400 pixels", n, drawn)
		}
	}
}
