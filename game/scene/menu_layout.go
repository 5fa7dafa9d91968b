package scene

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Measures of the menu, in logical units.
const (
	menuWidth = 430
	menuWide  = 620 // of a page with whole sentences to choose from
	menuSide  = 28
	menuHead  = 78
	menuRow   = 56
	menuGap   = 9
	menuLine  = 19 // size of the line
	menuPause = 16 // between the choices and the line
)

// lay lays the page out, as large as the text size asks for and the screen allows.
func (m *menu) lay(app *App) {
	u := app.Unit()
	width, height := app.Size()
	wide, count := float64(menuWidth), float64(len(m.page.choices))
	for _, c := range m.page.choices {
		if c.quiet {
			wide = menuWide
		}
	}
	tall := menuHead + count*(menuRow+menuGap) - menuGap + menuSide
	if m.page.line != "" {
		_, line := app.Writer.MeasureWrapped(m.page.line, wide-2*menuSide, text.Style{Size: menuLine})
		tall += line + menuPause
	}
	m.scale = min(app.TextScale(1.6), (width/u-24)/wide, (height/u-24)/tall)
	k := u * m.scale
	m.panel = widget.Rect{X: width/2 - wide*k/2, Y: height/2 - tall*k/2, W: wide * k, H: tall * k}
	for n := range m.Widgets.Widgets {
		w := &m.Widgets.Widgets[n]
		w.Label = m.page.choices[n].words
		w.Rect = widget.Rect{
			X: m.panel.X + menuSide*k, Y: m.panel.Y + (menuHead+float64(n)*(menuRow+menuGap))*k, W: (wide - 2*menuSide) * k, H: menuRow * k,
		}
		m.lineY = w.Rect.Y + w.Rect.H + menuPause*k
	}
}

// drawWords writes the title above the choices, and below them what is to be known.
func (m *menu) drawWords(app *App, dst *ebiten.Image) {
	k, r := app.Unit()*m.scale, m.panel
	heading(app, dst, m.page.title, r.X+menuSide*k, r.Y+42*k, k)
	st := text.Style{Size: menuLine * k, Colour: theme.MoonSoft}
	app.Writer.DrawWrapped(dst, m.page.line, r.X+menuSide*k, m.lineY, r.W-2*menuSide*k, st)
}
