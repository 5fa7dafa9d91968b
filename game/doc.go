// Package game holds what happens: everything that is neither a rule nor a pixel. There is nothing in it but the rooms below
// it; its own tests keep their shape: which may use which, how large types, files and packages may grow, and that all words
// asked for are there.
package game
