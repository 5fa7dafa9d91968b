//go:build !js

package results

import (
	"context"
	"errors"
	"fmt"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/assets"
	"capital/audio"
	"capital/game/scene"
	"capital/game/session"
	"capital/game/store"
	"capital/render/icon"
	"capital/render/shape"
	"capital/render/theme"
	"capital/rules/record"
)

// The game of these tests is made up: so many seats raise towers, and the highest wins.

const madeUpWords = `
game.name = Towers
game.line = The highest wins
level.mason = Mason
level.mason.line = Computer, lays bricks
name.0 = Ala
name.1 = Bo
name.2 = Celina
name.3 = Dorota
name.4 = Emil
`

// quickApp is an app with the game, without a screen or sound.
func quickApp(t *testing.T) *scene.App {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.RandomSeed = func() uint64 { return 42 }
	app.MyPlay = func(*scene.App, func() scene.Scene) scene.Scene { return nil } // so that a button leads there
	words, err := assets.ParseStrings("towers", madeUpWords)
	if err != nil {
		t.Fatal(err)
	}
	game := scene.Game{Name: "towers", File: "towers.txt", Words: words, Levels: []string{"mason"}, Least: 1, Most: 5, Usual: []string{session.Person}}
	game.Check = func(string) (scene.Saved, error) {
		return scene.Saved{Over: true, Seats: []record.Seat{{Player: session.Person}, {Player: "mason"}}, Outcomes: []scene.Outcome{{Place: 1, Points: 9}, {Place: 2}}}, nil
	}
	if err := app.Add(game); err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	return app
}

// towers is the outcome of a match of so many seats. Of several the second and third share the second place.
func towers(seats int) Outcome {
	names := [...]string{"Wilhelmina Przybyszewska", "Bo", "Celina", "WWWWWWWWWWWWWWWWWWWWWWWW", "Emil"}
	o := Outcome{
		Verdict: func(seat int) string {
			return fmt.Sprintf("Tower %d stands longer than any other that was raised here, said Wilhelmina Przybyszewska", seat)
		},
		Seed: math.MaxUint64, TakeBacks: record.TakeBacksUntilRevealed,
		Lines:   []Line{{Words: "Bricks", Icon: icon.Coin}, {Words: "Windows that nobody looks out of", Icon: icon.VP}, {Words: "Collapses", Icon: icon.Becomes}},
		Ties:    []Line{{Words: "Floors", Icon: icon.VP}, {Words: "Bricks that are left", Icon: icon.Coin}},
		Rematch: func() {},
	}
	o.Emblem = func(dst *ebiten.Image, seat int, x, y, size float64, body, mark theme.Colour) {
		p := shape.Pen{Dst: dst, Scale: 1}
		p.RoundBox(x+size*0.2, y, size*0.6, size, size*0.06, body)
		for n := range seat + 1 {
			p.Circle(x+size*0.5, y+size*(0.14+0.18*float64(n)), size*0.06, mark)
		}
	}
	o.Positions.Page = "Streets and points"
	o.Positions.Draw = func(dst *ebiten.Image, seat int, x, y float64, unit int) {
		size := o.Positions.Sizes[seat]
		pen(dst).Box(x, y, float64(size.Width*unit), float64(size.Height*unit), theme.Seat(seat).Base)
	}
	for seat := range seats {
		who := Seat{Seat: record.Seat{Name: names[seat], Player: "mason"}, Place: [...]int{1, 2, 2, 4, 5}[seat]}
		if seat == 0 {
			who.Player = session.Person
		}
		o.Seats = append(o.Seats, who)
		o.Positions.Sizes = append(o.Positions.Sizes, Size{1 + seat%2, 6 - seat})
		o.Total = append(o.Total, 140-seat)
		for n, points := range []int{100, 50, -10 - seat} {
			o.Lines[n].Points = append(o.Lines[n].Points, points)
		}
		for n := range o.Ties {
			o.Ties[n].Points = append(o.Ties[n].Points, 6-seat)
		}
	}
	return o
}

// madeUp is the screen of a match of so many seats, with a course of a hundred moves, laid out.
func madeUp(t *testing.T, seats int) *Screen {
	t.Helper()
	o := towers(seats)
	o.Course = courseOf(seats, 100, nil)
	s := New(quickApp(t), o)
	if err := s.Update(s.app, nil); err != nil {
		t.Fatal(err)
	}
	return s
}

// madeUpReviews are reviews of which every tenth is a slip of a size of its own.
type madeUpReviews struct{ *Reviews[Review] }

func (m madeUpReviews) Review(move int) (Review, bool) {
	if of := m.Of(move); of != nil {
		return *of, true
	}
	return Review{}, false
}

func (madeUpReviews) Choices(int) (played, best Choice) {
	face := func(dst *ebiten.Image, x, y float64, size int) {
		pen(dst).Box(x, y, float64(size), float64(size), theme.Good)
	}
	return Choice{Words: "Lay another brick upon the last one", Face: face}, Choice{Words: "Wait"}
}

// courseOf is the course of a match of so many moves of seats by turns, none of which is known yet. Where it fails, failing
// is nil of no move.
func courseOf(seats, moves int, failing func(move int) bool) *Course {
	c := &Course{LookBack: func(int, scene.Scene) {}}
	c.Reviewer = madeUpReviews{NewReviews(moves, func(_ context.Context, move int) (Review, error) {
		if failing != nil && failing(move) {
			return Review{}, errors.New("no brick is left")
		}
		r := Review{Seat: move % seats, Sure: move%10 == 0, Loss: float64(move) / 20}
		for seat := range seats {
			r.Margins = append(r.Margins, 9*math.Sin(float64(move)/17+float64(seat)))
		}
		return r, nil
	})}
	c.Rounds = []Round{{0, "A", "Ground floor"}, {moves / 3, "B", "Storeys"}, {moves * 2 / 3, "C", "Roof"}}
	c.Marks = []Mark{{Move: moves / 4, Icon: icon.Coin}, {Move: moves / 2, Seat: seats - 1}}
	for seat := range seats {
		c.Final = append(c.Final, float64(1-seat))
	}
	return c
}

// madeUpCharts are charts of so many seats: one of what rises, one of what falls below 0.
func madeUpCharts(seats int) *Charts {
	c := &Charts{Of: []Chart{{Words: "Bricks", Icon: icon.Coin}, {Words: "Windows that nobody looks out of", Icon: icon.VP}}}
	for n := range 13 {
		m := Moment{Sign: fmt.Sprint(n), Words: fmt.Sprintf("After storey %d", n)}
		if n%4 == 0 && n > 0 {
			m.Icon = icon.Crown
		}
		c.Moments = append(c.Moments, m)
	}
	for seat := range seats {
		var rises, falls []int
		for n := range c.Moments {
			rises, falls = append(rises, n*(seat+1)), append(falls, seat-n)
		}
		c.Of[0].Values, c.Of[1].Values = append(c.Of[0].Values, rises), append(c.Of[1].Values, falls)
	}
	return c
}
