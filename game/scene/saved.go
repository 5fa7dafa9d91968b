package scene

import (
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"

	"capital/assets"
	"capital/game/about"
	"capital/game/daily"
	"capital/game/ladder"
	"capital/game/matches"
	"capital/game/play"
	"capital/game/store"
	"capital/rules/record"
)

// savedMatch is the match of a game that was played last, as it lies among the person's files; others that run lie beside it.
// Nothing is written over it that was not read, or that another window keeps there.
type savedMatch struct {
	files *store.Store
	game  string // its name
	file  string
	check func(text string) (Saved, error)
	// beside says that other matches of the game may run beside it.
	beside bool
	ended  func(found Saved, text string) // is told of a match that is over, and its record; nil where nobody asks
	found  Saved                          // the match that was found when it was last looked for
	// What was found when it was last looked for: the key of a sentence for the person,
	// empty where all is well, and what goes into it.
	trouble string
	reason  error
	by      string // the version of the program that saved it, where that is a later one
	kept    string
	locked  bool // nothing may be saved
	tidied  bool
	played  bool // a match that was over has been found
}

// Saved is what the text of a saved match tells without bringing it to the table.
type Saved struct {
	Over      bool
	Seats     []record.Seat
	Seed      uint64
	TakeBacks record.TakeBacks
	Options   []record.Option
	Moves     int       // that were made, of all seats
	Outcomes  []Outcome // the seats' at the end; nil while the match goes on
	At        string    // how far it is, in the game's words
	Owing     []int     // the seats that owe a decision
}

// owes reports whether a seat owes a decision.
func (s *Saved) owes(seat int) bool { return slices.Contains(s.Owing, seat) }

// Outcome is how a match ended for a seat.
type Outcome struct {
	Place  int // 1 is first; those that share one have the same
	Points int
}

// look reports whether there is a match to go on with. Where none lies in the file, the one takes its place that was played
// last of those that run beside.
func (s *savedMatch) look() bool {
	for !s.lookInPlace() {
		if s.trouble != "" || !s.takeUpNewest() {
			return false
		}
	}
	return true
}

// lookInPlace is look for the file alone. A match that is over goes to those that are finished, and one that is of no use is
// set aside, so that the next does not destroy it.
func (s *savedMatch) lookInPlace() bool {
	s.trouble, s.locked = "", false
	if s.file == "" {
		return false
	}
	if !s.files.Claim() {
		s.trouble, s.locked = "toast.elsewhere", true
		return false
	}
	if !s.tidied {
		s.files.Tidy(s.file, settingsFile, play.File, matches.Name, daily.HistoryFile, daily.ChallengesFile, ladder.File)
		s.files.ForgetDeleted(time.Now())
		s.tidied = true
	}
	text, err := s.load()
	if err == nil {
		s.found, err = s.check(text)
	}
	switch {
	case err == nil && !s.found.Over:
		return true
	case err == nil:
		s.finish(text)
	case !errors.Is(err, fs.ErrNotExist):
		s.putAway(text, err)
	}
	return false
}

// finish moves a match that is over, by its record's text, to those that are finished, named after the day, the game and the seed.
func (s *savedMatch) finish(text string) {
	s.played = true
	if s.ended != nil {
		s.ended(s.found, text)
	}
	if s.reason = s.files.Finish(s.file, s.nameOf(s.found.Seed, time.DateOnly)); s.reason != nil {
		s.trouble, s.locked = "toast.finished.stays", true
	}
}

// besideForm has the time in the name of a match that is put beside, by which the newest is found.
const besideForm = time.DateOnly + "-150405"

// nameOf is what a match of a seed is called on a shelf: after the time of now in a form, the game and the seed.
func (s *savedMatch) nameOf(seed uint64, form string) string {
	return time.Now().Format(form) + s.seedName(seed)
}

// seedName is how the name of a match of a seed goes on after the time.
func (s *savedMatch) seedName(seed uint64) string {
	return "-" + s.game + "-" + strconv.FormatUint(seed, 10)
}

// clear makes the place free for another match. One that is running is put beside.
func (s *savedMatch) clear() {
	if !s.lookInPlace() {
		return
	}
	switch _, s.reason = s.files.Shelve(s.file, store.Beside, s.nameOf(s.found.Seed, besideForm)); {
	case errors.Is(s.reason, store.ErrFull):
		s.trouble, s.locked = "matches.full", true
	case s.reason != nil:
		s.trouble, s.locked = "matches.stays", true
	}
}

// takeUpNewest takes up the match of the game that was put beside last, and reports whether there is one.
func (s *savedMatch) takeUpNewest() bool {
	if !s.beside || s.locked {
		return false
	}
	names, err := s.files.On(store.Beside)
	if err != nil {
		return false
	}
	for _, name := range slices.Backward(names) {
		if strings.Contains(name, "-"+s.game+"-") {
			return s.files.TakeUp(string(store.Beside)+"/"+name, s.file) == nil
		}
	}
	return false
}

// putAway keeps a match that can't go on, for a reason, from being written over: one that a later version of the program has
// saved for good, for that has a use for it.
func (s *savedMatch) putAway(text string, reason error) {
	aside := s.files.SetAside
	s.trouble, s.reason, s.by = "toast.damaged", reason, ""
	if by := record.ProgramOf(text); about.Later(by) {
		aside = s.files.SetAsideForGood
		s.trouble, s.by = "toast.newer", by
	}
	var err error
	if s.kept, err = aside(s.file); err != nil {
		s.trouble, s.locked = s.trouble+".stays", true
	}
}

// load reads the text of the saved match.
func (s *savedMatch) load() (string, error) {
	data, err := s.files.Load(s.file)
	if err != nil {
		return "", errors.Unwrap(err) // which file it is, the sentence tells
	}
	return string(data), nil
}

// saver returns what saves a match in this one's place, or nil where it may not. Once another window has had the place,
// nothing goes there any more: what lies there is that window's match.
func (s *savedMatch) saver() func(text string) error {
	if s.locked {
		return nil
	}
	var lost error
	return func(text string) error {
		if lost != nil {
			return lost
		}
		err := s.files.SaveClaimed(s.file, []byte(text))
		if errors.Is(err, store.ErrElsewhere) {
			lost = err
		}
		return err
	}
}

// sentence says what was found wrong, or nothing.
func (s *savedMatch) sentence(words *assets.Strings) string {
	switch s.trouble {
	case "":
		return ""
	case "toast.elsewhere":
		return words.Text(s.trouble)
	case "toast.newer", "toast.newer.stays":
		return words.Text(s.trouble, s.by, s.kept)
	}
	return words.Text(s.trouble, brief(s.reason), s.kept)
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
