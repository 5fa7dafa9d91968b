//go:build !js

package tabletest

import (
	"fmt"
	"image"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/rules/record"
)

// EveryFaceIsSeen at a full table: of each computer player that is somebody, however narrow its panel is. On a telephone panels may lie
// on a sheet.
func EveryFaceIsSeen[M any, A comparable, E, P any](t *testing.T, g Game[M, A, E, P], onTelephones bool) {
	drive.Window(t)
	type window struct{ wide, high, point float64 }
	sizes := []window{{1280, 720, 1}, {960, 600, 1}, {640, 400, 1}}
	if onTelephones {
		sizes = append(sizes, window{1170, 2532, 3})
	}
	for _, size := range sizes[testscope.Count(len(sizes)-1, 0):] { // a sample is the last
		opened := g.Open(t, still())
		opened.App.ResizePoints(size.wide, size.high, size.point)
		seats := g.seats(1, g.Rules.Most-1)
		for n := 1; n < len(seats); n++ {
			seats[n].Persona = opened.Game.Persons.Names[n]
			seats[n].Name = opened.Game.Words.Text(scene.PersonKey(seats[n].Persona))
		}
		r := g.until(t, seats, "the person decides", func(m *M) bool { return g.Rules.Owes(m, 0) })
		seen := func(seats []record.Seat) *image.RGBA {
			r.Seats = seats
			p := g.sitAt(t, opened, r, players[M, A]{}, nil)
			p.update()
			return p.picture()
		}
		all := seen(seats)
		drive.Keep(t, fmt.Sprintf("faces-%s-%.0fx%.0f", g.Rules.Name, size.wide, size.high), all)
		for n := 1; n < len(seats); n++ {
			without := append([]record.Seat(nil), seats...)
			without[n].Persona = ""
			if drive.Differing(all, seen(without)) == 0 {
				t.Errorf("%.0f×%.0f: the face of seat %d, %s, is not seen", size.wide, size.high, n, seats[n].Persona)
			}
		}
	}
}
