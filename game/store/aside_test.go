//go:build !js

package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestFilesKeptAside(t *testing.T) {
	path := t.TempDir()
	s := OpenFolder(path)
	for n := range 8 {
		s.Save("match.txt", fmt.Appendf(nil, "match %d", n+1))
		kept, err := s.SetAside("match.txt")
		if want := fmt.Sprintf("match.kept-%d.txt", n+1); err != nil || kept != want {
			t.Fatalf("%s, %v, not %s", kept, err, want)
		}
		if n == 1 { // names that only look alike stay
			for _, name := range []string{"match.kept-01.txt", "match.kept-x.txt", "match.kept-1.txt.old", "match.kept--1.txt", "settings.kept-1.json"} {
				s.Save(name, nil)
			}
		}
	}
	names, err := s.List()
	want := []string{"match.kept--1.txt", "match.kept-01.txt", "match.kept-1.txt.old", "match.kept-4.txt", "match.kept-5.txt", "match.kept-6.txt", "match.kept-7.txt", "match.kept-8.txt", "match.kept-x.txt", "settings.kept-1.json"}
	if err != nil || !slices.Equal(names, want) {
		t.Errorf("%v, %v", names, err)
	}
	if data, _ := s.Load("match.kept-4.txt"); string(data) != "match 4" {
		t.Errorf("%q", data)
	}
	if kept, err := s.SetAside("match.txt"); err == nil {
		t.Error("what is not there was kept as", kept)
	}
	if err := s.Complaint(); err != nil {
		t.Error(err)
	}
}

// cramped is a folder with room for three finished matches, as a browser has for some.
type cramped struct{ *folder }

func (cramped) mostMatches() int { return 3 }

func TestFinishedMatches(t *testing.T) {
	path := t.TempDir()
	s := OpenFolder(path)
	finish := func(text, as string) {
		s.Save("match.txt", []byte(text))
		if err := s.Finish("match.txt", as); err != nil {
			t.Error(err)
		}
	}
	holds := func(want ...string) {
		t.Helper()
		names, err := s.Finished()
		if err != nil || !slices.Equal(names, want) {
			t.Errorf("finished are %q, %v", names, err)
		}
	}
	finish("a", "2026-11-23-rome-7")
	finish("b", "2026-11-23-rome-7")
	finish("c", "2026-11-24-rome-7")
	holds("2026-11-23-rome-7-2.txt", "2026-11-23-rome-7.txt", "2026-11-24-rome-7.txt")
	if text, err := os.ReadFile(filepath.Join(path, string(Over), "2026-11-23-rome-7.txt")); err != nil || string(text) != "a" {
		t.Errorf("the first is %q, %v", text, err)
	}
	if text, err := s.LoadFinished("2026-11-23-rome-7-2.txt"); err != nil || string(text) != "b" {
		t.Errorf("the second is %q, %v", text, err)
	}
	for _, name := range []string{"2026-11-25-rome-7.txt", "../match.txt", ""} {
		if text, err := s.LoadFinished(name); err == nil {
			t.Errorf("of %q there is %q", name, text)
		}
	}
	if _, err := s.Load("match.txt"); !errors.Is(err, os.ErrNotExist) {
		t.Error("a match is finished and still runs:", err)
	}
	for name, as := range map[string]string{"match.txt": "there-is-none", "../match.txt": "x", "a.txt": "../x", "": ""} {
		if s.Finish(name, as) == nil {
			t.Errorf("%q became %q", name, as)
		}
	}
	s.place = cramped{s.place.(*folder)}
	finish("d", "2026-11-25-rome-7")
	holds("2026-11-23-rome-7.txt", "2026-11-24-rome-7.txt", "2026-11-25-rome-7.txt")
}

