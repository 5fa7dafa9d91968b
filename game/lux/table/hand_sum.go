package table

import (
	"strconv"

	"capital/game/lux/table/view"
	"capital/render/text"
	"capital/rules/lux"
)

func signed(n int) string { return text.Signed(n) }

// sums work out what a proposal changes for a seat. All of it comes from the rules.
type sums struct {
	art   *view.Lux
	names []string
	known *lux.View // what the seat knows now
	after *lux.View // and right after
}

// of is what an action that the rules allow would change: limits, totals, who leads, points.
func (s sums) of(a lux.Action) *view.Sum {
	return s.sum(s.title(a), s.end(a))
}

// beforePower is what a card that lies in the capital changes, before its power is used on anything.
func (s sums) beforePower(card lux.Citizen) *view.Sum {
	words := s.art.Strings.Text
	power := s.art.PowerName(s.known.Power(card.Colour()))
	return s.sum(words("sum.title.capital", s.art.CitizenName(card), power), []view.SumRow{{Words: words("sum.power", power), Seat: -1}})
}

// sum is what changes between before and after, and then what is said besides.
func (s sums) sum(title string, besides []view.SumRow) *view.Sum {
	sum := &view.Sum{Title: title}
	add := func(rows ...view.SumRow) { sum.Rows = append(sum.Rows, rows...) }
	seat := s.known.Seat()
	for d := range lux.District(lux.Districts) {
		if was, will := s.limit(s.known, d), s.limit(s.after, d); was != will {
			add(view.SumRow{Words: s.art.Strings.Text("sum.limit", s.art.DistrictName(d)), Seat: -1, Number: was + " → " + will})
		}
	}
	for d := range lux.District(lux.HomeDistricts) {
		for of := range s.names {
			add(s.home(of, d)...)
		}
		add(s.lead(d)...)
	}
	if n := s.after.Points(seat) - s.known.Points(seat); n != 0 {
		add(view.SumRow{Words: s.art.Strings.Text("sum.points"), Seat: seat, Number: signed(n), Bad: n < 0})
	}
	if n := s.after.Gold(seat) - s.known.Gold(seat); n != 0 {
		add(view.SumRow{Words: s.art.Strings.Text("sum.gold"), Seat: seat, Number: signed(n), Bad: n < 0})
	}
	add(besides...)
	if len(sum.Rows) == 0 {
		add(view.SumRow{Words: s.art.Strings.Text("sum.same"), Seat: -1})
	}
	return sum
}

// title says what is done.
func (s sums) title(a lux.Action) string {
	words := s.art.Strings.Text
	switch a.Kind {
	case lux.PlayHome:
		return words("sum.title.home", s.art.CitizenName(a.Card))
	case lux.PlayCapital:
		return words("sum.title.capital", s.art.CitizenName(a.Card), s.art.PowerName(s.known.Power(a.Card.Colour())))
	case lux.LayModifier:
		return words("sum.title.lay", signed(s.known.Looked()), s.art.DistrictName(lux.District(a.To)))
	case lux.Pay:
		return words("sum.title.pay")
	}
	return words("sum.title.refuse")
}

// limit is a district's limit in figures: a range where modifiers lie face down.
func (s sums) limit(known *lux.View, d lux.District) string {
	low, high := known.LimitRange(d)
	if low == high {
		return strconv.Itoa(low)
	}
	return strconv.Itoa(low) + "–" + strconv.Itoa(high)
}

// home says how a seat's home district would stand to its limit, where that changes for the worse or the better.
func (s sums) home(seat int, d lux.District) []view.SumRow {
	was, will := s.over(s.known, seat, d), s.over(s.after, seat, d)
	moved := s.known.HomeTotal(seat, d) != s.after.HomeTotal(seat, d)
	if was == will && !moved {
		return nil
	}
	key := "sum.home"
	if will > 0 {
		key = "sum.home.over"
	}
	row := view.SumRow{Words: s.art.Strings.Text(key, s.art.DistrictName(d)), Seat: seat, Bad: (will > 0) == (seat == s.known.Seat())}
	row.Number = strconv.Itoa(s.after.HomeTotal(seat, d)) + " / " + s.limit(s.after, d)
	if will <= 0 {
		row.Bad = false
	}
	return []view.SumRow{row}
}

// over is by how much a home district is over the highest that its limit may be: not at all where it is 0.
func (s sums) over(known *lux.View, seat int, d lux.District) int {
	_, high := known.LimitRange(d)
	if known.HomeTotal(seat, d) == 0 {
		return 0
	}
	return max(known.HomeTotal(seat, d)-high, 0)
}

// lead says who leads a district where that changes.
func (s sums) lead(d lux.District) []view.SumRow {
	was, will := leader(s.known, d), leader(s.after, d)
	if was == will || d == lux.OutsiderDistrict {
		return nil
	}
	if will < 0 {
		return []view.SumRow{{Words: s.art.Strings.Text("sum.lead.tied", s.art.DistrictName(d)), Seat: -1}}
	}
	return []view.SumRow{{Words: s.art.Strings.Text("sum.lead", s.art.DistrictName(d)), Seat: will, Bad: will != s.known.Seat()}}
}

// leader is the seat whose total of a district is the single highest, or -1.
func leader(known *lux.View, d lux.District) int {
	total, holders := known.Highest(d)
	if holders != 1 {
		return -1
	}
	for seat := range known.Seats() {
		if known.HomeTotal(seat, d) == total {
			return seat
		}
	}
	return -1
}

// end says that the turn would trigger the end of the round.
func (s sums) end(a lux.Action) []view.SumRow {
	plays := a.Kind == lux.PlayHome || a.Kind == lux.PlayCapital
	if !plays || s.known.EndTriggeredBy() >= 0 || s.after.Hand().Count() > 0 || s.draws(a) {
		return nil
	}
	return []view.SumRow{{Words: s.art.Strings.Text("sum.end"), Seat: -1}}
}

// draws reports whether the power of a play would bring a card into the hand.
func (s sums) draws(a lux.Action) bool {
	if a.Kind != lux.PlayCapital || s.known.Impossible(a.Card) {
		return false
	}
	switch s.known.Power(a.Card.Colour()) {
	case lux.Scholar, lux.Dualist, lux.Convertor, lux.Discoverer:
		return true
	}
	return false
}
