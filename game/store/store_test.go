//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

func TestWhatIsSavedIsLoaded(t *testing.T) {
	path := filepath.Join(t.TempDir(), "not yet", "there")
	s := OpenFolder(path)
	if names, err := s.List(); err != nil || len(names) != 0 {
		t.Error("a new store:", names, err)
	}
	for _, text := range []string{"first, and longer\n", "second\n"} {
		if err := s.Save("match.txt", []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := s.Load("match.txt"); err != nil || string(got) != text {
			t.Errorf("got %q, %v", got, err)
		}
	}
	if err := s.Save("a.json", nil); err != nil {
		t.Fatal(err)
	}
	if names, err := OpenFolder(path).List(); err != nil || !slices.Equal(names, []string{"a.json", "match.txt"}) {
		t.Error(names, err)
	}
	if entries, _ := os.ReadDir(path); len(entries) != 2 {
		t.Error("something was left lying about:", entries)
	}
	if err := s.Delete("match.txt"); err != nil {
		t.Error(err)
	}
	if err := s.Delete("match.txt"); err != nil {
		t.Error("deleting what is not there:", err)
	}
	if _, err := s.Load("match.txt"); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	if err := s.Complaint(); err != nil {
		t.Error("complained of nothing:", err)
	}
}

func TestBadNamesAreRefused(t *testing.T) {
	s := OpenFolder(t.TempDir())
	for _, name := range []string{"", ".", "..", ".hidden", "../x", "a/b", `a\b`, "a b", "c:d", strings.Repeat("x", 101)} {
		if err := s.Save(name, nil); err == nil {
			t.Errorf("%q was taken", name)
		}
		if _, err := s.Load(name); err == nil || errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestReadOnlyIsToldOnce(t *testing.T) {
	// A file in the place of the folder cannot be written into, not even by the superuser.
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	s := OpenFolder(path)
	for range 3 {
		if err := s.Save("match.txt", []byte("x")); err == nil {
			t.Fatal("saved into a file")
		}
	}
	if err := s.Complaint(); err == nil || !strings.Contains(err.Error(), "match.txt") {
		t.Error("first:", err)
	}
	if err := s.Complaint(); err != nil {
		t.Error("again:", err)
	}
	s.Remind()
	if err := s.Complaint(); err == nil {
		t.Error("it is still so, and nothing reminds of it")
	}

	// What was mended meanwhile is not told, and what breaks then is.
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := s.Save("match.txt", []byte("x")); err != nil {
		t.Fatal(err)
	}
	s.Remind()
	if err := s.Complaint(); err != nil {
		t.Error("mended:", err)
	}
	if err := os.RemoveAll(path); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if s.Save("match.txt", []byte("x")) == nil || s.Complaint() == nil {
		t.Error("it breaks again, and nothing is told")
	}
}

func TestValues(t *testing.T) {
	type settings struct {
		Speed float64
		Music bool
	}
	s := OpenFolder(t.TempDir())
	if err := s.SaveValue("settings.json", settings{2, true}); err != nil {
		t.Fatal(err)
	}
	var got settings
	if err := s.LoadValue("settings.json", &got); err != nil || got != (settings{2, true}) {
		t.Error(got, err)
	}
	got = settings{Speed: 4}
	s.Save("settings.json", []byte("{\n\"Music\": true\n}"))
	if err := s.LoadValue("settings.json", &got); err != nil || got != (settings{4, true}) {
		t.Error("a missing field keeps its value:", got, err)
	}
	for _, bad := range []string{"{\n\n oops", "{\n\n\"Speed\": \"fast\"}"} {
		s.Save("settings.json", []byte(bad))
		if err := s.LoadValue("settings.json", &got); err == nil || !strings.HasPrefix(err.Error(), "settings.json:3: ") {
			t.Errorf("%q: %v", bad, err)
		}
		if kept, _ := s.Load("settings.json"); string(kept) != bad {
			t.Error("a bad file was changed")
		}
	}
}

func TestManyAtOnce(t *testing.T) {
	s := OpenFolder(t.TempDir())
	var all sync.WaitGroup
	for _, text := range []string{strings.Repeat("a", 9999), strings.Repeat("b", 9999)} {
		all.Go(func() {
			for range 20 {
				s.Save("match.txt", []byte(text))
				if got, err := s.Load("match.txt"); err != nil || len(got) != 9999 || strings.Trim(string(got), string(got[:1])) != "" {
					t.Error("half a file was seen", err)
				}
			}
		})
	}
	all.Wait()
}
