package widget

// ActKind is what a person does to the widgets of a screen.
type ActKind uint8

// The kinds of act, with the fields of [Act] that each uses.
const (
	Move      ActKind = iota + 1 // X, Y, Touch: the pointer is there now; Held: pressed, which selects in a field
	Press                        // X, Y, Touch: it went down; Select: what is selected in the field in focus goes as far as there
	Release                      // X, Y, Touch: it came up
	Abandon                      // the press under way does not count
	Navigate                     // DX, DY: one step of the focus, or of the caret of the field in focus; Select: with it; Word: one word
	Ends                         // DX: the caret goes where the text begins, with -1, or ends, with 1; Select: with it
	Next                         // the focus goes to the next widget
	Previous                     // the focus goes to the one before
	Confirm                      // the widget in focus is pressed
	Write                        // Rune: into the field in focus, in the place of what is selected
	Erase                        // what is selected there, or the rune before the caret, after it where DX is 1; Word: the word
	SelectAll                    // that stands in the field in focus
	Copy                         // what is selected there: see [Group.Copied]
	Cut
)

// Act is one thing that a person does. Positions are in pixels.
type Act struct {
	Kind   ActKind
	X, Y   float64
	DX, DY int
	Rune   rune
	Touch  bool
	Held   bool
	Select bool
	Word   bool
}
