//go:build ebitenginedebug && !js

package income

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/scene"
	"capital/input"
)

// mostCommands is how many draw commands a frame of the counting has at most, so that a weak graphics chip keeps up.
const mostCommands = 60

// TestFramesAreFewDrawCommands reads what the engine, built to tell it, hands to the graphics driver:
//
//	go test -tags ebitenginedebug -run DrawCommands ./game/warsaw/table/income
func TestFramesAreFewDrawCommands(t *testing.T) {
	drive.Window(t)
	for _, epoch := range []int{4, 6} {
		v, _ := countingOf(t, scene.Settings{Speed: 1, TextSize: 100}, 3, epoch)
		v.app.ResizePoints(640, 400, 1)
		letters := New(v.app, v.phase) // each is a command more where it is drawn for the first time
		letters.Update([]input.Intent{{Kind: input.Confirm}}, 0)
		screen := ebiten.NewImage(640, 400)
		one := ebiten.NewImage(1, 1)
		letters.Draw(screen)
		v.Update(nil, 0)
		prepared(v)
		flush(one, screen)
		most, frames := 0, 0
		for ; !v.Settled(); frames++ {
			v.Update(nil, 1.0/60)
			n := drawCommands(t, func() {
				v.Draw(screen)
				flush(one, screen)
			})

			if n > mostCommands {
				t.Errorf("epoch %d, frame %d: %d draw commands", epoch, frames, n)
			}
			most = max(most, n)
		}
		t.Logf("epoch %d: %d frames, at most %d draw commands", epoch, frames, most)
		screen.Deallocate()
	}
}

// drawCommands counts the draw commands that the engine reports while draw runs.
func drawCommands(t *testing.T, draw func()) (n int) {
	t.Helper()
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
	os.Stdout = out
	write.Close()
	return <-counted
}
