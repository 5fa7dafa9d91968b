//go:build !js

package poster

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"io"
	"slices"
	"strings"
	"time"

	"capital/assets"
	"capital/game/lab"
	"capital/game/terminal"
	"capital/rules/record"
)

// Game is a game whose records become posters.
type Game struct {
	Name string // as in records
	Read func(text string) (Match, error)
}

// Match is a match that a record tells.
type Match struct {
	Seats int // of which each has a poster; 0 where one poster shows all
	First int // the seat whose poster it is unless another is told
	// Draw makes the poster of a seat.
	Draw func(ctx context.Context, words *assets.Strings, seat int, date time.Time) (image.Image, error)
}

// Command makes the poster of a record of one of the games and writes it into a file.
func Command(games []Game) terminal.Run {
	return func(args []string, in io.Reader, out, errOut io.Writer) int {
		c := terminal.NewFlags("poster", "[flags] FILE", "Makes a poster (PNG) of a match that is over, from its record (- is standard input), of one of the games "+namesOf(games)+":\n"+
			"what was built, by whom, the result and the number of the deal.", out, errOut)
		seat := c.Int("seat", 0, "`seat` that is shown where each has a poster, counted from 1; 0 for the first person's, else the winner's")
		name := c.String("out", "poster.png", "`file` to write")
		day := c.String("date", "", "`day` of the match, as 2026-11-22; today unless told")
		if code, goOn := c.Parse(args, 1, 1); !goOn {
			return code
		}
		date, err := dayOf(*day)
		if err != nil {
			return c.Bad("-date: expected a day as 2026-11-22, found %s", terminal.Quote(*day))
		}
		text, err := lab.ReadText(c.Arg(0), in)
		if err != nil {
			return c.Bad("%v", err)
		}
		game, err := gameOf(games, text)
		if err != nil {
			return c.Bad("%s", lab.AtLine(c.Arg(0), err))
		}
		match, err := game.Read(text)
		if err != nil {
			return c.Bad("%s", lab.AtLine(c.Arg(0), err))
		}
		if *seat != 0 && match.Seats == 0 {
			return c.Bad("-seat: one poster shows all seats of %s", game.Name)
		}
		if *seat < 0 || *seat > match.Seats {
			return c.Bad("-seat: expected a number from 1 to %d, found %d", match.Seats, *seat)
		}
		shown := match.First
		if *seat > 0 {
			shown = *seat - 1
		}
		file := lab.Output(*name)
		if err := file.Check(); err != nil { // not found out once it is drawn
			return c.Bad("-out: %v", err)
		}
		if err := write(file, game, match, shown, date); err != nil {
			return c.Ended(err)
		}
		return terminal.ExitOK
	}
}

func namesOf(games []Game) string {
	var names []string
	for _, g := range games {
		names = append(names, g.Name)
	}
	return strings.Join(names, ", ")
}

// gameOf is the game of a record; the first where it names none, whose reader then says what is wrong.
func gameOf(games []Game, text string) (Game, error) {
	line, name := lab.GameNamed(text)
	n := slices.IndexFunc(games, func(g Game) bool { return g.Name == name })
	switch {
	case n >= 0:
		return games[n], nil
	case name == "":
		return games[0], nil
	}
	return Game{}, &record.LineError{Line: line, What: fmt.Sprintf("this is a record of another game, %s: expected one of %s", record.Quoted(name), namesOf(games))}
}

// dayOf reads a day, today where none is told.
func dayOf(day string) (time.Time, error) {
	if day == "" {
		return time.Now(), nil
	}
	return time.Parse(time.DateOnly, day)
}

// write makes a poster and writes it into a file, whole or not at all.
func write(file lab.Output, game Game, match Match, seat int, date time.Time) error {
	words, err := assets.LoadStrings("en", game.Name)
	if err != nil {
		return err
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	picture, err := match.Draw(ctx, words, seat, date)
	if err != nil {
		return err
	}
	var encoded bytes.Buffer
	if err := png.Encode(&encoded, picture); err != nil {
		return err
	}
	return file.Write(encoded.Bytes())
}
