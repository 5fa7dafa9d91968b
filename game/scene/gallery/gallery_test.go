//go:build !js

package gallery

import (
	"context"
	"errors"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/input"
	"capital/render/widget"
)

func TestMain(m *testing.M) { drive.Main(m) }

// painted is what it says of a picture that is not kept yet.
const painted = "To print, or to show your friends."

// tone is the colour of a seat's picture.
func tone(seat int) color.NRGBA { return color.NRGBA{R: uint8(50 * seat), G: 100, B: 200, A: 255} }

// hung is a screen of three seats' pictures, each in its tone, whose files go to a folder; it counts the ways back.
func hung(t *testing.T, folder string, first int) (s *Screen, left *int) {
	t.Helper()
	app, err := scene.NewApp(scene.DefaultSettings(), store.OpenFolder(folder), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	left = new(int)
	pictures := Pictures{
		Names: []string{"Ala", "Bo", "Celina"},
		Paint: func(_ context.Context, seat int) (image.Image, error) {
			if seat == 2 {
				return nil, errors.New("no blue is left")
			}
			picture := image.NewNRGBA(image.Rect(0, 0, 20, 30))
			for n := range 20 * 30 {
				picture.SetNRGBA(n%20, n/20, tone(seat))
			}
			return picture, nil
		},
		File: func(seat int) string { return []string{"Ala: 90", "Bo", "Celina"}[seat] },
	}
	s = New(app, pictures, first, func() { *left++ })
	do(t, s)
	return s, left
}

// do has a person do things on the screen.
func do(t *testing.T, s *Screen, intents ...input.Intent) {
	t.Helper()
	if err := s.Update(s.app, intents); err != nil {
		t.Fatal(err)
	}
}

// press presses a button, or the cycler on the side where it goes on.
func press(t *testing.T, s *Screen, button int) {
	t.Helper()
	r := s.Widgets.Widgets[button].Rect
	x, y := r.X+r.W*0.8, r.Y+r.H/2
	do(t, s, input.Intent{Kind: input.Press, X: x, Y: y}, input.Intent{Kind: input.Release, X: x, Y: y})
}

// until waits for words on the screen.
func until(t *testing.T, s *Screen, words string) {
	t.Helper()
	drive.Until(t, "it says "+words, func() bool { do(t, s); return s.said == words })
}

func TestPictureIsShownAndKept(t *testing.T) {
	folder := t.TempDir()
	s, left := hung(t, folder, 0)
	if !s.Widgets.Widgets[keepButton].Disabled || s.said != "The picture is being painted: Ala." {
		t.Errorf("before it is painted it says %q", s.said)
	}
	at := filepath.Join(folder, "pictures")
	for _, name := range []string{"Ala 90.png", "Ala 90-2.png"} {
		until(t, s, painted)
		press(t, s, keepButton)
		if !s.Widgets.Widgets[keepButton].Disabled {
			t.Error("it is kept twice at once")
		}
		until(t, s, "Kept as "+name+" in "+at)
		checkFile(t, filepath.Join(at, name), tone(0))
		s.turnTo(0)
	}
	do(t, s, input.Intent{Kind: input.Cancel})
	if press(t, s, backButton); *left != 2 {
		t.Errorf("%d ways back", *left)
	}
}

// checkFile checks that a file is a picture in one colour.
func checkFile(t *testing.T, path string, want color.Color) {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	picture, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := color.NRGBAModel.Convert(picture.At(7, 7)); got != want || picture.Bounds().Dy() != 30 {
		t.Errorf("in %s is %v, not %v", path, got, want)
	}
}

func TestWhatCantBeKeptIsTold(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "pictures"), nil, 0o600); err != nil { // a file in the folder's place
		t.Fatal(err)
	}
	s, _ := hung(t, folder, 1)
	until(t, s, painted)
	press(t, s, keepButton)
	drive.Until(t, "it is told", func() bool { do(t, s); return strings.HasPrefix(s.said, "The picture could not be kept: keeping Bo:") })
	if s.Widgets.Widgets[keepButton].Disabled {
		t.Error("it can't be tried again")
	}
}

func TestAnotherPictureCanBeKeptWhileOneIs(t *testing.T) {
	folder := t.TempDir()
	s, _ := hung(t, folder, 0)
	until(t, s, painted)
	press(t, s, keepButton)
	press(t, s, turner)
	drive.Until(t, "the next can be kept", func() bool { do(t, s); return !s.Widgets.Widgets[keepButton].Disabled })
	checkFile(t, filepath.Join(folder, "pictures", "Ala 90.png"), tone(0))
	press(t, s, keepButton)
	until(t, s, "Kept as Bo.png in "+filepath.Join(folder, "pictures"))
}

func TestPicturesTurnFromSeatToSeat(t *testing.T) {
	s, _ := hung(t, t.TempDir(), 0)
	press(t, s, turner) // before the first is painted
	until(t, s, painted)
	if got := s.easel.picture.At(3, 3); got != color.RGBAModel.Convert(tone(1)) || s.Widgets.Widgets[turner].Value != "Bo" {
		t.Errorf("after Ala comes %s's, %v", s.Widgets.Widgets[turner].Value, got)
	}
	press(t, s, turner)
	until(t, s, "The picture could not be painted: no blue is left")
	if !s.Widgets.Widgets[keepButton].Disabled {
		t.Error("no picture can be kept")
	}
	press(t, s, turner)
	if until(t, s, painted); s.seat != 0 {
		t.Errorf("after the last comes seat %d", s.seat)
	}
	do(t, s) // it settles
	s.Changed()
	if n := testing.AllocsPerRun(100, func() { s.Update(s.app, nil) }); n != 0 || s.Changed() {
		t.Errorf("a settled tick allocates %v times", n)
	}
}

func TestGalleryFitsEveryScreen(t *testing.T) {
	for _, size := range [][2]float64{{640, 400}, {844, 390}, {960, 600}, {1280, 720}, {2560, 1440}, {1024, 768}, {3440, 1440}, {810, 1080}, {600, 960}} {
		for _, text := range []float64{0.75, 1, 1.3, 2} {
			l := layOut(scene.PlainRoom(size[0], size[1]), text)
			places := append([]widget.Rect{l.picture, l.words}, l.buttons[:]...)
			for n, a := range places {
				if a.X < 0 || a.Y < 0 || a.X+a.W > size[0] || a.Y+a.H > size[1] || a.W <= 0 || a.H < 40*l.u {
					t.Errorf("%v: %v is not on it", size, a)
				}
				for _, b := range places[:n] {
					if a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H {
						t.Errorf("%v: %v and %v overlap", size, a, b)
					}
				}
			}
			if l.picture.H < 0.56*size[1] {
				t.Errorf("%v: a picture in %v", size, l.picture)
			}
		}
	}
}

// The title ends before the button in the corner, where it lies beside that.
func TestTheTitleEndsBeforeTheCorner(t *testing.T) {
	s, _ := hung(t, t.TempDir(), 0)
	for _, size := range [][2]float64{{640, 400}, {1280, 720}, {2560, 1440}, {720, 1280}} {
		s.app.Resize(size[0], size[1])
		do(t, s)
		corner, words := s.app.Corner(), s.layout.words
		end := words.X + s.titleRoom()
		if beside := words.Y < corner.Y+corner.H; beside && end >= corner.X || !beside && s.titleRoom() != words.W {
			t.Errorf("at %v the title ends at %.0f, the corner is %+v", size, end, corner)
		}
	}
}
