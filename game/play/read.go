package play

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"time"
)

// File is where what was read of matches is kept.
const File = "play.json"

// Files are where matches lie that are over, and where is kept what was read of them.
type Files interface {
	Finished() (names []string, err error)
	LoadFinished(name string) ([]byte, error)
	Load(name string) ([]byte, error)
	Save(name string, data []byte) error
}

// Summary is what a record tells of a match that is over, and which of its game's goals the person has reached in it.
type Summary struct {
	Match
	Goals []string
}

// Reached is a goal that was reached, and in which match first.
type Reached struct {
	Game string `json:"game"`
	Goal string `json:"goal"`
	File string `json:"file"`
}

// Match is the match in which it was reached: its game and its file, without what it came to.
func (r *Reached) Match() Match { return Match{Game: r.Game, File: r.File} }

// Date is the day on which it was reached.
func (r *Reached) Date() string { return dateOf(r.File) }

// History is all that is known of a person's own matches.
type History struct {
	Matches []Match // the earliest first
	Goals   []Reached
}

// Has reports whether a goal of a game was reached, and when and in which match first.
func (h *History) Has(game, goal string) (first Reached, ok bool) {
	n := slices.IndexFunc(h.Goals, func(r Reached) bool { return r.Game == game && r.Goal == goal })
	if n < 0 {
		return Reached{}, false
	}
	return h.Goals[n], true
}

// Add adds a match that is later than all others.
func (h *History) Add(s Summary) {
	if s.own() {
		h.Matches = append(h.Matches, s.Match)
	}
	for _, goal := range s.Goals {
		if _, had := h.Has(s.Game, goal); !had {
			h.Goals = append(h.Goals, Reached{s.Game, goal, s.File})
		}
	}
}

// kept is the file in which a history is kept. It has every match that was read, whoever's it is, so that none is read again.
type kept struct {
	Program string    `json:"program"` // the version that read the matches: another one may find other goals in them
	Matches []Match   `json:"matches"`
	Goals   []Reached `json:"goals"`
}

// Read reads the history among files. What an earlier call has kept of a match is taken as it is; the others are summarised, off
// the frame loop, and kept in their turn. Where nothing was kept, or that can't be read or is of another version of the program,
// all is read anew. A match stays in the history when its file is gone: in a browser the oldest make room.
func Read(ctx context.Context, files Files, program string, summarise func(text string) (s Summary, ok bool)) (History, error) {
	names, err := files.Finished()
	if err != nil {
		return History{}, err
	}
	k := load(files, program, names)
	known := map[string]bool{}
	for _, m := range k.Matches {
		known[m.File] = true
	}
	changed := false
	for _, name := range names {
		if known[name] {
			continue
		}
		if err := ctx.Err(); err != nil {
			return History{}, err
		}
		data, err := files.LoadFinished(name)
		if err != nil {
			continue // it may be read another time
		}
		s, ok := summarise(string(data))
		if !ok {
			s = Summary{}
		}
		s.File = name
		k.Matches = append(k.Matches, s.Match)
		for _, goal := range s.Goals {
			k.Goals = append(k.Goals, Reached{s.Game, goal, name})
		}
		changed = true
		time.Sleep(time.Millisecond) // in a browser all share one thread
	}
	h := k.history()
	if changed {
		k.Goals = h.Goals
		data, err := json.Marshal(k)
		if err == nil {
			err = files.Save(File, data)
		}
		if err != nil {
			return h, nil // the next time all is read again: the store tells of it
		}
	}
	return h, nil
}

// load is what was kept, as far as it is of use: of another version of the program's only what can't be read anew.
func load(files Files, program string, names []string) kept {
	var k kept
	data, err := files.Load(File)
	if err != nil || json.Unmarshal(data, &k) != nil {
		return kept{Program: program}
	}
	if k.Program != program {
		there := map[string]bool{}
		for _, name := range names {
			there[name] = true
		}
		k.Matches = slices.DeleteFunc(k.Matches, func(m Match) bool { return there[m.File] })
		k.Goals = slices.DeleteFunc(k.Goals, func(r Reached) bool { return there[r.File] })
	}
	k.Program = program
	return k
}

// history is the person's own matches and goals, by their days; those of one day in the order in which they were found.
func (k *kept) history() History {
	var h History
	for _, m := range k.Matches {
		if m.own() {
			h.Matches = append(h.Matches, m)
		}
	}
	slices.SortStableFunc(h.Matches, func(a, b Match) int { return cmp.Compare(a.Date(), b.Date()) })
	goals := slices.Clone(k.Goals)
	slices.SortStableFunc(goals, func(a, b Reached) int { return cmp.Compare(a.Date(), b.Date()) })
	for _, r := range goals {
		if _, had := h.Has(r.Game, r.Goal); !had {
			h.Goals = append(h.Goals, r)
		}
	}
	return h
}
