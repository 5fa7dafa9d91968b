package table

import (
	"strconv"

	"capital/game/warsaw/table/view"
	"capital/render/text"
	"capital/rules/warsaw"
)

// sums work out what proposals cost a seat and what they change. All of it comes from the rules.
type sums struct {
	art   *view.Capital
	known warsaw.View // of the seat
}

// of is the sum of an action that the rules allow.
func (s *sums) of(a warsaw.Action) *view.Sum {
	now, then := s.known.Now(), s.known.After(a)
	sum := &view.Sum{Pays: s.pays(a, now.Coins-then.Coins, then.Coins), Price: s.price(a)}
	if then.VP != now.VP {
		sum.Once = []view.Row{{Words: s.art.Strings.Text("sum.palace"), Sum: warsaw.Sum{VP: int16(then.VP - now.VP)}}}
	}
	sum.Net, sum.Why = s.change(&then.District)
	return sum
}

// pays says what an action costs or brings in coins, and what is left.
func (s *sums) pays(a warsaw.Action, price, left int) string {
	words := s.art.Strings
	switch a.Kind {
	case warsaw.Build, warsaw.Overbuild:
		if price == 0 {
			return words.Text("sum.pays.nothing", left)
		}
		return words.Text("sum.pays", price, left)
	case warsaw.Discard:
		return words.Text("sum.gets", -price, left)
	}
	return ""
}

// price lists how a price came about, where it is not the one printed on the tile.
func (s *sums) price(a warsaw.Action) []view.Row {
	seat, price := s.known.Seat(), warsaw.Price{}
	switch a.Kind {
	case warsaw.Build:
		price = s.known.PriceParts(seat, a.Tile)
	case warsaw.Overbuild:
		i, _ := s.known.Player(seat).District.IndexOf(a.Space)
		price = s.known.OverbuildPriceParts(seat, a.Tile, i)
	}
	if price.Coins() == price.Printed {
		return nil
	}
	words := s.art.Strings
	rows := []view.Row{{Words: words.Text("sum.price"), Number: strconv.Itoa(price.Printed)}}
	for _, part := range [...]struct {
		key string
		off int
	}{{"sum.covered", price.Covered}, {"sum.store", price.Store}, {"sum.college", price.Technology}} {
		if part.off > 0 {
			rows = append(rows, view.Row{Words: words.Text(part.key), Number: text.Signed(-part.off)})
		}
	}
	return rows
}

// mostReasons is how many reasons are told at most for what the next income changes by.
const mostReasons = 6

// change is by how much the seat's next income would change if its district became another, with the reasons: they add
// up to it.
func (s *sums) change(district *warsaw.District) (net warsaw.Sum, why []view.Row) {
	seat, then := s.known.Seat(), s.known.Table
	then.Player(seat).District = *district
	var brought broughtBy
	was := s.known.Income(seat, brought.less)
	will := then.Income(seat, brought.more)
	net = minus(will.Total(), was.Total())
	for step := range warsaw.StepBuildings {
		why = s.reason(why, "step."+view.StepKey(step), minus(will[step], was[step]))
	}
	buildings := s.buildings(why, &brought)
	if len(buildings) > mostReasons {
		return net, s.reason(why, "step.buildings", minus(will[warsaw.StepBuildings], was[warsaw.StepBuildings]))
	}
	return net, buildings
}

// reason adds a reason in words of a key, if it changes anything.
func (s *sums) reason(rows []view.Row, key string, sum warsaw.Sum) []view.Row {
	if sum == (warsaw.Sum{}) {
		return rows
	}
	return append(rows, view.Row{Words: s.art.Strings.Text(key), Sum: sum})
}

// buildings adds by how much each building changes the income.
func (s *sums) buildings(rows []view.Row, brought *broughtBy) []view.Row {
	for b, sum := range brought.buildings {
		if sum != (warsaw.Sum{}) {
			rows = append(rows, view.Row{Words: s.art.TileName(warsaw.BuildingTile(warsaw.Building(b))), Sum: sum})
		}
	}
	return s.reason(rows, "sum.tribute", brought.tribute)
}

// broughtBy is what each building brings more in one income than in another.
type broughtBy struct {
	buildings [64]warsaw.Sum // by their number, as many as the set of them has
	tribute   warsaw.Sum     // what others' Palace of Culture takes
}

func (b *broughtBy) more(s warsaw.Source) { b.add(s, s.Sum) }
func (b *broughtBy) less(s warsaw.Source) { b.add(s, minus(warsaw.Sum{}, s.Sum)) }

// add adds what a source brings to what its building does; only the Palace of Culture of others takes.
func (b *broughtBy) add(s warsaw.Source, sum warsaw.Sum) {
	if s.Step != warsaw.StepBuildings {
		return
	}
	to := &b.buildings[s.Building]
	if s.VP < 0 {
		to = &b.tribute
	}
	to.Coins, to.VP = to.Coins+sum.Coins, to.VP+sum.VP
}

// minus is how much more one sum is than another.
func minus(a, b warsaw.Sum) warsaw.Sum { return warsaw.Sum{Coins: a.Coins - b.Coins, VP: a.VP - b.VP} }
