package audio

import "math"

// synthesise computes a sound.
func synthesise(sound Sound) []float32 {
	s := makers()[sound]()
	s.finish()
	return s.samples
}

// makers lists how each sound is made.
func makers() [sounds]func() *sketch {
	return [sounds]func() *sketch{
		Knock: knock, Paper: paper, Coins: coins, Splash: splash, Chime: chime,
		Bell: bell, Siren: siren, Crumble: crumble, Thud: thud,
		Stone: stone, Gavel: gavel,
	}
}

// sketch is a sound in the making. Times are in seconds.
type sketch struct {
	samples []float32
	noise   uint32
	peak    float32 // how loud it will be at its loudest, up to 1
}

func newSketch(seconds float64, peak float32) *sketch {
	return &sketch{samples: make([]float32, int(seconds*sampleRate)), noise: 0x9e3779b9, peak: peak}
}

// add lays a wave over the sound from a time on: wave tells its value, from -1 to 1, t seconds later.
func (s *sketch) add(from, length float64, wave func(t float64) float64) {
	first := int(from * sampleRate)
	last := min(int((from+length)*sampleRate), len(s.samples))
	for i := first; i < last; i++ {
		s.samples[i] += float32(wave(float64(i-first) / sampleRate))
	}
}

// hiss returns the next value of white noise, from -1 to 1. It is the same in every run.
func (s *sketch) hiss() float64 {
	s.noise ^= s.noise << 13
	s.noise ^= s.noise >> 17
	s.noise ^= s.noise << 5
	return float64(s.noise)/float64(math.MaxUint32)*2 - 1
}

// finish makes the sound exactly as loud as it should be and takes the click from its end.
func (s *sketch) finish() {
	loudest := float32(0)
	for _, v := range s.samples {
		loudest = max(loudest, v, -v)
	}
	const fade = sampleRate / 100
	for i := range s.samples {
		s.samples[i] *= s.peak / loudest
		if left := len(s.samples) - 1 - i; left < fade {
			s.samples[i] *= float32(left) / fade
		}
	}
}

// sine is a wave of a frequency in hertz.
func sine(frequency, t float64) float64 { return math.Sin(2 * math.Pi * frequency * t) }

// decay falls to a third in the given time.
func decay(t, time float64) float64 { return math.Exp(-t / time) }

// swell rises in the given time and stays.
func swell(t, time float64) float64 { return min(t/time, 1) }

// filter is a resonance: it lets through what is near its frequency. The zero value is silent.
type filter struct{ low, band float64 }

// pass takes the next sample; width is the part of the frequency that is let through.
func (f *filter) pass(in, frequency, width float64) float64 {
	turn := 2 * math.Pi * min(frequency, sampleRate/7) / sampleRate
	f.low += turn * f.band
	f.band += turn * (in - f.low - width*f.band)
	return f.band
}

// partial is one tone of a struck thing.
type partial struct{ ratio, loudness, time float64 }

// strike lays the tones of a struck thing over the sound. Each is a resonator set going once: two multiplications a
// sample, so that no sound takes long to make even in a browser.
func (s *sketch) strike(from, pitch, loudness float64, partials []partial) {
	for _, p := range partials {
		angle := 2 * math.Pi * pitch * p.ratio / sampleRate
		shrink := math.Exp(-1 / (p.time * sampleRate))
		swing := 2 * shrink * math.Cos(angle)
		last, next := 0.0, loudness*p.loudness*shrink*math.Sin(angle)
		s.add(from, 7*p.time, func(float64) float64 {
			value := last
			last, next = next, swing*next-shrink*shrink*last
			return value
		})
	}
}

// knock: a block of wood on a table; a short dry body and the tap of the edge.
func knock() *sketch {
	s := newSketch(0.35, 0.7)
	s.strike(0, 180, 1, []partial{{1, 1, 0.045}, {2.57, 0.5, 0.022}, {4.61, 0.28, 0.012}})
	var f filter
	s.add(0, 0.03, func(t float64) float64 { return 0.9 * decay(t, 0.004) * f.pass(s.hiss(), 2400, 0.8) })
	return s
}

// paper: a sheet drawn over another.
func paper() *sketch {
	s := newSketch(0.22, 0.3)
	var f filter
	s.add(0, 0.22, func(t float64) float64 {
		shape := math.Sin(math.Pi*t/0.22) * (0.7 + 0.3*sine(23, t))
		return shape * f.pass(s.hiss(), 3200+9000*t, 1.1)
	})
	return s
}

// coins: four of them, shortly after each other.
func coins() *sketch {
	s := newSketch(0.7, 0.4)
	metal := []partial{{1, 1, 0.07}, {1.51, 0.7, 0.05}, {2.32, 0.5, 0.035}, {3.41, 0.3, 0.02}}
	for i, pitch := range []float64{3150, 3560, 2980, 3740} {
		s.strike([]float64{0, 0.07, 0.155, 0.21}[i], pitch, 1-0.15*float64(i), metal)
	}
	return s
}

