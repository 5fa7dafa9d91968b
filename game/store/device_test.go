//go:build unix

package store

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestWhatNeverEndsIsNotRead has pipes that nobody writes into and links to a device
// in the place of files: reading them would wait forever, or fill all memory.
func TestWhatNeverEndsIsNotRead(t *testing.T) {
	path := t.TempDir()
	s := OpenFolder(path)
	zero, pipe := filepath.Join(path, "zero.txt"), filepath.Join(path, "pipe.txt")
	if err := os.Symlink("/dev/zero", zero); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"zero.txt", "pipe.txt"} {
		if _, err := s.Load(name); err == nil || !strings.HasSuffix(err.Error(), "it is no regular file") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if kept, err := s.SetAside("pipe.txt"); err != nil || kept != "pipe.kept-1.txt" {
		t.Error(kept, err)
	}

	// Written is over the link, not through it.
	if err := s.Save("zero.txt", []byte("one")); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Lstat(zero); err != nil || !info.Mode().IsRegular() {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if data, err := s.Load("zero.txt"); err != nil || string(data) != "one" {
		t.Errorf("%q, %v", data, err)
	}
	if info, err := os.Stat("/dev/zero"); err != nil || info.Mode()&os.ModeDevice == 0 {
		t.Error("/dev/zero is not what it was")
	}

	// Nor does the lock wait for a pipe.
	if err := syscall.Mkfifo(filepath.Join(path, lockFile), 0o644); err != nil {
		t.Fatal(err)
	}
	if !s.Claim() {
		t.Error("a pipe keeps the store from everybody")
	}
}
