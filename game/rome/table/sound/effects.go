package sound

import "capital/audio"

// The sounds of Capitol alone.
var (
	// Gavel: an auction is decided.
	Gavel = audio.NewSound(0.75, 0.7, gavel)
	// Paddle: a bid turns over.
	Paddle = audio.NewSound(0.3, 0.5, paddle)
	// Monument: something of great weight comes down on stone.
	Monument = audio.NewSound(1.1, 0.75, monument)
	// Cheer: the crowd, far off, for who wins an auction or when a round is scored.
	Cheer = audio.NewSound(2.2, 0.22, cheer)
)

// gavel: a wooden hammer on its block, twice; the second stroke decides.
func gavel(s *audio.Sketch) {
	wood := []audio.Partial{{Ratio: 1, Loud: 1, Time: 0.05}, {Ratio: 2.31, Loud: 0.6, Time: 0.028}, {Ratio: 3.87, Loud: 0.4, Time: 0.014}, {Ratio: 6.1, Loud: 0.2, Time: 0.007}}
	var tap audio.Filter
	pitch := s.Between(292, 330)
	for i, at := range []float64{0, s.Between(0.21, 0.27)} {
		loudness := 0.7 + 0.3*float64(i)
		s.Strike(at, pitch, loudness, wood)
		s.Add(at, 0.02, func(t float64) float64 { return loudness * audio.Decay(t, 0.003) * tap.Pass(s.Hiss(), 2900, 0.7) })
	}
}

// paddle: a thin board turns on its peg, and claps on the table.
func paddle(s *audio.Sketch) {
	board := []audio.Partial{{Ratio: 1, Loud: 1, Time: 0.022}, {Ratio: 2.74, Loud: 0.6, Time: 0.012}, {Ratio: 5.2, Loud: 0.35, Time: 0.006}}
	var air, tap audio.Filter
	turned := s.Between(0.05, 0.08)
	s.Add(0, turned, func(t float64) float64 { return 0.2 * audio.Swell(t, turned) * air.Pass(s.Hiss(), 900+9000*t, 0.8) })
	s.Strike(turned, s.Between(430, 560), 1, board)
	s.Add(turned, 0.02, func(t float64) float64 { return audio.Decay(t, 0.003) * tap.Pass(s.Hiss(), 3100, 0.7) })
	s.Strike(turned+s.Between(0.05, 0.08), s.Between(430, 560), 0.3, board)
}

// monument: a block as high as a house meets its ground; the ground answers, and what is loose runs off.
func monument(s *audio.Sketch) {
	block := []audio.Partial{{Ratio: 1, Loud: 1, Time: 0.11}, {Ratio: 1.62, Loud: 0.7, Time: 0.07}, {Ratio: 2.8, Loud: 0.4, Time: 0.03}, {Ratio: 5.9, Loud: 0.2, Time: 0.012}}
	s.Strike(0, s.Between(52, 66), 1, block)
	s.Strike(s.Between(0.06, 0.1), s.Between(84, 100), 0.4, block)
	var clack, grit audio.Filter
	s.Add(0, 0.03, func(t float64) float64 { return 0.6 * audio.Decay(t, 0.006) * clack.Pass(s.Hiss(), 1900, 0.7) })
	s.Add(0.05, 1, func(t float64) float64 {
		return 0.26 * audio.Swell(t, 0.05) * audio.Decay(t, 0.25) * grit.Pass(s.Hiss(), 700+500*audio.Decay(t, 0.3), 1)
	})
}

// cheer: a dozen people, each at a pitch of their own.
func cheer(s *audio.Sketch) {
	for range 12 {
		var mouth audio.Filter
		from, length, throat, vowel, turn := s.Between(0, 0.35), s.Between(1, 1.6), s.Between(120, 300), s.Between(560, 900), 0.0
		s.Add(from, length, func(t float64) float64 {
			turn += throat * (1 + 0.1*audio.Swell(t, 0.25) - 0.12*t) / 48000
			if turn >= 1 {
				turn--
			}
			return audio.Swell(t, 0.15) * audio.Swell(length-t, 0.6) * mouth.Pass(2*turn-1+0.5*s.Hiss(), vowel, 0.4)
		})
	}
}
