package forum

import (
	"capital/render/canvas"
	"capital/render/street"
	"capital/render/text"
	"capital/render/theme"
)

// arch is where the parts of the arch lie, in logical units.
type arch struct {
	left, right float64
	attic       float64 // the upper edge of the attic, on which the sign is
	frieze      float64 // the upper edge of the dark band below
	ground      float64
}

// How high the parts of the arch are.
const (
	atticHigh  = 168.0
	friezeHigh = 44.0
)

// archOf places the arch around the sign of a plan.
func archOf(plan street.Plan) arch {
	u := plan.Scale
	a := arch{left: plan.SignX/u - 8, right: (plan.SignX+plan.SignW)/u + 8, ground: plan.PavementY / u}
	a.attic = plan.SignY/u + 14
	if plan.Width < plan.Height {
		a.attic += 120
	}
	a.frieze = a.attic + atticHigh + 12
	return a
}

func (a arch) middle() float64 { return (a.left + a.right) / 2 }

// light is how stone is seen: in the sun, or in shade.
type light struct {
	bright, stone, side, joint theme.Colour
	cut, edge                  theme.Colour // the dark and the bright flank of letters that are cut
	dark                       theme.Colour // passages and the frieze
}

func inSun() light {
	return light{bright: 0xFFF1D2FF, stone: 0xF3D5A4FF, side: 0xC58F66FF, joint: 0xD8B184FF, cut: 0x6B3A3AFF, edge: 0xFFF8E6FF, dark: stoneDark}
}

func inShade() light {
	return light{bright: 0xA98A96FF, stone: 0x8C6E80FF, side: 0x64496AFF, joint: 0x785C73FF, cut: 0x46304FFF, edge: 0xAC91A0FF, dark: stoneDark}
}

// monument is a triumphal arch with three passages; its name is cut into the attic.
func (p painter) monument(l light) {
	if p.SignW <= 0 {
		return
	}
	a := archOf(p.Plan)
	p.shaft(l, a)
	p.Rect(l.dark, a.left+4, a.frieze, a.right-a.left-8, friezeHigh)
	p.ledge(l, a.left-8, a.right+8, a.frieze-12, 12)
	p.ledge(l, a.left-6, a.right+6, a.frieze+friezeHigh, 10)
	p.slab(l, a.left+10, a.attic, a.right-a.left-20, atticHigh, 1)
	p.ledge(l, a.left-4, a.right+4, a.attic-13, 14)
	p.letters(l, p.Sign, a.middle(), a.attic+atticHigh/2, (a.right-a.left)*0.84, atticHigh*0.62)
}

// ledge is a cornice: bright above, in shade below.
func (p painter) ledge(l light, left, right, y, high float64) {
	p.Rect(l.stone, left, y, right-left, high)
	p.Rect(l.bright, left, y, right-left, high*0.34)
	p.Rect(l.side, left+4, y+high*0.72, right-left-8, high*0.28)
	p.Rect(l.dark.Fade(0.35), left+10, y+high, right-left-20, 5)
}

// slab is a wall of blocks with a raised frame; k is how large a unit is.
func (p painter) slab(l light, x, y, w, h, k float64) {
	p.Rect(l.stone, x, y, w, h)
	for row := range 3 {
		top := y + h*float64(row)/3
		p.Rect(l.joint, x, top, w, 1.5*k)
		for n := range 5 {
			p.Rect(l.joint, x+w*(float64(n)+0.2+0.5*float64(row%2))/5, top, 1.5*k, h/3)
		}
	}
	for n := range 46 {
		p.Oval(l.joint, x+8*k+(w-16*k)*chance(n, 51), y+h*chance(n, 52), (2+5*chance(n, 53))*k, 1.1*k)
	}
	in := 9 * k
	p.frame(l, x+in, y+in, w-2*in, h-2*in, 4*k)
}

// frame is a raised moulding around a field.
func (p painter) frame(l light, x, y, w, h, wide float64) {
	p.Rect(l.bright, x, y, w, wide)
	p.Rect(l.bright, x+w-wide, y, wide, h)
	p.Rect(l.side, x, y+h-wide, w, wide)
	p.Rect(l.side, x, y, wide, h)
}

