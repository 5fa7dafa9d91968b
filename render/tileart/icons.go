package tileart

import (
	"capital/render/theme"
	"capital/rules/warsaw"
)

// Icon is a small sign that stands for a word wherever a row of text or an effect
// needs it.
type Icon uint8

// The icons. The first five are the kinds of quarter, in their order.
const (
	NoIcon Icon = iota
	Residential
	Commercial
	Industrial
	Cultural
	Park
	Transport      // the transport sign
	VP             // victory points
	Coin           // coins
	Price          // what a tile costs
	PublicBuilding // a public building
	Milestone      // a milestone
	Stack          // an overbuilt space
	Overbuild      // to build over a tile
	War            // a war
	Area           // an area of any kind
	Crown          // the most, the leader
	CrownDown      // the fewest
	EmptySpace     // a space without a tile
	EdgeTransport  // a transport sign on the district's edge
	ParkTile       // a tile that holds park
	ParkLine       // a straight run of tiles that hold park
	Neighbours     // the four spaces around this one
	Touches        // two areas side by side
	Others         // every other player
	Grid           // the limit of a district
	Becomes        // what stands left is exchanged for what stands right
	PassLeft       // the hand goes to the left
	PassRight      // the hand goes to the right
	TurnLeft       // a quarter turn counter-clockwise
	TurnRight      // a quarter turn clockwise
	Discard        // to discard a tile
	Undo           // to take back an action
	Hint           // advice
	Log            // the list of what happened
	icons          // how many there are
)

// KindIcon returns the icon of a kind of quarter.
func KindIcon(k warsaw.Kind) Icon { return Residential + Icon(k) }

const (
	ink       = theme.Ink
	cream     = theme.PaperLight
	paper     = theme.Paper
	transport = theme.Colour(0x0F4C5CFF) // the roundel of the transport sign
	brass     = theme.Colour(0xC08A2BFF) // milestones' frames
	brassPale = theme.Colour(0xF0D9A0FF)
	green     = theme.Colour(0x5E8457FF)
)

// icon draws an icon in a square of 100 units; plain is the colour of those that
// have none of their own.
func (c canvas) icon(icon Icon, plain theme.Colour) {
	if int(icon) < len(iconDrawings) && iconDrawings[icon] != nil {
		iconDrawings[icon](c, plain)
	}
}

// iconDrawings has the drawing of every icon, in their order.
var iconDrawings = [icons]func(canvas, theme.Colour){
	Residential:    func(c canvas, _ theme.Colour) { c.kindIcon(warsaw.Residential, canvas.houseSign) },
	Commercial:     func(c canvas, _ theme.Colour) { c.kindIcon(warsaw.Commercial, canvas.awningSign) },
	Industrial:     func(c canvas, _ theme.Colour) { c.kindIcon(warsaw.Industrial, canvas.factorySign) },
	Cultural:       func(c canvas, _ theme.Colour) { c.kindIcon(warsaw.Cultural, canvas.porticoSign) },
	Park:           func(c canvas, _ theme.Colour) { c.kindIcon(warsaw.Park, canvas.treeSign) },
	Transport:      func(c canvas, _ theme.Colour) { c.transportSign() },
	VP:             func(c canvas, _ theme.Colour) { c.vpBadge(); c.star(cream, 50, 50, 24) },
	Coin:           func(c canvas, _ theme.Colour) { c.coinBadge(); c.ring(theme.CoinDark, 5, 50, 50, 24) },
	Price:          func(c canvas, _ theme.Colour) { c.priceBadge() },
	PublicBuilding: func(c canvas, _ theme.Colour) { c.publicSign() },
	Milestone:      func(c canvas, _ theme.Colour) { c.milestoneSign() },
	Stack:          canvas.stackSign,
	Overbuild:      canvas.overbuildSign,
	War:            func(c canvas, _ theme.Colour) { c.warSign() },
	Area:           canvas.areaSign,
	Crown:          func(c canvas, _ theme.Colour) { c.crown(theme.Coin, 1) },
	CrownDown:      func(c canvas, _ theme.Colour) { c.crown(theme.PaperLine, -1) },
	EmptySpace:     canvas.emptySign,
	EdgeTransport:  canvas.edgeTransportSign,
	ParkTile:       canvas.parkTileSign,
	ParkLine:       canvas.parkLineSign,
	Neighbours:     canvas.neighboursSign,
	Touches:        canvas.touchesSign,
	Others:         canvas.othersSign,
	Grid:           canvas.gridSign,
	Becomes:        func(c canvas, plain theme.Colour) { c.arrow(plain, 8, 50, 92, 50) },
	PassLeft:       func(c canvas, plain theme.Colour) { c.passSign(plain, -1) },
	PassRight:      func(c canvas, plain theme.Colour) { c.passSign(plain, 1) },
	TurnLeft:       func(c canvas, plain theme.Colour) { c.turnSign(plain, -1) },
	TurnRight:      func(c canvas, plain theme.Colour) { c.turnSign(plain, 1) },
	Discard:        canvas.discardSign,
	Undo:           canvas.undoSign,
	Hint:           canvas.hintSign,
	Log:            canvas.logSign,
}

