package daily

import (
	"errors"
	"io/fs"
	"slices"
)

// Taken is a challenge that a person took.
type Taken struct {
	Code   string `json:"code"` // see package link
	Done   bool   `json:"done,omitempty"`
	Points int    `json:"points,omitempty"` // of the person, where it is done
}

// Challenges are those that a person took, the first one first. Each is there once.
type Challenges []Taken

// ChallengesFile is where they are kept.
const ChallengesFile = "challenges.json"

// LoadChallenges are the challenges that are kept among files.
func LoadChallenges(files Files) (c Challenges, err error) {
	err = files.LoadValue(ChallengesFile, &c)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if err != nil {
		c = nil
	}
	return c, err
}

// Save keeps the challenges among files.
func (c Challenges) Save(files Files) error { return files.SaveValue(ChallengesFile, c) }

// mostTaken is how many challenges are remembered.
const mostTaken = 200

// Take adds a challenge that is taken. One that is there already stays as it is, as the last one.
func (c Challenges) Take(code string) Challenges {
	taken := Taken{Code: code}
	c = slices.Clone(c)
	if at := c.at(code); at >= 0 {
		taken = c[at]
		c = slices.Delete(c, at, at+1)
	}
	c = append(c, taken)
	return c[max(len(c)-mostTaken, 0):]
}

// Of is a challenge by its code. It is not ok where it was not taken.
func (c Challenges) Of(code string) (taken Taken, ok bool) {
	if at := c.at(code); at >= 0 {
		return c[at], true
	}
	return taken, false
}

func (c Challenges) at(code string) int {
	return slices.IndexFunc(c, func(t Taken) bool { return t.Code == code })
}

// Finish says with how many points a challenge ended. The first match that ends counts.
func (c Challenges) Finish(code string, points int) (after Challenges, counts bool) {
	at := c.at(code)
	if at < 0 || c[at].Done {
		return c, false
	}
	after = slices.Clone(c)
	after[at].Done, after[at].Points = true, points
	return after, true
}
