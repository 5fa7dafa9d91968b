package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/scene"
	"capital/render/canvas"
	"capital/render/theme"
	"capital/render/widget"
)

// backdrop is what the pages stand before where a game has a place of its own: that of its podium, painted once a size.
type backdrop struct {
	image *ebiten.Image
	of    widget.Rect
}

// draw draws what the pages stand before, dark enough for words to be read on it.
func (b *backdrop) draw(dst *ebiten.Image, p *page) {
	of := &p.outcome.Podium
	if of.Pages == nil || of.Paint == nil {
		p.app.DrawStreetBehind(dst)
		scene.Fill(dst, theme.NightDeep.Fade(0.6)) // the name's sign outshines the street's
		return
	}
	w, h := p.app.Size()
	if now := (widget.Rect{W: w, H: h}); b.image == nil || b.of != now {
		if b.image != nil {
			b.image.Deallocate()
		}
		u := p.app.Unit()
		c := canvas.New(int(w), int(h), u)
		of.Paint(c, w/u, h/u, h/u)
		b.image, b.of = c.Image(p.app.Writer), now
	}
	dst.DrawImage(b.image, nil)
	dark := 0.64
	if p.app.Settings().Contrast {
		dark = 0.92
	}
	scene.Fill(dst, (of.Pages.Panel | 0xFF).Fade(dark))
}

// look is how what is pressed and what is written on look.
func (p *page) look() widget.Look {
	if pages := p.outcome.Podium.Pages; pages != nil {
		return *pages
	}
	return widget.Night()
}

// lineTone is the colour of thin lines on a panel, raisedTone that of what stands out of it.
func (p *page) lineTone() theme.Colour   { return p.look().PanelBorder }
func (p *page) raisedTone() theme.Colour { return p.look().Face }
