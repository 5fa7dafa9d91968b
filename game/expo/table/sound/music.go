// Package sound is what The Capitals sounds like: its music, its place, and the sounds that no other game has.
package sound

import "capital/audio/music"

// Music is a fairground at noon: a rag on an upright piano in the first era, a brass band in the second, and a dance band with
// vibraphone in the third.
func Music() *music.Piece {
	return &music.Piece{
		Tempo: 100, Beats: 4, Swing: 0.09, Scale: "f g a bb c d e", Form: "AABACBAC", Room: 1.1, Dark: 0.4,
		Trim: []float64{-0.4, -0.4, -3.2},
		Sections: map[byte]music.Section{
			'A': {
				Chords: "F | C7/E | F7/Eb | Bb/D | Bb Bdim | F/C D7 | G7 C7 | F C7",
				Tunes: []string{
					"c5:.5 f:1 a:.5 c6:1 a5:1 | bb5:.5 g:1 e:.5 c:2 | a4:.5 c5:1 eb:.5 f:1 eb:1 | d5:.5 f:1 bb:.5 d6:2 | d6:1 bb5:.5 f:.5 g#:.5 b:.5 d6:1 | c6:1 a5:.5 c6:.5 a5:1 f#:1 | g5:.5 a:.5 b:.5 g:.5 bb:.5 g:.5 e:1 | f5:3 -:1",
					"a5:.5 c6:.5 a5:.5 f:1 c:.5 f:1 | g5:.5 bb:.5 g:.5 e:1 c:.5 e:1 | f5:.5 a:.5 f:.5 eb:1 c:.5 a4:1 | bb4:.5 d5:1 f:.5 bb:2 | bb5:.5 a:.5 bb:.5 d6:.5 b5:1 g#:1 | a5:.5 c6:1 a5:.5 f#:.5 a:.5 c6:1 | b5:.5 a:.5 g:.5 f:.5 e:.5 g:.5 bb:1 | a5:.5 f:2.5 -:1",
				},
			},
			'B': {
				Chords: "Bb | Gm | Cm7 | F7 | Bb | Bb7/D | Eb Edim | Bb/F F7",
				Tunes: []string{
					"f5:2 d:1 bb4:1 | d5:2 bb4:2 | c5:1 d:1 eb:1 g:1 | f5:3 -:1 | f5:1 g:1 f:1 d:1 | bb5:2 ab:1 f:1 | g5:1.5 bb:.5 g:1 e:1 | f5:2 -:.5 c:.5 d:.5 e:.5",
				},
			},
			'C': {
				Chords: "Dm | A7 | Dm | D7 | Gm | Dm | E7 | A7 C7",
				Tunes: []string{
					"d5:1 e:.5 f:1 a:1.5 | g5:.5 f:.5 e:.5 c#:.5 e:2 | f5:1 g:.5 a:1 d6:1.5 | c6:1 a5:1 f#:1 d:1 | bb5:1.5 a:.5 g:2 | a5:1.5 g:.5 f:2 | g#5:1 b:1 e:1 d:1 | c#5:1 e:1 g:1 bb:1",
				},
			},
		},
		Parts: []music.Part{
			{Plays: music.Piano, Role: music.Lead, Loud: 0.95, Place: -0.15, Echo: 0.12},
			{Plays: music.Clarinet, Role: music.Lead, Loud: 0.75, Place: 0.3, Echo: 0.2, Shift: -12},
			{Plays: music.Trumpet, Role: music.Lead, Loud: 0.6, Place: 0.15, Echo: 0.2, Shift: -12, From: 1},
			{Plays: music.Vibraphone, Role: music.Lead, Loud: 0.75, Place: -0.35, Echo: 0.25, From: 2},
			{
				Plays: music.Piano, Loud: 0.4, Place: -0.25, Echo: 0.12, Low: 55,
				Figures: []string{"-:1 'C:1 -:1 'C:1", "-:1 'C:1 -:.5 'C:.5 'C:1", "'C:.5 'C:1 'C:.5 -:1 'C:1"},
				Fills:   []string{"a:.5 b:.5 c:.5 d:.5 'C:1 -:1", "'C:1 'C:.5 'C:.5 C:2"},
			},
			{
				Plays: music.Tuba, Loud: 0.75, Place: 0.05, Echo: 0.12, Low: 33, Until: 2,
				Figures: []string{"'1:1 -:1 '5:1 -:1", "1:1.5 -:.5 5:1 <:1"}, Fills: []string{"1:1 3:1 5:1 <:1"},
			},
			{Plays: music.Contrabass, Loud: 1.05, Place: 0.05, Echo: 0.06, Low: 31, From: 2, Figures: []string{"1:1 3:1 5:1 <:1", "1:1 5:1 3:1 >:1", "1:1 5:1 8:1 <:1"}},
			{Plays: music.Horn, Role: music.Second, Loud: 0.5, Place: -0.3, Echo: 0.25, Shift: -12, From: 1},
			{Plays: music.Horn, Loud: 0.2, Place: -0.4, Echo: 0.25, Low: 53, From: 1, Until: 2, Figures: []string{"-:1 'C:1 -:1 'C:1", "-:.5 'C:1 'C:.5 -:1 'C:1"}},
			{
				Plays: music.Snare, Loud: 0.28, Place: 0.3, Echo: 0.12, From: 1, Until: 2,
				Figures: []string{"-:1 x:1 -:1 x:.5 ~x:.25 ~x:.25", "-:1 x:.5 ~x:.5 -:1 x:1"}, Fills: []string{"~x:.25 ~x:.25 ~x:.25 ~x:.25 x:.5 x:.5 !x:1 ~x:.5 ~x:.5"},
			},
			{Plays: music.Kick, Loud: 0.5, Place: 0, Echo: 0.05, From: 1, Figures: []string{"x:2 x:2"}},
			{Plays: music.Hat, Loud: 0.3, Place: 0.45, Echo: 0.06, From: 2, Figures: []string{"x:1 x:.5 ~x:.5 x:1 x:.5 ~x:.5"}},
			{Plays: music.Brush, Loud: 0.4, Place: 0.3, Echo: 0.1, From: 2, Figures: []string{"-:1 x:1 -:1 x:1", "-:1 x:.5 ~x:.5 -:1 x:1"}, Fills: []string{"x:.5 ~x:.5 x:.5 ~x:.5 !x:.5 x:.5 !x:1"}},
			{Plays: music.Strings, Loud: 0.17, Place: -0.1, Echo: 0.3, Low: 58, From: 2, Figures: []string{"C:4"}},
			{Plays: music.Tambourine, Loud: 0.25, Place: -0.5, Echo: 0.12, Last: true, Figures: []string{"-:1 x:1 -:1 x:1", "-:.5 x:.5 -:.5 x:.5 -:.5 x:.5 -:.5 x:.5"}},
			{Plays: music.Trumpet, Role: music.Second, Loud: 0.35, Place: 0.35, Echo: 0.25, Last: true},
		},
	}
}
