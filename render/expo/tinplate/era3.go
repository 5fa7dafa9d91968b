package tinplate

import (
	"capital/render/canvas"
	"capital/render/theme"
)

// towerFlats are three, each higher than a church.
func towerFlats(s scene) {
	for _, t := range []struct{ x, top, w float64 }{{14, 26, 20}, {66, 18, 21}, {38, -2, 24}} {
		s.block(s.wall, t.x, t.top, t.w, ground-t.top)
		s.Rect(s.Base, t.x, t.top, 4, ground-t.top)
		rows := int((ground - t.top) / 6)
		s.ribbons(t.x+6, t.top+2, t.w-8, float64(rows)*6-2, 4, rows)
		s.Rect(s.Dark, t.x+t.w*0.4, t.top-3, t.w*0.3, 3)
	}
	s.door(46, 8, 6)
	s.tree(8, ground, 4.6)
	s.tree(92, ground, 4.6)
}

// gardenCity has terraces on which trees grow.
func gardenCity(s scene) {
	for n := range 4 {
		y, in := ground-14*float64(n+1), 8*float64(n)
		s.block(s.wall, 12+in, y, 76-2*in, 14)
		s.ribbons(15+in, y+3, 70-2*in, 9, 8-n, 1)
		s.Rect(0x6DBE5EFF, 11+in, y-1.6, 78-2*in, 2.6)
		for _, x := range []float64{14 + in, 86 - in} {
			s.tree(x, y-0.6, 4)
			s.bush(x+4, y-0.6, 2.4)
		}
	}
	s.tree(50, 13.6, 5)
	s.bush(44, 13.6, 2.6)
	s.door(46, 8, 9)
}

// technologyPark is low and green; its tree carries circuits, its roof a dish.
func technologyPark(s scene) {
	s.glass(s.Base.Mix(0x6FC7F0FF, 0.5), 8, 44, 50, 26, 8, 3)
	s.Fill(s.wall, canvas.Data("M4 44 C24 36 44 36 62 42 V46 C44 41 24 41 4 48 Z")...)
	s.Line(s.ink, 1.6, 38, 42, 38, 34)
	d := s.at(38, 27)
	d.Fill(s.wall, canvas.Data("M-12 -6 C-10 8 4 14 14 8 Z")...)
	d.Fill(s.dim(s.wall), canvas.Data("M-12 -6 C-4 4 6 8 14 8 C4 14 -10 8 -12 -6 Z")...)
	d.Line(s.ink, 1, 2, 0, 9, -8)
	d.Circle(helpRed, 9, -8, 1.8)
	tree, branch := s.at(-4, 0), theme.Colour(0x3FA66AFF)
	tree.Rect(s.Dark, 74, 38, 3, 32)
	for n, at := range []canvas.Point{{X: 62, Y: 30}, {X: 64, Y: 16}, {X: 75.5, Y: 8}, {X: 87, Y: 16}, {X: 90, Y: 30}, {X: 69, Y: 24}, {X: 82, Y: 24}} {
		bend := 44 - 3*float64(n%3)
		tree.Line(branch, 1.8, 75.5, bend, at.X, bend-4, at.X, at.Y)
		tree.Circle(branch, at.X, at.Y, 3.8)
		tree.Circle(white, at.X, at.Y, 1.8)
	}
	tree.bush(66, ground, 4)
	tree.bush(86, ground, 4)
}

// roboticsWorks have an arm that works by itself.
func roboticsWorks(s scene) {
	s.block(s.wall, 8, 36, 84, 34)
	s.Rect(s.Base, 8, 33, 84, 4)
	s.glass(s.Base.Mix(0x6FC7F0FF, 0.4), 12, 41, 76, 14, 9, 2)
	arm := theme.Colour(0xF28C1DFF)
	limb := func(width float64, xy ...float64) {
		s.Line(s.ink, width+1.6, xy...)
		s.Line(arm, width, xy...)
	}
	s.Round(s.ink, 24, 62, 24, 8, 2)
	limb(8, 36, 62, 32, 36)
	limb(6.4, 32, 36, 58, 18)
	limb(4.6, 58, 18, 68, 36)
	for _, at := range []canvas.Point{{X: 36, Y: 62}, {X: 32, Y: 36}, {X: 58, Y: 18}} {
		s.Circle(s.ink, at.X, at.Y, 5)
		s.Circle(white, at.X, at.Y, 2.4)
	}
	s.Line(s.ink, 2.2, 68, 36, 63, 43, 65, 47)
	s.Line(s.ink, 2.2, 68, 36, 74, 42, 73, 47)
	s.block(s.Base, 62, 48, 14, 12)
	s.Rect(s.ink, 52, 62, 40, 3)
	for n := range 5 {
		s.Circle(s.ink, 56+8*float64(n), 67, 2.4)
	}
}

