package warsaw

import (
	"fmt"
	"strconv"
	"strings"

	"capital/rules/record"
)

// String writes the action as in a record, without its seat.
func (a Action) String() string {
	code := "?"
	if a.Tile.Valid() {
		code = a.Tile.Tile().Code
	}
	switch a.Kind {
	case Pick:
		return "pick " + code
	case Discard:
		return "discard " + code
	case Build:
		return fmt.Sprintf("build %s %s turn %d", code, a.Space, a.Turn)
	case Overbuild:
		return fmt.Sprintf("overbuild %s %s turn %d", code, a.Space, a.Turn)
	case KeepWindow:
		shape := "wide"
		if a.Turn == 1 {
			shape = "tall"
		}
		return fmt.Sprintf("keep window %s %s", a.Space, shape)
	case KeepPiece:
		return "keep piece " + a.Space.String()
	case Lose:
		if a.Other == a.Space {
			return "lose " + a.Space.String()
		}
		return fmt.Sprintf("lose %s %s", a.Space, a.Other)
	case PlaceMilestone:
		return fmt.Sprintf("place %s %s", code, a.Space)
	case SellCoins:
		return "sell coins " + code
	case SellVP:
		return "sell vp " + code
	case Split:
		return fmt.Sprintf("split %d", a.Amount)
	case Finish:
		return "finish"
	}
	return "nothing"
}

// String writes the space as "east,south".
func (s Space) String() string { return fmt.Sprintf("%d,%d", s.X, s.Y) }

// parseAction reads an action's words, as String writes them, and reports whether they
// are one. Which words stand at fixed places is not looked at.
func parseAction(words []string) (Action, bool) {
	w := record.NewWords(words)
	a := readAction(w)
	return a, w.OK()
}

func readAction(w *record.Words) Action {
	switch w.Next() {
	case "pick":
		return Action{Kind: Pick, Tile: record.Take(w, TileByCode)}
	case "discard":
		return Action{Kind: Discard, Tile: record.Take(w, TileByCode)}
	case "build":
		return readPlacing(w, Build)
	case "overbuild":
		return readPlacing(w, Overbuild)
	case "keep":
		if w.Next() == "piece" {
			return Action{Kind: KeepPiece, Space: record.Take(w, spaceByWord)}
		}
		a := Action{Kind: KeepWindow, Space: record.Take(w, spaceByWord)}
		if w.Next() == "tall" {
			a.Turn = 1
		}
		return a
	case "lose":
		a := Action{Kind: Lose, Space: record.Take(w, spaceByWord)}
		a.Other = a.Space
		if len(w.Left()) > 0 {
			a.Other = record.Take(w, spaceByWord)
		}
		return a
	case "place":
		return Action{Kind: PlaceMilestone, Tile: record.Take(w, TileByCode), Space: record.Take(w, spaceByWord)}
	case "sell":
		if w.Next() == "coins" {
			return Action{Kind: SellCoins, Tile: record.Take(w, TileByCode)}
		}
		return Action{Kind: SellVP, Tile: record.Take(w, TileByCode)}
	case "split":
		return Action{Kind: Split, Amount: record.Take(w, numberByWord)}
	case "finish":
		return Action{Kind: Finish}
	}
	w.Fail()
	return Action{}
}

func readPlacing(w *record.Words, kind ActionKind) Action {
	a := Action{Kind: kind, Tile: record.Take(w, TileByCode), Space: record.Take(w, spaceByWord)}
	w.Next() // "turn"
	a.Turn = record.Take(w, numberByWord)
	return a
}

func spaceByWord(word string) (Space, bool) {
	x, y, _ := strings.Cut(word, ",")
	east, err := strconv.ParseInt(x, 10, 8)
	south, err2 := strconv.ParseInt(y, 10, 8)
	return Space{int8(east), int8(south)}, err == nil && err2 == nil
}

func numberByWord(word string) (uint8, bool) {
	n, err := strconv.ParseUint(word, 10, 8)
	return uint8(n), err == nil
}
