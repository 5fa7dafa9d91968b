package sound

import (
	"capital/audio"
	"capital/audio/music"
	"capital/rules/rome"
)

// Mood is how far a match is: each round is a level, and the last turns are those of the last round.
func Mood(t *rome.Table) music.Mood {
	return music.Mood{Level: t.Round() - 1, Last: t.Round() == rome.Rounds}
}

// Place is the forum below, late in the afternoon: many people talk, a mason hits stone, swallows hunt over the roofs.
func Place() *audio.Ambience {
	return &audio.Ambience{
		Airs: []audio.Air{
			{Low: 180, High: 700, Loud: 0.06, Sways: 0.5, Seconds: 5},
			{Low: 2500, High: 6000, Loud: 0.008, Sways: 0.7, Seconds: 8},
		},
		Calls: []audio.Call{
			{Sound: murmur, Every: 0.55, Loud: 0.055},
			{Sound: swallows, Every: 6, Loud: 0.05},
			{Sound: mason, Every: 14, Loud: 0.035},
		},
	}
}

var (
	murmur   = audio.NewSound(1.3, 0.5, talk)
	swallows = audio.NewSound(1.4, 0.4, chase)
	mason    = audio.NewSound(1.6, 0.5, chisel)
)

// talk: somebody says something, too far off to be understood.
func talk(s *audio.Sketch) {
	throat, at := s.Between(105, 210), 0.0
	for at < 1.0 {
		length, vowel, rise := s.Between(0.09, 0.2), s.Between(420, 800), s.Between(-0.15, 0.15)
		var mouth audio.Filter
		turn := 0.0
		s.Add(at, length, func(t float64) float64 {
			turn += throat * (1 + rise*t/length) / 48000
			if turn >= 1 {
				turn--
			}
			shape := audio.Swell(t, 0.03) * audio.Swell(length-t, 0.05)
			return shape * mouth.Pass(2*turn-1+0.1*s.Hiss(), vowel, 0.35)
		})
		at += length + s.Between(0, 0.12)
	}
}

// chase: swallows fly past and scream.
func chase(s *audio.Sketch) {
	for at := 0.05; at < 1.1; at += s.Between(0.08, 0.2) {
		pitch, length := s.Between(4200, 5600), s.Between(0.04, 0.1)
		s.Add(at, length, func(t float64) float64 {
			return audio.Swell(t, 0.008) * audio.Swell(length-t, 0.012) * audio.Sine(pitch-2500*t+120*audio.Sine(38, t), t)
		})
	}
}

// chisel: a mason at work, three or four strokes.
func chisel(s *audio.Sketch) {
	iron := []audio.Partial{{Ratio: 1, Loud: 1, Time: 0.04}, {Ratio: 2.76, Loud: 0.6, Time: 0.02}, {Ratio: 5.4, Loud: 0.3, Time: 0.01}}
	pitch := s.Between(1500, 1900)
	for at := 0.0; at < 1.1; at += s.Between(0.29, 0.34) {
		s.Strike(at, pitch*s.Between(0.98, 1.02), s.Between(0.6, 1), iron)
	}
	s.Echo(0.09, 0.25)
}
