package tileart

import (
	"strconv"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/warsaw"
)

// Sizes of signs in units: signs take up a fixed part of a tile, and more of a small
// one, where they would be too small to read.
const (
	signUnits   = 25.0
	signLargest = 33.0
	smallTile   = 40.0  // pixels; here signs are largest
	largeTile   = 110.0 // pixels; from here signs are signUnits
)

// signSize is the diameter of a sign in units when n of them stand in a row.
func signSize(c brush, n int) float64 {
	size := signUnits
	if pixels := c.Scale() * tileUnits; pixels < largeTile {
		t := max(pixels-smallTile, 0) / (largeTile - smallTile)
		size = (signLargest*smallTile*(1-t) + signUnits*largeTile*t) / max(pixels, smallTile)
	}
	return min(size, 92/float64(max(n, 1)))
}

// priceUnits is the width of a price, a tag, to that of another sign.
const priceUnits = 1.25

// price draws the tag with what a tile costs in its upper left corner.
func price(c brush, t *warsaw.Tile) {
	if t.Building.IsMilestone() || t.Epoch == 0 {
		return
	}
	size := signSize(c, 1) * priceUnits
	icon.Price.BadgeOn(c.Part(0.6, 0.6-size*0.11, size/100), strconv.Itoa(t.Price))
}

// signs draws what is printed in the middle of a tile, where the quarters meet: the
// transport sign, victory points and coins.
func signs(c brush, t *warsaw.Tile) {
	var row []Mark
	if t.VP > 0 {
		row = append(row, vp(t.VP))
	}
	if t.Transport {
		row = append(row, sign(Transport))
	}
	if t.Coins > 0 {
		row = append(row, coins(t.Coins))
	}
	size := signSize(c, len(row))
	x := 50 - size*float64(len(row))/2
	for n, m := range row {
		mark(c.part(x+size*float64(n), 50-size/2, size/100), m)
	}
}

// mark draws one sign of an effect in a square of 100 units.
func mark(c brush, m Mark) {
	if words := m.words(); words != "" {
		m.Icon.BadgeOn(c.Canvas, words)
		return
	}
	m.Icon.DrawOn(c.Canvas, ink)
}

// words is what stands on the icon or alone.
func (m Mark) words() string {
	switch {
	case m.Words != "" || m.Number == 0:
		return m.Words
	case m.Icon == icon.Coin:
		return change(m.Number)
	}
	return amount(m.Number)
}

// amount writes victory points: a loss with its sign.
func amount(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// change writes coins, which are always a change.
func change(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return amount(n)
}

// stackMark shows that tiles lie under this one, and how many lie here in all: their
// edges show at the upper right corner, beside the number.
func stackMark(c brush, height int) {
	size := signSize(c, 1) * 0.84
	layers := 3
	if c.Scale()*tileUnits < 70 {
		layers = 2
	}
	for n := min(height, layers) - 1; n >= 0; n-- {
		d := size * 0.13 * float64(n)
		b := c.part(99-size-d, 1+d, size/100)
		b.Round(ink, 0, 0, 100, 100, 18)
		b.Round(cream, 7, 7, 86, 86, 13)
	}
	c.part(99-size, 1, size/100).WriteWithin("×"+strconv.Itoa(height), 50, 50, 78, 62, ink, text.Black)
}

// numerals are the epochs as they are written.
var numerals = [...]string{"S", "I", "II", "III", "IV", "V", "VI"}

// backTones are the colours of the card backs: dusk to modern night.
var backTones = [...]theme.Colour{0x46604AFF, 0x6E3B2CFF, 0x75562AFF, 0x3F5D50FF, 0x32474FFF, 0x54405FFF, 0x2A3466FF}

// BackTone is the colour of the backs of an epoch's tiles.
func BackTone(epoch int) theme.Colour { return backTones[epoch] }

// back draws the back of a tile of an epoch.
func back(c brush, epoch int) {
	tone := backTones[epoch]
	c.Round(ink, 0, 0, 100, 100, 7)
	c.Round(tone, 1.4, 1.4, 97.2, 97.2, 6)
	line := tone.Mix(cream, 0.18)
	for n := -10; n <= 20; n++ {
		x := 10 * float64(n)
		c.Line(line, 0.9, x, 2, x+96, 98)
		c.Line(line, 0.9, x, 98, x+96, 2)
	}
	c.Outline(brassPale, 1.6, c.RoundLoop(6, 6, 88, 88, 4))
	c.Circle(ink, 50, 50, 31)
	c.Circle(brassPale, 50, 50, 29)
	c.Circle(tone, 50, 50, 26.5)
	c.Write(numerals[epoch], 50, 50, 34, cream, text.Black)
	c.Keep(c.RoundLoop(0, 0, 100, 100, 7))
}
