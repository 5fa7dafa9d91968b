//go:build !js

package assets

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// counting is how a language counts, by the rules of Unicode's CLDR.
type counting struct{ tongue language.Tag }

// countingIn returns how the language of a code counts.
func countingIn(code string) *counting { return &counting{language.Make(code)} }

// asOne and asFew report whether the number n, not negative, is counted as one or as few.
func (c *counting) asOne(n int) bool { return c.form(n) == plural.One }
func (c *counting) asFew(n int) bool { return c.form(n) == plural.Few }

func (c *counting) form(n int) plural.Form {
	return plural.Cardinal.MatchPlural(c.tongue, n, 0, 0, 0, 0)
}
