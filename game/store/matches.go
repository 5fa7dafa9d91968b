package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Shelf is a folder of matches that are not played at the moment.
type Shelf string

// The shelves there are.
const (
	Over    Shelf = "finished" // matches that are over
	Beside  Shelf = "running"  // matches that can be gone on with, while another one of their game is played
	Deleted Shelf = "deleted"  // matches that somebody has deleted, and may want back
)

// shelves are all shelves.
func shelves() []Shelf { return []Shelf{Beside, Over, Deleted} }

// ErrFull is why [Store.Shelve] fails: the place has no room for another match that is running.
var ErrFull = errors.New("there is no room for another match")

// Entry is the file of a match.
type Entry struct {
	Path     string    // its name; on a shelf SHELF/NAME
	Stamp    string    // another one if the file says something else
	Modified time.Time // when it was written last; zero where that is not known
}

// Shelf is the shelf on which the match lies, or "".
func (e *Entry) Shelf() Shelf {
	if shelf, _, on := strings.Cut(e.Path, "/"); on {
		return Shelf(shelf)
	}
	return ""
}

// Entries lists the files of matches: those of the names that are there, those that go by letter, and those on all shelves. What
// is no regular file is left out.
func (s *Store) Entries(names ...string) ([]Entry, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	paths := slices.Clone(names)
	letters, err := s.letters()
	if err != nil {
		return nil, err
	}
	paths = append(paths, letters...)
	for _, shelf := range shelves() {
		on, err := s.on(shelf)
		if err != nil {
			return nil, err
		}
		for _, name := range on {
			paths = append(paths, string(shelf)+"/"+name)
		}
	}
	var all []Entry
	for _, path := range paths {
		if stamp, modified, err := s.place.stat(path); err == nil {
			all = append(all, Entry{path, stamp, modified})
		}
	}
	return all, nil
}

// Letters returns the files of the matches by letter that are not on a shelf, in alphabetical order.
func (s *Store) Letters() ([]string, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.letters()
}

// letters is Letters while the disk works for nobody else.
func (s *Store) letters() ([]string, error) {
	names, err := s.place.list("")
	if err != nil {
		return nil, fmt.Errorf("listing the matches by letter: %w", err)
	}
	names = slices.DeleteFunc(names, func(name string) bool { file, ok := LetterOf(name); return !ok || file != name })
	slices.Sort(names)
	return names, nil
}

// On returns the names of the matches on a shelf, in alphabetical order.
func (s *Store) On(shelf Shelf) ([]string, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.on(shelf)
}

// on is On while the disk works for nobody else.
func (s *Store) on(shelf Shelf) ([]string, error) {
	names, err := s.place.list(string(shelf))
	if err != nil {
		return nil, fmt.Errorf("listing the %s matches: %w", shelf, err)
	}
	names = slices.DeleteFunc(names, func(name string) bool { return checkName(name) != nil || path.Ext(name) != matchEnding })
	slices.Sort(names)
	return names, nil
}

// matchEnding is how the names of matches end.
const matchEnding = ".txt"

// LoadMatch returns what the file of a match says, by its path.
func (s *Store) LoadMatch(path string) ([]byte, error) { return s.loadUpTo(path, mostBytes) }

