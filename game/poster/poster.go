// Package poster is what the posters of all games are painted on, and the command that makes them of records.
//
// A poster is a picture of a match that is over. It is painted in memory, without a window and without the graphics card; the
// same match and date give the same picture everywhere.
package poster

import (
	"context"
	"fmt"
	"image"
	"strings"
	"time"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
	"capital/rules/record"
)

// Width and Height are the size of a poster, in pixels.
const (
	Width  = 2000
	Height = 3000
)

// Paper is what a poster is painted on. Its unit is a pixel.
type Paper struct {
	canvas.Canvas
	writer *text.Writer
}

// Paint paints a poster. It takes some seconds, in slices between which others have their turn, and ends early with the
// context.
func Paint(ctx context.Context, slices func(p Paper) []func()) (image.Image, error) {
	return PaintAt(ctx, Width, func(Paper) int { return Height }, slices)
}

// PaintAt paints as [Paint] does a picture so many pixels wide, and as high as is told by who may measure words on the paper.
func PaintAt(ctx context.Context, width int, height func(p Paper) int, slices func(p Paper) []func()) (image.Image, error) {
	writer, err := text.New()
	if err != nil {
		return nil, err
	}
	p := Paper{canvas.New(0, 0, 1), writer}
	p.Canvas = canvas.New(width, height(p), 1)
	if err := inTurn(ctx, slices(p)); err != nil {
		return nil, err
	}
	return p.Pixels(), nil
}

// PaintSmall paints a small picture of a match, of so many pixels. It shows a stretch of a poster, so high and with its middle and
// its upper edge there, and nothing is written on it. It takes some milliseconds, and ends early with the context.
func PaintSmall(ctx context.Context, wide, high int, middle, top, stretch float64, slices func(p Paper) []func()) (image.Image, error) {
	scale := float64(high) / stretch
	whole := canvas.New(wide, high, 1)
	p := Paper{Canvas: whole.Part(float64(wide)/2-middle*scale, -top*scale, scale)}
	if err := inTurn(ctx, slices(p)); err != nil {
		return nil, err
	}
	return p.Pixels(), nil
}

// inTurn does the slices of a work one after another, and lets others have their turn between them.
func inTurn(ctx context.Context, slices []func()) error {
	for _, slice := range slices {
		if err := ctx.Err(); err != nil {
			return err
		}
		slice()
		time.Sleep(time.Millisecond) // in a browser all share one thread
	}
	return nil
}

// Letters are the outlines of words with their middle at x and their baseline at y, at most width wide, and the size of their
// type, which is at most size.
func (p Paper) Letters(words string, face text.Face, x, y, size, width float64) ([]canvas.Loop, float64) {
	return canvas.Words(p.writer, words, face, x, y, size, width)
}

// Write writes words in one colour, with their outlines where [Paper.Letters] has them.
func (p Paper) Write(words string, face text.Face, x, y, size, width float64, colour theme.Colour) {
	loops, _ := p.Letters(words, face, x, y, size, width)
	p.Fill(colour, loops...)
}

// Beside writes words that begin at x where side is -1 and end there where it is 1, and returns how wide they are.
func (p Paper) Beside(side int, words string, face text.Face, x, y, size, width float64, colour theme.Colour) float64 {
	loops, _ := p.Letters(words, face, x, y, size, width)
	from, _, to, _ := canvas.Bounds(loops)
	by := x - from
	if side > 0 {
		by = x - to
	}
	p.Fill(colour, canvas.Shifted(loops, by, 0)...)
	return to - from
}

// Labelled paints something, and then what this has written as labels, which are no part of the pixels of a canvas.
func (p Paper) Labelled(paint func()) {
	const middle = 0.35 // of a line, above its baseline, in its size
	before := len(p.Labels())
	paint()
	for _, l := range p.Labels()[before:] {
		width := l.Fit
		if width == 0 {
			width = Width
		}
		p.Write(l.Words, l.Face, l.X, l.Y+middle*l.Size, l.Size, width, l.Colour)
	}
}

// Names are what the seats of a match are called on a poster; those without a name are called nameless.
func Names(seats []record.Seat, nameless string) (names []string) {
	for _, seat := range seats {
		name := seat.Name
		if name == "" {
			name = nameless
		}
		names = append(names, name)
	}
	return names
}

// Together are the names of some seats in one line.
func Together(names []string, seats []int) string {
	var some []string
	for _, seat := range seats {
		some = append(some, names[seat])
	}
	return strings.Join(some, " · ")
}

// Glow is the light of a sign on the air around it.
type Glow struct {
	Tone   theme.Colour
	Wide   float64    // of the line that shines along the outlines
	Height int        // how far down from the upper edge the light reaches
	Near   [3]float64 // how strong the light is at the letters, around them and far away
}

// Shine lists what paints the light of a sign's outlines.
func (p Paper) Shine(g Glow, loops []canvas.Loop) (slices []func()) {
	const shrink, rows = 8, 125 // how many pixels of the poster one of the picture of the light has; how many are lit at a time
	wide := p.Pixels().Rect.Dx()
	soft := image.NewRGBA(image.Rect(0, 0, wide/shrink, g.Height/shrink))
	slices = append(slices, func() {
		small := canvas.New(soft.Rect.Dx(), soft.Rect.Dy(), 1.0/shrink)
		small.Rect(theme.Transparent|0xFF, 0, 0, float64(wide), float64(g.Height))
		for _, l := range loops {
			small.Outline(g.Tone, g.Wide, l)
		}
		for n, reach := range [...]int{1, 4, 11} {
			canvas.Soften(soft, small.Pixels(), reach, g.Near[n])
		}
	})
	for y := 0; y < g.Height; y += rows {
		slices = append(slices, func() {
			canvas.AddLight(p.Pixels(), soft, image.Rect(0, 0, wide, g.Height), y, y+rows, func(_, _ int) float64 { return 1 })
		})
	}
	return slices
}

// Day is a date as posters have it.
func Day(date time.Time) string {
	months := [12]string{"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"}
	return fmt.Sprintf("%d %s %d", date.Day(), months[date.Month()-1], date.Year())
}

// Chance is a number from 0 to 1 that is always the same for the same place.
func Chance(a, b int) float64 {
	h := uint64(a)*0x9E3779B97F4A7C15 + uint64(b)*0xC2B2AE3D27D4EB4F + 0x165667B19E3779F9
	h ^= h >> 29
	h *= 0xBF58476D1CE4E5B9
	h ^= h >> 32
	return float64(h%4096) / 4096
}
