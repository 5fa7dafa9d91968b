// Package sound is what Capitol sounds like: its music, its place, and the sounds that no other game has.
package sound

import "capital/audio/music"

// Music is an old mode on a lyre, a flute and a double pipe, over a drone, on a late afternoon. Drums and horns join with the
// rounds.
func Music() *music.Piece {
	return &music.Piece{
		Tempo: 158, Beats: 6, Scale: "e f# g a b c# d", Form: "AABACABC", Room: 2.0, Dark: 0.35,
		Trim: []float64{1, 0.9, 0.6, 0.3},
		Sections: map[byte]music.Section{
			'A': {
				Chords: "Em | Em | D | Em | G | D | A | E5",
				Tunes: []string{
					"e5:3 f#:1 g:2 | f#5:1.5 e:.5 d:1 e:3 | d5:1.5 e:.5 f#:1 a:2 f#:1 | e5:4 -:2 | g5:3 a:1.5 g:.5 f#:1 | f#5:1.5 e:.5 d:1 a4:3 | c#5:1.5 d:.5 e:1 c#:2 a4:1 | b4:1 e5:4 -:1",
					"b4:1 e5:2 e:1.5 f#:.5 g:1 | a5:3 g:1.5 f#:.5 e:1 | f#5:2 d:1 a4:1 d5:2 | e5:4 -:2 | b5:3 a:1.5 g:.5 a:1 | f#5:2 a:1 d:3 | e5:1.5 d:.5 c#:1 a4:1.5 b:.5 c#5:1 | e5:5 -:1",
				},
			},
			'B': {
				Chords: "A | A | G | D | Em | Bm | A | E5",
				Tunes: []string{
					"c#5:1.5 d:.5 e:1 a:3 | g5:1.5 f#:.5 e:1 c#:2 a4:1 | b4:1.5 d5:.5 g:1 g:3 | f#5:1.5 e:.5 d:1 a4:3 | g4:2 b:1 e5:2 g:1 | f#5:3 d:1.5 c#:.5 b4:1 | a4:1.5 b:.5 c#5:1 d:1.5 c#:.5 a4:1 | b4:5 -:1",
				},
			},
			'C': {
				Chords: "E5 | Em | E5 | D | Em | Em | D | E5",
				Tunes: []string{
					"e4:3 g:3 | a4:2 b:1 a:1.5 g:.5 f#:1 | e4:4 b:2 | d5:1.5 c#:.5 b4:1 a:3 | g4:2 a:1 b:3 | e5:1.5 d:.5 b4:1 a:1.5 g:.5 a:1 | f#4:3 d:3 | e4:5 -:1",
				},
			},
		},
		Parts: []music.Part{
			{Plays: music.Flute, Role: music.Lead, Loud: 0.85, Place: 0.25, Echo: 0.3},
			{Plays: music.Lyre, Role: music.Lead, Loud: 0.95, Place: -0.2, Echo: 0.2},
			{Plays: music.Reed, Role: music.Lead, Loud: 0.55, Place: -0.35, Echo: 0.3, From: 1},
			{
				Plays: music.Lyre, Loud: 0.62, Place: -0.3, Echo: 0.2, Low: 52,
				Figures: []string{"a:1 c:1 d:1 e:1 d:1 c:1", "a:2 c:1 d:2 c:1", "a:1 b:1 c:1 e:2 d:1", "C:3 c:1 d:1 e:1"},
				Fills:   []string{"a:1 b:1 c:1 d:1 e:1 f:1", "C:2 e:1 d:1 c:1 b:1"},
			},
			{Plays: music.Strings, Loud: 0.26, Place: 0.1, Echo: 0.35, Low: 40, Figures: []string{"1:6"}},
			{Plays: music.Reed, Loud: 0.12, Place: 0.2, Echo: 0.4, Low: 52, From: 1, Figures: []string{"1:6", "5:6"}},
			{
				Plays: music.Frame, Loud: 0.55, Place: 0.15, Echo: 0.2, Low: 45, From: 1,
				Figures: []string{"!x:2 ~x:1 x:1.5 ~x:.5 ~x:1", "!x:3 x:2 ~x:1"}, Fills: []string{"!x:1 ~x:1 x:1 !x:1 ~x:.5 ~x:.5 x:1"},
			},
			{Plays: music.Tambourine, Loud: 0.26, Place: 0.4, Echo: 0.2, From: 2, Figures: []string{"-:3 x:2 ~x:1", "x:1 ~x:1 ~x:1 !x:1 ~x:1 ~x:1"}},
			{Plays: music.Horn, Role: music.Second, Loud: 0.45, Place: -0.1, Echo: 0.4, Shift: -12, From: 2},
			{Plays: music.Strings, Loud: 0.17, Place: -0.1, Echo: 0.4, Low: 59, From: 3, Figures: []string{"C:6"}},
			{Plays: music.Flute, Role: music.Second, Loud: 0.35, Place: 0.45, Echo: 0.4, Shift: 12, Last: true},
			{Plays: music.Frame, Loud: 0.5, Place: -0.3, Echo: 0.3, Low: 38, Last: true, Figures: []string{"!x:3 !x:3", "!x:3 x:1 x:1 x:1"}},
		},
	}
}
