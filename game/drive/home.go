package drive

import (
	"os"
	"testing"
)

// memory is a folder in memory, where the system has one.
const memory = "/dev/shm"

// Home is a new folder for what a program keeps, in memory where there is such: a guest's ticks come faster than a disk takes
// files in for good, and what a table shows waits for that, unseen by a test that reads them.
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
