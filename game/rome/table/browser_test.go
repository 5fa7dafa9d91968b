//go:build !js

package table

import (
	"encoding/json"
	"fmt"
	"image"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/rome"
)

// kept runs in the page before anything else: no motion, and a saved match of Capitol, which is the game on the title.
const kept = `
	try {
		localStorage.setItem("capital/settings.json", '{"Speed": 0, "TextSize": 100, "Game": "rome", "Offered": "rome", "Unwarned": "bid house late overtop pass roof"}');
		localStorage.setItem("capital/rome.txt", %s);
	} catch (refused) {}`

// browserRobot plays in a real browser. It goes by what the browser keeps of the match. What it does there it does at a table
// of its own as well, which lies the same.
type browserRobot struct {
	robot
	p *drive.Page
	d *desk
}

// give does in the page what an intent is.
func (b *browserRobot) give(in input.Intent) {
	switch in.Kind {
	case input.Move:
		b.p.Move(in.X, in.Y)
	case input.Press:
		b.p.Press(in.X, in.Y)
	case input.Release:
		b.p.Move(in.X, in.Y)
		b.p.Release(in.X, in.Y)
	case input.Next:
		b.p.Key(kb.Tab)
	case input.Confirm:
		b.p.Key(kb.Enter)
	default:
		b.t.Fatalf("nobody does %+v", in)
	}
}

// match waits until seat 0 owes a decision, or none, and has done these things last; it lays the robot's table as it is then.
func (b *browserRobot) match(decision rome.Decision, made ...rome.Action) {
	b.t.Helper()
	drive.Until(b.t, fmt.Sprint(made), func() bool {
		b.p.Frames(1)
		r, m, err := rome.ReadRecord(b.p.Ask(`localStorage.getItem("capital/rome.txt")`))
		if err != nil {
			b.t.Fatal(err)
		}
		var done []rome.Action
		for _, move := range r.Actions {
			if move.Seat == 0 {
				done = append(done, move.Action)
			}
		}
		if m.Owes(0) != decision || len(done) < len(made) {
			return false
		}
		for n, a := range done[len(done)-len(made):] {
			if !alike(a, made[n]) {
				return false
			}
		}
		b.screen = tableOf(b.t, b.d, r)
		return true
	})
}

// changes waits until so much of the page, 0 to 1, looks otherwise than in a picture.
func (b *browserRobot) changes(before *image.RGBA, least float64) *image.RGBA {
	b.t.Helper()
	var now *image.RGBA
	drive.Until(b.t, "the page changes", func() bool {
		b.p.Frames(1)
		now = b.p.Look()
		return float64(drive.Differing(before, now)) >= least*float64(len(now.Pix)/4)
	})
	return now
}

// lastTurns is a match in which only the person still builds, and what it does: it carries a house into a prefecture, finishes
// another and passes. What it has left then wins any auction.
func lastTurns(t *testing.T) (r rome.Record, turns []rome.Action) {
	t.Helper()
	var passed []rome.Move
	r = until(t, seats(1, 2, ai.Builder), 28, func(m *rome.Match) bool {
		next := *m
		passed = othersPass(&next)
		if len(passed) == 0 || next.Owes(0) != rome.DecideBuild {
			return false
		}
		turns = firstOf(&next, rome.Permit, rome.Roof)
		rest := max(next.Hand(1).Sum(), next.Hand(2).Sum())
		return len(turns) == 2 && next.Hand(0).Count() <= 3 && rest > 0 && next.Hand(0).Sum() > rest
	})
	r.Actions = append(r.Actions, passed...)
	return r, append(turns, rome.Action{Kind: rome.Pass})
}

// othersPass has all pass whose turn it is, until it is that of seat 0.
func othersPass(m *rome.Match) (passed []rome.Move) {
	for range m.Seats() {
		for seat := 1; seat < m.Seats(); seat++ {
			if a := (rome.Action{Kind: rome.Pass}); m.Apply(seat, a, nil).OK() {
				passed = append(passed, rome.Move{Seat: seat, Action: a})
			}
		}
	}
	return passed
}

// firstOf has seat 0 play the first legal action with a card of each type, where there is one.
func firstOf(m *rome.Match, types ...rome.Type) (played []rome.Action) {
	for _, of := range types {
		for _, a := range m.Legal(0, nil) {
			if a.Kind == rome.Play && a.Card.Type() == of {
				m.Apply(0, a, nil)
				played = append(played, a)
				break
			}
		}
	}
	return played
}

// goOn opens the page and goes on with the match.
func goOn(t *testing.T, r *rome.Record) *browserRobot {
	t.Helper()
	m, err := rome.Rules().Replay(r, nil)
	if err != nil {
		t.Fatal(err)
	}
	saved, err := json.Marshal(rome.Rules().Text(r, &m))
	if err != nil {
		t.Fatal(err)
	}
	width, height := 640, 400 // a browser without a graphics card draws slowly
	b := &browserRobot{robot: robot{t: t}, d: quickApp(t)}
	b.d.Resize(float64(width), float64(height))
	b.p = drive.Open(t, drive.PageOptions{Width: width, Height: height, Broken: fmt.Sprintf(kept, saved)})
	b.send = b.give
	b.p.WaitRunning()
	title := b.look("title")
	b.p.Key(kb.Enter) // Continue is the main button where a match is saved
	b.changes(title, 0.5)
	return b
}

// look keeps a picture of the page.
func (b *browserRobot) look(name string) *image.RGBA {
	b.t.Helper()
	b.p.Frames(3)
	return b.p.Screenshot("rome-browser-" + name)
}

// TestPlayedInTheBrowser goes on with a match, and plays a turn by mouse and one by keys; tried thoroughly, an auction as well.
func TestPlayedInTheBrowser(t *testing.T) {
	drive.Beside(t)
	r, turns := lastTurns(t)
	b := goOn(t, &r)

	// A turn with the mouse and one with keys; then the seat passes.
	b.match(rome.DecideBuild)
	drag(false)(&b.robot, turns[0])
	b.match(rome.DecideBuild, turns[0])
	typed(&b.robot, turns[1])
	b.match(rome.DecideBuild, turns[:2]...)
	b.look("finished")
	if !testscope.Thorough() {
		return // a browser draws slowly without a graphics card
	}
	b.pass(false)
	b.match(rome.DecideBid, turns...)

	// All its cards are bid, which wins. What is won is placed.
	auction := b.look("auction")
	bid := rome.Action{Kind: rome.Bid, Bid: b.hand.sitting.hand().Prints()}
	clicks(false)(&b.robot, bid)
	b.match(rome.DecidePut, bid)
	b.changes(auction, 0.3)
	reveal := b.look("reveal")
	b.p.Key(kb.Enter)
	b.changes(reveal, 0.3)
	b.look("won")
	v := b.known()
	put := v.Legal(nil)[0]
	typed(&b.robot, put)
	b.match(rome.NoDecision, put) // it has no cards left for the other auctions
	b.look("put")
}
