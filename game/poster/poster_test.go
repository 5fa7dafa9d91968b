//go:build !js

package poster

import (
	"context"
	"image"
	"slices"
	"testing"

	"capital/render/text"
	"capital/render/theme"
	"capital/rules/record"
)

// Whoever has no name is called something, and those who share a place stand in one line.
func TestNames(t *testing.T) {
	names := Names([]record.Seat{{Name: "Ala"}, {}, {Name: "Bo"}}, "Somebody")
	if !slices.Equal(names, []string{"Ala", "Somebody", "Bo"}) {
		t.Errorf("they are called %q", names)
	}
	if line := Together(names, []int{0, 2}); line != "Ala · Bo" {
		t.Errorf("together they are %q", line)
	}
}

// painted is a poster on which something was painted.
func painted(t *testing.T, paint func(p Paper)) *image.RGBA {
	t.Helper()
	picture, err := Paint(context.Background(), func(p Paper) []func() { return []func(){func() { paint(p) }} })
	if err != nil {
		t.Fatal(err)
	}
	return picture.(*image.RGBA)
}

// inked is the box around all that was painted.
func inked(picture *image.RGBA) (box image.Rectangle) {
	for y := range Height {
		for x := range Width {
			if picture.Pix[picture.PixOffset(x, y)+3] > 0 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

// Words begin where they shall, or end there, and are no wider than they may be.
func TestWordsStandBesideAPlace(t *testing.T) {
	var wide float64
	box := inked(painted(t, func(p Paper) { wide = p.Beside(-1, "Roma", text.Black, 500, 400, 90, 1000, theme.Ink) }))
	if box.Min.X < 498 || box.Min.X > 502 || box.Max.Y > 403 || float64(box.Dx()) < wide-2 || float64(box.Dx()) > wide+4 {
		t.Errorf("they begin at %v and are %.0f wide", box, wide)
	}
	box = inked(painted(t, func(p Paper) { p.Beside(1, "Roma", text.Black, 500, 400, 90, 100, theme.Ink) }))
	if box.Max.X < 498 || box.Max.X > 502 || box.Dx() > 102 {
		t.Errorf("they end at %v", box)
	}
}

// What is written on a canvas is seen on a poster too, around its middle.
func TestLabelsAreWritten(t *testing.T) {
	box := inked(painted(t, func(p Paper) {
		p.Labelled(func() { p.Part(600, 700, 2).Write("8", 0, 0, 50, theme.Ink, text.Black) })
	}))
	middle := box.Min.Add(box.Max).Div(2)
	if box.Dy() < 60 || box.Dy() > 80 || middle.X < 596 || middle.X > 604 || middle.Y < 694 || middle.Y > 706 {
		t.Errorf("it is seen at %v", box)
	}
}
