//go:build !js

package lessontest

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/input"
)

// Program is the real program, in which somebody with a gamepad alone plays the first match that a [Pupil] plays in the
// process of the test.
type Program struct {
	T     testing.TB
	Guest *drive.Guest
	File  string // where it keeps the first match
	// Name begins the names of pictures that are kept of it.
	Name string

	settled int // so many moves were made when it came to rest
}

// Moves are the lines of the moves that it has kept.
func (p *Program) Moves() (moves []string) {
	p.T.Helper()
	data, err := os.ReadFile(p.File)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		p.T.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if line[0] >= '1' && line[0] <= '9' {
			moves = append(moves, strings.TrimSpace(line))
		}
	}
	return moves
}

// Begin goes from the title to the first match.
func (p *Program) Begin() {
	p.T.Helper()
	for _, button := range []ebiten.StandardGamepadButton{
		ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadButtonLeftBottom, // past Matches
		ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightBottom,
	} {
		p.Guest.Settle()
		p.Guest.Pad(button)
	}
	p.Guest.Settle()
	p.Guest.Screenshot(p.Name + "-begins")
}

// Do does what the pupil does, once the program has come as far as the pupil's match, with so many moves.
func (p *Program) Do(in input.Intent, moves int) {
	p.T.Helper()
	drive.Until(p.T, "the program has made the same moves", func() bool {
		p.Guest.Tick(1)
		return len(p.Moves()) == moves
	})
	if p.settled != moves { // else nothing is announced, and nothing moves
		p.settled = moves
		p.Guest.Settle()
	}
	p.Guest.Pad(ButtonOf(p.T, in))
}

// PlaysOn takes the moves that are advised until one is made after so many: the first match is over, and no step refuses them.
func (p *Program) PlaysOn(moves int) {
	p.T.Helper()
	drive.Until(p.T, "a move is made after the lesson", func() bool {
		p.Guest.Settle()
		p.Guest.Pad(ebiten.StandardGamepadButtonLeftStick)
		for range 2 {
			p.Guest.Settle()
			p.Guest.Pad(ebiten.StandardGamepadButtonRightBottom)
		}
		p.Guest.Settle()
		return len(p.Moves()) > moves
	})
	p.Guest.Screenshot(p.Name + "-ends")
	p.takesBack()
}

// takesBack takes the last move back, and brings it back.
func (p *Program) takesBack() {
	p.T.Helper()
	made := p.Moves()
	button, _, _ := input.PadButton("undo")
	p.Guest.Pad(button)
	drive.Until(p.T, "the move is taken back", func() bool {
		p.Guest.Tick(1)
		return len(p.Moves()) < len(made)
	})
	p.Guest.Settle()
	button, _, _ = input.PadButton("redo")
	p.Guest.Pad(button, input.PadSecond)
	drive.Until(p.T, "the move is made again", func() bool {
		p.Guest.Tick(1)
		now := p.Moves()
		return len(now) >= len(made) && slices.Equal(now[:len(made)], made)
	})
}

// ButtonOf is the button of a gamepad that tells an intent. What no button tells, nobody with a gamepad alone can do.
func ButtonOf(t testing.TB, in input.Intent) ebiten.StandardGamepadButton {
	t.Helper()
	type way struct{ dx, dy int }
	if in.Kind == input.Navigate {
		return map[way]ebiten.StandardGamepadButton{
			{-1, 0}: ebiten.StandardGamepadButtonLeftLeft, {1, 0}: ebiten.StandardGamepadButtonLeftRight,
			{0, -1}: ebiten.StandardGamepadButtonLeftTop, {0, 1}: ebiten.StandardGamepadButtonLeftBottom,
		}[way{in.DX, in.DY}]
	}
	name := map[input.Kind]string{
		input.Next: "next", input.Previous: "previous", input.Confirm: "confirm", input.Discard: "discard", input.Turn: "turn",
		input.Cancel: "cancel", input.Hint: "hint", input.Explain: "rules",
	}[in.Kind]
	button, second, ok := input.PadButton(name)
	if !ok || second {
		t.Fatalf("no button does %+v", in)
	}
	return button
}
