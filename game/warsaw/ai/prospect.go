package ai

import "capital/rules/warsaw"

// after is what the seat would have after a legal action other than a pick. Where a
// window leaves the district in pieces, it is taken to keep the largest.
func after(v *warsaw.View, a warsaw.Action) warsaw.Prospect {
	p := v.After(a)
	if a.Kind == warsaw.KeepWindow {
		p.District.Remove(^largestPiece(p.District.Occupied()))
	}
	return p
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
