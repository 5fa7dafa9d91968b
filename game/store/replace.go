//go:build !windows

package store

import "github.com/google/renameio/v2"

// replaceFile writes a file in one step: whoever reads it sees the old content or the new, even after a crash.
func replaceFile(path string, data []byte) error {
	return renameio.WriteFile(path, data, 0o644)
}
