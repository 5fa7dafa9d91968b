package icon

import (
	"bytes"
	"testing"

	"capital/render/canvas"
	"capital/render/theme"
)

func TestEveryIconIsDrawn(t *testing.T) {
	for n, sign := range []*Icon{VP, Coin, Price, Crown, Most, Fewest, Becomes, Others, TurnLeft, TurnRight, Undo, Hint, Log} {
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
			if l.X != 20 || l.Y != 20 {
				t.Errorf("%q is written at %v,%v", l.Words, l.X, l.Y)
			}
		}
	}
}
