package scene

import (
	"fmt"
	"slices"

	"capital/game/about"
	"capital/game/link"
	"capital/game/session"
	"capital/rules/record"
)

// GameOf describes a game by its rules, its computer players and the table at which a session is played. It fills in the
// name, the seats and the options, and how matches are checked, begun and resumed. at tells how far a match is: see
// [Saved]. The caller adds the rest.
func GameOf[M, A, E any](rules *record.Rules[M, A, E], players session.Players[M, A], at func(*M) string, table func(*session.Session[M, A, E]) Match) Game {
	sit := func(r record.Record[A], saved string, save func(text string) error) (Match, error) {
		r.Program = about.Release
		playing, err := sessionOf(rules, players, r, saved, save)
		if err != nil {
			return nil, err
		}
		session.Recall(playing, saved)
		return table(playing), nil
	}
	return Game{
		Name: rules.Name, Version: rules.Version, Least: rules.Least, Most: rules.Most, Options: rules.Options,
		Check: func(text string) (Saved, error) {
			r, m, err := rules.Read(text)
			if err != nil {
				return Saved{}, err
			}
			return savedOf(rules, &r, &m, at(&m)), session.Check(rules, players, &r)
		},
		Read: func(text string) (Saved, error) {
			r, m, err := rules.Read(text)
			if err != nil {
				return Saved{}, err
			}
			return savedOf(rules, &r, &m, ""), nil
		},
		Fits: func(config Config) error {
			r := recordOf[A](config)
			return session.Check(rules, players, &r)
		},
		Start: func(config Config, save func(text string) error) (Match, error) {
			r, saved := recordOf[A](config), ""
			if config.ByLetter {
				first := slices.IndexFunc(r.Seats, func(s record.Seat) bool { return s.Player == session.Person })
				saved = session.Here{Seat: first, Sent: -1}.String()
			}
			if config.Begun != "" {
				begun, _, err := rules.Read(config.Begun)
				if err != nil {
					return nil, err
				}
				r.Actions = begun.Actions
				saved = session.TakenOver(saved, len(r.Actions))
			}
			return sit(r, saved, save)
		},
		Resume: func(text string, save func(text string) error) (Match, error) {
			r, _, err := rules.Read(text)
			if err != nil {
				return nil, err
			}
			return sit(r, text, save)
		},
		Link:   func(text string) (string, error) { return link.Of(rules, text) },
		Unlink: func(made string) (string, error) { return link.Open(rules, made) },
		LookBack: func(text string, move int) error {
			r, _, err := rules.Read(text)
			if err != nil {
				return err
			}
			playing, err := session.New(rules, players, r, nil)
			if err != nil {
				return err
			}
			shown, ok := table(playing).(interface{ ShowBack(text string, move int) })
			if !ok {
				return fmt.Errorf("%s has no look back", rules.Name)
			}
			shown.ShowBack(text, move)
			return playing.Close()
		},
	}
}

// sessionOf goes on with a record. What was saved says whether it goes by letter.
func sessionOf[M, A, E any](rules *record.Rules[M, A, E], players session.Players[M, A], r record.Record[A], saved string, save func(text string) error) (*session.Session[M, A, E], error) {
	if here, ok := session.HereOf(saved); ok {
		return session.NewByLetter(rules, players, r, here, save)
	}
	return session.New(rules, players, r, save)
}

// savedOf is what a record tells of its match, as it is now.
func savedOf[M, A, E any](rules *record.Rules[M, A, E], r *record.Record[A], m *M, at string) Saved {
	s := Saved{
		Over: rules.Over(m), Seats: r.Seats, Seed: r.Seed, TakeBacks: r.TakeBacks, Options: r.Options, Moves: len(r.Actions), At: at,
	}
	for seat := range r.Seats {
		if rules.Owes(m, seat) {
			s.Owing = append(s.Owing, seat)
		}
	}
	if s.Over {
		for seat := range r.Seats {
			s.Outcomes = append(s.Outcomes, Outcome{Place: rules.Place(m, seat), Points: rules.Result(m, seat)[0]})
		}
	}
	return s
}

// recordOf is the record of a match that begins.
func recordOf[A any](config Config) record.Record[A] {
	r := record.Record[A]{Seed: config.Seed, Seats: config.Seats, TakeBacks: config.TakeBacks, Options: config.Options}
	r.TakeBacks = session.TakeBacks(&r)
	return r
}

// Rematch is another match like the one of a record: with its seats, take-backs and options, and another seed.
func Rematch[A any](r *record.Record[A], seed uint64) Config {
	return Config{Seats: r.Seats, TakeBacks: r.TakeBacks, Options: r.Options, Seed: seed}
}
