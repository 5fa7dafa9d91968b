package scene

import (
	"errors"

	"capital/game/session"
	"capital/game/store"
	"capital/rules/warsaw"
)

// matchFile is where the match that is being played is kept: its record.
const matchFile = "match.txt"

// matches makes the screens of a match at the table.
func matches(files *store.Store) Matches {
	return Matches{
		Start: func(app *App, config Config) (Scene, error) {
			return startMatch(app, warsaw.Record{Seed: config.Seed, Seats: config.Seats})
		},
		Saved: func() bool {
			_, match, err := loadMatch(files)
			return err == nil && !match.Over()
		},
		Resume: func(app *App) (Scene, error) {
			record, _, err := loadMatch(files)
			if err != nil {
				return nil, err
			}
			return startMatch(app, record)
		},
	}
}

func startMatch(app *App, record warsaw.Record) (Scene, error) {
	s, err := session.Resume(record, func(text string) error { return app.Store.Save(matchFile, []byte(text)) })
	if err != nil {
		return nil, err
	}
	app.playing = s
	return newTable(app, s), nil
}

// loadMatch reads the match that was played last.
func loadMatch(files *store.Store) (warsaw.Record, warsaw.Match, error) {
	data, err := files.Load(matchFile)
	if err != nil {
		return warsaw.Record{}, warsaw.Match{}, err
	}
	if len(data) == 0 {
		return warsaw.Record{}, warsaw.Match{}, errors.New("no match is saved")
	}
	return warsaw.ReadRecord(string(data))
}
