package scene

import (
	"errors"
	"io/fs"

	"capital/assets"
	"capital/game/session"
	"capital/game/store"
	"capital/rules/warsaw"
)

// matchFile is where the match that is being played is kept: its record.
const matchFile = "match.txt"

// matches makes the screens of a match at the table.
func matches(files *store.Store) Matches {
	s := &savedMatch{files: files}
	return Matches{Start: s.start, Saved: s.look, Trouble: s.sentence, Resume: s.resume}
}

// savedMatch is the match that was played last, as it lies among the person's files.
// Nothing is written over it that was not read, or that another window keeps there.
type savedMatch struct {
	files *store.Store
	// What was found when it was last looked for: the key of a sentence for the person,
	// empty where all is well, and what goes into it.
	trouble string
	reason  error
	kept    string
	locked  bool // nothing may be saved
	tidied  bool
}

// look reports whether there is a match to go on with. One that is of no use is set
// aside, so that the next does not destroy it.
func (s *savedMatch) look() bool {
	s.trouble, s.locked = "", false
	if !s.files.Claim() {
		s.trouble, s.locked = "notice.elsewhere", true
		return false
	}
	if !s.tidied {
		s.files.Tidy(matchFile, settingsFile)
		s.tidied = true
	}
	_, match, err := s.load()
	if err == nil {
		return !match.Over()
	}
	if errors.Is(err, fs.ErrNotExist) {
		return false
	}
	s.trouble, s.reason = "notice.damaged", err
	if s.kept, err = s.files.SetAside(matchFile); err != nil {
		s.trouble, s.locked = "notice.damaged.stays", true
	}
	return false
}

// sentence says what was found wrong, or nothing.
func (s *savedMatch) sentence(words *assets.Strings) string {
	switch s.trouble {
	case "":
		return ""
	case "notice.elsewhere":
		return words.Text(s.trouble)
	}
	return words.Text(s.trouble, brief(s.reason), s.kept)
}

// start begins a match in the place of the saved one.
func (s *savedMatch) start(app *App, config Config) (Scene, error) {
	s.look() // it may have changed since the title was shown
	record := warsaw.Record{Seed: config.Seed, Seats: config.Seats, TakeBacks: config.TakeBacks}
	record.TakeBacks = session.TakeBacks(&record)
	scene, err := s.play(app, record)
	if err == nil && s.trouble != "" {
		app.Say(s.sentence(app.Strings))
	}
	return scene, err
}

func (s *savedMatch) resume(app *App) (Scene, error) {
	record, _, err := s.load()
	if err != nil {
		return nil, err
	}
	return s.play(app, record)
}

// play brings a match to the table, saved after every move where that may be.
func (s *savedMatch) play(app *App, record warsaw.Record) (Scene, error) {
	save := func(text string) error { return s.files.Save(matchFile, []byte(text)) }
	if s.locked {
		save = nil
	}
	playing, err := session.Resume(record, save)
	if err != nil {
		return nil, err
	}
	app.playing = playing
	return newTable(app, playing), nil
}

// load reads the saved match and checks that it can go on.
func (s *savedMatch) load() (warsaw.Record, warsaw.Match, error) {
	data, err := s.files.Load(matchFile)
	if err != nil {
		return warsaw.Record{}, warsaw.Match{}, errors.Unwrap(err) // which file it is, the sentence tells
	}
	record, match, err := warsaw.ReadRecord(string(data))
	if err == nil {
		err = session.Check(record)
	}
	return record, match, err
}

// brief tells an error in no more words than there is room for.
func brief(err error) string {
	const most = 160
	words := []rune(err.Error())
	if len(words) > most {
		words = append(words[:most], '…')
	}
	return string(words)
}
