package warsaw

import (
	"fmt"
	"strconv"
	"strings"
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
	p := actionParser{words: words}
	a := p.action()
	return a, !p.failed
}

// actionParser takes an action's words one by one. A word that can't be read, or
// is missing, makes it fail.
type actionParser struct {
	words  []string
	failed bool
}

func (p *actionParser) word() string {
	if len(p.words) == 0 {
		p.failed = true
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

func (p *actionParser) tile() TileID {
	id, ok := TileByCode(p.word())
	p.failed = p.failed || !ok
	return id
}

func (p *actionParser) space() Space {
	x, y, _ := strings.Cut(p.word(), ",")
	east, err := strconv.ParseInt(x, 10, 8)
	south, err2 := strconv.ParseInt(y, 10, 8)
	p.failed = p.failed || err != nil || err2 != nil
	return Space{int8(east), int8(south)}
}

func (p *actionParser) number() uint8 {
	n, err := strconv.ParseUint(p.word(), 10, 8)
	p.failed = p.failed || err != nil
	return uint8(n)
}

func (p *actionParser) action() Action {
	switch p.word() {
	case "pick":
		return Action{Kind: Pick, Tile: p.tile()}
	case "discard":
		return Action{Kind: Discard, Tile: p.tile()}
	case "build":
		return p.placing(Build)
	case "overbuild":
		return p.placing(Overbuild)
	case "keep":
		if p.word() == "piece" {
			return Action{Kind: KeepPiece, Space: p.space()}
		}
		a := Action{Kind: KeepWindow, Space: p.space()}
		if p.word() == "tall" {
			a.Turn = 1
		}
		return a
	case "lose":
		a := Action{Kind: Lose, Space: p.space()}
		a.Other = a.Space
		if len(p.words) > 0 {
			a.Other = p.space()
		}
		return a
	case "place":
		return Action{Kind: PlaceMilestone, Tile: p.tile(), Space: p.space()}
	case "sell":
		if p.word() == "coins" {
			return Action{Kind: SellCoins, Tile: p.tile()}
		}
		return Action{Kind: SellVP, Tile: p.tile()}
	case "split":
		return Action{Kind: Split, Amount: p.number()}
	case "finish":
		return Action{Kind: Finish}
	}
	p.failed = true
	return Action{}
}

func (p *actionParser) placing(kind ActionKind) Action {
	a := Action{Kind: kind, Tile: p.tile(), Space: p.space()}
	p.word() // "turn"
	a.Turn = p.number()
	return a
}
