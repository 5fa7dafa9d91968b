//go:build !js

// Package lifetest tests scenery that lives, and makes films of it to be looked at.
package lifetest

import (
	"image"
	"image/draw"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/render/life"
	"capital/render/widget"
)

// Scene is scenery over a picture, so wide and high.
type Scene struct {
	Name       string
	Wide, High float64
	Still      func(dst *ebiten.Image)                 // draws the picture
	Live       func(seconds float64, on *life.Scenery) // lays what moves
	Covered    []widget.Rect                           // where nothing may move
}

// at is the picture after so many seconds.
func (s Scene) at(seconds float64) *image.RGBA {
	return drive.Drawn(s.Wide, s.High, func(dst *ebiten.Image) {
		s.Still(dst)
		var on life.Scenery
		on.Begin(widget.Rect{W: s.Wide, H: s.High})
		on.Cover(s.Covered...)
		s.Live(seconds, &on)
		on.Draw(dst)
	})
}

// Lives checks that scenery begins as the picture is without it, moves, is the same each time and touches nothing that is covered.
// Films of thorough runs are kept.
func Lives(t *testing.T, s Scene) {
	t.Helper()
	still := drive.Drawn(s.Wide, s.High, s.Still)
	if n := drive.Differing(still, s.at(0)); n > int(s.Wide*s.High)/1000 {
		t.Errorf("as it begins, %d pixels jump", n)
	}
	before, moved := s.at(7), 0
	if n := drive.Differing(before, s.at(7)); n != 0 {
		t.Errorf("at the same second, %d pixels differ", n)
	}
	for _, seconds := range []float64{7.5, 19.3} {
		now := s.at(seconds)
		moved += drive.Differing(before, now)
		for _, r := range s.Covered {
			if n := drive.Differing(part(still, r), part(now, r)); n != 0 {
				t.Errorf("after %.1f s, %d pixels differ where it is covered", seconds, n)
			}
		}
	}
	if moved == 0 {
		t.Error("nothing moves")
	}
	if testscope.Thorough() {
		s.Covered = nil
		drive.Keep(t, "film-"+s.Name, s.film(10))
		drive.Keep(t, "moment-"+s.Name, s.at(58))
	}
}

func part(of *image.RGBA, r widget.Rect) *image.RGBA {
	cut := image.NewRGBA(image.Rect(0, 0, int(r.W), int(r.H)))
	draw.Draw(cut, cut.Rect, of, image.Pt(int(r.X), int(r.Y)), draw.Src)
	return cut
}

// film is a sheet of so many moments, two in a row, each half as large.
func (s Scene) film(moments int) *image.RGBA {
	w, h := int(s.Wide)/2, int(s.High)/2
	sheet := image.NewRGBA(image.Rect(0, 0, 2*w, (moments+1)/2*h))
	for n := range moments {
		shot := s.at(7.3 * float64(n))
		for y := range h {
			for x := range w {
				sheet.SetRGBA(n%2*w+x, n/2*h+y, shot.RGBAAt(2*x, 2*y))
			}
		}
	}
	return sheet
}