// kindIcon is a rounded square in the kind's colour with its shape on it.
func (c canvas) kindIcon(k warsaw.Kind, shape func(canvas, theme.KindColours)) {
	tones := theme.Kind(k)
	c.round(tones.Dark, 3, 3, 94, 94, 22)
	c.round(tones.Base, 9, 9, 82, 82, 17)
	shape(c, tones)
}

func (c canvas) houseSign(tones theme.KindColours) {
	c.rect(tones.Ink, 62, 22, 11, 26)
	c.poly(tones.Ink, 14, 52, 50, 20, 86, 52)
	c.rect(tones.Ink, 24, 52, 52, 28)
	c.rect(tones.Base, 33, 58, 12, 12)
	c.rect(tones.Base, 56, 58, 11, 22)
}

func (c canvas) awningSign(tones theme.KindColours) {
	c.rect(tones.Ink, 20, 50, 60, 32)
	c.rect(tones.Light, 28, 58, 20, 24)
	c.rect(tones.Light, 55, 58, 18, 14)
	for n := range 5 {
		x := 13 + 14.8*float64(n)
		colour := tones.Ink
		if n%2 == 1 {
			colour = cream
		}
		c.fill(colour, loop{{x, 46}, {22 + 11.2*float64(n), 20}, {22 + 11.2*float64(n+1), 20}, {x + 14.8, 46}})
		c.fill(colour, c.arcLoop(x+7.4, 46, 7.4, 9, 0, 180))
	}
}

func (c canvas) factorySign(tones theme.KindColours) {
	c.poly(tones.Ink, 14, 80, 14, 52, 32, 38, 32, 52, 50, 38, 50, 52, 68, 38, 68, 80)
	c.poly(tones.Ink, 71, 80, 73, 30, 83, 30, 86, 80)
	c.circle(tones.Ink, 76, 22, 6)
	c.circle(tones.Ink, 67, 17, 5)
	for n := range 3 {
		c.rect(tones.Base, 20+16*float64(n), 62, 9, 9)
	}
}

func (c canvas) porticoSign(tones theme.KindColours) {
	c.poly(tones.Ink, 14, 42, 50, 18, 86, 42)
	for n := range 4 {
		c.rect(tones.Ink, 20+17.3*float64(n), 46, 8.5, 25)
	}
	c.rect(tones.Ink, 14, 74, 72, 8)
}

func (c canvas) treeSign(tones theme.KindColours) {
	c.rect(tones.Ink, 45, 56, 10, 27)
	c.circle(tones.Ink, 50, 36, 18)
	c.circle(tones.Ink, 33, 50, 15)
	c.circle(tones.Ink, 67, 50, 15)
	c.rect(tones.Ink, 26, 80, 48, 5)
}

