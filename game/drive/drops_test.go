//go:build linux

package drive_test

import (
	"hash/crc32"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"capital/game/drive"
	"capital/game/testscope"
)

// longerThanWords is longer than words are shown at the top of the window, like those about a sound card.
const longerThanWords = 7 * time.Second

// run runs a program on the display, with its files in a home, until the test ends it or is over. Little moves.
func (d *display) run(t *testing.T, home, program string, args ...string) (end func()) {
	t.Helper()
	command := exec.Command(program, append([]string{"play", "-reduced-motion"}, args...)...)
	command.Env = append(os.Environ(), "DISPLAY="+d.name, "WAYLAND_DISPLAY=", "HOME="+home, "XDG_DATA_HOME="+home, "LC_ALL=C")
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	end = func() {
		command.Process.Kill()
		command.Wait()
	}
	t.Cleanup(end)
	return end
}

// shown waits until a program is seen, and rests.
func (d *display) shown(t *testing.T) (sees uint32) {
	t.Helper()
	const seen = 10 // of a thousand pixels
	drive.Until(t, "something is seen", func() bool { return d.bright() >= seen })
	d.rests(t, longerThanWords)
	return d.sees()
}

// keep keeps what is seen as a picture.
func (d *display) keep(t *testing.T, name string) {
	picture := image.NewRGBA(image.Rect(0, 0, screenWide, screenHigh))
	for at := 0; at < len(picture.Pix); at += 4 {
		picture.Pix[at], picture.Pix[at+1], picture.Pix[at+2], picture.Pix[at+3] = d.pixels[at+2], d.pixels[at+1], d.pixels[at], 0xFF
	}
	drive.Keep(t, name, picture)
}

// sees is a sum of all that is seen.
func (d *display) sees() uint32 { return crc32.ChecksumIEEE(d.pixels) }

// TestFilesAreDroppedOnTheWindow by another program, as desktops do it. A match is opened as if the program were started with it;
// what is none is said, and the title stays. A second program that is started with it opens it beside the first.
func TestFilesAreDroppedOnTheWindow(t *testing.T) {
	testscope.Only(t)
	folder := t.TempDir()
	program, d := built(t, "."), newDisplay(t)
	simulate := exec.Command(program, "sim", "-game", "rome", "-seats", "random,random", "-games", "1", "-out", folder)
	if out, err := simulate.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	match, picture := filepath.Join(folder, "a match, 100 % Żaneta's.capital"), filepath.Join(folder, "picture.png")
	if err := os.Rename(filepath.Join(folder, "1.capital"), match); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(picture, []byte("\x89PNG\n"), 0o644); err != nil {
		t.Fatal(err)
	}

	home := t.TempDir()
	end := d.run(t, t.TempDir(), program, match)
	opened := d.shown(t)
	end()
	drive.Until(t, "the screen is black again", func() bool { return d.bright() == 0 })
	d.run(t, home, program)
	title := d.shown(t)
	if title == opened {
		t.Fatal("with a match it looks as without")
	}
	end = d.run(t, home, program, match)
	drive.Until(t, "a second program shows the match", func() bool { return d.sees() == opened })
	end()
	drive.Until(t, "the first is seen again", func() bool { return d.sees() == title })
	desktop := newDragger(t, d.name)
	desktop.drop(picture)
	drive.Until(t, "it is said that this is no match", func() bool { return d.sees() != title })
	d.keep(t, "window-drop-wrong")
	drive.Until(t, "the title is as it was", func() bool { return d.sees() == title })
	desktop.drop(match)
	drive.Until(t, "the match is looked back at", func() bool { return d.sees() == opened })
	d.keep(t, "window-drop-match")
}
