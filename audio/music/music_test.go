package music

import (
	"math"
	"slices"
	"strings"
	"testing"
)

// song is a piece of eight bars, in which nothing but what its composer varies can differ.
func song(parts ...Part) *Piece {
	return &Piece{
		Tempo: 120, Beats: 4, Scale: "c d e f g a b", Form: "A", Room: 1, Parts: parts,
		Sections: map[byte]Section{'A': {
			Chords: "C | Am | F | G7 | C/E | Am7 | Dm7 G7 | C",
			Tunes:  []string{"c5:2 e:1 g:1 | a4:4 | f4:1 a:1 c5:2 | b4:3 -:1 | c5:2 e:2 | a4:1 c5:1 e:2 | d5:2 b4:2 | c5:3 -:1"},
		}},
	}
}

func play(t *testing.T, p *Piece, m Mood, seconds float64, slice int) []float32 {
	t.Helper()
	performer, err := New(p, 7)
	if err != nil {
		t.Fatal(err)
	}
	performer.Follow(m)
	left, right := make([]float32, int(seconds*Rate)), make([]float32, int(seconds*Rate))
	for n := 0; n < len(left); n += slice {
		end := min(n+slice, len(left))
		performer.Play(left[n:end], right[n:end])
	}
	return left
}

func TestTheSameSeedGivesTheSameSamples(t *testing.T) {
	p := song(Part{Plays: Piano, Role: Lead, Loud: 1, Echo: 0.2}, Part{Plays: Contrabass, Loud: 1, Low: 31, Figures: []string{"1:2 5:1 <:1"}})
	once := play(t, p, Mood{}, 3, 512)
	if !slices.Equal(once, play(t, p, Mood{}, 3, 512)) {
		t.Error("the second time it is heard otherwise")
	}
}

// Every instrument plays in tune, begins soon and without a click, and ends.
func TestInstruments(t *testing.T) {
	for plays := range instruments {
		p := &Performer{kinds: kinds{struckKinds(), blownKinds(), pluckedKinds(), drumKinds()}, waves: map[waveOf]*wave{}, seed: 3}
		p.piece = &score{Piece: &Piece{Parts: []Part{{Plays: plays, Loud: 1}}}}
		for _, pitch := range []int{45, 72} {
			v := p.voiceOf(&note{pitch: pitch, loud: 1})
			samples := make([]float32, Rate)
			alive := true
			for n := 0; n < len(samples) && alive; n += block {
				alive = v.add(samples[n:min(n+block, len(samples))])
			}
			loudest, jump := float32(0), float32(0)
			for n, s := range samples {
				loudest = max(loudest, s, -s)
				if n > 0 && n < Rate/200 && plays > Contrabass && !plays.Drum() {
					jump = max(jump, s-samples[n-1], samples[n-1]-s)
				}
			}
			if !(loudest > 0.05 && loudest < 1.6) || samples[0] > 0.2 || jump > 0.2 {
				t.Errorf("instrument %d at %d: loudest %.2f, begins at %.2f, jumps by %.2f", plays, pitch, loudest, samples[0], jump)
			}
			if !plays.Drum() && pitch > 60 {
				most := 5.0
				if _, many := p.kinds.blown[plays]; many { // which tremble, and beat with each other
					most = 30
				}
				if off := cents(samples[Rate/4:Rate/4+Rate/3], frequencyOf(float64(pitch))); math.Abs(off) > most {
					t.Errorf("instrument %d at %d is out of tune by %.1f cents", plays, pitch, off)
				}
			}
			v.release()
			rest := make([]float32, block)
			for n := 0; v.add(rest); n++ {
				if n > 20*Rate/block {
					t.Fatalf("instrument %d never ends", plays)
				}
			}
		}
	}
}

// cents is how far samples are from a frequency: where they fit a tone near it best.
func cents(samples []float32, frequency float64) (off float64) {
	best := 0.0
	for try := -40.0; try <= 40; try += 2.5 {
		sin, cos := 0.0, 0.0
		angle := 2 * math.Pi * frequency * math.Exp2(try/1200) / Rate
		turn, by := complex(1, 0), complex(math.Cos(angle), math.Sin(angle))
		for n, s := range samples {
			w := float64(s) * (0.5 - 0.5*math.Cos(2*math.Pi*float64(n)/float64(len(samples))))
			cos += w * real(turn)
			sin += w * imag(turn)
			turn *= by
		}
		if power := sin*sin + cos*cos; power > best {
			best, off = power, try
		}
	}
	return off
}

