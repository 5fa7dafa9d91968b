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
	"capital/game/testscope"
	"capital/input"
	"capital/rules/warsaw"
)

// key presses a key, with others held; or the button of the gamepad that does the same.
func (r *robot) key(key ebiten.Key, held ...ebiten.Key) {
	r.t.Helper()
	if !r.pad {
		r.g.Key(key, held...)
		return
	}
	button, ok := map[ebiten.Key]ebiten.StandardGamepadButton{
		ebiten.KeyEnter:      ebiten.StandardGamepadButtonRightBottom,
		ebiten.KeyEscape:     ebiten.StandardGamepadButtonRightRight,
		ebiten.KeyD:          ebiten.StandardGamepadButtonRightLeft,
		ebiten.KeyU:          ebiten.StandardGamepadButtonRightTop,
		ebiten.KeyR:          ebiten.StandardGamepadButtonFrontTopRight,
		ebiten.KeyTab:        ebiten.StandardGamepadButtonFrontBottomRight,
		ebiten.KeyH:          ebiten.StandardGamepadButtonLeftStick,
		ebiten.KeyF1:         ebiten.StandardGamepadButtonRightStick,
		ebiten.KeyArrowUp:    ebiten.StandardGamepadButtonLeftTop,
		ebiten.KeyArrowDown:  ebiten.StandardGamepadButtonLeftBottom,
		ebiten.KeyArrowLeft:  ebiten.StandardGamepadButtonLeftLeft,
		ebiten.KeyArrowRight: ebiten.StandardGamepadButtonLeftRight,
	}[key]
	if !ok {
		r.t.Fatalf("no button does what %v does", key)
	}
	if len(held) > 0 && key == ebiten.KeyR {
		button = ebiten.StandardGamepadButtonFrontTopLeft
	}
	r.g.Pad(button)
}

// takeByPad takes a tile of the hand, in which none is held, by going to it.
func (r *robot) takeByPad(place int) {
	for range place + 1 {
		r.key(ebiten.KeyTab)
	}
}

// looksUp asks for the rules, and goes back from them.
func (r *robot) looksUp(name string) {
	r.t.Helper()
	before := r.g.Settle()
	r.key(ebiten.KeyF1)
	r.sees("pad-rules-"+name, before, 0.3)
	r.key(ebiten.KeyEscape)
	drive.Until(r.t, "the rules lead back", func() bool { return share(before, r.g.Settle(), r.layout().Screen) < 0.05 })
}

// takesHint has a move advised, and takes it and does it, until the person has made one in a match of another seed: a match
// is kept from its first move on.
func (r *robot) takesHint(name string, before uint64) {
	r.t.Helper()
	drive.Until(r.t, "the advised move is taken", func() bool {
		r.g.Settle()
		if r.took(before) {
			return true
		}
		r.key(ebiten.KeyH)
		r.g.Settle()
		r.keep("pad-hint-%s", name)
		r.press(ebiten.KeyEnter)
		for range 20 { // it may be long on its way to the disk
			if r.g.Settle(); r.took(before) {
				return true
			}
		}
		return false
	})
}

// took reports whether the person has made a move in a match of another seed.
func (r *robot) took(before uint64) bool {
	if _, err := os.Stat(fileOf(r.g.Home, matchFile)); errors.Is(err, fs.ErrNotExist) {
		return false
	}
	now := r.record()
	return now.Seed != before && slices.ContainsFunc(now.Actions, func(m warsaw.Move) bool { return m.Seat == 0 })
}

// playOnByPad plays the match to its end, as a Builder would.
func (r *robot) playOnByPad() {
	r.t.Helper()
	seen := map[warsaw.Decision]bool{}
	for {
		m := r.await(0)
		if m.Over() {
			return
		}
		if d := m.Owes(0); !seen[d] {
			seen[d] = true
			r.keep("pad-decision-%d", d)
		}
		r.playByKeys(&m, 0, choose(r.t, &m, 0))
	}
}

// TestPlayedByGamepadAlone from the title to the rematch: the match is set up, rules are looked up, a hint is taken, all is
// played to the end, and another one is begun.
func TestPlayedByGamepadAlone(t *testing.T) {
	testscope.Only(t)
	r := open(t, game{w: 960, h: 600, keys: true})
	r.pad = true
	r.g.Settle()
	r.keep("pad-title")
	r.press(ebiten.KeyEnter)
	r.g.Settle()
	r.keep("pad-setup")
	r.press(ebiten.KeyEnter)
	r.g.Settle()
	r.looksUp("first")
	r.takesHint("first", 0)
	first := r.record()
	r.shown = 1 // its first epoch
	r.playOnByPad()
	r.g.Settle()
	r.keep("pad-results")
	r.press(ebiten.KeyEnter) // points at the button
	r.g.Settle()
	r.press(ebiten.KeyEnter)
	r.takesHint("rematch", first.Seed)
	if again := r.record(); !slices.Equal(again.Seats, first.Seats) {
		t.Errorf("a rematch is between %v", again.Seats)
	}
	r.keep("pad-rematch")
}

// TestOthersAreLookedAtWithoutAPointer left of the milestones: one after the other, and back.
func TestOthersAreLookedAtWithoutAPointer(t *testing.T) {
	table := newTestTable(t, person("Zofia"), computer("Sawa"), computer("Wars"))
	settle(t, table)
	moves := table.session.Moves()
	up, left, right := input.Intent{Kind: input.Navigate, DY: -1}, input.Intent{Kind: input.Navigate, DX: -1}, input.Intent{Kind: input.Navigate, DX: 1}
	for n, c := range []struct {
		in           input.Intent
		seat, showed int
	}{{up, -1, 1}, {left, 2, 0}, {left, 1, 0}, {left, 1, 0}, {right, 2, 0}, {right, -1, 1}, {left, 2, 0}, {up, -1, 0}} {
		table.TakeAll([]input.Intent{c.in})
		if p := table.Position(); p.Enlarged != c.seat || milestoneLookedAt(table) != c.showed {
			t.Errorf("step %d: the district of seat %d is large, and milestone %d", n, p.Enlarged, milestoneLookedAt(table))
		}
	}
	if table.session.Moves() != moves || !table.hand.held.none() {
		t.Error("to look at others has done something")
	}
}
