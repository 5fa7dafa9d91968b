package music

import "math"

// Rate is how many samples a second there are.
const Rate = 48000

// sounding is a note that is being played.
type sounding interface {
	// add lays the next samples over out, and reports whether there are more.
	add(out []float32) bool
	// release lets the note go.
	release()
}

// frequencyOf is the frequency of a pitch; 69 is the concert pitch of 440 Hz.
func frequencyOf(pitch float64) float64 { return 440 * math.Exp2((pitch-69)/12) }

// noise is white noise, the same in every run.
type noise uint32

func (n *noise) next() float32 {
	*n ^= *n << 13
	*n ^= *n >> 17
	*n ^= *n << 5
	return float32(int32(*n)) * (1.0 / (1 << 31))
}

// silent is how quiet a note is when it is over.
const silent = 2e-4

// struck is a note of an instrument that rings out: some resonators set going once, two multiplications a sample each.
type struck struct {
	tones        []tone
	left         int // samples
	age, attack  int
	knock        float32
	hiss         noise
	damped       float64
	swing, swung float64 // of the tremolo: how wide, and how far it has come
}

// tone is one resonator.
type tone struct {
	last, before, swing, shrink float64
	left                        int // samples until it can't be heard
}

func newStruck(k *struckKind, pitch, loud float64, seed uint32) *struck {
	f := frequencyOf(pitch)
	s := &struck{attack: int(k.attack * Rate), knock: float32(k.knock * loud * loud), hiss: noise(seed | 1), damped: k.damped, swing: k.tremolo}
	keeps, longest := math.Pow(440/f, k.keeps), 0.0
	for n, p := range k.partials {
		if f*p.ratio > 0.4*Rate {
			continue
		}
		time := max(p.time*keeps, 0.012)
		longest = max(longest, time)
		high := math.Pow(loud, 0.28*math.Log2(max(p.ratio, 1))) // what is played softly has fewer overtones
		amount := 0.42 * loud * p.loud * high
		if n%2 == 1 {
			amount = -amount
		}
		if math.Abs(amount) < 20*silent { // it would not be heard beside the others
			continue
		}
		shrink, angle := math.Exp(-1/(time*Rate)), 2*math.Pi*f*p.ratio/Rate
		s.tones = append(s.tones, tone{last: 0, before: -amount * math.Sin(angle) / shrink, swing: 2 * shrink * math.Cos(angle), shrink: shrink * shrink, left: int(time * math.Log(max(math.Abs(amount)/silent, 2)) * Rate)})
	}
	s.left = int(longest * math.Log(1/silent) * Rate)
	return s
}

func (s *struck) add(out []float32) bool {
	var rung [block]float64
	s.ring(rung[:len(out)])
	var own [block]float32
	heard := own[:len(out)]
	for i := range heard {
		heard[i] = float32(rung[i])
	}
	if s.age < Rate/50 && s.knock > 0 {
		for i := range heard {
			heard[i] += s.knock * s.hiss.next() * float32(math.Exp(-float64(s.age+i)/(0.004*Rate)))
		}
	}
	if s.age < s.attack {
		for i := range heard {
			heard[i] *= min(float32(s.age+i)/float32(s.attack), 1)
		}
	}
	if s.swing > 0 {
		s.swung += 5.3 * float64(len(out)) / Rate
		gain := float32(1 - s.swing*(0.5-0.5*math.Cos(2*math.Pi*s.swung)))
		for i := range heard {
			heard[i] *= gain
		}
	}
	for i, v := range heard {
		out[i] += v
	}
	s.age += len(out)
	s.left -= len(out)
	return s.left > 0 && len(s.tones) > 0
}

// ring has the resonators ring, two at a time. Those that can't be heard any more are left out from then on.
func (s *struck) ring(rung []float64) {
	kept := s.tones[:0]
	for _, t := range s.tones {
		if t.left -= len(rung); t.left > 0 {
			kept = append(kept, t)
		}
	}
	s.tones = kept
	n := 0
	for ; n+1 < len(kept); n += 2 {
		t, u := &kept[n], &kept[n+1]
		last, before, swing, shrink := t.last, t.before, t.swing, t.shrink
		last2, before2, swing2, shrink2 := u.last, u.before, u.swing, u.shrink
		for i := range rung {
			last, before = swing*last-shrink*before, last
			last2, before2 = swing2*last2-shrink2*before2, last2
			rung[i] += last + last2
		}
		t.last, t.before, u.last, u.before = last, before, last2, before2
	}
	if n < len(kept) {
		t := &kept[n]
		last, before, swing, shrink := t.last, t.before, t.swing, t.shrink
		for i := range rung {
			last, before = swing*last-shrink*before, last
			rung[i] += last
		}
		t.last, t.before = last, before
	}
}

