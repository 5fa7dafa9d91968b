//go:build !js

package night

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

func TestMain(m *testing.M) { drive.Main(m) }

// screen is something to draw a small district on.
func screen(t *testing.T) (p *Painter, dst *ebiten.Image) {
	t.Helper()
	drive.Window(t)
	writer, err := text.New()
	if err != nil {
		t.Fatal(err)
	}
	dst = ebiten.NewImage(6*tile, 5*tile)
	dst.Fill(theme.Paper)
	return NewPainter(writer), dst
}

func read(dst *ebiten.Image) *image.RGBA {
	picture := image.NewRGBA(dst.Bounds())
	dst.ReadPixels(picture.Pix)
	return picture
}

// Where it is day nothing is drawn, by night without lights the dark, and lights shine with the shader as without.
func TestPainterDrawsDayDuskAndNight(t *testing.T) {
	p, dst := screen(t)
	look := row(warsaw.StartingTile, 1, 5, warsaw.BuildingTile(warsaw.Arsenal))
	draw := func(night float64, lights Lights) *image.RGBA {
		dst.Fill(theme.Paper)
		p.Draw(dst, look, 3, night, &lights, tile, tile, tile)
		return read(dst)
	}
	var all Lights
	for i := range all {
		all[i] = 1
	}
	pictures := []*image.RGBA{draw(0, Lights{}), draw(0.5, Lights{}), draw(1, Lights{}), draw(1, all)}
	p.shader = nil
	plain := draw(1, all)
	paper := pictures[0].RGBAAt(tile+3, tile+3)
	if pictures[0].RGBAAt(0, 0) != paper {
		t.Error("by day something is drawn")
	}
	for n := range pictures[1:] {
		if drive.Differing(pictures[n], pictures[n+1]) < tile*tile {
			t.Errorf("picture %d looks like picture %d", n+1, n)
		}
	}
	for y := range 2 {
		if with, without := brightness(pictures[3], 0, y), brightness(plain, 0, y); with < without/2 || without < with/2 {
			t.Errorf("quarter 0,%d is %d bright with the shader and %d without", y, with, without)
		}
	}
}

// A frame allocates nothing but what the engine itself does for four draw commands, also while lights go on.
func TestDrawAllocatesNothing(t *testing.T) {
	p, dst := screen(t)
	look := row(warsaw.StartingTile, 1, 5, warsaw.BuildingTile(warsaw.Arsenal))
	var lights Lights
	draw := func() {
		lights[0] += 0.01
		lights[6] = 1
		p.Draw(dst, look, 2, 1, &lights, tile, tile, tile)
		p.DrawTram(dst, 2, tile, tile, 0.2, tile/2)
	}
	draw()
	dark, lit, glow := p.images(pictureKey{look: look, epoch: 2, size: tile})
	tram, options := p.pictures.Get(pictureKey{epoch: 2, size: 128, what: pictureTram}), new(ebiten.DrawImageOptions)
	engine := func() {
		dst.DrawImage(dark, options)
		dst.DrawTriangles(p.mesh.vertices, p.mesh.indices, lit, &p.mesh.plain)
		p.mesh.shaded.Images[0] = glow
		dst.DrawTrianglesShader(p.mesh.vertices, p.mesh.indices, p.shader, &p.mesh.shaded)
		dst.DrawImage(tram, options)
	}
	// The engine's lists grow now and then, and it clears up when it likes: the least of some rounds is compared, each in a frame
	// of its own. What is allocated every time is there in each of them.
	ours, engines := math.Inf(1), math.Inf(1)
	for range 50 {
		ours = min(ours, testing.AllocsPerRun(20, draw))
		engines = min(engines, testing.AllocsPerRun(20, engine))
		drive.EndFrame()
		if ours <= engines {
			return
		}
	}
	t.Errorf("a frame allocates %g times, the engine alone %g times", ours, engines)
}

// Districts asked for in turn are all made in the end, and Draw then finds them made.
func TestPrepareInTurn(t *testing.T) {
	p, _ := screen(t)
	looks := []tileart.Look{row(warsaw.StartingTile, 1), row(warsaw.StartingTile, 5), row(warsaw.StartingTile, 9)}
	for calls := 0; ; calls++ {
		done := true
		for _, look := range looks {
			done = p.Prepare(look, 1, tile) && done
		}
		if done {
			break
		}
		if calls > 100 {
			t.Fatal("never done")
		}
	}
	for _, look := range looks {
		if !p.has(pictureKey{look: look, epoch: 1, size: tile}) {
			t.Error("a picture is missing")
		}
	}
}
