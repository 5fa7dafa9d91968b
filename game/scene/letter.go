package scene

import (
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"slices"
	"strings"
	"time"

	"capital/game/letter"
	"capital/game/session"
	"capital/game/store"
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
	return store.LetterFile(sum.Sum64())
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
		if ended, ok := l.ended(); ok && !found.Over {
			a.lookBack(g, lookedAt{text: letter.Text(ended)}, nil)
			a.Say(a.Strings.Text("letter.ended"))
			return
		}
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
		if had > has {
			a.Say(a.Strings.Text("letter.old"))
		}
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
		here, ok = hereIn(kept, l.match.Seats)
	}
	return kept, here, ok
}

// hereIn is which of the seats is played here of a match that is kept, ok if it goes by letter.
func hereIn(kept string, seats []record.Seat) (here session.Here, ok bool) {
	here, ok = session.HereOf(kept)
	return here, ok && here.Seat >= 0 && here.Seat < len(seats) && seats[here.Seat].Player == session.Person
}

// ended is the record of the match where it is among those that are over: of a letter that goes on from none of its moves nothing
// is played again.
func (l *keptLetter) ended() (record string, ok bool) {
	names, err := l.files.Finished()
	if err != nil {
		return "", false
	}
	for _, name := range slices.Backward(names) {
		if !strings.Contains(name, l.seedName(l.match.Seed)) {
			continue
		}
		data, err := l.files.LoadFinished(name)
		if err != nil {
			continue
		}
		kept := string(data)
		found, err := l.check(kept)
		if _, by := session.HereOf(kept); err != nil || !by || letterFile(l.game, found.Seed, found.Seats, found.Options) != l.file {
			continue
		}
		if _, has, common := letter.Parted(kept, l.came); common == has {
			return letter.Bare(kept), true
		}
	}
	return "", false
}

// saver is that of a match, and writes when it is played: a browser does not know when a file was written.
func (l *keptLetter) saver() func(text string) error {
	save := l.savedMatch.saver()
	if save == nil {
		return nil
	}
	return func(text string) error { return save(dated(text, time.Now())) }
}

// dateMark begins the line of a saved match by letter that says when it was played here last. What can be brought back stands
// behind it.
const dateMark = "# played here last: "

// dated is a saved match by letter that says when it was played.
func dated(saved string, when time.Time) string {
	head, rest, _ := strings.Cut(saved, "\n#")
	return head + "\n" + dateMark + when.Format(besideForm) + "\n#" + rest
}

// dateIn is when a match by letter was played here last; zero where that is not known.
func dateIn(saved string) time.Time {
	_, rest, _ := strings.Cut(saved, "\n"+dateMark)
	line, _, _ := strings.Cut(rest, "\n")
	when, err := time.ParseInLocation(besideForm, line, time.Local)
	if err != nil {
		return time.Time{}
	}
	return when
}

// nameOf is what a match by letter is called among those that are over: after the day on which it was played here last.
func (l *keptLetter) nameOf(kept string, seed uint64) string {
	when := dateIn(kept)
	if when.IsZero() {
		when = time.Now()
	}
	return when.Format(time.DateOnly) + l.seedName(seed)
}

// finish moves the match that is kept to those that are over, if it is over. Where a program was killed that had copied it there,
// what is left is taken away.
func (l *keptLetter) finish() error {
	kept, err := l.load()
	if err != nil {
		return err
	}
	found, err := l.check(kept)
	if err != nil || !found.Over {
		return err
	}
	as := l.nameOf(kept, found.Seed)
	if l.lies(as, kept) {
		return l.files.Delete(l.file)
	}
	return l.files.Finish(l.file, as)
}

// lies reports whether a text lies among the matches that are over, under a name that begins so.
func (l *keptLetter) lies(begin, text string) bool {
	names, _ := l.files.Finished()
	return slices.ContainsFunc(names, func(name string) bool {
		if !strings.HasPrefix(name, begin) {
			return false
		}
		data, err := l.files.LoadFinished(name)
		return err == nil && string(data) == text
	})
}

// LetterOver puts a match by letter that is over among those that are, once everybody knows: its record's text says which.
func (a *App) LetterOver(text string) {
	g := a.cabinet.named(gameOf(text))
	if g == nil {
		return
	}
	found, err := g.Check(text)
	if err != nil || !found.Over {
		return
	}
	l := a.letterOf(g, found.Seed, found.Seats, found.Options)
	if l.locked {
		return
	}
	if l.reason = l.finish(); l.reason != nil && !errors.Is(l.reason, fs.ErrNotExist) {
		l.trouble = "toast.finished.stays"
		a.Say(l.sentence(a.Strings))
	}
}

// lettersOver are the matches by letter that are over and whose end others don't know yet. Others that are over and still
// lie where they were played, because the program was killed, are moved to where they belong. It may be called off the frame loop.
func (a *App) lettersOver() (unsent []lookedAt) {
	names, err := a.Store.Letters()
	if err != nil {
		return nil
	}
	for _, name := range names {
		data, err := a.Store.Load(name)
		if err != nil {
			continue
		}
		kept := string(data)
		g, by := a.cabinet.named(gameOf(kept)), letterIn(kept)
		if g == nil || by == nil {
			continue
		}
		found, err := g.Read(kept)
		if err != nil || !found.Over {
			continue
		}
		l := &keptLetter{savedMatch: savedMatch{files: a.Store, game: g.Name, file: name, check: g.Read}}
		if by.Sent < found.Moves || !a.Store.Claim() || l.finish() != nil {
			unsent = append(unsent, lookedAt{text: kept, lies: name})
		}
	}
	return unsent
}

// byLetter is what is told of a match by letter: which seat is played here, and when it was last.
type byLetter struct {
	session.Here
	When time.Time
}

// letterIn is what a saved text tells of a match by letter; nil where it is none.
func letterIn(saved string) *byLetter {
	here, ok := session.HereOf(saved)
	if !ok {
		return nil
	}
	return &byLetter{here, dateIn(saved)}
}

// goOnByLetter goes on with a match by letter that is kept here, and reports whether it can. From the cover one comes back to home.
func (a *App) goOnByLetter(g *game, match Saved, home func() Scene) bool {
	l := a.letterOf(g, match.Seed, match.Seats, match.Options)
	l.match = match
	kept, here, ok := l.keptHere()
	if !ok {
		if sentence := l.sentence(a.Strings); sentence != "" {
			a.Say(sentence)
		}
		return false
	}
	a.take(g)
	a.cabinet.home = home
	l.cover(a, kept, here)
	return true
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