func TestFilesKeptForGood(t *testing.T) {
	s := OpenFolder(t.TempDir())
	for n := 1; n <= 2*mostKept; n++ {
		s.Save("match.txt", fmt.Appendf(nil, "match %d", n))
		kept, err := s.SetAsideForGood("match.txt")
		if want := fmt.Sprintf("match.newer-%d.txt", n); err != nil || kept != want {
			t.Fatalf("%s, %v, not %s", kept, err, want)
		}
	}
	if data, err := s.Load("match.newer-1.txt"); err != nil || string(data) != "match 1" {
		t.Errorf("%q, %v", data, err)
	}
}

func TestTwoProgramsDoNotHaveTheSameStore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "not yet there")
	one, other := OpenFolder(path), OpenFolder(path)
	for range 2 {
		if !one.Claim() {
			t.Error("nobody else has it, but it can't be had")
		}
	}
	if other.Claim() {
		t.Error("two have it")
	}
	end(one)
	if !other.Claim() || one.Claim() {
		t.Error("it is not the other's now")
	}
	end(other)
}

// end lets go of the claim of a store, as the end of its program does.
func end(s *Store) { s.place.(*folder).lock.Close() }

// TestTwoProgramsOfOneFolderThatIsMadeAnew has the folder removed while a program runs that has claimed it, and another
// program begin.
func TestTwoProgramsOfOneFolderThatIsMadeAnew(t *testing.T) {
	for name, first := range map[string]func(one, other *Store) error{
		"the one that runs saves first": func(one, _ *Store) error { return one.SaveClaimed("match.txt", []byte("one")) },
		"the one that begins saves first": func(_, other *Store) error {
			if !other.Claim() {
				return errors.New("nobody has it, but it can't be had")
			}
			return other.SaveClaimed("match.txt", []byte("other"))
		},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "capital")
			one, other := OpenFolder(path), OpenFolder(path)
			if !one.Claim() {
				t.Fatal("it can't be had")
			}
			if err := errors.Join(one.SaveClaimed("match.txt", []byte("before")), os.RemoveAll(path), first(one, other)); err != nil {
				t.Fatal(err)
			}
			has, has2 := one.Claim(), other.Claim()
			saved, saved2 := one.SaveClaimed("match.txt", []byte("one")), other.SaveClaimed("match.txt", []byte("other"))
			if has == has2 || has != (saved == nil) || has2 != (saved2 == nil) {
				t.Errorf("the first has it: %t, %v; the second: %t, %v", has, saved, has2, saved2)
			}
			if !errors.Is(errors.Join(saved, saved2), ErrElsewhere) {
				t.Error("it does not say why:", saved, saved2)
			}
			end(one)
			end(other)
		})
	}
}

