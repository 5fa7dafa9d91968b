// Package matches lists all matches that lie among the person's files, thousands of them without delay: what each tells is
// kept in an index beside them. The files alone are the truth. An index that is missing, damaged or of another version is made
// anew, and of one that is right in part only what is wrong is read again.
//
// The index is a text. Its first line has the form's number, the version that made it and a sum of all other lines, each of
// which is JSON and tells of one match.
package matches

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"time"

	"capital/game/store"
)

// Name is the file of the index, and form the number of its form.
const (
	Name = "matches.index"
	form = 1
)

// longest is how long an index may be: enough for tens of thousands of matches.
const longest = 1 << 25

// Files are where the matches lie.
type Files interface {
	Entries(names ...string) ([]store.Entry, error)
	LoadMatch(path string) ([]byte, error)
	LoadLong(name string, most int64) ([]byte, error)
	Save(name string, data []byte) error
}

// Match is a match among the files, with what it tells.
type Match[T any] struct {
	store.Entry
	Told T
	Err  string // why it can't be read; empty where it can
}

// line is what the index knows of a match.
type line[T any] struct {
	Path, Stamp string
	Language    string `json:",omitempty"` // of what is told; empty where that says the same in all
	Told        T
	Err         string `json:",omitempty"`
}

// Index knows what all matches tell. It may be used by one goroutine at a time.
type Index[T any] struct {
	files   Files
	names   []string // of the files in which matches are played
	version string
	read    func(path, text string) (told T, speaks bool, err error)

	loaded bool
	known  map[string]line[T]
	unkept int // how many changes are not in the file
}

// New makes an index of what lies on the shelves and under the names. read finds out what the text of a match tells, and
// whether that is in the words of a language. The version is another one where read tells something else.
func New[T any](files Files, version string, names []string, read func(path, text string) (told T, speaks bool, err error)) *Index[T] {
	return &Index[T]{files: files, version: version, names: names, read: read, known: map[string]line[T]{}}
}

// keepAfter is after how many changes the index is kept although more are to come.
const keepAfter = 500

// List lists all matches of which it is known what they tell in a language. It reads so many that are not known at most, and
// returns how many are left then: to list those too it is called again. With a right index nothing is read.
func (x *Index[T]) List(ctx context.Context, language string, most int) (all []Match[T], left int, err error) {
	x.load()
	entries, err := x.files.Entries(x.names...)
	if err != nil {
		return nil, 0, err
	}
	there := map[string]bool{}
	for _, entry := range entries {
		there[entry.Path] = true
		known, ok := x.known[entry.Path]
		if !ok || known.Stamp != entry.Stamp || known.Language != "" && known.Language != language {
			if most == 0 || ctx.Err() != nil {
				left++
				continue
			}
			most--
			known = x.look(entry, language)
		}
		all = append(all, Match[T]{entry, known.Told, known.Err})
	}
	before := len(x.known)
	maps.DeleteFunc(x.known, func(path string, _ line[T]) bool { return !there[path] })
	x.unkept += before - len(x.known)
	if x.unkept > 0 && left == 0 || x.unkept >= keepAfter {
		x.keep()
	}
	return all, left, ctx.Err()
}

// look reads a match, and remembers what it tells.
func (x *Index[T]) look(entry store.Entry, language string) line[T] {
	found := line[T]{Path: entry.Path, Stamp: entry.Stamp}
	data, err := x.files.LoadMatch(entry.Path)
	speaks := false
	if err == nil {
		found.Told, speaks, err = x.read(entry.Path, string(data))
		time.Sleep(time.Millisecond) // in a browser all share one thread
	}
	if err != nil {
		found.Err = err.Error()
	}
	if speaks {
		found.Language = language
	}
	x.known[entry.Path] = found
	x.unkept++
	return found
}

// load takes in what the file of the index knows, once. One that is not as this version writes it knows nothing.
func (x *Index[T]) load() {
	if x.loaded {
		return
	}
	x.loaded = true
	data, err := x.files.LoadLong(Name, longest)
	if err != nil {
		return
	}
	head, rest, _ := bytes.Cut(data, []byte("\n"))
	if string(head) != x.head(rest) {
		return
	}
	for one := range bytes.Lines(rest) {
		var known line[T]
		if json.Unmarshal(one, &known) != nil {
			x.known = map[string]line[T]{}
			return
		}
		x.known[known.Path] = known
	}
}

// head is the first line of an index of this version whose other lines are these.
func (x *Index[T]) head(rest []byte) string {
	return fmt.Sprintf("matches %d %s %08x", form, x.version, crc32.ChecksumIEEE(rest))
}

// keep writes the file of the index. Where that fails, it is made again another time.
func (x *Index[T]) keep() {
	var rest bytes.Buffer
	lines := json.NewEncoder(&rest)
	for _, path := range slices.Sorted(maps.Keys(x.known)) {
		if lines.Encode(x.known[path]) != nil {
			return
		}
	}
	x.unkept = 0
	_ = x.files.Save(Name, append([]byte(x.head(rest.Bytes())+"\n"), rest.Bytes()...))
}