// Shelve moves a match onto a shelf: rome.txt becomes SHELF/AS.txt, or SHELF/AS-2.txt if there is one already. Nothing there
// is ever written over. It returns the new path. Where room is short, deleted matches go for it and then finished ones, each
// time the first in the order of names. Those that are running never go: if they fill the place, the error is [ErrFull].
func (s *Store) Shelve(from string, to Shelf, as string) (string, error) {
	if err := errors.Join(checkPath(from), checkName(as+matchEnding)); err != nil {
		return "", err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	names, err := s.place.list(string(to))
	if err != nil {
		return "", fmt.Errorf("keeping %s: %w", as, err)
	}
	most := s.place.mostMatches()
	if to == Beside && most > 0 && len(names) >= most {
		return "", ErrFull
	}
	name := as + matchEnding
	for n := 2; slices.Contains(names, name); n++ {
		name = fmt.Sprintf("%s-%d%s", as, n, matchEnding)
	}
	moved := string(to) + "/" + name
	if err := s.moveMatch(from, moved); err != nil {
		return "", fmt.Errorf("keeping %s: %w", as, err)
	}
	if most > 0 {
		s.makeRoom(most, moved)
	}
	return moved, nil
}

// makeRoom takes away the matches that can be spared until there are no more than most. The one that has just come stays.
func (s *Store) makeRoom(most int, came string) {
	var spare []string
	many := 0
	for _, shelf := range []Shelf{Deleted, Over, Beside} {
		names, err := s.on(shelf)
		if err != nil {
			return
		}
		many += len(names)
		for _, name := range names {
			if path := string(shelf) + "/" + name; shelf != Beside && path != came {
				spare = append(spare, path)
			}
		}
	}
	for _, path := range spare[:min(max(many-most, 0), len(spare))] {
		s.removeMatch(path) // one too many does no harm
	}
}

// TakeUp moves a match from a shelf to the name under which it is played on. It fails with fs.ErrExist where a match lies
// there already.
func (s *Store) TakeUp(from, name string) error {
	if err := errors.Join(checkPath(from), checkName(name)); err != nil {
		return err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if lies, err := s.place.list(""); err != nil {
		return fmt.Errorf("taking up %s: %w", from, err)
	} else if slices.Contains(lies, name) {
		return fmt.Errorf("taking up %s: %w", from, fs.ErrExist)
	}
	if err := s.moveMatch(from, name); err != nil {
		return fmt.Errorf("taking up %s: %w", from, err)
	}
	return nil
}

// What is deleted has the day before its name, as in deleted/2026-11-24_rome.txt.
const (
	dayForm = time.DateOnly
	dayEnds = "_"
)

// DeleteMatch moves a match to those that are deleted, to be called so once it is brought back. It returns its new path.
func (s *Store) DeleteMatch(from, as string, today time.Time) (string, error) {
	return s.Shelve(from, Deleted, today.Format(dayForm)+dayEnds+as)
}

// BareName is what a match is called, without its shelf, its ending and the day on which it was deleted.
func BareName(from string) string {
	name := strings.TrimSuffix(path.Base(from), matchEnding)
	if strings.HasPrefix(from, string(Deleted)+"/") {
		if _, old, dated := strings.Cut(name, dayEnds); dated {
			return old
		}
	}
	return name
}

// BringBack moves a deleted match to the shelf on which it belongs, under its old name. It returns its new path.
func (s *Store) BringBack(from string, to Shelf) (string, error) {
	return s.Shelve(from, to, BareName(from))
}

// A match by letter has a file of its own as long as it goes on: letter-0123456789abcdef.txt, with a number that tells it from
// all others.
const letterForm = "letter-%016x" + matchEnding

// LetterFile is the file of the match by letter that has a number.
func LetterFile(number uint64) string { return fmt.Sprintf(letterForm, number) }

// LetterOf is the file of the match by letter that lies there, or that was deleted from there; ok if it is one.
func LetterOf(from string) (file string, ok bool) {
	name := BareName(from)
	begin := name[:min(len(name), len(LetterFile(0))-len(matchEnding))] // a deleted one may have -2 behind it
	number, err := strconv.ParseUint(begin[min(len("letter-"), len(begin)):], 16, 64)
	if file = LetterFile(number); err != nil || begin+matchEnding != file {
		return "", false
	}
	return file, true
}

// deletedFor is for how many days a deleted match can be brought back.
const deletedFor = 30

// ForgetDeleted takes away for good what was deleted long before today. Call it with the claim.
func (s *Store) ForgetDeleted(today time.Time) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	names, _ := s.on(Deleted)
	for _, name := range names {
		day, _, dated := strings.Cut(name, dayEnds)
		if when, err := time.Parse(dayForm, day); dated && err == nil && today.Sub(when) > (deletedFor+1)*24*time.Hour {
			s.removeMatch(string(Deleted) + "/" + name)
		}
	}
}

// LoadLong is [Store.Load] for a file that may be longer than others: so many bytes at most.
func (s *Store) LoadLong(name string, most int64) ([]byte, error) { return s.loadUpTo(name, most) }

// checkPath refuses what is neither a file's name nor one on a shelf.
func checkPath(path string) error {
	shelf, name, on := strings.Cut(path, "/")
	if on && !slices.Contains(shelves(), Shelf(shelf)) {
		return fmt.Errorf("%q: expected a shelf of matches", path)
	}
	if !on {
		name = path
	}
	return checkName(name)
}
