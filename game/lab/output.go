package lab

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"capital/game/store"
)

// Output is the name of a file that a long command writes at its end. The file is written whole or not at all.
type Output string

// Check returns why the file can't be written, so that this is known before the long work. It leaves no trace of the
// attempt, and takes away the trace of one that was killed.
func (o Output) Check() error {
	if info, err := os.Stat(string(o)); err == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%s is no regular file", o)
	}
	folder, name := filepath.Split(string(o))
	store.RemoveLeftovers(filepath.Clean(folder), old, func(found string) bool { return store.Leftover(found, name) })
	attempt, err := os.CreateTemp(filepath.Clean(folder), "."+name+"*")
	if failed := (*fs.PathError)(nil); errors.As(err, &failed) { // it names the attempt
		return fmt.Errorf("%s: %w", o, failed.Err)
	}
	if err != nil {
		return err
	}
	attempt.Close()
	return os.Remove(attempt.Name())
}

// Write writes the file.
func (o Output) Write(data []byte) error { return store.WriteFile(string(o), data) }
