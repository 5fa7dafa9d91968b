//go:build !windows

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/google/renameio/v2"
)

// replaceFile writes a file in one step: a reader sees the old content or the new, even after a crash. A link is replaced
// itself, and the file that it leads to stays as it is. While it is being written the file lies beside the old one, under
// the name of a [Leftover].
func replaceFile(path string, data []byte) error {
	return renameio.WriteFile(path, data, 0o644, renameio.WithTempDir(filepath.Dir(path)))
}

// settle has the disk keep the list of files in a folder. Without that a new file is lost when the power is cut, though all
// of its content is on the disk. Where a folder can't be synced, it is left to the system.
func settle(path string, sync func(*os.File) error) error {
	folder, err := os.Open(path)
	if err != nil {
		return unlessRefused(err)
	}
	defer folder.Close()
	return unlessRefused(sync(folder))
}

// unlessRefused is an error, but for those of systems on which no folder is synced.
func unlessRefused(err error) error {
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.EINVAL) {
		return nil
	}
	return err
}
