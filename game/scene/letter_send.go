package scene

import (
	"fmt"
	"time"

	"capital/game/letter"
)

// Letter is a match by letter that goes on to somebody else.
type Letter struct {
	Text     string // its record
	To       string // whose turn it is; "" where the match is over
	Sent     bool   // all of it was sent before
	Send     func() // it is given on now
	TakeBack func() // takes the last move back; nil where that can't be
	Leave    func() // goes to the title
}

// SendOn lays over the table how a match by letter is sent on: by a link in a browser, and as a file.
func SendOn(app *App, l Letter) {
	over(app, func(m *menu) page { return m.sendOn(app, l) })
}

// sendOn is the page that sends a match on.
func (m *menu) sendOn(app *App, l Letter) page {
	words, g := house(app), app.cabinet.open
	text := letter.Text(l.Text)
	give, way := app.copiesLetter(g, text, l.To)
	p := page{title: app.Strings.Text("letter.send", l.To), line: app.Strings.Text("letter.send.line"+way, l.To)}
	switch {
	case l.To == "":
		p.title, p.line = words("letter.send.over"), words("letter.send.over.line"+way)
	case l.Sent:
		p.title, p.line = app.Strings.Text("letter.sent", l.To), app.Strings.Text("letter.sent.line"+way, l.To)
	}
	sent := func(give func()) func(app *App) {
		return func(app *App) {
			give()
			l.Send()
			l.Sent, l.TakeBack = true, nil
			m.show(m.sendOn(app, l))
		}
	}
	if give.do != nil {
		p.choices = append(p.choices, choice{words: give.words, do: sent(func() { give.do(app) })})
	}
	p.choices = append(p.choices, choice{words: words("share.keep"), do: sent(func() { app.given.keep(app.Store, g.fileName(text), text) })})
	if l.To == "" {
		p.choices = append(p.choices, choice{words: words("letter.results"), do: m.close})
		return p
	}
	if l.TakeBack != nil {
		p.choices = append(p.choices, choice{words: words("letter.take-back"), do: func(app *App) { m.close(app); l.TakeBack() }})
	}
	p.choices = append(p.choices, choice{words: words("letter.table"), do: m.close},
		choice{words: words("menu.leave"), do: func(app *App) { m.close(app); l.Leave() }})
	return p
}

// copiesLetter is what copies a letter to somebody, and how the words for that end: in a page a link; elsewhere what stands behind
// the # of one, to be pasted into another program of this kind; nothing where other programs don't get what is copied.
func (a *App) copiesLetter(g *game, text, to string) (copies choice, way string) {
	words := a.Strings
	copied := func(one, all string) string {
		if to == "" {
			return words.Text(all)
		}
		return words.Text(one, to)
	}
	if made := a.linkOf(g, text); made != "" {
		return choice{words: words.Text("share.copy"), do: func(app *App) {
			app.given.copy(made, words.Text("share.copy"), copied("letter.copied", "letter.copied.all"))
		}}, ""
	}
	record, _ := letter.OfText(text)
	made, err := g.Link(record)
	if err != nil || !a.reader.SharesClipboard() {
		return choice{}, ".file"
	}
	return choice{words: words.Text("letter.copy"), do: func(app *App) {
		app.reader.Keep(letter.Link(made))
		app.Say(copied("letter.copied.text", "letter.copied.text.all"))
	}}, ".text"
}

// linkOf is the address that opens a match, or a letter; "" where there is no page, or the match has no link.
func (a *App) linkOf(g *game, text string) string {
	base := a.address.base()
	if base == "" {
		return ""
	}
	rest, ok := letter.OfText(text)
	if !ok {
		rest = text
	}
	made, err := g.Link(rest)
	if err != nil {
		return ""
	}
	if ok {
		made = letter.Link(made)
	}
	return base + "#" + made
}

// letterName is what a letter is called as a file: its seed, by which all could be dealt again, is not told.
func (g *Game) letterName(found Saved) string {
	return fmt.Sprintf("%s-%s-letter-%d", time.Now().Format(time.DateOnly), g.Name, found.Moves)
}

// letterShared is told of a match that was shared: one by letter that is over is known to everybody then.
func (a *App) letterShared(text string) {
	if record, ok := letter.OfText(text); ok && a.cabinet.playing == nil {
		a.LetterOver(record)
	}
}
