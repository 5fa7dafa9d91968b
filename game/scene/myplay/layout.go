package myplay

import (
	"capital/game/scene"
	"capital/render/widget"
)

// layout is where everything lies, in pixels.
type layout struct {
	u, k, b    float64 // pixels a logical unit, a unit of what grows with the text, and of what buttons say
	panel      widget.Rect
	sign       widget.Rect // the person's
	heading    widget.Rect // beside it
	content    widget.Rect // of the page
	game, back widget.Rect
	pager      widget.Rect
	tabs       [5]widget.Rect
	profile    [3]widget.Rect // name, sign and colour
	label      float64        // how far above these what they are stands
}

// Measures in logical units.
const (
	margin = 24.0
	gap    = 10.0
	pad    = 22.0
	tall   = 54.0 // of a button
	column = 250.0
	head   = 50.0 // of the heading
	most   = 1.4  // how much larger than usual buttons get
	asked  = 26.0 // above a field of the profile
)

// layOut lays the screen out in a room: the buttons beside the panel, or above and below it.
func layOut(room scene.Room, text float64, games bool) layout {
	w, h := room.Width, room.Height
	u := min(w/1280, h/720)
	if room.Upright() {
		u = min(w/720, h/1100)
	}
	u = room.Touchable(u, tall)
	l := layout{u: u, k: u * text, b: u * min(max(text, 1), most)}
	high := tall * l.b
	foot := h - margin*u
	if room.Upright() {
		top := margin * u
		if games {
			l.game = widget.Rect{X: margin * u, Y: top, W: w - 2*margin*u, H: high}
			top += high + gap*u
		}
		first := (len(l.tabs) + 1) / 2 // in the first row; fewer, and wider ones, in the second
		for n := range l.tabs {
			column, columns, y := n, first, top
			if n >= first {
				column, columns, y = n-first, len(l.tabs)-first, top+high+gap*u
			}
			wide := (w - (2*margin+float64(columns-1)*gap)*u) / float64(columns)
			l.tabs[n] = widget.Rect{X: margin*u + float64(column)*(wide+gap*u), Y: y, W: wide, H: high}
		}
		top = l.tabs[len(l.tabs)-1].Y + high + gap*u
		half := (w - (2*margin+gap)*u) / 2
		l.back = widget.Rect{X: margin * u, Y: foot - high, W: half, H: high}
		l.pager = widget.Rect{X: margin*u + half + gap*u, Y: foot - high, W: half, H: high}
		l.panel = widget.Rect{X: margin * u, Y: top, W: w - 2*margin*u, H: foot - high - gap*u - top}
	} else {
		high = min(high, (h-2*margin*u-7*gap*u)/8)
		wide := min(column*l.b, 0.3*w)
		place := func(n int) widget.Rect {
			return widget.Rect{X: margin * u, Y: margin*u + float64(n)*(high+gap*u), W: wide, H: high}
		}
		l.game = place(0)
		for n := range l.tabs {
			l.tabs[n] = place(n + 1)
		}
		l.back = place(0)
		l.back.Y = foot - high
		l.pager = l.back
		l.pager.Y -= high + gap*u
		left := l.game.X + wide + gap*u
		l.panel = widget.Rect{X: left, Y: margin * u, W: w - margin*u - left, H: h - 2*margin*u}
	}
	l.layPanel()
	return l
}

// layPanel lays out what lies in the panel.
func (l *layout) layPanel() {
	inner := l.panel.Inset(pad * l.u)
	size := head * l.b
	l.sign = widget.Rect{X: inner.X, Y: inner.Y, W: size, H: size}
	l.heading = widget.Rect{X: inner.X + size + gap*l.u, Y: inner.Y, W: inner.W - size - gap*l.u, H: size}
	top := inner.Y + size + gap*l.u
	l.content = widget.Rect{X: inner.X, Y: top, W: inner.W, H: inner.Y + inner.H - top}
	l.label = min(asked*l.k, l.content.H/9)
	step := min(l.label+(tall+gap)*l.b, (l.content.H-l.label)/3.6)
	for n := range l.profile {
		l.profile[n] = widget.Rect{X: l.content.X, Y: top + float64(n)*step + l.label, W: min(l.content.W, 420*l.b), H: min(tall*l.b, step-l.label-4*l.u)}
	}
}
