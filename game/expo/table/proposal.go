package table

import (
	"capital/game/expo/table/view"
	"capital/rules/expo"
)

// showMove shows a move on the table: what is chosen for it is lit, and what it changes stands in place.
func showMove(art *view.Expo, p *view.Position, known *expo.View, advice *view.Advice) {
	a := advice.Action()
	k := newChooser(known)
	c, left := k.chosenFor(a)
	p.Lit, p.Chosen = []view.Thing{left}, nil
	if !c.none() {
		p.Chosen = []view.Thing{c.thing}
	}
	p.Placed, _ = c.places()
	showAction(art, p, known, a)
	if row := advice.Rows[advice.Row]; advice.Reason >= 0 && advice.Reason < len(row.Reasons) {
		if lit := row.Reasons[advice.Reason].Lit; lit != nil {
			p.Lit = lit
		}
	}
}

// showAction shows in place what a legal action would change: the tile or the crossing where it would stand, who pays.
func showAction(art *view.Expo, p *view.Position, known *expo.View, a expo.Action) {
	p.Side.Sum, p.After = sumOf(art, known, a)
	p.Payers = a.Tourists
	switch a.Kind {
	case expo.Build, expo.Prosper:
		p.Ghost = view.Ghost{Kind: view.Tile, Tile: a.Tile, X: a.X, Y: a.Y}
	case expo.MakeLake:
		p.Ghost = view.Ghost{Kind: view.Tile, Tile: expo.Lake, X: a.X, Y: a.Y}
	case expo.MoveCrossing:
		p.Ghost = view.Ghost{Kind: view.Crossing, X: a.X, Y: a.Y}
	}
}
