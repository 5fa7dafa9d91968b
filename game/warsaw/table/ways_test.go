//go:build !js

package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/table/tabletest"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/widget"
	"capital/rules/warsaw"
)

// hands are those of a person at a table, with a mouse, fingers or keys.
type hands struct {
	*screen
	do         func(...input.Intent)
	touch, pad bool
}

// ways are the ways in which a person plays.
func ways() map[string]tabletest.Way[warsaw.Action, warsaw.Event, view.Position] {
	with := func(h hands, act func(h *hands, a warsaw.Action)) tabletest.Way[warsaw.Action, warsaw.Event, view.Position] {
		return func(s sharedScreen, do func(...input.Intent), a warsaw.Action) {
			h := h
			h.screen, h.do = s.(*screen), do
			act(&h, a)
		}
	}
	return map[string]tabletest.Way[warsaw.Action, warsaw.Event, view.Position]{
		"drag": with(hands{}, (*hands).drags), "finger drags": with(hands{touch: true}, (*hands).drags),
		"finger taps": with(hands{touch: true}, (*hands).taps), "keys": with(hands{}, (*hands).types),
		"pad": with(hands{pad: true}, (*hands).types),
	}
}

// atOnce is how every other tile that is picked is used at once.
func (h *hands) atOnce(a warsaw.Action) (use warsaw.Action, ok bool) {
	n := h.session.Moves()
	return plan(h.session.Match(), h.Seat, a.Tile, n), n/2%2 == 0
}

func (h *hands) drags(a warsaw.Action) {
	l := &h.picture.Layout
	switch a.Kind {
	case warsaw.Pick:
		to, turns := l.FaceDown, uint8(0)
		if use, ok := h.atOnce(a); ok && use.Kind == warsaw.Discard {
			to = l.Discard
		} else if ok {
			to, turns = h.space(use.Space), use.Turn
		}
		h.drag(h.tile(a.Tile), to, turns)
	case warsaw.Discard:
		h.drag(h.lies(a.Tile), l.Discard, 0)
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		h.drag(h.lies(a.Tile), h.space(a.Space), a.Turn)
	default:
		h.chooses(a)
	}
}

// taps shows a tile first where it may lie, and has it turned by more taps.
func (h *hands) taps(a warsaw.Action) {
	l := &h.picture.Layout
	if h.picks() {
		h.click(h.tile(a.Tile))
	}
	switch a.Kind {
	case warsaw.Pick:
		h.click(l.FaceDown)
	case warsaw.Discard:
		h.click(l.Discard)
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		for range int(a.Turn) + 1 {
			h.click(h.space(a.Space))
		}
		h.click(l.Confirm)
	default:
		h.chooses(a)
	}
}

// chooses points at what there is a choice of.
func (h *hands) chooses(a warsaw.Action) {
	l := &h.picture.Layout
	switch a.Kind {
	case warsaw.Lose:
		h.click(h.space(a.Space))
		if a.Other != a.Space {
			h.click(h.space(a.Other))
		}
		h.click(l.Confirm)
	case warsaw.KeepWindow, warsaw.KeepPiece:
		h.click(h.space(keptEdge(h.district(), a)))
	default:
		options := h.options()
		h.click(l.Option(slices.Index(options, a), len(options)))
	}
}

func (h *hands) types(a warsaw.Action) {
	if h.picks() {
		h.take(slices.Index(h.handTiles(), a.Tile) + 1)
	}
	if a.Kind == warsaw.Pick {
		if use, ok := h.atOnce(a); ok {
			a = use
		}
	}
	switch a.Kind {
	case warsaw.Pick:
		h.key(input.Confirm)
	case warsaw.Discard:
		h.key(input.Discard)
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		for range a.Turn {
			h.do(input.Intent{Kind: input.Turn, Number: 1})
		}
		h.goTo(a.Space)
		h.key(input.Confirm)
	case warsaw.Lose:
		h.goTo(a.Space)
		h.key(input.Confirm)
		if a.Other != a.Space {
			h.goTo(a.Other)
			h.key(input.Confirm)
		}
		h.key(input.Confirm)
	case warsaw.KeepWindow:
		h.arrows(edgeArrow(h.district(), a))
		h.key(input.Confirm)
	default:
		for range slices.Index(h.legal(), a) {
			h.do(input.Intent{Kind: input.Navigate, DY: 1})
		}
		h.key(input.Confirm)
	}
}

// take takes a tile of the hand: the keys have numbers, a gamepad goes there.
func (h *hands) take(number int) {
	if !h.pad {
		h.do(input.Intent{Kind: input.Choose, Number: number})
		return
	}
	for range number {
		h.key(input.Next)
	}
}

// goTo brings what is held, or the mark of the war, to a space by arrows. The first leaves the hand.
func (h *hands) goTo(goal warsaw.Space) {
	spaces := spaces(h.district(), h.decision() != warsaw.DecideLosses)
	from := route{at: h.hand.held.target}
	if !h.hand.held.aimed {
		from = route{spaces[0], []ebiten.Key{ebiten.KeyArrowUp}}
	}
	h.arrows(wayFrom(spaces, from, goal)...)
}

func (h *hands) arrows(keys ...ebiten.Key) {
	for _, key := range keys {
		for _, a := range arrows() {
			if a.key == key {
				h.do(input.Intent{Kind: input.Navigate, DX: a.dx, DY: a.dy})
			}
		}
	}
}

func (h *hands) key(kind input.Kind) { h.do(input.Intent{Kind: kind}) }

// picks reports whether a tile of the hand is to be picked. It may be used at once.
func (h *hands) picks() bool { return h.decision() == warsaw.DecidePick }

// lies is where the tile lies that is to be used.
func (h *hands) lies(tile warsaw.TileID) widget.Rect {
	if h.picks() {
		return h.tile(tile)
	}
	return h.picture.Layout.Single()
}

// tile is where a tile of the hand lies.
func (h *hands) tile(tile warsaw.TileID) widget.Rect {
	return h.picture.Layout.Hand[slices.Index(h.handTiles(), tile)]
}

// space is where the middle of what is seen of a space lies.
func (h *hands) space(s warsaw.Space) widget.Rect {
	x, y := middle(h.place.Space(h.district().Offset(s)), h.picture.Layout.Board)
	return widget.Rect{X: x, Y: y}
}

func (h *hands) click(at widget.Rect) {
	x, y := at.Centre()
	h.do(input.Intent{Kind: input.Press, X: x, Y: y, Touch: h.touch})
	h.do(input.Intent{Kind: input.Release, X: x, Y: y, Touch: h.touch})
}

// drag carries a tile, turning it on the way.
func (h *hands) drag(from, to widget.Rect, turns uint8) {
	x, y := from.Centre()
	toX, toY := to.Centre()
	h.do(input.Intent{Kind: input.Press, X: x, Y: y, Touch: h.touch})
	h.do(input.Intent{Kind: input.Move, X: (x + toX) / 2, Y: (y + toY) / 2, Touch: h.touch})
	h.do(input.Intent{Kind: input.Move, X: toX, Y: toY, Touch: h.touch})
	for range turns {
		h.do(input.Intent{Kind: input.Turn, Number: 1, X: toX, Y: toY, Touch: h.touch})
	}
	h.do(input.Intent{Kind: input.Release, X: toX, Y: toY, Touch: h.touch})
}
