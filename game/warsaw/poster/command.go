//go:build !js

package poster

import (
	"bytes"
	"image/png"
	"io"
	"time"

	"capital/assets"
	"capital/game/lab"
	"capital/game/terminal"
	"capital/rules/warsaw"
)

// Command makes the poster of a record and writes it into a file.
func Command(args []string, in io.Reader, out, errOut io.Writer) int {
	c := terminal.NewFlags("poster", "[flags] FILE", "Makes a poster (PNG) of a match of Capital that is over, from its record (- is standard input): a seat's district lit\n"+
		"by night, its owner's name, the result and the number of the deal.", out, errOut)
	seat := c.Int("seat", 0, "`seat` whose district is shown, counted from 1; 0 for the first person's, else the winner's")
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
	record, match, err := warsaw.ReadRecord(text)
	if err != nil {
		return c.Bad("%s", lab.AtLine(c.Arg(0), err))
	}
	if *seat < 0 || *seat > match.Seats() {
		return c.Bad("-seat: expected a number from 1 to %d, found %d", match.Seats(), *seat)
	}
	shown := *seat - 1
	if shown < 0 {
		shown = seatShown(&record, &match)
	}
	file := lab.Output(*name)
	if err := file.Check(); err != nil { // not found out once it is drawn
		return c.Bad("-out: %v", err)
	}
	if err := write(file, record, shown, date); err != nil {
		return c.Ended(err)
	}
	return terminal.ExitOK
}

// dayOf reads a day, today where none is told.
func dayOf(day string) (time.Time, error) {
	if day == "" {
		return time.Now(), nil
	}
	return time.Parse(time.DateOnly, day)
}

// seatShown is the first person's seat, or the winner's where only computers play.
func seatShown(record *warsaw.Record, match *warsaw.Match) int {
	for seat, s := range record.Seats {
		if s.Player == "person" {
			return seat
		}
	}
	return match.Ranking(nil)[0].Seat
}

// write makes a poster and writes it into a file, whole or not at all.
func write(file lab.Output, record warsaw.Record, seat int, date time.Time) error {
	words, err := assets.LoadStrings("en", "warsaw")
	if err != nil {
		return err
	}
	ctx, stop := terminal.UntilInterrupted()
	defer stop()
	picture, err := Draw(ctx, words, record, seat, date)
	if err != nil {
		return err
	}
	var encoded bytes.Buffer
	if err := png.Encode(&encoded, picture); err != nil {
		return err
	}
	return file.Write(encoded.Bytes())
}
