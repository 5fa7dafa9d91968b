package table

import (
	"math"

	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// moveText is what is done in a move, in a few words.
func (t *table) moveText(a warsaw.Action) string {
	words := t.app.Strings
	switch a.Kind {
	case warsaw.Build:
		return words.Text("hint.move.build")
	case warsaw.Overbuild:
		return words.Text("hint.move.overbuild")
	case warsaw.Discard:
		return words.Text("hint.move.discard", t.session.Table().DiscardValue(t.seat))
	case warsaw.PlaceMilestone:
		if t.isSite(a.Space) {
			return words.Text("hint.move.build")
		}
		return words.Text("hint.move.overbuild")
	case warsaw.Lose:
		return words.Text("hint.move.lose", t.spacesOf(a).Count())
	case warsaw.KeepWindow, warsaw.KeepPiece:
		return words.Text("hint.move.lose", t.spacesOf(a).Count())
	case warsaw.Pick:
		return words.Text("hint.move.pick")
	}
	_, does := t.optionText(a) // the picture says where
	return does
}

// marginText is by how much a seat ends ahead of the best other one.
func (t *table) marginText(margin float64) string {
	switch {
	case math.Abs(margin) < 0.05:
		return t.app.Strings.Text("hint.level")
	case margin < 0:
		return t.app.Strings.Text("hint.behind", view.Tenths(-margin, false))
	}
	return t.app.Strings.Text("hint.ahead", view.Tenths(margin, false))
}

// adviceReason puts one thing that speaks for a move into words.
func (t *table) adviceReason(r ai.Reason) adviceReason {
	made := adviceReason{words: t.whyText(r), tile: warsaw.NoTile, lit: r.Lit, Sum: warsaw.Sum{Coins: int16(r.Coins), VP: int16(r.VP)}}
	switch r.Why {
	case ai.WhyCovers, ai.WhyLoses, ai.WhyDenies, ai.WhyDeniesSign, ai.WhyDeniesKind, ai.WhyLeaves:
		made.tile = r.Tile
	case ai.WhyHolds: // what is held is no change
		made.Sum = warsaw.Sum{}
	}
	return made
}

// whyText says what a reason says. The words may want the count, what it speaks of,
// the seat and the coins and victory points.
func (t *table) whyText(r ai.Reason) string {
	key := "hint.why." + r.Why.Key()
	switch r.Why {
	case ai.WhyTouches, ai.WhyJoins, ai.WhyPrinted, ai.WhyNewArea, ai.WhyDeniesKind:
		key += "." + r.Kind.String()
	case ai.WhyWorks:
		if special := key + "." + codeOf(r.Building); t.app.Strings.Has(special) {
			key = special
		}
	case ai.WhyLoses:
		if r.Count == 1 {
			key += ".one"
		}
	case ai.WhyServes, ai.WhyTribute:
		if r.Count < 0 || r.Why == ai.WhyTribute && r.VP > 0 {
			key += ".fewer"
		}
	case ai.WhyTakesLead, ai.WhyComesNear, ai.WhyFallsBack:
		if r.Count == 0 {
			key += ".poorer"
		}
	}
	count := r.Count
	if count < 0 {
		count = -count
	}
	return t.app.Strings.Text(key, count, t.subject(r), t.session.Seats()[r.Seat].Name, r.Coins, r.VP)
}

// subject is the building or tile that a reason speaks of.
func (t *table) subject(r ai.Reason) string {
	switch {
	case r.Building != warsaw.NoBuilding:
		return t.app.TileName(warsaw.BuildingTile(r.Building))
	case r.Tile == warsaw.NoTile:
		return ""
	case r.Tile.Tile().Ordinary():
		return t.app.Strings.Text("hint.tile")
	}
	return t.app.TileName(r.Tile)
}

// codeOf is the code of a building's tile.
func codeOf(b warsaw.Building) string { return warsaw.BuildingTile(b).Tile().Code }
