package poster

import (
	"image"

	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
)

// sign lists what paints the owner's name in neon: its light on the air around it, then its tubes.
func (p *painter) sign() (slices []func()) {
	const baseline, size, width = 520, 470, 1700
	loops, used := canvas.Words(p.writer, p.caption.name, text.Neon, Width/2, baseline, size, width)
	tube := max(used*0.03, 7)
	soft := image.NewRGBA(image.Rect(0, 0, Width/haloShrink, haloHeight/haloShrink))
	slices = append(slices, func() { p.soften(soft, loops, tube) })
	const rows = 125
	for y := 0; y < haloHeight; y += rows {
		slices = append(slices, func() {
			canvas.AddLight(p.Pixels(), soft, image.Rect(0, 0, Width, haloHeight), y, y+rows, func(_, _ int) float64 { return 1 })
		})
	}
	return append(slices, func() { p.tubes(loops, tube) })
}

// The picture of the sign's light: how many pixels of the poster one of its has, and how far down it reaches.
const (
	haloShrink = 8
	haloHeight = 1000
)

// soften paints the light of the sign, near and far.
func (p *painter) soften(soft *image.RGBA, loops []canvas.Loop, tube float64) {
	small := canvas.New(soft.Rect.Dx(), soft.Rect.Dy(), 1.0/haloShrink)
	small.Rect(theme.Transparent|0xFF, 0, 0, Width, haloHeight)
	for _, l := range loops {
		small.Outline(theme.NeonPink, tube*2.4, l)
	}
	canvas.Soften(soft, small.Pixels(), 1, 0.5)
	canvas.Soften(soft, small.Pixels(), 4, 0.7)
	canvas.Soften(soft, small.Pixels(), 11, 0.8)
}

// tubes paints the letters themselves.
func (p *painter) tubes(loops []canvas.Loop, width float64) {
	for _, l := range loops {
		p.Outline(theme.NeonPink, width, l)
	}
	p.Fill(theme.NeonCore, loops...)
}

// words writes whose Warsaw it is, and in small what match it was.
func (p *painter) words() {
	write := func(words string, face text.Face, y, size float64, colour theme.Colour) {
		loops, _ := canvas.Words(p.writer, words, face, Width/2, y, size, 1720)
		p.Fill(colour, loops...)
	}
	write(p.caption.title, text.Black, 2810, 108, theme.Moonlight)
	write(p.caption.about, text.Bold, 2888, 42, theme.MoonSoft)
}
