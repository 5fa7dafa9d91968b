package book

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/input"
	"capital/render/widget"
)

// Screen shows a rules book. It implements [scene.Scene].
type Screen struct {
	reading
	back func() scene.Scene
}

// New opens a book at a topic; one that it lacks, or "", opens it where it begins. back makes the scene to return to.
func New(app *scene.App, b *Book, topic string, back func() scene.Scene) *Screen {
	if !b.Has(topic) {
		topic = b.pages()[0].Topic
	}
	s := &Screen{reading: reading{app: app, book: b, topic: topic, link: -1, pointed: -1}, back: back}
	s.buttons = widget.NewGroup([]widget.Widget{
		buttonBack:  {Main: true},
		fieldSearch: {Kind: widget.Field, Limit: longest},
	}...)
	s.list.entries = chapters(b)
	return s
}

// Topic is the topic of the page that is open.
func (s *Screen) Topic() string { return s.topic }

// Group returns the buttons: a test of the whole program asks where they lie.
func (s *Screen) Group() *widget.Group { return s.buttons }

// MenuWay says that no menu lies over it: it leads back.
func (s *Screen) MenuWay() (scene.Way, widget.Rect) { return scene.WayNone, widget.Rect{} }

// Changed implements part of [scene.Scene].
func (s *Screen) Changed() bool {
	changed := s.changed
	s.changed = false
	return changed
}

// leave goes back to where the book was opened from.
func (s *Screen) leave() {
	s.sheet.forget()
	s.app.Show(s.back())
}

// Update implements [scene.Scene].
func (s *Screen) Update(app *scene.App, intents []input.Intent) error {
	s.resize()
	s.hear(app.GoesByEar())
	app.SetTextMode(s.types())
	_, changed := s.buttons.Update(nil, app.Elapsed())
	s.changed = s.changed || changed
	if s.letters != nil {
		s.letters.Update(nil, app.Elapsed())
	}
	for _, in := range intents {
		if s.take(in) {
			s.leave()
			break
		}
	}
	return nil
}

// hear says whether the person goes by ear now.
func (s *Screen) hear(byEar bool) {
	if byEar != s.byEar {
		s.byEar, s.changed = byEar, true
		s.endWriting()
		s.label()
	}
}

// types reports whether whatever is typed is searched.
func (s *Screen) types() bool { return !s.byEar || s.writing }

// take does what a person wants, and reports whether that is to leave the book.
func (s *Screen) take(in input.Intent) (leaves bool) {
	switch in.Kind {
	case input.Move, input.Press, input.Release, input.Abandon:
		return pointer{&s.reading}.point(in)
	case input.Turn:
		pointer{&s.reading}.wheel(in)
	case input.Text:
		s.write(in.Rune)
	case input.Erase:
		s.erase(in)
	case input.SelectAll:
		s.edit(in)
	case input.Ends, input.Copy, input.Cut:
		if s.buttons.Writing() {
			s.edit(in)
		}
	case input.Undo:
		s.backtrack()
	case input.Discard:
		keys{&s.reading}.write()
	case input.Navigate:
		if k := (keys{&s.reading}); !k.onLetters(in) && !k.inField(in) {
			k.navigate(in.DX, in.DY)
		}
	case input.Next:
		s.endWriting()
		keys{&s.reading}.nextLink(1)
	case input.Previous:
		s.endWriting()
		keys{&s.reading}.nextLink(-1)
	case input.Confirm:
		if !(keys{&s.reading}).onLetters(in) {
			keys{&s.reading}.confirm()
		}
	case input.Explain, input.Menu:
		return !in.Touch
	case input.Cancel:
		return keys{&s.reading}.cancel()
	}
	return false
}

// Draw implements [scene.Scene].
func (s *Screen) Draw(_ *scene.App, dst *ebiten.Image) { drawing{&s.reading}.draw(dst) }
