package resolve

import "capital/rules/lux"

// storey is one thing that counts in a district: of a tower, from below.
type storey struct {
	kind  storeyKind
	card  lux.Citizen // of a citizen
	value int         // less than 0 for what lowers a limit
}

type storeyKind uint8

// The kinds of storey.
const (
	citizen storeyKind = iota
	rebel
	shift
	modifier
)

// home are those of a home district.
func (e *End) home(seat int, d lux.District) (all []storey) {
	for _, c := range e.Open.Home(seat, d) {
		all = append(all, storey{citizen, c, c.Value()})
	}
	return add(all, storey{kind: rebel, value: lux.RebelWorth}, e.Open.HomeRebels(seat, d))
}

// capital are those that a limit is added up of: citizens and rebels first, then what raises it, and at last what lowers it. The
// limit of the Outsider district has none.
func (e *End) capital(d lux.District) (all []storey) {
	if d >= lux.Districts {
		return nil
	}
	t := &e.Open
	for _, c := range t.Capital(d) {
		all = append(all, storey{citizen, c, c.Value()})
	}
	all = add(all, storey{kind: rebel, value: lux.RebelWorth}, t.CapitalRebels(d))
	lower, raise := t.Shifted(d)
	all = add(all, storey{kind: shift, value: lux.ShiftBy}, raise)
	for _, raises := range []bool{true, false} {
		if !raises {
			all = add(all, storey{kind: shift, value: -lux.ShiftBy}, lower)
		}
		for _, laid := range t.Laid() {
			if laid.To == d && laid.Value > 0 == raises {
				all = append(all, storey{kind: modifier, value: int(laid.Value)})
			}
		}
	}
	return all
}

func add(all []storey, one storey, count int) []storey {
	for range count {
		all = append(all, one)
	}
	return all
}

// height is what storeys come to, and how high they ever are on the way there.
func height(all []storey) (sum, most int) {
	for _, s := range all {
		sum += s.value
		most = max(most, sum)
	}
	return sum, most
}
