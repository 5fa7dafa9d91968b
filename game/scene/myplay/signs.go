package myplay

import (
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
)

// sign is one of those that a person may choose; its words are "play.sign.NAME".
type sign struct {
	name string
	icon *icon.Icon
}

// signs are all there are, in the order in which they are offered. The order does not change: a place in it is kept.
var signs = []sign{
	{"star", icon.New(func(c canvas.Canvas, plain theme.Colour) { c.Star(plain, 50, 52, 46) })},
	{"crown", icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(plain, 8, 30, 30, 54, 50, 16, 70, 54, 92, 30, 84, 84, 16, 84)
	})},
	{"house", icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(plain, 50, 10, 92, 48, 80, 48, 80, 90, 60, 90, 60, 62, 40, 62, 40, 90, 20, 90, 20, 48, 8, 48)
	})},
	{"tree", icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Circle(plain, 50, 32, 24)
		c.Circle(plain, 32, 50, 22)
		c.Circle(plain, 68, 50, 22)
		c.Poly(plain, 44, 60, 56, 60, 58, 94, 42, 94)
	})},
	{"sun", icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Circle(plain, 50, 50, 24)
		for _, ray := range [][4]float64{{50, 6, 50, 16}, {50, 84, 50, 94}, {6, 50, 16, 50}, {84, 50, 94, 50}, {19, 19, 26, 26}, {74, 74, 81, 81}, {19, 81, 26, 74}, {74, 26, 81, 19}} {
			c.Line(plain, 8, ray[:]...)
		}
	})},
	{"moon", icon.New(func(c canvas.Canvas, plain theme.Colour) {
		outer := c.ArcLoop(48, 50, 42, 42, 55, 305)
		inner := c.ArcLoop(66, 50, 36, 36, 290, 70)
		c.Fill(plain, append(outer, inner...))
	})},
	{"bridge", icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(plain, 4, 60, 96, 60, 96, 72, 4, 72)
		for _, x := range []float64{26, 74} {
			c.Poly(plain, x-4, 20, x+4, 20, x+4, 92, x-4, 92)
		}
		c.Curve(plain, 6, 26, 22, 50, 78, 74, 22)
		c.Curve(plain, 6, 4, 58, 18, 44, 26, 22)
		c.Curve(plain, 6, 96, 58, 82, 44, 74, 22)
	})},
	{"tower", icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(plain, 50, 4, 55, 24, 62, 30, 62, 48, 70, 54, 70, 72, 82, 78, 82, 94, 18, 94, 18, 78, 30, 72, 30, 54, 38, 48, 38, 30, 45, 24)
	})},
}
