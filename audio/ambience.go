package audio

import (
	"math"
	"math/rand/v2"

	"capital/audio/music"
)

// Ambience is what a place sounds like: air that never stands still, and what is heard in it now and then.
type Ambience struct {
	Airs  []Air
	Calls []Call
	Far   *Far // or nil
}

// Air is noise: rain, wind, a crowd, a town.
type Air struct {
	Low, High float64 // the frequencies between which it lies
	Loud      float64
	Sways     float64 // how much it swells and sinks, 0 to 1
	Seconds   float64 // in about how many
}

// Call is a sound that comes by chance, anywhere.
type Call struct {
	Sound Sound
	Every float64 // seconds, on average
	Loud  float64
}

// Far is music that the wind carries over, for a while.
type Far struct {
	Piece *music.Piece
	Mood  music.Mood
	Loud  float64
	Every float64 // seconds between its beginnings
	For   float64 // seconds
	High  float64 // the frequency above which the air lets nothing through
}

// place is an ambience that is being played.
type place struct {
	*Ambience
	chance *rand.Rand
	shelf  shelf
	airs   []blowing
	calls  []calling
	wait   []float64 // seconds until each call comes
	far    *music.Performer
	band   [2][2]float32 // filters of the far music, an ear
	since  float64       // seconds since it began last
}

// blowing is an air that is being played: noise of its own for each ear.
type blowing struct {
	low, high   [2]float32
	a, b        float32
	level, goal float32
}

// calling is a call that is being heard.
type calling struct {
	reader
	loud float32
}

// Begin begins to be at the place. The same seed gives the same samples.
func (a *Ambience) Begin(seed uint64) interface{ Play(left, right []float32) } {
	p := &place{Ambience: a, chance: newChance(seed), airs: make([]blowing, len(a.Airs)), wait: make([]float64, len(a.Calls))}
	for n, air := range a.Airs {
		p.airs[n] = blowing{a: part(air.Low), b: part(air.High), level: 1, goal: 1}
	}
	for n := range p.wait {
		p.wait[n] = a.Calls[n].Every * (0.2 + p.chance.ExpFloat64())
	}
	if a.Far != nil {
		p.since = a.Far.Every / 2
	}
	return p
}

// part is how far a filter that lets through what lies below a frequency goes at each sample.
func part(frequency float64) float32 {
	return float32(1 - math.Exp(-2*math.Pi*frequency/sampleRate))
}

// Play implements endless.
func (p *place) Play(left, right []float32) {
	clear(left)
	clear(right)
	seconds := float64(len(left)) / sampleRate
	for n := range p.airs {
		p.blow(n, left, right, seconds)
	}
	for n := range p.wait {
		if p.wait[n] -= seconds; p.wait[n] <= 0 {
			call := &p.Calls[n]
			p.wait[n] = max(call.Every*p.chance.ExpFloat64(), 0.02)
			speed := math.Exp2((2*p.chance.Float64() - 1) * 2 / 12)
			p.calls = append(p.calls, calling{*newReader(p.shelf.pick(call.Sound, p.chance), speed, 2*p.chance.Float64()-1), float32(call.Loud * (0.4 + 0.6*p.chance.Float64()))})
		}
	}
	p.answer(left, right)
	if p.Far != nil {
		p.carry(left, right, seconds)
	}
}

// blow lays the noise of an air over both ears.
func (p *place) blow(n int, left, right []float32, seconds float64) {
	air, b := &p.Airs[n], &p.airs[n]
	if p.chance.Float64() < seconds/max(air.Seconds, seconds) {
		b.goal = float32(1 - air.Sways*p.chance.Float64())
	}
	hiss := p.chance.Uint64() | 1<<32 | 1
	one, other := uint32(hiss), uint32(hiss>>32)
	slow, loud := part(0.25), float32(air.Loud)
	for i := range left {
		b.level += slow * 0.5 * (b.goal - b.level)
		one = one*1664525 + 1013904223
		other = other*1664525 + 1013904223
		for ear, noise := range [2]uint32{one, other} {
			b.high[ear] += b.b * (float32(int32(noise))*(1.0/(1<<31)) - b.high[ear])
			b.low[ear] += b.a * (b.high[ear] - b.low[ear])
		}
		left[i] += (b.high[0] - b.low[0]) * loud * b.level
		right[i] += (b.high[1] - b.low[1]) * loud * b.level
	}
}

// answer lays the calls over both ears, and lets go of those that have ended.
func (p *place) answer(left, right []float32) {
	kept := p.calls[:0]
	for _, c := range p.calls {
		ended := false
		for i := range left {
			v, ok := c.next()
			if !ok {
				ended = true
				break
			}
			left[i] += v * c.loud * c.left
			right[i] += v * c.loud * c.right
		}
		if !ended {
			kept = append(kept, c)
		}
	}
	clear(p.calls[len(kept):])
	p.calls = kept
}

// carry lets the far music be heard while the wind carries it over.
func (p *place) carry(left, right []float32, seconds float64) {
	f := p.Far
	if p.since += seconds; p.since >= f.Every {
		p.since, p.far = 0, nil
		if far, err := music.New(f.Piece, p.chance.Uint64()); err == nil {
			far.Follow(f.Mood)
			p.far = far
		}
	}
	if p.far == nil || p.since > f.For {
		return
	}
	var l, r [slice]float32
	p.far.Play(l[:len(left)], r[:len(left)])
	over := float32(f.Loud * math.Sin(math.Pi*p.since/f.For))
	soft := part(f.High)
	for i := range left {
		for ear, v := range [2]float32{l[i], r[i]} {
			p.band[ear][0] += soft * (v - p.band[ear][0])
			p.band[ear][1] += soft * (p.band[ear][0] - p.band[ear][1])
		}
		left[i] += p.band[0][1] * over
		right[i] += p.band[1][1] * over
	}
}