// splash: a tail goes under.
func splash() *sketch {
	s := newSketch(0.65, 0.4)
	var body, drops filter
	s.add(0, 0.65, func(t float64) float64 {
		return swell(t, 0.02) * decay(t, 0.12) * body.pass(s.hiss(), 500+1500*decay(t, 0.08), 0.9)
	})
	s.add(0.05, 0.6, func(t float64) float64 {
		return 0.4 * swell(t, 0.08) * decay(t, 0.15) * drops.pass(s.hiss(), 3800, 0.7)
	})
	for i, pitch := range []float64{620, 840, 730} {
		s.add(0.16+0.11*float64(i), 0.09, func(t float64) float64 {
			return 0.35 * swell(t, 0.005) * decay(t, 0.02) * sine(pitch+2500*t, t)
		})
	}
	return s
}

// chime: three rising notes of a glockenspiel.
func chime() *sketch {
	s := newSketch(1.6, 0.4)
	bar := []partial{{1, 1, 0.3}, {2.76, 0.35, 0.12}, {5.4, 0.15, 0.05}}
	for i, pitch := range []float64{783.99, 987.77, 1174.66} {
		s.strike(0.11*float64(i), pitch, 1, bar)
	}
	return s
}

// bell: a tram's, struck twice.
func bell() *sketch {
	s := newSketch(1.5, 0.35)
	brass := []partial{{0.5, 0.3, 0.3}, {1, 1, 0.3}, {1.19, 0.5, 0.25}, {1.98, 0.5, 0.16}, {2.74, 0.35, 0.1}, {4.1, 0.2, 0.05}}
	s.strike(0, 1040, 1, brass)
	s.strike(0.2, 1040, 0.9, brass)
	return s
}

// siren: a hand-cranked one, streets away: it winds up, hangs and sinks.
func siren() *sketch {
	const length = 4.2
	s := newSketch(length, 0.38)
	turn := 0.0
	var far filter
	s.add(0, length, func(t float64) float64 {
		lift := math.Sin(math.Pi * t / length)
		turn += (150 + 270*math.Sqrt(lift)) / sampleRate
		sin, cos := math.Sincos(2 * math.Pi * turn)
		tone := sin + 0.4*(2*sin*cos) + 0.25*sin*(3-4*sin*sin) // and two overtones
		return lift * (0.9 + 0.1*sine(5.1, t)) * far.pass(tone, 420, 1.4)
	})
	return s
}

// crumble: masonry slides and falls.
func crumble() *sketch {
	s := newSketch(1.3, 0.6)
	var slide filter
	s.add(0, 1.3, func(t float64) float64 {
		return 0.8 * swell(t, 0.05) * decay(t, 0.35) * slide.pass(s.hiss(), 240+200*decay(t, 0.2), 1.2)
	})
	stone := []partial{{1, 1, 0.05}, {1.83, 0.6, 0.03}, {3.1, 0.3, 0.015}}
	at := 0.03
	for i := range 11 {
		s.strike(at, 95+40*s.hiss(), 0.9*decay(at, 0.7), stone)
		at += 0.05 + 0.012*float64(i)
	}
	return s
}

// thud: a knuckle on felt.
func thud() *sketch {
	s := newSketch(0.3, 0.45)
	s.add(0, 0.3, func(t float64) float64 {
		return swell(t, 0.006) * decay(t, 0.05) * sine(70+50*decay(t, 0.03), t)
	})
	return s
}

// stone: a block set down on another; a dull, heavy body, the clack of the edges, and the grit between them as it settles.
func stone() *sketch {
	s := newSketch(0.4, 0.6)
	block := []partial{{1, 1, 0.035}, {1.72, 0.7, 0.022}, {2.9, 0.5, 0.012}, {6.3, 0.3, 0.006}}
	s.strike(0, 128, 1, block)
	s.strike(0.045, 171, 0.4, block)
	var clack, grit filter
	s.add(0, 0.02, func(t float64) float64 { return decay(t, 0.003) * clack.pass(s.hiss(), 3600, 0.6) })
	s.add(0.03, 0.25, func(t float64) float64 {
		return 0.22 * swell(t, 0.02) * decay(t, 0.06) * grit.pass(s.hiss(), 1700, 0.9)
	})
	return s
}

// gavel: a wooden hammer on its block, twice; the second stroke decides.
func gavel() *sketch {
	s := newSketch(0.75, 0.7)
	wood := []partial{{1, 1, 0.05}, {2.31, 0.6, 0.028}, {3.87, 0.4, 0.014}, {6.1, 0.2, 0.007}}
	var tap filter
	for i, at := range []float64{0, 0.24} {
		loudness := 0.7 + 0.3*float64(i)
		s.strike(at, 310, loudness, wood)
		s.add(at, 0.02, func(t float64) float64 { return loudness * decay(t, 0.003) * tap.pass(s.hiss(), 2900, 0.7) })
	}
	return s
}
