package scene

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"time"

	"capital/game/letter"
	"capital/game/matches"
	"capital/game/scene/localisation"
	"capital/game/scene/narration"
	"capital/game/store"
	"capital/render/text"
	"capital/rules/record"
)

// which matches are listed.
type which int

const (
	whichAll which = iota // but those that are deleted
	whichRunning
	whichOver
	whichDeleted
	whiches
)

// told is what the index keeps of a match.
type told struct {
	Game string
	Saved
	Letter *byLetter `json:",omitempty"` // nil where it does not go by letter
}

// matchRow is a match as the screen of matches lists it.
type matchRow struct {
	matches.Match[told]
	game  *game     // nil where it is of none that is here
	when  time.Time // it was played last; zero where only that is known
	words []string  // by which it is found
}

func newMatchRow(app *App, m matches.Match[told]) matchRow {
	row := matchRow{Match: m, game: app.cabinet.named(m.Told.Game), when: playedAt(&m.Entry)}
	if by := m.Told.Letter; by != nil && !by.When.IsZero() {
		row.when = by.When
	}
	found := []string{m.Path}
	if g := row.game; g != nil {
		found = []string{g.Words.Text("game.name")}
	}
	for _, who := range m.Told.Seats {
		found = append(found, who.Name)
		if row.game != nil {
			found = append(found, row.game.names.Now(who.Name))
		}
	}
	row.words = localisation.Folded(strings.Join(found, " "))
	return row
}

// playedAt is when a match was played last. Its name tells the day, or the time, at which it was put onto its shelf. On that day
// the file knows it better; on others it was only copied.
func playedAt(e *store.Entry) time.Time {
	if e.Shelf() == "" {
		return e.Modified
	}
	name := store.BareName(e.Path)
	for _, form := range []string{besideForm, time.DateOnly} {
		when, err := time.ParseInLocation(form, name[:min(len(form), len(name))], time.Local)
		if err != nil {
			continue
		}
		if e.Modified.Local().Format(time.DateOnly) == when.Format(time.DateOnly) {
			return e.Modified
		}
		return when
	}
	return e.Modified
}

// compare has the newest first, and first of all the one that is played.
func (m *matchRow) compare(other *matchRow) int {
	if m.when.IsZero() != other.when.IsZero() {
		if m.when.IsZero() {
			return -1
		}
		return 1
	}
	return cmp.Or(other.when.Compare(m.when), cmp.Compare(m.Path, other.Path))
}

// is reports whether it is one of which.
func (m *matchRow) is(of which) bool {
	deleted := m.Shelf() == store.Deleted
	switch of {
	case whichDeleted:
		return deleted
	case whichRunning:
		return !deleted && m.Err == "" && !m.Told.Over
	case whichOver:
		return !deleted && m.Told.Over
	}
	return !deleted
}

// letter reports whether it is a match by letter that goes on, or whose end others do not know yet: it has a file of its own.
func (m *matchRow) letter() bool {
	_, is := store.LetterOf(m.Path)
	return is
}

// sharedText is what is shared of a match by its text. One by letter stays one: whoever plays in it is to have its end.
func (m *matchRow) sharedText(text string) string {
	if m.Told.Letter == nil {
		return text
	}
	return letter.Text(letter.Bare(text))
}

// bringBack takes a match that was deleted back to where it belongs, and returns its new path.
func (m *matchRow) bringBack(files *store.Store) (path string, err error) {
	if file, ok := store.LetterOf(m.Path); ok {
		return file, files.TakeUp(m.Path, file)
	}
	shelf := store.Beside
	if m.Told.Over {
		shelf = store.Over
	}
	return files.BringBack(m.Path, shelf)
}

// has reports whether it has a word that begins so for each of some.
func (m *matchRow) has(begin []string) bool {
	for _, start := range begin {
		if !slices.ContainsFunc(m.words, func(word string) bool { return strings.HasPrefix(word, start) }) {
			return false
		}
	}
	return true
}

