package scene

import (
	"capital/assets"
	"capital/game/scene/localisation"
)

// words are all words on the screen.
type words struct{ all localisation.Words }

// Words returns the words of a table, "house" or the name of a game's. They change with what [App.Wording] tells: who keeps
// what they said makes it anew then. The error says why there are none.
func (w *words) Words(table string) (*assets.Strings, error) { return w.all.Words(table) }

// Language is the code of the language that the words are in.
func (w *words) Language() string { return w.all.Language() }

// Wording is what the words follow from, beside their keys: the language, and the keys or buttons of which they speak.
func (w *words) Wording() string { return w.all.Wording() }

// Sign is the sign of the button of a gamepad that does what an action of that name does: see [input.Actions]. It is empty
// unless a gamepad was used last.
func (w *words) Sign(action string) string { return w.all.Sign(action) }
