//go:build ebitenginedebug && !js

package drive

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// DrawCommands counts the draw commands that the engine, built to tell them, hands to the graphics driver while draw draws on a
// screen.
func DrawCommands(t testing.TB, screen *ebiten.Image, draw func()) (n int) {
	t.Helper()
	Flush(screen)
	out := os.Stdout
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	os.Stdout = write
	counted := make(chan int)
	go func() {
		n := 0
		for lines := bufio.NewScanner(read); lines.Scan(); {
			if strings.Contains(lines.Text(), "draw-triangles") {
				n++
			}
		}
		counted <- n
	}()
	draw()
	Flush(screen)
	os.Stdout = out
	write.Close()
	return <-counted
}
