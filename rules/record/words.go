package record

// Words takes an action's words one by one, for a game's Parse. A word that is missing, or can't be read, makes it fail.
type Words struct {
	left   []string
	failed bool
}

// NewWords begins with all the words.
func NewWords(words []string) *Words { return &Words{left: words} }

// Next takes the next word.
func (w *Words) Next() string {
	if len(w.left) == 0 {
		w.failed = true
		return ""
	}
	word := w.left[0]
	w.left = w.left[1:]
	return word
}

// Left are the words that have not been taken.
func (w *Words) Left() []string { return w.left }

// Fail says that something can't be read.
func (w *Words) Fail() { w.failed = true }

// OK reports whether all that was taken could be read.
func (w *Words) OK() bool { return !w.failed }

// Take takes the next word as what find finds.
func Take[T any](w *Words, find func(word string) (T, bool)) T {
	found, ok := find(w.Next())
	if !ok {
		w.Fail()
	}
	return found
}
