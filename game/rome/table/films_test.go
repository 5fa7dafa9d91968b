//go:build !js

package table

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
	"capital/rules/rome"
)

// film keeps the frames of a moment on one sheet, each as wide as is told.
func film(t *testing.T, name string, wide int, frames []*image.RGBA) {
	t.Helper()
	const columns = 4
	from := frames[0].Bounds().Size()
	high := wide * from.Y / from.X
	rows := (len(frames) + columns - 1) / columns
	sheet := image.NewRGBA(image.Rect(0, 0, columns*(wide+4), rows*(high+4)))
	for n, frame := range frames {
		left, top := n%columns*(wide+4), n/columns*(high+4)
		for y := range high {
			for x := range wide {
				sheet.SetRGBA(left+x, top+y, mean(frame, x*from.X/wide, y*from.Y/high, max(from.X/wide, 1)))
			}
		}
	}
	drive.Keep(t, name, sheet)
}

// mean is the colour of a square of a picture.
func mean(of *image.RGBA, x, y, side int) color.RGBA {
	var sum [3]int
	for dy := range side {
		for dx := range side {
			c := of.RGBAAt(x+dx, y+dy)
			sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
		}
	}
	n := side * side
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

// filmed are the sizes, and the languages in them, in which films are kept.
func filmed() []filming {
	return testscope.First(1, []filming{
		{1280, 720, 1, 100, "en"}, {960, 600, 1, 100, "de"}, {1920, 1080, 1, 100, "pl"}, {360, 640, 3, 100, "de"}, {640, 400, 1, 200, "de"}, {810, 1080, 1, 100, "en"},
	})
}

type filming struct {
	wide, high float64
	point      float64
	text       int
	language   string
}

func (f filming) name(of string) string {
	return fmt.Sprintf("rome-film-%s-%gx%g-%s", of, f.wide, f.high, f.language)
}

// desk is one on which all moves as usual.
func (f filming) desk(t *testing.T) *desk {
	d := testRome(t, scene.Settings{Speed: 1, TextSize: f.text, Language: f.language})
	d.ResizePoints(f.wide*f.point, f.high*f.point, f.point)
	return d
}

// TestFilms keeps what moments at the table look like, frame by frame.
func TestFilms(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	all := moments(t)
	for _, f := range filmed() {
		d := f.desk(t)
		wide := 320
		if f.wide < f.high {
			wide = 200
		}
		for name, one := range all {
			m := one
			t.Run(f.name(name), func(t *testing.T) { m.film(t, d, f.name(name), wide) })
		}
	}
}

// film plays a moment and keeps its film.
func (m *moment) film(t *testing.T, d *desk, name string, wide int) {
	table := tableOf(t, d, m.record)
	table.shown.Seen = m.from(table.session.Events())
	table.shown.table = tableAt(m.record, table.shown.Seen)
	table.shown.TakeEvents()
	if m.keep != nil {
		kept := table.shown.Waiting[:0]
		for _, a := range table.shown.Waiting {
			if m.keep(a) && len(kept) == 0 {
				kept = append(kept, a)
			}
		}
		table.shown.Waiting = kept
	}
	var frames []*image.RGBA
	every := m.seconds / 12
	for range 12 {
		frames = append(frames, pictureOf(table))
		table.shown.Step(every)
		if len(table.shown.Waiting) > 0 && table.shown.Waiting[0].Sheet() == nil {
			d.Pass(every)
			table.shown.Announce(d.App, []input.Intent{})
		}
	}
	film(t, name, wide, frames)
}

// moment is what a film is about.
type moment struct {
	record  rome.Record
	from    func(events []rome.Event) int
	keep    func(a *announcement) bool // the first that is seen, or nil
	seconds float64
}

// lastOf is where the last event of a kind is.
func lastOf(kinds ...rome.EventKind) func(events []rome.Event) int {
	return func(events []rome.Event) int {
		for n := len(events) - 1; n >= 0; n-- {
			for _, kind := range kinds {
				if events[n].Kind == kind {
					return n
				}
			}
		}
		return 0
	}
}

// tableAt is the table of a match before one of its events.
func tableAt(r rome.Record, event int) rome.Table {
	told := 0
	count := func(rome.Event) { told++ }
	m := rome.Rules().New(&r, count)
	for _, move := range r.Actions {
		before := m.Table
		m.Apply(move.Seat, move.Action, count)
		if told > event {
			return before
		}
	}
	return m.Table
}

// untilEvent is a record that ends with a move of which something holds.
func untilEvent(t *testing.T, sitting []record.Seat, holds func(m *rome.Match, e rome.Event) bool) rome.Record {
	t.Helper()
	all := played(t, sitting, 7, 1<<20)
	m := rome.NewMatch(len(sitting), 7, nil)
	for n, move := range all.Actions {
		found := false
		m.Apply(move.Seat, move.Action, func(e rome.Event) { found = found || holds(&m, e) })
		if found {
			all.Actions = all.Actions[:n+1]
			return all
		}
	}
	t.Fatal("it never happens")
	return all
}

// moments are what films are kept of.
func moments(t *testing.T) map[string]moment {
	four := seats(1, 3, ai.Builder)
	all := map[string]moment{
		"auction": {until(t, four, 7, owes(0, rome.DecidePut, 3)), lastOf(rome.BidShown), nil, 3},
	}
	auction := all["auction"]
	auction.from = func(events []rome.Event) int { return lastOf(rome.AuctionBegan)(events) + 1 }
	all["auction"] = auction
	ends := func(ended func(e rome.Event) bool, round int) moment {
		return moment{untilEvent(t, four, func(m *rome.Match, e rome.Event) bool { return m.Round() >= round && ended(e) }), func(events []rome.Event) int {
			for n := len(events) - 1; ; n-- {
				if ended(events[n]) {
					return n
				}
			}
		}, nil, 1.8}
	}
	all["carry"] = ends(func(e rome.Event) bool { return e.Kind == rome.HouseCarried && e.Seat != 0 && e.Height > 1 }, 2)
	all["settle"] = ends(func(e rome.Event) bool { return e.Kind == rome.HouseCarried && e.Seat == 0 }, 2)
	all["temple"] = ends(func(e rome.Event) bool { return e.Kind == rome.PiecePut && e.Piece == rome.Temple }, 3)
	all["fountain"] = ends(func(e rome.Event) bool { return e.Kind == rome.PiecePut && e.Piece == rome.Fountain && e.Seat != 0 }, 2)
	for round := 1; round <= rome.Rounds; round++ {
		all[fmt.Sprintf("round-%d", round)] = moment{until(t, four, 7, owes(0, rome.DecideBuild, round)), lastOf(rome.RoundBegan), nil, openingTime}
	}
	return all
}
