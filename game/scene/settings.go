package scene

import (
	"errors"
	"io/fs"
	"slices"
	"strings"

	"capital/assets"
	"capital/game/language"
	"capital/game/store"
	"capital/input"
	"capital/render/motion"
)

// Settings is how a person wants the game.
type Settings struct {
	Speed         float64 // of motion: 0.5 to 4, or 0 for none
	ReducedMotion bool    // nothing travels or swings
	MotionChosen  bool    `json:",omitempty"` // the person has chosen ReducedMotion; else the system may ask for it
	StillScenery  bool    `json:",omitempty"` // nothing moves while nothing happens
	TextSize      int     // percent: 75 to 200
	Sound         int     // how loud sounds are, in percent
	Music         int     // how loud the music is
	Ambience      int     // how loud places are
	QuietBehind   bool    // nothing is heard while the window is not in front
	FullScreen    bool
	Language      string         `json:",omitempty"` // the code of one that there is; empty is the system's
	Unwarned      string         `json:",omitempty"` // of what the person does not want to be warned: see [Settings.Warns]
	Contrast      bool           `json:",omitempty"` // text and edges stand out more: see [theme.Colour.Sharp]
	LeftHanded    bool           `json:",omitempty"` // what is reached for lies on the left
	Keys          input.Bindings `json:",omitempty"` // those that are not the usual ones
	Silent        bool           `json:",omitempty"` // computer players say nothing at the table
	Offered       string         `json:",omitempty"` // the games whose first match was taken or declined, by their names
	Learned       string         `json:",omitempty"` // the chapters that were done, by the names of game and chapter
	Profile       Profile        `json:",omitzero"`  // who the person is
	Game          string         `json:",omitempty"` // which of several games the title shows, by its name; empty is the first
}

const settingsFile = "settings.json"

// DefaultSettings are those of a person who has chosen nothing.
func DefaultSettings() Settings {
	return Settings{Speed: 1, TextSize: 100, Sound: 70, Music: 70, Ambience: 60, QuietBehind: true}
}

// speeds, text sizes and volumes that can be chosen.
func speeds() []float64 { return []float64{0, 0.5, 1, 1.5, 2, 3, 4} }
func textSizes() []int  { return []int{75, 100, 125, 150, 175, 200} }
func volumes() []int    { return []int{0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100} }

// Pace returns how fast things shall move.
func (s Settings) Pace() motion.Pace {
	return motion.Pace{Speed: s.Speed, Reduced: s.ReducedMotion}
}

// valid returns the settings with every value brought within its bounds.
func (s Settings) valid() Settings {
	if !(s.Speed > 0) {
		s.Speed = 0
	} else {
		s.Speed = min(max(s.Speed, 0.5), 4)
	}
	s.TextSize = min(max(s.TextSize, 75), 200)
	s.Sound, s.Music, s.Ambience = min(max(s.Sound, 0), 100), min(max(s.Music, 0), 100), min(max(s.Ambience, 0), 100)
	s.Unwarned, s.Offered, s.Learned = cleanNames(s.Unwarned), cleanNames(s.Offered), cleanNames(s.Learned)
	s.Keys = input.Clean(s.Keys)
	s.Profile = s.Profile.valid()
	if !language.Known(s.Language) {
		s.Language = ""
	}
	return s
}

// Warns reports whether the person wants warnings of that name: see [Game.Warnings].
func (s Settings) Warns(name string) bool {
	return !slices.Contains(strings.Fields(s.Unwarned), name)
}

// WithWarning returns the settings with the warnings of a name switched on or off.
func (s Settings) WithWarning(name string, on bool) Settings {
	off := slices.DeleteFunc(strings.Fields(s.Unwarned), func(n string) bool { return n == name })
	if !on {
		off = append(off, name)
	}
	s.Unwarned = cleanNames(strings.Join(off, " "))
	return s
}

// cleanNames are names as they are kept: each once, in the order of the alphabet, one space between.
func cleanNames(names string) string {
	off := strings.Fields(names)
	slices.Sort(off)
	return strings.Join(slices.Compact(off), " ")
}

// loadSettings reads the person's settings; where there are none, they are the usual
// ones. So they are where they can't be read, which the error tells.
func loadSettings(files *store.Store) (Settings, error) {
	settings := DefaultSettings()
	settings.Music, settings.Ambience = unset, unset
	err := files.LoadValue(settingsFile, &settings)
	switch {
	case err == nil:
		return settings.heard().valid(), nil
	case errors.Is(err, fs.ErrNotExist):
		err = nil
	}
	return DefaultSettings(), err
}

// unset is a volume that settings of an earlier version do not have.
const unset = -1

// heard gives the volumes that are unset their usual values. Who wanted no sounds wants no music either.
func (s Settings) heard() Settings {
	for volume, usual := range map[*int]int{&s.Music: DefaultSettings().Music, &s.Ambience: DefaultSettings().Ambience} {
		switch {
		case *volume != unset:
		case s.Sound == 0:
			*volume = 0
		default:
			*volume = usual
		}
	}
	return s
}

// under returns the settings for a program that was started with less motion asked for, or whose system asks for it.
func (s Settings) under(asked, system bool) Settings {
	s.MotionChosen = s.MotionChosen || s.ReducedMotion // who has less motion has once asked for it
	s.ReducedMotion = s.ReducedMotion || asked || system && !s.MotionChosen
	return s
}

// wishes are how a person wants the program, and where that is kept.
type wishes struct {
	settings Settings
	files    *store.Store
	stay     bool // what is kept can't be read nor moved away, and must not be written over
}

// Settings returns the person's settings.
func (w *wishes) Settings() Settings { return w.settings }

// TextScale returns the person's own text size as a factor, but no more than most.
func (w *wishes) TextScale(most float64) float64 {
	return min(float64(w.settings.TextSize)/100, most)
}

// setAside keeps settings that can't be read, for a reason, from being written over, and returns what the title says.
func (w *wishes) setAside(words *assets.Strings, reason error) string {
	kept, err := w.files.SetAside(settingsFile)
	if err != nil {
		w.stay = true
		return words.Text("toast.settings.stay", brief(reason))
	}
	return words.Text("toast.settings", brief(reason), kept)
}

// keep writes the settings. A failure is told as a complaint of the store.
func (w *wishes) keep() {
	if w.stay {
		return
	}
	kept := w.settings
	kept.ReducedMotion = kept.ReducedMotion && kept.MotionChosen // the system's wish is the system's to keep
	_ = w.files.SaveValue(settingsFile, kept)
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
