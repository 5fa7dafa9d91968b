package scene

import (
	"capital/render/text"
	"capital/render/widget"
)

// Measures of the menu, in logical units.
const (
	menuColumn   = 374
	menuSentence = 564 // of a column of whole sentences to choose from
	menuSlim     = 416 // of one where there is little room
	menuSide     = 28
	menuHead     = 78
	menuRow      = 56
	menuGap      = 9
	menuLine     = 19 // size of the line
	menuPause    = 16 // between the choices and the line
)

// menuPlan is where everything of a page of the menu lies, in pixels.
type menuPlan struct {
	panel widget.Rect
	rows  []widget.Rect // of the choices
	line  float64       // where what is to be known is written
	scale float64       // as a factor of the unit
}

// planMenu lays so many choices out, as large as the text size and fingers ask for and the screen allows: in one column or,
// where that is too high for a finger or two are clearly larger, in two. Sentences get a wide column where there is room.
func planMenu(app *App, choices int, sentences bool, line string) menuPlan {
	shapes := []menuShape{{1, menuColumn}, {2, menuColumn}}
	if sentences {
		shapes = []menuShape{{1, menuSentence}, {1, menuSlim}, {2, menuSlim}}
	}
	least := app.Room().Touchable(app.Unit(), menuRow) / app.Unit()
	var best menuPlan
	var plans []menuPlan
	for _, shape := range shapes {
		p := shape.plan(app, choices, line, max(app.TextScale(2), least))
		if plans = append(plans, p); p.scale > best.scale {
			best = p
		}
	}
	for _, p := range plans {
		if p.scale >= max(least, best.scale*0.85) {
			return p
		}
	}
	return best
}

// menuShape is how many columns the choices have, and how wide one is in logical units.
type menuShape struct {
	columns int
	column  float64
}

// plan lays choices out in this shape, no larger than wanted.
func (s menuShape) plan(app *App, choices int, line string, wanted float64) menuPlan {
	u := app.Unit()
	width, height := app.Size()
	down := (choices + s.columns - 1) / s.columns
	wide := float64(s.columns)*(s.column+menuGap) - menuGap + 2*menuSide
	tall := menuHead + float64(down)*(menuRow+menuGap) - menuGap + menuSide
	if line != "" {
		_, high := app.Writer.MeasureWrapped(line, wide-2*menuSide, text.Style{Size: menuLine})
		tall += high + menuPause
	}
	p := menuPlan{scale: min(wanted, (width/u-24)/wide, (height/u-24)/tall)}
	k := u * p.scale
	p.panel = widget.Rect{X: width/2 - wide*k/2, Y: height/2 - tall*k/2, W: wide * k, H: tall * k}
	p.place(choices, down, s.column, k)
	return p
}

// place places the choices in columns so many rows high, k pixels a logical unit.
func (p *menuPlan) place(choices, down int, column, k float64) {
	for n := range choices {
		x, y := menuSide+float64(n/down)*(column+menuGap), menuHead+float64(n%down)*(menuRow+menuGap)
		p.rows = append(p.rows, widget.Rect{X: p.panel.X + x*k, Y: p.panel.Y + y*k, W: column * k, H: menuRow * k})
	}
	p.line = p.panel.Y + (menuHead+float64(down)*(menuRow+menuGap)-menuGap+menuPause)*k
}
