package results

import (
	"context"
	"image"
	"math"
	"strconv"

	"capital/game/poster"
	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// Measures of the picture, in pixels.
const (
	cardWide   = 1600
	cardSide   = 84.0 // free on both sides
	cardIn     = 40.0 // and within a panel
	cardRadius = 28.0
	cardLeft   = cardSide + cardIn // where what stands in it begins and ends
	cardRight  = cardWide - cardLeft
	cardGap    = 18.0 // between two seats
	cardLeast  = 20.0 // of the words that are cut rather than smaller

	signBase = 262.0 // the baseline of the game's name
	signSize = 176.0
	neonSize = 236.0
	dateBase = 350.0
	dateHigh = 70.0  // that all is higher without it
	headBase = 480.0 // of who has won
	headStep = 1.3   // of a line of what is said, in sizes

	seatHigh = 144.0
	headHigh = 150.0 // of the emblems and names above the sheet
	footHigh = 96.0
	dealHigh = 44.0 // more, a line of how to play the same deal
)

// cardPainter paints one picture.
type cardPainter struct {
	poster.Paper
	*card
	plan cardPlan
}

// cardPlan is where the parts of the picture lie.
type cardPlan struct {
	head     float64  // the baseline of who has won
	won      []string // the lines of that
	wonSize  float64  // of these
	reason   []string // the lines of how it came to that
	size     float64  // of these
	base     float64  // the baseline of the first
	seats    float64  // where the seats begin
	sheet    float64  // where the sheet begins
	foot     float64  // and where it ends
	labels   float64  // how wide the names of its rows are, with their icons
	smaller  float64  // these are than usual
	figures  float64  // how wide the widest number is
	deal     []string // the lines of how the same deal is played
	dealSize float64
	height   int
}

// paint paints the picture: see [poster.Paint].
func (c *card) paint(ctx context.Context) (image.Image, error) {
	var plan cardPlan
	return poster.PaintAt(ctx, cardWide, func(p poster.Paper) int {
		plan = c.plan(p)
		return plan.height
	}, func(p poster.Paper) []func() {
		painter := &cardPainter{p, c, plan}
		return painter.slices()
	})
}

// plan finds a place for everything.
func (c *card) plan(p poster.Paper) (l cardPlan) {
	l.head = headBase
	if c.date == "" {
		l.head -= dateHigh
	}
	const inside = cardWide - 2*cardSide
	l.reason, l.size = p.Wrap(c.reason, 2, poster.Line{Size: 46, Least: cardLeast, Width: inside})
	l.won, l.wonSize = c.wonLines(p)
	l.base = l.head + float64(len(l.won)-1)*headStep*l.wonSize + 30 + l.size
	l.seats = l.base + float64(len(l.reason)-1)*headStep*l.size + 56
	l.sheet = l.seats + float64(len(c.seats))*(seatHigh+cardGap) + 18
	l.foot = l.sheet + headHigh + 24
	longest := 0.0
	for _, row := range c.rows() {
		l.foot += row.high
		longest = max(longest, measured(p, row.words, row.face, row.size))
		for _, f := range row.figures {
			l.figures = max(l.figures, measured(p, f.words, f.face, f.size))
		}
	}
	const sheet = cardRight - cardLeft
	most := min(mostLabels*sheet, sheet-float64(len(c.seats))*(l.figures+figureGap)) - besideLabel
	l.smaller = min(1, max(most/longest, leastLabel))
	l.labels = min(longest*l.smaller, most) + besideLabel
	l.height = int(l.foot + footHigh)
	if c.deal != "" {
		l.deal, l.dealSize = p.Wrap(c.deal, 2, dealLine(30))
		l.height += len(l.deal) * dealHigh
	}
	return l
}

// wonLines are the lines that say who has won, and their size: one or, where its words would be small, two.
func (c *card) wonLines(p poster.Paper) (lines []string, size float64) {
	const small = 56
	one := line(text.Black, 84, theme.NeonAmber)
	if words, size, _ := p.Fit(c.headline, one); size >= small {
		return []string{words}, size
	}
	one.Size, one.Least = small, cardLeast
	return p.Wrap(c.headline, 2, one)
}

// Of the names of the rows: how much of the sheet they take at most, where they begin beside their icons, and what these and the
// gap to the figures take; and how far apart figures are at least.
const (
	mostLabels  = 0.46
	leastLabel  = 0.75 // of their size: what is longer even then is smaller than the others
	figureGap   = 28
	labelAt     = 64.0
	besideLabel = labelAt + 36
)

// measured is how wide words are that have all the room.
func measured(p poster.Paper, words string, face text.Face, size float64) float64 {
	_, _, wide := p.Fit(words, poster.Line{Face: face, Size: size, Width: math.Inf(1)})
	return wide
}

// slices lists the work from back to front.
func (p *cardPainter) slices() []func() {
	list := p.heaven()
	list = append(list, p.sign()...)
	list = append(list, p.words)
	for n := range p.seats {
		list = append(list, func() { p.seat(n) })
	}
	return append(list, p.sheet)
}

// heaven lists what paints the sky.
func (p *cardPainter) heaven() (slices []func()) {
	const rows = 250
	high := p.plan.height
	for from := 0; from < high; from += rows {
		slices = append(slices, func() {
			for y := from; y < min(from+rows, high); y++ {
				p.Rect(skyAt(p.Sky, float64(y)/float64(high)), 0, float64(y), cardWide, 1)
			}
		})
	}
	return slices
}

// skyAt is the colour of a sky so far down, 0 to 1.
func skyAt(tones []theme.Colour, at float64) theme.Colour {
	at *= float64(len(tones) - 1)
	n := min(int(at), len(tones)-2)
	return tones[n].Mix(tones[n+1], at-float64(n))
}

// sign lists what paints the game's name as a sign, and its light.
func (p *cardPainter) sign() []func() {
	high := signSize
	if p.Face == text.Neon { // a script, whose small letters are low
		high = neonSize
	}
	loops, size := p.Letters(p.Game, p.Face, cardWide/2, signBase, high, cardWide-3*cardSide)
	tube := max(size*0.03, 4)
	glow := poster.Glow{Tone: p.Sign, Wide: tube * 2.4, Height: 600, Near: [3]float64{0.35, 0.5, 0.55}}
	return append(p.Shine(glow, loops), func() {
		for _, l := range loops {
			p.Outline(p.Sign, tube, l)
		}
		p.Fill(p.Sign.Mix(theme.PaperLight, 0.85), loops...)
	})
}

// line is a line of the picture as wide as it is.
func line(face text.Face, size float64, colour theme.Colour) poster.Line {
	return poster.Line{Face: face, Size: size, Width: cardWide - 2*cardSide, Align: text.Centre, Colour: colour}
}

// dealLine is a line of how the same deal is played.
func dealLine(size float64) poster.Line {
	l := line(text.Bold, size, theme.Moonlight)
	l.Least = cardLeast
	return l
}

// words writes the day, who has won and how it came to that, and at the foot what match it was and how the same deal is played.
func (p *cardPainter) words() {
	const middle = cardWide / 2
	p.WriteLine(p.date, middle, dateBase, line(text.Bold, 40, theme.Moonlight))
	for n, words := range p.plan.won {
		p.WriteLine(words, middle, p.plan.head+float64(n)*headStep*p.plan.wonSize, line(text.Black, p.plan.wonSize, theme.NeonAmber))
	}
	for n, words := range p.plan.reason {
		p.WriteLine(words, middle, p.plan.base+float64(n)*headStep*p.plan.size, line(text.Regular, p.plan.size, theme.Moonlight))
	}
	p.WriteLine(p.about, middle, p.plan.foot+60, line(text.Regular, 30, theme.MoonSoft.Mix(theme.Moonlight, 0.5)))
	for n, words := range p.plan.deal {
		p.WriteLine(words, middle, p.plan.foot+60+float64(n+1)*dealHigh, dealLine(p.plan.dealSize))
	}
}

// panel paints what words stand on.
func (p *cardPainter) panel(y, high float64, edge theme.Colour) {
	c := p.Part(cardSide, y, 1)
	wide := float64(cardWide - 2*cardSide)
	c.Round(theme.NightDeep.Fade(0.72), 0, 0, wide, high, cardRadius)
	c.Outline(edge, 3, c.RoundLoop(0, 0, wide, high, cardRadius))
}

// seat paints a seat: its place, emblem and name, who played there, and its points.
func (p *cardPainter) seat(n int) {
	s := p.seats[n]
	light, y := p.colours(s.seat).Light, p.plan.seats+float64(n)*(seatHigh+cardGap)
	edge := light.Fade(0.55)
	if s.first {
		edge = light
	}
	p.panel(y, seatHigh, edge)
	const left, right = cardLeft, cardRight
	const emblem, at = 104.0, left + 170
	p.WriteLine(s.place, left, y+seatHigh/2+22, poster.Line{Face: text.Black, Size: 60, Width: 150, Colour: pointsColour(s.first)})
	p.emblem(s.seat, at, y+(seatHigh-emblem)/2, emblem)

	points := poster.Line{Face: text.Black, Size: 84, Width: 220, Align: text.Right, Colour: pointsColour(s.first)}
	_, _, wide := p.Fit(strconv.Itoa(s.points), points)
	p.WriteLine(strconv.Itoa(s.points), right, y+seatHigh/2+30, points)
	const badge = 64.0
	p.icon(icon.VP, right-wide-20-badge, y+(seatHigh-badge)/2, badge)

	name := right - wide - 20 - badge - 30 - (at + emblem + 34)
	p.WriteLine(s.name, at+emblem+34, y+68, poster.Line{Face: text.Bold, Size: 54, Width: name, Least: cardLeast, Colour: light})
	p.WriteLine(s.kind, at+emblem+34, y+114, poster.Line{Size: 34, Width: name, Least: cardLeast, Colour: theme.MoonSoft})
}

// emblem paints a seat's emblem in a square.
func (p *cardPainter) emblem(seat int, x, y, size float64) {
	p.Emblem(p.Part(x, y, size/100), seat, p.colours(seat).Light, theme.PaperLight)
}

// icon paints an icon in a square.
func (p *cardPainter) icon(sign *icon.Icon, x, y, size float64) {
	sign.DrawOn(p.Part(x, y, size/100), theme.Moonlight)
}

// sheet paints where the points came from: a column a seat, a row a source.
func (p *cardPainter) sheet() {
	p.panel(p.plan.sheet, p.plan.foot-p.plan.sheet, theme.NightLine)
	const size = 68.0
	for n, s := range p.seats {
		c := p.column(n)
		p.emblem(s.seat, c.X+(c.W-size)/2, p.plan.sheet+20, size)
		p.WriteLine(s.name, c.X+c.W/2, p.plan.sheet+124, poster.Line{
			Face: text.Bold, Size: 30, Least: cardLeast, Width: c.W - 16, Align: text.Centre, Colour: p.colours(s.seat).Light,
		})
	}
	y := p.plan.sheet + headHigh
	for n, row := range p.rows() {
		switch sum := len(p.lines); {
		case n < sum:
			p.Rect(theme.NightLine, cardLeft, y, cardRight-cardLeft, 1.5)
		case n == sum:
			p.Rect(theme.Moonlight, cardLeft, y, cardRight-cardLeft, 4)
		}
		p.row(row, y+row.high/2)
		y += row.high
	}
}

// column is where the figures of the n-th seat on the picture stand.
func (p *cardPainter) column(n int) widget.Rect {
	first := cardLeft + p.plan.labels
	wide := (cardRight - first) / float64(len(p.seats))
	return widget.Rect{X: first + float64(n)*wide, W: wide}
}

// row paints a row of the sheet about a height: its icon, its words and the figures of the seats.
func (p *cardPainter) row(row cardRow, y float64) {
	if row.icon != nil {
		badge := math.Floor(1.1 * row.size)
		p.icon(row.icon, cardLeft+(labelAt-18-badge)/2, y-badge/2, badge)
	}
	label := poster.Line{Face: row.face, Size: row.size * p.plan.smaller, Width: p.plan.labels - besideLabel, Colour: row.colour}
	_, size, _ := p.Fit(row.words, label)
	p.WriteLine(row.words, cardLeft+labelAt, y+0.36*size, label)
	for n, f := range row.figures {
		c := p.column(n)
		p.WriteLine(f.words, c.X+c.W/2+p.plan.figures/2, y+0.36*f.size, poster.Line{Face: f.face, Size: f.size, Width: c.W, Align: text.Right, Colour: f.colour})
	}
}