// shoppingMall is a vault of glass with bags before it.
func shoppingMall(s scene) {
	s.block(s.wall, 8, 44, 84, 26)
	vault := append(s.ArcLoop(50, 46, 30, 34, 180, 360), canvas.Point{X: 80, Y: 70}, canvas.Point{X: 20, Y: 70})
	s.Fill(0xBFE3F5FF, vault)
	s.Fill(white.Fade(0.5), append(s.ArcLoop(50, 46, 30, 34, 200, 250), canvas.Point{X: 44, Y: 70}, canvas.Point{X: 28, Y: 70}))
	for n := 1; n < 8; n++ {
		at := canvas.Polar(50, 46, 1, 180+22.5*float64(n))
		s.Line(white, 0.9, 50+30*(at.X-50), 46+34*(at.Y-46), 50+30*(at.X-50), 70)
	}
	s.Arc(white, 0.9, 50, 46, 19, 21, 180, 360)
	s.Arc(s.Base, 3, 50, 46, 30, 34, 180, 360)
	s.ribbons(10, 52, 10, 12, 2, 1)
	s.ribbons(80, 52, 10, 12, 2, 1)
	for n, tone := range []theme.Colour{helpRed, s.Base, 0x2F9E8FFF} {
		b := s.at(32+15*float64(n), 72)
		h := 18.0 + 3*float64(n%2)
		b.Arc(s.ink, 1.2, 5.5, -h, 3, 4, 180, 360)
		b.Rect(tone, 0, -h, 11, h)
		b.Rect(s.dim(tone), 7.6, -h, 3.4, h)
		b.Circle(white, 5, -h*0.5, 2.6)
	}
}

// stockExchange shows its quotations; a bull stands before it.
func stockExchange(s scene) {
	s.glass(s.Base.Mix(0x6FB7DEFF, 0.6), 20, 6, 60, 64, 6, 8)
	s.Rect(s.ink, 14, 20, 72, 16)
	chart := []float64{18, 32, 26, 27, 33, 30, 42, 24, 50, 28, 60, 22, 68, 26, 82, 23}
	s.Line(0x5DE07AFF, 2, chart...)
	for n := range 8 {
		s.Rect(gold, 18+9*float64(n), 33.4, 5, 1.6)
	}
	s.Rect(s.wall, 14, 64, 72, 6)
	b := s.at(50, 66)
	b.data(gold.Mix(copper, 0.55), "M-22 -14 C-20 -19 -12 -20 -4 -19 C4 -24 12 -24 16 -19 L20 -18 L24 -11 L22 -7 L17 -8 C15 -5 13 -4 12 -3 L15 0 L13 2 L8 -2 L4 -5 L-8 -5 L-11 2 H-15 L-14 -6 C-17 -4 -19 0 -20 2 H-23 L-20 -7 C-22 -9 -23 -12 -22 -14 Z")
	b.Fill(gold, canvas.Data("M-20 -15 C-17 -18 -12 -18.4 -4 -17.4 C4 -22 11 -22 14.6 -18 C10 -14 2 -13 -4 -13.6 C-10 -14 -16 -13 -20 -15 Z")...)
	b.Stroke(white, 2, canvas.Quadratic(canvas.Point{X: 16, Y: -19}, canvas.Point{X: 13, Y: -26}, canvas.Point{X: 20, Y: -28}, 8), false)
	b.Stroke(white, 2, canvas.Quadratic(canvas.Point{X: 19, Y: -17}, canvas.Point{X: 25, Y: -19}, canvas.Point{X: 27, Y: -25}, 8), false)
	b.Circle(s.ink, 20.4, -13.6, 1)
	b.Stroke(copper, 1.6, canvas.Quadratic(canvas.Point{X: -22, Y: -14}, canvas.Point{X: -29, Y: -20}, canvas.Point{X: -27, Y: -8}, 8), false)
}

