//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/game/expo/table/view"
	"capital/game/scene/narration/narrationtest"
	"capital/game/table/tabletest"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/expo"
)

// way is how a person does something at the table.
type way = tabletest.Way[expo.Action, expo.Event, view.Position]

// ways are the ways in which a person does something, by name.
func ways() map[string]way {
	return map[string]way{
		"click":        byPointer(input.Intent{}, false),
		"drag":         byPointer(input.Intent{}, true),
		"finger taps":  byPointer(input.Intent{Touch: true}, false),
		"finger drags": byPointer(input.Intent{Touch: true}, true),
		"keys":         byKeys,
	}
}

// byPointer does something with a mouse or a finger: tiles and crossings may be dragged to where they go. What does not lie in the
// city as it is shown may be small: there a person zooms in, which the test of pinching does.
func byPointer(like input.Intent, drags bool) way {
	return func(s sharedScreen, do func(...input.Intent), a expo.Action) {
		t := s.(*screen)
		at := func(kind input.Kind, x, y float64) input.Intent {
			in := like
			in.Kind, in.X, in.Y = kind, x, y
			return in
		}
		where := func(thing view.Thing) (x, y float64) {
			p := t.Position()
			return t.picture.Where(&p, thing).Centre()
		}
		click := func(x, y float64) { do(at(input.Press, x, y)); do(at(input.Release, x, y)) }
		made := t.session.Moves()
		k := t.hand.choosing()
		if drags && (a.Kind == expo.Build || a.Kind == expo.Prosper || a.Kind == expo.MakeLake || a.Kind == expo.MoveCrossing) {
			from, to := k.first(a), view.OfCell(a.Cell())
			if a.Kind == expo.MoveCrossing {
				from, to = view.OfCrossing(t.Seat, k.full()), from
			}
			x, y := where(from)
			do(at(input.Press, x, y))
			do(at(input.Move, x, y-40))
			x, y = where(to)
			do(at(input.Move, x, y))
			do(at(input.Release, x, y))
			return
		}
		for n := 0; n < 20 && t.session.Moves() == made; n++ {
			next := nextFor(k, &t.hand.choice, a)
			if like.Touch && t.hand.focus == next { // it is shown first
				click(t.picture.Layout.Confirm.Centre())
				return
			}
			click(where(next))
		}
	}
}

// byKeys does something with the keys alone.
func byKeys(s sharedScreen, do func(...input.Intent), a expo.Action) {
	t := s.(*screen)
	made := t.session.Moves()
	for n := 0; n < 20 && t.session.Moves() == made; n++ {
		next := nextFor(t.hand.choosing(), &t.hand.choice, a)
		for n := 0; n < 120 && t.hand.focus != next; n++ {
			do(input.Intent{Kind: input.Next})
		}
		do(input.Intent{Kind: input.Confirm})
	}
}

func TestAMatchIsPlayedInEveryWay(t *testing.T) {
	tabletest.AMatchIsPlayedInEveryWay(t, shared(t))
}
func TestAMatchIsPlayedByTouchOnATelephone(t *testing.T) {
	tabletest.AMatchIsPlayedByTouchOnATelephone(t, shared(t))
}

func TestAWholeMatchByEar(t *testing.T) { tabletest.AWholeMatchByEar(t, shared(t), byEar()) }
func TestByEarInTheBrowser(t *testing.T) {
	testscope.Seldom(t) // Capital Lux 2 is played so
	tabletest.ByEarInTheBrowser(t, shared(t), byEar())
}

func byEar() tabletest.ByEar {
	return tabletest.ByEar{
		Level: "Apprentice", Decide: decideByEar,
		Words: []string{"Round 12", "Choose a place in the turn order", "Build a tile of the market", "Activate", "a Lake"},
		End:   "Employment",
	}
}

// decideByEar does the next thing, by what is asked: the first that there is.
func decideByEar(l *narrationtest.Listener, said string, turn int) {
	l.T.Helper()
	next := input.Intent{Kind: input.Next}
	switch {
	case strings.Contains(said, "Build a tile"), strings.Contains(said, "Build a prosperity"):
		for range 1 + turn%3 {
			l.Press(next)
		}
		l.Enter() // the tile
		l.Enter() // the first of the cells, which costs least
	case strings.Contains(said, "Enter:"), strings.Contains(said, "button"):
		l.Enter()
	default:
		l.Press(next)
	}
}