// TestWhatCameIntoANewFolderIsKept has another program begin and end in a folder that was made anew: what it has left is not
// written over.
func TestWhatCameIntoANewFolderIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "capital")
	one, other := OpenFolder(path), OpenFolder(path)
	one.Claim()
	os.RemoveAll(path)
	other.Claim()
	other.SaveClaimed("match.txt", []byte("other"))
	end(other)
	for _, text := range []string{"one", "one more"} {
		if err := one.SaveClaimed("match.txt", []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	end(one)
	for name, want := range map[string]string{"match.txt": "one more", "match.kept-1.txt": "other"} {
		if got, err := one.Load(name); string(got) != want {
			t.Errorf("%s holds %q, %v", name, got, err)
		}
	}
	if names, _ := one.List(); len(names) != 2 {
		t.Errorf("there are %q", names)
	}
}

func TestWhatCannotBeLockedIsEverybodys(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if !OpenFolder(file).Claim() { // it can't be written into either, which is told when that is tried
		t.Error("another program is said to run")
	}
	path := t.TempDir()
	if err := os.Mkdir(filepath.Join(path, lockFile), 0o755); err != nil {
		t.Fatal(err)
	}
	if !OpenFolder(path).Claim() {
		t.Error("another program is said to run")
	}
}

func TestLeftoversGo(t *testing.T) {
	path := t.TempDir()
	yesterday := time.Now().Add(-24 * time.Hour)
	put := func(name string, when time.Time) {
		t.Helper()
		file := filepath.Join(path, name)
		if err := errors.Join(os.WriteFile(file, []byte("half"), 0o644), os.Chtimes(file, when, when)); err != nil {
			t.Fatal(err)
		}
	}
	stay := []string{".lock", ".match.txt", ".match.txt.swp", ".match.txt12a", ".mine", ".settings.json7", "match.txt", "match.txt12"}
	for _, name := range stay {
		put(name, time.Now())
	}
	put(".settings.json8", time.Now().Add(time.Minute)) // by another machine's clock
	stay = append(stay, ".settings.json8")
	put(".match.txt8123", time.Now())
	put(".match.txt1", yesterday)
	put(".settings.json5", yesterday)
	put(".writing-77", yesterday)
	put(".match.txt2", time.Now().AddDate(30, 0, 0)) // when the clock was wrong
	put(".settings.json6", time.Now().AddDate(30, 0, 0))
	if err := os.Mkdir(filepath.Join(path, ".match.txt44"), 0o755); err != nil {
		t.Fatal(err)
	}
	OpenFolder(path).Tidy("match.txt", "settings.json")
	var left []string
	entries, _ := os.ReadDir(path)
	for _, entry := range entries {
		left = append(left, entry.Name())
	}
	stay = append(stay, ".match.txt44")
	slices.Sort(stay)
	if !slices.Equal(left, stay) {
		t.Errorf("left are\n%q, not\n%q", left, stay)
	}
	OpenFolder(filepath.Join(path, "nowhere")).Tidy("match.txt") // nothing to do
}

// TestHalfWrittenFilesAreNamedAsLeftovers looks at a write from the inside: the folder
// is closed to it, so that the error names the file.
func TestHalfWrittenFilesAreNamedAsLeftovers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "gone", "match.txt")
	err := WriteFile(path, []byte("x"))
	failed := (*os.PathError)(nil)
	if !errors.As(err, &failed) {
		t.Fatal(err)
	}
	if filepath.Dir(failed.Path) != filepath.Dir(path) || !Leftover(filepath.Base(failed.Path), "match.txt") {
		t.Errorf("half written it is %s", failed.Path)
	}
}

func TestOnlyShortRegularFilesAreLoaded(t *testing.T) {
	path := t.TempDir()
	s := OpenFolder(path)
	long, err := os.Create(filepath.Join(path, "long.txt"))
	if err != nil {
		t.Fatal(err)
	}
	long.Truncate(100 << 20)
	long.Close()
	if err := os.Mkdir(filepath.Join(path, "folder.txt"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(path, "most.txt"), make([]byte, mostBytes), 0o644); err != nil {
		t.Fatal(err)
	}
	if data, err := s.Load("most.txt"); err != nil || len(data) != mostBytes {
		t.Error(len(data), err)
	}
	for name, want := range map[string]string{"long.txt": "it is longer than 1048576 bytes", "folder.txt": "it is no regular file"} {
		data, err := s.Load(name)
		if data != nil || err == nil || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("%s: %d bytes, %v", name, len(data), err)
		}
		kept, err := s.SetAside(name)
		if err != nil {
			t.Error(err)
		}
		if _, err := os.Stat(filepath.Join(path, kept)); err != nil {
			t.Error(err)
		}
	}
}

// busyDisk takes its time.
type busyDisk struct {
	*folder
	begun, end chan struct{}
}

func (d busyDisk) write(string, []byte) error {
	d.begun <- struct{}{}
	<-d.end
	return errors.New("no room")
}

func TestTheComplaintDoesNotWaitForTheDisk(t *testing.T) {
	disk := busyDisk{newFolder(t.TempDir(), "", ""), make(chan struct{}), make(chan struct{})}
	s := &Store{place: disk}
	saved := make(chan error)
	go func() { saved <- s.Save("match.txt", nil) }()
	<-disk.begun
	if err := s.Complaint(); err != nil { // a frame asks
		t.Error(err)
	}
	close(disk.end)
	if <-saved == nil || s.Complaint() == nil {
		t.Error("nothing was told")
	}
}
