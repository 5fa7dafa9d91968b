package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/shape"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Measures in logical units.
const (
	choicesEdge                   = 20.0
	choicesGap                    = 12.0
	choicesHigh                   = 52.0 // of a row of widgets
	cardPad                       = 14.0
	cardNameSize, cardLineSize    = 24.0, 18.0
	leastCardWords, mostCardWords = 0.72, 1.25 // as factors, of what is usual and of what is wanted
	mostCardRatio                 = 2.0        // how much higher than wide a card is whose words have room
)

// lay lays the cards out between the tabs above and what leads on below.
func (c *choosing) lay(app *App) {
	c.label(app.Strings)
	width, height := app.Size()
	unit := app.Unit()
	p := &c.plan
	p.u = app.Room().Touchable(unit, choicesHigh)
	if !app.upright() {
		p.u = max(p.u, unit*app.TextScale(1.25))
	}
	p.side = p.u / unit
	u := p.u
	edge, gap, high := choicesEdge*u, choicesGap*u, choicesHigh*u
	left, right := edge, width-edge
	top, bottom := edge, height-edge-high
	p.heading = widget.Rect{X: left, Y: top, W: right - left, H: high}
	tabs := p.heading
	if app.upright() {
		tabs.Y += high
	} else {
		heading, _ := app.Writer.Measure(c.game.Words.Text("choices.title"), headingStyle(u))
		tabs.X += heading + 2*gap
		tabs.W = right - tabs.X
	}
	wide := (tabs.W - gap*float64(len(c.options)-1)) / float64(len(c.options))
	for n := range c.tabs() {
		c.tabs()[n].Rect = widget.Rect{X: tabs.X + float64(n)*(wide+gap), Y: tabs.Y, W: wide, H: high}
	}
	top = tabs.Y + high + gap
	c.done().Rect = widget.Rect{X: right - 220*u, Y: bottom, W: 220 * u, H: high}
	name, _ := app.Writer.Measure(c.game.Words.Text("choices.sets"), nameStyle(u))
	name += nameGap * unit
	sets := widget.Rect{X: left + name, Y: bottom, W: min(right-240*u-left-name, 560*u), H: high}
	if app.upright() {
		c.done().Rect.X, c.done().Rect.W = left, right-left
		if bottom -= high + gap; c.sets().Hidden {
			bottom += high + gap
		}
		sets.Y, sets.W = bottom, right-left-name
	}
	c.sets().Rect = sets
	c.layCards(app, widget.Rect{X: left, Y: top, W: right - left, H: bottom - gap - top})
}

// layCards lays the cards out in as many columns as give their words most room.
func (c *choosing) layCards(app *App, room widget.Rect) {
	p := &c.plan
	many, gap := len(c.values()), choicesGap*p.u
	grid := func(columns int) (wide, high float64) {
		rows := float64((many + columns - 1) / columns)
		return (room.W - gap*float64(columns-1)) / float64(columns), (room.H - gap*(rows-1)) / rows
	}
	p.columns, p.words = 1, 0
	most := mostCardWords * max(app.TextScale(2)*app.Unit()/p.u, 1)
	for n := range many {
		columns := many - n // side by side, or one below the other
		if app.upright() {
			columns = n + 1
		}
		wide, high := grid(columns)
		if words := c.fitting(app, widget.Rect{W: wide, H: high}, most); words > p.words {
			p.columns, p.words = columns, words
		}
	}
	wide, high := grid(p.columns)
	rows := float64((many + p.columns - 1) / p.columns)
	slim := min(mostCardRatio*wide, high) // no higher than its words need
	for slim < high && !c.fits(app, widget.Rect{W: wide, H: slim}, p.words) {
		slim = min(slim+8*p.u, high)
	}
	room.Y, high = room.Y+(high-slim)*rows/2, slim
	for n := range many {
		column, row := float64(n%p.columns), float64(n/p.columns)
		c.Widgets.Widgets[n].Rect = widget.Rect{X: room.X + column*(wide+gap), Y: room.Y + row*(high+gap), W: wide, H: high}
	}
}

// fitting is how large the words of all cards can be on cards of a size, at most as large as is wanted.
func (c *choosing) fitting(app *App, card widget.Rect, most float64) float64 {
	words := most
	for ; words > leastCardWords; words -= 0.04 {
		if c.fits(app, card, words) {
			break
		}
	}
	return words
}

