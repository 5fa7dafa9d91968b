package view

import (
	"math"
	"strconv"

	"capital/render/icon"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// fact is one thing to be known of a seat's district: signs and a number.
type fact struct {
	marks  []tileart.Mark
	number int
	key    string        // of what it says in words, with the number
	more   string        // of words about it, or none
	award  warsaw.TileID // the milestone that it counts for, or NoTile
	change bool          // the number is what changes
}

// areaKeys are the keys of how many areas of each kind there are.
var areaKeys = [warsaw.Kinds]string{
	warsaw.Residential: "measure.wilson-square", warsaw.Commercial: "measure.europa-market", warsaw.Industrial: "measure.palace-of-culture",
	warsaw.Cultural: "measure.grand-theater", warsaw.Park: "measure.water-filters",
}

// Places of facts that there always are.
const (
	factPoints = iota
	factCoins
)

// facts are what one wants to know of a seat: its income to come, how it stands for the next milestone, its areas by kind,
// its transport signs.
func (r region) facts(seat int) []fact {
	open := &r.p.Table
	income := open.Income(seat, nil)
	sum := income.Total()
	facts := []fact{
		factPoints: {award: warsaw.NoTile, marks: []tileart.Mark{{Icon: icon.VP}}, number: int(sum.VP), key: "tip.next.vp", change: true},
		factCoins:  {award: warsaw.NoTile, marks: []tileart.Mark{{Icon: icon.Coin}}, number: int(sum.Coins), key: "tip.next.coins", change: true},
	}
	if n, ok := nextMilestone(open); ok {
		face, _ := open.Milestone(n)
		facts = append(facts, fact{marks: tileart.Award(face.Tile().Building), number: open.Measure(seat, face), key: "measure." + face.Tile().Code, award: face})
	}
	d := &open.Player(seat).District
	for k := range warsaw.Kind(warsaw.Kinds) {
		facts = append(facts, fact{award: warsaw.NoTile, marks: []tileart.Mark{{Icon: tileart.KindIcon(k)}}, number: d.Of(k).AreaCount(), key: areaKeys[k], more: "howto.6"})
	}
	return append(facts, fact{award: warsaw.NoTile, marks: []tileart.Mark{{Icon: tileart.Transport}}, number: d.Transport().Count(), key: "measure.metro"})
}

// The measures of facts, in logical units.
const (
	factSign = 20
	factRow  = 23
)

// factWidth is how much room a fact takes up, in pixels. Numbers of one digit stand below each other.
func (r region) factWidth(f *fact) float64 {
	return tileart.MarksWidth(f.marks, factSign)*r.U + math.Max(16*r.U, r.Width(f.words(), factNumber)+8*r.U)
}

// words are a fact's number as it is written.
func (f *fact) words() string {
	if f.change {
		return text.Signed(f.number)
	}
	return strconv.Itoa(f.number)
}

// factNumber is how its number is written.
var factNumber = label{Size: 14.5, Face: text.Bold, VAlign: text.Middle}

// factSizes are the sizes of facts, of which the largest is taken that fits.
var factSizes = [...]float64{1.45, 1.3, 1.15, 1}

// drawFacts draws what one wants to know of a seat, as large as there is room: the first of it where there is none for all.
func (r region) drawFacts(seat int, place widget.Rect) {
	facts := r.facts(seat)
	r.U *= r.factSize(facts, place)
	for n, at := range r.layFacts(facts, place) {
		if at.Y > place.Y && at.Y+at.H > place.Y+place.H+4*r.U {
			return
		}
		r.drawFact(&facts[n], at.X, at.Y)
	}
}

// factSize is the largest size in which facts fit into their place, else the smallest.
func (r region) factSize(facts []fact, place widget.Rect) float64 {
	u := r.U
	for _, size := range factSizes {
		r.U = u * size
		places := r.layFacts(facts, place)
		if last := places[len(places)-1]; last.Y+last.H <= place.Y+place.H {
			return size
		}
	}
	return factSizes[len(factSizes)-1]
}

// layFacts places facts in as many rows as they need.
func (r region) layFacts(facts []fact, place widget.Rect) []widget.Rect {
	places := make([]widget.Rect, len(facts))
	x, y := place.X, place.Y
	for n := range facts {
		w := r.factWidth(&facts[n])
		if x > place.X && x+w > place.X+place.W+2*r.U {
			x, y = place.X, y+factRow*r.U
		}
		places[n] = widget.Rect{X: x, Y: y, W: w, H: factRow * r.U}
		x += w
	}
	return places
}

func (r region) drawFact(f *fact, x, y float64) {
	u := r.U
	number := factNumber
	if f.number == 0 {
		number.Colour = theme.InkSoft
	}
	w := r.Tiles.DrawMarks(r.Dst, f.marks, x, y+2*u, factSign*u)
	r.Say(f.words(), x+w+u, y+12*u, number)
}
