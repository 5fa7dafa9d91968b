//go:build !js

package results

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"
	"time"

	"capital/game/drive"
	"capital/game/link"
	"capital/game/poster"
	"capital/game/scene"
	"capital/game/scene/gallery"
	"capital/game/testscope"
	"capital/input"
	"capital/render/canvas"
	"capital/render/theme"
	"capital/rules/record"
)

// pictured is the screen of a match of towers that is to be a picture.
func pictured(t *testing.T, o Outcome) *Screen {
	t.Helper()
	o.Art = NightArt("Towers", func(c canvas.Canvas, seat int, body, mark theme.Colour) {
		c.Round(body, 20, 0, 60, 100, 6)
		for n := range seat + 1 {
			c.Circle(mark, 50, 14+18*float64(n), 6)
		}
	})
	s := New(quickApp(t), o)
	s.Ended(time.Date(2026, 11, 26, 7, 0, 0, 0, time.UTC))
	do(t, s)
	return s
}

// TestThePictureSaysWhatTheSheetSays: day, winner, seats in the order of places, each line with its points, and the seed.
func TestThePictureSaysWhatTheSheetSays(t *testing.T) {
	o := towers(3)
	for seat, place := range []int{3, 1, 2} {
		o.Seats[seat].Place = place
	}
	c := pictured(t, o).card()
	if c.date != "26 XI 2026" || c.headline != "Bo wins" || !strings.HasPrefix(c.reason, "Tower 1 ") || !strings.HasPrefix(c.about, "Seed 18446744073709551615 · Take-backs: ") {
		t.Errorf("it says %q, %q, %q, %q", c.date, c.headline, c.reason, c.about)
	}
	want := []cardSeat{{1, 139, true, "1st", "Bo", "Mason"}, {2, 138, false, "2nd", "Celina", "Mason"}, {0, 140, false, "3rd", o.Seats[0].Name, "Person"}}
	for n := range want {
		if c.seats[n] != want[n] {
			t.Errorf("seat %+v, not %+v", c.seats[n], want[n])
		}
	}
	var said []string
	for _, row := range c.rows() {
		line := row.words
		for _, f := range row.figures {
			line += " " + f.words
		}
		said = append(said, line)
	}
	sheet := []string{
		"Bricks 100 100 100", "Windows that nobody looks out of 50 50 50", "Collapses −11 −12 −10", "Victory points 139 138 140",
		"Floors 5 4 6", "Bricks that are left 5 4 6",
	}
	if !slices.Equal(said, sheet) {
		t.Errorf("the sheet says %q", said)
	}
}

// TestThePictureTellsHowTheSameDealIsPlayed where the match is shared and a person has played: the code opens that deal.
func TestThePictureTellsHowTheSameDealIsPlayed(t *testing.T) {
	s := pictured(t, towers(2))
	if c := s.card(); c.deal != "" {
		t.Errorf("of a match that is not shared it says %q", c.deal)
	}
	s.Share("capital 1\ngame towers 1\n")
	before := s.card()
	_, plan := painted(t, before, nil)
	code, told := strings.CutPrefix(before.deal, "“Play my deal”: ")
	if !told || !strings.HasPrefix(code, "c1.towers.") {
		t.Errorf("it says %q", before.deal)
	}
	before.deal = ""
	if _, less := painted(t, before, nil); plan.height-less.height != len(plan.deal)*dealHigh || strings.Join(plan.deal, " ") != "“Play my deal”: "+code {
		t.Errorf("it is %d high with the code, and %d without", plan.height, less.height)
	}
}

// TestALadderIsToldOfWhoClimbsIt, though somebody else won; and a day that is not known is left out.
func TestALadderIsToldOfWhoClimbsIt(t *testing.T) {
	o := towers(2)
	o.Seats[0].Place, o.Seats[1].Place = 2, 1
	o.Ladder = &Ladder{Steps: []Step{{"Low", "0"}, {"High", "9"}}, Best: -1}
	s := pictured(t, o)
	s.ended = time.Time{}
	if c := s.card(); !strings.HasPrefix(c.reason, "Tower 0 ") || c.headline != "Bo wins" || c.date != "" {
		t.Errorf("it says %q, %q, %q", c.headline, c.reason, c.date)
	}
}

