//go:build unix

package scene

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestFilesThatNeverEndHoldNothingUp has pipes that nobody writes into and links to a
// device in the place of the match and the settings.
func TestFilesThatNeverEndHoldNothingUp(t *testing.T) {
	for name, put := range map[string]func(path string) error{
		"device": func(path string) error { return os.Symlink("/dev/zero", path) },
		"pipe":   func(path string) error { return syscall.Mkfifo(path, 0o644) },
		"folder": func(path string) error { return os.Mkdir(path, 0o755) },
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			for _, file := range []string{matchFile, settingsFile} {
				if err := put(filepath.Join(folder, file)); err != nil {
					t.Fatal(err)
				}
			}
			app := filesApp(t, folder)
			shown := newTitle(app)
			if len(shown.trouble) != 2 || strings.Count(strings.Join(shown.trouble, ""), "it is no regular file") != 2 {
				t.Errorf("it says %q", shown.trouble)
			}
			playOne(t, app)
			app.wishes.keep()
			if err := app.Store.Complaint(); err != nil {
				t.Error(err)
			}
			for _, file := range []string{matchFile, settingsFile} {
				if info, err := os.Lstat(filepath.Join(folder, file)); err != nil || !info.Mode().IsRegular() {
					t.Errorf("%s was not saved: %v", file, err)
				}
			}
		})
	}
}
