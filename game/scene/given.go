package scene

import (
	"context"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"capital/game/background"
	"capital/game/store"
)

// given is what is on its way between the program and others: a match that somebody gave, a link or a file that is given on.
type given struct {
	reading background.Question[dropped]
	keeping background.Question[store.Kept]
	copying background.Question[string] // what is said once that is done
}

// copy begins to copy a link, and has said be said then; where no page may copy, the browser shows it under a title.
func (g *given) copy(made, title, said string) {
	if !g.copying.Busy() {
		g.copying.Ask(func(ctx context.Context) (string, error) { return said, copyText(ctx, made, title) })
	}
}

// keep begins to keep a match as a file.
func (g *given) keep(files *store.Store, name, text string) {
	if !g.keeping.Busy() {
		g.keeping.Ask(func(context.Context) (store.Kept, error) { return files.KeepMatch(name, text) })
	}
}

// take begins to read what was dropped on the window.
func (g *given) take(files fs.FS) {
	if files != nil && !g.reading.Busy() {
		g.reading.Ask(func(context.Context) (dropped, error) { return firstOf(files) })
	}
}

// dropped is what a file says that was dropped on the window.
type dropped struct {
	text string
	of   int // how many were dropped at once
}

// longestFile is how long a file may be that is read. No record is nearly as long.
const longestFile = 1 << 20

// matchEnds is how the names of files end that are given on.
const matchEnds = ".capital"

// errStrange says that something can't be the file of a match: it is a folder, or far too long.
var errStrange = errors.New("it is no file of a match")

// firstOf is what the first file says whose name is that of a match or, where there is none, the first of all.
func firstOf(files fs.FS) (came dropped, err error) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return came, err
	}
	if len(entries) == 0 {
		return came, fs.ErrNotExist
	}
	first := entries[max(slices.IndexFunc(entries, func(entry fs.DirEntry) bool {
		return strings.EqualFold(path.Ext(entry.Name()), matchEnds)
	}), 0)]
	info, err := first.Info()
	if err != nil {
		return came, err
	}
	if !info.Mode().IsRegular() || info.Size() > longestFile {
		return came, errStrange
	}
	data, err := fs.ReadFile(files, first.Name())
	return dropped{string(data), len(entries)}, err
}
