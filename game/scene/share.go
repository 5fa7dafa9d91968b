package scene

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"capital/game/background"
	"capital/game/link"
	"capital/game/store"
)

// Shared is a screen of a match that can be shared: by a link that has all of it, or as a file.
type Shared interface {
	// Shared is the record of the match as text; "" where it is not to be shared.
	Shared() (text string)
}

// Share lays over the screen how a match of the game that the title shows is shared, by its record's text.
func Share(app *App, text string) {
	over(app, func(m *menu) page {
		p := m.share(app, text)
		p.back = false
		p.choices[len(p.choices)-1].do = m.close
		return p
	})
}

// share is the page that shares a match. Without an address of the page there is only a file.
func (m *menu) share(app *App, text string) page {
	words := house(app)
	p := page{title: words("share.title"), line: words("share.line.file"), back: true}
	if base := app.address.base(); base != "" {
		if made, err := app.cabinet.open.Link(text); err == nil {
			p.line = words("share.line")
			p.choices = append(p.choices, choice{words: words("share.copy"), do: func(app *App) { app.given.copy(app, base+"#"+made) }})
		}
	}
	name := app.cabinet.open.fileName(text)
	p.choices = append(p.choices, choice{words: words("share.keep"), do: func(app *App) { app.given.keep(app, name, text) }}, m.backToFirst(app))
	return p
}

// fileName is what the record of a match is called as a file, without an ending.
func (g *Game) fileName(text string) string {
	found, _ := g.Check(text)
	return fmt.Sprintf("%s-%s-%d", time.Now().Format(time.DateOnly), g.Name, found.Seed)
}

// given is what is on its way between the program and others: a match that somebody gave, a link or a file that is given on.
type given struct {
	reading background.Question[string]
	keeping background.Question[store.Kept]
	copying background.Question[struct{}]
}

// errShown says that a link was not copied but shown, to be copied by hand.
var errShown = errors.New("shown")

// copy begins to copy a link.
func (g *given) copy(app *App, made string) {
	if title := app.Strings.Text("share.copy"); !g.copying.Busy() {
		g.copying.Ask(func(ctx context.Context) (struct{}, error) { return struct{}{}, copyText(ctx, made, title) })
	}
}

// keep begins to keep a match as a file.
func (g *given) keep(app *App, name, text string) {
	if files := app.Store; !g.keeping.Busy() {
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

// step takes in what has come, and says what was done.
func (g *given) step(app *App) {
	words := app.Strings
	if text, err, ok := g.reading.Take(); ok && err != nil {
		app.Say(words.Text("open.file", brief(err)))
	} else if ok {
		app.OpenMatch(text)
	}
	if _, err, ok := g.copying.Take(); ok && err == nil {
		app.Say(words.Text("share.copied"))
	}
	switch kept, err, ok := g.keeping.Take(); {
	case !ok:
	case err != nil:
		app.Say(words.Text("share.failed", brief(err)))
	case kept.Folder == "":
		app.Say(words.Text("gallery.downloaded", kept.Name))
	default:
		app.Say(words.Text("gallery.kept", kept.Name, kept.Folder))
	}
}

// OpenMatch looks back at a match that was given: the text of its record, its link, or an address that ends with that. What the
// person plays is left as it is. Where it can't be opened, that is said.
func (a *App) OpenMatch(given string) {
	g, text, err := a.cabinet.record(given)
	if err != nil {
		a.Say(a.Strings.Text(unopened(err), brief(err)))
		return
	}
	found, err := g.Check(text)
	switch {
	case err != nil:
		a.Say(a.Strings.Text("open.record", brief(err)))
	case found.Over:
		a.lookBack(g, text)
	default:
		a.askLookBack(g, text)
	}
}

// record finds the game of a match that was given, and the text of its record.
func (c *cabinet) record(given string) (g *game, text string, err error) {
	if line := strings.TrimSpace(given); strings.Contains(line, "\n") {
		g, text = c.named(gameOf(given)), given
	} else {
		made := line[strings.LastIndexByte(line, '#')+1:]
		name, err := link.Game(made)
		if err != nil {
			return nil, "", err
		}
		if g = c.named(name); g != nil {
			if text, err = g.Unlink(made); err != nil {
				return nil, "", err
			}
		}
	}
	if g == nil {
		return nil, "", link.ErrGame
	}
	return g, text, nil
}

// gameOf is the name of the game that a record's text is of, or "".
func gameOf(text string) string {
	for line := range strings.Lines(text) {
		if words := strings.Fields(line); len(words) > 1 && words[0] == "game" {
			return words[1]
		}
	}
	return ""
}

// named is the game of a name, or nil.
func (c *cabinet) named(name string) *game {
	for _, g := range c.games {
		if g.Name == name {
			return g
		}
	}
	return nil
}

// unopened is the key of the words that say why a match can't be opened.
func unopened(err error) string {
	for reason, key := range map[error]string{
		link.ErrNone: "open.none", link.ErrGame: "open.game", link.ErrLater: "open.later", link.ErrEarlier: "open.earlier", link.ErrDamaged: "open.damaged",
	} {
		if errors.Is(err, reason) {
			return key
		}
	}
	return "open.record"
}

// askLookBack asks before a match is looked back at that may still go on.
func (a *App) askLookBack(g *game, text string) {
	words := a.Strings
	over(a, func(m *menu) page {
		return page{title: words.Text("open.running.title"), line: words.Text("open.running.line"), choices: []choice{
			{words: words.Text("button.back"), do: m.close},
			{words: words.Text("open.running.look"), do: func(app *App) { m.close(app); app.lookBack(g, text) }},
		}}
	})
}

// lookBack looks back at a match of a game. What was played before is kept, and can be gone on with.
func (a *App) lookBack(g *game, text string) {
	a.EndMatch()
	a.take(g)
	if err := g.LookBack(text); err != nil {
		a.Say(a.Strings.Text("open.record", brief(err)))
		a.ShowTitle()
	}
}
