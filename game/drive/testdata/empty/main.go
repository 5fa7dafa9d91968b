// Empty is a window, or a page, of the engine with nothing in it: by it is measured what the game adds.
package main

import (
	"fmt"
	"image/color"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type game struct{}

func (game) Update() error              { return nil }
func (game) Draw(screen *ebiten.Image)  { screen.Fill(color.White) }
func (game) Layout(w, h int) (int, int) { return w, h }

func main() {
	ebiten.SetWindowSize(1280, 720)
	if err := ebiten.RunGame(game{}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
