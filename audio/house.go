package audio

import "math"

// The sounds that games share.
var (
	// Knock: a tile is put down on wood.
	Knock = NewSound(0.35, 0.7, knock)
	// Paper: a tile is taken or turned.
	Paper = NewSound(0.24, 0.3, paper)
	// Coins: coins fall into a purse.
	Coins = NewSound(0.7, 0.4, coins)
	// Chime: something good, like a milestone.
	Chime = NewSound(1.6, 0.4, chime)
	// Bell: a tram's bell, for an epoch that begins.
	Bell = NewSound(1.5, 0.35, bell)
	// Crumble: a stack falls.
	Crumble = NewSound(1.3, 0.6, crumble)
	// Thud: soft; that cannot be done.
	Thud = NewSound(0.3, 0.45, thud)
	// Stone: a storey or a house is set down on stone.
	Stone = NewSound(0.4, 0.6, stone)
	// Fanfare: a match is won.
	Fanfare = NewSound(3.4, 0.5, fanfare)
	// Defeat: it is lost, and the next one will be better.
	Defeat = NewSound(3.2, 0.38, defeat)
)

// knock: a block of wood on a table; a short dry body and the tap of the edge.
func knock(s *Sketch) {
	s.Strike(0, s.Between(160, 205), 1, []Partial{{1, 1, s.Between(0.038, 0.052)}, {s.Between(2.4, 2.75), 0.5, 0.022}, {4.61, 0.28, 0.012}})
	var f Filter
	s.Add(0, 0.03, func(t float64) float64 { return 0.9 * Decay(t, 0.004) * f.Pass(s.Hiss(), 2400, 0.8) })
}

// paper: a sheet drawn over another.
func paper(s *Sketch) {
	var f Filter
	length, ripple, high := s.Between(0.19, 0.24), s.Between(18, 29), s.Between(2800, 3700)
	s.Add(0, length, func(t float64) float64 {
		shape := math.Sin(math.Pi*t/length) * (0.7 + 0.3*Sine(ripple, t))
		return shape * f.Pass(s.Hiss(), high+9000*t, 1.1)
	})
}

// coins: four of them, shortly after each other.
func coins(s *Sketch) {
	metal := []Partial{{1, 1, 0.07}, {1.51, 0.7, 0.05}, {2.32, 0.5, 0.035}, {3.41, 0.3, 0.02}}
	at := 0.0
	for i, pitch := range []float64{3150, 3560, 2980, 3740} {
		s.Strike(at, pitch*s.Between(0.94, 1.06), 1-0.15*float64(i), metal)
		at += s.Between(0.05, 0.095)
	}
}

// chime: three rising notes of a glockenspiel.
func chime(s *Sketch) {
	bar := []Partial{{1, 1, 0.3}, {2.76, 0.35, 0.12}, {5.4, 0.15, 0.05}}
	between := s.Between(0.095, 0.125)
	for i, pitch := range []float64{783.99, 987.77, 1174.66} {
		s.Strike(between*float64(i), pitch, s.Between(0.85, 1), bar)
	}
}

// bell: a tram's, struck twice.
func bell(s *Sketch) {
	brass := []Partial{{0.5, 0.3, 0.3}, {1, 1, 0.3}, {1.19, 0.5, 0.25}, {1.98, 0.5, 0.16}, {2.74, 0.35, 0.1}, {4.1, 0.2, 0.05}}
	pitch := s.Between(1015, 1065)
	s.Strike(0, pitch, 1, brass)
	s.Strike(s.Between(0.18, 0.23), pitch, s.Between(0.8, 1), brass)
}

// crumble: masonry slides and falls.
func crumble(s *Sketch) {
	var slide Filter
	s.Add(0, 1.3, func(t float64) float64 {
		return 0.8 * Swell(t, 0.05) * Decay(t, 0.35) * slide.Pass(s.Hiss(), 240+200*Decay(t, 0.2), 1.2)
	})
	stone := []Partial{{1, 1, 0.05}, {1.83, 0.6, 0.03}, {3.1, 0.3, 0.015}}
	at := 0.03
	for i := range 11 {
		s.Strike(at, 95+40*s.Hiss(), 0.9*Decay(at, 0.7), stone)
		at += s.Between(0.035, 0.065) + 0.012*float64(i)
	}
}

// thud: a knuckle on felt.
func thud(s *Sketch) {
	low, time := s.Between(64, 76), s.Between(0.043, 0.057)
	s.Add(0, 0.3, func(t float64) float64 {
		return Swell(t, 0.006) * Decay(t, time) * Sine(low+50*Decay(t, 0.03), t)
	})
}

// stone: a block set down on another; a dull, heavy body, the clack of the edges, and the grit between them as it settles.
func stone(s *Sketch) {
	block := []Partial{{1, 1, 0.035}, {1.72, 0.7, 0.022}, {2.9, 0.5, 0.012}, {6.3, 0.3, 0.006}}
	s.Strike(0, s.Between(116, 141), 1, block)
	s.Strike(s.Between(0.035, 0.055), s.Between(155, 188), 0.4, block)
	var clack, grit Filter
	s.Add(0, 0.02, func(t float64) float64 { return Decay(t, 0.003) * clack.Pass(s.Hiss(), 3600, 0.6) })
	s.Add(0.03, 0.25, func(t float64) float64 {
		return 0.22 * Swell(t, 0.02) * Decay(t, 0.06) * grit.Pass(s.Hiss(), 1700, 0.9)
	})
}

// horns lays a chord of horns over the sound, its pitches in half-steps from the C above the middle one.
func horns(s *Sketch, from, length, loud, shine float64, pitches ...float64) {
	for _, pitch := range pitches {
		s.Tone(from, length, 523.25*math.Exp2((pitch+s.Between(-0.04, 0.04))/12), loud, shine)
	}
}

// fanfare: trumpets call up the chord, and all end on it with a drum.
func fanfare(s *Sketch) {
	beat := s.Between(0.15, 0.165)
	call := [Variants][]float64{{-5, 0, 4, 7}, {0, 0, 4, 7}, {-5, -5, 0, 4}, {0, 4, 7, 4}}
	notes := call[int(s.Between(0, Variants-0.001))]
	for i, pitch := range notes {
		horns(s, beat*float64(i), beat*0.7, 0.5, 3200, pitch, pitch-12)
	}
	horns(s, beat*4, beat*2.6, 0.55, 4200, 7, 4, 0, -12)
	horns(s, beat*7, beat*0.7, 0.45, 3200, 5, 0, -3)
	horns(s, beat*8, 1.15, 0.6, 4600, 7, 4, 0, -5, -12, -24)
	skin := []Partial{{1, 1, 0.16}, {1.5, 0.6, 0.11}, {1.99, 0.4, 0.08}}
	for _, at := range []float64{0, 4, 8} {
		s.Strike(beat*at, 98, 0.9, skin)
	}
	s.Echo(0.083, 0.3)
}

// defeat: two low horns step down, and a soft drum.
func defeat(s *Sketch) {
	at := 0.0
	for _, pitch := range []float64{-5, -6, -8} {
		horns(s, at, 0.42, 0.5, 900, pitch, pitch-9)
		at += s.Between(0.47, 0.53)
	}
	horns(s, at, 0.9, 0.5, 700, -12, -15, -24)
	s.Strike(at, 73, 0.7, []Partial{{1, 1, 0.2}, {1.5, 0.4, 0.12}})
	s.Echo(0.11, 0.3)
}
