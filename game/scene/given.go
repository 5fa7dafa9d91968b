package scene

import (
	"context"
	"errors"
	"io/fs"

	"capital/game/background"
	"capital/game/store"
)

// given is what is on its way between the program and others: a match that somebody gave, a link or a file that is given on.
type given struct {
	reading background.Question[string]
	keeping background.Question[store.Kept]
	copying background.Question[struct{}]
	copied  string // what is said once a link is copied
}

// copy begins to copy a link, and says copied once it is; where no page may copy, the browser shows it under a title.
func (g *given) copy(made, title, copied string) {
	if !g.copying.Busy() {
		g.copied = copied
		g.copying.Ask(func(ctx context.Context) (struct{}, error) { return struct{}{}, copyText(ctx, made, title) })
	}
}

// keep begins to keep a match as a file.
func (g *given) keep(files *store.Store, name, text string) {
	if !g.keeping.Busy() {
		g.keeping.Ask(func(context.Context) (store.Kept, error) { return files.KeepMatch(name, text) })
	}
}

// take begins to read the first of the files that were dropped on the window.
func (g *given) take(dropped fs.FS) {
	if dropped != nil && !g.reading.Busy() {
		g.reading.Ask(func(context.Context) (string, error) { return firstOf(dropped) })
	}
}

// longestFile is how long a file may be that is read. No record is nearly as long.
const longestFile = 1 << 20

// firstOf is what the first file says.
func firstOf(files fs.FS) (text string, err error) {
	entries, err := fs.ReadDir(files, ".")
	if err != nil {
		return "", err
	}
	if len(entries) == 0 {
		return "", fs.ErrNotExist
	}
	info, err := entries[0].Info()
	if err != nil {
		return "", err
	}
	if !info.Mode().IsRegular() || info.Size() > longestFile {
		return "", errors.New("it is no file of a match")
	}
	data, err := fs.ReadFile(files, entries[0].Name())
	return string(data), err
}
