//go:build !js

package poster

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/draw"
	"image/png"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"capital/assets"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// played is a match of two that has been played to its end at random, and its record.
func played(t *testing.T) (warsaw.Record, warsaw.Match) {
	t.Helper()
	r := warsaw.Record{Seed: 20261122, Seats: []record.Seat{{Player: "builder", Name: "Sawa"}, {Player: "person", Name: "Wars"}}}
	chance := rand.New(rand.NewPCG(1, 2))
	match, err := warsaw.Rules().Play(&r, func(m *warsaw.Match, seat int) (warsaw.Action, error) {
		legal := m.Legal(seat, false, nil)
		return legal[chance.IntN(len(legal))], nil
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r, match
}

func wordsOf(t *testing.T) *assets.Strings {
	t.Helper()
	words, err := assets.LoadStrings("en", "warsaw")
	if err != nil {
		t.Fatal(err)
	}
	return words
}

var day = time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)

func drawn(t *testing.T, r warsaw.Record, seat int) *image.RGBA {
	t.Helper()
	picture, err := Draw(t.Context(), wordsOf(t), r, seat, day)
	if err != nil {
		t.Fatal(err)
	}
	return picture.(*image.RGBA)
}

// A poster has its size, every quarter of the district shines on it, and the command makes the same once more, of the
// person's seat.
func TestPoster(t *testing.T) {
	r, match := played(t)
	poster := drawn(t, r, 1)
	if poster.Rect.Dx() < 2000 || poster.Rect.Dx()*3 != poster.Rect.Dy()*2 {
		t.Errorf("a poster of %v pixels", poster.Rect.Size())
	}
	if !bytes.Equal(poster.Pix, commanded(t, warsaw.Rules().Text(&r, &match))) {
		t.Error("the same match makes two posters")
	}
	p := &painter{}
	p.look.District = match.Player(1).District
	tile, left, top := p.place()
	quarters := p.look.District.Occupied().Quarters()
	for i := range 64 {
		x, y := i&7, i>>3
		brightest := uint8(0)
		for j := range int(tile / 2) {
			for k := range int(tile / 2) {
				pixel := poster.RGBAAt(int(left)+x*int(tile)/2+k, int(top)+y*int(tile)/2+j)
				brightest = max(brightest, min(pixel.R, pixel.G))
			}
		}
		if quarters.Has(x, y) && brightest < 190 {
			t.Errorf("quarter %d,%d is %d bright at most", x, y, brightest)
		}
	}
}

func TestCaption(t *testing.T) {
	r, match := played(t)
	var places [2]string
	for _, rank := range match.Ranking(nil) {
		places[rank.Seat] = []string{"", "first of two", "second of two"}[rank.Place]
	}
	c := captionOf(wordsOf(t), &r, &match, 0, day)
	if c.name != "Sawa" || !strings.HasPrefix(c.title, "Sawa’s Warsaw · ") || !strings.HasSuffix(c.title, " VP") {
		t.Errorf("%q, %q", c.name, c.title)
	}
	if title := Title(wordsOf(t), wordsOf(t).Text("name.0"), 86); title != "Your Warsaw · 86 VP" {
		t.Errorf("whoever is called You reads %q", title)
	}
	for _, part := range []string{"22 XI 2026", "No 20261122", places[0]} {
		if !strings.Contains(c.about, part) {
			t.Errorf("%q lacks %q", c.about, part)
		}
	}
	r.Seats[0].Name = ""
	if c := captionOf(wordsOf(t), &r, &match, 0, day); c.name == "" {
		t.Error("who has no name has no sign")
	}
}

// What can't be shown is refused, and an ended context ends the work.
func TestNoPoster(t *testing.T) {
	r, _ := played(t)
	half := r
	half.Actions = r.Actions[:20]
	ended, end := context.WithCancel(t.Context())
	end()
	for what, draw := range map[string]func() (image.Image, error){
		"half a match": func() (image.Image, error) { return Draw(t.Context(), wordsOf(t), half, 0, day) },
		"no such seat": func() (image.Image, error) { return Draw(t.Context(), wordsOf(t), r, 2, day) },
		"ended":        func() (image.Image, error) { return Draw(ended, wordsOf(t), r, 0, day) },
	} {
		picture, err := draw()
		if err == nil || picture != nil || what == "ended" && !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// run runs the command with a record to read.
func run(text string, args ...string) (code int, errOut string) {
	var e strings.Builder
	code = Command(args, strings.NewReader(text), new(strings.Builder), &e)
	return code, e.String()
}

// commanded is what the command makes of a record: the pixels it writes.
func commanded(t *testing.T, text string) []byte {
	t.Helper()
	name := filepath.Join(t.TempDir(), "poster.png")
	if code, errOut := run(text, "-date", "2026-11-22", "-out", name, "-"); code != 0 || errOut != "" {
		t.Fatalf("code %d: %s", code, errOut)
	}
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	written, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	picture := image.NewRGBA(written.Bounds())
	draw.Draw(picture, picture.Rect, written, image.Point{}, draw.Src)
	return picture.Pix
}

// A poster takes the place of an older one in one step, so that this is never torn; what is no file is refused, for a pipe would
// wait for whoever reads it.
func TestThePosterIsWrittenBesideTheOlder(t *testing.T) {
	r, match := played(t)
	text, folder := warsaw.Rules().Text(&r, &match), t.TempDir()
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
	r, match := played(t)
	text := warsaw.Rules().Text(&r, &match)
	for _, args := range [][]string{{"-seat", "3", "-"}, {"-date", "today", "-"}, {}} {
		if code, errOut := run(text, args...); code == 0 || strings.Count(errOut, "\n") != 1 {
			t.Errorf("%q: code %d, %q", args, code, errOut)
		}
	}
	const other = "poster: -:2: this is a record of another game, \"rome\": expected one of warsaw\n"
	if code, errOut := run(strings.Replace(text, "game warsaw ", "game rome ", 1), "-"); code == 0 || errOut != other {
		t.Errorf("another game's record: code %d, %q", code, errOut)
	}
}
