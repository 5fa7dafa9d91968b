package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/gofrs/flock"
)

// folder is a folder on a disk. It is made when the first file is written or when it is claimed.
type folder struct {
	path    string
	kept    [kinds]string        // where what the person keeps goes
	settled func(*os.File) error // syncs a folder

	claiming sync.Mutex
	lock     *flock.Flock
}

// lockFile is a file. The program that has claimed the folder holds its lock, and the system lets go of that when the
// program ends.
const lockFile = ".lock"

func newFolder(path, pictures, matches string) *folder {
	return &folder{path: path, kept: [kinds]string{picture: pictures, match: matches}, settled: (*os.File).Sync, lock: flock.New(filepath.Join(path, lockFile))}
}

// OpenFolder opens a store in any folder. Pictures and matches that a person keeps go to folders in it.
func OpenFolder(path string) *Store {
	return &Store{place: newFolder(path, filepath.Join(path, "pictures"), filepath.Join(path, "matches"))}
}

func (f *folder) write(name string, data []byte) error {
	if err := os.MkdirAll(f.path, 0o755); err != nil {
		return err
	}
	return writeFile(filepath.Join(f.path, name), data, f.settled)
}

func (f *folder) read(path string, most int64) ([]byte, error) {
	data, err := ReadFile(filepath.Join(f.path, filepath.FromSlash(path)), most)
	return data, withoutPath(err)
}

// stat has a stamp of the size and the time: whoever writes a file changes that.
func (f *folder) stat(path string) (stamp string, modified time.Time, err error) {
	info, err := os.Stat(filepath.Join(f.path, filepath.FromSlash(path)))
	if err != nil {
		return "", modified, withoutPath(err)
	}
	if !info.Mode().IsRegular() {
		return "", modified, errors.New("it is no regular file")
	}
	modified = info.ModTime()
	return fmt.Sprintf("%d-%d", info.Size(), modified.UnixNano()), modified, nil
}

// withoutPath leaves the path out of an error of a file whose name is told anyway.
func withoutPath(err error) error {
	if unread := (*fileError)(nil); errors.As(err, &unread) {
		return errors.New("it " + unread.what)
	}
	if pathError := (*fs.PathError)(nil); errors.As(err, &pathError) {
		return pathError.Err
	}
	return err
}

func (f *folder) rename(from, to string) error {
	from, to = filepath.Join(f.path, filepath.FromSlash(from)), filepath.Join(f.path, filepath.FromSlash(to))
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	if err := os.Rename(from, to); err != nil {
		return err
	}
	return errors.Join(settle(filepath.Dir(to), f.settled), settle(filepath.Dir(from), f.settled))
}

func (*folder) mostMatches() int { return 0 }

func (*folder) mostCourses() int { return 0 }

func (f *folder) remove(path string) error {
	err := os.Remove(filepath.Join(f.path, filepath.FromSlash(path)))
	if os.IsNotExist(err) {
		return nil
	}
	return err
}

func (f *folder) list(folder string) ([]string, error) {
	entries, err := os.ReadDir(filepath.Join(f.path, folder))
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names, nil
}

func (f *folder) claim() (has, anew bool) {
	f.claiming.Lock()
	defer f.claiming.Unlock()
	if f.lock.Locked() {
		if f.locksThis() {
			return true, false
		}
		_ = f.lock.Close() // nobody finds the file that was locked
		anew = true
	}
	if err := os.MkdirAll(f.path, 0o755); err != nil {
		return true, anew
	}
	if info, err := os.Lstat(f.lock.Path()); err == nil && !info.Mode().IsRegular() {
		return true, anew // opening a pipe would wait for whoever writes into it
	}
	got, err := f.lock.TryLock()
	return got || err != nil, anew
}

// locksThis reports whether the file whose lock is held is the one that others find: the folder may have been removed, and
// made anew.
func (f *folder) locksThis() bool {
	held, err := f.lock.Stat()
	if err != nil {
		return false
	}
	found, err := os.Lstat(f.lock.Path())
	return err == nil && os.SameFile(held, found)
}

// old is the age from which on a half-written file is taken to be left over: nobody writes to it any more.
const old = time.Hour

func (f *folder) tidy(mine string, others ...string) {
	RemoveLeftovers(f.path, 0, func(name string) bool { return Leftover(name, mine) })
	RemoveLeftovers(f.path, old, func(name string) bool {
		for _, other := range others {
			if Leftover(name, other) {
				return true
			}
		}
		written, _ := filepath.Match(".writing-*", name) // what earlier versions left on Windows
		return written || leftoverCourse(name) || leftoverLetter(name)
	})
	for _, shelf := range shelves() {
		RemoveLeftovers(filepath.Join(f.path, string(shelf)), old, leftoverCourse)
	}
}

// leftoverCourse reports whether a name is that of a half-written course.
func leftoverCourse(name string) bool {
	half := strings.LastIndex(name, courseEnding)
	return half > 0 && Leftover(name, name[1:half]+courseEnding)
}

// leftoverLetter reports whether a name is that of a half-written match by letter.
func leftoverLetter(name string) bool {
	half := strings.LastIndex(name, matchEnding)
	if half <= 0 {
		return false
	}
	whole := name[1:half] + matchEnding
	_, letter := LetterOf(whole)
	return letter && Leftover(name, whole)
}

// Leftover reports whether a name is that of a half-written file: a dot, the name of the whole file, and digits.
func Leftover(name, of string) bool {
	if len(name) <= len(of)+1 || name[:len(of)+1] != "."+of {
		return false
	}
	for _, r := range name[len(of)+1:] {
		if r < '0' || r > '9' {
			return false
		}
	}
	return true
}

// RemoveLeftovers takes half-written regular files out of a folder. half tells by a name which they are. A file that was
// written to within the last age stays. A file that is dated further ahead than that was not written now, and goes.
func RemoveLeftovers(path string, age time.Duration, half func(name string) bool) {
	entries, err := os.ReadDir(path)
	if err != nil {
		return // where nothing can be read, there is nothing to be tidied
	}
	for _, entry := range entries {
		if !entry.Type().IsRegular() || !half(entry.Name()) {
			continue
		}
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()).Abs() >= age {
			_ = os.Remove(filepath.Join(path, entry.Name()))
		}
	}
}
