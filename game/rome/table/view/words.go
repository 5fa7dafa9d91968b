package view

import "capital/rules/rome"

// Roman writes a round, 1 to 4.
func Roman(round int) string { return [...]string{"", "I", "II", "III", "IV"}[round] }

// PlaceName is what a prefecture is called.
func (r *Rome) PlaceName(p rome.Place) string { return r.Strings.Text("place." + p.String()) }

// PieceName is what a piece is called: "amphitheatre".
func (r *Rome) PieceName(p rome.Piece) string {
	return r.Strings.Text("piece." + PieceKey(p))
}

// PieceKey is the key of the words for a piece, behind a dot: "amphitheatre".
func PieceKey(p rome.Piece) string {
	return [...]string{"none", "fountain", "amphitheatre", "temple"}[p]
}

// ShapeName is what a shape of roof is called: "round".
func (r *Rome) ShapeName(s rome.Shape) string { return r.Strings.Text("shape." + s.String()) }

// CardName is what a card is called: "Floor 5", "White Permit 4".
func (r *Rome) CardName(c rome.Card) string {
	if c.Type() == rome.Permit {
		return r.Strings.Text("card."+c.Colour().String(), c.Number())
	}
	return r.Strings.Text("card."+c.Type().String(), c.Number())
}

// MostBid is the highest sum that a seat could bid as far as the view knows: with the highest cards that nobody has seen
// for those that it can't tell.
func MostBid(v *rome.View, seat int) int {
	sum := v.KnownOf(seat).Sum()
	for of := range rome.Type(rome.Types) {
		sum += highest(v.Unseen().Of(of), v.UnknownOf(seat, of))
	}
	return sum
}

// highest is the sum of so many cards, the highest of a set.
func highest(cards rome.Cards, count int) (sum int) {
	var numbers [9]int // how many cards there are of each number
	for c := range cards.All() {
		numbers[c.Number()]++
	}
	for n := len(numbers) - 1; n > 0 && count > 0; n-- {
		taken := min(count, numbers[n])
		sum += taken * n
		count -= taken
	}
	return sum
}
