// Package wording puts into words what the screens of Capital tell: why an action is not legal, the choices after income, the
// lines of the log, and advice: what is done in a move, where, and what speaks for it.
package wording

import (
	"capital/game/warsaw/table/view"
	"capital/render/text"
	"capital/rules/warsaw"
)

// Reason says in words why an action is not legal.
func Reason(art *view.Capital, r warsaw.Reason) string {
	return art.Strings.Text("reason."+r.Key.String(), int(r.A), int(r.B))
}

// Said is what somebody has done, in the words of a key; its first argument is the name. A seat called "You" is spoken to.
func Said(art *view.Capital, key, name string, args ...any) string {
	words := art.Strings
	if you := key + ".you"; name == words.Text("name.0") && words.Has(you) {
		key = you
	}
	return words.Text(key, append([]any{name}, args...)...)
}

// Option says which building a choice after income uses, and what it does.
func Option(art *view.Capital, known *warsaw.View, a warsaw.Action) view.Option {
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

// Match is what the log tells of a match beside its events.
type Match struct {
	Names  []string // of the seats; that of a seat that is spoken to is the word for "you"
	Seed   uint64   // told when it is over: until then the deal could be looked up with it
	Secret bool     // what has no event yet is not for all who may see the screen
}

// Log says in a line what an event of a match tells; without words where that is nothing.
func Log(art *view.Capital, m Match, e warsaw.Event) view.LogLine {
	line := view.LogLine{Words: logWords(art, m, e), Tile: warsaw.NoTile}
	switch e.Kind {
	case warsaw.TileDiscarded, warsaw.TileBuilt, warsaw.TileOverbuilt, warsaw.StackLost, warsaw.StackCollapsed, warsaw.MilestoneWon, warsaw.MilestoneDiscarded:
		line.Tile = e.Tile
	}
	return line
}

// logWords are the words of an event in the log, if it has any.
func logWords(art *view.Capital, m Match, e warsaw.Event) string {
	words := art.Strings
	name := ""
	if e.Seat >= 0 {
		name = m.Names[e.Seat]
	}
	switch e.Kind {
	case warsaw.EpochBegan:
		return words.Text("log.epoch", view.Roman(e.Count))
	case warsaw.TileDiscarded:
		return Said(art, "log.discarded", name, art.TileName(e.Tile), int(e.Coins))
	case warsaw.TileBuilt:
		return Said(art, "log.built", name, art.TileName(e.Tile), -int(e.Coins))
	case warsaw.TileOverbuilt:
		return Said(art, "log.overbuilt", name, art.TileName(e.Tile), -int(e.Coins))
	case warsaw.PalaceRewarded:
		return words.Text("log.palace", name, int(e.VP))
	case warsaw.WarBegan:
		return words.Text("log.war")
	case warsaw.StackLost:
		return Said(art, "log.lost", name, art.TileName(e.Tile))
	case warsaw.StackCollapsed:
		return Said(art, "log.collapsed", name, art.TileName(e.Tile))
	case warsaw.MilestoneWon:
		return Said(art, "log.milestone", name, art.TileName(e.Tile))
	case warsaw.MilestoneDiscarded:
		return words.Text("log.nomilestone", art.TileName(e.Tile))
	case warsaw.Exchanged, warsaw.SchoolSplit:
		return words.Text("log.sum", name, art.TileName(e.Tile), Sum(art, e.Sum))
	case warsaw.CoinsConverted:
		return Said(art, "log.converted", name, -int(e.Coins), int(e.VP))
	case warsaw.MatchEnded:
		return words.Text("log.seed", m.Seed)
	case warsaw.IncomeStep:
		return words.Text("log.sum", name, words.Text("step."+view.StepKey(e.Source.Step)), Sum(art, e.Sum))
	}
	return ""
}

// Sum says what a sum changes: "+3 coins, −1 VP".
func Sum(art *view.Capital, sum warsaw.Sum) string {
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
