//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// killed is a folder of a program that is killed after so many changes: nothing is changed from then on.
type killed struct {
	*folder
	changes *int
}

var errKilled = errors.New("killed")

func (k killed) change(do func() error) error {
	if *k.changes == 0 {
		return errKilled
	}
	*k.changes--
	return do()
}

func (k killed) write(name string, data []byte) error {
	return k.change(func() error { return k.folder.write(name, data) })
}

func (k killed) rename(from, to string) error {
	return k.change(func() error { return k.folder.rename(from, to) })
}

func (k killed) remove(name string) error {
	return k.change(func() error { return k.folder.remove(name) })
}

// texts are what all files in a folder and on its shelves say.
func texts(t *testing.T, path string) (all []string) {
	t.Helper()
	err := filepath.WalkDir(path, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(name)
		all = append(all, string(data))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(all)
	return all
}

// TestNoMatchIsLostWhereverTheProgramIsKilled between two changes of putting matches beside, taking them up, finishing, deleting
// and bringing them back. Another program goes on afterwards as if nothing had been.
func TestNoMatchIsLostWhereverTheProgramIsKilled(t *testing.T) {
	today := time.Date(2026, 11, 24, 0, 0, 0, 0, time.UTC)
	do := func(s *Store) error {
		one, err := s.Shelve("rome.txt", Beside, "2026-11-24-1-rome-1")
		if err == nil {
			err = s.Save("rome.txt", []byte("two"))
		}
		if err == nil {
			_, err = s.Shelve("rome.txt", Beside, "2026-11-24-1-rome-1") // the same name
		}
		if err == nil {
			err = s.TakeUp(one, "rome.txt")
		}
		if err == nil {
			one, err = s.DeleteMatch("rome.txt", "2026-11-24-2-rome-1", today)
		}
		if err == nil {
			_, err = s.BringBack(one, Over)
		}
		return err
	}
	want := [][]string{{"one"}, {"one"}, {"one", "two"}, {"one", "two"}, {"one", "two"}, {"one", "two"}, {"one", "two"}}
	for changes, want := range want {
		path := t.TempDir()
		s := OpenFolder(path)
		if err := s.Save("rome.txt", []byte("one")); err != nil {
			t.Fatal(err)
		}
		left := changes
		s.place = killed{s.place.(*folder), &left}
		if err := do(s); errors.Is(err, errKilled) != (changes < 6) || left != 0 {
			t.Fatalf("killed after %d changes: %v", changes, err)
		}
		if got := texts(t, path); !slices.Equal(got, want) {
			t.Errorf("killed after %d changes, there are %q", changes, got)
		}
	}
}

func TestNothingOnAShelfIsWrittenOver(t *testing.T) {
	path := t.TempDir()
	s := OpenFolder(path)
	for n := range 3 {
		s.Save("rome.txt", fmt.Append(nil, n))
		if _, err := s.Shelve("rome.txt", Beside, "a"); err != nil {
			t.Fatal(err)
		}
	}
	if got := texts(t, path); !slices.Equal(got, []string{"0", "1", "2"}) {
		t.Errorf("there are %q", got)
	}
	s.Save("rome.txt", []byte("3"))
	if err := s.TakeUp("running/a.txt", "rome.txt"); !errors.Is(err, fs.ErrExist) {
		t.Error(err)
	}
	for _, bad := range []string{"running/../rome.txt", "elsewhere/a.txt", "running/a/b.txt", "../rome.txt", ""} {
		if s.TakeUp(bad, "lux.txt") == nil {
			t.Errorf("%q was taken up", bad)
		}
		if _, err := s.LoadMatch(bad); err == nil || errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q: %v", bad, err)
		}
	}
	if got := texts(t, path); !slices.Equal(got, []string{"0", "1", "2", "3"}) {
		t.Errorf("there are %q", got)
	}
}

// TestDeletedMatchesHaveTheirNamesAgain when they come back, and go in the end.
func TestDeletedMatchesHaveTheirNamesAgain(t *testing.T) {
	s := OpenFolder(t.TempDir())
	today := time.Date(2026, 11, 24, 12, 0, 0, 0, time.UTC)
	s.Save("rome.txt", []byte("one"))
	deleted, err := s.DeleteMatch("rome.txt", "2026-01-02-rome-7", today)
	if err != nil || deleted != "deleted/2026-11-24_2026-01-02-rome-7.txt" {
		t.Fatal(deleted, err)
	}
	if back, err := s.BringBack(deleted, Over); err != nil || back != "finished/2026-01-02-rome-7.txt" {
		t.Fatal(back, err)
	}
	if deleted, err = s.DeleteMatch("finished/2026-01-02-rome-7.txt", "2026-01-02-rome-7", today); err != nil {
		t.Fatal(err)
	}
	for _, days := range []int{0, 30, 32} {
		s.ForgetDeleted(today.AddDate(0, 0, days))
		if _, err := s.LoadMatch(deleted); (err == nil) != (days < 32) {
			t.Errorf("after %d days: %v", days, err)
		}
	}
}

