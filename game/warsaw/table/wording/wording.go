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
	return art.Strings.Text("log.both", coins, vp)
}
