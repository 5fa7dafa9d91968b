package enamel

import (
	"math"

	"capital/render/canvas"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/lux"
)

// Power is the sign of a power, as an icon: dark lines and its family's colour. What has no colour of its own is drawn in the
// one asked for.
func Power(p lux.Power) *icon.Icon { return powers[p] }

// powers are the signs of the powers.
var powers = func() (all [lux.PowerCount + 1]*icon.Icon) {
	draw := [...]func(s sign){
		lux.NoPower: nothing,
		lux.Agent:   agent, lux.Infiltrator: infiltrator, lux.Recruiter: recruiter, lux.Outsider: outsider,
		lux.Cleric: cleric, lux.Doomsayer: doomsayer, lux.Missionary: missionary, lux.Mentalist: mentalist,
		lux.Merchant: merchant, lux.Follower: follower, lux.Aristocrat: aristocrat, lux.Sentinel: sentinel,
		lux.Scholar: scholar, lux.Convertor: convertor, lux.Discoverer: discoverer, lux.Dualist: dualist,
	}
	for p := range all {
		all[p] = icon.New(func(c canvas.Canvas, plain theme.Colour) {
			draw[p](sign{c, Family(lux.Power(p).Colour()), plain})
		})
	}
	return all
}()

// sign is the sign of a power that is being drawn.
type sign struct {
	canvas.Canvas
	theme.Tones
	plain theme.Colour
}

// card draws a small card, in a tone.
func (s sign) card(tone theme.Colour, x, y, w, h float64) {
	s.Round(s.plain, x, y, w, h, 7)
	s.Round(tone, x+5, y+5, w-10, h-10, 4)
}

// arrow draws an arrow from one place to another.
func (s sign) arrow(x0, y0, x1, y1 float64) {
	const width, head = 9.0, 24.0
	length := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/length, (y1-y0)/length
	nx, ny := -dy*head*0.62, dx*head*0.62
	bx, by := x1-dx*head, y1-dy*head
	s.Line(s.plain, width, x0, y0, bx, by)
	s.Poly(s.plain, x1, y1, bx+nx, by+ny, bx-nx, by-ny)
}

func nothing(s sign) { s.Ring(s.plain, 9, 50, 50, 36) }

// agent lays a pane of which nobody else knows the value.
func agent(s sign) {
	s.Fill(s.plain, canvas.CutLoop(14, 14, 72, 72, 18))
	s.Fill(s.Base, canvas.CutLoop(21, 21, 58, 58, 14))
	s.Line(0xFFFFFFFF, 8, 36, 42, 64, 42)
	s.Line(0xFFFFFFFF, 8, 50, 28, 50, 56)
	s.Line(0xFFFFFFFF, 8, 36, 67, 64, 67)
}

// infiltrator sends a masked rebel.
func infiltrator(s sign) {
	s.Circle(s.plain, 50, 34, 26)
	s.Dome(s.plain, 50, 98, 42, 40)
	s.Circle(grey, 50, 34, 19)
	s.Dome(grey, 50, 93, 33, 31)
	s.Rect(s.Base, 31, 26, 38, 15)
	s.Oval(0xFFFFFFFF, 42, 33, 5, 4)
	s.Oval(0xFFFFFFFF, 58, 33, 5, 4)
}

// recruiter lowers one limit and raises another.
func recruiter(s sign) {
	s.Poly(s.plain, 4, 50, 46, 50, 25, 92)
	s.Rect(s.plain, 15, 10, 20, 42)
	s.Poly(s.Base, 54, 50, 96, 50, 75, 8)
	s.Rect(s.Base, 65, 48, 20, 42)
}

// outsider keeps a district apart from the four others.
func outsider(s sign) {
	for n := range 4 {
		s.Rect(s.plain, 4+13*float64(n), 58, 10, 34)
	}
	s.Rect(s.plain, 4, 90, 92, 6)
	s.Round(s.plain, 58, 8, 38, 52, 6)
	s.Arch(s.Base, 64, 15, 26, 45)
}

// cleric brings somebody home from the capital.
func cleric(s sign) {
	s.card(s.Base, 6, 4, 34, 44)
	s.Stroke(s.plain, 9, canvas.Quadratic(canvas.Point{X: 44, Y: 20}, canvas.Point{X: 72, Y: 16}, canvas.Point{X: 72, Y: 34}, 12), false)
	s.Poly(s.plain, 56, 32, 88, 32, 72, 52)
	s.Poly(s.plain, 40, 78, 70, 54, 100, 78, 93, 78, 93, 98, 47, 98, 47, 78)
	s.Arch(s.Base, 61, 76, 18, 22)
}

