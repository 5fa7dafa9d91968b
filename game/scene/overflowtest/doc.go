// Package overflowtest looks at screens for texts that leave their place, in every language and at every size of screen and text,
// for tests: see package texttest.
package overflowtest
