// Package store keeps files for the program: saved matches, settings, statistics. On a desktop they are files in the
// person's data folder; in a browser they are kept by the browser for the page.
//
// A disk that cannot be written to never stops the game: Save tells the error, and Complaint tells the first one once,
// so that it can be shown.
package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Store keeps named files. It may be used by several goroutines at once.
type Store struct {
	place place

	mutex     sync.Mutex
	complaint error // the first failure to write, until it was told
	told      bool
}

// place is where the files really are. A missing file is an error that is fs.ErrNotExist.
type place interface {
	write(name string, data []byte) error
	read(name string) ([]byte, error)
	remove(name string) error
	list() ([]string, error)
}

// Open opens the person's own store. It succeeds even where nothing can be written.
func Open() *Store { return &Store{place: home()} }

// Save keeps data, which must be UTF-8 text, under a name, in place of what was there. Either all of it is kept or what
// was there before still is.
func (s *Store) Save(name string, data []byte) error {
	return s.change(name, func() error { return s.place.write(name, data) })
}

// Load returns what was kept under a name. When there is nothing, the error is fs.ErrNotExist.
func (s *Store) Load(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	data, err := s.place.read(name)
	if err != nil {
		return nil, fmt.Errorf("reading %s: %w", name, err)
	}
	return data, nil
}

// Delete takes a file away. One that is not there is no error.
func (s *Store) Delete(name string) error {
	return s.change(name, func() error { return s.place.remove(name) })
}

// List returns the names of all files, in alphabetical order.
func (s *Store) List() ([]string, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	names, err := s.place.list()
	if err != nil {
		return nil, fmt.Errorf("listing the saved files: %w", err)
	}
	names = slices.DeleteFunc(names, func(name string) bool { return checkName(name) != nil })
	slices.Sort(names)
	return names, nil
}

// SaveValue keeps a value as JSON.
func (s *Store) SaveValue(name string, value any) error {
	data, err := json.MarshalIndent(value, "", "\t")
	if err != nil {
		return fmt.Errorf("saving %s: %w", name, err)
	}
	return s.Save(name, append(data, '\n'))
}

// LoadValue reads JSON that was kept under a name into the value pointed to. Fields that the file lacks stay as they are.
// On an error the value may have been changed in part.
func (s *Store) LoadValue(name string, value any) error {
	data, err := s.Load(name)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, value); err != nil {
		return fmt.Errorf("%s:%d: expected settings as JSON: %w", name, lineOf(data, err), err)
	}
	return nil
}

// lineOf tells the line, from 1, that a JSON error speaks of.
func lineOf(data []byte, err error) int {
	offset := 0
	if syntax := (*json.SyntaxError)(nil); errors.As(err, &syntax) {
		offset = int(syntax.Offset)
	}
	if mismatch := (*json.UnmarshalTypeError)(nil); errors.As(err, &mismatch) {
		offset = int(mismatch.Offset)
	}
	return 1 + strings.Count(string(data[:min(offset, len(data))]), "\n")
}

// Complaint returns the first failure to write, once; before and after that, nil.
func (s *Store) Complaint() error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.told || s.complaint == nil {
		return nil
	}
	s.told = true
	return s.complaint
}

// change does something to the file of a name and remembers the first failure.
func (s *Store) change(name string, do func() error) error {
	if err := checkName(name); err != nil {
		return err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	err := do()
	if err == nil {
		return nil
	}
	err = fmt.Errorf("saving %s: %w", name, err)
	if s.complaint == nil {
		s.complaint = err
	}
	return err
}

// checkName refuses names that could not be a file's on every platform.
func checkName(name string) error {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_."
	if name == "" || name[0] == '.' || len(name) > 100 || strings.Trim(name, letters) != "" {
		return fmt.Errorf("%q: expected a file name of up to 100 letters, digits, dots, hyphens and underscores", name)
	}
	return nil
}
