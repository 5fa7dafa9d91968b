//go:build !js

package store

import (
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
)

// folder is a folder on a disk, made when the first file is written.
type folder struct{ path string }

// home is the game's folder among the person's data.
func home() place { return folder{filepath.Join(xdg.DataHome, "capital")} }

// OpenFolder opens a store in a folder of one's own choice.
func OpenFolder(path string) *Store { return &Store{place: folder{path}} }

func (f folder) write(name string, data []byte) error {
	if err := os.MkdirAll(f.path, 0o755); err != nil {
		return err
	}
	return replaceFile(filepath.Join(f.path, name), data)
}

func (f folder) read(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(f.path, name))
}

func (f folder) remove(name string) error {
	err := os.Remove(filepath.Join(f.path, name))
	if os.IsNotExist(err) {
		return nil
	}
	return err
}

func (f folder) list() ([]string, error) {
	entries, err := os.ReadDir(f.path)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var names []string
	for _, entry := range entries {
		if entry.Type().IsRegular() {
			names = append(names, entry.Name())
		}
	}
	return names, nil
}
