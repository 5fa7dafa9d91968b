//go:build !js

package poster

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"capital/assets"
	"capital/rules/record"
)

// games are one in which each of three seats has a poster, the second's first, and one with a poster of all seats. The poster is a
// pixel a day, in the tone of the seat.
func games() []Game {
	read := func(seats, first int) func(string) (Match, error) {
		return func(text string) (Match, error) {
			if !strings.HasSuffix(text, "over\n") {
				return Match{}, &record.LineError{Line: 3, What: "it is not over"}
			}
			return Match{Seats: seats, First: first, Draw: func(_ context.Context, words *assets.Strings, seat int, date time.Time) (image.Image, error) {
				if words.Text("game.name") == "" {
					return nil, errors.New("there are no words")
				}
				picture := image.NewGray(image.Rect(0, 0, date.Day(), 1))
				picture.SetGray(0, 0, color.Gray{uint8(10 * seat)})
				return picture, nil
			}}, nil
		}
	}
	return []Game{{"warsaw", read(3, 1)}, {"lux", read(0, 0)}}
}

// recordOf is the record of a match of a game.
func recordOf(name string) string {
	return fmt.Sprintf("capital 1\n# said before\ngame %s 1\nover\n", name)
}

// run runs the command with a record to read.
func run(text string, args ...string) (code int, errOut string) {
	var e strings.Builder
	code = Command(games())(args, strings.NewReader(text), new(strings.Builder), &e)
	return code, e.String()
}

// The record says of which game it is; whose poster it is and of which day is told.
func TestThePosterIsOfTheRecordsGame(t *testing.T) {
	for _, test := range []struct {
		game string
		args []string
		tone uint8
	}{{"warsaw", nil, 10}, {"warsaw", []string{"-seat", "3"}, 20}, {"lux", nil, 0}} {
		name := filepath.Join(t.TempDir(), "poster.png")
		if code, errOut := run(recordOf(test.game), append(test.args, "-date", "2026-11-22", "-out", name, "-")...); code != 0 || errOut != "" {
			t.Fatalf("%v: code %d: %s", test, code, errOut)
		}
		file, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		picture, err := png.Decode(file)
		file.Close()
		if err != nil || picture.Bounds().Dx() != 22 || picture.At(0, 0) != (color.Gray{test.tone}) {
			t.Errorf("%v: %v, %v", test, picture, err)
		}
	}
}

// A poster takes the place of an older one in one step, so that this is never torn; what is no file is refused, for a pipe would
// wait for whoever reads it.
func TestThePosterIsWrittenBesideTheOlder(t *testing.T) {
	text, folder := recordOf("warsaw"), t.TempDir()
	name, pipe := filepath.Join(folder, "poster.png"), filepath.Join(folder, "pipe")
	older, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer older.Close()
	if _, err := older.WriteString("older"); err != nil {
		t.Fatal(err)
	}
	if code, errOut := run(text, "-out", name, "-"); code != 0 {
		t.Fatal(code, errOut)
	}
	if still, err := os.ReadFile(name); err != nil || !bytes.HasPrefix(still, []byte("\x89PNG")) {
		t.Errorf("no picture is written: %v", err)
	}
	was := make([]byte, 6)
	if n, _ := older.ReadAt(was, 0); string(was[:n]) != "older" {
		t.Errorf("the older became %q while it was written", was[:n])
	}
	if err := exec.Command("mkfifo", pipe).Run(); err == nil { // not every system has them
		if code, errOut := run(text, "-out", pipe, "-"); code == 0 || strings.Count(errOut, "\n") != 1 {
			t.Errorf("a pipe: code %d, %q", code, errOut)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(folder, ".*")); len(left) > 0 {
		t.Errorf("left are %q", left)
	}
}

// The command tells in one line what it can't do.
func TestCommandRefuses(t *testing.T) {
	warsaw, lux := recordOf("warsaw"), recordOf("lux")
	for _, test := range []struct {
		text string
		args []string
		said string
	}{
		{warsaw, []string{"-seat", "4", "-"}, "-seat: expected a number from 1 to 3, found 4"},
		{warsaw, []string{"-seat", "-1", "-"}, "-seat: expected a number from 1 to 3, found -1"},
		{lux, []string{"-seat", "1", "-"}, "-seat: one poster shows all seats of lux"},
		{warsaw, []string{"-date", "today", "-"}, "-date: expected a day as 2026-11-22, found \"today\""},
		{warsaw, nil, ""},
		{recordOf("rome"), []string{"-"}, "-:3: this is a record of another game, \"rome\": expected one of warsaw, lux"},
		{strings.Replace(lux, "over", "begun", 1), []string{"-"}, "-:3: it is not over"},
		{"no record", []string{"-"}, "-:3: it is not over"},
	} {
		if code, errOut := run(test.text, test.args...); code == 0 || strings.Count(errOut, "\n") != 1 || test.said != "" && errOut != "poster: "+test.said+"\n" {
			t.Errorf("%q: code %d, %q", test, code, errOut)
		}
	}
}
