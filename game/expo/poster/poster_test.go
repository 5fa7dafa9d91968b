//go:build !js

package poster

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"capital/assets"
	"capital/game/drive"
	"capital/game/expo/ai"
	"capital/game/poster"
	"capital/game/session"
	"capital/game/testscope"
	"capital/render/canvas"
	"capital/rules/expo"
	"capital/rules/record"
)

var day = time.Date(2026, 11, 22, 7, 0, 0, 0, time.UTC)

func wordsOf(t *testing.T, language string) *assets.Strings {
	t.Helper()
	words, err := assets.LoadStrings(language, "expo")
	if err != nil {
		t.Fatal(err)
	}
	return words
}

// seated are seats of these names.
func seated(names ...string) (seats []record.Seat) {
	for _, name := range names {
		seats = append(seats, record.Seat{Player: session.Person, Name: name})
	}
	return seats
}

// played is a match played to its end, by builders or else at random.
func played(t *testing.T, seed uint64, built bool, names ...string) (expo.Record, expo.Match) {
	t.Helper()
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 2))
	r := expo.Record{Seed: seed, Seats: seated(names...)}
	match, err := expo.Rules().Play(&r, func(m *expo.Match, seat int) (expo.Action, error) {
		if view := m.View(seat); built {
			return builder.Choose(&view), nil
		}
		legal := m.Legal(seat, nil)
		return legal[chance.IntN(len(legal))], nil
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r, match
}

func drawn(t *testing.T, words *assets.Strings, r expo.Record) *image.RGBA {
	t.Helper()
	picture, err := Draw(t.Context(), words, r, day)
	if err != nil {
		t.Fatal(err)
	}
	return picture.(*image.RGBA)
}

// painted is a painter of a match without its picture.
func painted(t *testing.T, words *assets.Strings, r *expo.Record, m *expo.Match) (p *painter) {
	t.Helper()
	ended, end := context.WithCancel(t.Context())
	end()
	if _, err := poster.Paint(ended, func(paper poster.Paper) []func() {
		p = &painter{paper, captionOf(words, r, &m.Table, day), &m.Table}
		return []func(){func() {}}
	}); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	return p
}

// A poster has its size, the cities of all are on it, and the record makes the same once more.
func TestPoster(t *testing.T) {
	r, m := played(t, 7, true, "Iris", "Magnus", "Noor", "You")
	picture := drawn(t, wordsOf(t, "en"), r)
	if picture.Rect.Dx() != poster.Width || picture.Rect.Dy() != poster.Height {
		t.Errorf("a poster of %v pixels", picture.Rect.Size())
	}
	drive.Keep(t, "expo-poster", picture)
	read, err := Game().Read(expo.Rules().Text(&r, &m))
	if err != nil {
		t.Fatal(err)
	}
	again, err := read.Draw(t.Context(), wordsOf(t, "en"), read.First, day)
	if err != nil || !bytes.Equal(picture.Pix, again.(*image.RGBA).Pix) {
		t.Errorf("the same match makes two posters: %v", err)
	}
	p := painted(t, wordsOf(t, "en"), &r, &m)
	for seat := range m.Seats() {
		c := p.large()
		for n, guest := range p.caption.order[1:] {
			if guest == seat {
				x, wide := p.place(n)
				c = cityIn(p.Canvas, p.open, seat, x-wide/2+16, guestsTop+guestName, wide-32, guestHigh-guestName-10, mostGuest)
			}
		}
		for _, tile := range m.Player(seat).City() {
			x, y := c.at(tile.X, tile.Y)
			tones := map[[3]uint8]bool{}
			for n := range 49 {
				at := picture.RGBAAt(int(x+c.side*(0.08+0.14*float64(n%7))), int(y+c.side*(0.08+0.14*float64(n/7))))
				tones[[3]uint8{at.R, at.G, at.B}] = true
			}
			if len(tones) < 2 {
				t.Errorf("seat %d: nothing stands where %v should", seat, tile.Tile)
			}
		}
	}
}

// Every city has room: all of it lies within its place, above the lower edge of the picture or of the poster.
func TestAllHasRoom(t *testing.T) {
	for seed := range uint64(testscope.Count(6, 60)) {
		for seats := 2; seats <= expo.MaxSeats; seats++ {
			r, m := played(t, seed, false, []string{"Iris", "Magnus", "Noor", "You", "Hugo"}[:seats]...)
			p := painted(t, wordsOf(t, "en"), &r, &m)
			check := func(c city, left, top, right, bottom float64) {
				t.Helper()
				grow := c.side * streets
				x, y := c.x-grow, c.y-grow
				if x < left || y < top || c.x+c.side*float64(c.columns)+grow > right || c.y+c.side*float64(c.rows)+grow > bottom || c.side < 20 {
					t.Fatalf("seed %d, %d seats: a city of %d×%d cells of %.0f at %.0f, %.0f", seed, seats, c.columns, c.rows, c.side, c.x, c.y)
				}
				for _, tile := range c.player.City() {
					if x, y := c.at(tile.X, tile.Y); x < c.x-1 || y < c.y-1 || x+c.side > c.x+c.side*float64(c.columns)+1 {
						t.Fatalf("seed %d: %v lies at %.0f, %.0f", seed, tile, x, y)
					}
				}
			}
			check(p.large(), frame, ribbonEnd, poster.Width-frame, pictureEnd)
			for n, seat := range p.caption.order[1:] {
				x, wide := p.place(n)
				check(cityIn(p.Canvas, p.open, seat, x-wide/2+16, guestsTop+guestName, wide-32, guestHigh-guestName-10, mostGuest), x-wide/2, guestsTop+guestName-5, x+wide/2, poster.Height-110)
			}
		}
	}
}

// TestWordsStayOnThePoster writes the longest names in all languages: nothing leaves its place, and no name meets the prestige.
func TestWordsStayOnThePoster(t *testing.T) {
	long := strings.Repeat("W", record.NameLimit)
	for seats := 2; seats <= expo.MaxSeats; seats++ {
		r, m := played(t, 7, false, []string{long, long, long, long, long}[:seats]...)
		for _, language := range assets.Languages() {
			p := painted(t, wordsOf(t, language.Code), &r, &m)
			lines, _ := p.written()
			for line, loops := range lines {
				left, top, right, bottom := canvas.Bounds(loops)
				if left < 90 || right > poster.Width-90 || bottom > poster.Height-20 || top < frame {
					t.Errorf("%s, %d seats: line %d reaches from %.0f to %.0f", language.Code, seats, line, left, right)
				}
			}
			for n := range p.caption.order[1:] {
				if end, prestige := p.named(n); end > prestige {
					t.Errorf("%s, %d seats: a name ends at %.0f, and the prestige begins at %.0f", language.Code, seats, end, prestige)
				}
			}
			if testscope.Everything() {
				drive.Keep(t, fmt.Sprintf("expo-poster-%d-%s", seats, language.Code), drawn(t, wordsOf(t, language.Code), r))
			}
		}
	}
}

// The caption says who hosts, and what it came to.
func TestCaption(t *testing.T) {
	words := wordsOf(t, "en")
	r, m := played(t, 7, true, "Iris", "Magnus", "Noor")
	c := captionOf(words, &r, &m.Table, day)
	best := m.Ranking()[0]
	if c.host() != best.Seat || c.title != fmt.Sprintf("Host of the World Expo · %d prestige", best.Prestige) || len(c.order) != 3 {
		t.Errorf("%+v", c)
	}
	if c.about != "The Capitals  ·  22 XI 2026  ·  No 7" {
		t.Errorf("below it stands %q", c.about)
	}
	if title := Title(words, &r, &m.Table); title != fmt.Sprintf("The Capitals · %s · %s", c.names[best.Seat], c.title) {
		t.Errorf("it is kept as %q", title)
	}
	r.Seats[best.Seat].Name = ""
	if c := captionOf(words, &r, &m.Table, day); c.names[best.Seat] != "A city" {
		t.Errorf("who has no name is called %q", c.names[best.Seat])
	}
}

// What can't be shown is refused, and an ended context ends the work.
func TestNoPoster(t *testing.T) {
	r, _ := played(t, 7, false, "Iris", "Magnus")
	half := r
	half.Actions = r.Actions[:10]
	ended, end := context.WithCancel(t.Context())
	end()
	for what, draw := range map[string]func() (image.Image, error){
		"half a match": func() (image.Image, error) { return Draw(t.Context(), wordsOf(t, "en"), half, day) },
		"ended":        func() (image.Image, error) { return Draw(ended, wordsOf(t, "en"), r, day) },
	} {
		if picture, err := draw(); err == nil || picture != nil || what == "ended" && !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", what, err)
		}
	}
}
