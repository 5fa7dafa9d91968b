package music

import "math"

// Instrument is what a part is played on.
type Instrument uint8

// The instruments. The last ones are drums, whose notes have no pitch.
const (
	Piano Instrument = iota
	Celesta
	Glass // struck glasses
	Vibraphone
	Lyre
	Guitar
	Contrabass // plucked
	Strings
	Pad   // many strings, far and soft
	Choir // without words
	Flute
	Clarinet
	Reed // a double pipe of the ancients
	Bandoneon
	Trumpet
	Horn
	Tuba
	Brush // tapped
	Sweep // a brush drawn over the skin
	Kick
	Snare
	Hat
	Tambourine
	Frame // a frame drum, struck with the hand
	Triangle
	instruments
)

// Drum reports whether the instrument's notes have no pitch.
func (i Instrument) Drum() bool { return i >= Brush && i <= Triangle }

// struckKind is an instrument whose notes ring out by themselves.
type struckKind struct {
	partials []partial
	attack   float64 // seconds until it is heard whole
	knock    float64 // how loud the hammer is
	damped   float64 // seconds in which a note falls to a third once it is let go; 0: it rings on
	tremolo  float64 // how much it swells, five times a second
	keeps    float64 // how much longer low notes ring: the power of the frequency
}

// partial is one tone of a note: how many times the frequency it has, how loud it is, and in how many seconds it falls to a third
// at the concert pitch.
type partial struct{ ratio, loud, time float64 }

// blownKind is an instrument whose notes last as long as they are held.
type blownKind struct {
	spectrum                func(n int, frequency float64) (dark, bright float64) // how loud the n-th overtone is, softly and loudly played
	attack, decay           float64                                               // seconds
	sustain                 float64                                               // how loud it stays
	release                 float64
	ranks                   int     // of it that play at once
	detuned                 float64 // how far they are from each other, in cents
	vibrato, vibratoSeconds float64 // in cents, and after how long it is there
	breath                  float64 // noise
}

// pluckedKind is an instrument with strings that are plucked.
type pluckedKind struct {
	soft   float64 // how soft the finger is: 0 to 1
	keeps  float64 // seconds in which a note at the concert pitch falls to a third
	dark   float64 // how quickly the overtones go: 0 to 1
	place  float64 // where it is plucked, of the string's length
	damped float64
}

// pianoPartials are those of a stiff string that a hammer strikes at an eighth of its length. The first two ring on more than
// one string, a little out of tune with each other.
func pianoPartials() (all []partial) {
	for n := 1; n <= 9; n++ {
		f := float64(n)
		ratio := f * math.Sqrt(1+0.0004*f*f)
		loud := math.Abs(math.Sin(f*math.Pi/8)) / math.Pow(f, 1.15) * 2
		time := 0.9 / (1 + 0.35*(f-1))
		if n <= 2 {
			all = append(all, partial{ratio * 1.0006, loud * 0.45, time * 1.9}, partial{ratio * 0.9995, loud * 0.55, time * 0.7})
			continue
		}
		all = append(all, partial{ratio, loud, time})
	}
	return all
}

// struck are the instruments that ring out.
func struckKinds() map[Instrument]struckKind {
	return map[Instrument]struckKind{
		Piano:      {pianoPartials(), 0.0022, 0.10, 0.09, 0, 0.55},
		Celesta:    {[]partial{{1, 1, 0.75}, {2, 0.06, 0.3}, {4, 0.22, 0.18}, {6.3, 0.05, 0.07}}, 0.0012, 0.03, 0.35, 0, 0.4},
		Glass:      {[]partial{{1, 1, 1.4}, {2.32, 0.22, 0.9}, {4.25, 0.12, 0.5}, {6.63, 0.04, 0.3}}, 0.006, 0, 0, 0.12, 0.3},
		Vibraphone: {[]partial{{1, 1, 1.5}, {4, 0.16, 0.4}, {10, 0.03, 0.08}}, 0.002, 0.02, 0.25, 0.25, 0.4},
		Triangle:   {[]partial{{1, 0.6, 0.5}, {1.71, 0.8, 0.7}, {2.39, 0.6, 0.5}, {3.31, 0.4, 0.3}}, 0.0008, 0.02, 0, 0, 0},
		Frame:      {[]partial{{1, 1, 0.14}, {1.59, 0.5, 0.09}, {2.14, 0.4, 0.07}, {2.65, 0.25, 0.05}, {3.5, 0.15, 0.03}}, 0.0015, 0.3, 0, 0, 0},
	}
}

// formant is how loud a resonance lets a frequency through.
func formant(frequency, middle, width float64) float64 {
	d := (frequency - middle) / width
	return 1 / (1 + d*d)
}

// falling is the spectrum of overtones that become quieter by powers of their number.
func falling(dark, bright float64) func(n int, frequency float64) (float64, float64) {
	return func(n int, _ float64) (float64, float64) {
		return math.Pow(float64(n), -dark), math.Pow(float64(n), -bright)
	}
}

// brass is the spectrum of a horn with a bell: loud, it shines around a frequency.
func brass(shine float64) func(n int, frequency float64) (float64, float64) {
	return func(n int, frequency float64) (float64, float64) {
		at := float64(n)
		f := frequency * at
		return math.Pow(at, -1.1) * formant(f, shine/2, shine/2), math.Pow(at, -0.5) * (0.25 + formant(f, shine, shine*0.8)) / (1 + math.Pow(f/(3.2*shine), 4))
	}
}

