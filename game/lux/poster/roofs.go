package poster

import (
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/lux"
)

// roof ends a tower at a height: a spire, a dome, steps or a garden.
func (t *district) roof(y float64) {
	c := t.Part(0, y, 1)
	r := district{c, t.p, t.d, t.Tones, t.storey}
	switch t.d {
	case lux.Blue:
		r.spire()
	case lux.Pink:
		r.dome()
	case lux.Yellow:
		r.steps()
	default:
		r.garden()
	}
}

const half = towerWide / 2

// spire is slim and high, between four smaller ones.
func (t *district) spire() {
	t.walls(-half*0.72, -54, towerWide*0.72, 54)
	for _, x := range []float64{-0.86, 0.86} {
		t.pinnacle(x*half, 0, 22, 92)
	}
	t.pinnacle(-half*0.5, -54, 26, 96)
	t.pinnacle(half*0.5, -54, 26, 96)
	t.pinnacle(0, -54, 62, 236)
	t.mast(0, -284, 60)
	t.Rect(wire, -half*0.72-5, -58, towerWide*0.72+10, 6)
	t.Rect(wire, -half-7, -3, towerWide+14, 7)
}

// pinnacle is a point, one side of which is in the light.
func (t *district) pinnacle(x, y, wide, high float64) {
	t.Poly(t.Base.Mix(t.Light, 0.6), x-wide, y, x-wide*0.1, y-high, x, y)
	t.Poly(t.Base.Mix(t.Dark, 0.4), x, y, x-wide*0.1, y-high, x+wide, y)
}

// mast has a light at its end.
func (t *district) mast(x, y, high float64) {
	t.Line(wire, 5, x, y, x, y-high)
	t.Circle(white.Fade(0.3), x, y-high, 26)
	t.Circle(white.Fade(0.4), x, y-high, 16)
	t.Circle(white, x, y-high, 8)
}

// dome is round, with ribs and a lantern.
func (t *district) dome() {
	const high = 152.0
	t.Fill(t.Base.Mix(t.Dark, 0.12), append(t.ArcLoop(0, 0, half, high, 180, 360), corner(half, 0)))
	t.Fill(t.Base.Mix(t.Light, 0.55), append(t.ArcLoop(0, 0, half, high, 180, 262), corner(-half*0.14, 0)))
	t.Fill(t.Light.Mix(white, 0.4), append(append(canvas.Loop{}, t.ArcLoop(0, 0, half, high, 186, 236)...), reversed(t.ArcLoop(0, 0, half*0.8, high*0.86, 186, 236))...))
	for _, x := range []float64{-0.72, -0.4, 0.4, 0.72} {
		t.Stroke(wire.Fade(0.8), 3, canvas.Quadratic(corner(x*half, -3), corner(x*half, -high*0.78), corner(x*14, -high+2), 16), false)
	}
	t.walls(-26, -high-46, 52, 52)
	t.Rect(wire, -32, -high-50, 64, 6)
	t.Dome(t.Base.Mix(t.Dark, 0.3), 0, -high-50, 26, 24)
	t.mast(0, -high-72, 44)
	t.Rect(wire, -half-7, -3, towerWide+14, 7)
}

func reversed(l canvas.Loop) canvas.Loop {
	out := make(canvas.Loop, len(l))
	for n, at := range l {
		out[len(l)-1-n] = at
	}
	return out
}

// steps grow smaller, with a sun on top.
func (t *district) steps() {
	y := 0.0
	for _, share := range []float64{0.78, 0.54, 0.3} {
		t.walls(-half*share, y-50, towerWide*share, 50)
		for n := range int(share * 9) {
			t.Rect(sunTone, -half*share+16+towerWide*share*float64(n)/(share*9+0.4), y-36, 9, 22)
		}
		y -= 50
		t.Rect(wire, -half*share-5, y-3, towerWide*share+10, 6)
	}
	for n := range 12 {
		at := canvas.Polar(0, y-46, 58, 30*float64(n))
		t.Line(wire, 5, 0, y-46, at.X, at.Y)
	}
	t.Circle(wire, 0, y-46, 36)
	t.Circle(t.Base, 0, y-46, 30)
	t.Circle(t.Light, -6, y-52, 17)
	t.Rect(wire, -half-7, -3, towerWide+14, 7)
}

// garden slants, with trees on it.
func (t *district) garden() {
	t.Poly(t.Base.Mix(t.Light, 0.5), -half, 0, -half*0.16, -74, -half*0.16, 0)
	t.Poly(t.Base.Mix(t.Dark, 0.12), -half*0.16, 0, -half*0.16, -74, half, -176, half, 0)
	t.Poly(t.Base.Mix(t.Dark, 0.55), half*0.76, 0, half*0.76, -155, half, -176, half, 0)
	t.Line(wire, 6, -half, -2, half, -178)
	leaf := []theme.Colour{t.Dark, t.Base.Mix(t.Dark, 0.35), t.Base.Mix(t.Light, 0.25)}
	for n := range 7 {
		x := -half*0.82 + towerWide*0.82*float64(n)/6
		y := -2 - (x+half)*176/towerWide
		r := 20 + 14*chanceOf(n, 91)
		t.Line(t.Dark, 6, x, y, x, y-r)
		for i, tone := range leaf {
			t.Circle(tone, x-float64(i)*4, y-r*1.5-float64(i)*5, r*(1-0.24*float64(i)))
		}
	}
	t.mast(half-10, -176, 70)
	t.Rect(wire, -half-7, -3, towerWide+14, 7)
}
