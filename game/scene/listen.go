package scene

import (
	"capital/assets"
	"capital/game/scene/narration"
	"capital/render/text"
	"capital/render/widget"
)

// Speaker is a screen that says what it shows to somebody who does not see it. It is asked when it looks different.
type Speaker interface {
	Spoken(app *App) narration.Speech
}

// listen tells what is new on the screen after a tick, and what was asked for.
func listen(a *App) {
	h, s := &a.hearing, &a.stage
	if h.tell == nil {
		return
	}
	h.stale = h.stale || s.redraw || s.stale
	if h.since += a.elapsed; s.next != nil || h.asked == 0 && (!h.stale || h.since < tellEvery) {
		return
	}
	told := h.said
	if speaker, ok := s.seen().(Speaker); ok {
		told = h.teller.Hear(told, speaker, speaker.Spoken(a))
	}
	if h.asked != 0 {
		before := len(told)
		if told = h.teller.Again(told, h.asked); len(told) == before {
			told = append(told, narration.Told{Words: a.Strings.Text("narration.nothing")})
		}
	}
	for _, one := range told {
		one.Words = text.Plain(one.Words)
		h.tell(one)
		a.around.speech += spokenIn(one.Words)
	}
	h.said, h.asked, h.stale, h.since = told[:0], 0, false, 0
}

// seen is what keys reach: the menu, where it lies over the scene.
func (s *stage) seen() Scene {
	if s.over != nil {
		return s.over
	}
	return s.scene
}

// SpokenWidgets says which widget of a group the keys are at: what it is called, its value and its tip. name says what a
// widget is called; it may be nil if that is written on all of them.
func SpokenWidgets(words *assets.Strings, g *widget.Group, name func(index int) string) (focus string) {
	at := g.Focused()
	if at < 0 || at >= len(g.Widgets) {
		return words.Text("narration.nowhere")
	}
	w, called := &g.Widgets[at], ""
	if name != nil {
		called = name(at)
	}
	if called == "" {
		called = w.Label
	}
	if called == "" { // it is still to be written on
		return ""
	}
	switch w.Kind {
	case widget.Cycler:
		return narration.Sentence(words.Text("narration.cycler", called, w.Value), w.Tip)
	case widget.Field:
		value := w.Value
		if value == "" {
			value = w.Hint
		}
		return narration.Sentence(words.Text("narration.field", called, value), w.Tip)
	}
	return narration.Sentence(words.Text("narration.button", called), w.Tip)
}
