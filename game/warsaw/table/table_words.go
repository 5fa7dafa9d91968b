package table

import (
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

func epochKey(epoch int) string { return string(rune('0' + epoch)) }

// reasonText says in words why an action is not legal.
func (t *table) reasonText(r warsaw.Reason) string {
	return t.app.Strings.Text("reason."+r.Key.String(), int(r.A), int(r.B))
}

// prompt is what the active person is to do now.
func (t *table) prompt() string {
	words := t.app.Strings
	name := t.session.Seats()[t.seat].Name
	switch t.decision() {
	case warsaw.DecidePick:
		if t.held.none() {
			return words.Text("prompt.pick")
		}
		return words.Text("prompt.place")
	case warsaw.DecideUse:
		if t.session.People() > 1 {
			return words.Text("prompt.use.name", name)
		}
		return words.Text("prompt.use")
	case warsaw.DecideWindow:
		return words.Text("prompt.window", name)
	case warsaw.DecidePiece:
		return words.Text("prompt.piece", name)
	case warsaw.DecideLosses:
		return words.Text("prompt.losses", name, t.session.Table().WarLosses(t.seat))
	case warsaw.DecideMilestone:
		return words.Text("prompt.milestone", name)
	case warsaw.DecideChoices:
		return words.Text("prompt.choices", name)
	}
	if t.session.Table().Over() {
		return words.Text("prompt.over")
	}
	return words.Text("prompt.wait")
}

// optionText says which building a choice after income uses, and what it does.
func (t *table) optionText(a warsaw.Action) (building, does string) {
	words := t.app.Strings
	view := t.session.View(t.seat)
	before, after := view.Purse(), view.PurseAfter(a)
	coins, vp := int(after.Coins-before.Coins), int(after.VP-before.VP)
	switch a.Kind {
	case warsaw.SellCoins:
		return t.app.TileName(a.Tile), words.Text("choice.sellcoins", -coins, vp)
	case warsaw.SellVP:
		return t.app.TileName(a.Tile), words.Text("choice.sellvp", -vp, coins)
	case warsaw.Split:
		return t.app.TileName(warsaw.BuildingTile(warsaw.WarsawSchoolOfEconomics)), words.Text("choice.split", vp, coins)
	}
	return "", words.Text("choice.finish")
}

// write adds a line about an event to the log.
func (t *table) write(e warsaw.Event) {
	words := t.app.Strings
	name := ""
	if e.Seat >= 0 {
		name = t.session.Seats()[e.Seat].Name
	}
	line := ""
	switch e.Kind {
	case warsaw.EpochBegan:
		line = words.Text("log.epoch", view.Roman(e.Count))
	case warsaw.TileDiscarded:
		line = words.Text("log.discarded", name, t.app.TileName(e.Tile), int(e.Coins))
	case warsaw.TileBuilt:
		line = words.Text("log.built", name, t.app.TileName(e.Tile), -int(e.Coins))
	case warsaw.TileOverbuilt:
		line = words.Text("log.overbuilt", name, t.app.TileName(e.Tile), -int(e.Coins))
	case warsaw.PalaceRewarded:
		line = words.Text("log.palace", name, int(e.VP))
	case warsaw.WarBegan:
		line = words.Text("log.war")
	case warsaw.StackLost:
		line = words.Text("log.lost", name, t.app.TileName(e.Tile))
	case warsaw.StackCollapsed:
		line = words.Text("log.collapsed", name, t.app.TileName(e.Tile))
	case warsaw.MilestoneWon:
		line = words.Text("log.milestone", name, t.app.TileName(e.Tile))
	case warsaw.MilestoneDiscarded:
		line = words.Text("log.nomilestone", t.app.TileName(e.Tile))
	case warsaw.Exchanged, warsaw.SchoolSplit:
		line = words.Text("log.sum", name, t.app.TileName(e.Tile), t.sumText(e.Sum))
	case warsaw.CoinsConverted:
		line = words.Text("log.converted", name, -int(e.Coins), int(e.VP))
	case warsaw.MatchEnded: // until now the deal could be looked up with it
		line = words.Text("log.seed", t.session.Record().Seed)
	case warsaw.IncomeStep:
		line = words.Text("log.sum", name, words.Text("step."+view.StepKey(e.Source.Step)), t.sumText(e.Sum))
	default:
		return
	}
	t.lines = append(t.lines, line)
}

// sumText says what a sum changes: "+3 coins, −1 VP".
func (t *table) sumText(sum warsaw.Sum) string {
	coins := t.app.Strings.Text("log.coins", view.Signed(int(sum.Coins)), int(sum.Coins))
	vp := t.app.Strings.Text("log.vp", view.Signed(int(sum.VP)))
	switch {
	case sum.VP == 0:
		return coins
	case sum.Coins == 0:
		return vp
	}
	return coins + ", " + vp
}
