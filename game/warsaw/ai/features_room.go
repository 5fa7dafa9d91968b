package ai

import "capital/rules/warsaw"

// The features that tell what a district can still become.

// areas are the connected areas of a kind's quarters. A checkerboard has 32.
type areas struct {
	of    [32]warsaw.Quarters
	count int
}

func areasOf(q warsaw.Quarters) (a areas) {
	for ; q != 0; a.count++ {
		a.of[a.count] = q.FirstArea()
		q &^= a.of[a.count]
	}
	return a
}

// touching is how many of the areas share a side with one of q.
func (a *areas) touching(q warsaw.Quarters) int {
	near, n := q.Grow(), 0
	for _, area := range a.of[:a.count] {
		if area&near != 0 {
			n++
		}
	}
	return n
}

// best is the one of q's areas that touches most of these, the first of equals, how many it touches, and how many the second does.
func (a *areas) best(q warsaw.Quarters) (area warsaw.Quarters, touched, second int) {
	touched, second = -1, -1
	for q != 0 {
		next := q.FirstArea()
		q &^= next
		if n := a.touching(next); n > touched {
			area, touched, second = next, n, touched
		} else {
			second = max(second, n)
		}
	}
	return area, max(touched, 0), max(second, 0)
}

// extractRoom fills in what may still be joined to what there is.
func extractRoom(d *warsaw.District, f *Features) {
	open := d.Open()
	for k := range warsaw.Kind(warsaw.Kinds) {
		f[atOpen+int(k)] = int16((open & d.Of(k)).Count())
	}
	f[atSignRoom] = int16(d.EmptySitesWithout(d.Transport()))
	homes := areasOf(d.Of(warsaw.Residential))
	extractPark(d, &homes, open, f)
	extractYard(d, &homes, open, f)
}

// extractPark fills in how many homes the best park area touches, how many the second, how many quarters of the best are open,
// and how many other homes are.
func extractPark(d *warsaw.District, homes *areas, open warsaw.Quarters, f *Features) {
	park, touched, second := homes.best(d.Of(warsaw.Park))
	f[atPark], f[atPark+1] = int16(touched), int16(second)
	f[atPark+2] = int16((park & open).Count())
	near := park.Grow()
	for _, home := range homes.of[:homes.count] {
		if home&near == 0 && home&open != 0 {
			f[atPark+3]++
		}
	}
}

// extractYard fills in how many homes the best commercial area touches, how many of its quarters are open, and how many homes
// touch none.
func extractYard(d *warsaw.District, homes *areas, open warsaw.Quarters, f *Features) {
	yards := d.Of(warsaw.Commercial)
	yard, touched, _ := homes.best(yards)
	f[atYard] = int16(touched)
	f[atYard+1] = int16((yard & open).Count())
	f[atYard+2] = int16(homes.count - homes.touching(yards))
}
