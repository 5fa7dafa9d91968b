// Guest shows what it is told, so that the harness can be tested: a white square at the pointer, and a colour for the
// latest intent. It tells every intent but moves, and knocks when it is pressed and ends on Escape.
package main

import (
	"fmt"
	"image/color"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"capital/audio"
	"capital/input"
)

type game struct {
	reader  input.Reader
	intents []input.Intent
	colour  color.RGBA
	player  *audio.Player
}

func (g *game) Update() error {
	g.intents = g.reader.Poll(g.intents[:0], 1.0/60)
	for _, intent := range g.intents {
		switch intent.Kind {
		case input.Move:
			continue
		case input.Press:
			g.player.Play(audio.Knock)
		case input.Cancel:
			return ebiten.Termination
		}
		g.colour = color.RGBA{uint8(intent.Kind) * 8, uint8(128 + 20*intent.Number), uint8(128 + 50*intent.DX), 255}
		fmt.Println(intent.Kind, intent.Number, intent.DX, intent.DY, string(intent.Rune))
	}
	return nil
}

func (g *game) Draw(screen *ebiten.Image) {
	screen.Fill(g.colour)
	x, y, _, _ := g.reader.Pointer()
	vector.FillRect(screen, float32(x)-5, float32(y)-5, 10, 10, color.White, false)
}

func (g *game) Layout(width, height int) (int, int) { return width, height }

func main() {
	if err := ebiten.RunGame(&game{colour: color.RGBA{0, 0, 0, 255}, player: audio.NewPlayer()}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
