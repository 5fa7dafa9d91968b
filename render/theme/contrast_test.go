package theme_test

import (
	"testing"

	"capital/render/theme"
)

// TestHighContrast measures text, and the edges of what can be grasped, in high contrast.
func TestHighContrast(t *testing.T) {
	const text, edge = 7, 3
	for _, pair := range []struct {
		name      string
		on, under theme.Colour
		least     float64
	}{
		{"ink on paper", theme.Ink, theme.Paper, text},
		{"ink on a fold", theme.Ink, theme.PaperDark, text},
		{"soft ink on paper", theme.InkSoft, theme.Paper, text},
		{"soft ink on a card", theme.InkSoft, theme.PaperLight, text},
		{"a loss on paper", theme.Bad, theme.Paper, text},
		{"a gain on paper", theme.Good, theme.Paper, text},
		{"paper on ink", theme.PaperLight, theme.Ink, text},
		{"moonlight on a panel", theme.Moonlight, theme.NightPanel, text},
		{"moonlight on a button", theme.Moonlight, theme.NightRaised, text},
		{"soft moonlight on a panel", theme.MoonSoft, theme.NightPanel, text},
		{"soft moonlight on a button", theme.MoonSoft, theme.NightRaised, text},
		{"amber on the night", theme.NeonAmber, theme.Night, text},
		{"night on amber", theme.NightDeep, theme.NeonAmber, text},
		{"the edge of a card", theme.PaperLine, theme.PaperLight, edge},
		{"the edge of what is lit", theme.Highlight, theme.Paper, edge},
		{"the edge of a button by night", theme.NightLine, theme.NightPanel, edge},
		{"the edge of a button on its face", theme.NightLine, theme.NightRaised, edge},
	} {
		if c := contrast(pair.on.Sharp(), pair.under.Sharp()); c < pair.least {
			t.Errorf("%s: contrast %.2f, want %g", pair.name, c, pair.least)
		}
	}
}

// TestSharpColoursStay looks for a colour that is taken for another when it is made sharp again, or loses its alpha.
func TestSharpColoursStay(t *testing.T) {
	for _, c := range []theme.Colour{theme.Paper, theme.PaperLight, theme.PaperDark, theme.PaperLine, theme.Ink, theme.InkSoft,
		theme.Highlight, theme.Good, theme.Bad, theme.NightDeep, theme.NightPanel, theme.NightRaised, theme.NightLine, theme.Moonlight, theme.MoonSoft} {
		if c.Sharp().Sharp() != c.Sharp() {
			t.Errorf("%08X is %08X, and then %08X", c, c.Sharp(), c.Sharp().Sharp())
		}
		if half := c.Fade(0.5); half.Sharp()&0xff != half&0xff {
			t.Errorf("%08X is %08X", half, half.Sharp())
		}
	}
}
