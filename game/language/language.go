// Package language finds out which language a person reads, and brings its words: from within the program or, in a browser,
// from beside the page.
package language

import (
	"slices"
	"strings"

	"capital/assets"
)

// fallback is the language of those who read none of ours.
const fallback = "en"

// OfSystem is the code of the first language among those that the system wants of which there are words.
func OfSystem() string { return first(wanted()) }

// first is the code of the first language of which there are words among tags such as "pl-PL" or "pl_PL.UTF-8".
func first(tags []string) string {
	for _, tag := range tags {
		code := strings.ToLower(tag)
		if end := strings.IndexAny(code, "-_.@"); end >= 0 {
			code = code[:end]
		}
		if Known(code) {
			return code
		}
	}
	return fallback
}

// Known reports whether there are words in the language of a code.
func Known(code string) bool {
	return slices.ContainsFunc(assets.Languages(), func(l assets.Language) bool { return l.Code == code })
}

// Name is what a language is called by those who speak it.
func Name(code string) string {
	for _, l := range assets.Languages() {
		if l.Code == code {
			return l.Name
		}
	}
	return code
}
