package warsaw

import "math/bits"

// Step is one of the six steps of the income phase, in their order (ruling 19).
// Each is one sum a seat, after which victory points below 0 become 0.
type Step uint8

// The six steps.
const (
	StepParks Step = iota
	StepCommercial
	StepCultural
	StepIndustrial
	StepTransport
	StepBuildings // milestones and public buildings
	Steps         = 6
)

// Sum is an amount of coins and victory points; either may be negative.
type Sum struct{ Coins, VP int16 }

func (s Sum) plus(o Sum) Sum { return Sum{s.Coins + o.Coins, s.VP + o.VP} }

// Income is what one district earns in an income phase, step by step, before the
// choices of ruling 26 and before what others' Palace of Culture takes.
type Income [Steps]Sum

// Total adds the six steps up.
func (in *Income) Total() Sum {
	var t Sum
	for _, s := range in {
		t = t.plus(s)
	}
	return t
}

// Source is one reason for which a district earns or loses in an income phase.
type Source struct {
	Step     Step
	Building Building // the building that brings it, or NoBuilding
	Sum
	Count   int      // how many things were counted: areas touched, signs, groups
	Earning Quarters // what earns: the area, the tile with the sign, the building
	Counted Quarters // what was counted
}

// Income counts the district's six steps. Every source is told to each, which
// may be nil.
func (d *District) Income(each func(Source)) Income {
	var in Income
	countIncome(d, &in, each)
	return in
}

// countIncome counts the district's six steps where they will lie; all are zero before.
func countIncome(d *District, in *Income, each func(Source)) {
	s := survey{d: d, each: each}
	s.findHomes()
	s.parks(&in[StepParks])
	s.commerce(&in[StepCommercial])
	s.printed(&in[StepCultural], &in[StepIndustrial])
	s.pollution(&in[StepIndustrial])
	s.tramways(&in[StepTransport])
	for spaces := d.public | d.milestone; spaces != 0; spaces &= spaces - 1 {
		i := spaces.First()
		b := tiles[d.tops[i].tile].Building
		e := s.effect(b, i)
		in[StepBuildings] = in[StepBuildings].plus(e.Sum)
		if each != nil && e.Sum != (Sum{}) {
			each(Source{StepBuildings, b, e.Sum, e.count, tileMask << cornerBit(i), e.counted})
		}
	}
}

// survey is one look at a district: its residential areas, which nearly every
// source counts, found once.
type survey struct {
	d     *District
	each  func(Source)
	homes int          // number of residential areas
	home  [32]Quarters // the areas; a checkerboard has 32
}

func (s *survey) findHomes() {
	for rest := s.d.kinds[Residential]; rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		s.home[s.homes] = area
		s.homes++
	}
}

// touching counts the residential areas that share a side with one of q.
func (s *survey) touching(q Quarters) int {
	near, n := q.Grow(), 0
	for _, home := range s.home[:s.homes] {
		if home&near != 0 {
			n++
		}
	}
	return n
}

// touched returns the quarters of the residential areas that share a side with one of q.
func (s *survey) touched(q Quarters) Quarters {
	near, homes := q.Grow(), Quarters(0)
	for _, home := range s.home[:s.homes] {
		if home&near != 0 {
			homes |= home
		}
	}
	return homes
}

// touch is an area and how many residential areas it touches.
type touch struct {
	area Quarters
	n    int
}

// tell tells what the area earns, if anybody listens.
func (s *survey) tell(step Step, b Building, earned Sum, by touch) {
	if s.each != nil {
		s.each(Source{step, b, earned, by.n, by.area, s.touched(by.area)})
	}
}

// parkVP is the victory points of a park area that touches n residential areas (ruling 21).
func parkVP(n int) int16 {
	if n > 8 {
		return int16(16 + 3*(n-8))
	}
	return [...]int16{0, 1, 2, 3, 5, 7, 10, 13, 16}[n]
}

// ParkVP is how many victory points a park area brings that touches so many residential areas (ruling 21).
func ParkVP(touched int) int { return int(parkVP(touched)) }

