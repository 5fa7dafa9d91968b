package music

import "math"

// room is an echo: eight ways that a sound runs around in it, each losing its high tones, and all mixed anew at every turn.
type room struct {
	ways  [8]way
	first way // until the first echo
}

// way is one delay.
type way struct {
	line   []float32
	place  int
	keep   float32
	smooth float32
}

// newRoom makes a room in which a sound falls by 60 dB in so many seconds; dark is how quickly the high tones go, 0 to 1.
func newRoom(seconds, dark float64) *room {
	r := new(room)
	for n, samples := range [8]int{1423, 1669, 1973, 2221, 2593, 2917, 3329, 3779} {
		r.ways[n] = way{line: make([]float32, samples), keep: float32(math.Pow(10, -3*float64(samples)/(seconds*Rate)))}
	}
	r.first = way{line: make([]float32, int(0.018*Rate)), keep: float32(1 - 0.85*dark)}
	return r
}

// add lays the echo of what was sent over both ears.
func (r *room) add(sent, left, right []float32) {
	soft := r.first.keep
	for i, v := range sent {
		f := &r.first
		in := f.line[f.place]
		f.line[f.place] = v
		if f.place++; f.place == len(f.line) {
			f.place = 0
		}
		var came [8]float32
		sum := float32(1e-12) // never so quiet that the processor counts slowly
		for n := range r.ways {
			w := &r.ways[n]
			w.smooth += soft * (w.line[w.place] - w.smooth)
			came[n] = w.smooth * w.keep
			sum += came[n]
		}
		sum *= 0.25
		for n := range r.ways {
			w := &r.ways[n]
			w.line[w.place] = in + came[n] - sum
			if w.place++; w.place == len(w.line) {
				w.place = 0
			}
		}
		left[i] += 0.35 * (came[0] - came[2] + came[4] - came[6])
		right[i] += 0.35 * (came[1] - came[3] + came[5] - came[7])
	}
}
