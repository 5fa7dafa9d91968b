// Package sound is what Capital sounds like: its music, its place, and the sounds that no other game has.
package sound

import "capital/audio/music"

// Music is a slow tango for a trio in a cellar, while it rains. With each epoch somebody joins.
func Music() *music.Piece {
	return &music.Piece{
		Tempo: 68, Beats: 4, Swing: 0.06, Scale: "d e f g a bb c", Form: "AABACABC", Room: 1.5, Dark: 0.5,
		Trim: []float64{-0.4, -0.4, -0.4, -0.6, -0.8, -0.9},
		Sections: map[byte]music.Section{
			'A': {
				Chords: "Dm | Dm/C | Gm6/Bb | A7 | Dm | Bbmaj7 | Em7b5 A7 | Dm A7",
				Tunes: []string{
					"d5:1.5 e:.5 f:1.5 e:.5 | a4:3 -:1 | -:.5 g4:.5 bb:.5 d5:.5 g:1.5 f:.5 | e5:3 c#:1 | d5:1.5 e:.5 f:1.5 g:.5 | a5:2.5 g:.5 f:.5 d:.5 | e5:1 d:.5 bb4:.5 a:1 c#5:1 | d5:3 -:1",
					"a4:.5 d5:.5 f:.5 a:.5 a:1.5 g:.5 | f5:2 e:1 d:1 | -:.5 g5:.5 bb:.5 a:.5 g:1 d:1 | e5:2 -:.5 e:.5 f:.5 g:.5 | a5:1.5 f:.5 d:1.5 c:.5 | d5:2 bb4:1 a:1 | g4:.5 bb:.5 d5:.5 e:.5 c#:1 e:1 | d5:3 -:1",
				},
			},
			'B': {
				Chords: "Gm7 | C7 | Fmaj7 | Bbmaj7 | Em7b5 | A7b9 | Dm | A7",
				Tunes: []string{
					"-:.5 bb4:.5 d5:.5 f:.5 f:1.5 d:.5 | e5:1.5 d:.5 c:1 bb4:1 | a4:.5 c5:.5 e:.5 g:.5 a:2 | f5:3 d:1 | -:.5 e5:.5 g:.5 bb:.5 bb:1.5 a:.5 | g5:1 e:1 c#:1 a4:1 | f5:1.5 e:.5 d:2 | e5:2 c#:1 a4:1",
					"d5:1 bb4:.5 g:.5 f5:2 | e5:.5 f:.5 g:1 bb4:2 | c5:1 a4:.5 f:.5 e5:2 | d5:2.5 c:.5 bb4:1 | g4:1 bb:1 e5:1.5 f:.5 | g5:1.5 f:.5 e:1 bb4:1 | a4:2 f5:1.5 e:.5 | c#5:1 e:1 a:2",
				},
			},
			'C': {
				Chords: "Dm | Dm/C | Bm7b5 | Bbmaj7 | Am7 D7 | Gm7 | Em7b5 A7 | Dm",
				Tunes: []string{
					"f5:2 a:2 | g5:1.5 f:.5 e:1 d:1 | f5:3 d:1 | f5:1.5 d:.5 bb4:1 a:1 | c5:1.5 e:.5 f#:1 a:1 | bb5:2 a:1 g:1 | g5:.5 f:.5 e:.5 d:.5 c#:1 e:1 | d5:3 -:1",
				},
			},
		},
		Parts: []music.Part{
			{Plays: music.Piano, Role: music.Lead, Loud: 0.85, Place: -0.15, Echo: 0.14},
			{Plays: music.Clarinet, Role: music.Lead, Loud: 0.8, Place: 0.3, Echo: 0.22, Shift: -12},
			{Plays: music.Bandoneon, Role: music.Lead, Loud: 0.8, Place: 0.25, Echo: 0.2, From: 1},
			{
				Plays: music.Piano, Loud: 0.36, Place: -0.3, Echo: 0.14, Low: 53,
				Figures: []string{"-:1 'C:1 -:1 'C:1", "'C:1 'C:1 'C:1 'C:1", "'C:.5 C:1 'C:.5 'C:1 ~'C:1", "-:.5 'C:1 C:1.5 -:1", "a:.5 b:.5 c:.5 d:.5 C:2"},
				Fills:   []string{"a:.5 b:.5 c:.5 d:.5 e:.5 d:.5 c:.5 b:.5", "C:1 -:.5 'C:.5 C:2"},
			},
			{
				Plays: music.Contrabass, Loud: 1.05, Place: 0.05, Echo: 0.06, Low: 31,
				Figures: []string{"1:1.5 ~1:.5 5:1 <:1", "1:2 5:1 <:1", "1:2 5:2"},
				Fills:   []string{"1:1 3:1 5:1 <:1", "1:1 5:.5 3:.5 1:1 >:1"},
			},
			{Plays: music.Sweep, Loud: 0.5, Place: -0.4, Echo: 0.1, From: 1, Figures: []string{"x:1 !x:1 x:1 !x:1"}},
			{Plays: music.Brush, Loud: 0.42, Place: -0.35, Echo: 0.12, From: 2, Figures: []string{"-:1 x:1 -:1 x:1", "-:1 x:.5 ~x:.5 -:1 x:1"}, Fills: []string{"-:1 x:1 ~x:.5 x:.5 !x:.5 ~x:.5"}},
			{Plays: music.Strings, Loud: 0.2, Place: -0.1, Echo: 0.4, Low: 58, From: 3, Figures: []string{"C:4"}},
			{Plays: music.Vibraphone, Role: music.Second, Loud: 0.4, Place: 0.45, Echo: 0.25, From: 4},
			{Plays: music.Hat, Loud: 0.24, Place: -0.5, Echo: 0.08, From: 5, Figures: []string{"x:1 x:.5 ~x:.5 x:1 x:.5 ~x:.5"}},
			{Plays: music.Trumpet, Role: music.Lead, Loud: 0.5, Place: 0.1, Echo: 0.35, Shift: -12, From: 5},
			{Plays: music.Strings, Role: music.Second, Loud: 0.3, Place: -0.3, Echo: 0.4, Shift: 12, Last: true},
		},
	}
}
