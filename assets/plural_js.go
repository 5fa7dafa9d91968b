package assets

import "syscall/js"

// counting is how a language counts, by the rules of Unicode's CLDR, which every browser has.
type counting struct{ rules js.Value }

// countingIn returns how the language of a code counts.
func countingIn(code string) *counting {
	return &counting{js.Global().Get("Intl").Get("PluralRules").New(code)}
}

// asOne and asFew report whether the number n, not negative, is counted as one or as few.
func (c *counting) asOne(n int) bool { return c.form(n) == "one" }
func (c *counting) asFew(n int) bool { return c.form(n) == "few" }

func (c *counting) form(n int) string { return c.rules.Call("select", n).String() }
