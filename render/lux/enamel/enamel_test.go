package enamel

import (
	"testing"

	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/lux"
)

// everything lists a key for each picture, of a size.
func everything(size int) (keys []canvas.Piece) {
	for c := range lux.CitizenKinds {
		keys = append(keys, canvas.Piece{What: aCard, Number: c}, canvas.Piece{What: aChip, Number: c})
	}
	for _, card := range []int{1, 2, 3, 5, 6, 7} {
		keys = append(keys, canvas.Piece{What: aRobCard, Number: card})
	}
	for _, value := range []int{0, 2, -5} {
		keys = append(keys, canvas.Piece{What: aModifier, Number: value})
	}
	for n := range 4 {
		keys = append(keys, canvas.Piece{What: aToken, Number: n}, canvas.Piece{What: aFollower, Number: n}, canvas.Piece{What: aTile, Number: n})
	}
	keys = append(keys, canvas.Piece{What: aBack}, canvas.Piece{What: aRobBack})
	for n := range keys {
		keys[n].Size = size
	}
	return keys
}

// TestNothingIsCutOff looks at the edges of every picture: what is painted keeps clear of them.
func TestNothingIsCutOff(t *testing.T) {
	for _, size := range []int{20, 47} {
		for _, k := range everything(size) {
			p := pieces().Paint(k).Pixels()
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

// figure is the person on a card alone, where a card so wide has it.
func figure(citizen lux.Citizen, width int) canvas.Canvas {
	left, top, wide, high := pieces().Box(canvas.Piece{What: aCard, Size: width})
	c := canvas.New(wide, high, float64(width)/100).Moved(float64(left), float64(top))
	paintFigure(c, citizen)
	return c
}

// The twenty persons are told apart by their outlines alone, on a card 40 pixels wide: values by more than families, which have
// a colour and a crest too.
func TestPersonsAreToldApartByTheirOutlines(t *testing.T) {
	const values, families = 0.12, 0.07
	for c := range lux.Citizen(lux.CitizenKinds) {
		for other := range c {
			least := families
			if c.Colour() == other.Colour() {
				least = values
			}
			if share := differing(figure(c, 40), figure(other, 40)); share < least {
				t.Errorf("the outlines of %v and %v differ in %.0f %%, want %.0f", c, other, 100*share, 100*least)
			}
		}
	}
}

// The grounds of crests, on which numbers are written, have outlines of their own.
func TestCrestsAreToldApartByTheirOutlines(t *testing.T) {
	for d := range lux.District(lux.Districts) {
		for other := range d {
			one, two := lux.CitizenOf(d, 3), lux.CitizenOf(other, 3)
			if share := differing(pieces().Paint(canvas.Piece{What: aChip, Number: int(one), Size: 24}), pieces().Paint(canvas.Piece{What: aChip, Number: int(two), Size: 24})); share < 0.07 {
				t.Errorf("the crests of %v and %v differ in %.0f %%", d, other, 100*share)
			}
		}
	}
}

// Tokens and the signs of powers are told apart by their outlines, or by what is drawn on them in one tone.
func TestSignsOfPowersDiffer(t *testing.T) {
	drawn := func(p lux.Power) canvas.Canvas {
		c := canvas.New(24, 24, 0.24)
		Power(p).DrawOn(c, theme.Ink)
		return c
	}
	for p := lux.Agent; p <= lux.Dualist; p++ {
		for other := lux.Agent; other < p; other++ {
			if share := differing(drawn(p), drawn(other)); share < 0.2 {
				t.Errorf("the signs of %v and %v differ in %.0f %%", p, other, 100*share)
			}
		}
	}
}

// Numbers are large: on a card as narrow as the table shows one, and on a chip.
func TestNumbersAreLarge(t *testing.T) {
	for _, c := range []struct {
		canvas.Piece
		least float64
	}{{canvas.Piece{What: aCard, Number: 3, Size: 44}, 18}, {canvas.Piece{What: aChip, Number: 3, Size: 22}, 14}} {
		if labels := pieces().Paint(c.Piece).Labels(); len(labels) != 1 || labels[0].Size < c.least {
			t.Errorf("%+v: written %+v, want %.0f pixels at least", c.Piece, labels, c.least)
		}
	}
}

// What is seen of a card that others lie on is its number and its crest.
func TestTheIndexIsLeftOfTheFigure(t *testing.T) {
	for c := range lux.Citizen(lux.CitizenKinds) {
		card := pieces().Paint(canvas.Piece{What: aCard, Number: int(c), Size: 100})
		at := canvas.Origin(card)
		if number := card.Labels()[0]; number.X-at.X > 100*Index/2+2 {
			t.Errorf("%v: its number lies at %v", c, number)
		}
		figure := figure(c, 100).Pixels()
		for y := int(at.Y) + 4; y < int(at.Y)+70; y++ {
			if figure.RGBAAt(int(at.X)+15, y).A > 0 {
				t.Fatalf("%v: the person covers the number at %d", c, y)
			}
		}
	}
}

// A picture that is there already is found without any allocation.
func TestWhereAPictureLiesCostsNothing(t *testing.T) {
	keys, all := everything(34), pieces()
	sum := 0
	if n := testing.AllocsPerRun(5, func() {
		for _, k := range keys {
			left, top, _, _ := all.Box(k)
			sum += left + top
		}
	}); n != 0 || sum == 0 {
		t.Errorf("%g allocations for %d pictures", n, len(keys))
	}
}