// emergencyCentre lets a helicopter land.
func emergencyCentre(s scene) {
	s.block(s.wall, 16, 40, 68, 30)
	s.Rect(s.Base, 16, 37, 68, 4)
	s.ribbons(19, 44, 62, 14, 8, 2)
	s.Circle(white, 50, 52, 10)
	s.redCross(helpRed, 50, 52, 7.6)
	s.Rect(s.ink, 42, 62, 16, 8)
	s.Rect(white.Fade(0.7), 49.6, 62, 0.8, 8)
	h := s.at(45, 27)
	h.Fill(helpRed, canvas.Data("M-14 0 C-14 -8 -6 -11 2 -10 C8 -9 10 -6 12 -3 L34 -6 L36 -11 L39 -11 L38 0 L12 2 C8 6 -14 6 -14 0 Z")...)
	h.Fill(0xBFE3F5FF, canvas.Data("M-13 -1 C-12 -7 -7 -9 -3 -9 V-1 Z")...)
	h.Rect(white, 0, -6, 8, 3)
	h.Rect(s.ink, -1, -14, 2, 5)
	h.Oval(s.ink.Fade(0.75), 0, -15, 27, 1.5)
	h.Ring(s.ink.Fade(0.7), 0.8, 38, -6, 4.4)
	h.Line(s.ink, 1.2, -10, 9, 12, 9)
	h.Line(s.ink, 1, -5, 5, -6, 9)
	h.Line(s.ink, 1, 6, 5, 7, 9)
}

// theatre spreads its sails behind two masks.
func theatre(s scene) {
	s.Fill(s.Base, canvas.Data("M10 66 C14 40 30 14 64 2 C56 22 54 44 56 66 Z")...)
	s.Fill(s.Base.Mix(white, 0.45), canvas.Data("M20 66 C26 44 38 24 64 2 C50 24 46 46 46 66 Z")...)
	s.Fill(s.Dark, canvas.Data("M90 66 C88 46 78 28 60 20 C64 36 62 52 58 66 Z")...)
	s.Fill(s.Dark.Mix(white, 0.3), canvas.Data("M80 66 C80 50 74 34 60 20 C68 36 68 52 66 66 Z")...)
	s.Rect(s.wall, 8, 64, 84, 6)
	s.Rect(s.dim(s.wall), 8, 68, 84, 2)
	big := s
	big.Canvas = s.Part(38, 50, 1.5)
	big.mask(gold, 0, 0, 9, 1)
	big.Canvas = s.Part(64, 54, 1.2)
	big.mask(white, 0, 0, 9, -1)
}

// worldMuseum is a pyramid of glass with the world in it.
func worldMuseum(s scene) {
	s.block(s.wall, 6, 50, 88, 20)
	s.ribbons(8, 54, 22, 12, 5, 1)
	s.ribbons(70, 54, 22, 12, 5, 1)
	s.Poly(s.Base.Mix(0xBFE3F5FF, 0.6), 50, 2, 86, 70, 14, 70)
	s.Poly(s.Base.Mix(s.Dark, 0.3).Fade(0.6), 50, 2, 86, 70, 58, 70)
	s.Circle(0x3C9BD6FF, 50, 50, 15)
	s.Fill(0x6DBE5EFF, canvas.Data("M40 42 C46 36 52 40 49 46 C46 52 40 52 38 48 Z M50 52 C58 47 63 52 58 60 C53 64 49 58 50 52 Z")...)
	s.Oval(white.Fade(0.4), 45, 44, 7, 6)
	for n := 1; n < 5; n++ {
		t := float64(n) / 5
		y := 2 + 68*t
		s.Line(white.Fade(0.85), 0.7, 50-36*t, y, 50+36*t, y)
		s.Line(white.Fade(0.7), 0.7, 50-36*t, y, 86-72*t, 70)
		s.Line(white.Fade(0.7), 0.7, 50+36*t, y, 14+72*t, 70)
	}
	s.Line(white, 1.2, 14, 70, 50, 2, 86, 70)
}

