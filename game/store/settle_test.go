//go:build unix

package store

import (
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
)

// syncs is a folder, and which files lay in each folder when that was synced, in turn.
func syncs(path string) (f *folder, seen func() [][]string) {
	f = newFolder(path, "", "")
	var all [][]string
	f.settled = func(folder *os.File) error {
		names, err := folder.Readdirnames(-1)
		if err == nil {
			err = folder.Sync()
		}
		slices.Sort(names)
		all = append(all, names)
		return err
	}
	return f, func() [][]string { defer func() { all = nil }(); return all }
}

// TestTheFolderIsSyncedAfterARename looks at folders when they are synced: what was put there has its name by then.
func TestTheFolderIsSyncedAfterARename(t *testing.T) {
	f, seen := syncs(t.TempDir())
	for _, step := range []struct {
		name string
		do   func() error
		want [][]string
	}{
		{"a file written", func() error { return f.write("match.txt", nil) }, [][]string{{"match.txt"}}},
		{"another", func() error { return f.write("a.txt", nil) }, [][]string{{"a.txt", "match.txt"}}},
		{"one set aside", func() error { return f.rename("a.txt", "b.txt") }, [][]string{{"b.txt", "match.txt"}, {"b.txt", "match.txt"}}},
		{"one finished", func() error { return f.rename("match.txt", "finished/c.txt") }, [][]string{{"c.txt"}, {"b.txt", "finished"}}},
	} {
		if err := step.do(); err != nil {
			t.Error(err)
		}
		if got := seen(); !slices.EqualFunc(got, step.want, slices.Equal) {
			t.Errorf("%s: synced were folders with %q, not %q", step.name, got, step.want)
		}
	}
}

// TestFoldersThatCannotBeSynced has systems where no folder is synced, which is no failure, and a disk that fails, which is.
func TestFoldersThatCannotBeSynced(t *testing.T) {
	path := filepath.Join(t.TempDir(), "match.txt")
	for _, fails := range []error{syscall.EINVAL, syscall.ENOTSUP, syscall.EPERM, syscall.EIO} {
		err := writeFile(path, []byte("x"), func(folder *os.File) error { return &os.PathError{Op: "sync", Path: folder.Name(), Err: fails} })
		if failed := err != nil; failed != (fails == syscall.EIO) {
			t.Errorf("%v: %v", fails, err)
		}
	}
	if err := settle(filepath.Join(path, "nowhere"), (*os.File).Sync); err == nil {
		t.Error("what is not there was synced")
	}
}
