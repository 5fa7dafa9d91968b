package ending

import (
	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/scene/results"
	"capital/render/expo/fairground"
	"capital/render/text"
	"capital/render/theme"
	"capital/render/widget"
)

// podium is how it is shown who hosts the World Expo: on the fairground at noon, with confetti, balloons and brass bands. The
// winner's city is seen large.
func podium() results.Podium {
	return results.Podium{
		Paint: fairground.Feast, Step: fairground.TinStep, Ink: 0x20356BFF, Glow: 0xA8301CFF, Face: text.Black, Day: true,
		Board: 0xFFF3D6E6, Celebrate: fete(), Knock: audio.Knock,
	}
}

// fete is what flies over the fairground.
func fete() results.Celebration {
	tones := []theme.Colour{0xD84A32FF, 0xF2B632FF, 0x2D9C97FF, 0x20356BFF, 0xFFF3D6FF}
	confetti, rockets := results.Confetti(tones...), results.Fireworks(tones[:4]...)
	var balloons fairground.Balloons
	return func(dst *ebiten.Image, sky widget.Rect, unit, seconds, lasts float64) {
		balloons.Draw(dst, sky.X, sky.Y, sky.W, sky.H, unit, seconds, lasts)
		rockets(dst, sky, unit, seconds, lasts)
		confetti(dst, sky, unit, seconds, lasts)
	}
}