// TestRunningMatchesNeverGoForWantOfRoom: deleted ones do, then finished ones; where all are running, no other is put beside.
func TestRunningMatchesNeverGoForWantOfRoom(t *testing.T) {
	s := OpenFolder(t.TempDir())
	s.place = cramped{s.place.(*folder)}
	on := func() (all []string) {
		for _, shelf := range shelves() {
			names, err := s.On(shelf)
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range names {
				all = append(all, string(shelf)+"/"+name)
			}
		}
		return all
	}
	for _, step := range []struct {
		to   Shelf
		as   string
		want []string
		err  error
	}{
		{Over, "a", []string{"finished/a.txt"}, nil},
		{Deleted, "b", []string{"finished/a.txt", "deleted/b.txt"}, nil},
		{Beside, "c", []string{"running/c.txt", "finished/a.txt", "deleted/b.txt"}, nil},
		{Beside, "d", []string{"running/c.txt", "running/d.txt", "finished/a.txt"}, nil},
		{Beside, "e", []string{"running/c.txt", "running/d.txt", "running/e.txt"}, nil},
		{Beside, "f", []string{"running/c.txt", "running/d.txt", "running/e.txt"}, ErrFull},
		{Over, "g", []string{"running/c.txt", "running/d.txt", "running/e.txt", "finished/g.txt"}, nil},
		{Over, "h", []string{"running/c.txt", "running/d.txt", "running/e.txt", "finished/h.txt"}, nil},
	} {
		s.Save("rome.txt", []byte(step.as))
		if _, err := s.Shelve("rome.txt", step.to, step.as); !errors.Is(err, step.err) {
			t.Error(step.as, err)
		}
		if got := on(); !slices.Equal(got, step.want) {
			t.Errorf("after %s there are %q", step.as, got)
		}
	}
}

// TestEntries are all matches, with another stamp where another text is.
func TestEntries(t *testing.T) {
	path := t.TempDir()
	s := OpenFolder(path)
	if all, err := s.Entries("rome.txt"); err != nil || len(all) != 0 {
		t.Error(all, err)
	}
	s.Save("rome.txt", []byte("one"))
	s.Shelve("rome.txt", Over, "a")
	s.Save("rome.txt", []byte("two"))
	s.Save("settings.json", nil)
	os.Mkdir(filepath.Join(path, "finished", "folder.txt"), 0o755)
	os.WriteFile(filepath.Join(path, "finished", "notes.md"), nil, 0o644)
	all, err := s.Entries("rome.txt", "lux.txt")
	if err != nil || len(all) != 2 || all[0].Path != "rome.txt" || all[1].Path != "finished/a.txt" || all[0].Shelf() != "" || all[1].Shelf() != Over {
		t.Fatal(all, err)
	}
	before := all[0]
	s.Save("rome.txt", []byte("2wo"))
	if all, _ := s.Entries("rome.txt"); all[0].Stamp == before.Stamp || all[0].Modified.Before(before.Modified) {
		t.Error("another text has the same stamp")
	}
}

// TestLettersAreFiles of their own, whether they lie where they are played or are deleted; no other file is one.
func TestLettersAreFiles(t *testing.T) {
	s := OpenFolder(t.TempDir())
	file := LetterFile(0xab)
	for _, name := range []string{file, "letter-ab.txt", "rome.txt", "letter-00000000000000ag.txt", "letter-00000000000000ab.kept-1.txt"} {
		if err := s.Save(name, []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	if names, err := s.Letters(); err != nil || !slices.Equal(names, []string{file}) {
		t.Errorf("letters are %v, %v", names, err)
	}
	entries, err := s.Entries("rome.txt")
	if err != nil || len(entries) != 2 {
		t.Errorf("listed are %+v, %v", entries, err)
	}
	for range 2 { // the same twice on a day
		path, err := s.DeleteMatch(file, BareName(file), time.Now())
		if err != nil {
			t.Fatal(err)
		}
		if was, ok := LetterOf(path); !ok || was != file {
			t.Errorf("%s is the letter %q, %t", path, was, ok)
		}
		if err := s.Save(file, []byte("again")); err != nil {
			t.Fatal(err)
		}
	}
	for _, other := range []string{"running/2026-11-20-193000-rome-4.txt", "letter-.txt", "letter", "x.txt", "deleted/2026-11-20_rome-4.txt"} {
		if file, ok := LetterOf(other); ok {
			t.Errorf("%s is the letter %s", other, file)
		}
	}
}
