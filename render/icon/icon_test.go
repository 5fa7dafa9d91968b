package icon

import (
	"bytes"
	"testing"

	"capital/render/canvas"
	"capital/render/theme"
)

func TestEveryIconIsDrawn(t *testing.T) {
	for n, sign := range []*Icon{VP, Coin, Price, Crown, Most, Fewest, Becomes, Others, TurnLeft, TurnRight, Undo, Redo, Hint, Log, Outlook, Warning} {
		c := canvas.New(20, 20, 0.2)
		sign.DrawOn(c, theme.Ink)
		if bytes.Count(c.Pixels().Pix, []byte{0}) == len(c.Pixels().Pix) {
			t.Errorf("icon %d draws nothing", n)
		}
	}
}

// Words on a badge stay on it, and three letters are smaller than one.
func TestWordsFitTheirBadge(t *testing.T) {
	for _, sign := range []*Icon{VP, Coin, Price, Crown, nil} {
		c := canvas.New(40, 40, 0.4)
		for _, words := range []string{"1", "12", "+12"} {
			sign.BadgeOn(c, words)
		}
		labels := c.Labels()
		if len(labels) != 3 || labels[0].Words != "1" || sign != nil && (labels[0].Size <= labels[1].Size || labels[1].Size <= labels[2].Size) {
			t.Errorf("written: %+v", labels)
		}
		for _, l := range labels {
			if l.X < 18 || l.X > 24 || l.Y < 17 || l.Y > 21 {
				t.Errorf("%q is written at %v,%v", l.Words, l.X, l.Y)
			}
		}
	}
}

// What is paid, what is earned and what counts are told apart by their outlines alone.
func TestPriceCoinAndVictoryPointsDifferInOutline(t *testing.T) {
	badges := []*Icon{VP, Coin, Price}
	for n, one := range badges {
		for _, other := range badges[:n] {
			if share := differing(one, other); share < 0.1 {
				t.Errorf("the outlines of badges differ in %.0f %% of their square only", 100*share)
			}
		}
	}
}

// differing is in which part of their square one of two badges lies and the other does not.
func differing(a, b *Icon) float64 {
	const side = 40
	first, second := canvas.New(side, side, side/100.0), canvas.New(side, side, side/100.0)
	a.BadgeOn(first, "")
	b.BadgeOn(second, "")
	count := 0
	for n := 3; n < len(first.Pixels().Pix); n += 4 {
		if (first.Pixels().Pix[n] > 127) != (second.Pixels().Pix[n] > 127) {
			count++
		}
	}
	return float64(count) / (side * side)
}
