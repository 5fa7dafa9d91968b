package scene

import (
	"capital/assets"
	"capital/game/scene/localisation"
)

// words are all words on the screen.
type words struct{ all localisation.Words }

// Words returns the words of a table: "house", or the name of a game's. They change whenever [App.Wording] does. If you
// keep a text that they gave, make it anew then. The error says why there are none.
func (w *words) Words(table string) (*assets.Strings, error) { return w.all.Words(table) }

// Language is the code of the language that the words are in.
func (w *words) Language() string { return w.all.Language() }

// Wording names the language, and the keys or buttons that the words speak of. When it changes, so do all words.
func (w *words) Wording() string { return w.all.Wording() }

// Sign is the sign of the gamepad's button for an action: see [input.Actions]. It is empty unless a gamepad was used last.
func (w *words) Sign(action string) string { return w.all.Sign(action) }