// letters cuts words into the stone: the sun comes from the right, so the right flank of
// every stroke lies in shade and the left one is lit.
func (p painter) letters(l light, words string, x, y, width, high float64) {
	loops, size := canvas.Words(p.writer, Spaced(words), text.Bold, x, 0, high/Capital, width)
	p.cut(l, canvas.Shifted(loops, 0, y+size*Capital/2), size)
}

// cut cuts the outlines of letters of a size.
func (p painter) cut(l light, loops []canvas.Loop, size float64) {
	depth := size * 0.022
	p.Fill(l.edge, canvas.Shifted(loops, -depth*1.15, depth*0.9)...)
	p.Fill(l.side, canvas.Shifted(loops, depth*0.5, -depth*0.4)...)
	p.Fill(l.cut, loops...)
}

// shaft is the arch below the frieze: three passages between four columns.
func (p painter) shaft(l light, a arch) {
	top, w := a.frieze+friezeHigh+10, a.right-a.left
	p.wall(l, a.left, top, w, a.ground-top)
	p.Poly(l.bright, a.right, top, a.right+14, top-4, a.right+14, a.ground-6, a.right, a.ground)
	high := a.ground - top
	p.passage(l, a.middle(), w*0.21, high*0.86, a.ground)
	for _, side := range []float64{-1, 1} {
		p.passage(l, a.middle()+side*w*0.29, w*0.13, high*0.6, a.ground)
		for _, off := range []float64{0.165, 0.425} {
			p.column(l, a.middle()+side*w*off, top, a.ground)
		}
		p.medallion(l, a.middle()+side*w*0.29, top+high*0.2, high*0.11)
	}
}

// wall is a plain wall of low courses.
func (p painter) wall(l light, x, y, w, h float64) {
	p.Rect(l.stone, x, y, w, h)
	for row := y + 24; row < y+h; row += 24 {
		p.Rect(l.joint, x, row, w, 1.4)
	}
}

// passage is an arched way through, its left wall lit by the sun.
func (p painter) passage(l light, x, w, h, ground float64) {
	p.Arch(l.side, x-w/2-7, ground-h-7, w+14, h+7)
	p.Arch(l.bright, x-w/2-5, ground-h-5, w+10, h+5)
	p.Arch(l.joint, x-w/2, ground-h, w, h)
	p.Arch(l.dark, x-w/2+w*0.14, ground-h, w*0.86, h)
	p.Poly(l.side, x-7, ground-h-12, x+7, ground-h-12, x+4.5, ground-h+9, x-4.5, ground-h+9)
	p.Poly(l.bright, x, ground-h-12, x+7, ground-h-12, x+4.5, ground-h+9, x, ground-h+9)
}

// column stands before the wall on a base, fluted, and throws its shadow to the left.
func (p painter) column(l light, x, top, ground float64) {
	const w = 22.0
	p.Rect(l.dark.Fade(0.3), x-w/2-13, top+6, 13, ground-top-6)
	p.Rect(l.stone, x-w/2-4, ground-34, w+8, 34)
	p.Rect(l.side, x-w/2-4, ground-34, 4, 34)
	p.Rect(l.bright, x+w/2-1, ground-34, 5, 34)
	p.Rect(l.bright, x-w/2-6, ground-38, w+12, 5)
	p.Rect(l.stone, x-w/2, top+12, w, ground-top-50)
	p.Rect(l.side, x-w/2, top+12, 4, ground-top-50)
	p.Rect(l.joint, x-7, top+14, 2, ground-top-54)
	p.Rect(l.joint, x-1, top+14, 2, ground-top-54)
	p.Rect(l.bright, x+w/2-5.5, top+12, 5.5, ground-top-50)
	p.Poly(l.bright, x-w/2-6, top, x+w/2+6, top, x+w/2, top+13, x-w/2, top+13)
	p.Poly(l.side, x-w/2-6, top+4, x-2, top+4, x-2, top+13, x-w/2, top+13)
}

// medallion is a round relief with an eight-pointed rosette.
func (p painter) medallion(l light, x, y, r float64) {
	p.Circle(l.side, x-1.5, y+1.5, r)
	p.Circle(l.bright, x, y, r)
	p.Circle(l.joint, x, y, r*0.82)
	for n := range 8 {
		at := canvas.Polar(x, y, r*0.44, 45*float64(n))
		p.Circle(l.stone, at.X, at.Y, r*0.2)
	}
	p.Circle(l.bright, x+1, y-1, r*0.24)
}
