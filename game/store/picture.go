package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Kept is where a picture or the record of a match was kept for the person.
type Kept struct {
	Name   string // of the file
	Folder string // "" for what a browser has downloaded
}

// kind is what is kept for the person.
type kind int

const (
	picture kind = iota
	match
	kinds = 2
)

// ending is that of the names of such files.
func (k kind) ending() string { return [kinds]string{".png", ".capital"}[k] }

// KeepPicture keeps a picture, a PNG, where the person looks for pictures. It never takes the place of another file: if
// there is one of that name, "-2" is added, or the next number that is free. Signs that some platform refuses in the name
// of a file are left out.
func (s *Store) KeepPicture(name string, png []byte) (Kept, error) {
	return s.keep(picture, name, png)
}

// KeepMatch keeps the record of a match, as [Store.KeepPicture] keeps pictures, where the person looks for documents.
func (s *Store) KeepMatch(name, text string) (Kept, error) { return s.keep(match, name, []byte(text)) }

func (s *Store) keep(what kind, name string, data []byte) (Kept, error) {
	name = plainName(name)
	s.mutex.Lock()
	defer s.mutex.Unlock()
	kept, err := s.place.keep(what, name, data)
	if err != nil {
		return Kept{}, fmt.Errorf("keeping %s: %w", name, err)
	}
	return kept, nil
}

// mostName is how many letters such a name has at most, its ending left out.
const mostName = 60

// plainName is a name without what some platform refuses in the name of a file.
func plainName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || strings.ContainsRune(`/\:*?"<>|`, r) {
			return -1
		}
		return r
	}, name)
	if runes := []rune(name); len(runes) > mostName {
		name = string(runes[:mostName])
	}
	if name = strings.Trim(name, " ."); name == "" {
		return "poster"
	}
	return name
}

func (f *folder) keep(what kind, name string, data []byte) (Kept, error) {
	folder := f.kept[what]
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return Kept{}, err
	}
	free := name + what.ending()
	for n := 2; ; n++ {
		err := writeNew(filepath.Join(folder, free), data)
		if err == nil {
			return Kept{Name: free, Folder: folder}, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			return Kept{}, err
		}
		free = name + "-" + strconv.Itoa(n) + what.ending()
	}
}

// writeNew writes a file that is not there yet. Where that fails half way, nothing of it stays.
func writeNew(path string, data []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	if err := errors.Join(err, file.Close()); err != nil {
		_ = os.Remove(path)
		return err
	}
	return nil
}