// geneResearchLab winds as what it reads does.
func geneResearchLab(s scene) {
	s.block(s.wall, 12, 50, 76, 20)
	s.ribbons(15, 54, 70, 11, 9, 1)
	s.Rect(s.Base, 12, 47.6, 76, 3)
	s.helix(50, 4, 67, 13)
}

// helix is a double one around an upright line, from one height to another.
func (s scene) helix(x, top, foot, r float64) {
	const turns, steps = 1.5, 42
	at := func(n int, phase float64) canvas.Point {
		t := float64(n) / steps
		p := canvas.Polar(0, 0, r, 360*turns*t+phase)
		return canvas.Point{X: x + p.X, Y: top + (foot-top)*t}
	}
	var one, two canvas.Loop
	for n := range steps + 1 {
		one, two = append(one, at(n, 0)), append(two, at(n, 180))
		if n%3 == 1 {
			a, b := at(n, 0), at(n, 180)
			middle := (a.X + b.X) / 2
			s.Line([]theme.Colour{helpRed, gold, 0x4FA9E8FF}[n/3%3], 2, a.X, a.Y, middle, a.Y)
			s.Line([]theme.Colour{0x6DBE5EFF, 0x7A3BA6FF, glow}[n/3%3], 2, middle, a.Y, b.X, b.Y)
		}
	}
	s.Stroke(white, 5.4, one, false)
	s.Stroke(s.Base, 3.8, one, false)
	s.Stroke(white, 5.4, two, false)
	s.Stroke(s.Dark, 3.8, two, false)
}

// publicMeetingHall is a dome of glass over a ring of people.
func publicMeetingHall(s scene) {
	s.Fill(s.Base.Mix(0xBFE3F5FF, 0.72), append(s.ArcLoop(50, 50, 38, 40, 180, 360), canvas.Point{X: 88, Y: 50}))
	s.Fill(white.Fade(0.5), append(s.ArcLoop(50, 50, 36, 38, 195, 250), canvas.Point{X: 40, Y: 50}))
	for n := 1; n < 6; n++ {
		s.Arc(white, 0.9, 50, 50, 38-float64(n)*12.6, 40, 180, 360)
	}
	s.Arc(white, 0.9, 50, 50, 30, 31, 180, 360)
	s.Arc(s.Dark, 1.4, 50, 50, 38, 40, 180, 360)
	s.block(s.wall, 8, 48, 84, 22)
	s.Rect(s.Base, 8, 46, 84, 3)
	for row := range 2 {
		count := 9 + 2*row
		for n := range count {
			x := 50 + (float64(n)-float64(count-1)/2)*7.2
			tone := []theme.Colour{helpRed, s.Base, 0x2F74CFFF, gold, 0x57A64AFF, 0x7A3BA6FF}[(n*2+row*3)%6]
			s.person(tone, x, 62+8*float64(row), 12)
		}
	}
	s.pole(50, 10, 11)
}

// communityCenter is many roofs over one house; people hold hands before it.
func communityCenter(s scene) {
	tones := []theme.Colour{s.Base, glow, 0x2F9E8FFF, s.Base.Mix(white, 0.3)}
	for n, x := range []float64{10, 29, 50, 70} {
		top := 34 - 8*float64(n%2)
		s.block(s.wall, x, top, 22, ground-top)
		s.poly(tones[n], x-2, top, x+11, top-14, x+24, top)
		s.Rect(s.pane, x+4, top+7, 14, 12)
		s.Poly(white.Fade(0.5), x+4, top+7, x+11, top+7, x+7, top+19, x+4, top+19)
	}
	for n := range 6 {
		x := 20 + 12*float64(n)
		if n < 5 {
			s.Line(s.ink.Mix(0xE8B88AFF, 0.7), 1.6, x+1, 64.6, x+6, 67, x+11, 64.6)
		}
		s.person([]theme.Colour{helpRed, 0x2F74CFFF, gold, 0x57A64AFF, 0x7A3BA6FF, s.Dark}[n], x, ground+3, 14)
	}
}

