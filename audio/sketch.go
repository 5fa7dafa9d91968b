package audio

import "math"

// Sketch is a sound in the making. Times are in seconds.
type Sketch struct {
	samples []float32
	noise   uint32
	peak    float32
}

func newSketch(seconds float64, peak float32, variant uint32) *Sketch {
	return &Sketch{samples: make([]float32, int(seconds*sampleRate)), noise: 0x9e3779b9 ^ variant*0x85ebca6b, peak: peak}
}

// Add lays a wave over the sound from a time on: wave tells its value, from -1 to 1, t seconds later.
func (s *Sketch) Add(from, length float64, wave func(t float64) float64) {
	first := max(int(from*sampleRate), 0)
	last := min(int((from+length)*sampleRate), len(s.samples))
	for i := first; i < last; i++ {
		s.samples[i] += float32(wave(float64(i-first) / sampleRate))
	}
}

// Hiss returns the next value of white noise, from -1 to 1. It is the same in every run.
func (s *Sketch) Hiss() float64 {
	s.noise ^= s.noise << 13
	s.noise ^= s.noise >> 17
	s.noise ^= s.noise << 5
	return float64(s.noise)/float64(math.MaxUint32)*2 - 1
}

// Between returns a value by chance. It is the same in every run, but another for each variant of the sound.
func (s *Sketch) Between(low, high float64) float64 { return low + (high-low)*(s.Hiss()+1)/2 }

// finish makes the sound exactly as loud as it should be, takes out what leans to one side, and takes the click from its end.
func (s *Sketch) finish() {
	mean := float32(0)
	for _, v := range s.samples {
		mean += v / float32(len(s.samples))
	}
	loudest := float32(1e-9)
	const fade = sampleRate / 100
	for i := range s.samples {
		s.samples[i] -= mean * min(float32(i)/fade, 1)
		loudest = max(loudest, s.samples[i], -s.samples[i])
	}
	for i := range s.samples {
		s.samples[i] *= s.peak / loudest
		if left := len(s.samples) - 1 - i; left < fade {
			s.samples[i] *= float32(left) / fade
		}
	}
}

// Sine is a wave of a frequency in hertz.
func Sine(frequency, t float64) float64 { return math.Sin(2 * math.Pi * frequency * t) }

// Decay falls to a third in the given time.
func Decay(t, time float64) float64 { return math.Exp(-t / time) }

// Swell rises in the given time and stays.
func Swell(t, time float64) float64 { return min(t/time, 1) }

// Filter is a resonance: it lets through what is near its frequency. The zero value is silent.
type Filter struct{ low, band float64 }

// Pass takes the next sample; width is the part of the frequency that is let through.
func (f *Filter) Pass(in, frequency, width float64) float64 {
	turn := 2 * math.Pi * min(frequency, sampleRate/7) / sampleRate
	f.low += turn * f.band
	f.band += turn * (in - f.low - width*f.band)
	return f.band
}

// Partial is one tone of a struck thing: how many times its pitch it has, how loud it is, and in how many seconds it falls to a
// third.
type Partial struct{ Ratio, Loud, Time float64 }

// Strike lays the tones of a struck thing over the sound. Each is a resonator set going once: two multiplications a
// sample, so that no sound takes long to make even in a browser.
func (s *Sketch) Strike(from, pitch, loud float64, partials []Partial) {
	for _, p := range partials {
		angle := 2 * math.Pi * pitch * p.Ratio / sampleRate
		shrink := math.Exp(-1 / (p.Time * sampleRate))
		swing := 2 * shrink * math.Cos(angle)
		last, next := 0.0, loud*p.Loud*shrink*math.Sin(angle)
		s.Add(from, 7*p.Time, func(float64) float64 {
			value := last
			last, next = next, swing*next-shrink*shrink*last
			return value
		})
	}
}

// Tone lays a note of a horn over the sound: it swells, shines as it does, and is let go. Its pitch is in hertz.
func (s *Sketch) Tone(from, length, pitch, loud, shine float64) {
	turn, soft := 0.0, 0.0
	s.Add(from, length+0.25, func(t float64) float64 {
		step := pitch * (1 + 0.004*Sine(5.2, t)*Swell(t, 0.5)) / sampleRate
		turn += step
		turn -= math.Floor(turn)
		shape := Swell(t, 0.04) * (0.8 + 0.2*Decay(t, 0.1))
		if t > length {
			shape *= Decay(t-length, 0.06)
		}
		saw := 2*turn - 1 - edge(turn, step)
		soft += min(2*math.Pi*(300+shine*shape)/sampleRate, 0.5) * (saw - soft)
		return loud * shape * soft
	})
}

// edge takes the edge off a saw's tooth, by which it would hiss: turn is how far it has come, step how far it goes at a sample.
func edge(turn, step float64) float64 {
	switch {
	case turn < step:
		x := turn / step
		return 2*x - x*x - 1
	case turn > 1-step:
		x := (turn - 1) / step
		return x*x + 2*x + 1
	}
	return 0
}

// Echo lays the sound over itself, later and softer and darker each time, as a street or a hall does.
func (s *Sketch) Echo(seconds, loud float64) {
	soft, back := float32(0), int(seconds*sampleRate)
	for i := back; i < len(s.samples); i++ {
		soft += 0.25 * (s.samples[i-back] - soft)
		s.samples[i] += soft * float32(loud)
	}
}
