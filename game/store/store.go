// Package store keeps files for the program: saved matches, settings, pictures. On a desktop they lie in the person's data
// folder. In a browser the browser keeps them for the page.
//
// A disk that can't be written to never stops the game. [Store.Save] returns the error. [Store.Complaint] returns the first
// one, once, so that it can be shown. After [Store.Remind] it does so again.
package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Store keeps named files. It may be used by several goroutines at once.
type Store struct {
	place place
	mutex sync.Mutex // held while the disk works

	telling   sync.Mutex // never held for long: a frame asks for the complaint
	complaint error      // the first failure to write since something was written
	told      bool
}

// mostBytes is how long a file may be to be read by [Store.Load]. No match or settings are nearly as long.
const mostBytes = 1 << 20

// place is where the files really are. A missing file is an error that is fs.ErrNotExist.
type place interface {
	write(name string, data []byte) error
	// read refuses what is longer than so many bytes, and whatever would never end.
	read(path string, most int64) ([]byte, error)
	// stat tells a file's stamp and when it was written: see [Entry]. It refuses what is no regular file.
	stat(path string) (stamp string, modified time.Time, err error)
	rename(from, to string) error
	remove(name string) error
	// list names all there is, or all in a folder there, also what can't be read.
	list(folder string) ([]string, error)
	// mostMatches is how many matches it has room for on all shelves; 0 is without bound.
	mostMatches() int
	// mostCourses is for how many courses of them it has room; 0 is without bound.
	mostCourses() int
	// claim reports whether this program has the place, and whether it had it before, lost it, and has claimed it anew.
	claim() (has, anew bool)
	tidy(mine string, others ...string)
	keep(what kind, name string, data []byte) (Kept, error)
}

// Open opens the person's own store. It succeeds even where nothing can be written.
func Open() *Store { return &Store{place: home()} }

// Save keeps data under a name, in place of what was there. The data must be UTF-8 text. Either all of it is kept, or what
// was there before still is.
func (s *Store) Save(name string, data []byte) error {
	return s.change(name, func() error { return s.place.write(name, data) })
}

// Load returns what was kept under a name. If there is nothing, the error is fs.ErrNotExist.
func (s *Store) Load(name string) ([]byte, error) { return s.loadUpTo(name, mostBytes) }

