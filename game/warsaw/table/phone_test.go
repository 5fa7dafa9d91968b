//go:build !js

package table

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// tap is a finger's tap.
func tap(x, y float64) []input.Intent {
	return []input.Intent{{Kind: input.Press, X: x, Y: y, Touch: true}, {Kind: input.Release, X: x, Y: y, Touch: true}}
}

// thumb plays at a table on a telephone by taps alone.
type thumb struct {
	t     *testing.T
	table *screen
	seen  map[string]bool // of what a picture is kept
	name  string
}

// tap taps, and lets what follows come to rest.
func (h *thumb) tap(x, y float64) {
	h.t.Helper()
	for _, in := range tap(x, y) {
		if err := h.table.Update(h.table.App, []input.Intent{in}); err != nil {
			h.t.Fatal(err)
		}
	}
	h.rest()
}

// rest waits until nothing moves and no computer player thinks. What is counted is left by its button.
func (h *thumb) rest() {
	h.t.Helper()
	app := h.table.App
	drive.Until(h.t, "the table comes to rest", func() bool {
		var intents []input.Intent
		if w := h.table.shown.Waiting; len(w) > 0 && w[0].income != nil {
			h.look("income")
			intents = tap(app.Screen().W*0.6, app.Screen().H-16*app.Room().Point)
		}
		if err := h.table.Update(app, intents); err != nil {
			h.t.Fatal(err)
		}
		return h.over() || !h.table.Changed() && !h.table.session.Thinking() && len(h.table.shown.Waiting) == 0 && len(h.table.shown.Flashes) == 0
	})
}

// over reports whether the match is over and the table has been left.
func (h *thumb) over() bool { return h.table.session.Table().Over() && len(h.table.shown.Waiting) == 0 }

// look keeps a picture of what is seen for the first time.
func (h *thumb) look(what string) {
	if h.seen[what] || !testscope.EveryPicture() {
		return
	}
	h.seen[what] = true
	app := h.table.desk
	w, height := app.Size()
	picture := drive.Drawn(w, height, func(dst *ebiten.Image) { h.table.Draw(app.App, dst) })
	drive.Keep(h.t, fmt.Sprintf("phone-%s-%s", h.name, what), picture)
}

// decide makes the decision that the person owes, as a Builder would.
func (h *thumb) decide(n int) {
	h.t.Helper()
	m, l := h.table.session.Match(), &h.table.picture.Layout
	a := choose(h.t, m, 0)
	h.look(fmt.Sprint("decision-", m.Owes(0)))
	if a.Kind == warsaw.Pick {
		known := m.View(0)
		h.tap(l.Hand[slices.Index(known.Own().Hand(nil), a.Tile)].Centre())
		if a = plan(m, 0, a.Tile, n); n%2 == 0 {
			h.tap(l.FaceDown.Centre())
			return
		}
	}
	switch a.Kind {
	case warsaw.Discard:
		h.tap(l.Discard.Centre())
	case warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		for range int(a.Turn) + 1 { // the first shows it there
			h.tapSpace(a.Space)
		}
		h.look("aimed")
		h.tap(l.Confirm.Centre())
	case warsaw.Lose:
		h.tapSpace(a.Space)
		if a.Other != a.Space {
			h.tapSpace(a.Other)
		}
		h.tap(l.Confirm.Centre())
	case warsaw.KeepWindow, warsaw.KeepPiece:
		h.tapSpace(keptEdge(h.table.district(), a))
	default:
		options := h.table.options()
		h.tap(l.Option(slices.Index(options, a), len(options)).Centre())
	}
}

// tapSpace taps the middle of what is seen of a space.
func (h *thumb) tapSpace(s warsaw.Space) {
	h.t.Helper()
	h.tap(middle(h.table.place.Space(h.table.district().Offset(s)), h.table.picture.Layout.Board))
}

// TestAMatchByTouchOnATelephone plays whole matches by taps on both sides of a telephone.
func TestAMatchByTouchOnATelephone(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	for name, size := range map[string][2]float64{"upright": {1170, 2532}, "lying": {2532, 1170}} {
		t.Run(name, func(t *testing.T) {
			app := testCapital(t, scene.Settings{TextSize: 100}, store.OpenFolder(t.TempDir()))
			app.ResizePoints(size[0], size[1], 3)
			s, err := newMatch(warsaw.Record{Seed: 7, Seats: []record.Seat{person("Zofia"), computer("Sawa"), computer("Wars"), computer("Bolek")}})
			if err != nil {
				t.Fatal(err)
			}
			h := &thumb{t: t, table: newScreen(app, s), seen: map[string]bool{}, name: name}
			h.rest()
			moves, stuck := 0, 0
			for n := 0; !h.over(); n++ {
				h.decide(n)
				if now := s.Moves(); now != moves {
					moves, stuck = now, 0
				} else if stuck++; stuck > 3 {
					h.look("stuck")
					t.Fatalf("after %d moves the taps for %v do nothing", moves, choose(t, s.Match(), 0))
				}
			}
			fade(t, app)
			app.Shown().Update(app.App, nil)
			if testscope.EveryPicture() {
				w, high := app.Size()
				drive.Keep(t, "phone-"+name+"-results", drive.Drawn(w, high, app.Draw))
			}
		})
	}
}

// TestTwoFingersOpenAnothersDistrict pinches on the small district of another seat: it is shown large, and larger.
func TestTwoFingersOpenAnothersDistrict(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	table.desk.ResizePoints(1170, 2532, 3)
	settle(t, table)
	x, y := centre(table.picture.Layout.Other(1, 3))
	wants(t, table, input.Intent{Kind: input.Press, X: x, Y: y, Touch: true}, input.Intent{Kind: input.Abandon, X: x, Y: y, Touch: true})
	all := table.place.Tile
	wants(t, table, input.Intent{Kind: input.Zoom, X: x, Y: y, Scale: 2, Touch: true})
	if table.enlarged != 2 || table.place.Tile <= all {
		t.Errorf("seat %d is large, its tiles %v pixels, before %v", table.enlarged, table.place.Tile, all)
	}
}

// TestTheStripOpensASheet taps what is said in brief on a telephone, and taps again; keys do the same.
func TestTheStripOpensASheet(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	table.desk.ResizePoints(2532, 1170, 3)
	settle(t, table)
	x, y := centre(table.picture.Layout.Side)
	for _, step := range []struct {
		intents []input.Intent
		open    bool
		log     bool
	}{
		{tap(x, y), true, false}, {tap(x, y), false, false},
		{[]input.Intent{{Kind: input.Log}}, true, false}, {[]input.Intent{{Kind: input.Log}}, false, true},
		{[]input.Intent{{Kind: input.Cancel}}, false, false},
	} {
		wants(t, table, step.intents...)
		if table.opened != step.open || table.ShowLog != step.log {
			t.Fatalf("after %v the sheet is open: %v, the log: %v", step.intents, table.opened, table.ShowLog)
		}
	}
}
