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
	matchesBar     = 8
	matchesWide    = 1240 // of the panel at most
	matchesAside   = 940  // from which width on a row's buttons lie beside its words
	matchesRoomy   = 1100 // from which width on these and the sign are as large as they like
	matchesSlim    = 430  // that it needs where they lie below them
	matchesLeast   = 2    // rows for which there is room, where there is enough
	matchesSmall   = 0.85 // points of a unit with which the words of a row are small for who wants large ones
	matchesLarge   = 1.75 // the size of text from which on that is asked for
)

// matchesPlan is how the screen is divided, in pixels.
type matchesPlan struct {
	scale float64 // as a factor of the unit
	k     float64 // pixels of a unit of its own
	below bool    // the buttons of a row lie below its words
	slim  bool    // and the tools in two lines
	panel widget.Rect
	list  widget.Rect // of the rows
	rows  int         // that are seen
	high  float64     // of a row, with the gap below it

	sign    [2]float64          // how wide and high the sign of a row is, in units
	buttons [rowWidgets]float64 // how wide they are that lie beside its words
}

// planMatches divides the screen. Who wants large words on a small screen has one row whose buttons lie below its words, where more
// would be written small.
func planMatches(app *App) matchesPlan {
	p := matchesPlan{below: app.upright(), slim: app.upright()}
	p.divide(app, matchesLeast)
	if !p.below && app.TextScale(2) >= matchesLarge && p.k < matchesSmall*app.Room().Point {
		large := matchesPlan{below: true}
		if large.divide(app, 1); large.k > p.k {
			return large
		}
	}
	return p
}

// divide divides the screen, as large as the text size asks for and so many rows allow.
func (p *matchesPlan) divide(app *App, least int) {
	u := app.Unit()
	width, height := app.Size()
	for p.scale = app.TextScale(2); ; p.scale *= 0.97 {
		p.k = app.Room().Touchable(u*p.scale, matchesTool)
		wide, tall := width/p.k-2*matchesEdge, height/p.k-2*matchesEdge
		slim, row, tools := float64(matchesAside), float64(matchesRowHigh), float64(matchesTool)
		if p.below {
			slim, row = matchesSlim, matchesRowHigh+matchesButtons
		}
		if p.slim {
			tools = 2*matchesTool + matchesGap
		}
		room := tall - matchesHead - tools - matchesGap - matchesFoot
		p.rows = int(room / (row + matchesGap))
		if fits := wide >= slim && p.rows >= least; !fits && p.k == u*p.scale && p.scale > 0.5 {
			continue
		}
		p.rows = max(p.rows, 1)
		p.shape(wide)
		wide = min(wide, matchesWide)
		p.panel = widget.Rect{X: width/2 - wide*p.k/2, Y: height/2 - tall*p.k/2, W: wide * p.k, H: tall * p.k}
		p.list = p.panel
		p.list.X += matchesPad * p.k
		p.list.W -= 2 * matchesPad * p.k
		p.list.Y += (matchesHead + tools + matchesGap) * p.k
		p.list.H = room * p.k
		p.high = p.list.H / float64(p.rows)
		return
	}
}

// shape says how large the parts of a row are, the panel being so wide.
func (p *matchesPlan) shape(wide float64) {
	switch {
	case p.below:
		p.sign = [2]float64{90, 60}
	case wide < matchesRoomy:
		p.sign, p.buttons = [2]float64{104, 64}, [rowWidgets]float64{130, 116, 104}
	default:
		p.sign, p.buttons = [2]float64{140, 76}, [rowWidgets]float64{160, 130, 130}
	}
}

// rowRect is where a row lies.
func (p *matchesPlan) rowRect(n int) widget.Rect {
	return widget.Rect{X: p.list.X, Y: p.list.Y + float64(n)*p.high, W: p.list.W - 2*matchesBar*p.k, H: p.high - matchesGap*p.k}
}

// wordsRect is where the words of a row lie, right of its sign.
func (p *matchesPlan) wordsRect(n int) widget.Rect {
	r, k := p.rowRect(n), p.k
	left := (p.sign[0] + 24) * k
	r.X, r.W = r.X+left, r.W-left-12*k
	if p.below {
		r.H -= matchesButtons * k
	} else {
		r.W -= p.buttonsWide() + matchesGap*k
	}
	return r
}

// buttonsWide is how wide the buttons are that lie beside the words of a row, in pixels.
func (p *matchesPlan) buttonsWide() float64 {
	wide := float64((rowWidgets - 1) * matchesGap)
	for _, w := range p.buttons {
		wide += w
	}
	return wide * p.k
}

// signRect is where the sign of its game lies.
func (p *matchesPlan) signRect(n int) widget.Rect {
	words, wide, high := p.wordsRect(n), p.sign[0]*p.k, p.sign[1]*p.k
	return widget.Rect{X: p.rowRect(n).X + 12*p.k, Y: words.Y + (words.H-high)/2, W: wide, H: high}
}

// matchesDrag is a press among the rows that may move them.
type matchesDrag struct {
	held, moved bool
	y           float64
	first       int // the row that was seen first when it began
}
