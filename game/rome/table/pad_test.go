//go:build !js

package table

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/rome"
)

// The buttons of a gamepad as a person uses them.
const (
	padConfirm = ebiten.StandardGamepadButtonRightBottom
	padDiscard = ebiten.StandardGamepadButtonRightLeft
	padNext    = ebiten.StandardGamepadButtonFrontBottomRight
	padHint    = ebiten.StandardGamepadButtonLeftStick
	padUp      = ebiten.StandardGamepadButtonLeftTop
)

// givePad does with a gamepad what an intent is.
func (g *guest) givePad(in input.Intent) {
	buttons := map[input.Kind]ebiten.StandardGamepadButton{
		input.Next: padNext, input.Confirm: padConfirm, input.Discard: padDiscard, input.Hint: padHint, input.Navigate: padUp,
	}
	button, ok := buttons[in.Kind]
	if !ok || in.Kind == input.Navigate && in.DY >= 0 {
		g.t.Fatalf("nobody does %+v", in)
	}
	g.Pad(button)
}

// padTurn waits until seat 0 owes a decision, and reports whether the match goes on. From every auction and every scoring it
// goes on once: a button too much would choose something.
func (g *guest) padTurn() bool {
	over := false
	drive.Until(g.t, "a decision is asked for", func() bool {
		g.Tick(6)
		r, shown := g.record(), 0
		m, err := rome.Rules().Replay(&r, func(e rome.Event) {
			if e.Kind == rome.AuctionWon || e.Kind == rome.PieceLost || e.Kind == rome.RoundScored && e.Seat == len(r.Seats)-1 {
				shown++
			}
		})
		if err != nil {
			g.t.Fatal(err)
		}
		if over = m.Over(); over {
			return true
		}
		if shown > g.scored {
			g.scored++
			g.Settle() // until what is announced stands there
			g.Pad(padConfirm)
			return false
		}
		return m.Owes(0) != rome.NoDecision
	})
	return !over
}

// saved reports whether a match is kept.
func (g *guest) saved() bool {
	_, err := os.Stat(fileOf(g.Home, matchFile))
	return !errors.Is(err, fs.ErrNotExist)
}

// takesHint takes the moves that are advised until the person has made one in a match of another seed: a match is kept from
// its first move on.
func (g *guest) takesHint(before uint64) {
	g.t.Helper()
	drive.Until(g.t, "it is the person's turn, and the advised move is taken", func() bool {
		g.Settle()
		g.Pad(padHint)
		g.Settle()
		g.Screenshot("rome-pad-hint")
		g.Pad(padConfirm)
		g.Tick(6)
		for range 20 { // a move may be long on its way to the disk: pressed again, another would be made
			if g.Settle(); g.took(before) {
				return true
			}
		}
		return false
	})
}

// took reports whether the person has made a move in a match of another seed.
func (g *guest) took(before uint64) bool {
	if !g.saved() {
		return false
	}
	r := g.record()
	return r.Seed != before && slices.ContainsFunc(r.Actions, func(m rome.Move) bool { return m.Seat == 0 })
}

// TestPlayedByGamepadAlone from the title to the rematch: the match is set up, a hint is taken, all is played to the end, and
// another one is begun.
func TestPlayedByGamepadAlone(t *testing.T) {
	testscope.Only(t)
	player, err := ai.New(ai.Builder, 5)
	if err != nil {
		t.Fatal(err)
	}
	g := &guest{robot: robot{t: t, player: player, act: typed}, padded: true, mayStray: 4}
	g.Guest = drive.Start(t, drive.Options{Home: homeOf(t, 0)})
	g.send = g.give
	g.Settle()
	g.Screenshot("rome-pad-title")
	g.Pad(padConfirm)
	g.Settle()
	g.Screenshot("rome-pad-setup")
	g.Pad(padConfirm)
	g.takesHint(0)
	g.plays(quickApp(t), 1000)
	played := g.record()
	for _, name := range []string{"scoring", "results"} {
		g.Settle()
		g.Screenshot("rome-pad-" + name)
		g.Pad(padConfirm) // at the results it points at the button
	}
	g.Settle()
	g.Pad(padConfirm)
	g.takesHint(played.Seed)
	g.Settle()
	g.Screenshot("rome-pad-rematch")
}
