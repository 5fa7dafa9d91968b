// Package about is the screen that tells what the program is: its version, what is inside, and under which licences, each in
// its own words. It is a book like those of the rules: see [capital/game/scene/book].
package about

import (
	"context"

	"capital/game/about"
	"capital/game/background"
	"capital/game/language"
	"capital/game/scene"
	"capital/game/scene/book"
	"capital/input"
)

// screen is the book. The licences, which in a browser are fetched, come into it once they are there.
type screen struct {
	*book.Screen
	back   func() scene.Scene
	coming background.Question[string]
}

// Open opens the screen; back makes the scene to return to.
func Open(app *scene.App, back func() scene.Scene) scene.Scene {
	return open(app, back, language.Licences)
}

func open(app *scene.App, back func() scene.Scene, licences func(context.Context) (string, error)) *screen {
	s := &screen{back: back}
	s.fill(app, "", nil)
	s.coming.Ask(licences)
	return s
}

// fill makes the book of the parts of the program, open at a topic.
func (s *screen) fill(app *scene.App, topic string, parts []part) {
	c := contents{words: app.Strings, build: about.Here(), parts: parts}
	s.Screen = book.New(app, c.book(), topic, s.back)
}

// Update implements [scene.Scene].
func (s *screen) Update(app *scene.App, intents []input.Intent) error {
	if text, err, ok := s.coming.Take(); ok {
		if err != nil {
			app.Say(app.Strings.Text("about.failed", err.Error()))
		}
		s.fill(app, s.Topic(), partsOf(text))
	}
	return s.Screen.Update(app, intents)
}