// doomsayer strikes with lightning.
func doomsayer(s sign) {
	s.Round(s.plain, 12, 4, 76, 34, 17)
	s.Round(s.Base, 18, 10, 64, 22, 11)
	s.Fill(s.plain, canvas.Data("M58 30 L26 66 L46 66 L34 98 L76 54 L54 54 L68 30 Z")...)
}

// missionary leads somebody on from one column to another.
func missionary(s sign) {
	s.Rect(s.plain, 4, 88, 40, 8)
	s.Rect(s.plain, 56, 88, 40, 8)
	s.card(s.Base, 8, 44, 32, 42)
	s.Stroke(s.plain, 9, canvas.Quadratic(canvas.Point{X: 24, Y: 38}, canvas.Point{X: 44, Y: 0}, canvas.Point{X: 72, Y: 44}, 12), false)
	s.Poly(s.plain, 76, 66, 56, 44, 86, 38)
}

// mentalist moves thoughts.
func mentalist(s sign) {
	s.Fill(s.plain, canvas.Data("M20 98 L22 76 C2 66 2 20 36 8 C66 -2 90 18 88 44 L97 60 L86 64 L86 82 L68 84 L66 98 Z")...)
	var spiral canvas.Loop
	for n := range 40 {
		spiral = append(spiral, canvas.Polar(46, 42, 4+0.62*float64(n), 22*float64(n)))
	}
	s.Stroke(s.Base, 7, spiral, false)
}

// merchant takes gold.
func merchant(s sign) {
	s.Fill(s.plain, canvas.Data("M34 26 L24 6 L76 6 L66 26 C98 46 98 96 78 97 L22 97 C2 96 2 46 34 26 Z")...)
	s.Line(s.Base, 6, 32, 28, 68, 28)
	s.Circle(s.Base, 50, 64, 21)
	s.Ring(s.plain, 5, 50, 64, 13)
}

// follower kneels before a card.
func follower(s sign) {
	s.Circle(s.plain, 40, 22, 18)
	s.Poly(s.plain, 30, 34, 52, 34, 74, 96, 6, 96)
	s.Circle(s.Base, 78, 74, 20)
	s.Ring(s.plain, 6, 78, 74, 18)
}

// aristocrat holds a signet.
func aristocrat(s sign) { signet(s.Canvas, s.plain, s.Base) }

// sentinel stands guard.
func sentinel(s sign) {
	s.Line(s.plain, 7, 84, 96, 84, 24)
	s.Poly(s.plain, 84, 2, 95, 28, 73, 28)
	s.Fill(s.plain, canvas.Data("M4 16 L38 8 L72 16 L72 52 C72 78 54 92 38 98 C22 92 4 78 4 52 Z")...)
	s.Fill(s.Base, canvas.Data("M12 23 L38 17 L64 23 L64 52 C64 72 50 83 38 89 C26 83 12 72 12 52 Z")...)
	s.Line(s.plain, 7, 38, 28, 38, 76)
	s.Line(s.plain, 7, 22, 44, 54, 44)
}

// scholar draws a card out of a book.
func scholar(s sign) {
	s.card(s.Base, 34, 2, 32, 44)
	s.Poly(s.plain, 2, 40, 46, 54, 46, 96, 2, 82)
	s.Poly(s.plain, 98, 40, 54, 54, 54, 96, 98, 82)
	s.Poly(0xFFFFFFFF, 9, 50, 40, 60, 40, 87, 9, 77)
	s.Poly(0xFFFFFFFF, 91, 50, 60, 60, 60, 87, 91, 77)
}

// convertor takes a card and gives another.
func convertor(s sign) {
	s.card(s.Base, 2, 24, 36, 52)
	s.card(0xFFFFFFFF, 62, 24, 36, 52)
	s.arrow(72, 12, 22, 12)
	s.arrow(28, 88, 78, 88)
}

// discoverer looks far.
func discoverer(s sign) {
	s.Poly(s.plain, 6, 52, 20, 36, 74, 8, 92, 38, 36, 66, 14, 66)
	s.Poly(s.Base, 66, 20, 74, 14, 86, 35, 77, 39)
	s.Circle(s.Base, 18, 52, 7)
	s.Line(s.plain, 8, 46, 58, 28, 96)
	s.Line(s.plain, 8, 46, 58, 68, 96)
}

// dualist plays twice.
func dualist(s sign) {
	s.card(s.Base, 8, 6, 46, 64)
	s.card(s.Base, 42, 28, 50, 68)
	s.Write("2", 67, 62, 46, 0xFFFFFFFF, text.Black)
}
