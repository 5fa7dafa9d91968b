package drive

import (
	"os"
	"testing"
)

// memory is a folder in memory, where the system has one.
const memory = "/dev/shm"

// Home is a new folder for a program's files. It lies in memory if there is such a folder, because a guest's ticks come
// faster than a disk stores files for good. A table waits for the disk, and a test that reads its pictures would not see
// that.
func Home(t testing.TB) string {
	t.Helper()
	home, err := os.MkdirTemp(memory, "capital-")
	if err != nil {
		return t.TempDir()
	}
	t.Cleanup(func() {
		if err := os.RemoveAll(home); err != nil {
			t.Error(err)
		}
	})
	return home
}
