package forum

import (
	"testing"

	"capital/render/street"
)

// plan is about how the title has it.
func plan(width, height int) street.Plan {
	w, h := float64(width), float64(height)
	u := min(w/1280, h/720)
	if w < h {
		u = min(w/720, h/1280)
		plan := street.Plan{Width: width, Height: height, Scale: u, Sign: "Capitol", PavementY: h - 470*u, SignW: 580 * u, SignX: w/2 - 300*u, TowerX: w/2 + 120*u}
		plan.SignY = plan.PavementY - 650*u
		return plan
	}
	plan := street.Plan{Width: width, Height: height, Scale: u, Sign: "Capitol", PavementY: h - 148*u, SignW: 560 * u, SignX: w/2 - 550*u, TowerX: w/2 + 150*u}
	plan.SignY = plan.PavementY - 476*u
	return plan
}

// plans are those of screens of each form.
func plans() []street.Plan {
	return []street.Plan{plan(1280, 720), plan(960, 600), plan(2560, 1440), plan(810, 1080)}
}

// TestLineLiesOnTheFrieze: the line about the game is written on the dark band of the arch, and the arch on the picture.
func TestLineLiesOnTheFrieze(t *testing.T) {
	for _, plan := range plans() {
		a := archOf(plan)
		x, y, width := (*Forum)(nil).Line(plan)
		u := plan.Scale
		if y < a.frieze*u || y > (a.frieze+friezeHigh)*u || x-width/2 < a.left*u || x+width/2 > a.right*u {
			t.Errorf("%v: the line lies at %.0f, %.0f", plan, x, y)
		}
		if a.attic < 13 || a.left < 0 || a.right*u > float64(plan.Width) || a.frieze+friezeHigh+100 > a.ground {
			t.Errorf("%v: the arch does not stand on the picture: %+v", plan, a)
		}
	}
}

// The sun comes out once, steadily, and stays.
func TestSunComesOutAndStays(t *testing.T) {
	var f Forum
	before := -1.0
	for seconds := 0.0; seconds < sunrise; seconds += sunrise / 16 {
		light, stays := f.Light(seconds)
		if light <= before || light > 1 || stays {
			t.Errorf("after %.2f s: %v, stays %v", seconds, light, stays)
		}
		before = light
	}
	if light, stays := f.Light(sunrise); light != 1 || !stays {
		t.Errorf("at last: %v, stays %v", light, stays)
	}
}
