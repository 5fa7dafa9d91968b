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

// dayOf is the day on which a match by letter was played here last, or today where that is not known.
func dayOf(kept string) string {
	when := dateIn(kept)
	if when.IsZero() {
		when = time.Now()
	}
	return when.Format(time.DateOnly)
}

// nameOf is what a match by letter is called among those that are over.
func (l *keptLetter) nameOf(kept string, seed uint64) string { return dayOf(kept) + l.seedName(seed) }

// finish moves the match that is kept to those that are over, if it is over, and returns where it lies then, "" where it did not
// move. Where a program was killed that had copied it there, what is left is taken away.
func (l *keptLetter) finish() (path string, err error) {
	kept, err := l.load()
	if err != nil {
		return "", err
	}
	found, err := l.check(kept)
	if err != nil || !found.Over {
		return "", err
	}
	as := l.nameOf(kept, found.Seed)
	if l.lies(as, kept) {
		return "", l.files.Delete(l.file)
	}
	return l.files.Shelve(l.file, store.Over, as)
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
	var path string
	if path, l.reason = l.finish(); path != "" && a.cabinet.lies == l.file {
		a.cabinet.lies = path
	}
	if l.reason != nil && !errors.Is(l.reason, fs.ErrNotExist) {
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
		known := by.Sent >= found.Moves && a.Store.Claim()
		if known {
			_, err = l.finish()
		}
		if !known || err != nil {
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
