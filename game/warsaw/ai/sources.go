package ai

import "capital/rules/warsaw"

// sources is what a district earns in an income phase, source by source.
type sources struct {
	total     warsaw.Sum
	park      warsaw.Source   // the best park
	markets   []warsaw.Source // commercial areas
	culture   warsaw.Source   // all printed victory points
	industry  warsaw.Source   // all printed coins
	pollution warsaw.Source
	transport warsaw.Source
	buildings [buildingCount]warsaw.Source
	commerce  int // commercial areas, whether they earn or not
}

const buildingCount = warsaw.EuropaMarket + 1

func (s *sources) read(d *warsaw.District) {
	in := d.Income(func(src warsaw.Source) {
		switch {
		case src.Building != warsaw.NoBuilding:
			s.buildings[src.Building] = src
		case src.Step == warsaw.StepParks:
			s.park = src
		case src.Step == warsaw.StepCommercial:
			s.markets = append(s.markets, src)
		case src.Step == warsaw.StepCultural:
			s.culture.VP += src.VP
		case src.Step == warsaw.StepTransport:
			s.transport = src
		case src.VP < 0:
			s.pollution = src
		default:
			s.industry.Coins += src.Coins
		}
	})
	s.total = in.Total()
	s.commerce = d.Of(warsaw.Commercial).AreaCount()
	if d.Has(warsaw.WarsawSchoolOfEconomics) { // a choice, but a sure one
		n := d.PublicBuildings()
		s.buildings[warsaw.WarsawSchoolOfEconomics] = warsaw.Source{Sum: warsaw.Sum{VP: int16(n.Count())}, Count: n.Count(), Counted: n.Quarters()}
	}
}

// shift moves the quarters of the markets to where they lie in the district after a move,
// which may have another upper left corner.
func (s *sources) shift(from, to *warsaw.District) {
	for n := range s.markets {
		s.markets[n].Earning = moved(s.markets[n].Earning, from, to)
	}
}

// moved is where quarters of one district lie in another that has another upper left
// corner.
func moved(q warsaw.Quarters, from, to *warsaw.District) warsaw.Quarters {
	x, y := to.Offset(from.SpaceAt(0, 0))
	by := 16*y + 2*x
	if by < 0 {
		return q >> -by
	}
	return q << by
}

// market is what all commercial areas bring, but for what buildings add.
func (s *sources) market() int16 {
	total := int16(0)
	for _, src := range s.markets {
		total += src.Coins
	}
	return total
}