// TestThePictureIsShownAndLeadsBack, and where a game gives no art there is none.
func TestThePictureIsShownAndLeadsBack(t *testing.T) {
	if New(quickApp(t), towers(2)).Picture() != nil {
		t.Error("there is a picture without art")
	}
	s := pictured(t, towers(2))
	s.Picture()()
	shown, ok := s.app.Shown().(*gallery.Screen)
	if !ok {
		t.Fatalf("it leads to a %T", s.app.Shown())
	}
	if said := shown.Spoken(s.app).Place; said != "Results as a picture" {
		t.Errorf("it is called %q", said)
	}
	if err := shown.Update(s.app, []input.Intent{{Kind: input.Cancel}}); err != nil {
		t.Fatal(err)
	}
	drive.Until(t, "the results are back", func() bool { return s.app.Update() == nil && s.app.Shown() == scene.Scene(s) })
	if file := s.pictures().File(0); file != "Towers · 26 XI 2026 · Wilhelmina Przybyszewska wins" {
		t.Errorf("it is kept as %q", file)
	}
}

// crowded is a match of so many seats with the longest names, words and sums.
func crowded(seats int) Outcome {
	o := towers(seats)
	for seat := range o.Seats {
		o.Seats[seat].Name = strings.Repeat("W", record.NameLimit)
		o.Total[seat] = 1000 + seat
		o.Seats[seat].Place = 1
	}
	o.Lines[0].Words = "Donaudampfschifffahrtsgesellschaftskapitänspatente, die verfallen sind"
	o.Verdict = func(int) string { return strings.Repeat("Wszystkie najwyższe wieże ", 9) + strings.Repeat("W", 60) }
	return o
}

// TestNothingLeavesThePicture looks at its margins, which show nothing but the sky, and at what lies between its columns.
func TestNothingLeavesThePicture(t *testing.T) {
	for _, seats := range testscope.First(2, []int{5, 1, 2, 3, 4}) {
		c := pictured(t, crowded(seats)).card()
		c.deal = "„Spiel meine Verteilung“: c1.warsaw.4. " + strings.Repeat("wwwwww ", link.LongestChallenge/6-2)
		picture, plan := painted(t, c, nil)
		const belowGlow = 600
		bare, _ := painted(t, c, func(l *cardPlan) { l.won, l.reason = nil, nil }) // where the name's light is, nothing else
		for y := range plan.height {
			sky := bytesOf(skyAt(c.Sky, float64(y)/float64(plan.height)))
			for x := range int(cardSide) - 2 {
				left, right := sky, sky
				if y < belowGlow {
					left, right = bare.RGBAAt(x, y), bare.RGBAAt(cardWide-1-x, y)
				}
				if picture.RGBAAt(x, y) != left || picture.RGBAAt(cardWide-1-x, y) != right {
					t.Fatalf("%d seats: something stands in the margin at %d, %d", seats, x, y)
				}
			}
		}
		columns := cardPainter{card: &c, plan: plan}
		for y := int(plan.sheet) + 8; y < int(plan.sheet+headHigh)-4; y++ {
			free := picture.RGBAAt(cardLeft+4, y)
			for n := range seats {
				if x := int(columns.column(n).X); picture.RGBAAt(x, y) != free {
					t.Fatalf("%d seats: a name leaves its column at %d, %d", seats, x, y)
				}
			}
		}
		for n := range seats {
			if column := columns.column(n); column.W < plan.figures+20 || column.X+column.W > cardRight+1 {
				t.Errorf("%d seats: figures %.0f wide in a column at %+v", seats, plan.figures, column)
			}
		}
		drive.Keep(t, fmt.Sprintf("results-picture-crowded-%d", seats), picture)
	}
}

// painted is the picture of a card by its plan, in which something may be changed.
func painted(t *testing.T, c card, change func(plan *cardPlan)) (picture *image.RGBA, plan cardPlan) {
	t.Helper()
	made, err := poster.PaintAt(t.Context(), cardWide, func(p poster.Paper) int {
		if plan = c.plan(p); change != nil {
			change(&plan)
		}
		return plan.height
	}, func(p poster.Paper) []func() { return (&cardPainter{p, &c, plan}).slices() })
	if err != nil {
		t.Fatal(err)
	}
	return made.(*image.RGBA), plan
}

// bytesOf is an opaque colour as pixels have it.
func bytesOf(c theme.Colour) color.RGBA {
	return color.RGBA{uint8(c >> 24), uint8(c >> 16), uint8(c >> 8), 0xFF}
}

// TestAPictureThatNobodyWantsIsLeft when its context ends.
func TestAPictureThatNobodyWantsIsLeft(t *testing.T) {
	ended, end := context.WithCancel(t.Context())
	end()
	c := pictured(t, towers(2)).card()
	if picture, err := c.paint(ended); err == nil || picture != nil {
		t.Errorf("it is painted: %v", err)
	}
}
