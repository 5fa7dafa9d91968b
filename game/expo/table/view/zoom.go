package view

import (
	"math"

	"capital/game/table"
	"capital/rules/expo"
)

// ZoomSteps is how many steps a city can be zoomed in.
const ZoomSteps = 5

// ZoomBy makes the city larger by so many steps, or smaller, as far as there are any; what lies at a point stays there. It
// reports whether it did.
func (t *Table) ZoomBy(p *Position, steps int, x, y float64) bool {
	l := &t.Layout
	now := int(math.Round(math.Log(l.Zoom) / math.Log(table.ZoomStep)))
	steps = min(max(now+steps, 0), ZoomSteps) - now
	if steps == 0 {
		return false
	}
	if !l.City.Contains(x, y) {
		x, y = l.City.Centre()
	}
	by, zoom := math.Pow(table.ZoomStep, float64(steps)), math.Pow(table.ZoomStep, float64(now+steps))
	middleX, middleY := l.window(p).Centre()
	shiftX := x - middleX - (x-middleX-l.shiftX)*by
	shiftY := y - middleY - (y-middleY-l.shiftY)*by
	l.Zoom = zoom
	l.shiftX, l.shiftY = l.within(p, shiftX, shiftY, zoom)
	return true
}

// Pan moves the city by so many pixels, as far as there is more to be seen, and reports whether it did.
func (t *Table) Pan(p *Position, x, y float64) bool {
	l := &t.Layout
	wasX, wasY := l.within(p, l.shiftX, l.shiftY, l.Zoom)
	l.shiftX, l.shiftY = l.within(p, wasX+x, wasY+y, l.Zoom)
	return l.shiftX != wasX || l.shiftY != wasY
}

// ZoomTo shows the city so large that a finger hits a cell, with that cell in the middle as far as there is more around it.
func (t *Table) ZoomTo(p *Position, c expo.Cell) {
	t.Fit()
	l := &t.Layout
	steps := 0
	for size := l.grid(p).size; steps < ZoomSteps && size < touchCell*l.U; steps++ {
		size *= table.ZoomStep
	}
	t.ZoomBy(p, max(steps, 1), 0, 0)
	x, y := l.grid(p).cell(c).Centre()
	toX, toY := l.City.Centre()
	t.Pan(p, toX-x, toY-y)
}

// touchCell is how large a cell is, in logical units, that a finger hits well.
const touchCell = 64.0

// Fit shows all of the city, and reports whether that was not so.
func (t *Table) Fit() bool {
	l := &t.Layout
	was := l.Zoom > 1
	l.Zoom, l.shiftX, l.shiftY = 1, 0, 0
	return was
}
