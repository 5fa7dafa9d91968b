package wording

import (
	"capital/game/warsaw/table/view"
	"capital/rules/warsaw"
)

// Match is what the log tells of a match beside its events.
type Match struct {
	Names  []string // of the seats; that of a seat that is spoken to is the word for "you"
	Seed   uint64   // told when it is over: until then the deal could be looked up with it
	Secret bool     // what has no event yet is not for all who may see the screen
}

// Log says in a line what an event of a match tells; without words where that is nothing.
func Log(art *view.Capital, m Match, e warsaw.Event) view.LogLine {
	line := view.LogLine{Words: logWords(art, m, e), Seat: e.Seat, Depth: 1}
	switch e.Kind {
	case warsaw.EpochBegan:
		line.Depth, line.Seat = 0, -1
	case warsaw.IncomeStep:
		line.Depth = 2
	case warsaw.WarBegan, warsaw.IncomeBegan, warsaw.MatchEnded:
		line.Seat = -1
	case warsaw.MilestoneDiscarded:
		line.Seat, line.Pictures = -1, []warsaw.TileID{e.Tile}
	case warsaw.TileDiscarded, warsaw.TileBuilt, warsaw.TileOverbuilt, warsaw.StackLost, warsaw.StackCollapsed, warsaw.MilestoneWon,
		warsaw.MilestonePlaced, warsaw.Exchanged:
		line.Pictures = []warsaw.TileID{e.Tile}
	}
	return line
}

// logWords are the words of an event in the log, if it has any.
func logWords(art *view.Capital, m Match, e warsaw.Event) string {
	words := art.Strings.Text
	switch e.Kind {
	case warsaw.EpochBegan:
		return words("log.epoch", view.Roman(e.Count), words("table.epoch."+string(rune('0'+e.Count))))
	case warsaw.WarBegan:
		return words("log.war")
	case warsaw.MilestoneDiscarded:
		return words("log.nomilestone", art.TileName(e.Tile))
	case warsaw.IncomeBegan:
		return words("log.income")
	case warsaw.MatchEnded:
		return words("log.seed", m.Seed)
	}
	if e.Seat < 0 {
		return ""
	}
	return seatWords(art, m.Names[e.Seat], e)
}

// seatWords are the words of an event of a seat, if it has any.
func seatWords(art *view.Capital, name string, e warsaw.Event) string {
	tile := func(key string, args ...any) string {
		return Said(art, key, name, append([]any{art.TileName(e.Tile)}, args...)...)
	}
	coins, vp := int(e.Coins), int(e.VP)
	switch e.Kind {
	case warsaw.TileDiscarded:
		return tile("log.discarded", coins)
	case warsaw.TileBuilt:
		return tile(paid(coins, "log.built", "log.built.free"), -coins)
	case warsaw.TileOverbuilt:
		return tile(paid(coins, "log.overbuilt", "log.overbuilt.free"), -coins)
	case warsaw.PalaceRewarded:
		return Said(art, "log.palace", name, vp)
	case warsaw.StackLost:
		return tile("log.lost")
	case warsaw.StackCollapsed:
		return tile("log.collapsed")
	case warsaw.MilestoneWon:
		return tile("log.milestone")
	case warsaw.MilestonePlaced:
		return tile("log.placed")
	case warsaw.Exchanged:
		if coins < 0 {
			return tile("log.sold.coins", -coins, vp)
		}
		return tile("log.sold.vp", coins, -vp)
	case warsaw.SchoolSplit:
		return tile("log.split", coins, vp)
	case warsaw.CoinsConverted:
		return Said(art, "log.converted", name, -coins, vp)
	case warsaw.IncomeStep:
		return Said(art, "log.step", name, art.Strings.Text("step."+view.StepKey(e.Source.Step)), Sum(art, e.Sum))
	}
	return ""
}

// paid is the key of the words for what was paid for, or for what was free.
func paid(coins int, key, free string) string {
	if coins == 0 {
		return free
	}
	return key
}
