package sound

import (
	"math"

	"capital/audio"
)

// The sounds of Capital alone.
var (
	// Splash: a mermaid sets out.
	Splash = audio.NewSound(0.65, 0.4, splash)
	// Siren: far away, for war.
	Siren = audio.NewSound(sirenTime, 0.3, siren)
)

// splash: a tail goes under.
func splash(s *audio.Sketch) {
	var body, drops audio.Filter
	s.Add(0, 0.65, func(t float64) float64 {
		return audio.Swell(t, 0.02) * audio.Decay(t, 0.12) * body.Pass(s.Hiss(), 500+1500*audio.Decay(t, 0.08), 0.9)
	})
	s.Add(0.05, 0.6, func(t float64) float64 {
		return 0.4 * audio.Swell(t, 0.08) * audio.Decay(t, 0.15) * drops.Pass(s.Hiss(), 3800, 0.7)
	})
	for i, pitch := range []float64{620, 840, 730} {
		pitch *= s.Between(0.85, 1.2)
		s.Add(0.16+0.11*float64(i)+s.Between(0, 0.04), 0.09, func(t float64) float64 {
			return 0.35 * audio.Swell(t, 0.005) * audio.Decay(t, 0.02) * audio.Sine(pitch+2500*t, t)
		})
	}
}

// sirenTime is how long a siren is heard, in seconds.
const sirenTime = 4.2

// siren: a hand-cranked one, streets away: it winds up, hangs and sinks.
func siren(s *audio.Sketch) {
	const length = sirenTime
	turn, lowest, lifted := 0.0, s.Between(140, 165), s.Between(240, 290)
	var far audio.Filter
	s.Add(0, length, func(t float64) float64 {
		lift := math.Sin(math.Pi * t / length)
		turn += (lowest + lifted*math.Sqrt(lift)) / 48000
		sin, cos := math.Sincos(2 * math.Pi * turn)
		tone := sin + 0.4*(2*sin*cos) + 0.25*sin*(3-4*sin*sin) // and two overtones
		return lift * (0.9 + 0.1*audio.Sine(5.1, t)) * far.Pass(tone, 420, 1.4)
	})
}
