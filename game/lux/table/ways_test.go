//go:build !js

package table

import (
	"strings"
	"testing"

	"capital/game/lux/table/view"
	"capital/game/scene/narration/narrationtest"
	"capital/game/table/tabletest"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/lux"
	"capital/rules/record"
)

// way is how a person does something at the table.
type way = tabletest.Way[lux.Action, lux.Event, view.Position]

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

// chosenFor is what is chosen for an action, one thing after another.
func chosenFor(t *screen, a lux.Action) []view.Thing {
	if a.Kind == lux.Keep {
		return []view.Thing{view.OfCard(a.Card, 0), view.OfCard(a.Other, copyBeside(a.Other, a.Card))}
	}
	path := t.hand.choosing().path(a)
	return path.chosen()
}

// byPointer does something with a mouse or a finger: a card may be dragged to where it goes.
func byPointer(like input.Intent, drags bool) way {
	return func(s sharedScreen, do func(...input.Intent), a lux.Action) {
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
		things := chosenFor(t, a)
		if drags && a.Kind != lux.Keep && things[0].Kind == view.Card {
			x, y := where(things[0])
			do(at(input.Press, x, y))
			do(at(input.Move, x, y-40))
			x, y = where(things[1])
			do(at(input.Move, x, y))
			do(at(input.Release, x, y))
			things = things[2:]
		}
		for _, thing := range things {
			click(where(thing))
		}
		if a.Kind == lux.Keep || like.Touch && t.session.Moves() == made && t.hand.focus.Kind != view.Nothing {
			click(t.picture.Layout.Confirm.Centre())
		}
	}
}

// byKeys does something with the keys alone.
func byKeys(s sharedScreen, do func(...input.Intent), a lux.Action) {
	t := s.(*screen)
	for _, thing := range chosenFor(t, a) {
		for n := 0; n < 60 && t.hand.focus != thing; n++ {
			do(input.Intent{Kind: input.Next})
		}
		do(input.Intent{Kind: input.Confirm})
	}
	if a.Kind == lux.Keep {
		do(input.Intent{Kind: input.Confirm})
	}
}

// everySet calls a test with matches of sets of powers in which each occurs.
func everySet(t *testing.T, test func(t *testing.T, g sharedGame)) {
	for _, letters := range []string{"BBBB", "CCCC", "AAAA", "DDDD"}[:testscope.Count(2, 4)] {
		g := shared(t)
		for colour, power := range lux.SetOf(letters) {
			g.Options = append(g.Options, record.Option{Name: lux.District(colour).String(), Value: power.String()})
		}
		t.Run(letters, func(t *testing.T) { test(t, g) })
	}
}

func TestAMatchIsPlayedInEveryWay(t *testing.T) {
	everySet(t, func(t *testing.T, g sharedGame) { tabletest.AMatchIsPlayedInEveryWay(t, g) })
}
func TestAMatchIsPlayedByTouchOnATelephone(t *testing.T) {
	everySet(t, func(t *testing.T, g sharedGame) { tabletest.AMatchIsPlayedByTouchOnATelephone(t, g) })
}

func TestAWholeMatchByEar(t *testing.T)  { tabletest.AWholeMatchByEar(t, shared(t), byEar()) }
func TestByEarInTheBrowser(t *testing.T) { tabletest.ByEarInTheBrowser(t, shared(t), byEar()) }

func byEar() tabletest.ByEar {
	return tabletest.ByEar{
		Level: "Apprentice", Decide: decideByEar,
		Words: []string{"Round III", "Keep 2 more cards", "to the capital", "Last turn", "the bonus"},
		End:   "Gold, 2 points each",
	}
}

// decideByEar does the next thing, by what is asked: the first that there is.
func decideByEar(l *narrationtest.Listener, said string, turn int) {
	l.T.Helper()
	next := input.Intent{Kind: input.Next}
	switch {
	case strings.Contains(said, "Keep 2 more"):
		l.Press(input.Intent{Kind: input.Choose, Number: 1})
		l.Press(input.Intent{Kind: input.Choose, Number: 2})
		l.Enter()
	case strings.Contains(said, "Play a card"):
		said = l.Press(input.Intent{Kind: input.Choose, Number: 1 + turn%3})
		if turn%2 == 0 {
			said = l.Press(next)
		}
		for n := 0; n < 4 && strings.Contains(said, "Enter:"); n++ {
			said = l.Enter()
		}
	case strings.Contains(said, "Enter:"), strings.Contains(said, "button"):
		l.Enter()
	default:
		l.Press(next)
	}
}
