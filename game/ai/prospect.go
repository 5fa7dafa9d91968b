package ai

import "capital/rules/warsaw"

// prospect is what a seat would have after an action, as far as that action alone
// decides.
type prospect struct {
	district warsaw.District
	coins    int
	vp       int
}

// now is what the seat has, its planned choices carried out.
func now(v *warsaw.View) prospect {
	purse := v.Purse()
	return prospect{v.Player(v.Seat()).District, int(purse.Coins), int(purse.VP)}
}

// after is what the seat would have after a legal action other than a pick.
func after(v *warsaw.View, a warsaw.Action) prospect {
	p, seat := now(v), v.Seat()
	d := &p.district
	switch a.Kind {
	case warsaw.Discard:
		p.coins += v.DiscardValue(seat)
	case warsaw.Build:
		p.coins -= v.Price(seat, a.Tile)
		d.Place(a.Tile, a.Space, int(a.Turn))
	case warsaw.Overbuild:
		i, _ := d.IndexOf(a.Space)
		p.coins -= v.OverbuildPrice(seat, a.Tile, i)
		p.cover(a)
	case warsaw.PlaceMilestone:
		if i, ok := d.IndexOf(a.Space); ok && d.Occupied().Has(i) {
			p.cover(a)
		} else {
			d.Place(a.Tile, a.Space, 0)
		}
	case warsaw.Lose:
		i, _ := d.IndexOf(a.Space)
		j, _ := d.IndexOf(a.Other)
		d.Remove(1<<i | 1<<j)
	case warsaw.KeepWindow:
		d.Remove(^window(d, a))
		d.Remove(^largestPiece(d.Occupied()))
	case warsaw.KeepPiece:
		i, _ := d.IndexOf(a.Space)
		d.Remove(^pieceAt(d.Occupied(), i))
	case warsaw.SellCoins, warsaw.SellVP, warsaw.Split:
		purse := v.PurseAfter(a)
		p.coins, p.vp = int(purse.Coins), int(purse.VP)
	}
	return p
}

// cover puts the action's tile over a stack. Jabłonowski Palace rewards that unless it is
// what gets covered.
func (p *prospect) cover(a warsaw.Action) {
	before := p.district.Visible()
	p.district.Place(a.Tile, a.Space, int(a.Turn))
	if both := before & p.district.Visible(); both.Has(warsaw.JablonowskiPalace) {
		p.vp += 2
	}
}

// window returns the spaces that a KeepWindow keeps.
func window(d *warsaw.District, a warsaw.Action) warsaw.Spaces {
	width, height := 4, 3
	if a.Turn == 1 {
		width, height = 3, 4
	}
	var kept warsaw.Spaces
	for i := range 16 {
		s := d.SpaceOf(i)
		x, y := int(s.X-a.Space.X), int(s.Y-a.Space.Y)
		if x >= 0 && x < width && y >= 0 && y < height {
			kept |= 1 << i
		}
	}
	return kept
}

// pieceAt returns the connected piece of s that holds space i.
func pieceAt(s warsaw.Spaces, i int) warsaw.Spaces {
	for {
		piece := s.Piece()
		if piece == 0 || piece.Has(i) {
			return piece
		}
		s &^= piece
	}
}

// largestPiece returns the connected piece of s with most spaces.
func largestPiece(s warsaw.Spaces) warsaw.Spaces {
	var largest warsaw.Spaces
	for s != 0 {
		piece := s.Piece()
		if piece.Count() > largest.Count() {
			largest = piece
		}
		s &^= piece
	}
	return largest
}