// stadium is a bowl with lights around it.
func stadium(s scene) {
	for n, x := range []float64{14, 86} {
		way := 1 - 2*float64(n)
		s.Line(s.ink, 1.6, x, 60, x+4*way, 24)
		s.poly(white, x, 19, x+11*way, 17, x+11*way, 26, x, 27)
		s.Circle(gold, x+3*way, 22.6, 1.8)
		s.Circle(gold, x+8*way, 22, 1.8)
	}
	s.Fill(s.wall, canvas.Data("M10 44 C10 30 90 30 90 44 L86 66 C76 74 24 74 14 66 Z")...)
	s.Fill(s.dim(s.wall).Fade(0.6), canvas.Data("M66 70 C78 70 82 68 86 66 L90 44 C90 40 85 37 76 35 Z")...)
	for n := range 11 {
		x := 12 + 7.6*float64(n)
		s.Line(s.Base, 2, x, 54-(x-50)*(x-50)*0.0016, 50+(x-50)*0.92, 69-(x-50)*(x-50)*0.0018)
	}
	s.Oval(s.Base, 50, 43, 40, 14)
	s.Oval(s.Base.Mix(white, 0.4), 50, 43, 35, 10.6)
	s.Oval(0x57B65AFF, 50, 44, 27, 7)
	s.Oval(0x7CD07AFF, 50, 44, 18, 4.6)
	s.Line(white, 0.8, 50, 37.2, 50, 51)
	s.Ring(white, 0.8, 50, 44, 3)
	for n := range 16 {
		a := 22.5 * float64(n)
		at := canvas.Polar(0, 0, 1, a)
		s.Circle([]theme.Colour{gold, white, s.Dark}[n%3], 50+31.4*at.X, 43+8.8*at.Y, 1)
	}
}

// conventionHotel is a sail of glass above the water.
func conventionHotel(s scene) {
	s.Rect(0x7CC4E8FF, -10, 62, 120, 20)
	s.Fill(s.wall, canvas.Data("M34 66 V-2 C62 6 76 34 74 66 Z")...)
	gl := canvas.Data("M38 64 V4 C60 12 71 36 70 64 Z")
	s.Fill(s.Base.Mix(0x9BD8F5FF, 0.45), gl...)
	s.Fill(white.Fade(0.45), canvas.Data("M38 64 V4 C46 8 54 14 58 22 L48 64 Z")...)
	for n := range 9 {
		y := 12 + 6*float64(n)
		s.Line(white.Fade(0.9), 0.8, 38, y, 38+7.6*float64(min(n+1, 4))+1.2*float64(max(n-3, 0)), y)
	}
	s.Rect(s.Dark, 33, -6, 2.6, 74)
	s.disc(s.wall, 33, 16, 7)
	s.Rect(s.Base, 26, 15.4, 14, 1.6)
	s.block(s.wall, 20, 62, 64, 6)
	s.ribbons(22, 63.4, 60, 3.4, 10, 1)
	for n := range 4 {
		s.Line(white.Fade(0.8), 0.8, 14+20*float64(n), 73, 26+20*float64(n), 73)
	}
}

// condominiums twist, storey by storey.
func condominiums(s scene) {
	for n, base := range []float64{30, 68} {
		floors := 11 - 2*n
		for f := range floors {
			y := ground - 6*float64(f+1)
			sway := canvas.Polar(0, 0, 4, 30*float64(f)+90*float64(n)).X
			w := 26.0
			s.Rect(s.wall, base-w/2+sway, y, w, 2.4)
			s.Rect(s.pane.Mix(s.Base, 0.25), base-w/2+2+sway*0.8, y+2.2, w-4, 4)
			s.Rect(white.Fade(0.45), base-w/2+2+sway*0.8, y+2.2, 8, 4)
			s.Rect(s.Base, base-w/2+sway+6, y-1.2, 8, 1.4)
		}
	}
	s.tree(50, ground, 5)
	s.tree(90, ground, 4)
	s.tree(10, ground, 4)
}

// chipPlant is what it makes.
func chipPlant(s scene) {
	for n := range 7 {
		x := 18 + 10*float64(n)
		s.Rect(steel, x-1.6, 18, 3.2, 52)
		s.Rect(steelDim, x+0.4, 18, 1.2, 52)
	}
	for n := range 4 {
		s.Rect(steel, 6, 30+9*float64(n), 88, 3)
	}
	s.Round(0x2B3A46FF, 14, 22, 72, 42, 3)
	s.Round(0x3C5060FF, 16, 24, 68, 38, 2)
	s.glass(s.Base.Mix(0x6FC7F0FF, 0.5), 36, 32, 28, 22, 5, 4)
	for n := range 4 {
		y := 29 + 9*float64(n)
		s.Line(gold, 1, 18, y, 28, y, 34, 36+5*float64(n))
		s.Line(gold, 1, 82, y, 72, y, 66, 36+5*float64(n))
		s.Circle(gold, 19, y, 1.6)
		s.Circle(gold, 81, y, 1.6)
	}
	s.Circle(white, 21, 58, 2)
}