// transportSign is a roundel with the front of a tram.
func (c canvas) transportSign() {
	c.circle(cream, 50, 50, 48)
	c.circle(transport, 50, 50, 43)
	c.line(cream, 5, 36, 17, 50, 25, 64, 17)
	c.round(cream, 29, 26, 42, 49, 12)
	c.round(transport, 36, 34, 28, 17, 4)
	c.circle(transport, 39, 63, 4.5)
	c.circle(transport, 61, 63, 4.5)
	c.line(cream, 5, 36, 78, 32, 84)
	c.line(cream, 5, 64, 78, 68, 84)
}

// vpBadge is the rosette on which victory points are written.
func (c canvas) vpBadge() {
	c.rosette(cream, 50, 50, 49, 44)
	c.rosette(theme.Laurel, 50, 50, 44.5, 39.5)
}

// rosette fills a star of twelve blunt points.
func (c canvas) rosette(colour theme.Colour, x, y, outer, inner float64) {
	const points = 12
	var l loop
	for n := range 2 * points {
		r := outer
		if n%2 == 1 {
			r = inner
		}
		l = append(l, polar(x, y, r, 360*float64(n)/(2*points)-90))
	}
	c.fill(colour, l)
}

// star fills a star of five points.
func (c canvas) star(colour theme.Colour, x, y, r float64) {
	var l loop
	for n := range 10 {
		radius := r
		if n%2 == 1 {
			radius = r * 0.42
		}
		l = append(l, polar(x, y, radius, 36*float64(n)-90))
	}
	c.fill(colour, l)
}

// coinBadge is the coin on which coins are written.
func (c canvas) coinBadge() {
	c.circle(cream, 50, 50, 49)
	c.circle(theme.CoinDark, 50, 50, 45)
	c.circle(theme.Coin, 50, 50, 38)
}

// priceBadge is the coin on a dark disc on which a price is written.
func (c canvas) priceBadge() {
	c.circle(cream, 50, 50, 50)
	c.circle(ink, 50, 50, 46)
	c.circle(theme.Coin, 50, 50, 38)
	c.circle(brassPale, 50, 50, 32)
}

// publicSign is a building with a tower and a flag on an ink plaque.
func (c canvas) publicSign() {
	c.rect(cream, 3, 3, 94, 94)
	c.rect(ink, 7, 7, 86, 86)
	c.poly(cream, 16, 82, 16, 54, 38, 54, 38, 40, 50, 30, 62, 40, 62, 54, 84, 54, 84, 82)
	c.line(cream, 4, 50, 32, 50, 14)
	c.poly(theme.Highlight, 51, 13, 70, 18, 51, 24)
	c.arch(ink, 44, 62, 12, 20)
	for _, x := range []float64{22, 69} {
		c.rect(ink, x, 62, 9, 10)
	}
}

// milestoneSign is a brass plaque with a flag on a stone.
func (c canvas) milestoneSign() {
	c.cut(cream, 1, 1, 98, 98, 27)
	c.cut(brass, 5, 5, 90, 90, 25)
	c.cut(brassPale, 13, 13, 74, 74, 21)
	c.poly(ink, 34, 80, 40, 34, 50, 22, 60, 34, 66, 80)
	c.rect(brassPale, 44, 44, 12, 5)
	c.rect(brassPale, 43, 55, 14, 5)
}

func (c canvas) stackSign(plain theme.Colour) {
	for n := range 3 {
		y := 66 - 20*float64(n)
		c.poly(plain, 50, y-25, 95, y, 50, y+25, 5, y)
		fill := theme.PaperDark
		if n == 2 {
			fill = cream
		}
		c.poly(fill, 50, y-18, 83, y, 50, y+18, 17, y)
	}
}

func (c canvas) overbuildSign(plain theme.Colour) {
	c.poly(plain, 50, 46, 95, 71, 50, 96, 5, 71)
	c.poly(theme.PaperDark, 50, 53, 83, 71, 50, 89, 17, 71)
	c.rect(plain, 43, 5, 14, 40)
	c.poly(plain, 24, 38, 76, 38, 50, 66)
}

