package store

import (
	"os"
	"path/filepath"
)

// replaceFile writes a file beside the old one and puts it in its place: nothing on Windows comes nearer to one step. Until
// then it has the name of a [Leftover].
func replaceFile(path string, data []byte) error {
	temporary, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"*")
	if err != nil {
		return err
	}
	defer os.Remove(temporary.Name()) // fails when all went well
	if _, err := temporary.Write(data); err != nil {
		temporary.Close()
		return err
	}
	if err := temporary.Sync(); err != nil {
		temporary.Close()
		return err
	}
	if err := temporary.Close(); err != nil {
		return err
	}
	return os.Rename(temporary.Name(), path)
}

// settle does nothing: Windows keeps the names of files by itself, and syncs no folders.
func settle(string, func(*os.File) error) error { return nil }
