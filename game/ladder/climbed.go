package ladder

import (
	"errors"
	"io/fs"
	"slices"
)

// Tried is how a person did on a rung.
type Tried struct {
	Seed   uint64 `json:"seed"`           // of the rung
	Done   string `json:"done,omitempty"` // the date on which its task was done first: 2026-11-24; "" where it is not done
	Points int    `json:"points"`         // with which it was done first, or else the most so far
}

// Climbed is how far a person has climbed the ladders, by the names of games as in records.
type Climbed map[string][]Tried

// File is where that is kept.
const File = "ladder.json"

// Files are where values are kept.
type Files interface {
	LoadValue(name string, value any) error
	SaveValue(name string, value any) error
}

// Load is what is kept among files; it is empty where nothing is.
func Load(files Files) (Climbed, error) {
	c := Climbed{}
	err := files.LoadValue(File, &c)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if err != nil || c == nil {
		c = Climbed{}
	}
	return c, err
}

// Save keeps it among files.
func (c Climbed) Save(files Files) error { return files.SaveValue(File, c) }

// Of is how a person did on the rung of a seed. It is not ok where they have ended no match of it.
func (c Climbed) Of(game string, seed uint64) (tried Tried, ok bool) {
	at := c.at(game, seed)
	if at < 0 {
		return tried, false
	}
	return c[game][at], true
}

func (c Climbed) at(game string, seed uint64) int {
	return slices.IndexFunc(c[game], func(t Tried) bool { return t.Seed == seed })
}

// Finish says how a match of a rung ended on a date, and reports whether anything is new of that. To tell of a match once more
// changes nothing.
func (c Climbed) Finish(game string, rung *Rung, r Result, date string) (changed bool) {
	now := Tried{Seed: rung.Seed, Points: r.Points}
	if rung.Task.Done(r) {
		now.Done = date
	}
	at := c.at(game, rung.Seed)
	if at < 0 {
		c[game] = append(slices.Clone(c[game]), now)
		return true
	}
	before := c[game][at]
	if before.Done != "" || now.Done == "" && now.Points <= before.Points {
		return false
	}
	c[game] = slices.Clone(c[game])
	c[game][at] = now
	return true
}

// Next is the place of the first rung that is not done; it is len(rungs) where all are.
func (c Climbed) Next(game string, rungs []Rung) (at int) {
	for at = range rungs {
		if tried, _ := c.Of(game, rungs[at].Seed); tried.Done == "" {
			return at
		}
	}
	return len(rungs)
}

// Count is how many rungs are done.
func (c Climbed) Count(game string, rungs []Rung) (done int) {
	for n := range rungs {
		if tried, _ := c.Of(game, rungs[n].Seed); tried.Done != "" {
			done++
		}
	}
	return done
}
