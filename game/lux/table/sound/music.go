// Package sound is what Capital Lux 2 sounds like: its music, its place, and the sounds that no other game has.
package sound

import "capital/audio/music"

// Music is glass and light above the clouds, at dawn. Each round opens it wider.
func Music() *music.Piece {
	return &music.Piece{
		Tempo: 82, Beats: 4, Scale: "a b c# d e f# g#", Form: "AABCABCB", Room: 4.2, Dark: 0.2,
		Trim: []float64{-0.9, -2, -2.7},
		Sections: map[byte]music.Section{
			'A': {
				Chords: "Dmaj7 | E/D | C#m7 | F#m7 | Bm7 | E | Amaj7 | Aadd9",
				Tunes: []string{
					"a5:3 g#:1 | e5:2 -:1 b4:1 | g#5:3 f#:1 | c#5:3 -:1 | d5:1 f#:1 a:2 | g#5:1.5 f#:.5 e:2 | c#5:3 e:1 | b4:3 -:1",
					"f#5:1 a:1 c#6:2 | b5:2 g#:2 | e5:3 g#:1 | a5:2 f#:2 | f#5:1.5 e:.5 d:2 | e5:1 g#:1 b:2 | e5:1.5 c#:.5 a4:2 | b4:1 c#5:1 e:1 -:1",
				},
			},
			'B': {
				Chords: "F#m7 | D | A | E | F#m7 | D | Bm7 | E7sus4 E7",
				Tunes: []string{
					"c#6:2 b5:1 a:1 | a5:2 f#:2 | e5:1.5 a:.5 c#6:2 | b5:3 -:1 | c#6:1 e:1 c#:1 a5:1 | f#5:2 a:2 | d5:1 f#:1 b:1 a:1 | a5:2 g#:2",
					"a5:1 f#:1 c#:2 | d5:1 f#:1 a:2 | c#6:2 a5:1 e:1 | g#5:2 b:2 | a5:1.5 g#:.5 f#:2 | f#5:1 a:1 d6:2 | b5:1.5 a:.5 f#:2 | e5:2 g#:1 -:1",
				},
			},
			'C': {Chords: "Dmaj7#11 | Dmaj7#11 | F#m9 | F#m9 | Dmaj7#11 | Dmaj7#11 | E | E/G#"},
		},
		Parts: []music.Part{
			{Plays: music.Glass, Role: music.Lead, Loud: 0.6, Place: 0.1, Echo: 0.5},
			{Plays: music.Celesta, Role: music.Lead, Loud: 0.8, Place: -0.1, Echo: 0.4},
			{Plays: music.Flute, Role: music.Lead, Loud: 0.5, Place: 0.3, Echo: 0.5, From: 2},
			{
				Plays: music.Celesta, Loud: 0.34, Place: -0.45, Echo: 0.45, Low: 69,
				Figures: []string{"a:.5 c:.5 d:.5 e:.5 f:.5 e:.5 d:.5 c:.5", "a:.5 b:.5 c:.5 d:.5 e:.5 d:.5 c:.5 b:.5", "e:.5 c:.5 d:.5 b:.5 c:.5 a:.5 b:.5 c:.5", "a:1 c:.5 e:.5 d:1 c:1"},
				Fills:   []string{"a:.5 b:.5 c:.5 d:.5 e:.5 f:.5 g:.5 h:.5"},
			},
			{Plays: music.Pad, Loud: 0.42, Place: -0.1, Echo: 0.4, Low: 55, Figures: []string{"C:4"}},
			{Plays: music.Pad, Loud: 0.4, Place: 0.1, Echo: 0.3, Low: 38, Figures: []string{"1:4"}},
			{
				Plays: music.Guitar, Loud: 0.5, Place: 0.4, Echo: 0.35, Low: 57, From: 1,
				Figures: []string{"a:1 c:1 e:1 d:1", "a:.5 c:.5 e:1 d:.5 c:.5 b:1", "-:.5 c:.5 e:.5 c:.5 d:1 b:1"},
			},
			{Plays: music.Vibraphone, Role: music.Second, Loud: 0.42, Place: -0.3, Echo: 0.45, From: 1},
			{Plays: music.Triangle, Loud: 0.1, Place: 0.6, Echo: 0.5, Low: 98, From: 1, Figures: []string{"x:4", "-:2 ~x:2", "-:4"}},
			{Plays: music.Choir, Loud: 0.22, Place: 0.15, Echo: 0.5, Low: 60, From: 2, Figures: []string{"C:4"}},
			{Plays: music.Contrabass, Loud: 0.7, Place: 0, Echo: 0.15, Low: 33, From: 2, Figures: []string{"1:3 5:1", "1:2.5 8:1.5"}},
			{Plays: music.Strings, Role: music.Second, Loud: 0.3, Place: -0.2, Echo: 0.5, Last: true},
			{Plays: music.Kick, Loud: 0.4, Place: 0, Echo: 0.1, Last: true, Figures: []string{"x:2 ~x:2"}},
		},
	}
}
