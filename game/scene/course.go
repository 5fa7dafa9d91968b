package scene

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"capital/game/course"
	"capital/game/play"
	"capital/game/session"
	"capital/game/store"
)

// KeptCourse is where the course of a match is kept: beside the match among the person's files.
type KeptCourse struct {
	files *store.Store
	match string // its path
}

// Load is what was kept, or nothing.
func (k KeptCourse) Load() []byte {
	data, _ := k.files.LoadCourse(k.match) // what can't be read is worked out anew
	return data
}

// Save keeps a course. Where it can't be kept it is worked out again another time.
func (k KeptCourse) Save(data []byte) { _ = k.files.SaveCourse(k.match, data) }

// KeptCourse is where the course of the match is kept that is at the table or looked at. It is not ok where that match lies nowhere.
func (a *App) KeptCourse() (kept KeptCourse, ok bool) {
	return KeptCourse{a.Store, a.cabinet.lies}, a.cabinet.lies != ""
}

// liesAt is where a match lies that is brought to the table now: "" where another window keeps its own there.
func (s *savedMatch) liesAt() string {
	if s.locked {
		return ""
	}
	return s.file
}

// Reviewed is what was kept of how the person decided in their own matches: of those whose course is known. They are the latest
// first, and so are the matches whose course could be worked out. It is to be called off the frame loop.
func (a *App) Reviewed(ctx context.Context, matches []play.Match) (known []play.Reviewed, unknown []play.Match, err error) {
	for _, m := range slices.Backward(matches) {
		if ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		text, seat, ok := a.ownRecord(m)
		if !ok {
			continue
		}
		data, _ := a.Store.LoadCourse(pathOf(m))
		if losses, ok := course.Losses(data, text, seat); ok {
			known = append(known, play.Reviewed{Match: m, Losses: losses})
		} else if a.cabinet.named(m.Game).Course != nil {
			unknown = append(unknown, m)
		}
		time.Sleep(time.Millisecond) // in a browser all share one thread
	}
	return known, unknown, nil
}

// WorkOut finds out how the person decided in one of their own matches, and keeps it, be it all or the beginning. It is to be called
// off the frame loop.
func (a *App) WorkOut(ctx context.Context, m play.Match) (play.Reviewed, error) {
	text, seat, ok := a.ownRecord(m)
	g := a.cabinet.named(m.Game)
	if !ok || g.Course == nil {
		return play.Reviewed{}, errors.New("the match is not there any more")
	}
	kept := KeptCourse{a.Store, pathOf(m)}
	data, err := g.Course(ctx, text, seat, kept.Load())
	if data != nil {
		kept.Save(data)
	}
	if err != nil {
		return play.Reviewed{}, err
	}
	losses, ok := course.Losses(data, text, seat)
	if !ok {
		return play.Reviewed{}, errors.New("the course of the match is not known")
	}
	return play.Reviewed{Match: m, Losses: losses}, nil
}

// LookBackAt looks back at a move of one of the person's own matches, moves counted from 0, and leads to home then. It reports
// whether the match is there.
func (a *App) LookBackAt(m play.Match, move int, home func() Scene) bool {
	text, _, ok := a.ownRecord(m)
	if ok {
		a.lookBack(a.cabinet.named(m.Game), lookedAt{text: text, lies: pathOf(m), move: move, when: playedAt(&store.Entry{Path: pathOf(m)})}, home)
	}
	return ok
}

// pathOf is where one of the person's own matches lies: perhaps still where it was played.
func pathOf(m play.Match) string {
	if _, file, lies := strings.Cut(m.File, "/"); lies {
		return file
	}
	return string(store.Over) + "/" + m.File
}

// ownRecord is the record of one of the person's own matches, and the person's seat in it.
func (a *App) ownRecord(m play.Match) (text string, seat int, ok bool) {
	if a.cabinet.named(m.Game) == nil {
		return "", 0, false
	}
	data, err := a.Store.LoadMatch(pathOf(m))
	if err != nil || gameOf(string(data)) != m.Game { // it is gone, or damaged
		return "", 0, false
	}
	if here, ok := session.HereOf(string(data)); ok {
		return string(data), here.Seat, true
	}
	for line := range strings.Lines(string(data)) {
		words := strings.Fields(line)
		if len(words) > 2 && words[0] == "seat" && words[2] == session.Person {
			return string(data), seat, true
		}
		if len(words) > 0 && words[0] == "seat" {
			seat++
		}
	}
	return "", 0, false
}
