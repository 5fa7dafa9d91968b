package lesson

import (
	"strconv"
	"strings"

	"capital/game/scene"
	"capital/game/session"
	"capital/render/widget"
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

// At is the game at whose table a chapter is played: M is its match, A its action, E its event.
type At[M, A, E any] struct {
	Rules   *record.Rules[M, A, E]
	Players session.Players[M, A]
	Name    func(seat int) string // what a seat is called
	Far     func(m *M) string     // how far a match is
	// Sit shows a session in which the chapter is taught, by what is done in it.
	Sit func(s *session.Session[M, A, E], play *Play[A]) scene.Match
}

// Offer offers a chapter at a game's table.
func Offer[M, A, E any](c *Chapter, at At[M, A, E]) scene.Lesson {
	game := func() scene.Game { // made once it is played
		play, players, err := Of(at.Rules, c, at.Players)
		if err != nil {
			panic(err) // a test plays them all
		}
		return scene.GameOf(at.Rules, players, at.Far, func(s *session.Session[M, A, E]) scene.Match { return at.Sit(s, &play) })
	}
	return scene.Lesson{
		Name: c.Name, Seats: c.Seats, File: at.Rules.Name + "-chapter-" + c.Name + ".txt", Config: c.Config(at.Name),
		Check: func(text string) (scene.Saved, error) { return game().Check(text) },
		Start: func(config scene.Config, save func(text string) error) (scene.Match, error) {
			return game().Start(config, save)
		},
		Resume: func(text string, save func(text string) error) (scene.Match, error) { return game().Resume(text, save) },
	}
}

// Config is the match of the chapter, from where it begins, its seats named as the game says: what was made before is not taken
// back.
func (c *Chapter) Config(name func(seat int) string) scene.Config {
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

// Part is a step of a chapter: one that is only read, or one in which the person takes the next decision of the chapter's record. T
// is how a game's table is seen.
type Part[T any] struct {
	Key, Topic string                                        // see [Step]
	Lit        func(seen T, buf []widget.Rect) []widget.Rect // of one that is only read: see [Step]
	does       bool
}

// Read is a part that is only read.
func Read[T any](key, topic string, lit func(seen T, buf []widget.Rect) []widget.Rect) Part[T] {
	return Part[T]{Key: key, Topic: topic, Lit: lit}
}

// Does is a part in which a decision is taken.
func Does[T any](key, topic string) Part[T] { return Part[T]{Key: key, Topic: topic, does: true} }

// StepsOf are the steps of a chapter's parts, with the moves that each takes: decide makes the step of the decision with which the
// moves that are left begin.
func StepsOf[T, A any](c *Chapter, parts []Part[T], play *Play[A], decide func(left []A) Step[T, A]) (steps []Step[T, A], moves [][]A) {
	left := play.Mine
	for _, p := range parts {
		step := Step[T, A]{Lit: p.Lit}
		if p.does {
			step = decide(left)
		}
		step.Key, step.Topic = c.Name+"."+p.Key, p.Topic
		steps, moves, left = append(steps, step), append(moves, left[:step.Moves]), left[step.Moves:]
	}
	return steps, moves
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
