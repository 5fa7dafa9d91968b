package input

import (
	"slices"
	"strings"
)

// Action is something that a key does, and that a person may give to another key.
type Action struct {
	Name   string // as settings keep it, and as words speak of its key: {hint}
	usual  Chord
	intent Intent
}

// Actions lists what keys do that can be changed, in the order in which people are shown it.
func Actions() []Action {
	return []Action{
		{"left", code("ArrowLeft"), Intent{Kind: Navigate, DX: -1}},
		{"right", code("ArrowRight"), Intent{Kind: Navigate, DX: 1}},
		{"up", code("ArrowUp"), Intent{Kind: Navigate, DY: -1}},
		{"down", code("ArrowDown"), Intent{Kind: Navigate, DY: 1}},
		{"next", code("Tab"), Intent{Kind: Next}},
		{"previous", shifted(code("Tab")), Intent{Kind: Previous}},
		{"confirm", code("Enter"), Intent{Kind: Confirm}},
		{"cancel", code("Escape"), Intent{Kind: Cancel}},
		{"turn", letter('r'), Intent{Kind: Turn, Number: 1}},
		{"turn-back", shifted(letter('r')), Intent{Kind: Turn, Number: -1}},
		{"discard", letter('d'), Intent{Kind: Discard}},
		{"undo", letter('u'), Intent{Kind: Undo}},
		{"redo", shifted(letter('u')), Intent{Kind: Redo}},
		{"hint", letter('h'), Intent{Kind: Hint}},
		{"rules", code("F1"), Intent{Kind: Explain}},
		{"log", letter('l'), Intent{Kind: Log}},
		{"outlook", letter('c'), Intent{Kind: Outlook}},
		{"zoom-in", letter('+'), Intent{Kind: Zoom, Scale: ZoomStep}},
		{"zoom-out", letter('-'), Intent{Kind: Zoom, Scale: 1 / ZoomStep}},
		{"fit", letter('0'), Intent{Kind: Fit}},
		{"menu", code("F10"), Intent{Kind: Menu}},
		{"tell-prompt", letter('p'), Intent{Kind: Tell, Number: 1}},
		{"tell-hand", letter('t'), Intent{Kind: Tell, Number: 2}},
		{"tell-state", letter('s'), Intent{Kind: Tell, Number: 3}},
		{"full-screen", code("F11"), Intent{Kind: FullScreen}},
	}
}

// always lists the keys that do what everyone expects of them, as long as they are given nothing else to do.
func always() map[Chord]Intent {
	return map[Chord]Intent{
		code("Enter"): {Kind: Confirm}, code("NumpadEnter"): {Kind: Confirm}, letter(' '): {Kind: Confirm},
		code("Escape"):    {Kind: Cancel},
		code("ArrowLeft"): {Kind: Navigate, DX: -1}, code("ArrowRight"): {Kind: Navigate, DX: 1},
		code("ArrowUp"): {Kind: Navigate, DY: -1}, code("ArrowDown"): {Kind: Navigate, DY: 1},
		code("Tab"): {Kind: Next}, shifted(code("Tab")): {Kind: Previous},
		code("Home"): {Kind: Fit}, code("End"): {Kind: Ends, DX: 1},
	}
}

// Bindings is which key does what, where a person has changed that: "hint=g undo=f2", in the order of [Actions]. The zero
// value is how keys are as long as nobody changes them. It is compared with ==, and made by [Bindings.With] and [Clean].
type Bindings string

// Clean is bindings as they may be kept by anyone: what is not understood, and a key that would do two things, is left out.
func Clean(kept Bindings) Bindings {
	chords := usual()
	for _, entry := range strings.Fields(string(kept)) {
		name, key, _ := strings.Cut(entry, "=")
		n := slices.IndexFunc(Actions(), func(a Action) bool { return a.Name == name })
		if chord, ok := ParseChord(key); ok && n >= 0 {
			chords[n] = chord
		}
	}
	for n, chord := range chords {
		if slices.Index(chords, chord) != n {
			return "" // what remained would be no one's wish
		}
	}
	return bindingsOf(chords)
}

// usual are the keys of all actions as long as nobody changes them.
func usual() []Chord {
	var chords []Chord
	for _, a := range Actions() {
		chords = append(chords, a.usual)
	}
	return chords
}

// Chords are the keys of all actions, in the order of [Actions].
func (b Bindings) Chords() []Chord {
	chords, actions := usual(), Actions()
	for _, entry := range strings.Fields(string(b)) {
		name, key, _ := strings.Cut(entry, "=")
		for n, a := range actions {
			if a.Name == name {
				chords[n], _ = ParseChord(key)
			}
		}
	}
	return chords
}

// bindingsOf writes down which keys are not the usual ones.
func bindingsOf(chords []Chord) Bindings {
	var changed []string
	for n, a := range Actions() {
		if chords[n] != a.usual {
			changed = append(changed, a.Name+"="+chords[n].String())
		}
	}
	return Bindings(strings.Join(changed, " "))
}

// Chord is the key of an action by its place among [Actions].
func (b Bindings) Chord(action int) Chord { return b.Chords()[action] }

// With gives a key to an action, by its place among [Actions]. Where another one had that key, the two change keys: other
// is its place, or -1.
func (b Bindings) With(action int, key Chord) (changed Bindings, other int) {
	chords := b.Chords()
	other = slices.Index(chords, key)
	if other == action {
		return b, -1
	}
	if other >= 0 {
		chords[other] = chords[action]
	}
	chords[action] = key
	return bindingsOf(chords), other
}

// intents is what each key does.
func (b Bindings) intents() map[Chord]Intent {
	does, actions := always(), Actions()
	for n, chord := range b.Chords() {
		does[chord] = actions[n].intent
	}
	return does
}
