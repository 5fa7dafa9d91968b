// Package input turns what a person does with mouse, fingers, keys and gamepad into one stream of intents.
//
// A Reader is polled once a tick. It knows nothing of what is on the screen: positions are real pixels, and what a
// press or a turn means there is for the scene to say.
package input

// Kind says what a person wants.
type Kind uint8

// The kinds of intent. Fields not named here are zero.
const (
	// None is the zero Kind; a Reader never tells it.
	None Kind = iota
	// Move: the pointer went to X, Y. Touch says that a finger did, Held that it is pressed.
	Move
	// Press: the left button or a finger went down at X, Y. In text mode Shift has it Select.
	Press
	// Release: it went up again at X, Y. Every Press is followed by one Release or one Abandon.
	Release
	// Abandon: the press under way does not count any more, because two fingers began to zoom. What is held goes back.
	Abandon
	// Turn: turn the held tile by Number quarter turns, +1 clockwise, -1 anticlockwise; X, Y is the pointer. From a
	// wheel, DY is the way it scrolled (+1 down, -1 up), so that a list under the pointer may scroll instead. Right says
	// that the right button did it, so that what can't be turned may be explained instead.
	Turn
	// Navigate: go one step in the direction DX, DY (each -1, 0 or 1, exactly one of them not 0; down is +1). In text mode
	// Shift has it Select, and Control go by a Word.
	Navigate
	// Next and Previous: go to the next or previous group of things that can be chosen.
	Next
	Previous
	// Confirm: do what is proposed.
	Confirm
	// Cancel: back out of what is proposed, or go back a screen.
	Cancel
	// Choose: take thing Number of a row, counted from 1.
	Choose
	// Discard: discard the chosen tile.
	Discard
	// Undo: take back the last action.
	Undo
	// Redo: bring back what was taken back last.
	Redo
	// Hint: ask for advice.
	Hint
	// Explain: tell the rules of what is at X, Y, where the pointer is, or of what keys are at. Touch says that a finger
	// rests there: its press goes on, so that who does not explain anything need not know.
	Explain
	// Log: show or hide the log.
	Log
	// Outlook: show or hide what may still come, and what is known of it.
	Outlook
	// Menu: open the menu.
	Menu
	// Zoom: make what lies at X, Y Scale times as large. Two fingers moved apart or together about X, Y, which has moved by
	// PanX, PanY since a tick ago; or it is one step, in or out, of a key, a stick or a wheel with Control.
	Zoom
	// Pan: move what is zoomed in on by one step, to see what lies in the direction DX, DY.
	Pan
	// Fit: show all of what is zoomed in on.
	Fit
	// Text: Rune was typed; only while the reader is in text mode.
	Text
	// Erase: take away the rune before the caret, or after it where DX is 1; with Control a Word. Only while the reader is in
	// text mode.
	Erase
	// Ends: go where the text begins, with DX -1, or ends, with 1; Shift has it Select. Beside text mode there is but the end, of
	// what is looked at.
	Ends
	// SelectAll: select all that stands in the field that is written in. Copy and Cut: keep what is selected there for the
	// next Paste, whose runes come as Text. Only while the reader is in text mode.
	SelectAll
	Copy
	Cut
	// Tell: say again, to somebody who does not see the screen, what is to be done (Number 1), what is in the hand (2) or how
	// all stand (3).
	Tell
	// FullScreen: go to full screen or back.
	FullScreen
	// Caught: the key Chord was pressed; only while the reader catches keys.
	Caught
	// Hold: the button of a gamepad that has told Confirm is still held down.
	Hold
)

// ZoomStep is the Scale of one step in; one out has its inverse.
const ZoomStep = 1.3

// Intent is one thing a person wants. Which fields mean something depends on Kind.
type Intent struct {
	Kind   Kind
	X, Y   float64 // pixels
	DX, DY int     // steps
	Number int     // quarter turns, or a place in a row
	Scale  float64 // ratio, for Zoom
	PanX   float64 // pixels, for Zoom
	PanY   float64
	Rune   rune
	Touch  bool // a finger did it
	Held   bool // Move comes while the button or the finger is down
	Select bool // Press, Navigate and Ends go on with what is selected in a field
	Word   bool // Navigate and Erase go as far as a word does
	Right  bool // the right button did it
	Chord  Chord
}
