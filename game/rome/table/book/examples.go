package book

import (
	"strings"

	"capital/rules/rome"
)

// example is a prefecture of a table, and what the words beside it are filled with.
type example struct {
	open  rome.Table
	place rome.Place
	args  []any
}

// empty is a table without a house.
func empty() rome.Table { return rome.NewMatch(rome.MaxSeats-1, 1, nil).Table }

// exampleOf is the example of a page; not ok where it has none.
func exampleOf(topic string) (x example, ok bool) {
	x.open = empty()
	switch topic {
	case "height":
		x.stand(rome.Palatine, rome.Triangular, "A1 B2")
		tallest := int(x.open.Prefecture(x.place).Tallest)
		x.args = []any{tallest, tallest + 1}
	case "shape":
		x.stand(rome.Quirinal, rome.Round, "A1")
		x.stand(rome.Viminal, rome.Round, "B1")
		x.place = rome.CampusMartius
	case "fountain":
		x.stand(rome.Esquiline, rome.Round, "A1 F A1")
		x.pays("A", "")
		x.args = []any{x.open.AllFountains(x.place), x.args[0], x.open.AllFountains(x.place)}
	case "temple":
		x.stand(rome.Capitoline, rome.Round, "F A1 A2")
		x.open.Prefecture(x.place).Monument = rome.Temple
		x.pays("A", "")
		x.args = []any{x.open.AllFountains(x.place), x.args[0]}
	case "scoring":
		x.stand(rome.CampusMartius, rome.Triangular, "A1 B1 A2")
		x.pays("A", "B")
		x.args = append([]any{x.open.AllFountains(x.place)}, x.args...)
	case "tie":
		x.stand(rome.CampusMartius, rome.Round, "B1 C1 C1 B2 A3")
		x.pays("A", "B")
	default:
		return x, false
	}
	return x, true
}

// stand has houses stand in a prefecture, which the picture shows, in the order in which they came: "B2" is one of seat B, 2
// high; F is a fountain.
func (x *example) stand(place rome.Place, shape rome.Shape, built string) {
	x.place = place
	p := x.open.Prefecture(place)
	p.Shape = shape
	for one := range strings.FieldsSeq(built) {
		if one == "F" {
			p.Fountains++
			p.Used++
			continue
		}
		seat, height := one[0]-'A', one[1]-'0'
		p.Built[p.Used] = rome.Site{Height: height, Seat: seat}
		p.Used++
		p.Tallest = max(p.Tallest, height)
		p.Floors[seat] += height
		p.Best[seat] = max(p.Best[seat], height)
	}
}

// pays fills the words with what two seats score there; "" is none.
func (x *example) pays(seats ...string) {
	standings := x.open.Standings(x.place)
	for _, seat := range seats {
		if seat != "" {
			x.args = append(x.args, standings[seat[0]-'A'].Points)
		}
	}
}
