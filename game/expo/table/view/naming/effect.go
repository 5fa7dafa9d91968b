package naming

import (
	"capital/assets"
	"capital/render/text"
	"capital/rules/expo"
)

// effectKeys are the ends of the keys of effects.
var effectKeys = [...]string{
	expo.Printed: "printed", expo.Immediate: "immediate", expo.Wrench: "wrench", expo.Activated: "activated",
	expo.Observing: "observing", expo.BeforeEnd: "before-end", expo.AtEnd: "at-end",
}

// Effects says what a tile does, a sentence for each effect, and first what it requires.
func Effects(words *assets.Strings, id expo.TileID) (lines []string) {
	tile := id.Tile()
	if tile.Need.Kind != expo.NoNeed {
		lines = append(lines, Need(words, &tile.Need))
	}
	for n := range tile.Effects {
		lines = append(lines, Effect(words, &tile.Effects[n]))
	}
	return lines
}

// Effect is what an effect does, in a sentence. Its words may want, in this order: what is gained, the printed cubes or the
// neighbour's colour.
func Effect(words *assets.Strings, e *expo.Effect) string {
	gains, key := amounts(words, e), "effect."+effectKeys[e.Kind]
	switch {
	case e.Kind == expo.Observing:
		return words.Text(key, gains, ColourTile(words, e.Colour))
	case e.Cubes > 0:
		return words.Text(key+".cubes", gains, int(e.Cubes))
	}
	return words.Text(key, gains)
}

// amounts lists what an effect gains. A thing that is gained in two parts is named once.
func amounts(words *assets.Strings, e *expo.Effect) string {
	var all []string
	for n := range e.Amounts {
		a := &e.Amounts[n]
		gain := Gain(words, a.What, int(a.N))
		if n > 0 && e.Amounts[n-1].What == a.What {
			gain = text.Signed(int(a.N))
		}
		all = append(all, amount(words, a, gain))
	}
	return list(all)
}

// amount says by what a gain is counted, if by anything.
func amount(words *assets.Strings, a *expo.Amount, gain string) string {
	switch a.Per {
	case expo.PerNeighbour:
		return words.Text("amount.neighbour", gain, ColourTile(words, a.Colour))
	case expo.PerInCity:
		return words.Text("amount.city", gain, ColourTile(words, a.Colour))
	case expo.PerOfTrack:
		return words.Text("amount.track", gain, a.Each, Track(words, a.Of))
	}
	return gain
}

// Need is what a prosperity tile requires, in a sentence; NeedBrief says it in a few words.
func Need(words *assets.Strings, need *expo.Need) string { return required(words, "need.", need) }

// NeedBrief is what a prosperity tile requires, in a few words.
func NeedBrief(words *assets.Strings, need *expo.Need) string {
	return required(words, "need.brief.", need)
}

// required fills the words of a requirement.
func required(words *assets.Strings, key string, need *expo.Need) string {
	switch need.Kind {
	case expo.NeedMost:
		return words.Text(key+"most", Track(words, need.What))
	case expo.NeedLeast:
		return words.Text(key+"least", Track(words, need.What))
	case expo.NeedTiles:
		return words.Text(key+"tiles", ColourTiles(words, need.Colour))
	case expo.NeedLevel:
		return words.Text(key+"level", Track(words, need.What), need.Least)
	}
	return ""
}
