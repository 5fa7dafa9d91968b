//go:build !js

package language

import (
	"context"

	"github.com/jeandeaual/go-locale"

	"capital/assets"
)

// wanted lists the tags of the languages that the system wants, the dearest first; none where it does not tell.
func wanted() []string {
	tags, err := locale.GetLocales()
	if err != nil {
		return nil
	}
	return tags
}

// Tell does nothing: there is no page to be told which language is spoken.
func Tell(string) {}

// Here reports whether the words of a language are within the program, so that [Load] need not wait for them.
func Here(string) bool { return true }

// Licences returns the licences of all that the program is made of: see [assets.Licences].
func Licences(context.Context) (string, error) { return assets.Licences(), nil }

// Load brings a table of words in a language.
func Load(_ context.Context, code, table string) (*assets.Strings, error) {
	return assets.LoadStrings(code, table)
}
