package audio

import "math/rand/v2"

// Variants is how many ways there are to hear a sound. They are chosen by chance, never the same twice in a row.
const Variants = 4

// Sound is a short sound. Each time it is heard it is a little different. The zero Sound is silence. Two are the same if they
// were made by one call of [NewSound].
type Sound struct{ *recipe }

// recipe is how a sound is made.
type recipe struct {
	seconds float64
	peak    float64
	make    func(s *Sketch)
}

// NewSound makes a sound that takes so many seconds and is so loud at its loudest, up to 1. It is drawn by make when it is first
// heard, once for each of its Variants: what differs between them comes from [Sketch.Between] and [Sketch.Hiss].
func NewSound(seconds, peak float64, make func(s *Sketch)) Sound {
	return Sound{&recipe{seconds, peak, make}}
}

// Samples draws a variant, from 0: values from -1 to 1.
func (s Sound) Samples(variant int) []float32 {
	sketch := newSketch(s.seconds, float32(s.peak), uint32(variant))
	s.make(sketch)
	sketch.finish()
	return sketch.samples
}

// weight is how far other things give way to the sound, 0 to 1: a siren needs room, a sheet of paper none.
func (s Sound) weight() float64 { return min(s.seconds*s.peak, 1) }

// shelf is the sounds that were drawn.
type shelf struct {
	made map[*recipe]*takes
}

// takes are the Variants of a sound that were drawn, and which was heard last.
type takes struct {
	of   [Variants][]float32
	last int
}

// pick returns a variant by chance, but not the last one.
func (s *shelf) pick(sound Sound, chance *rand.Rand) []float32 {
	t := s.made[sound.recipe]
	if t == nil {
		if s.made == nil {
			s.made = map[*recipe]*takes{}
		}
		t = &takes{last: Variants - 1}
		s.made[sound.recipe] = t
	}
	t.last = (t.last + 1 + chance.IntN(Variants-1)) % Variants
	if t.of[t.last] == nil {
		t.of[t.last] = sound.Samples(t.last)
	}
	return t.of[t.last]
}