// warSign is a falling bomb.
func (c canvas) warSign() {
	c.circle(cream, 50, 50, 49)
	c.circle(theme.Bad, 50, 50, 45)
	c.fill(cream, append(c.arcLoop(50, 46, 15, 22, 180, 360), c.arcLoop(50, 46, 15, 34, 0, 180)...))
	c.poly(cream, 32, 12, 43, 18, 57, 18, 68, 12, 66, 32, 34, 32)
	c.line(theme.Bad, 4, 36, 38, 64, 38)
}

func (c canvas) areaSign(plain theme.Colour) {
	shape := loop{{8, 8}, {92, 8}, {92, 50}, {50, 50}, {50, 92}, {8, 92}}
	c.fill(theme.PaperDark, shape)
	c.outline(plain, 9, shape)
	c.line(plain, 4, 50, 8, 50, 50, 8, 50)
}

// crown draws a crown, upside down where up is -1.
func (c canvas) crown(colour theme.Colour, up float64) {
	y := func(v float64) float64 { return 50 + up*v }
	outer := []float64{6, y(-20), 28, y(2), 50, y(-34), 72, y(2), 94, y(-20), 84, y(34), 16, y(34)}
	c.poly(ink, outer...)
	c.outline(ink, 9, points(outer))
	c.poly(colour, outer...)
	c.line(ink, 5, 20, y(20), 80, y(20))
}

// dashes draws the broken outline of an empty space.
func (c canvas) dashes(colour theme.Colour, width, x, y, size float64) {
	for n := range 3 {
		a, b := size*(0.06+0.34*float64(n)), size*(0.26+0.34*float64(n))
		c.line(colour, width, x+a, y, x+b, y)
		c.line(colour, width, x+a, y+size, x+b, y+size)
		c.line(colour, width, x, y+a, x, y+b)
		c.line(colour, width, x+size, y+a, x+size, y+b)
	}
}

func (c canvas) emptySign(plain theme.Colour) {
	c.dashes(plain, 9, 9, 9, 82)
	c.line(plain, 10, 50, 32, 50, 68)
	c.line(plain, 10, 32, 50, 68, 50)
}

func (c canvas) edgeTransportSign(plain theme.Colour) {
	c.line(plain, 9, 6, 95, 6, 6, 95, 6)
	c.part(18, 18, 0.8).transportSign()
}

// parkTile draws a tile of which a part is park.
func (c canvas) parkTile(plain theme.Colour, x, y, size float64) {
	tones := theme.Kind(warsaw.Park)
	c.round(plain, x, y, size, size, size*0.14)
	c.round(cream, x+size*0.09, y+size*0.09, size*0.82, size*0.82, size*0.08)
	c.rect(tones.Base, x+size*0.09, y+size*0.45, size*0.82, size*0.46)
	c.circle(tones.Dark, x+size*0.32, y+size*0.62, size*0.17)
	c.circle(tones.Dark, x+size*0.66, y+size*0.68, size*0.15)
}

func (c canvas) parkTileSign(plain theme.Colour) { c.parkTile(plain, 8, 8, 84) }

func (c canvas) parkLineSign(plain theme.Colour) {
	for n := range 3 {
		c.parkTile(plain, 1+33*float64(n), 34, 32)
	}
	c.line(plain, 5, 8, 80, 92, 80)
	c.line(plain, 5, 8, 73, 8, 87)
	c.line(plain, 5, 92, 73, 92, 87)
}

func (c canvas) neighboursSign(plain theme.Colour) {
	c.rect(plain, 36, 36, 28, 28)
	for _, at := range [4]point{{36, 4}, {36, 68}, {4, 36}, {68, 36}} {
		c.rect(plain, at.x, at.y, 28, 28)
		c.rect(cream, at.x+6, at.y+6, 16, 16)
	}
}

func (c canvas) touchesSign(plain theme.Colour) {
	c.rect(plain, 46, 12, 8, 76)
	c.poly(plain, 40, 50, 18, 33, 18, 67)
	c.poly(plain, 60, 50, 82, 33, 82, 67)
}

