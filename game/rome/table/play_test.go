//go:build !js

package table

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/rome"
)

// The names of files that the program keeps.
const (
	matchFile    = "rome.txt"
	settingsFile = "settings.json"
)

// fileOf is where the program keeps a file.
func fileOf(home, name string) string { return filepath.Join(home, "data", "capital", name) }

// write writes a file that the program keeps.
func write(t *testing.T, home, name string, data []byte) {
	t.Helper()
	path := fileOf(home, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// guest is a robot at the real program in its window. It knows of the match what the saved record tells. What it does there it
// does at a table of its own as well, which lies the same.
type guest struct {
	*drive.Guest
	robot
	padded bool // by gamepad alone
	scored int  // how many seats have been scored, all rounds taken together
	// strayed is how many moves were others than were wanted, and mayStray how many may be: the button of a gamepad that goes on
	// from what is announced does something else where nothing is, which only the picture tells.
	strayed, mayStray int
}

// homeOf is a new folder of somebody who plays Capitol, and wants things to move at a speed.
func homeOf(t *testing.T, speed float64) (home string) {
	t.Helper()
	home = drive.Home(t)
	settings := scene.DefaultSettings()
	settings.Unwarned, settings.Offered = noWarnings(), "rome"
	settings.Speed, settings.Game = speed, "rome"
	data, err := json.Marshal(settings)
	if err != nil {
		t.Fatal(err)
	}
	write(t, home, settingsFile, data)
	return home
}

// begin starts the program with a saved match of so many moves, and goes on with it.
func begin(t *testing.T, w, h int, speed float64, r rome.Record, act func(r *robot, a rome.Action)) *guest {
	t.Helper()
	g := open(t, w, h, homeWith(t, speed, r), act)
	g.Settle()
	g.Key(ebiten.KeyEnter) // Continue is the main button where a match is saved
	g.Settle()
	return g
}

// homeWith is a home where a match is saved.
func homeWith(t *testing.T, speed float64, r rome.Record) (home string) {
	t.Helper()
	home = homeOf(t, speed)
	m, err := rome.Rules().Replay(&r, nil)
	if err != nil {
		t.Fatal(err)
	}
	write(t, home, matchFile, []byte(rome.Rules().Text(&r, &m)))
	return home
}

// open starts the program.
func open(t *testing.T, w, h int, home string, act func(r *robot, a rome.Action)) *guest {
	t.Helper()
	player, err := ai.New(ai.Builder, 5)
	if err != nil {
		t.Fatal(err)
	}
	g := &guest{robot: robot{t: t, player: player, act: act}}
	g.Guest = drive.Start(t, drive.Options{Width: w, Height: h, Home: home})
	g.send = g.give
	return g
}

// give does in the window what an intent is.
func (g *guest) give(in input.Intent) {
	switch {
	case g.padded:
		g.givePad(in)
	case in.Kind == input.Press && in.Touch:
		g.TouchDown(0, in.X, in.Y)
	case in.Kind == input.Move && in.Touch:
		g.TouchMove(0, in.X, in.Y)
	case in.Kind == input.Release && in.Touch:
		g.TouchMove(0, in.X, in.Y)
		g.TouchUp(0)
	case in.Kind == input.Move:
		g.Guest.Move(in.X, in.Y)
	case in.Kind == input.Press:
		g.Guest.Move(in.X, in.Y)
		g.Guest.Press()
	case in.Kind == input.Release:
		g.Guest.Move(in.X, in.Y)
		g.Guest.Release()
	case in.Kind == input.Next:
		g.Key(ebiten.KeyTab)
	case in.Kind == input.Confirm:
		g.Key(ebiten.KeyEnter)
	case in.Kind == input.Navigate && in.DY < 0:
		g.Key(ebiten.KeyArrowUp)
	case in.Kind == input.Discard:
		g.Key(ebiten.KeyD)
	default:
		g.t.Fatalf("nobody does %+v", in)
	}
}

// record reads the saved match.
func (g *guest) record() rome.Record {
	g.t.Helper()
	data, err := os.ReadFile(fileOf(g.Home, matchFile))
	if err != nil {
		g.t.Fatal(err)
	}
	r, _, err := rome.ReadRecord(string(data))
	if err != nil {
		g.t.Fatal(err)
	}
	return r
}

// turn waits until seat 0 owes a decision, and reports whether the match goes on. A click in the corner of the screen does
// nothing but to go on from what is announced.
func (g *guest) turn() bool {
	over := false
	drive.Until(g.t, "a decision is asked for", func() bool {
		g.Click(2, 2)
		scored := 0
		r := g.record()
		m, err := rome.Rules().Replay(&r, func(e rome.Event) {
			if e.Kind == rome.RoundScored {
				scored++
			}
		})
		if err != nil {
			g.t.Fatal(err)
		}
		g.Tick(4) // a move is on the disk before it is played
		g.goOn(scored)
		over = m.Over()
		return over || m.Owes(0) != rome.NoDecision
	})
	return !over
}

// goOn goes on from what is announced after so many seats were scored; from a scoring with the key for it.
func (g *guest) goOn(scored int) {
	for range 4 {
		g.Click(2, 2)
	}
	if scored > g.scored {
		g.scored = scored
		g.Key(ebiten.KeyEnter)
		g.Click(2, 2)
	}
}

// plays plays so many decisions of seat 0, or to the end.
func (g *guest) plays(d *desk, decisions int) {
	g.t.Helper()
	turn := g.turn
	if g.padded {
		turn = g.padTurn
	}
	for range decisions {
		if !turn() {
			return
		}
		r := g.record()
		g.screen = tableOf(g.t, d, r)
		known := g.known()
		want := g.player.Choose(&known)
		g.act(&g.robot, want)
		var got rome.Action
		drive.Until(g.t, want.String()+" is done", func() bool {
			g.Tick(1)
			for _, made := range g.record().Actions[len(r.Actions):] {
				if made.Seat == 0 {
					got = made.Action
					return true
				}
			}
			return false
		})
		if !alike(got, want) {
			g.strayed++
			g.t.Logf("%v was wanted, %v done", want, got)
		}
		if g.strayed > g.mayStray {
			g.t.Fatal("too much was done that was not wanted")
		}
	}
}

// TestPlayedInAWindow plays the real program by mouse, finger and keys: some turns and an auction, or a whole match.
func TestPlayedInAWindow(t *testing.T) {
	for name, act := range ways() {
		if !testscope.Thorough() && name != "drag" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			d := quickApp(t)
			sitting := seats(1, 1, ai.Builder)
			begun := until(t, sitting, 11, func(m *rome.Match) bool { return m.Owes(0) == rome.DecideBuild && m.Player(1).Passed })
			g := begin(t, 1280, 720, 0, begun, act)
			g.plays(d, testscope.Count(4, 1000))
			g.Screenshot("rome-window-" + name)
		})
	}
}
