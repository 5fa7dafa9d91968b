//go:build !js

package table

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/thorough"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// TestAKilledWindowGoesOn kills the window somewhere between a person's move and the
// answers to it, and goes on where it was.
func TestAKilledWindowGoesOn(t *testing.T) {
	drive.Beside(t)
	random := rand.New(rand.NewPCG(1, 0))
	seats := []record.Seat{person("Zofia"), computer("Sawa"), computer("Wars")}
	how := game{home: t.TempDir(), record: warsaw.Record{Seed: 12, Seats: seats}}
	kept := 0
kills:
	for range thorough.Count(3, 20) {
		r := open(t, how)
		if how.record.Seats == nil { // it goes on: what has happened was seen
			_, events, _ := r.state()
			r.shown = len(events)
		}
		how.record = warsaw.Record{}
		before := r.record().Actions
		r.g.Key(ebiten.KeyEnter) // Continue
		r.rest()
		m := r.await(0)
		if now := r.record().Actions; len(now) < len(before) || !slices.Equal(now[:len(before)], before) {
			t.Fatalf("%d moves were saved; it goes on with %v", len(before), now)
		}
		for n := range 3 {
			if m.Over() {
				r.g.Close()
				break kills
			}
			before = r.record().Actions
			if n == 2 {
				r.begin(&m, choose(t, &m, 0))
				r.g.Tick(random.IntN(5))
				r.g.Kill()
				break
			}
			r.playByMouse(&m, 0)
			m = r.await(0)
		}
		after := r.record().Actions
		if len(after) < len(before) || !slices.Equal(after[:len(before)], before) {
			t.Fatalf("killed after %d moves; saved are %d", len(before), len(after))
		}
		if len(after) > len(before) {
			kept++
		}
		left, _ := filepath.Glob(filepath.Join(filepath.Dir(fileOf(how.home, matchFile)), ".match.txt*"))
		if len(left) > 1 {
			t.Errorf("half written files pile up: %s", strings.Join(left, " "))
		}
	}
	t.Logf("%d of the moves under way were saved", kept)
	again := open(t, how)
	again.g.Close()
	entries, err := os.ReadDir(filepath.Dir(fileOf(how.home, matchFile)))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		switch name := entry.Name(); name {
		case matchFile, settingsFile, ".lock":
		case "finished": // the match came to its end before the last start
			if over, _ := filepath.Glob(filepath.Join(filepath.Dir(fileOf(how.home, matchFile)), name, "*")); len(over) != 1 {
				t.Errorf("finished matches are %q, want one", over)
			}
		default:
			t.Errorf("%s lies about", name)
		}
	}
}

// begin does an action with the mouse and does not wait for it.
func (r *robot) begin(m *warsaw.Match, a warsaw.Action) {
	r.t.Helper()
	switch a.Kind {
	case warsaw.Pick:
		x, y := r.hand(m, 0, a.Tile)
		fx, fy := centre(r.layout().FaceDown)
		r.g.Drag(x, y, fx, fy)
	case warsaw.Discard, warsaw.Build, warsaw.Overbuild, warsaw.PlaceMilestone:
		x, y := r.single()
		r.dropMouse(m, 0, x, y, a)
	default:
		r.g.Key(ebiten.KeyEnter)
	}
}
