//go:build !js

package drive_test

import (
	"image/color"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }

// echo is a small program that tells what it sees.
const echo = "./game/drive/testdata/guest"

func TestHarnessFeedsTheProgram(t *testing.T) {
	g := drive.Start(t, drive.Options{Package: echo, Width: 320, Height: 240})
	g.Click(100, 60)
	if at := g.Look().RGBAAt(100, 60); at != (color.RGBA{255, 255, 255, 255}) {
		t.Error("the pointer is not at 100, 60:", at)
	}
	if g.Sounds() != 1 {
		t.Error("a click made", g.Sounds(), "sounds")
	}
	g.Key(ebiten.KeyR)
	g.Key(ebiten.KeyR, ebiten.KeyShiftLeft)
	g.Wheel(-1)
	g.RightClick()
	g.Key(ebiten.KeyZ, ebiten.KeyControlLeft)
	g.Pad(ebiten.StandardGamepadButtonLeftRight)
	g.Pad(ebiten.StandardGamepadButtonRightBottom)
	g.TouchDown(1, 30, 30)
	g.TouchDown(2, 90, 30)
	g.TouchUp(2)
	g.TouchUp(1)
	g.Tap(200, 200)
	if at := g.Look().RGBAAt(200, 200); at != (color.RGBA{255, 255, 255, 255}) {
		t.Error("the finger is not at 200, 200:", at)
	}
	g.Resize(640, 200)
	g.Tick(1)
	if size := g.Screenshot("harness").Bounds(); size.Dx() != 640 || size.Dy() != 200 {
		t.Error("size", size)
	}
	g.Key(ebiten.KeyEscape)
	g.WaitEnd()
	told := strings.Split(strings.TrimSpace(g.Output()), "\n")
	want := []string{"2 press", "3 release", "5 turn", "5 back", "5 wheel", "5 right", "13 undo", "6 go", "9 confirm",
		"2 touch", "5 tap", "3 lift", "2 tap", "3 tap"}
	if len(told) != len(want) {
		t.Fatalf("told %q, want like %q", told, want)
	}
	for i := range want {
		if strings.Fields(told[i])[0] != strings.Fields(want[i])[0] {
			t.Errorf("told %q, want kind %s", told[i], want[i])
		}
	}
}
