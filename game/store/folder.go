package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// folder is a folder on a disk, made when the first file is written or it is claimed.
type folder struct {
	path     string
	pictures string // where pictures are kept
	lock     *flock.Flock
}

// lockFile is the file whose lock the program holds that has claimed the folder. The system lets go of it when the
// program ends.
const lockFile = ".lock"

func newFolder(path, pictures string) *folder {
	return &folder{path: path, pictures: pictures, lock: flock.New(filepath.Join(path, lockFile))}
}

// OpenFolder opens a store in a folder of one's own choice, with the pictures in a folder in it.
func OpenFolder(path string) *Store {
	return &Store{place: newFolder(path, filepath.Join(path, "pictures"))}
}

func (f *folder) write(name string, data []byte) error {
	if err := os.MkdirAll(f.path, 0o755); err != nil {
		return err
	}
	return replaceFile(filepath.Join(f.path, name), data)
}

func (f *folder) read(name string) ([]byte, error) {
	data, err := ReadFile(filepath.Join(f.path, name), mostBytes)
	return data, withoutPath(err)
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
	to = filepath.Join(f.path, filepath.FromSlash(to))
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.Rename(filepath.Join(f.path, from), to)
}

func (*folder) mostFinished() int { return 0 }

func (f *folder) remove(name string) error {
	err := os.Remove(filepath.Join(f.path, name))
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

func (f *folder) claim() bool {
	if err := os.MkdirAll(f.path, 0o755); err != nil {
		return true
	}
	if info, err := os.Lstat(f.lock.Path()); err == nil && !info.Mode().IsRegular() {
		return true // opening a pipe would wait for whoever writes into it
	}
	got, err := f.lock.TryLock()
	return got || err != nil
}

// old is how long ago something was last written to that nobody writes to any more.
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
		return written
	})
}

// Leftover reports whether a name is that of a file half written: a dot, the name it shall have, and digits.
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

// RemoveLeftovers takes those regular files out of a folder that a program has left half written: which they are, their
// names tell. Those written to within the last age stay.
func RemoveLeftovers(path string, age time.Duration, half func(name string) bool) {
	entries, err := os.ReadDir(path)
	if err != nil {
		return // where nothing can be read, there is nothing to be tidied
	}
	for _, entry := range entries {
		if !entry.Type().IsRegular() || !half(entry.Name()) {
			continue
		}
		if info, err := entry.Info(); err == nil && time.Since(info.ModTime()) >= age {
			_ = os.Remove(filepath.Join(path, entry.Name()))
		}
	}
}
