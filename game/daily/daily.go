// Package daily knows the deals of the day and keeps what a person did with them, and which challenges they took.
//
// A deal of the day is the same for everyone on a date: its seed follows from the game and the date ([Seed]). The date is the
// person's own. A deal that was begun on its date counts for that date, whenever it ends; of several matches with it the first
// that ended counts, and later ones are practice.
//
// What was done lies in two small JSON files: see [Load] and [LoadChallenges]. Each change writes the whole file at once.
package daily

import (
	"errors"
	"hash/fnv"
	"io/fs"
	"slices"
	"strings"
	"time"
)

// Date is a day of the calendar as it is written: "2026-11-24".
type Date string

// DateOf is the date of a time where that is told.
func DateOf(now time.Time) Date { return Date(now.Format(time.DateOnly)) }

// Noon is the middle of the day where the program runs.
func (d Date) Noon() time.Time { return d.noon(time.Local) }

func (d Date) noon(where *time.Location) time.Time {
	day, err := time.Parse(time.DateOnly, string(d)) // not there, where a day may lack its midnight
	if err != nil {
		return time.Time{}
	}
	return time.Date(day.Year(), day.Month(), day.Day(), 12, 0, 0, 0, where)
}

// before is the date of the day before.
func (d Date) before() Date { return DateOf(d.noon(time.UTC).AddDate(0, 0, -1)) }

// Seed is the seed of a game's deal of a date. It will not change: it is FNV-1a, 64 bits wide, of the game's name as in records,
// a space, and the date as it is written.
func Seed(game string, date Date) uint64 {
	sum := fnv.New64a()
	sum.Write([]byte(game + " " + string(date)))
	return sum.Sum64()
}

// Done is how the deal of a date ended for a person.
type Done struct {
	Date   Date `json:"date"`
	Points int  `json:"points"`
	Place  int  `json:"place"` // 1 is first
	Seats  int  `json:"seats"` // of the match
}

// Played is what a person did with the deals of the day of one game.
type Played struct {
	Begun []Date `json:"begun,omitempty"` // and not done yet, the earliest first
	Done  []Done `json:"done,omitempty"`  // the earliest first, one a date
}

// History is what a person did with the deals of the day, by the names of games as in records.
type History map[string]Played

// HistoryFile is where the history is kept.
const HistoryFile = "daily.json"

// Files are where values are kept.
type Files interface {
	LoadValue(name string, value any) error
	SaveValue(name string, value any) error
}

// Load is the history that is kept among files; it is empty where none is.
func Load(files Files) (History, error) {
	h := History{}
	err := files.LoadValue(HistoryFile, &h)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if err != nil || h == nil {
		h = History{}
	}
	return h, err
}

// Save keeps the history among files.
func (h History) Save(files Files) error { return files.SaveValue(HistoryFile, h) }

// mostBegun is how many dates a game remembers that were begun and not done.
const mostBegun = 60

// Begin says that the deal of a date is begun.
func (h History) Begin(game string, date Date) {
	p := h[game]
	if _, done := p.Of(date); done || slices.Contains(p.Begun, date) {
		return
	}
	p.Begun = append(slices.Clone(p.Begun), date)
	slices.Sort(p.Begun)
	p.Begun = p.Begun[max(len(p.Begun)-mostBegun, 0):]
	h[game] = p
}

// Finish says how a match with the deal of a date ended. It counts where it is the first of its date, and was begun.
func (h History) Finish(game string, done Done) (counts bool) {
	p := h[game]
	at := slices.Index(p.Begun, done.Date)
	if at < 0 {
		return false
	}
	p.Begun = slices.Delete(slices.Clone(p.Begun), at, at+1)
	p.Done = append(slices.Clone(p.Done), done)
	slices.SortFunc(p.Done, func(a, b Done) int { return strings.Compare(string(a.Date), string(b.Date)) })
	h[game] = p
	return true
}

// Of is how the deal of a date ended. It is not ok where it was not played to its end.
func (p Played) Of(date Date) (done Done, ok bool) {
	at := slices.IndexFunc(p.Done, func(d Done) bool { return d.Date == date })
	if at < 0 {
		return done, false
	}
	return p.Done[at], true
}

// Dates are the dates whose deals were begun, done or not.
func (p Played) Dates() []Date {
	dates := slices.Clone(p.Begun)
	for _, done := range p.Done {
		dates = append(dates, done.Date)
	}
	return dates
}

// Streak is how many days in a row were done, up to today or, as long as that is not done, to the day before.
func (p Played) Streak(today Date) (days int) {
	date := today
	if _, ok := p.Of(date); !ok {
		date = date.before()
	}
	for ; ; date = date.before() {
		if _, ok := p.Of(date); !ok {
			return days
		}
		days++
	}
}

// Most is the most points that any deal brought.
func (p Played) Most() (points int) {
	for n, done := range p.Done {
		if n == 0 || done.Points > points {
			points = done.Points
		}
	}
	return points
}