// title is the game and the day.
func (m *matchRow) title(app *App) string {
	words, name := app.Strings, store.BareName(m.Path)
	if g := m.game; g != nil {
		name = g.Words.Text("game.name")
	}
	date := words.Text("matches.latest")
	if !m.when.IsZero() {
		date = DateText(words, m.when.Local())
	}
	return name + " · " + date
}

// matchSeat is who sat where, and what became of it.
type matchSeat struct {
	seat  int
	name  string
	words string // with the name
}

// within is what is said of a seat as it has room, smaller where it needs it. Then the name is shortened, and the rest is kept.
func (who *matchSeat) within(w *text.Writer, room float64, st text.Style) (string, text.Style) {
	words, st := w.Within(who.words, room, st)
	if words == who.words {
		return words, st
	}
	letters := []rune(who.name)
	for n := len(letters) - 1; n > 0; n-- {
		short := strings.Replace(who.words, who.name, strings.TrimRight(string(letters[:n]), " ")+"…", 1)
		if wide, _ := w.Measure(short, st); wide <= room {
			return short, st
		}
	}
	return words, st
}

// seats are those of the match, in the order in which it ended.
func (m *matchRow) seats(app *App) (all []matchSeat) {
	order := make([]int, len(m.Told.Seats))
	for n := range order {
		order[n] = n
	}
	over := len(m.Told.Outcomes) == len(order)
	if over {
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(m.Told.Outcomes[a].Place, m.Told.Outcomes[b].Place) })
	}
	for _, seat := range order {
		name := m.game.names.Now(m.Told.Seats[seat].Name)
		if name == "" {
			name = m.game.playerName(app.Strings, m.Told.Seats[seat].Player)
		}
		words := name
		if by := m.Told.Letter; by != nil && by.Seat == seat {
			words = app.Strings.Text("matches.seat.here", words)
		}
		if over {
			out, key := m.Told.Outcomes[seat], "matches.seat"
			if len(order) == 1 {
				key = "matches.seat.alone"
			}
			words = app.Strings.Text(key, out.Place, words, out.Points)
		}
		all = append(all, matchSeat{seat, name, words})
	}
	return all
}

// facts are how far it is and its take-backs; of one that can't be read, why not.
func (m *matchRow) facts(app *App) string {
	words := app.Strings
	if m.Err != "" {
		return words.Text("matches.unread", brief(errors.New(m.Err)))
	}
	var facts []string
	if !m.Told.Over {
		facts = append(facts, m.Told.At)
	}
	if m.Told.Letter != nil {
		return strings.Join(append(facts, m.letterFact(app)), " · ")
	}
	back := "matches.takebacks.free"
	if m.Told.TakeBacks == record.TakeBacksUntilRevealed {
		back = "matches.takebacks.until-revealed"
	}
	facts = append(facts, words.Text(back))
	return strings.Join(facts, " · ")
}

// letterFact says whose turn it is in a match by letter.
func (m *matchRow) letterFact(app *App) string {
	words, by := app.Strings, m.Told.Letter
	unsent := by.Sent < m.Told.Moves
	next := m.Told.nextByLetter(by.Seat)
	switch {
	case m.Told.Over && unsent:
		return words.Text("matches.letter.over")
	case m.Told.Over || next < 0:
		return words.Text("letter.setup.letter")
	case next == by.Seat:
		return words.Text("matches.letter.yours")
	case unsent:
		return words.Text("matches.letter.send", m.game.names.Now(m.Told.Seats[next].Name))
	}
	return words.Text("matches.letter.other", m.game.names.Now(m.Told.Seats[next].Name))
}

// spoken is all that the row says.
func (m *matchRow) spoken(app *App) string {
	parts := []string{m.title(app)}
	if m.Err == "" {
		for _, who := range m.seats(app) {
			parts = append(parts, who.words)
		}
	}
	return narration.Sentence(append(parts, m.facts(app))...)
}
