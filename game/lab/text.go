package lab

import (
	"errors"
	"fmt"
	"io"

	"capital/game/store"
	"capital/game/terminal"
	"capital/rules/record"
)

// MaxFile is how many bytes of a file are read at most. No file that belongs here is nearly as long.
const MaxFile = 1 << 20

// ReadText reads a whole file, or in if its name is "-".
func ReadText(name string, in io.Reader) (string, error) {
	if name != "-" {
		text, err := store.ReadFile(name, MaxFile)
		return string(text), err
	}
	text, err := io.ReadAll(io.LimitReader(in, MaxFile+1))
	if err == nil && len(text) > MaxFile {
		err = fmt.Errorf("standard input is longer than %d bytes", MaxFile)
	}
	return string(text), err
}

// AtLine says in one line why a file is refused: its name, the line if the error knows it, and the error.
func AtLine(name string, err error) string {
	var line *record.LineError
	if errors.As(err, &line) {
		return fmt.Sprintf("%s:%d: %s", name, line.Line, terminal.Cited(line.What))
	}
	return fmt.Sprintf("%s: %s", name, terminal.Cited(err.Error()))
}
