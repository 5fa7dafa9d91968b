package sound

import (
	"capital/audio"
	"capital/audio/music"
	"capital/rules/expo"
)

// Mood is how far a match is: each era is a level, and the last turns are those of the last two rounds.
func Mood(t *expo.Table) music.Mood {
	return music.Mood{Level: expo.EraOf(max(t.Round(), 1)) - 1, Last: t.Round() >= expo.Rounds-1}
}

// Place is a fairground at noon: the crowd, a whistle of steam, and a band that marches far off.
func Place() *audio.Ambience {
	return &audio.Ambience{
		Airs: []audio.Air{
			{Low: 220, High: 900, Loud: 0.06, Sways: 0.5, Seconds: 4},
			{Low: 1500, High: 4000, Loud: 0.012, Sways: 0.6, Seconds: 6},
		},
		Calls: []audio.Call{{Sound: steam, Every: 55, Loud: 0.05}, {Sound: cheer, Every: 19, Loud: 0.07}, {Sound: cart, Every: 31, Loud: 0.06}},
		Far:   &audio.Far{Piece: march(), Loud: 0.35, Every: 80, For: 30, High: 900},
	}
}

// march is what of a band is heard far off. It keeps to open harmonies, which go with whatever is heard before them.
func march() *music.Piece {
	return &music.Piece{
		Tempo: 112, Beats: 4, Scale: "f g a c d", Form: "A", Room: 2.5, Dark: 0.7,
		Sections: map[byte]music.Section{'A': {
			Chords: "F5 | F5 | F5 | C5 | F5 | F5 | C5 | F5",
			Tunes: []string{
				"f4:1 f:.5 f:.5 a:1 c5:1 | c5:1.5 a4:.5 f:2 | c5:1 c:.5 c:.5 d:1 c:1 | g4:3 -:1 | f4:1 f:.5 f:.5 a:1 c5:1 | d5:1.5 c:.5 a4:2 | g4:1 c5:1 a4:1 g:1 | f4:3 -:1",
			},
		}},
		Parts: []music.Part{
			{Plays: music.Trumpet, Role: music.Lead, Loud: 0.6, Echo: 0.5},
			{Plays: music.Tuba, Loud: 0.8, Echo: 0.4, Low: 36, Figures: []string{"'1:1 -:1 '5:1 -:1"}},
			{Plays: music.Snare, Loud: 0.4, Echo: 0.4, Figures: []string{"-:1 x:1 -:1 x:.5 ~x:.25 ~x:.25", "x:.5 ~x:.25 ~x:.25 x:1 x:.5 ~x:.25 ~x:.25 x:1"}},
			{Plays: music.Kick, Loud: 0.8, Echo: 0.4, Figures: []string{"x:2 x:2"}},
		},
	}
}

var (
	steam = audio.NewSound(2.0, 0.5, whistle)
	cheer = audio.NewSound(2.6, 0.5, crowd)
	cart  = audio.NewSound(2.4, 0.5, wheels)
)

// whistle: steam through two pipes.
func whistle(s *audio.Sketch) {
	var blown audio.Filter
	low, high := s.Between(560, 640), s.Between(700, 790)
	s.Add(0, 1.9, func(t float64) float64 {
		shape := audio.Swell(t, 0.15) * audio.Swell(1.9-t, 0.4)
		return shape * (0.4*audio.Sine(low, t) + 0.3*audio.Sine(high, t) + 0.2*blown.Pass(s.Hiss(), 1800, 0.6))
	})
	s.Echo(0.21, 0.35)
}

// crowd: some people cheer, all at their own pitch.
func crowd(s *audio.Sketch) {
	for range 9 {
		var mouth audio.Filter
		from, length, throat, vowel, turn := s.Between(0, 0.5), s.Between(0.9, 1.6), s.Between(190, 420), s.Between(650, 950), 0.0
		s.Add(from, length, func(t float64) float64 {
			turn += throat * (1 + 0.12*audio.Swell(t, 0.3) - 0.15*t) / 48000
			if turn >= 1 {
				turn--
			}
			return audio.Swell(t, 0.2) * audio.Swell(length-t, 0.5) * mouth.Pass(2*turn-1+0.5*s.Hiss(), vowel, 0.4)
		})
	}
}

// wheels: a cart goes by on gravel.
func wheels(s *audio.Sketch) {
	var grit audio.Filter
	s.Add(0, 2.4, func(t float64) float64 {
		near := audio.Swell(t, 1) * audio.Swell(2.4-t, 1)
		return near * (0.6 + 0.4*audio.Sine(7, t)) * grit.Pass(s.Hiss(), 900, 0.9)
	})
}