// financeTower is the highest there is.
func financeTower(s scene) {
	s.glass(0x8FC9EAFF, 14, 40, 18, 30, 3, 6)
	s.glass(0x8FC9EAFF, 70, 32, 17, 38, 3, 7)
	s.Fill(s.Base, canvas.Data("M36 70 L40 10 L50 -4 L60 10 L64 70 Z")...)
	s.Fill(s.Base.Mix(white, 0.6), canvas.Data("M36 70 L40 10 L50 -4 L50 70 Z")...)
	s.Fill(white.Fade(0.5), canvas.Data("M40 70 L43 10 L46 6 L45 70 Z")...)
	for n := range 9 {
		y := 14 + 6.4*float64(n)
		s.Line(white.Fade(0.8), 0.7, 40-0.4*float64(n), y, 60+0.4*float64(n), y)
	}
	s.Rect(s.ink, 49.4, -10, 1.2, 8)
	s.disc(gold, 50, 60, 8)
	s.Ring(copper, 1, 50, 60, 5.6)
	s.Line(copper, 1.6, 50, 56, 50, 64)
	for n, x := range []float64{20, 26, 76, 82} {
		for i := range 2 + n%2 {
			s.Oval(copper, x, 69-2.6*float64(i), 4, 1.7)
			s.Oval(gold, x, 68.4-2.6*float64(i), 4, 1.5)
		}
	}
}

// reliefAgency sends a parcel by parachute.
func reliefAgency(s scene) {
	s.block(s.wall, 10, 44, 80, 26)
	s.Fill(s.Base, canvas.Data("M6 45 C24 34 76 34 94 45 Z")...)
	s.ribbons(13, 50, 22, 14, 4, 1)
	s.ribbons(65, 50, 22, 14, 4, 1)
	p := s.at(50, 18)
	canopy := append(p.ArcLoop(0, 0, 24, 20, 180, 360), canvas.Point{X: 24, Y: 0})
	p.Fill(white, canopy)
	for n := range 3 {
		p.Fill(helpRed, append(p.ArcLoop(0, 0, 24-16*float64(n)*0.75, 20, 180, 360), p.ArcLoop(0, 0, 24-16*float64(n)*0.75-6, 20, 360, 180)...))
	}
	for n := range 5 {
		p.Line(s.ink, 0.7, -24+12*float64(n), 0, 0, 22)
	}
	p.block(wood.Mix(white, 0.25), -10, 20, 20, 16)
	p.Rect(white, -10, 26, 20, 3.4)
	p.redCross(helpRed, 0, 28, 5)
	for n, x := range []float64{40, 50, 60} {
		s.person([]theme.Colour{s.Dark, gold, s.Base}[n], x, ground+2, 12)
	}
}

// mediaCentre has a mast that sends, and a screen.
func mediaCentre(s scene) {
	s.poly(s.wall, 26, 70, 29, 2, 31, 2, 34, 70)
	s.Rect(helpRed, 28.4, 2, 3.2, 8)
	s.Rect(helpRed, 27.8, 20, 4.4, 8)
	s.oval(s.Base, 30, 30, 10, 5)
	for n := range 3 {
		r := 7 + 5*float64(n)
		s.Arc(s.Dark.Fade(0.8-0.2*float64(n)), 1.4, 30, 3, r, r, -40, 40)
		s.Arc(s.Dark.Fade(0.8-0.2*float64(n)), 1.4, 30, 3, r, r, 140, 220)
	}
	s.block(s.wall, 14, 52, 76, 18)
	s.ribbons(17, 57, 24, 9, 4, 1)
	s.Round(s.ink, 44, 26, 46, 32, 2)
	gradient(s.Canvas, s.Base, theme.Colour(0x4FD6E8FF), 46, 28, 42, 28)
	s.Circle(white.Fade(0.92), 67, 42, 9.4)
	s.Poly(s.Base, 64, 36.6, 64, 47.4, 73, 42)
	s.Rect(white.Fade(0.7), 49, 53, 36, 1.2)
	s.Rect(helpRed, 49, 53, 14, 1.2)
}