func (c canvas) othersSign(plain theme.Colour) {
	for _, x := range []float64{24, 76} {
		c.circle(plain, x, 36, 13)
		c.dome(plain, x, 84, 20, 32)
	}
	c.circle(cream, 50, 42, 20)
	c.dome(cream, 50, 96, 29, 40)
	c.circle(plain, 50, 42, 15)
	c.dome(plain, 50, 94, 24, 34)
}

func (c canvas) gridSign(plain theme.Colour) {
	c.rect(plain, 4, 4, 92, 92)
	for n := range 16 {
		fill := theme.PaperDark
		if n < 4 {
			fill = theme.Highlight
		}
		c.rect(fill, 9+21.2*float64(n%4), 9+21.2*float64(n/4), 18, 18)
	}
}

// arrow draws a horizontal arrow from x0 to x1 at height y.
func (c canvas) arrow(colour theme.Colour, x0, y, x1, _ float64) {
	head := 30.0
	if x1 < x0 {
		head = -head
	}
	c.line(colour, 15, x0+head/4, y, x1-head, y)
	c.poly(colour, x1, y, x1-head, y-28, x1-head, y+28)
}

// passSign is a hand of tiles with an arrow under it.
func (c canvas) passSign(plain theme.Colour, way float64) {
	for n := range 3 {
		x := 18 + 22*float64(n)
		c.round(plain, x, 8, 22, 36, 5)
		c.round(cream, x+4, 12, 14, 28, 2)
	}
	c.arrow(plain, 50-44*way, 72, 50+44*way, 72)
}

// turnSign is a tile with a turning arrow around it.
func (c canvas) turnSign(plain theme.Colour, way float64) {
	c.round(plain, 34, 36, 32, 32, 5)
	from, to := -150.0, 110.0
	c.stroke(plain, 11, c.flip(c.arcLoop(50, 52, 37, 37, from, to), way), false)
	tip := polar(50, 52, 37, to)
	head := loop{polar(tip.x, tip.y, 24, to+90), polar(tip.x, tip.y, 24, to-150+120), polar(tip.x, tip.y, 24, to+180)}
	c.fill(plain, c.flip(head, way))
}

// flip mirrors a loop left to right where way is -1.
func (c canvas) flip(l loop, way float64) loop {
	out := make(loop, len(l))
	for i, p := range l {
		out[i] = point{50 + (p.x-50)*way, p.y}
	}
	return out
}

func (c canvas) discardSign(plain theme.Colour) {
	c.round(plain, 8, 26, 50, 66, 8)
	c.round(theme.PaperDark, 15, 33, 36, 52, 4)
	c.line(plain, 9, 22, 46, 44, 72)
	c.line(plain, 9, 44, 46, 22, 72)
	c.part(50, 2, 0.48).coinBadge()
}

func (c canvas) undoSign(plain theme.Colour) {
	c.arc(plain, 13, 54, 56, 32, 32, -110, 110)
	c.line(plain, 13, 42, 26, 30, 26)
	c.poly(plain, 6, 26, 38, 0, 38, 52)
}

func (c canvas) hintSign(plain theme.Colour) {
	c.circle(plain, 50, 40, 33)
	c.poly(plain, 30, 60, 70, 60, 64, 78, 36, 78)
	c.circle(theme.NeonAmber, 50, 40, 25)
	c.line(plain, 6, 40, 40, 50, 54, 60, 40)
	c.line(plain, 6, 50, 54, 50, 70)
	c.round(plain, 36, 80, 28, 7, 3)
	c.round(plain, 40, 90, 20, 7, 3)
}

func (c canvas) logSign(plain theme.Colour) {
	c.round(plain, 12, 4, 76, 92, 8)
	c.round(cream, 19, 11, 62, 78, 4)
	for n := range 4 {
		c.rect(plain, 28, 22+17*float64(n), 44-12*float64(n%2), 7)
	}
}