func (s *struck) release() {
	if s.damped == 0 {
		return
	}
	shrink := math.Exp(-1 / (s.damped * Rate))
	for n := range s.tones {
		t := &s.tones[n]
		t.swing *= shrink
		t.shrink *= shrink * shrink
		t.left = min(t.left, s.left, int(s.damped*math.Log(1/silent)*Rate))
	}
	s.left = min(s.left, int(s.damped*math.Log(1/silent)*Rate))
}

// tableSize is how many samples one wave in a table has: a power of two.
const (
	tableBits = 10
	tableSize = 1 << tableBits
)

// wave is one turn of a wave, played softly and loudly.
type wave struct{ dark, bright [tableSize + 1]float32 }

// newWave adds up the overtones of an instrument at a frequency, none of them too high to be heard.
func newWave(k *blownKind, frequency float64) *wave {
	w := new(wave)
	most := min(int(17000/frequency), 40)
	for n := 1; n <= most; n++ {
		dark, bright := k.spectrum(n, frequency)
		turn := float64(n*n) * 0.7 // so that not all of them peak at once
		for i := range tableSize {
			s := math.Sin(2*math.Pi*float64(i*n&(tableSize-1))/tableSize + turn)
			w.dark[i] += float32(dark * s)
			w.bright[i] += float32(bright * s)
		}
	}
	for _, t := range []*[tableSize + 1]float32{&w.dark, &w.bright} {
		power := 0.0
		for _, v := range t[:tableSize] {
			power += float64(v) * float64(v)
		}
		scale := float32(0.16 / math.Sqrt(power/tableSize))
		for i := range t[:tableSize] {
			t[i] *= scale
		}
		t[tableSize] = t[0]
	}
	return w
}

// blown is a note that lasts as long as it is held.
type blown struct {
	kind   *blownKind
	wave   *wave
	loud   float64
	turns  []uint32  // how far each rank has come; a turn is 1<<32
	steps  []float64 // of each rank, without vibrato
	swung  float64   // of the vibrato
	age    float64   // seconds
	gone   float64   // seconds since it was let go, or less than 0
	from   float64   // how loud it was then
	level  float64   // as heard at the end of the last samples
	hiss   noise
	smooth float32
}

func newBlown(k *blownKind, w *wave, pitch, loud float64, seed uint32) *blown {
	b := &blown{kind: k, wave: w, loud: loud, gone: -1, hiss: noise(seed | 1), swung: float64(seed%7) / 7}
	for n := range k.ranks {
		off := 0.0
		if k.ranks > 1 {
			off = k.detuned * (2*float64(n)/float64(k.ranks-1) - 1)
		}
		b.steps = append(b.steps, frequencyOf(pitch+off/100)/Rate*(1<<32))
		b.turns = append(b.turns, seed*uint32(2*n+1)*2654435761)
	}
	return b
}

// shape is how loud the note is at its age.
func (b *blown) shape() float64 {
	k := b.kind
	switch {
	case b.gone >= 0:
		left := max(1-b.gone/k.release, 0)
		return b.from * left * left
	case b.age < k.attack:
		return math.Sin(math.Pi / 2 * b.age / k.attack)
	}
	return k.sustain + (1-k.sustain)*math.Exp(-(b.age-k.attack)/k.decay)
}

func (b *blown) add(out []float32) bool {
	k, passed := b.kind, float64(len(out))/Rate
	b.age += passed
	if b.gone >= 0 {
		b.gone += passed
	}
	before := float32(b.level)
	b.level = b.shape()
	step := (float32(b.level) - before) / float32(len(out))
	bend := 1.0
	if k.vibrato > 0 {
		b.swung += 5.2 * passed
		amount := k.vibrato * min(b.age/k.vibratoSeconds, 1)
		bend = 1 + math.Sin(2*math.Pi*b.swung)*amount*(math.Ln2/1200)
	}
	bright := float32(min(max(b.level*(0.25+0.75*b.loud), 0), 1))
	dark, gain := 1-bright, float32(b.loud)/float32(math.Sqrt(float64(k.ranks)))
	w := b.wave
	for n := range b.turns {
		turn, by, level := b.turns[n], uint32(b.steps[n]*bend), before
		for i := range out {
			place := turn >> (32 - tableBits)
			part := float32(turn<<tableBits) * (1.0 / (1 << 32))
			d := w.dark[place] + (w.dark[place+1]-w.dark[place])*part
			h := w.bright[place] + (w.bright[place+1]-w.bright[place])*part
			out[i] += (d*dark + h*bright) * level * gain
			level += step
			turn += by
		}
		b.turns[n] = turn
	}
	if k.breath > 0 {
		level, amount := before, float32(k.breath*b.loud)
		for i := range out {
			b.smooth += 0.35 * (b.hiss.next() - b.smooth)
			out[i] += b.smooth * level * amount
			level += step
		}
	}
	return b.gone < k.release
}

func (b *blown) release() {
	if b.gone < 0 {
		b.from, b.gone = b.level, 0
	}
}