// parks scores the best park area, the best two with Royal Baths Park.
func (s *survey) parks(sum *Sum) {
	if s.homes == 0 {
		return
	}
	var best, second touch
	for rest := s.d.kinds[Park]; rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		if n := s.touching(area); n > best.n {
			best, second = touch{area, n}, best
		} else if n > second.n {
			second = touch{area, n}
		}
	}
	s.scorePark(sum, NoBuilding, best)
	if s.d.Has(RoyalBathsPark) {
		s.scorePark(sum, RoyalBathsPark, second)
	}
}

func (s *survey) scorePark(sum *Sum, b Building, park touch) {
	if park.n == 0 {
		return
	}
	vp := parkVP(park.n)
	sum.VP += vp
	s.tell(StepParks, b, Sum{VP: vp}, park)
}

// commerce gives each commercial area a coin a residential area it touches;
// Marywil doubles the best.
func (s *survey) commerce(sum *Sum) {
	if s.homes == 0 {
		return
	}
	var best touch
	for rest := s.d.kinds[Commercial]; rest != 0; {
		area := rest.FirstArea()
		rest &^= area
		n := s.touching(area)
		if n > best.n {
			best = touch{area, n}
		}
		s.scoreYard(sum, NoBuilding, touch{area, n})
	}
	if s.d.Has(Marywil) {
		s.scoreYard(sum, Marywil, best)
	}
}

func (s *survey) scoreYard(sum *Sum, b Building, yard touch) {
	if yard.n == 0 {
		return
	}
	coins := int16(yard.n)
	sum.Coins += coins
	s.tell(StepCommercial, b, Sum{Coins: coins}, yard)
}

// printed adds up the victory points and coins printed on visible tiles.
func (s *survey) printed(cultural, industrial *Sum) {
	cultural.VP += s.d.printed.VP
	industrial.Coins += s.d.printed.Coins
	if s.each == nil {
		return
	}
	for spaces := s.d.occupied; spaces != 0; spaces &= spaces - 1 {
		i := spaces.First()
		top, tile := s.d.tops[i], tileMask<<cornerBit(i)
		if top.vp != 0 {
			s.each(Source{Step: StepCultural, Sum: Sum{VP: int16(top.vp)}, Count: 1, Earning: tile, Counted: tile & s.d.kinds[Cultural]})
		}
		if top.coins != 0 {
			s.each(Source{Step: StepIndustrial, Sum: Sum{Coins: int16(top.coins)}, Count: 1, Earning: tile, Counted: tile & s.d.kinds[Industrial]})
		}
	}
}

// pollution takes a victory point for each residential area that touches any
// industrial area, once each (ruling 21; the manual's "if any" is wrong).
func (s *survey) pollution(sum *Sum) {
	industry := s.d.kinds[Industrial]
	n := s.touching(industry)
	sum.VP -= int16(n)
	if s.each != nil && n > 0 {
		homes := s.touched(industry)
		s.each(Source{Step: StepIndustrial, Sum: Sum{VP: -int16(n)}, Count: n, Earning: industry.Touching(homes) | industry&homes.Grow(), Counted: homes})
	}
}

// tramways gives 2 victory points a group of neighbouring tiles with the
// transport sign, if there are two groups or more (ruling 22).
func (s *survey) tramways(sum *Sum) {
	groups := s.d.transport.groups()
	if groups < 2 {
		return
	}
	sum.VP += int16(2 * groups)
	if s.each != nil {
		signs := s.d.transport.Quarters()
		s.each(Source{Step: StepTransport, Sum: Sum{VP: int16(2 * groups)}, Count: groups, Earning: signs, Counted: signs})
	}
}

// longestRun is the length of the longest run of neighbouring spaces in one row
// or column.
func longestRun(s Spaces) int {
	n := 0
	for row := s; row != 0; row &= row << 1 &^ westSpaces {
		n++
	}
	m := 0
	for column := s; column != 0; column &= column << 4 {
		m++
	}
	return max(n, m)
}

// edge returns the spaces in the first and last row and column of the bounding rectangle.
func edge(d *District) Spaces {
	if d.occupied == 0 {
		return 0
	}
	return 0xF | 0xF<<(4*(d.height-1)) | westSpaces | westSpaces<<(d.width-1)
}

// AreaCount is the number of connected areas of the five kinds, each public
// building and each milestone counting as one (ruling 16).
func (d *District) AreaCount() int {
	n := bits.OnesCount16(uint16(d.public | d.milestone))
	for _, q := range d.kinds {
		n += q.AreaCount()
	}
	return n
}
