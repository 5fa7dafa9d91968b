package plain

import (
	"capital/assets"
	"capital/game/scene/hinting"
	"capital/game/scene/narration"
	"capital/game/table"
	"capital/render/widget"
)

// Parts are all of these for one table, and the answers of [table.Game] that follow from them. A game's screen embeds them.
type Parts[M any, A comparable, E any, T comparable] struct {
	Answers[A]
	Picture Picture[A]
	viewer  *table.Viewer[M, A, E]
	hand    Hand[T, A]
	shown   Shown[M, A, E]
	buttons *widget.Group
}

// Words are what a game says of what happens.
type Words[E any] struct {
	*assets.Strings
	Tell      func(e E) string // in a line of the log
	Announces func(e E) bool   // before the match goes on
}

// SetUp makes the parts of the table that a person sits at.
func (p *Parts[M, A, E, T]) SetUp(viewer *table.Viewer[M, A, E], board Board[T, A], words Words[E]) {
	p.viewer = viewer
	p.Picture = Picture[A]{App: viewer.App, Strings: words.Strings}
	p.hand = Hand[T, A]{Board: board, Picture: &p.Picture, Strings: words.Strings}
	p.shown = Shown[M, A, E]{Viewer: viewer, Picture: &p.Picture, Words: words}
}

// NewCourse makes the course of the match, which asks the game's screen.
func (p *Parts[M, A, E, T]) NewCourse() *table.Course[M, A, E, Position[A]] {
	p.buttons = table.NewButtons(0)
	p.Reword()
	return table.New[M, A, E](p.viewer, &p.Picture, p.buttons)
}

// NewHints are given by trying moves: see [Hints].
func (p *Parts[M, A, E, T]) NewHints(trying func() (moves []A, sample func(a A, number int) int)) table.Hints {
	about := Hints[M, A, E]{Viewer: p.viewer, Strings: p.Picture.Strings, Trying: trying, Does: p.hand.Does}
	return hinting.New(about, &p.hand.Hint)
}

// Hand implements part of [table.Game].
func (p *Parts[M, A, E, T]) Hand() table.Hand[A] { return &p.hand }

// Shown implements part of [table.Game].
func (p *Parts[M, A, E, T]) Shown() table.Shown { return &p.shown }

// Reword implements part of [table.Game].
func (p *Parts[M, A, E, T]) Reword() {
	table.LabelButtons(p.buttons, p.Picture.App.Strings, p.Picture.Strings, p.Picture.App.Sign)
}

// Step implements part of [table.Game].
func (p *Parts[M, A, E, T]) Step(seconds float64) {
	p.viewer.Stale = p.hand.Step(p.Picture.App.Pace().Move(seconds)) || p.viewer.Stale
}

// Narrate implements part of [table.Game].
func (p *Parts[M, A, E, T]) Narrate(at *Position[A], enter string) narration.Speech {
	return p.Picture.narrate(at, enter)
}

// See is the position of the table; with the log where that is open. What is to be done and how all stand is for the game to say.
func (p *Parts[M, A, E, T]) See(openLog bool) Position[A] {
	h := &p.hand
	at := Position[A]{Refusal: h.Refusal}
	for _, thing := range h.Targets() {
		at.Things = append(at.Things, Thing{h.Face(thing), h.Where(thing), thing == h.Focus})
	}
	for _, thing := range h.Things() {
		r := h.Where(thing)
		x, y := h.Centre(thing, r)
		r.X, r.Y = x-r.W/2, y-r.H/2
		at.Things = append(at.Things, Thing{h.Face(thing), r, thing == h.Focus || thing == h.Chosen})
		at.Hand = append(at.Hand, h.Face(thing))
	}
	if h.Focus != *new(T) {
		at.Focus = h.Face(h.Focus)
	}
	at.Advice, at.Thinking = h.Hint.Shown(false)
	if len(p.shown.Waiting) > 0 {
		at.Banner = p.shown.Waiting[0].Words
	}
	if openLog {
		at.Log = p.shown.Log
	}
	return at
}
