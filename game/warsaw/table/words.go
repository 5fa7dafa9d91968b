package table

import (
	"capital/game/warsaw/table/view"
	"capital/render/text"
	"capital/rules/warsaw"
)

// reasonText says in words why an action is not legal.
func reasonText(art *view.Capital, r warsaw.Reason) string {
	return art.Strings.Text("reason."+r.Key.String(), int(r.A), int(r.B))
}

// lossesKey is the key of the button that loses so many stacks to a war.
func lossesKey(stacks int) string {
	if stacks == 1 {
		return "table.confirm.losses.one"
	}
	return "table.confirm.losses"
}

// windowKey is the key of the button that loses the row or column outside a window; see [windowWithout].
func windowKey(window int) string {
	return [...]string{"table.confirm.window.bottom", "table.confirm.window.top", "table.confirm.window.right", "table.confirm.window.left"}[window&3]
}

// said is what somebody has done, in the words of a key; its first argument is the name. A seat called "You" is spoken to.
func said(art *view.Capital, key, name string, args ...any) string {
	words := art.Strings
	if you := key + ".you"; name == words.Text("name.0") && words.Has(you) {
		key = you
	}
	return words.Text(key, append([]any{name}, args...)...)
}

// optionText says which building a choice after income uses, and what it does.
func optionText(art *view.Capital, known *warsaw.View, a warsaw.Action) view.Option {
	words := art.Strings
	before, after := known.Purse(), known.PurseAfter(a)
	coins, vp := int(after.Coins-before.Coins), int(after.VP-before.VP)
	switch a.Kind {
	case warsaw.SellCoins:
		return view.Option{Building: art.TileName(a.Tile), Does: words.Text("choice.sellcoins", -coins, vp)}
	case warsaw.SellVP:
		return view.Option{Building: art.TileName(a.Tile), Does: words.Text("choice.sellvp", -vp, coins)}
	case warsaw.Split:
		return view.Option{Building: art.TileName(warsaw.BuildingTile(warsaw.WarsawSchoolOfEconomics)), Does: words.Text("choice.split", vp, coins)}
	}
	return view.Option{Does: words.Text("choice.finish")}
}

// logLine says in a line what an event of a match tells; without words where that is nothing.
func logLine(art *view.Capital, s match, e warsaw.Event) view.LogLine {
	line := view.LogLine{Words: logWords(art, s, e), Tile: warsaw.NoTile}
	switch e.Kind {
	case warsaw.TileDiscarded, warsaw.TileBuilt, warsaw.TileOverbuilt, warsaw.StackLost, warsaw.StackCollapsed, warsaw.MilestoneWon, warsaw.MilestoneDiscarded:
		line.Tile = e.Tile
	}
	return line
}

// logWords are the words of an event in the log, if it has any.
func logWords(art *view.Capital, s match, e warsaw.Event) string {
	words := art.Strings
	name := ""
	if e.Seat >= 0 {
		name = s.Seats()[e.Seat].Name
	}
	switch e.Kind {
	case warsaw.EpochBegan:
		return words.Text("log.epoch", view.Roman(e.Count))
	case warsaw.TileDiscarded:
		return said(art, "log.discarded", name, art.TileName(e.Tile), int(e.Coins))
	case warsaw.TileBuilt:
		return said(art, "log.built", name, art.TileName(e.Tile), -int(e.Coins))
	case warsaw.TileOverbuilt:
		return said(art, "log.overbuilt", name, art.TileName(e.Tile), -int(e.Coins))
	case warsaw.PalaceRewarded:
		return words.Text("log.palace", name, int(e.VP))
	case warsaw.WarBegan:
		return words.Text("log.war")
	case warsaw.StackLost:
		return said(art, "log.lost", name, art.TileName(e.Tile))
	case warsaw.StackCollapsed:
		return said(art, "log.collapsed", name, art.TileName(e.Tile))
	case warsaw.MilestoneWon:
		return said(art, "log.milestone", name, art.TileName(e.Tile))
	case warsaw.MilestoneDiscarded:
		return words.Text("log.nomilestone", art.TileName(e.Tile))
	case warsaw.Exchanged, warsaw.SchoolSplit:
		return words.Text("log.sum", name, art.TileName(e.Tile), sumText(art, e.Sum))
	case warsaw.CoinsConverted:
		return said(art, "log.converted", name, -int(e.Coins), int(e.VP))
	case warsaw.MatchEnded: // until now the deal could be looked up with it
		return words.Text("log.seed", s.Record().Seed)
	case warsaw.IncomeStep:
		return words.Text("log.sum", name, words.Text("step."+view.StepKey(e.Source.Step)), sumText(art, e.Sum))
	}
	return ""
}

// sumText says what a sum changes: "+3 coins, −1 VP".
func sumText(art *view.Capital, sum warsaw.Sum) string {
	coins := art.Strings.Text("log.coins", text.Signed(int(sum.Coins)), int(sum.Coins))
	vp := art.Strings.Text("log.vp", text.Signed(int(sum.VP)))
	switch {
	case sum.VP == 0:
		return coins
	case sum.Coins == 0:
		return vp
	}
	return coins + ", " + vp
}