// loadUpTo is Load of a path for a file of so many bytes at most.
func (s *Store) loadUpTo(path string, most int64) ([]byte, error) {
	if err := checkPath(path); err != nil {
		return nil, err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	data, err := s.place.read(path, most)
	if err != nil {
		return nil, fmt.Errorf("reading %s: %w", path, err)
	}
	return data, nil
}

// Delete takes a file away. It is no error if the file is not there.
func (s *Store) Delete(name string) error {
	return s.change(name, func() error { return s.place.remove(name) })
}

// mostKept is how many files of a name are kept aside.
const mostKept = 5

// SetAside moves a file out of the way of the next one, if it is of no use here but may be of use to somebody: match.txt
// becomes match.kept-1.txt, the next one match.kept-2.txt, and so on. It returns the new name. A few such files are kept;
// then the oldest goes.
func (s *Store) SetAside(name string) (kept string, err error) {
	return s.setAside(name, "kept", mostKept)
}

// SetAsideForGood is [Store.SetAside] for a file that a later version of the program has written: match.txt becomes
// match.newer-1.txt. Such files never go.
func (s *Store) SetAsideForGood(name string) (kept string, err error) {
	return s.setAside(name, "newer", math.MaxInt32)
}

// setAside gives a file a name with a mark in it. Of such files it keeps the newest, as many as most says.
func (s *Store) setAside(name, mark string, most int) (kept string, err error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.moveAside(name, mark, most)
}

// moveAside is setAside while the disk works for nobody else.
func (s *Store) moveAside(name, mark string, most int) (kept string, err error) {
	names, err := s.place.list("")
	if err != nil {
		return "", fmt.Errorf("setting %s aside: %w", name, err)
	}
	last := 0
	for _, other := range names {
		last = max(last, keptNumber(name, mark, other))
	}
	kept = keptName(name, mark, last+1)
	if err := s.place.rename(name, kept); err != nil {
		return "", fmt.Errorf("setting %s aside: %w", name, err)
	}
	for _, other := range names {
		if number := keptNumber(name, mark, other); number > 0 && number <= last+1-most {
			_ = s.place.remove(other) // one too many does no harm
		}
	}
	return kept, nil
}

// Finish moves the record of a finished match onto the shelf of those: see [Store.Shelve].
func (s *Store) Finish(name, as string) error {
	_, err := s.Shelve(name, Over, as)
	return err
}

// Finished returns the names of the matches that are over, in alphabetical order: see [Store.Finish].
func (s *Store) Finished() ([]string, error) { return s.On(Over) }

// LoadFinished returns a match that is over, by its name among those.
func (s *Store) LoadFinished(name string) ([]byte, error) {
	return s.LoadMatch(string(Over) + "/" + name)
}

// keptName is the name under which a file is kept aside as the number-th with the mark.
func keptName(name, mark string, number int) string {
	ending := path.Ext(name)
	return fmt.Sprintf("%s.%s-%d%s", strings.TrimSuffix(name, ending), mark, number, ending)
}

// keptNumber is the number of another file that was kept aside under the name, or 0.
func keptNumber(name, mark, other string) int {
	ending := path.Ext(name)
	digits := strings.TrimSuffix(strings.TrimPrefix(other, strings.TrimSuffix(name, ending)+"."+mark+"-"), ending)
	number, err := strconv.ParseUint(digits, 10, 31)
	if err != nil || keptName(name, mark, int(number)) != other {
		return 0
	}
	return int(number)
}

// Claim takes the store for this program, and reports whether it has it. Of several programs that run at once, the one with
// the claim keeps its match there. The claim ends with the program, however it ends. Where nothing can be locked, every
// program has the claim, because none can know of another. The first call in a browser waits for the browser's answer: it
// must not come from a frame.
func (s *Store) Claim() bool {
	has, _ := s.place.claim()
	return has
}

// ErrElsewhere is why [Store.SaveClaimed] fails: another program has the claim now.
var ErrElsewhere = errors.New("another program keeps its files here")

// SaveClaimed is [Store.Save] for a file that needs the claim. The claim may be lost: if the folder was removed, another
// program that begins in a new one can take it. If no other program has it, it is claimed anew, and a file of that name
// that lies there by now is set aside.
func (s *Store) SaveClaimed(name string, data []byte) error {
	return s.change(name, func() error {
		has, anew := s.place.claim()
		if !has {
			return ErrElsewhere
		}
		if anew {
			if _, err := s.moveAside(name, "kept", mostKept); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
		}
		return s.place.write(name, data)
	})
}

// Tidy takes away the half-written files of programs that were killed. Call it with the claim. The file mine needs the
// claim, so its leftovers go at once. Any program may be writing the others now, so their leftovers go when they are old.
func (s *Store) Tidy(mine string, others ...string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.place.tidy(mine, others...)
	s.forgetLostCourses()
}

// List returns the names of all files, in alphabetical order.
func (s *Store) List() ([]string, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	names, err := s.place.list("")
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
// After an error a part of the value may have changed.
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

// Complaint returns a failure to write, once: the first one since a write has succeeded. Before and after that it returns
// nil.
func (s *Store) Complaint() error {
	s.telling.Lock()
	defer s.telling.Unlock()
	if s.told || s.complaint == nil {
		return nil
	}
	s.told = true
	return s.complaint
}

// Remind has [Store.Complaint] tell once more that nothing can be written. If the last write failed, it tells at once; if
// not, when the next one fails.
func (s *Store) Remind() {
	s.telling.Lock()
	defer s.telling.Unlock()
	s.told = false
}

// change does something to the file of a name and remembers whether that failed.
func (s *Store) change(name string, do func() error) error {
	if err := checkName(name); err != nil {
		return err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	err := do()
	if err != nil {
		err = fmt.Errorf("saving %s: %w", name, err)
	}
	s.telling.Lock()
	defer s.telling.Unlock()
	if err == nil || s.complaint == nil {
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
