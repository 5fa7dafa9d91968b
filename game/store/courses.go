package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Beside the file of a match that is over lies its course, once that is worked out: finished/NAME.txt has finished/NAME.course. It
// goes wherever the match goes, and goes for good with it. It may be missing at any time.
const courseEnding = ".course"

// courseOf is where the course of a match lies, by the path of the match.
func courseOf(path string) string { return strings.TrimSuffix(path, matchEnding) + courseEnding }

// SaveCourse keeps the course of a match beside it, in place of what was there. Where the match is not there any more, nothing is
// kept. Where room is short, the courses of earlier matches go for it.
func (s *Store) SaveCourse(match string, data []byte) error {
	if err := checkPath(match); err != nil {
		return err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if _, _, err := s.place.stat(match); err != nil {
		return fmt.Errorf("keeping the course of %s: %w", match, err)
	}
	if most := s.place.mostCourses(); most > 0 {
		s.makeRoomForCourse(most, courseOf(match))
	}
	if err := s.place.write(courseOf(match), data); err != nil {
		return fmt.Errorf("keeping the course of %s: %w", match, err)
	}
	return nil
}

// LoadCourse returns what was kept as the course of a match. If there is nothing, the error is fs.ErrNotExist.
func (s *Store) LoadCourse(match string) ([]byte, error) {
	if err := checkPath(match); err != nil {
		return nil, err
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	data, err := s.place.read(courseOf(match), mostBytes)
	if err != nil {
		return nil, fmt.Errorf("reading the course of %s: %w", match, err)
	}
	return data, nil
}

// makeRoomForCourse takes away courses until another one has room among most: first those whose match is gone, then those of deleted
// matches, and then the first in the order of names.
func (s *Store) makeRoomForCourse(most int, comes string) {
	s.forgetLostCourses()
	var all []string
	for _, shelf := range []Shelf{Deleted, Over, ""} {
		all = append(all, s.courses(shelf)...)
	}
	all = slices.DeleteFunc(all, func(path string) bool { return path == comes })
	for _, path := range all[:max(len(all)+1-most, 0)] {
		_ = s.place.remove(path) // one too many does no harm
	}
}

// courses are the paths of the courses on a shelf, "" for none, in alphabetical order.
func (s *Store) courses(shelf Shelf) []string {
	names, err := s.place.list(string(shelf))
	if err != nil {
		return nil
	}
	names = slices.DeleteFunc(names, func(name string) bool { return checkName(name) != nil || path.Ext(name) != courseEnding })
	slices.Sort(names)
	for n, name := range names {
		names[n] = path.Join(string(shelf), name)
	}
	return names
}

// forgetLostCourses takes away the courses whose match is gone: the program was killed between the two.
func (s *Store) forgetLostCourses() {
	for _, shelf := range append(shelves(), "") {
		for _, course := range s.courses(shelf) {
			if _, _, err := s.place.stat(strings.TrimSuffix(course, courseEnding) + matchEnding); errors.Is(err, fs.ErrNotExist) {
				_ = s.place.remove(course)
			}
		}
	}
}

// moveMatch moves a match, and then its course where there is one. A course that can't come along goes: it would be another match's.
func (s *Store) moveMatch(from, to string) error {
	if err := s.place.rename(from, to); err != nil {
		return err
	}
	if _, _, err := s.place.stat(courseOf(to)); err == nil { // of a match that is gone
		_ = s.place.remove(courseOf(to))
	}
	if _, _, err := s.place.stat(courseOf(from)); err == nil && s.place.rename(courseOf(from), courseOf(to)) != nil {
		_ = s.place.remove(courseOf(from))
	}
	return nil
}

// removeMatch takes a match away for good, with its course.
func (s *Store) removeMatch(match string) {
	if s.place.remove(match) == nil {
		_ = s.place.remove(courseOf(match))
	}
}
