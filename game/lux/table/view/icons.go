package view

import (
	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/theme"
)

// What stands for how a district is filled, and for cards in a hand.
var (
	// full is a vessel filled to its brim.
	full = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Line(plain, 10, 16, 12, 16, 88, 84, 88, 84, 12)
		c.Rect(plain, 27, 20, 46, 58)
	})
	// broken is a vessel that has burst.
	broken = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Line(plain, 10, 16, 34, 16, 88, 84, 88, 84, 34)
		c.Poly(plain, 50, 4, 66, 30, 56, 30, 56, 74, 44, 74, 44, 30, 34, 30)
	})
	// Hands is a hand of cards.
	Hands = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Round(plain, 6, 22, 44, 66, 8)
		c.Round(theme.PaperLight, 26, 12, 48, 76, 9)
		c.Round(plain, 31, 17, 60, 74, 9)
		c.Round(theme.PaperLight, 39, 25, 44, 58, 5)
		c.Poly(plain, 61, 36, 74, 54, 61, 72, 48, 54)
	})
	// toHome is a house, and toCapital its towers: where a citizen goes.
	toHome = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(plain, 50, 10, 94, 50, 82, 50, 82, 90, 18, 90, 18, 50, 6, 50)
		c.Rect(theme.PaperLight, 42, 58, 16, 32)
	})
	toCapital = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(plain, 8, 90, 8, 50, 20, 36, 32, 50, 32, 90)
		c.Poly(plain, 37, 90, 37, 26, 50, 6, 63, 26, 63, 90)
		c.Poly(plain, 68, 90, 68, 42, 80, 28, 92, 42, 92, 90)
	})
	// Tied is a crown for several.
	Tied = icon.New(func(c canvas.Canvas, _ theme.Colour) {
		icon.Crown.DrawOn(c.Part(-8, 2, 0.62), theme.Ink)
		icon.Crown.DrawOn(c.Part(44, 36, 0.62), theme.Ink)
	})
	// Shield is what a guard covers with.
	Shield = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(plain, 14, 10, 86, 10, 86, 48, 50, 94, 14, 48)
		c.Poly(theme.PaperLight, 50, 22, 74, 22, 74, 45, 50, 76)
	})
	// House is one, for what lies at home.
	House = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(plain, 50, 8, 96, 50, 84, 50, 84, 92, 16, 92, 16, 50, 4, 50)
		c.Rect(theme.PaperLight, 41, 58, 18, 34)
	})
	// Shards is glass that is broken, for what was lost.
	Shards = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Poly(theme.Bad, 14, 92, 14, 40, 36, 62, 52, 34, 60, 70, 86, 52, 86, 92)
		c.Poly(theme.Bad, 30, 8, 52, 20, 34, 40)
		c.Poly(theme.Bad, 66, 14, 88, 36, 64, 42)
	})
	// Back is an arrow to the left.
	Back = icon.New(func(c canvas.Canvas, plain theme.Colour) { icon.Arrow(c, plain, 92, 50, 8) })
	// powerless says that the power of a card would be impossible now.
	powerless = icon.New(func(c canvas.Canvas, plain theme.Colour) {
		c.Circle(theme.PaperLight, 50, 50, 49)
		c.Ring(theme.Bad, 11, 50, 50, 40)
		c.Line(theme.Bad, 11, 23, 77, 77, 23)
		c.Poly(plain, 58, 16, 30, 54, 47, 54, 42, 84, 70, 44, 53, 44)
	})
)
