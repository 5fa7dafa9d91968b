package view

import (
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
)

// What stands for places of the table, and for what an Expo counts.
var (
	// stall is the market: an awning over a table.
	stall = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Rect(plain, 14, 40, 8, 52)
		c.Rect(plain, 78, 40, 8, 52)
		c.Rect(plain, 14, 62, 72, 10)
		for n := range 4 {
			tone := theme.Colour(0xC8402FFF)
			if n%2 == 1 {
				tone = theme.PaperLight
			}
			x := 8 + 21*float64(n)
			c.Rect(tone, x, 12, 21, 24)
			c.Circle(tone, x+10.5, 36, 10.5)
		}
		c.Line(plain, 5, 8, 12, 92, 12)
	})
	// queue is the initiative: steps with a figure on each.
	queue = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Rect(plain, 8, 66, 26, 24)
		c.Rect(plain, 37, 46, 26, 44)
		c.Rect(plain, 66, 58, 26, 32)
		c.Circle(theme.Highlight, 50, 26, 14)
		c.Circle(plain, 21, 50, 10)
		c.Circle(plain, 79, 42, 10)
	})
	// medal is prosperity.
	medal = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(0xC8402FFF, 28, 6, 50, 44, 40, 56, 12, 6)
		c.Poly(0x2F6AA8FF, 72, 6, 50, 44, 60, 56, 88, 6)
		c.Circle(plain, 50, 66, 29)
		c.Circle(theme.Coin, 50, 66, 24)
		c.Star(theme.PaperLight, 50, 66, 17)
	})
	// idle are people without employment: a cogwheel that stands still.
	idle = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Circle(plain, 50, 26, 18)
		c.Poly(plain, 22, 92, 22, 60, 36, 48, 64, 48, 78, 60, 78, 92)
		c.Line(theme.Bad, 12, 10, 12, 90, 90)
	})
	// ranked is a rank by Services: three steps.
	ranked = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Rect(plain, 6, 58, 28, 34)
		c.Rect(0x2F6AA8FF, 36, 26, 28, 66)
		c.Rect(plain, 66, 70, 28, 22)
	})
	// leaves says that something leaves the game.
	leaves = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Line(plain, 14, 18, 18, 82, 82)
		c.Line(plain, 14, 82, 18, 18, 82)
	})
)

// tabSigns are those of the tabs.
var tabSigns = [tabs]*icon.Icon{stall, queue, medal, icon.Others}