// plucked is a string: what a finger pulled out of shape runs around in it and becomes ever rounder.
type plucked struct {
	line       []float32
	place      int
	tune, held float32 // the part of a sample in its length, by an all-pass
	before     float32
	mellow     float32
	keep, damp float32
	smooth     float32
	age, left  int
	off        float64
}

// pluck is how many samples it takes until the finger is off a string.
const pluck = Rate / 800

func newPlucked(k *pluckedKind, pitch, loud float64, seed uint32) *plucked {
	f := frequencyOf(pitch)
	period := Rate / f
	mellow := k.dark * (0.75 + 0.25*math.Min(f/440, 1.5))
	mellow = min(mellow, 0.9) * 0.5
	delay := mellow / (1 - mellow) // of the filter, in samples
	whole := max(int(period-delay-0.3), 2)
	rest := period - delay - float64(whole)
	time := k.keeps * math.Pow(440/f, 0.45)
	p := &plucked{
		line: make([]float32, whole), tune: float32((1 - rest) / (1 + rest)), mellow: float32(mellow),
		keep: float32(math.Exp(-1 / (time * f))), damp: float32(math.Exp(-1 / (max(k.damped, 0.01) * f))),
		left: int(time * math.Log(1/silent) * Rate), off: k.damped,
	}
	hiss, smooth, softer := noise(seed|1), float32(0), float32(0)
	sharp := 1 - 0.95*float32(k.soft+(1-k.soft)*0.5*(1-loud))
	for range 8 { // until the filters have forgotten that they began
		for i := range p.line {
			smooth += sharp * (hiss.next() - smooth)
			softer += sharp * (smooth - softer)
			p.line[i] = softer
		}
	}
	power := 0.0
	comb := max(int(k.place*float64(whole)), 1)
	raw := append([]float32(nil), p.line...)
	for i := range p.line {
		p.line[i] = raw[i] - raw[(i+comb)%whole]*0.9
		power += float64(p.line[i]) * float64(p.line[i])
	}
	scale := float32(0.30 * loud / math.Sqrt(power/float64(whole)+1e-9))
	for i := range p.line {
		p.line[i] *= scale
	}
	return p
}

func (p *plucked) add(out []float32) bool {
	line, place, smooth, held, before := p.line, p.place, p.smooth, p.held, p.before
	for i := range out {
		v := line[place]
		smooth = v + (smooth-v)*p.mellow // round it
		tuned := p.tune*smooth + before - p.tune*held
		before, held = smooth, tuned
		line[place] = tuned * p.keep
		if place++; place == len(line) {
			place = 0
		}
		if p.age < pluck {
			v *= float32(p.age) / pluck
			p.age++
		}
		out[i] += v
	}
	p.place, p.smooth, p.held, p.before = place, smooth, held, before
	p.left -= len(out)
	return p.left > 0
}

func (p *plucked) release() {
	if p.off > 0 {
		p.keep = min(p.keep, p.damp)
		p.left = min(p.left, int(p.off*math.Log(1/silent)*Rate))
	}
}

// drum is a stroke on a drum.
type drum struct {
	kind       *drumKind
	loud       float32
	hiss       noise
	low, high  float32 // of the filters
	a, b       float32
	age        int
	turn       float64
	fall, ring float32 // how much is left after a sample
	level, hum float32
	left       int
}

func newDrum(k *drumKind, loud float64, seed uint32) *drum {
	longest := max(k.time, k.toneTime) + k.swell
	return &drum{
		kind: k, loud: float32(loud), hiss: noise(seed | 1),
		a: float32(1 - math.Exp(-2*math.Pi*k.low/Rate)), b: float32(1 - math.Exp(-2*math.Pi*k.high/Rate)),
		fall: float32(math.Exp(-1 / (k.time * Rate))), ring: float32(math.Exp(-1 / (max(k.toneTime, 0.001) * Rate))),
		level: 1, hum: 1, left: int(longest * math.Log(1/silent) * Rate),
	}
}

func (d *drum) add(out []float32) bool {
	k := d.kind
	swell := float32(1 / (k.swell * Rate))
	for i := range out {
		rise := min(float32(d.age)*swell, 1)
		if rise >= 1 {
			d.level *= d.fall
		}
		d.high += d.b * (d.hiss.next() - d.high)
		d.low += d.a * (d.high - d.low)
		v := (d.high - d.low) * rise * d.level * float32(k.noise)
		if k.toneLoud > 0 {
			d.hum *= d.ring
			v += float32(math.Sin(d.turn)) * d.hum * float32(k.toneLoud) * min(float32(d.age)*(1.0/48), 1)
			d.turn += 2 * math.Pi / Rate * k.tone * (1 + k.drop*float64(d.hum*d.hum*d.hum))
		}
		out[i] += v * d.loud
		d.age++
	}
	d.left -= len(out)
	return d.left > 0
}

func (d *drum) release() {}
