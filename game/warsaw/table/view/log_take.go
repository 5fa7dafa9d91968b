package view

import "capital/input"

// TakeLog gives what a person does to the log that is shown, and reports whether that is done with.
func (t *Table) TakeLog(l *Log, in input.Intent) bool {
	return l.Take(t.drawing(nil).logPanel(&t.Layout, &Side{Log: l}), in)
}
