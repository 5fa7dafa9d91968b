//go:build !js

package cabinet

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"capital/game/drive"
	"capital/game/scene"
	"capital/game/testscope"
)

// painted are the pictures of matches that games have painted, by game.
type painted struct {
	mutex sync.Mutex
	all   map[string][]*image.RGBA
}

// watch notes what a game paints.
func (p *painted) watch(g *scene.Game) {
	paint, name := g.Picture, g.Name
	g.Picture = func(ctx context.Context, text string, wide, high int) (image.Image, error) {
		picture, err := paint(ctx, text, wide, high)
		if err == nil {
			p.mutex.Lock()
			p.all[name] = append(p.all[name], picture.(*image.RGBA))
			p.mutex.Unlock()
		}
		return picture, err
	}
}

// seen is how many of a game's pictures are on a screen.
func (p *painted) seen(name string, screen *image.RGBA) (many int) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for _, picture := range p.all[name] {
		if isOn(screen, picture) {
			many++
		}
	}
	return many
}

// isOn reports whether a picture is somewhere on a screen, to the pixel.
func isOn(screen, picture *image.RGBA) bool {
	size := picture.Rect.Size()
	line := func(of *image.RGBA, x, y int) []byte { return of.Pix[of.PixOffset(x, y):][:4*size.X] }
	for y := range screen.Rect.Dy() - size.Y {
	places:
		for x := range screen.Rect.Dx() - size.X {
			for row := range size.Y {
				if !bytes.Equal(line(picture, 0, row), line(screen, x, y+row)) {
					continue places
				}
			}
			return true
		}
	}
	return false
}

// TestTheListShowsTheCityOfEachGame, of matches that are over and of one that is not.
func TestTheListShowsTheCityOfEachGame(t *testing.T) {
	drive.Window(t)
	sizes := []struct {
		width, height float64
		percent       int
	}{{1280, 720, 75}, {360, 640, 100}, {640, 400, 200}, {1280, 720, 100}, {810, 1080, 100}}
	games := []string{"lux", "rome", "warsaw"}
	for _, size := range sizes[:testscope.Count(1, len(sizes))] {
		folder := t.TempDir()
		for n, save := range []string{"lux-finished-mixed", "rome-finished-mixed", "warsaw-finished-several", "warsaw-unfinished-choices", "rome-unfinished-build", "lux-unfinished-play"} {
			to := filepath.Join(folder, "finished", fmt.Sprintf("2026-10-%02d-match-%d.txt", 20-n, n))
			if n > 2 {
				to = filepath.Join(folder, "running", fmt.Sprintf("2026-10-%02d-193000-match-%d.txt", 20-n, n))
			}
			if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(to, []byte(read(t, filepath.Join(savesFolder, "1.0.0", save+".txt"))), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		p := painted{all: map[string][]*image.RGBA{}}
		app := openedIn(t, folder, size.width, size.height, bare, p.watch)
		settings := app.Settings()
		settings.TextSize, settings.Speed = size.percent, 0
		app.SetSettings(settings)
		listMatches(t, app, 6)
		for _, name := range games {
			drive.Until(t, "a city of "+name+" is seen", func() bool {
				if err := app.Update(); err != nil {
					t.Fatal(err)
				}
				screen := pictureOf(app)
				if testscope.Everything() {
					drive.Keep(t, fmt.Sprintf("matches-cities-%.0f-%d", size.width, size.percent), screen)
				}
				return p.seen(name, screen) > 0
			})
			if size.height < 500 || size.height < 700 && name == games[1] { // a small screen has room for one with large words, or for two
				break
			}
		}
	}
}
