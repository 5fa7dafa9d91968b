package scene

import (
	"capital/assets"
	"capital/audio"
	"capital/game/scene/keys"
	"capital/input"
)

// keyGroup is the actions whose keys are shown together.
type keyGroup struct {
	key         string // of its name among the words of the house
	first, last string // of [input.Actions]
}

// keyGroups divides all actions that keys do.
func keyGroups() []keyGroup {
	return []keyGroup{
		{"keys.moving", "left", "previous"},
		{"keys.playing", "confirm", "redo"},
		{"keys.looking", "hint", "fit"},
		{"keys.program", "menu", "full-screen"},
	}
}

// keysPage is the page of the settings on which keys are changed.
func keysPage(app *App, back func() Scene) Scene {
	s := &settingsScreen{back: back, title: "settings.keys", asks: -1}
	for _, group := range keyGroups() {
		g, inside := settingGroup{key: group.key}, false
		for n, a := range input.Actions() {
			if inside = inside || a.Name == group.first; inside {
				g.rows = append(g.rows, keyRow(s, n, a.Name))
			}
			inside = inside && a.Name != group.last
		}
		s.groups = append(s.groups, g)
	}
	last := &s.groups[len(s.groups)-1]
	last.rows = append(last.rows, setting{
		key:   "keys.usual",
		value: func(words *assets.Strings, _ Settings) string { return words.Text("keys.usual.do") },
		press: func(app *App, s *settingsScreen) { setKeys(app, s, "") },
	})
	s.show(app, 0)
	return s
}

// keyRow is the row of an action, by its place and its name. Once it is pressed, the next key is the action's.
func keyRow(s *settingsScreen, action int, name string) setting {
	return setting{
		key: "keys." + name,
		value: func(words *assets.Strings, now Settings) string {
			if s.asks == action {
				return words.Text("keys.press")
			}
			return keys.Name(words, now.Keys.Chord(action))
		},
		press: func(app *App, s *settingsScreen) { askKey(app, s, action) },
	}
}

// askKey waits for the key of an action, or with -1 for none any more.
func askKey(app *App, s *settingsScreen, action int) {
	s.asks = action
	app.reader.Catch(action >= 0)
	s.label(app)
}

// takeKey gives the key that was pressed to the action that waits for one. Whatever else is done leaves things as they are.
func takeKey(app *App, s *settingsScreen, intents []input.Intent) {
	for _, in := range intents {
		switch in.Kind {
		case input.Caught:
			action := s.asks
			bound, other := app.Settings().Keys.With(action, in.Chord)
			askKey(app, s, -1)
			setKeys(app, s, bound)
			if other >= 0 {
				words, all := app.Strings, input.Actions()
				app.Say(words.Text("keys.swapped", keys.Name(words, in.Chord), words.Text("keys."+all[other].Name), keys.Name(words, bound.Chord(other))))
			}
			return
		case input.Cancel, input.Press, input.Menu, input.Confirm:
			askKey(app, s, -1)
			return
		}
	}
}

// setKeys changes what keys do.
func setKeys(app *App, s *settingsScreen, bound input.Bindings) {
	now := app.Settings()
	now.Keys = bound
	app.SetSettings(now)
	app.Play(audio.Knock)
	s.label(app)
}
