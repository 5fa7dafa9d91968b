package scene

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"slices"
	"time"

	"capital/game/letter"
	"capital/game/session"
	"capital/rules/record"
)

// letterFile is where a match by letter is kept: one file for each match, named after what never changes of it. Names do: those
// that nobody gave are in the language of whoever sends the letter.
func letterFile(game string, seed uint64, seats []record.Seat, options []record.Option) string {
	told := fmt.Sprintln(game, seed)
	for _, who := range seats {
		told += fmt.Sprintln(who.Player)
	}
	for _, o := range options {
		told += fmt.Sprintln(o.Name, o.Value)
	}
	sum := fnv.New64a() // a stronger one would be a tenth of a megabyte more for a page
	sum.Write([]byte(told))
	return fmt.Sprintf("letter-%016x.txt", sum.Sum64())
}

// keptLetter is a match by letter that came, and what is kept of it here.
type keptLetter struct {
	savedMatch
	of    *game
	came  string // the record that came
	match Saved  // what it tells
}

// letterOf is the match of a record by letter.
func (a *App) letterOf(g *game, seed uint64, seats []record.Seat, options []record.Option) *keptLetter {
	l := &keptLetter{of: g}
	l.savedMatch = savedMatch{files: a.Store, game: g.Name, file: letterFile(g.Name, seed, seats, options), check: g.Check, locked: !a.Store.Claim()}
	if l.locked {
		l.trouble = "toast.elsewhere"
	}
	return l
}

// beginLetter begins a match by letter: the first person plays here. What is played otherwise stays as it is.
func (a *App) beginLetter(config Config) {
	g := a.cabinet.open
	g.config = config
	l := a.letterOf(g, config.Seed, config.Seats, config.Options)
	match, err := g.Start(config, l.saver())
	l.sit(a, match, err)
}

// sit brings the match to the table.
func (l *keptLetter) sit(a *App, match Match, err error) {
	a.cabinet.taught = nil
	a.sit(match, err)
	a.cabinet.lies = l.liesAt()
	if sentence := l.sentence(a.Strings); err == nil && sentence != "" {
		a.Say(sentence)
	}
}

// openLetter opens a match by letter. Who has a seat in it goes on with the longer of what came and what is kept here; anyone else
// is asked for a seat first. Of two that part, the person says which one counts. A match that is over is there for everyone to see.
func (a *App) openLetter(g *game, came string) {
	found, err := g.Check(came)
	if err != nil {
		a.Say(a.Strings.Text("open.record", brief(err)))
		return
	}
	a.EndMatch()
	a.take(g)
	l := a.letterOf(g, found.Seed, found.Seats, found.Options)
	l.came, l.match = came, found
	kept, here, ok := l.keptHere()
	if !ok {
		if found.Over {
			a.lookBack(g, lookedAt{text: letter.Text(came)}, nil)
			return
		}
		a.askSeat(l)
		return
	}
	had, has, common := letter.Parted(kept, came)
	switch {
	case common == has: // all that came is here
		l.cover(a, kept, here)
	case common == had:
		l.cover(a, came, session.Here{Seat: here.Seat, Sent: has})
	default:
		a.askParted(l, kept, here, had, has, common)
	}
}

// keptHere is what is kept of the match, and which seat is played here. What can't be read is set aside.
func (l *keptLetter) keptHere() (kept string, here session.Here, ok bool) {
	kept, err := l.load()
	if err == nil {
		_, err = l.check(kept)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil && !l.locked:
		l.putAway(kept, err)
	case err == nil:
		here, ok = session.HereOf(kept)
		ok = ok && here.Seat < len(l.match.Seats) && l.match.Seats[here.Seat].Player == session.Person
	}
	return kept, here, ok
}

// askSeat asks who opens a letter. Seats that have moved are somebody's already: they are offered behind the others, to who plays
// at more than one place.
func (a *App) askSeat(l *keptLetter) {
	words := a.Strings
	open := l.of
	var free, taken []choice
	moved := letter.Seats(l.came)
	for seat, who := range l.match.Seats {
		if who.Player != session.Person {
			continue
		}
		c := choice{words: l.of.names.Now(who.Name), do: func(app *App) {
			l.cover(app, l.came, session.Here{Seat: seat, Sent: l.match.Moves})
		}}
		if slices.Contains(moved, seat) {
			c.words = words.Text("letter.who.again", c.words)
			taken = append(taken, c)
		} else {
			free = append(free, c)
		}
	}
	a.ShowAtOnce(newTitle(a))
	over(a, func(m *menu) page {
		return page{
			title: words.Text("letter.who"), line: words.Text("letter.who.line", open.Words.Text("game.name")),
			choices: append(append(free, taken...), choice{words: words.Text("button.back"), do: m.close}),
		}
	})
}

// askParted asks which of two letters counts that begin alike and then differ.
func (a *App) askParted(l *keptLetter, kept string, here session.Here, had, has, common int) {
	words := a.Strings
	a.ShowAtOnce(newTitle(a))
	over(a, func(m *menu) page {
		return page{title: words.Text("letter.parted"), line: words.Text("letter.parted.line", common, had, has), choices: []choice{
			{words: words.Text("letter.parted.kept"), do: func(app *App) { l.cover(app, kept, here) }},
			{words: words.Text("letter.parted.came"), do: func(app *App) { l.cover(app, l.came, session.Here{Seat: here.Seat, Sent: has}) }},
			{words: words.Text("button.back"), do: m.close},
		}}
	})
}

// cover shows for whom a letter is and whose turn it is, and behind that the table from the eyes of that seat.
func (l *keptLetter) cover(a *App, text string, here session.Here) {
	found, err := l.check(text)
	if err != nil {
		a.Say(a.Strings.Text("open.record", brief(err)))
		return
	}
	if _, again := session.HereOf(text); !again {
		text += here.String()
	}
	open := func() {
		l.of.names.LearnAll(l.of.Name)
		match, err := l.of.Resume(text, l.saver())
		l.sit(a, match, err)
	}
	if found.Over {
		a.stage.over = nil
		open()
		return
	}
	a.ShowAtOnce(newLetterCover(a, here.Seat, found, open))
}

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
	p := page{title: app.Strings.Text("letter.send", l.To), line: app.Strings.Text("letter.send.line", l.To)}
	copied := app.Strings.Text("letter.copied", l.To)
	switch {
	case l.To == "":
		p.title, p.line, copied = words("letter.send.over"), words("letter.send.over.line"), words("letter.copied.all")
	case l.Sent:
		p.title, p.line = app.Strings.Text("letter.sent", l.To), app.Strings.Text("letter.sent.line", l.To)
	}
	sent := func(give func()) func(app *App) {
		return func(app *App) {
			give()
			l.Send()
			l.Sent, l.TakeBack = true, nil
			m.show(m.sendOn(app, l))
		}
	}
	text := letter.Text(l.Text)
	if made := app.linkOf(g, text); made != "" {
		p.choices = append(p.choices, choice{words: words("share.copy"), do: sent(func() { app.given.copy(made, words("share.copy"), copied) })})
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
