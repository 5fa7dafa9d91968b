package poster

import (
	"context"
	"image"

	"capital/game/poster"
	"capital/render/lux/enamel"
	"capital/render/lux/sky"
	"capital/render/theme"
	"capital/rules/lux"
)

// Of the small picture, in pixels of the poster: the stretch of it that is seen.
const (
	smallHigh = 1240.0
	smallTop  = foot + 60 - smallHigh
)

// Picture paints a small picture of a match, of so many pixels: the towers of the capital's four districts as they stand, in the
// dawn. The text is a record, or what is saved of a match.
func Picture(ctx context.Context, text string, wide, high int) (image.Image, error) {
	_, match, err := lux.ReadRecord(text)
	if err != nil {
		return nil, err
	}
	return poster.PaintSmall(ctx, wide, high, middle, smallTop, smallHigh, func(paper poster.Paper) []func() {
		p := &painter{Paper: paper, city: &match.Table}
		return append([]func(){p.smallHeaven, p.sun, p.smallClouds}, append(p.smallTowers(), p.nearClouds)...)
	})
}

// smallHeaven is the sky over all that a small picture shows, which may be wider than a poster, and the clouds below it.
func (p *painter) smallHeaven() {
	const steps = 24
	for n := range steps {
		part := float64(n) / steps
		tone := theme.Colour(0x5B4A97FF).Mix(0xE59FA8FF, min(part*1.5, 1)).Mix(sunTone, max(part-0.6, 0))
		y := smallTop + (horizon-smallTop)*part
		p.Rect(tone, -poster.Width, y, 3*poster.Width, poster.Height)
	}
}

// smallClouds are those out of which the towers rise.
func (p *painter) smallClouds() {
	tones := sky.CloudTones()
	p.Rect(tones[0].Mix(sunTone, 0.2), -poster.Width, horizon+60, 3*poster.Width, poster.Height)
	p.farClouds()
}

// smallTowers lists what paints the towers, without persons and words.
func (p *painter) smallTowers() (slices []func()) {
	storey := p.storey()
	for d := range lux.District(lux.Districts) {
		x := middle + (float64(d)-1.5)*(towerWide+towerSpace)
		t := district{p.Part(x, foot-plinthHigh, 1), p, d, enamel.Family(d), storey}
		slices = append(slices, t.small)
	}
	return slices
}

// small is the tower as a small picture shows it: its parts as high as the citizens count, its roof and its plinth.
func (t *district) small() {
	y := 0.0
	for _, c := range t.p.city.Capital(t.d) {
		high := t.storey * float64(c.Value())
		y -= high
		t.walls(-half, y, towerWide, high)
		t.Rect(wire, -half-7, y-6, towerWide+14, 13)
		t.Arch(wire, -towerWide*0.2, y+high*0.25, towerWide*0.4, high*0.75)
	}
	t.roof(y)
	t.Rect(t.Dark, -half-34, 0, towerWide+68, plinthHigh+60)
	t.Rect(wire, -half-42, -6, towerWide+84, 12)
}
