package poster

import (
	"capital/game/poster"
	"capital/render/canvas"
	"capital/render/text"
	"capital/render/theme"
)

// sign lists what paints the owner's name in neon: its light on the air around it, then its tubes.
func (p *painter) sign() []func() {
	const baseline, size, width = 520, 470, 1700
	loops, used := p.Letters(p.caption.name, text.Neon, poster.Width/2, baseline, size, width)
	tube := max(used*0.03, 7)
	glow := poster.Glow{Tone: theme.NeonPink, Wide: tube * 2.4, Height: 1000, Near: [3]float64{0.5, 0.7, 0.8}}
	return append(p.Shine(glow, loops), func() { p.tubes(loops, tube) })
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
	p.Write(p.caption.title, text.Black, poster.Width/2, 2810, 108, 1720, theme.Moonlight)
	p.Write(p.caption.about, text.Bold, poster.Width/2, 2888, 42, 1720, theme.MoonSoft)
}
