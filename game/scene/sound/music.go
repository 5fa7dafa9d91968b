// Package sound is what the house sounds like between matches: the music of the street at night.
package sound

import "capital/audio/music"

// Street is a ballad at a piano behind a window, late.
func Street() *music.Piece {
	return &music.Piece{
		Tempo: 60, Beats: 4, Swing: 0.1, Scale: "c d eb f g ab bb", Form: "AABA", Room: 2.2, Dark: 0.5,
		Trim: []float64{0.1},
		Sections: map[byte]music.Section{
			'A': {
				Chords: "Cm9 | Fm9 | Bb9 | Ebmaj7 | Abmaj7 | Dm7b5 | G7b9 | Cm6",
				Tunes: []string{
					"-:.5 g4:.5 c5:.5 eb:.5 d:2 | c5:1 -:.5 ab4:.5 g:2 | -:.5 f4:.5 bb:.5 d5:.5 c:2 | bb4:3 g:1 | -:.5 eb5:.5 g:.5 bb:.5 ab:1.5 g:.5 | f5:2 ab:1 f:1 | eb5:.5 d:.5 b4:.5 ab:.5 g:2 | c5:3 -:1",
					"eb5:1.5 d:.5 g4:2 | -:1 ab4:.5 c5:.5 eb:1.5 c:.5 | d5:1.5 c:.5 f4:2 | -:1 g4:.5 bb:.5 d5:1.5 bb4:.5 | c5:1 eb:1 g:1.5 eb:.5 | f5:1.5 d:.5 ab4:2 | b4:1 d5:.5 f:.5 ab:1 g:1 | eb5:3 -:1",
				},
			},
			'B': {
				Chords: "Fm7 | Bb7 | Ebmaj7 | Cm7 | Fm7 | Dm7b5 G7 | Cm Cm/Bb | Abmaj7 G7",
				Tunes: []string{
					"ab5:2 g:.5 f:1.5 | d5:2.5 f:.5 d:1 | g5:2 f:.5 eb:1.5 | c5:3 -:1 | ab4:1 c5:1 eb:1.5 d:.5 | f5:1 ab:1 g:1 b4:1 | c5:2 d:1 eb:1 | g4:2 b:1 d5:1",
				},
			},
		},
		Parts: []music.Part{
			{Plays: music.Piano, Role: music.Lead, Loud: 0.85, Place: -0.15, Echo: 0.2},
			{Plays: music.Vibraphone, Role: music.Lead, Loud: 0.75, Place: 0.35, Echo: 0.3},
			{Plays: music.Clarinet, Role: music.Lead, Loud: 0.55, Place: 0.2, Echo: 0.35},
			{
				Plays: music.Piano, Loud: 0.36, Place: -0.3, Echo: 0.2, Low: 55,
				Figures: []string{"C:2.5 'C:1.5", "-:.5 'C:1 C:2.5", "C:1.5 'C:1 C:1.5", "a:1 c:1 b:1 d:1"},
				Fills:   []string{"a:.5 b:.5 c:.5 d:.5 C:2", "C:4"},
			},
			{
				Plays: music.Contrabass, Loud: 0.95, Place: 0.05, Echo: 0.08, Low: 31,
				Figures: []string{"1:2 5:1 <:1", "1:1.5 ~5:.5 3:1 <:1", "1:3 <:1"},
			},
			{Plays: music.Sweep, Loud: 0.4, Place: -0.4, Echo: 0.15, Figures: []string{"x:1 !x:1 x:1 !x:1"}},
		},
	}
}
