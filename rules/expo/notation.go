package expo

import (
	"strconv"
	"strings"

	"capital/rules/record"
)

// actionWords are the words with which the actions of a kind begin.
var actionWords = [...]string{
	TakeSpace: "space", Build: "build", MoveCrossing: "crossing", Activate: "activate", Stop: "stop", RestPrestige: "rest", RestCube: "rest",
	Prosper: "prosper", MakeLake: "lake",
}

// What a rest is for, in records.
const (
	restPrestige = "prestige"
	restCube     = "cube"
)

// String writes the action as in a record, without its seat.
func (a Action) String() string {
	if a.Kind == 0 || int(a.Kind) >= len(actionWords) {
		return "nothing"
	}
	words := []string{actionWords[a.Kind]}
	switch a.Kind {
	case TakeSpace:
		words = append(words, strconv.Itoa(int(a.Space)))
	case Build, Prosper, MakeLake:
		words = append(words, a.Tile.String(), pairWord(a.X, a.Y))
	case MoveCrossing:
		words = append(words, strconv.Itoa(int(a.Which)+1), pairWord(a.X, a.Y))
	case Activate:
		words = append(words, pairWord(a.X, a.Y))
		for owner := range MaxSeats {
			if a.Tourists.Has(owner) {
				words = append(words, strconv.Itoa(owner+1))
			}
		}
	case RestPrestige:
		words = append(words, restPrestige)
	case RestCube:
		words = append(words, restCube)
	}
	return strings.Join(words, " ")
}

// pairWord writes a cell or a corner: "0,-1".
func pairWord(x, y int8) string { return strconv.Itoa(int(x)) + "," + strconv.Itoa(int(y)) }

// parseAction reads an action's words, as String writes them, and reports whether they are one.
func parseAction(words []string) (Action, bool) {
	w := record.NewWords(words)
	a := readAction(w)
	return a, w.OK() && len(w.Left()) == 0
}

func readAction(w *record.Words) (a Action) {
	switch w.Next() {
	case "space":
		return Action{Kind: TakeSpace, Space: record.Take(w, smallNumber)}
	case "build":
		return readTile(Build, w)
	case "prosper":
		return readTile(Prosper, w)
	case "lake":
		return readTile(MakeLake, w)
	case "crossing":
		a = Action{Kind: MoveCrossing, Which: record.Take(w, smallNumber) - 1}
		readPair(&a, w)
		return a
	case "activate":
		a.Kind = Activate
		readPair(&a, w)
		for len(w.Left()) > 0 {
			a.Tourists |= 1 << (record.Take(w, smallNumber) - 1)
		}
		return a
	case "stop":
		return Action{Kind: Stop}
	case "rest":
		return Action{Kind: record.Take(w, restByWord)}
	}
	w.Fail()
	return a
}

// readTile reads an action that sets a tile.
func readTile(kind ActionKind, w *record.Words) Action {
	a := Action{Kind: kind, Tile: record.Take(w, tileByCode)}
	readPair(&a, w)
	return a
}

// readPair reads a cell or a corner.
func readPair(a *Action, w *record.Words) {
	x, y, _ := strings.Cut(w.Next(), ",")
	for n, word := range [...]string{x, y} {
		number, err := strconv.ParseInt(word, 10, 8)
		if err != nil {
			w.Fail()
		}
		*[...]*int8{&a.X, &a.Y}[n] = int8(number)
	}
}

// smallNumber reads a seat, a space or a crossing.
func smallNumber(word string) (uint8, bool) {
	n, err := strconv.ParseUint(word, 10, 8)
	return uint8(n), err == nil && n >= 1 && n <= MaxSeats
}

func restByWord(word string) (ActionKind, bool) {
	switch word {
	case restPrestige:
		return RestPrestige, true
	case restCube:
		return RestCube, true
	}
	return 0, false
}
