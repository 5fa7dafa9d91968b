package scene

import (
	"errors"
	"strings"

	"capital/game/letter"
	"capital/game/link"
)

// stepGiven takes in what has come, and says what was done.
func stepGiven(app *App) {
	g, words := &app.given, app.Strings
	switch came, err, ok := g.reading.Take(); {
	case !ok:
	case errors.Is(err, errStrange):
		app.Say(words.Text("open.strange"))
	case err != nil:
		app.Say(words.Text("open.file", brief(err)))
	default:
		if came.of > 1 {
			app.Say(words.Text("open.one", came.of))
		}
		app.OpenMatch(came.text)
	}
	if copied, err, ok := g.copying.Take(); ok && err == nil {
		app.Say(copied)
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
// person plays is left as it is. A letter is gone on with: see [App.openLetter]. A challenge is shown, and offered to be played.
// Where something can't be opened, that is said.
func (a *App) OpenMatch(given string) {
	if code := codeIn(given); link.IsChallenge(code) {
		a.openChallenge(code, titleOf(a))
		return
	}
	g, text, err := a.cabinet.record(given)
	if err != nil {
		a.Say(a.Strings.Text(unopened(err), brief(err)))
		return
	}
	if came, ok := letter.OfText(text); ok {
		a.openLetter(g, came)
		return
	}
	found, err := g.Check(text)
	switch {
	case err != nil:
		a.Say(a.Strings.Text("open.record", brief(err)))
	case found.Over:
		a.lookBack(g, lookedAt{text: text}, nil)
	default:
		a.askLookBack(g, lookedAt{text: text}, nil)
	}
}

// record finds the game of a match that was given, and the text of its record.
func (c *cabinet) record(given string) (g *game, text string, err error) {
	if line := strings.TrimSpace(given); strings.Contains(line, "\n") {
		text, g = given, c.named(gameOf(given))
	} else {
		return c.linked(line[strings.LastIndexByte(line, '#')+1:])
	}
	if g == nil && !isRecord(text) {
		return nil, "", link.ErrNone
	}
	if g == nil {
		return nil, "", link.ErrGame
	}
	if letter.Later(text) {
		return nil, "", link.ErrLater
	}
	return g, text, nil
}

// isRecord reports whether a text has the line with which every record begins, of any game and any version.
func isRecord(text string) bool {
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "capital ") {
			return true
		}
	}
	return false
}

// linked finds the game of a link or of a letter's, and the text of its record or of the letter.
func (c *cabinet) linked(made string) (g *game, text string, err error) {
	if plain, ok := letter.OfLink(made); ok {
		g, text, err := c.linked(plain)
		return g, letter.Text(text), err
	}
	if letter.Later(made) {
		return nil, "", link.ErrLater
	}
	name, err := link.Game(made)
	if err != nil {
		return nil, "", err
	}
	if g = c.named(name); g == nil {
		return nil, "", link.ErrGame
	}
	text, err = g.Unlink(made)
	return g, text, err
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

// askLookBack asks before a match is looked back at that may still go on: see lookBack.
func (a *App) askLookBack(g *game, m lookedAt, home func() Scene) {
	words := a.Strings
	over(a, func(over *menu) page {
		return page{title: words.Text("open.running.title"), line: words.Text("open.running.line"), choices: []choice{
			{words: words.Text("button.back"), do: over.close},
			{words: words.Text("open.running.look"), do: func(app *App) { over.close(app); app.lookBack(g, m, home) }},
		}}
	})
}

// lookBack looks back at a match of a game, and leads to home then: to the title if that is nil. What was played before is kept,
// and can be gone on with.
func (a *App) lookBack(g *game, m lookedAt, home func() Scene) {
	a.EndMatch()
	a.take(g)
	a.cabinet.home, a.cabinet.lies, a.cabinet.looked = home, m.lies, &m
	if err := g.LookBack(m.text, m.move); err != nil {
		a.Say(a.Strings.Text("open.record", brief(err)))
		a.ShowTitle()
	}
}
