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
	"capital/game/lux/ai"
	"capital/game/poster"
	"capital/game/session"
	"capital/game/testscope"
	"capital/render/canvas"
	"capital/render/lux/enamel"
	"capital/render/theme"
	"capital/rules/lux"
	"capital/rules/record"
)

var day = time.Date(2026, 11, 22, 7, 0, 0, 0, time.UTC)

func wordsOf(t *testing.T, language string) *assets.Strings {
	t.Helper()
	words, err := assets.LoadStrings(language, "lux")
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
func played(t *testing.T, seed uint64, built bool, names ...string) (lux.Record, lux.Match) {
	t.Helper()
	builder, err := ai.New(ai.Builder, seed)
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 2))
	r := lux.Record{Seed: seed, Seats: seated(names...)}
	match, err := lux.Rules().Play(&r, func(m *lux.Match, seat int) (lux.Action, error) {
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

// outcome finds a match that came out in a way.
func outcome(t *testing.T, so func(m *lux.Match) bool, names ...string) (lux.Record, lux.Match) {
	t.Helper()
	for seed := range uint64(2000) {
		if r, m := played(t, seed, false, names...); so(&m) {
			return r, m
		}
	}
	t.Fatal("no match comes out so")
	return lux.Record{}, lux.Match{}
}

func drawn(t *testing.T, words *assets.Strings, r lux.Record) *image.RGBA {
	t.Helper()
	picture, err := Draw(t.Context(), words, r, day)
	if err != nil {
		t.Fatal(err)
	}
	return picture.(*image.RGBA)
}

// painted is a painter of a match without its picture.
func painted(t *testing.T, words *assets.Strings, r *lux.Record, m *lux.Match) (p *painter) {
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

// A poster has its size and everybody at home is seen on it; the record makes the same once more.
func TestPoster(t *testing.T) {
	r, m := played(t, 7, true, "Iris", "Magnus", "Noor", "You")
	picture := drawn(t, wordsOf(t, "en"), r)
	if picture.Rect.Dx() != poster.Width || picture.Rect.Dy() != poster.Height {
		t.Errorf("a poster of %v pixels", picture.Rect.Size())
	}
	read, err := Game().Read(lux.Rules().Text(&r, &m))
	if err != nil {
		t.Fatal(err)
	}
	again, err := read.Draw(t.Context(), wordsOf(t, "en"), read.First, day)
	if err != nil || !bytes.Equal(picture.Pix, again.(*image.RGBA).Pix) {
		t.Errorf("the same match makes two posters: %v", err)
	}
	for _, h := range painted(t, wordsOf(t, "en"), &r, &m).bases() {
		seen := 0
		h.each(func(c lux.Citizen, x, k float64) {
			seen++
			tones := enamel.Family(c.Colour())
			want := tones.Dark.Mix(tones.Base, 0.25)
			if got := picture.RGBAAt(int(x-k*9), int(h.cloud)); !alike(got.R, want, 24) {
				t.Errorf("seat %d: no plate of %v at %.0f, %.0f: %v", h.seat, c, x, h.cloud, got)
			}
		})
		want := 0
		for d := range lux.District(lux.HomeDistricts) {
			want += len(m.Home(h.seat, d))
		}
		if seen != want || want == 0 {
			t.Errorf("seat %d has %d citizens at home, %d are seen", h.seat, want, seen)
		}
	}
}

// alike reports whether a byte is the one of a colour at a shift.
func alike(got uint8, want theme.Colour, shift int) bool { return got == uint8(want>>shift) }

// No tower reaches into what is written above it, however many citizens came to the capital, and nobody at home beyond the edge.
func TestAllHasRoom(t *testing.T) {
	for seed := range uint64(testscope.Count(6, 60)) {
		for seats := range 4 {
			r, m := played(t, seed, seed%2 == 0, []string{"Iris", "Magnus", "Noor", "You"}[:seats+1]...)
			p := painted(t, wordsOf(t, "en"), &r, &m)
			for d := range lux.District(lux.Districts) {
				if top := foot - plinthHigh - p.storey()*float64(m.CapitalTotal(d)) - roofHigh; top < titleY+20 {
					t.Errorf("seed %d, %d seats: the tower of %v reaches up to %.0f", seed, seats+1, d, top)
				}
			}
			for _, h := range p.bases() {
				last := 0.0
				h.each(func(c lux.Citizen, x, k float64) {
					if x+enamel.PersonWide*k/2 > poster.Width-side/2 || x <= last {
						t.Errorf("seed %d: after %.0f somebody stands at %.0f", seed, last, x)
					}
					last = x
				})
			}
		}
	}
}

// TestWordsStayOnThePoster writes the longest names in all languages: nothing leaves its place, and no name meets the points.
func TestWordsStayOnThePoster(t *testing.T) {
	long := strings.Repeat("W", record.NameLimit)
	names := []string{long, long, long, long}
	tied := func(m *lux.Match) bool { ranks := m.Ranking(); return m.Over() && ranks[1].Place == 1 }
	type match struct {
		r lux.Record
		m lux.Match
	}
	matches := map[string]match{}
	add := func(name string, r lux.Record, m lux.Match) { matches[name] = match{r, m} }
	r, m := played(t, 7, true, names...)
	add("four", r, m)
	r, m = outcome(t, tied, names[:2]...)
	add("shared", r, m)
	r, m = played(t, 7, true, long)
	add("alone", r, m)
	for _, language := range assets.Languages() {
		for name, match := range matches {
			p := painted(t, wordsOf(t, language.Code), &match.r, &match.m)
			lines, _ := p.written()
			for line, loops := range lines {
				left, _, right, bottom := canvas.Bounds(loops)
				if left < 60 || right > poster.Width-60 || bottom > poster.Height-20 {
					t.Errorf("%s, %s: line %d reaches from %.0f to %.0f", language.Code, name, line, left, right)
				}
			}
			for _, h := range p.bases() {
				if named, earned := h.words(); named > earned || named < side+100 {
					t.Errorf("%s, %s: a name ends at %.0f, and what is earned begins at %.0f", language.Code, name, named, earned)
				}
			}
			if testscope.Everything() {
				drive.Keep(t, fmt.Sprintf("lux-poster-%s-%s", name, language.Code), drawn(t, wordsOf(t, language.Code), match.r))
			}
		}
	}
}

// The caption says who won, and what it came to.
func TestCaption(t *testing.T) {
	words := wordsOf(t, "en")
	r, m := played(t, 7, true, "Iris", "Magnus", "Noor")
	c := captionOf(words, &r, &m.Table, day)
	best := m.Ranking()[0]
	if c.sign != r.Seats[best.Seat].Name || c.title != fmt.Sprintf("First in the city of light · %d points", best.Points) || len(c.winners) != 1 || c.winners[0] != best.Seat {
		t.Errorf("%+v", c)
	}
	if c.about != "Capital Lux 2  ·  22 XI 2026  ·  No 7" {
		t.Errorf("below it stands %q", c.about)
	}
	if title := Title(words, &r, &m.Table); title != fmt.Sprintf("Capital Lux 2 · %s · %s", c.sign, c.title) {
		t.Errorf("it is kept as %q", title)
	}
	r, m = outcome(t, func(m *lux.Match) bool { return m.Ranking()[1].Place == 1 }, "Iris", "Magnus")
	if c := captionOf(words, &r, &m.Table, day); c.sign != "Iris · Magnus" || !strings.HasPrefix(c.title, "Together first") || len(c.winners) != 2 {
		t.Errorf("shared: %+v", c)
	}
	r.Seats[0].Name = ""
	if c := captionOf(words, &r, &m.Table, day); c.names[0] == "" {
		t.Error("who has no name has no sign")
	}
}

// Against ROB the margin and the class are told, and ROB's emblem is shown where he wins.
func TestCaptionAgainstRob(t *testing.T) {
	words := wordsOf(t, "en")
	r, m := outcome(t, func(m *lux.Match) bool { class, _ := m.Class(); return class > lux.Loss }, "You")
	class, margin := m.Class()
	c := captionOf(words, &r, &m.Table, day)
	if c.sign != "You" || !strings.Contains(c.title, fmt.Sprintf("%d points, %d more than ROB: %s", m.Points(0), margin, words.Text("class."+class.String()))) || c.winners[0] != 0 {
		t.Errorf("won: %+v", c)
	}
	if len(c.names) != 2 || c.names[1] != "ROB" {
		t.Errorf("they are called %q", c.names)
	}
	r, m = outcome(t, func(m *lux.Match) bool { class, _ := m.Class(); return class == lux.Loss }, "You")
	if c := captionOf(words, &r, &m.Table, day); c.sign != "You" || !strings.HasSuffix(c.title, "lost") || len(c.winners) != 1 || c.winners[0] != 1 {
		t.Errorf("lost: %+v", c)
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
