//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// course is what is kept as the course of a match, "" for nothing.
func course(t *testing.T, s *Store, match string) string {
	t.Helper()
	data, err := s.LoadCourse(match)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return string(data)
}

func TestCourseGoesWhereItsMatchGoes(t *testing.T) {
	folder := t.TempDir()
	s, today := OpenFolder(folder), time.Date(2026, 11, 24, 0, 0, 0, 0, time.UTC)
	if err := s.SaveCourse("rome.txt", []byte("early")); err == nil {
		t.Error("a course is kept without a match")
	}
	must := func(path string, err error) string {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return path
	}
	must("", s.Save("rome.txt", []byte("match")))
	must("", s.SaveCourse("rome.txt", []byte("course")))
	at := must(s.Shelve("rome.txt", Over, "2026-11-24-rome-1"))
	if course(t, s, at) != "course" || course(t, s, "rome.txt") != "" {
		t.Error("the course does not come along to the finished ones")
	}
	at = must(s.DeleteMatch(at, BareName(at), today))
	if course(t, s, at) != "course" {
		t.Error("the course does not come along to the deleted ones")
	}
	at = must(s.BringBack(at, Over))
	if course(t, s, at) != "course" {
		t.Error("the course is not brought back")
	}
	must("", s.SaveCourse(at, []byte("another")))
	if names := must("", nil) + fmt.Sprint(s.On(Over)); names != "[2026-11-24-rome-1.txt] <nil>" || course(t, s, at) != "another" {
		t.Error(names)
	}

	// A match that takes the name of one that is gone does not get its course.
	if err := os.Remove(filepath.Join(folder, "finished", "2026-11-24-rome-1.txt")); err != nil {
		t.Fatal(err)
	}
	must("", s.Save("rome.txt", []byte("other")))
	if at = must(s.Shelve("rome.txt", Over, "2026-11-24-rome-1")); course(t, s, at) != "" {
		t.Error("a match has another one's course")
	}

	must("", s.SaveCourse(at, []byte("third")))
	must(s.DeleteMatch(at, BareName(at), today))
	s.ForgetDeleted(today.AddDate(0, 3, 0))
	if left := texts(t, folder); len(left) != 0 {
		t.Errorf("left of a match that was forgotten: %q", left)
	}
}

// What programs leave that are killed while they keep a course goes in time.
func TestLostCoursesAreTidied(t *testing.T) {
	folder := t.TempDir()
	s := OpenFolder(folder)
	if err := s.Save("rome.txt", []byte("match")); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Shelve("rome.txt", Over, "one"); err != nil {
		t.Fatal(err)
	}
	if err := s.SaveCourse("finished/one.txt", []byte("course")); err != nil {
		t.Fatal(err)
	}
	long := time.Now().Add(-2 * old)
	for _, name := range []string{"rome.course", "finished/two.course", "finished/.one.course123"} {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.WriteFile(path, []byte("lost"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, long, long); err != nil {
			t.Fatal(err)
		}
	}
	s.Tidy("rome.txt")
	if left := fmt.Sprint(texts(t, folder)); left != "[course match]" {
		t.Error(left)
	}
}

// small is a place with room for few courses.
type small struct{ *folder }

func (small) mostCourses() int { return 2 }

func TestCoursesOfLaterMatchesStay(t *testing.T) {
	folder := t.TempDir()
	s := &Store{place: small{newFolder(folder, "", "")}}
	for n := range 4 {
		if err := s.Save("rome.txt", []byte("match")); err != nil {
			t.Fatal(err)
		}
		at, err := s.Shelve("rome.txt", Over, fmt.Sprintf("2026-11-2%d", n))
		if err == nil {
			err = s.SaveCourse(at, []byte(fmt.Sprint("course ", n)))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := s.SaveCourse("finished/2026-11-23.txt", []byte("course 5")); err != nil {
		t.Fatal(err)
	}
	if left := fmt.Sprint(texts(t, folder)); left != "[course 2 course 5 match match match match]" {
		t.Error(left)
	}
}