// fits reports whether the words of all cards have room, no word of them broken.
func (c *choosing) fits(app *App, card widget.Rect, words float64) bool {
	_, place := c.parts(card)
	name, line := c.cardStyles(words)
	for _, value := range c.values() {
		nameWide, nameHigh := app.Writer.MeasureWrapped(c.valueName(value), place.W, name)
		lineWide, lineHigh := app.Writer.MeasureWrapped(c.valueLine(value), place.W, line)
		if max(nameWide, lineWide) > place.W || nameHigh+lineHigh+8*c.plan.u > place.H {
			return false
		}
	}
	return true
}

func (c *choosing) cardStyles(words float64) (name, line text.Style) {
	size := words * c.plan.u
	return text.Style{Face: text.Black, Size: cardNameSize * size, Colour: theme.Moonlight}, text.Style{Size: cardLineSize * size, Colour: theme.Moonlight}
}

// parts divides a card: the square of its picture, above its words or beside them.
func (c *choosing) parts(card widget.Rect) (picture, words widget.Rect) {
	inside := card.Inset(cardPad * c.plan.u)
	if card.H > card.W {
		size := min(inside.W*0.8, inside.H*0.4)
		picture = widget.Rect{X: inside.X + (inside.W-size)/2, Y: inside.Y, W: size, H: size}
		top := size + cardPad*c.plan.u
		return picture, widget.Rect{X: inside.X, Y: inside.Y + top, W: inside.W, H: inside.H - top}
	}
	size := min(inside.H, inside.W*0.24)
	picture = widget.Rect{X: inside.X, Y: inside.Y + (inside.H-size)/2, W: size, H: size}
	left := size + cardPad*c.plan.u
	return picture, widget.Rect{X: inside.X + left, Y: inside.Y, W: inside.W - left, H: inside.H}
}

// Draw implements [Scene].
func (c *choosing) Draw(app *App, dst *ebiten.Image) {
	app.DrawStreetBehind(dst)
	p := app.Painter(widget.Night(), c.plan.side)
	head := c.plan.heading
	heading(app, dst, c.game.Words.Text("choices.title"), head.X, head.Y+head.H/2, c.plan.u)
	if sets := c.sets(); !sets.Hidden {
		app.Writer.Draw(dst, c.game.Words.Text("choices.sets"), sets.Rect.X-nameGap*app.Unit(), sets.Rect.Y+sets.Rect.H/2, nameStyle(c.plan.u))
	}
	for n := range c.values() {
		c.drawCard(app, dst, n)
	}
	p.Draw(dst, c.Widgets, app.Screen())
}

// drawCard draws the card of a value: what stands for it, its name and what it means.
func (c *choosing) drawCard(app *App, dst *ebiten.Image, n int) {
	r, u, value := c.Widgets.Widgets[n].Rect, c.plan.u, c.values()[n]
	had, state := c.had(value), c.Widgets.State(n)
	face, line, wide := theme.NightPanel, theme.NightLine, 1.5*u
	if state.Hover || state.Pressed {
		face = theme.NightRaised
	}
	if c.chosen[c.option()] == n {
		face, line, wide = theme.NightRaised, theme.NeonAmber, 4*u
	}
	pen := shape.Pen{Dst: dst, Scale: 1}
	pen.RoundBox(r.X, r.Y, r.W, r.H, 12*u, face)
	pen.RoundBoxLine(r.X, r.Y, r.W, r.H, 12*u, wide, line)
	picture, place := c.parts(r)
	c.game.Choices.Draw(dst, c.name(), value, picture.X, picture.Y, picture.W)
	name, says := c.cardStyles(c.plan.words)
	if !had {
		pen.RoundBox(picture.X-2*u, picture.Y-2*u, picture.W+4*u, picture.H+4*u, 10*u, theme.Night.Fade(0.72))
		name.Colour, says.Colour = theme.MoonSoft, theme.NeonAmber
	}
	x, y := place.X, place.Y
	_, nameHigh := app.Writer.MeasureWrapped(c.valueName(value), place.W, name)
	if r.H > r.W {
		name.Align, says.Align = text.Centre, text.Centre
		x += place.W / 2
	} else {
		_, high := app.Writer.MeasureWrapped(c.valueLine(value), place.W, says)
		y += (place.H - nameHigh - high - 6*u) / 2
	}
	app.Writer.DrawWrapped(dst, c.valueName(value), x, y, place.W, name)
	app.Writer.DrawWrapped(dst, c.valueLine(value), x, y+nameHigh+6*u, place.W, says)
}
