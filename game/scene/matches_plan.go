package scene

import "capital/render/widget"

// The widgets of the screen of matches, in order; three for every row that is seen follow them.
const (
	matchesWhich = iota // of all matches
	matchesGame
	matchesSearch
	matchesBringBack // what was deleted last
	matchesMyPlay
	matchesBack
	matchesRows
)

// Of a row, in order.
const (
	rowOpen  = iota // goes on with the match, looks back at it or brings it back
	rowShare        // shares it; looks back at one that is running
	rowDelete
	rowWidgets
)

// Measures of the screen of matches, in units of its own.
const (
	matchesEdge    = 12 // around the panel
	matchesPad     = 24
	matchesHead    = 80 // the heading, and the button that leads back; between them is room for another
	matchesTool    = 52 // high
	matchesGap     = 10
	matchesFoot    = 64
	matchesRowHigh = 104
	matchesButtons = 62 // of a row, where they lie below its words
	matchesSignW   = 140
	matchesSignH   = 76
	matchesBar     = 8
	matchesWide    = 1240 // of the panel at most
	matchesAside   = 940  // from which width on a row's buttons lie beside its words
	matchesSlim    = 430  // that it needs where they lie below them
	matchesLeast   = 2    // rows for which there is room, where there is enough
)

// matchesPlan is how the screen is divided, in pixels.
type matchesPlan struct {
	scale float64 // as a factor of the unit
	k     float64 // pixels of a unit of its own
	below bool    // the buttons of a row lie below its words
	panel widget.Rect
	list  widget.Rect // of the rows
	rows  int         // that are seen
	high  float64     // of a row, with the gap below it
}

// planMatches divides the screen, as large as the text size asks for and the rows allow.
func planMatches(app *App) (p matchesPlan) {
	u := app.Unit()
	width, height := app.Size()
	p.below = app.upright()
	for p.scale = app.TextScale(2); ; p.scale *= 0.97 {
		p.k = app.Room().Touchable(u*p.scale, matchesTool)
		wide, tall := width/p.k-2*matchesEdge, height/p.k-2*matchesEdge
		slim, row, tools := float64(matchesAside), float64(matchesRowHigh), float64(matchesTool)
		if p.below {
			slim, row, tools = matchesSlim, matchesRowHigh+matchesButtons, 2*matchesTool+matchesGap
		}
		room := tall - matchesHead - tools - matchesGap - matchesFoot
		p.rows = max(int(room/(row+matchesGap)), 1)
		if fits := wide >= slim && p.rows >= matchesLeast; !fits && p.k == u*p.scale && p.scale > 0.5 {
			continue
		}
		wide = min(wide, matchesWide)
		p.panel = widget.Rect{X: width/2 - wide*p.k/2, Y: height/2 - tall*p.k/2, W: wide * p.k, H: tall * p.k}
		p.list = p.panel
		p.list.X += matchesPad * p.k
		p.list.W -= 2 * matchesPad * p.k
		p.list.Y += (matchesHead + tools + matchesGap) * p.k
		p.list.H = room * p.k
		p.high = p.list.H / float64(p.rows)
		return p
	}
}

// rowRect is where a row lies.
func (p *matchesPlan) rowRect(n int) widget.Rect {
	return widget.Rect{X: p.list.X, Y: p.list.Y + float64(n)*p.high, W: p.list.W - 2*matchesBar*p.k, H: p.high - matchesGap*p.k}
}

// wordsRect is where the words of a row lie, right of its sign.
func (p *matchesPlan) wordsRect(n int) widget.Rect {
	r, k := p.rowRect(n), p.k
	r.X, r.W = r.X+(matchesSignW+24)*k, r.W-(matchesSignW+36)*k
	if p.below {
		r.X, r.W = r.X-(matchesSignW-90)*k, r.W+(matchesSignW-90)*k
		r.H -= matchesButtons * k
	} else {
		r.W -= (160 + 2*130 + 3*matchesGap) * k
	}
	return r
}

// signRect is where the sign of its game lies.
func (p *matchesPlan) signRect(n int) widget.Rect {
	words, k := p.wordsRect(n), p.k
	wide, high := matchesSignW*k, matchesSignH*k
	if p.below {
		wide, high = 90*k, 60*k
	}
	return widget.Rect{X: p.rowRect(n).X + 12*k, Y: words.Y + (words.H-high)/2, W: wide, H: high}
}

// matchesDrag is a press among the rows that may move them.
type matchesDrag struct {
	held, moved bool
	y           float64
	first       int // the row that was seen first when it began
}
