//go:build !windows

package store

import (
	"path/filepath"

	"github.com/google/renameio/v2"
)

// replaceFile writes a file in one step: whoever reads it sees the old content or the new, even after a crash. A link is
// replaced itself; what it leads to stays as it is. While it is written the file lies beside the old one, as a
// [Leftover] names it.
func replaceFile(path string, data []byte) error {
	return renameio.WriteFile(path, data, 0o644, renameio.WithTempDir(filepath.Dir(path)))
}