// spaceInstitute has a rocket on its pad.
func spaceInstitute(s scene) {
	s.block(s.wall, 8, 46, 34, 24)
	s.dome(s.Base, 25, 46, 14, 12)
	s.ribbons(11, 51, 28, 13, 5, 2)
	s.Rect(helpRed, 80, 12, 2, 58)
	s.Rect(helpRed, 86, 12, 2, 58)
	for n := range 7 {
		y := 14 + 8*float64(n)
		s.Line(helpRed, 1, 81, y, 87, y+8)
	}
	s.Line(helpRed, 1.4, 80, 24, 70, 24)
	r := s.at(62, 62)
	r.Fill(s.Base, canvas.Data("M-8 -18 L-17 0 V4 L-7 -3 Z M8 -18 L17 0 V4 L7 -3 Z")...)
	r.Fill(white, canvas.Data("M0 -66 C8 -56 9.6 -40 8 0 H-8 C-9.6 -40 -8 -56 0 -66 Z")...)
	r.Fill(theme.Colour(0xC9D4DEFF), canvas.Data("M2 -63 C8 -54 9.6 -40 8 0 H3 Z")...)
	r.Fill(helpRed, canvas.Data("M0 -66 C4 -61 6 -56 7 -50 H-7 C-6 -56 -4 -61 0 -66 Z")...)
	r.Circle(s.ink, 0, -38, 4.4)
	r.Circle(0x9BD8F5FF, 0, -38, 3)
	r.Rect(s.Base, -8.6, -18, 17.2, 3)
	r.Rect(s.ink, -5, 0, 10, 3)
	s.Fill(glow, canvas.Data("M56 65 H68 L66 78 H58 Z")...)
	for n := range 6 {
		s.Circle(white.Fade(0.85), 40+9*float64(n), 71, 5+2*float64(n%2))
	}
}

// themePark has a castle within the loop of a coaster.
func themePark(s scene) {
	c := s.at(50, ground)
	for _, t := range [][3]float64{{-18, 26, 8}, {10, 26, 8}, {-6, 40, 12}} {
		c.block(s.wall, t[0], -t[1], t[2], t[1])
		c.poly(s.Base, t[0]-2, -t[1], t[0]+t[2]/2, -t[1]-16, t[0]+t[2]+2, -t[1])
		c.Rect(s.pane, t[0]+t[2]/2-1.2, -t[1]+4, 2.4, 5)
	}
	c.block(s.wall, -20, -18, 40, 18)
	c.Arch(s.Dark, -5, -13, 10, 13)
	track := canvas.Quadratic(canvas.Point{X: -4, Y: 62}, canvas.Point{X: 8, Y: 60}, canvas.Point{X: 14, Y: 40}, 8)
	track = append(track, s.ArcLoop(50, 38, 36, 34, 180, 360)...)
	track = append(track, canvas.Quadratic(canvas.Point{X: 86, Y: 40}, canvas.Point{X: 92, Y: 64}, canvas.Point{X: 104, Y: 64}, 8)...)
	for n := 2; n < len(track)-2; n += 3 {
		s.Line(s.ink.Fade(0.35), 0.8, track[n].X, track[n].Y, track[n].X, ground)
	}
	s.Stroke(white, 4, track, false)
	s.Stroke(helpRed, 2.2, track, false)
	for n := range 3 {
		at := canvas.Polar(50, 38, 1, 222+9*float64(n))
		x, y := 50+36*(at.X-50), 38+34*(at.Y-38)
		s.Circle(s.ink, x, y-1.5, 3.4)
		s.Circle([]theme.Colour{gold, 0x4FA9E8FF, 0x6DBE5EFF}[n], x, y-2, 2.8)
	}
}

