// Package game holds what happens: everything that is neither a rule nor a pixel. There is nothing in it but the rooms below
// it; its own tests check which room may use which, that the files of a screen run in no circle, and that all words asked for
// are there.
package game
