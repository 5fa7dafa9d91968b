package theme_test

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"capital/render/expo/tinplate"
	"capital/render/lux/enamel"
	"capital/render/rome/city"
	"capital/render/rome/pieceart"
	"capital/render/theme"
	"capital/render/warsaw/tileart"
	"capital/rules/expo"
	"capital/rules/lux"
	"capital/rules/rome"
	"capital/rules/warsaw"
)

// machado are the matrices of Machado, Oliveira and Fernandes 2009 at severity
// 1.0, which work on linear RGB.
var machado = map[string][3][3]float64{
	"normal":       {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

type lab struct{ l, a, b float64 }

// see returns a colour as an eye with the given matrix sees it, in CIELAB (D65).
func see(c color.Color, matrix [3][3]float64) lab {
	r, g, b, _ := c.RGBA()
	linear := [3]float64{toLinear(r), toLinear(g), toLinear(b)}
	var seen [3]float64
	for i, row := range matrix {
		seen[i] = min(max(row[0]*linear[0]+row[1]*linear[1]+row[2]*linear[2], 0), 1)
	}
	x := 0.4124564*seen[0] + 0.3575761*seen[1] + 0.1804375*seen[2]
	y := 0.2126729*seen[0] + 0.7151522*seen[1] + 0.0721750*seen[2]
	z := 0.0193339*seen[0] + 0.1191920*seen[1] + 0.9503041*seen[2]
	fx, fy, fz := labCurve(x/0.95047), labCurve(y), labCurve(z/1.08883)
	return lab{116*fy - 16, 500 * (fx - fy), 200 * (fy - fz)}
}

func toLinear(channel uint32) float64 {
	v := float64(channel) / 0xffff
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

func labCurve(t float64) float64 {
	if t > 216.0/24389 {
		return math.Cbrt(t)
	}
	return (24389.0/27*t + 16) / 116
}

// ciede2000 is the colour difference of CIE 142-2001, all weights 1.
func ciede2000(p, q lab) float64 {
	radians := math.Pi / 180
	pow7 := func(v float64) float64 { return math.Pow(v, 7) }
	mean := (math.Hypot(p.a, p.b) + math.Hypot(q.a, q.b)) / 2
	g := (1 - math.Sqrt(pow7(mean)/(pow7(mean)+pow7(25)))) / 2
	a1, a2 := p.a*(1+g), q.a*(1+g)
	c1, c2 := math.Hypot(a1, p.b), math.Hypot(a2, q.b)
	h1, h2 := hue(a1, p.b), hue(a2, q.b)
	dh := 0.0
	hMean := h1 + h2
	if c1*c2 != 0 {
		dh = h2 - h1
		hMean /= 2
		if math.Abs(dh) > 180 {
			dh -= math.Copysign(360, dh)
			hMean += 180
		}
	}
	dL, dC := q.l-p.l, c2-c1
	dH := 2 * math.Sqrt(c1*c2) * math.Sin(dh/2*radians)
	lMean, cMean := (p.l+q.l)/2, (c1+c2)/2
	t := 1 - 0.17*math.Cos((hMean-30)*radians) + 0.24*math.Cos(2*hMean*radians) +
		0.32*math.Cos((3*hMean+6)*radians) - 0.20*math.Cos((4*hMean-63)*radians)
	away := (lMean - 50) * (lMean - 50)
	sL := 1 + 0.015*away/math.Sqrt(20+away)
	sC := 1 + 0.045*cMean
	sH := 1 + 0.015*cMean*t
	turn := 30 * math.Exp(-((hMean-275)/25)*((hMean-275)/25))
	rT := -2 * math.Sqrt(pow7(cMean)/(pow7(cMean)+pow7(25))) * math.Sin(2*turn*radians)
	l, c, h := dL/sL, dC/sC, dH/sH
	return math.Sqrt(l*l + c*c + h*h + rT*c*h)
}

func hue(a, b float64) float64 {
	if a == 0 && b == 0 {
		return 0
	}
	h := math.Atan2(b, a) * 180 / math.Pi
	if h < 0 {
		h += 360
	}
	return h
}

// The pairs are from the test data published by Sharma, Wu and Dalal 2005.
func TestDifferenceAgreesWithPublishedPairs(t *testing.T) {
	pairs := []struct {
		p, q lab
		want float64
	}{
		{lab{50, 2.6772, -79.7751}, lab{50, 0, -82.7485}, 2.0425},
		{lab{50, 2.5, 0}, lab{73, 25, -18}, 27.1492},
		{lab{50, 2.5, 0}, lab{56, -27, -3}, 31.9030},
		{lab{60.2574, -34.0099, 36.2677}, lab{60.4626, -34.1751, 39.4387}, 1.2644},
		{lab{2.0776, 0.0795, -1.1350}, lab{0.9033, -0.0636, -0.5514}, 0.9082},
	}
	for _, pair := range pairs {
		if got := ciede2000(pair.p, pair.q); math.Abs(got-pair.want) > 0.00005 {
			t.Errorf("%v to %v: %.4f, published %.4f", pair.p, pair.q, got, pair.want)
		}
	}
}

func TestKindsAreToldApartByEveryEye(t *testing.T) {
	const least = 18
	for eye, matrix := range machado {
		for k := range warsaw.Kind(warsaw.Kinds) {
			for other := range k {
				d := ciede2000(see(tileart.KindTones(k).Base, matrix), see(tileart.KindTones(other).Base, matrix))
				if d < least {
					t.Errorf("%s: %v and %v are %.1f apart, want %d", eye, k, other, d, least)
				}
			}
		}
	}
}

func TestSeatsAreToldApartByEveryEye(t *testing.T) {
	const least = 12
	for eye, matrix := range machado {
		for seat := range theme.Seats {
			for other := range seat {
				for tone, pair := range map[string][2]theme.Colour{
					"base":  {theme.Seat(seat).Base, theme.Seat(other).Base},
					"light": {theme.Seat(seat).Light, theme.Seat(other).Light},
				} {
					if d := ciede2000(see(pair[0], matrix), see(pair[1], matrix)); d < least {
						t.Errorf("%s: seats %d and %d, %s, are %.1f apart, want %d", eye, seat, other, tone, d, least)
					}
				}
			}
		}
	}
}

// apart checks that tones differ to every eye.
func apart(t *testing.T, least float64, tones ...theme.Colour) {
	t.Helper()
	for eye, matrix := range machado {
		for n, one := range tones {
			for m, other := range tones[:n] {
				if d := ciede2000(see(one, matrix), see(other, matrix)); d < least {
					t.Errorf("%s: %d and %d are %.1f apart, want %g", eye, n, m, d, least)
				}
			}
		}
	}
}

func TestFamiliesAreToldApartByEveryEye(t *testing.T) {
	var tones []theme.Colour
	for seat := range rome.MaxSeats {
		tones = append(tones, pieceart.Family(seat).Base)
	}
	apart(t, 18, tones...)
}

func TestPermitsAreToldApartByEveryEye(t *testing.T) {
	var cards, grounds []theme.Colour
	for colour := range rome.Colour(rome.Colours) {
		cards = append(cards, pieceart.PermitTones(colour).Base)
		grounds = append(grounds, city.Ground(colour))
	}
	apart(t, 18, cards...)
	apart(t, 6, grounds...) // what tells prefectures apart are their borders and names
}

func TestFamiliesOfLuxAreToldApartByEveryEye(t *testing.T) {
	var base, light, dark []theme.Colour
	for d := range lux.District(lux.Districts) {
		tones := enamel.Family(d)
		base, light, dark = append(base, tones.Base), append(light, tones.Light), append(dark, tones.Dark)
	}
	apart(t, 18, base...)
	apart(t, 5, light...) // what tells these apart are crests and what lies on them
	apart(t, 5, dark...)
}

func TestSeatsOfLuxAreToldApartByEveryEye(t *testing.T) {
	var tones, lights []theme.Colour
	for seat := range lux.MaxSeats {
		tones, lights = append(tones, enamel.Seat(seat).Base), append(lights, enamel.SeatColours(seat).Light)
	}
	apart(t, 12, tones...)
	apart(t, 12, lights...)
}

func TestColoursOfExpoAreToldApartByEveryEye(t *testing.T) {
	var base []theme.Colour
	for c := range expo.Colour(expo.Colours) {
		base = append(base, tinplate.Family(c).Base)
	}
	apart(t, 18, base...)
}

func TestSeatsOfExpoAreToldApartByEveryEye(t *testing.T) {
	var tones, lights []theme.Colour
	for seat := range expo.MaxSeats {
		tones, lights = append(tones, tinplate.Seat(seat).Base), append(lights, tinplate.SeatColours(seat).Light)
	}
	apart(t, 12, tones...)
	apart(t, 12, lights...)
}

func TestTextIsReadable(t *testing.T) {
	const least = 4.5 // contrast of WCAG 2, level AA
	pairs := map[string][2]theme.Colour{
		"ink on paper":        {theme.Ink, theme.Paper},
		"soft ink on paper":   {theme.InkSoft, theme.Paper},
		"moonlight on panel":  {theme.Moonlight, theme.NightPanel},
		"soft moon on button": {theme.MoonSoft, theme.NightRaised},
		"amber on night":      {theme.NeonAmber, theme.Night},
		"night on amber":      {theme.NightDeep, theme.NeonAmber},
		"loss on paper":       {theme.Bad, theme.Paper},
		"gain on paper":       {theme.Good, theme.Paper},
	}
	for k := range warsaw.Kind(warsaw.Kinds) {
		pairs["ink on "+k.String()] = [2]theme.Colour{tileart.KindTones(k).Ink, tileart.KindTones(k).Base}
	}
	for colour := range rome.Colour(rome.Colours) {
		pairs["ink in "+colour.String()] = [2]theme.Colour{theme.Ink, city.Ground(colour)}
		pairs["ink on a permit, "+colour.String()] = [2]theme.Colour{pieceart.PermitTones(colour).Ink, pieceart.PermitTones(colour).Base}
	}
	for seat := range rome.MaxSeats {
		pairs[fmt.Sprint("a number on the roof of ", seat)] = [2]theme.Colour{pieceart.Family(seat).Ink, pieceart.Family(seat).Dark}
	}
	for d := range lux.District(lux.HomeDistricts) {
		pairs[fmt.Sprint("a number on a card, ", d)] = [2]theme.Colour{enamel.Family(d).Ink, enamel.Family(d).Dark}
		pairs[fmt.Sprint("ink in a column, ", d)] = [2]theme.Colour{theme.Ink, enamel.Family(d).Light}
	}
	for seat := range lux.MaxSeats {
		pairs[fmt.Sprint("words on a tower, ", seat)] = [2]theme.Colour{enamel.Seat(seat).Ink, enamel.Seat(seat).Dark}
	}
	for c := range expo.Colour(expo.Colours) {
		pairs["words on "+c.String()] = [2]theme.Colour{tinplate.Family(c).Ink, tinplate.Family(c).Dark}
		pairs["ink on the light of "+c.String()] = [2]theme.Colour{theme.Ink, tinplate.Family(c).Light}
	}
	for seat := range expo.MaxSeats {
		pairs[fmt.Sprint("words on a marker, ", seat)] = [2]theme.Colour{tinplate.Seat(seat).Ink, tinplate.Seat(seat).Base}
		pairs[fmt.Sprint("ink on a pane, ", seat)] = [2]theme.Colour{theme.Ink, tinplate.Seat(seat).Light}
	}
	for name, pair := range pairs {
		if c := contrast(pair[0], pair[1]); c < least {
			t.Errorf("%s: contrast %.2f, want %g", name, c, least)
		}
	}
}

func contrast(p, q theme.Colour) float64 {
	a, b := luminance(p), luminance(q)
	return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

func luminance(c theme.Colour) float64 {
	r, g, b, _ := (c | 0xff).RGBA()
	return 0.2126*toLinear(r) + 0.7152*toLinear(g) + 0.0722*toLinear(b)
}

func TestColour(t *testing.T) {
	if r, g, b, a := theme.Colour(0xFF804000).RGBA(); r|g|b|a != 0 {
		t.Error("a transparent colour is seen")
	}
	if got := theme.Ink.Fade(0.5); got != 0x241F2B80 {
		t.Errorf("half of ink is %08X", uint32(got))
	}
	if got := theme.Colour(0x000000FF).Mix(0xFFFFFFFF, 0.5); got != 0x808080FF {
		t.Errorf("half way from black to white is %08X", uint32(got))
	}
	var c color.Color
	if n := testing.AllocsPerRun(10, func() { c = theme.Ink }); n != 0 {
		t.Errorf("a constant colour allocates %g times", n)
	}
	_ = c
}