// mailOrderHouse sends parcels.
func mailOrderHouse(s scene) {
	s.block(s.wall, 8, 30, 60, 40)
	s.Rect(s.Base, 8, 30, 60, 6)
	for n := range 3 {
		s.Rect(s.ink.Mix(s.pane, 0.4), 12+18.4*float64(n), 46, 14, 24)
		for i := range 4 {
			s.Rect(white.Fade(0.4), 12+18.4*float64(n), 49+4*float64(i), 14, 0.8)
		}
	}
	box := func(x, y, w, h float64) {
		s.block(0xD9A05BFF, x, y-h, w, h)
		s.Rect(0xF6E3B8FF, x+w*0.4, y-h, w*0.2, h)
		s.Rect(s.ink, x+w*0.62, y-h*0.42, w*0.28, h*0.18)
	}
	box(58, 70, 18, 16)
	box(77, 70, 16, 13)
	box(64, 54, 15, 13)
	box(79, 57, 12, 11)
	box(68, 41, 12, 10)
	s.Line(s.Base, 3, 30, 22, 42, 22)
	s.Line(s.Base, 3, 26, 16, 40, 16)
	m := s.at(54, 18)
	m.Rect(white, -12, -9, 26, 18)
	m.Outline(s.ink, 1.2, canvas.RectLoop(-12, -9, 26, 18))
	m.Line(s.ink, 1.2, -12, -9, 1, 3, 14, -9)
	m.Circle(helpRed, 1, 3, 2.4)
}

// healthCentre is round and green, with a leaf for a cross.
func healthCentre(s scene) {
	s.Fill(s.wall, canvas.Data("M10 70 V44 C10 36 90 36 90 44 V70 Z")...)
	for row := range 2 {
		y := 46 + 10.6*float64(row)
		s.Fill(s.pane.Mix(s.Base, 0.2), canvas.Data([]string{"M12 47 C24 41 76 41 88 47 V53 C76 48 24 48 12 53 Z", "M12 57 C24 53 76 53 88 57 V63 C76 60 24 60 12 63 Z"}[row])...)
		s.Poly(white.Fade(0.5), 20, y-1, 34, y-2, 30, y+5, 18, y+6)
	}
	s.Fill(0x6DBE5EFF, canvas.Data("M10 44 C10 36 90 36 90 44 C76 40 24 40 10 44 Z")...)
	for n := range 4 {
		a := 90 * float64(n)
		l := canvas.Quadratic(canvas.Point{X: 50, Y: 20}, canvas.Polar(50, 20, 15, a-45), canvas.Polar(50, 20, 17, a), 8)
		l = append(l, canvas.Quadratic(canvas.Polar(50, 20, 17, a), canvas.Polar(50, 20, 15, a+45), canvas.Point{X: 50, Y: 20}, 8)...)
		s.Outline(white, 3, l)
		s.Fill([]theme.Colour{0x57B65AFF, 0x3F9A55FF}[n%2], l)
	}
	s.Circle(white, 50, 20, 3)
	s.Rect(s.ink.Mix(s.pane, 0.4), 44, 62, 12, 8)
	s.tree(6, ground, 4)
	s.tree(94, ground, 4)
}

// festivalHall has shells that open to the water.
func festivalHall(s scene) {
	s.Rect(0x7CC4E8FF, -10, 64, 120, 20)
	shell := func(tone theme.Colour, x, h, w float64) {
		l := canvas.Quadratic(canvas.Point{X: x, Y: 60}, canvas.Point{X: x + w*0.1, Y: 60 - h}, canvas.Point{X: x + w, Y: 60 - h}, 12)
		l = append(l, canvas.Quadratic(canvas.Point{X: x + w, Y: 60 - h}, canvas.Point{X: x + w*0.66, Y: 60 - h*0.5}, canvas.Point{X: x + w*0.8, Y: 60}, 12)...)
		s.Fill(tone, l)
		s.Outline(s.Dark.Fade(0.5), 0.7, l)
		for n := range 3 {
			t := 0.2 + 0.2*float64(n)
			s.Curve(s.Base.Fade(0.7), 0.8, x+w*t, 60, x+w*(t+0.04), 60-h*0.7, x+w, 60-h)
		}
	}
	shell(s.Light, 44, 44, 36)
	shell(white, 58, 30, 32)
	shell(s.Light, 10, 40, 34)
	shell(white, 26, 56, 40)
	s.block(s.Base, 8, 59, 84, 7)
	s.ribbons(10, 60.4, 80, 3.6, 12, 1)
	for n := range 4 {
		s.Line(white.Fade(0.8), 0.8, 12+20*float64(n), 70, 24+20*float64(n), 70)
	}
}
