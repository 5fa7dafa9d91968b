//go:build !js

package poster

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"
	"time"

	"capital/assets"
	"capital/game/drive"
	"capital/game/poster"
	"capital/game/rome/ai"
	"capital/game/session"
	"capital/game/testscope"
	"capital/render/canvas"
	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/rules/record"
	"capital/rules/rome"
)

var day = time.Date(2026, 11, 22, 17, 0, 0, 0, time.UTC)

func wordsOf(t *testing.T, language string) *assets.Strings {
	t.Helper()
	words, err := assets.LoadStrings(language, "rome")
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

// played is a match played to its end by players of a level.
func played(t *testing.T, seed uint64, level string, names ...string) (rome.Record, rome.Match) {
	t.Helper()
	player, err := ai.New(level, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := rome.Record{Seed: seed, Seats: seated(names...)}
	match, err := rome.Rules().Play(&r, func(m *rome.Match, seat int) (rome.Action, error) {
		view := m.View(seat)
		return player.Choose(&view), nil
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r, match
}

func drawn(t *testing.T, words *assets.Strings, r rome.Record) *image.RGBA {
	t.Helper()
	picture, err := Draw(t.Context(), words, r, day)
	if err != nil {
		t.Fatal(err)
	}
	return picture.(*image.RGBA)
}

// painted is a painter of a match without its picture.
func painted(t *testing.T, words *assets.Strings, r *rome.Record, m *rome.Match) (p *painter) {
	t.Helper()
	ended, end := context.WithCancel(t.Context())
	end()
	if _, err := poster.Paint(ended, func(paper poster.Paper) []func() {
		p = newPainter(paper, captionOf(words, r, &m.Table, day), &m.Table)
		return []func(){func() {}}
	}); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	return p
}

// A poster has its size, every house of the final city is seen on it, and the record makes the same once more.
func TestPoster(t *testing.T) {
	r, m := played(t, 7, ai.Builder, "Livia", "Marcus", "Claudia", "You")
	picture := drawn(t, wordsOf(t, "en"), r)
	if picture.Rect.Dx() != poster.Width || picture.Rect.Dy() != poster.Height {
		t.Errorf("a poster of %v pixels", picture.Rect.Size())
	}
	read, err := Game().Read(rome.Rules().Text(&r, &m))
	if err != nil {
		t.Fatal(err)
	}
	again, err := read.Draw(t.Context(), wordsOf(t, "en"), read.First, day)
	if err != nil || !bytes.Equal(picture.Pix, again.(*image.RGBA).Pix) {
		t.Errorf("the same match makes two posters: %v", err)
	}
	p, houses := painted(t, wordsOf(t, "en"), &r, &m), 0
	for place := range rome.Place(rome.Places) {
		at, q := m.Prefecture(place), p.plotOf(place)
		for n, site := range at.Built[:at.Used] {
			if site.Height == 0 {
				continue
			}
			houses++
			const doorstep, pane, upTo = 0.1, 0.7, 0.98 // of a storey's wall, above the lowest and beside its windows
			walls := 0
			for up := range int(site.Height) {
				y := q.foot - q.unit*0.4*(float64(up)+pane)
				for x := q.at(n) + q.unit*doorstep; x < q.at(n)+q.unit*city.Aside*upTo; x++ {
					if alike(picture.RGBAAt(int(x), int(y)), pieceart.Family(int(site.Seat)).Base) {
						walls++
						break
					}
				}
			}
			if walls != int(site.Height) {
				t.Errorf("%v: of house %d of seat %d, %d storeys high, %d are seen", place, n, site.Seat, site.Height, walls)
			}
		}
	}
	if houses < 12 {
		t.Errorf("there are %d houses only", houses)
	}
}

// alike reports whether a pixel has about a colour.
func alike(got color.RGBA, want theme.Colour) bool {
	r, g, b, _ := want.RGBA()
	return got.R == uint8(r>>8) && got.G == uint8(g>>8) && got.B == uint8(b>>8)
}

// No house reaches up to the name of its prefecture, over the prefecture behind or beyond the map, however many were built.
func TestAllHasRoom(t *testing.T) {
	for seed := range uint64(testscope.Count(6, 60)) {
		for _, language := range assets.Languages() {
			words, seats := wordsOf(t, language.Code), 2+int(seed%3)
			r, m := played(t, seed, [...]string{ai.Builder, ai.Random}[seed%2], []string{"Livia", "Marcus", "Claudia", "You"}[:seats]...)
			room(t, painted(t, words, &r, &m), fmt.Sprintf("seed %d, %s", seed, language.Code))
		}
	}
	for _, language := range assets.Languages() {
		r, m := played(t, 7, ai.Builder, "Livia", "Marcus")
		tall := tallest(&m)
		p := painted(t, wordsOf(t, language.Code), &r, &tall)
		room(t, p, language.Code+", the tallest houses")
		for place := range rome.Place(rome.Places) {
			if _, right, _ := p.named(place); right > monument(place).X {
				t.Errorf("%s: the name of %v ends at %.0f, its monument begins at %.0f", language.Code, place, right, monument(place).X)
			}
		}
	}
}

// tallest is a match with a monument everywhere and a house on every site, each as high as it may be.
func tallest(m *rome.Match) rome.Match {
	full := *m
	for place := range rome.Place(rome.Places) {
		at := full.Prefecture(place)
		for n := range place.Sites() {
			at.Built[n] = rome.Site{Height: uint8(n + 1)}
		}
		at.Used, at.Tallest = uint8(place.Sites()), uint8(place.Sites())
		at.Monument = rome.Temple
	}
	return full
}

// room checks a painter's prefectures.
func room(t *testing.T, p *painter, of string) {
	t.Helper()
	for place := range rome.Place(rome.Places) {
		at, q := p.city.Prefecture(place), p.plotOf(place)
		_, named, bottom := p.named(place)
		for n, site := range at.Built[:at.Used] {
			top, right := q.foot-q.high(int(site.Height)), q.at(n)+q.unit
			if q.at(n) < named && top < bottom {
				t.Errorf("%s: house %d of %v reaches up to %.0f, its name ends at %.0f", of, n, place, top, bottom)
			}
			if behind, ok := city.At((q.at(n)+q.unit/2-mapLeft)/mapWide, (top-mapTop)/mapHigh); site.Height > 0 && ok && behind != place {
				t.Errorf("%s: house %d of %v reaches into %v", of, n, place, behind)
			}
			if right > mapLeft+mapWide-10 || top < mapTop {
				t.Errorf("%s: house %d of %v reaches to %.0f, %.0f", of, n, place, right, top)
			}
		}
		if q.sites < int(at.Used) || q.unit < 60 {
			t.Errorf("%s: %v has room for %d houses of %.0f pixels, of %d", of, place, q.sites, q.unit, at.Used)
		}
	}
}

// TestWordsStayOnThePoster writes the longest names in all languages and of several scripts: nothing leaves its place.
func TestWordsStayOnThePoster(t *testing.T) {
	long, scripts := strings.Repeat("W", record.NameLimit), []string{"Łucja Żółć", "Ζωή", "Юлия", "王"}
	for seats := 2; seats <= rome.MaxSeats; seats++ {
		for _, names := range [][]string{{long, long, long, long}, scripts} {
			r, m := played(t, 7, ai.Builder, names[:seats]...)
			for _, language := range assets.Languages() {
				p := painted(t, wordsOf(t, language.Code), &r, &m)
				for seat := range seats { // all share the first place: the longest sign there is
					if !slices.Contains(p.caption.winners, seat) {
						p.caption.winners = append(p.caption.winners, seat)
					}
				}
				p.caption.sign = poster.Together(p.caption.names, p.caption.winners)
				lines, sizes := p.written()
				for line, within := range [...][4]float64{
					{atticLeft + 40, atticTop + 20, atticRight - 40, atticTop + atticHigh - 20},
					{60, frieze, poster.Width - 60, frieze + friezeHigh},
					{60, baseTop, poster.Width - 60, poster.Height - 20},
				} {
					left, top, right, bottom := canvas.Bounds(lines[line])
					if left < within[0] || top < within[1] || right > within[2] || bottom > within[3] || sizes[line] < 14 {
						t.Errorf("%s: line %d of %d seats is %.0f high and reaches from %.0f, %.0f to %.0f, %.0f", language.Code, line, seats, sizes[line], left, top, right, bottom)
					}
				}
				for seat, in := range p.tablets() {
					loops, _ := p.nameIn(in, seat)
					if left, _, right, _ := canvas.Bounds(loops); left < in.X+20 || right > in.X+in.W-20 || right-left < 20 {
						t.Errorf("the name %q reaches from %.0f to %.0f on a tablet from %.0f to %.0f", names[seat], left, right, in.X, in.X+in.W)
					}
					if in.X < 40 || in.X+in.W > poster.Width-40 {
						t.Errorf("tablet %d of %d lies at %v", seat, seats, in)
					}
				}
			}
			if testscope.Everything() {
				drive.Keep(t, fmt.Sprintf("rome-poster-%d-%.3s", seats, names[0]), drawn(t, wordsOf(t, "de"), r))
			}
		}
	}
}

// The caption says who won, and what it came to.
func TestCaption(t *testing.T) {
	words := wordsOf(t, "en")
	r, m := played(t, 8, ai.Builder, "Livia", "Marcus", "Claudia")
	best := m.Ranking()[0]
	if m.Ranking()[1].Place == 1 {
		t.Fatal("the first place is shared: take another deal")
	}
	c := captionOf(words, &r, &m.Table, day)
	if c.sign != r.Seats[best.Seat].Name || c.title != fmt.Sprintf("First in Rome · %d points", best.Score) || !slices.Equal(c.winners, []int{best.Seat}) {
		t.Errorf("%+v", c)
	}
	if c.about != "Capitol  ·  22 XI 2026  ·  No 8" {
		t.Errorf("below it stands %q", c.about)
	}
	if c.places[rome.TiberIsland] != "Tiber Island" {
		t.Errorf("the prefectures are called %q", c.places)
	}
	if title := Title(words, &r, &m.Table); title != fmt.Sprintf("Capitol · %s · %s", c.sign, c.title) {
		t.Errorf("it is kept as %q", title)
	}
	r.Seats[0].Name = ""
	if c := captionOf(words, &r, &m.Table, day); c.names[0] == "" {
		t.Error("who has no name has no sign")
	}
	r, m = tied(t)
	if c := captionOf(words, &r, &m.Table, day); c.sign != "Livia · Marcus" || !strings.HasPrefix(c.title, "Together first") || len(c.winners) != 2 {
		t.Errorf("shared: %+v", c)
	}
}

// tied is a match of two who share the first place.
func tied(t *testing.T) (rome.Record, rome.Match) {
	t.Helper()
	for seed := range uint64(5000) {
		if r, m := played(t, seed, ai.Random, "Livia", "Marcus"); m.Ranking()[1].Place == 1 {
			return r, m
		}
	}
	t.Fatal("no match ends so")
	return rome.Record{}, rome.Match{}
}

// What can't be shown is refused, and an ended context ends the work.
func TestNoPoster(t *testing.T) {
	r, _ := played(t, 7, ai.Random, "Livia", "Marcus")
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
