package lesson

import (
	"strconv"
	"strings"

	"capital/game/scene"
	"capital/game/session"
	"capital/rules/record"
)

// Chapter is a lesson that begins in the middle of a match. It is written down as the record of that match, whose moves up to the
// line [begins] were made before; what follows is what the person, in the first seat, and the computer players do in it.
type Chapter struct {
	Name   string // see [scene.Lesson]
	Seats  int    // see [scene.Lesson]
	Record string
}

// begins is the line of a chapter's record at which the chapter begins.
const begins = "# The chapter begins.\n"

// Lesson offers the chapter of a game. Its seats are named as the game says; make makes the game in which it is played, once it is.
func (c *Chapter) Lesson(game string, name func(seat int) string, make func() scene.Game) scene.Lesson {
	return scene.Lesson{
		Name: c.Name, Seats: c.Seats, File: game + "-chapter-" + c.Name + ".txt", Config: c.config(name),
		Check: func(text string) (scene.Saved, error) { return make().Check(text) },
		Start: func(config scene.Config, save func(text string) error) (scene.Match, error) {
			return make().Start(config, save)
		},
		Resume: func(text string, save func(text string) error) (scene.Match, error) { return make().Resume(text, save) },
	}
}

// config is the match of the chapter, from where it begins: what was made before is not taken back.
func (c *Chapter) config(name func(seat int) string) scene.Config {
	begun, _, _ := strings.Cut(c.Record, begins)
	config := scene.Config{Begun: begun, TakeBacks: record.TakeBacksUntilRevealed}
	for line := range strings.Lines(begun) {
		switch words := strings.Fields(line); {
		case len(words) < 2:
		case words[0] == "seed":
			config.Seed, _ = strconv.ParseUint(words[1], 10, 64)
		case words[0] == "seat" && len(words) > 2:
			config.Seats = append(config.Seats, record.Seat{Player: words[2], Name: name(len(config.Seats))})
		case words[0] == "option" && len(words) > 2:
			config.Options = append(config.Options, record.Option{Name: words[1], Value: words[2]})
		}
	}
	return config
}

// Play is what is done in a chapter: A is a game's action.
type Play[A any] struct {
	All  [][]A // of each seat, from the beginning of the match
	Mine []A   // the person's, from the beginning of the chapter
}

// PlayOf reads what is done in a chapter of a game. The error says what is wrong with its record.
func PlayOf[M, A, E any](rules *record.Rules[M, A, E], c *Chapter) (p Play[A], err error) {
	r, _, err := rules.Read(c.Record)
	if err != nil {
		return p, err
	}
	before := 0
	begun, _, _ := strings.Cut(c.Record, begins)
	for line := range strings.Lines(begun) {
		if line[0] >= '1' && line[0] <= '9' {
			before++
		}
	}
	p.All = make([][]A, len(r.Seats))
	for n, move := range r.Actions {
		p.All[move.Seat] = append(p.All[move.Seat], move.Action)
		if n >= before && move.Seat == 0 {
			p.Mine = append(p.Mine, move.Action)
		}
	}
	return p, nil
}

// Rivals are what the computer players do: see [Scripted].
func (p *Play[A]) Rivals() [][]A { return append([][]A{nil}, p.All[1:]...) }

// Of has the players of a game play a chapter. M is its match.
func Of[M, A, E any](rules *record.Rules[M, A, E], c *Chapter, others session.Players[M, A]) (p Play[A], players Scripted[M, A], err error) {
	p, err = PlayOf(rules, c)
	if err != nil {
		return p, players, err
	}
	can := func(m *M, seat int, a A) bool {
		trial := *m
		return rules.Apply(&trial, seat, a, nil) == nil
	}
	return p, Scripted[M, A]{Players: others, Moves: p.Rivals(), Can: can}, nil
}
