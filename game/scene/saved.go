package scene

import (
	"errors"
	"io/fs"

	"capital/assets"
	"capital/game/store"
)

// savedMatch is the match of a game that was played last, as it lies among the person's
// files. Nothing is written over it that was not read, or that another window keeps there.
type savedMatch struct {
	files *store.Store
	file  string
	check func(text string) (over bool, err error)
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
	if s.file == "" {
		return false
	}
	if !s.files.Claim() {
		s.trouble, s.locked = "notice.elsewhere", true
		return false
	}
	if !s.tidied {
		s.files.Tidy(s.file, settingsFile)
		s.tidied = true
	}
	over, err := s.read()
	if err == nil {
		return !over
	}
	if errors.Is(err, fs.ErrNotExist) {
		return false
	}
	s.trouble, s.reason = "notice.damaged", err
	if s.kept, err = s.files.SetAside(s.file); err != nil {
		s.trouble, s.locked = "notice.damaged.stays", true
	}
	return false
}

// read reads the saved match and checks that it can go on.
func (s *savedMatch) read() (over bool, err error) {
	text, err := s.load()
	if err != nil {
		return false, err
	}
	return s.check(text)
}

// load reads the text of the saved match.
func (s *savedMatch) load() (string, error) {
	data, err := s.files.Load(s.file)
	if err != nil {
		return "", errors.Unwrap(err) // which file it is, the sentence tells
	}
	return string(data), nil
}

// saver returns what saves a match in this one's place, or nil where it may not.
func (s *savedMatch) saver() func(text string) error {
	if s.locked {
		return nil
	}
	return func(text string) error { return s.files.Save(s.file, []byte(text)) }
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
