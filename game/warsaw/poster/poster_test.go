//go:build !js

package poster

import (
	"bytes"
	"context"
	"errors"
	"image"
	"math/rand/v2"
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

// A poster has its size, every quarter of the district shines on it, and the record makes the same once more, of the
// person's seat.
func TestPoster(t *testing.T) {
	r, match := played(t)
	poster := drawn(t, r, 1)
	if poster.Rect.Dx() < 2000 || poster.Rect.Dx()*3 != poster.Rect.Dy()*2 {
		t.Errorf("a poster of %v pixels", poster.Rect.Size())
	}
	read, err := Game().Read(warsaw.Rules().Text(&r, &match))
	if err != nil || read.Seats != 2 || read.First != 1 {
		t.Fatalf("of %d seats %d is shown: %v", read.Seats, read.First, err)
	}
	again, err := read.Draw(t.Context(), wordsOf(t), read.First, day)
	if err != nil || !bytes.Equal(poster.Pix, again.(*image.RGBA).Pix) {
		t.Errorf("the same match makes two posters: %v", err)
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
