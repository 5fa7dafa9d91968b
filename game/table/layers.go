package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/scene"
	"capital/game/scene/narration"
	"capital/input"
	"capital/render/widget"
)

// Sheet covers a whole table until the person is done with it: what may still come, a counting, the rounds that are over.
type Sheet interface {
	// Update lets seconds at the designed speed pass, with what the person did. It reports whether the sheet looks different now,
	// and whether the person is done with it.
	Update(intents []input.Intent, seconds float64) (changed, done bool)
	Draw(dst *ebiten.Image)
	Spoken() narration.Speech
	// Menu says where the button lies that opens the menu.
	Menu() (scene.Way, widget.Rect)
	// Topic is the page of the rules book about what is pointed at, "" where it has none.
	Topic() string
}

// Announcement is something for which a match waits: everyone shall see it.
type Announcement interface {
	// Sound is heard when it begins, if there is one.
	Sound() (sound audio.Sound, ok bool)
	// Update lets seconds at the designed speed pass since it began, with what the person did. It reports whether it looks
	// different now, and whether it is over.
	Update(intents []input.Intent, seconds float64) (changed, done bool)
	// Sheet is what covers the table meanwhile, or nil: then the table itself shows it.
	Sheet() Sheet
}

// layer is one thing that may lie over a table. The layers of a table are one list: what of them lies on top is what is drawn,
// is heard, takes what a person does, and is what the menu and the rules book are asked about.
type layer interface {
	// lies reports whether it lies there now.
	lies() bool
	// pauses reports whether the match waits for it.
	pauses() bool
	// take takes what the person did in a tick, and returns what is for those below.
	take(intents []input.Intent) (rest []input.Intent)
	// sheet is what covers the table, or nil where the layer is a part of its picture.
	sheet() Sheet
	// draw draws it over the table, where it is no sheet.
	draw(dst *ebiten.Image)
	// spoken is what is said of it, ok where the table is silent meanwhile.
	spoken() (said narration.Speech, ok bool)
}

// top is the uppermost layer that lies on the table, or nil.
func (c *Course[M, A, E, P]) top() layer {
	for _, l := range c.layers {
		if l.lies() {
			return l
		}
	}
	return nil
}

// paused reports whether the match waits for something that lies over the table.
func (c *Course[M, A, E, P]) paused() bool {
	l := c.top()
	return l != nil && l.pauses()
}

// Covered reports whether a sheet covers the table.
func (c *Course[M, A, E, P]) Covered() bool { return c.covering() != nil }

// covering is the sheet that covers the table, or nil.
func (c *Course[M, A, E, P]) covering() Sheet {
	if l := c.top(); l != nil {
		return l.sheet()
	}
	return nil
}

// opened is a sheet that the person has opened: it lies over all else.
type opened[M any, A comparable, E, P any] struct{ *Course[M, A, E, P] }

func (o opened[M, A, E, P]) lies() bool             { return o.Sheet != nil }
func (o opened[M, A, E, P]) pauses() bool           { return true }
func (o opened[M, A, E, P]) sheet() Sheet           { return o.Sheet }
func (o opened[M, A, E, P]) draw(dst *ebiten.Image) {}

func (o opened[M, A, E, P]) take(intents []input.Intent) []input.Intent {
	changed, done := o.Sheet.Update(intents, o.App.Fade())
	if done {
		o.Sheet = nil
	}
	o.Stale = o.Stale || changed || done
	return nil
}

func (o opened[M, A, E, P]) spoken() (narration.Speech, bool) { return o.Sheet.Spoken(), true }

// announced is what is announced first of all that the match waits for.
type announced[M any, A comparable, E, P any] struct{ *Course[M, A, E, P] }

func (a announced[M, A, E, P]) lies() bool             { return a.game.Shown().Announced() != nil }
func (a announced[M, A, E, P]) pauses() bool           { return true }
func (a announced[M, A, E, P]) sheet() Sheet           { return a.game.Shown().Announced().Sheet() }
func (a announced[M, A, E, P]) draw(dst *ebiten.Image) {}

func (a announced[M, A, E, P]) take(intents []input.Intent) []input.Intent {
	a.Stale = a.game.Shown().Announce(a.App, intents) || a.Stale
	return nil
}

func (a announced[M, A, E, P]) spoken() (said narration.Speech, ok bool) {
	if s := a.sheet(); s != nil {
		return s.Spoken(), true
	}
	return said, false
}

// questioned is the question whether a move is to be made all the same. The match goes on below.
type questioned[M any, A comparable, E, P any] struct{ *Course[M, A, E, P] }

func (q questioned[M, A, E, P]) lies() bool             { return q.Question.Asked() }
func (q questioned[M, A, E, P]) pauses() bool           { return false }
func (q questioned[M, A, E, P]) sheet() Sheet           { return nil }
func (q questioned[M, A, E, P]) draw(dst *ebiten.Image) { q.Question.Draw(dst) }

func (q questioned[M, A, E, P]) take(intents []input.Intent) []input.Intent {
	answer := q.Question.Update(intents)
	q.Stale = q.Stale || answer.Changed
	var none A
	switch {
	case answer.Do != none:
		q.carryOut(answer.Do)
	case answer.Done && q.game.Hand().Carries():
		q.game.Hand().PutBack()
	}
	return nil
}

func (q questioned[M, A, E, P]) spoken() (narration.Speech, bool) { return q.Question.Spoken(), true }
