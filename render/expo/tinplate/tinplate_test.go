package tinplate

import (
	"testing"

	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
	"capital/rules/expo"
)

// everything lists a name for each picture, of a size.
func everything(size int) (names []canvas.Piece) {
	for id := range expo.TileCount {
		names = append(names, canvas.Piece{What: aTile, Number: id, Size: size}, canvas.Piece{What: aPicture, Number: id, Size: size})
	}
	for era := 1; era <= expo.Eras; era++ {
		names = append(names, canvas.Piece{What: aBack, Number: era, Size: size})
	}
	for level := 1; level <= expo.Levels; level++ {
		names = append(names, canvas.Piece{What: aPlant, Number: level, Size: size})
	}
	for seat := range expo.MaxSeats {
		names = append(names, canvas.Piece{What: aTourist, Number: seat, Size: size}, canvas.Piece{What: aCrossing, Number: seat, Size: size}, canvas.Piece{What: aMarker, Number: seat, Size: size})
		for wave := range FlagWaves {
			names = append(names, canvas.Piece{What: aFlag, Number: seat*FlagWaves + wave, Size: size})
		}
	}
	return append(names, canvas.Piece{What: aCube, Number: 0, Size: size})
}

// TestNothingIsCutOff looks at the edges of every picture: what is painted keeps clear of them.
func TestNothingIsCutOff(t *testing.T) {
	for _, size := range []int{20, 32, 61} {
		for _, k := range everything(size) {
			p := pieces().Paint(k).Pixels()
			box, drawn := p.Rect, false
			for y := box.Min.Y; y < box.Max.Y; y++ {
				for x := box.Min.X; x < box.Max.X; x++ {
					alpha := p.RGBAAt(x, y).A
					drawn = drawn || alpha > 0
					if edge := x == box.Min.X || y == box.Min.Y || x == box.Max.X-1 || y == box.Max.Y-1; edge && alpha > 60 {
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

// differing is in which part of the larger of two outlines, without their colours, one lies and the other does not.
func differing(a, b canvas.Canvas) float64 {
	first, second := a.Pixels().Pix, b.Pixels().Pix
	count, most := 0, 1
	for n := 3; n < len(first); n += 4 {
		one, other := first[n] > 127, second[n] > 127
		if one != other {
			count++
		}
		if one || other {
			most++
		}
	}
	return float64(count) / float64(most)
}

// drawn is an icon alone, so many pixels large.
func drawn(i *icon.Icon, size int) canvas.Canvas {
	c := canvas.New(size, size, float64(size)/100)
	i.DrawOn(c, theme.Ink)
	return c
}

// The signs of the seven colours, and of none, have outlines of their own; so have the icons of tracks, of cubes and of prestige.
func TestSignsAreToldApartByTheirOutlines(t *testing.T) {
	const size, least = 20, 0.12
	for c := range expo.Colours + 2 {
		for other := range c {
			if share := differing(drawn(Sign(expo.Colour(c)), size), drawn(Sign(expo.Colour(other)), size)); share < least {
				t.Errorf("the signs of %v and %v differ in %.0f %%", expo.Colour(c), expo.Colour(other), 100*share)
			}
		}
	}
	for one := expo.Population; one <= expo.Prestige; one++ {
		for other := range one {
			if share := differing(drawn(Track(one), size), drawn(Track(other), size)); share < least {
				t.Errorf("the icons of %v and %v differ in %.0f %%", one, other, 100*share)
			}
		}
	}
}

// The icons of the kinds of effect differ, and so do the numbers of printed cubes.
func TestEffectsAreToldApart(t *testing.T) {
	var all []canvas.Canvas
	for kind := expo.Printed; kind <= expo.OfRest; kind++ {
		all = append(all, drawn(Effect(kind), 20))
	}
	for n := range all {
		for m := range n {
			if share := differing(all[n], all[m]); share < 0.2 {
				t.Errorf("effects %d and %d differ in %.0f %%", n, m, 100*share)
			}
		}
	}
	if one, two := drawn(Activation(1), 20), drawn(Activation(2), 20); differing(one, two) < 0.08 || differing(one, drawn(Activation(0), 20)) < 0.08 {
		t.Error("printed cubes are not seen")
	}
}

// drawing is the drawing of a building before nothing, in one manner and in the tones of one colour for all.
func drawing(id int) canvas.Canvas {
	const size = 50
	c := canvas.New(size, size, size/100.0).Moved(0, size*0.2)
	drawings[id](newScene(c, 2, expo.Housing))
	return c
}

// Every building has a drawing of its own: of each two a good part of the pixels differ in more than a shade, were they of one era
// and colour.
func TestEveryBuildingHasItsDrawing(t *testing.T) {
	const least, shade = 0.12, 40
	var all []canvas.Canvas
	for id := range drawings {
		all = append(all, drawing(id))
	}
	for one := range all {
		for other := range one {
			a, b, count := all[one].Pixels().Pix, all[other].Pixels().Pix, 0
			for n := 0; n < len(a); n += 4 {
				apart := 0
				for i := range 4 {
					apart += int(max(a[n+i], b[n+i]) - min(a[n+i], b[n+i]))
				}
				if apart > shade {
					count++
				}
			}
			if share := float64(count) / float64(len(a)/4); share < least {
				t.Errorf("%v and %v differ in %.0f %% of their pixels", expo.TileID(one), expo.TileID(other), 100*share)
			}
		}
	}
}

// The eras differ in their manner: one drawing, in one colour, is another in each of them.
func TestErasDifferInTheirManner(t *testing.T) {
	for _, colour := range []expo.Colour{expo.Housing, expo.Civic} {
		var all []canvas.Canvas
		for era := 1; era <= expo.Eras; era++ {
			c := canvas.New(50, 50, 0.5)
			s := newScene(c, era, colour)
			s.backdrop(c, ground, 100)
			university(s)
			all = append(all, c)
		}
		for one := range all {
			for other := range one {
				a, b, count := all[one].Pixels().Pix, all[other].Pixels().Pix, 0
				for n := 0; n < len(a); n += 4 {
					if max(a[n], b[n])-min(a[n], b[n]) > 12 || max(a[n+2], b[n+2])-min(a[n+2], b[n+2]) > 12 {
						count++
					}
				}
				if share := float64(count) / float64(len(a)/4); share < 0.5 {
					t.Errorf("%v: eras %d and %d differ in %.0f %% of their pixels", colour, one+1, other+1, 100*share)
				}
			}
		}
	}
}

// Numbers are there from the least size on, large enough, and within the border.
func TestNumbersAreReadable(t *testing.T) {
	for size, least := range map[int]float64{64: 6, 110: 8, 200: 15} {
		for id := range expo.TileID(expo.TileCount) {
			k := canvas.Piece{What: aTile, Number: int(id), Size: size}
			left, top, _, _ := pieces().Box(k)
			labels := pieces().Paint(k).Labels()
			if len(labels) == 0 && id != expo.Lake {
				t.Errorf("%v at %d: no number", id, size)
			}
			for _, l := range labels {
				x, y := l.X-float64(left), l.Y-float64(top)
				if l.Size < least || x < 3 || y < 3 || x > float64(size)-3 || y > float64(size)-3 {
					t.Errorf("%v at %d: %q in %.1f pixels at %.0f, %.0f", id, size, l.Words, l.Size, x, y)
				}
			}
		}
	}
	for id := range expo.TileID(expo.TileCount) {
		if !id.Prosperity() && len(pieces().Paint(canvas.Piece{What: aTile, Number: int(id), Size: Least - 1}).Labels()) > 0 {
			t.Errorf("%v is written on where it is too small", id)
		}
	}
}

// All that a tile gains is on it: a badge for every amount, and a sign for all that is counted.
func TestEveryGainIsOnTheTile(t *testing.T) {
	for id := range expo.TileID(expo.TileCount) {
		tile := id.Tile()
		amounts, badges := 0, 0
		for n := range tile.Effects {
			amounts += len(tile.Effects[n].Amounts)
		}
		c := canvas.New(120, 120, 1.2)
		written := lines(c, id)
		for _, line := range append(written.lines, written.printed) {
			for _, p := range line {
				if p.Words != "" && p.Icon != nil && !p.Counted {
					badges++
				}
			}
		}
		if badges != amounts {
			t.Errorf("%v: %d badges for %d amounts", id, badges, amounts)
		}
	}
	got := Parts(expo.TileID(32).Effect(expo.BeforeEnd))
	if len(got) != 5 || got[2].Icon != InCity(expo.Civic) || !got[2].Counted || got[4].Icon != InCity(expo.Industrial) {
		t.Errorf("the Technology Park's last effect is %+v", got)
	}
}

// A picture that is there already is found without any allocation.
func TestWhereAPictureLiesCostsNothing(t *testing.T) {
	names, all := everything(34), pieces()
	sum := 0
	if n := testing.AllocsPerRun(5, func() {
		for _, k := range names {
			left, top, _, _ := all.Box(k)
			sum += left + top
		}
	}); n != 0 || sum == 0 {
		t.Errorf("%g allocations for %d pictures", n, len(names))
	}
}