func TestNeverTheSameEightBarsTwiceInARow(t *testing.T) {
	p := song(Part{Plays: Piano, Role: Lead, Loud: 1})
	written, err := Written(p, 3, Mood{}, 300)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n < len(written); n++ {
		if written[n] == written[n-1] {
			t.Fatalf("eight bars come twice in a row, the %d-th:\n%s", n, written[n])
		}
	}
}

func TestPartsFollowTheMood(t *testing.T) {
	p := song(
		Part{Plays: Piano, Role: Lead, Loud: 1}, Part{Plays: Kick, Loud: 1, From: 1, Until: 2, Figures: []string{"x:2 x:2"}},
		Part{Plays: Hat, Loud: 1, From: 2, Figures: []string{"x:2 x:2"}}, Part{Plays: Snare, Loud: 1, Last: true, Figures: []string{"x:4"}},
	)
	for m, want := range map[Mood][]bool{{}: {true, false, false, false}, {Level: 1}: {true, true, false, false}, {Level: 2}: {true, false, true, false}, {Level: 5, Last: true}: {true, false, true, true}} {
		written, err := Written(p, 1, m, 1)
		if err != nil {
			t.Fatal(err)
		}
		for part, heard := range want {
			if strings.Contains(written[0], "part "+string(rune('0'+part))) != heard {
				t.Errorf("%+v: part %d is heard: %v", m, part, !heard)
			}
		}
	}
}

func TestWhatIsWrittenWronglyIsTold(t *testing.T) {
	for name, spoil := range map[string]func(p *Piece){
		"a chord":    func(p *Piece) { p.Sections['A'] = Section{Chords: "Cx|C|C|C|C|C|C|C"} },
		"seven bars": func(p *Piece) { p.Sections['A'] = Section{Chords: "C|C|C|C|C|C|C"} },
		"a short bar": func(p *Piece) {
			p.Sections['A'] = Section{Chords: "C|C|C|C|C|C|C|C", Tunes: []string{"c5:3 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4"}}
		},
		"a note": func(p *Piece) {
			p.Sections['A'] = Section{Chords: "C|C|C|C|C|C|C|C", Tunes: []string{"h5:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4"}}
		},
		"a section":       func(p *Piece) { p.Form = "AB" },
		"a figure":        func(p *Piece) { p.Parts[0].Figures = []string{"1:3"} },
		"a scale":         func(p *Piece) { p.Scale = "c h" },
		"a length":        func(p *Piece) { p.Parts[0].Figures = []string{"1:x"} },
		"nothing to keep": func(p *Piece) { p.Parts[0].Figures = []string{"_:4"} },
	} {
		p := song(Part{Plays: Piano, Loud: 1, Figures: []string{"1:4"}})
		if _, err := New(p, 1); err != nil {
			t.Fatal(err)
		}
		spoil(p)
		if _, err := New(p, 1); err == nil {
			t.Error("not told:", name)
		}
	}
}

func BenchmarkPerformer(b *testing.B) {
	p := song(
		Part{Plays: Piano, Role: Lead, Loud: 1, Echo: 0.2}, Part{Plays: Piano, Loud: 0.4, Echo: 0.2, Low: 53, Figures: []string{"C:1 C:1 C:1 C:1"}},
		Part{Plays: Strings, Loud: 0.3, Echo: 0.4, Low: 58, Figures: []string{"C:4"}}, Part{Plays: Contrabass, Loud: 1, Low: 31, Figures: []string{"1:2 5:1 <:1"}},
		Part{Plays: Brush, Loud: 0.4, Figures: []string{"-:1 x:1 -:1 x:1"}},
	)
	performer, err := New(p, 1)
	if err != nil {
		b.Fatal(err)
	}
	left, right := make([]float32, Rate), make([]float32, Rate)
	for b.Loop() { // a second each
		performer.Play(left, right)
	}
}