// listed is a spectrum that is written down.
func listed(dark, bright []float64) func(n int, frequency float64) (float64, float64) {
	return func(n int, _ float64) (d, b float64) {
		if n <= len(dark) {
			d = dark[n-1]
		}
		if n <= len(bright) {
			b = bright[n-1]
		}
		return d, b
	}
}

// blown are the instruments that are blown or bowed.
func blownKinds() map[Instrument]blownKind {
	bowed := func(n int, f float64) (float64, float64) {
		at, body := float64(n), 0.5+formant(f*float64(n), 480, 260)+0.7*formant(f*float64(n), 1900, 900)
		return math.Pow(at, -1.7) * body, math.Pow(at, -1.15) * body / (1 + math.Pow(f*at/5200, 2))
	}
	voices := func(n int, f float64) (float64, float64) {
		at := f * float64(n)
		sung := formant(at, 650, 180) + 0.5*formant(at, 1080, 160) + 0.12*formant(at, 2650, 300) + 0.03
		return sung * math.Pow(float64(n), -0.9), sung * math.Pow(float64(n), -0.5)
	}
	pipe := func(n int, f float64) (float64, float64) {
		at := f * float64(n)
		nasal := 0.25 + formant(at, 1050, 350) + 0.35*formant(at, 2300, 500)
		return nasal * math.Pow(float64(n), -1.2), nasal * math.Pow(float64(n), -0.8) / (1 + math.Pow(at/4500, 4))
	}
	tongue := func(n int, f float64) (float64, float64) {
		at := f * float64(n)
		boxed := 0.4 + formant(at, 700, 400) + 0.25*formant(at, 1700, 500)
		return boxed * math.Pow(float64(n), -1.35), boxed * math.Pow(float64(n), -0.85) / (1 + math.Pow(at/4800, 4))
	}
	return map[Instrument]blownKind{
		Strings:   {bowed, 0.13, 0.2, 0.85, 0.22, 2, 6, 9, 0.35, 0.004},
		Pad:       {falling(2.1, 1.5), 0.9, 0.5, 0.9, 1.1, 2, 8, 3, 0.5, 0},
		Choir:     {voices, 0.5, 0.3, 0.9, 0.7, 2, 9, 13, 0.4, 0.012},
		Flute:     {listed([]float64{1, 0.16, 0.05, 0.01}, []float64{1, 0.42, 0.16, 0.07, 0.03, 0.015}), 0.06, 0.1, 0.85, 0.09, 1, 0, 14, 0.4, 0.035},
		Clarinet:  {listed([]float64{1, 0.02, 0.25, 0.02, 0.08, 0.01, 0.03}, []float64{1, 0.06, 0.55, 0.07, 0.32, 0.09, 0.17, 0.08, 0.09, 0.05, 0.04}), 0.04, 0.08, 0.85, 0.07, 1, 0, 5, 0.5, 0.008},
		Reed:      {pipe, 0.035, 0.08, 0.85, 0.06, 2, 6, 10, 0.25, 0.012},
		Bandoneon: {tongue, 0.05, 0.15, 0.85, 0.08, 2, 9, 0, 0, 0.004},
		Trumpet:   {brass(1500), 0.035, 0.12, 0.75, 0.07, 1, 0, 9, 0.45, 0.006},
		Horn:      {brass(620), 0.06, 0.15, 0.8, 0.11, 2, 4, 5, 0.5, 0.004},
		Tuba:      {brass(330), 0.045, 0.12, 0.75, 0.08, 1, 0, 0, 0, 0.004},
	}
}

// plucked are the instruments with plucked strings.
func pluckedKinds() map[Instrument]pluckedKind {
	return map[Instrument]pluckedKind{
		Lyre:       {0.74, 0.9, 0.35, 0.22, 0.12},
		Guitar:     {0.65, 0.7, 0.45, 0.18, 0.06},
		Contrabass: {0.94, 0.5, 0.7, 0.3, 0.05},
	}
}

// drumKind is noise or a falling tone.
type drumKind struct {
	low, high   float64 // what the noise has of frequencies
	swell, time float64 // in how many seconds it comes and falls to a third
	noise       float64
	tone, drop  float64 // the frequency of a tone, and by how many times higher it begins
	toneTime    float64
	toneLoud    float64
}

// drums are the drums made of noise.
func drumKinds() map[Instrument]drumKind {
	return map[Instrument]drumKind{
		Brush:      {1500, 7500, 0.002, 0.035, 0.55, 190, 0.3, 0.03, 0.25},
		Sweep:      {1800, 6500, 0.10, 0.13, 0.28, 0, 0, 0, 0},
		Kick:       {300, 1800, 0.001, 0.006, 0.25, 52, 1.6, 0.12, 0.9},
		Snare:      {1100, 8000, 0.001, 0.075, 0.6, 185, 0.4, 0.05, 0.45},
		Hat:        {7000, 14000, 0.001, 0.03, 0.5, 0, 0, 0, 0},
		Tambourine: {5600, 12000, 0.002, 0.06, 0.5, 0, 0, 0, 0},
	}
}
