package music

import (
	"math"
	"sync/atomic"
)

// block is how many samples are made at once.
const block = 64

// Performer plays a piece without end.
type Performer struct {
	piece  *score
	kinds  kinds
	writer *composer
	mood   atomic.Uint32 // of the music from the next bar on; see [Performer.Follow]
	room   *room
	seats  []seat
	voices []voice
	notes  []due // to be played
	made   []note
	bar    int // of the eight bars made
	now    int // in samples
	next   int // when the next bar begins
	seed   uint32
	gain   float64
	hand   hand
	waves  map[waveOf]*wave
}

// seat is where a part sits.
type seat struct {
	left, right, echo float32
	own               [block]float32
	busy              bool
}

// voice is a note that is being played.
type voice struct {
	sounding
	part        int
	delay, hold int // samples until it begins, and until it is let go
}

// due is a note that is to be played.
type due struct {
	note
	from, hold int
}

// waveOf is what a wave is made for: half an octave of an instrument.
type waveOf struct {
	plays  Instrument
	range6 int
}

// kinds are what all instruments are made of.
type kinds struct {
	struck  map[Instrument]struckKind
	blown   map[Instrument]blownKind
	plucked map[Instrument]pluckedKind
	drums   map[Instrument]drumKind
}

// New makes a performer of a piece. The error says what is written wrongly in it.
func New(p *Piece, seed uint64) (*Performer, error) {
	s, err := p.read()
	if err != nil {
		return nil, err
	}
	perform := &Performer{
		piece: s, writer: newComposer(s, seed), room: newRoom(p.Room, p.Dark), seed: uint32(seed)*2654435761 | 1, bar: bars,
		kinds: kinds{struckKinds(), blownKinds(), pluckedKinds(), drumKinds()}, waves: map[waveOf]*wave{},
	}
	for _, part := range p.Parts {
		sin, cos := math.Sincos((part.Place + 1) * math.Pi / 4)
		perform.seats = append(perform.seats, seat{left: float32(cos * math.Sqrt2), right: float32(sin * math.Sqrt2), echo: float32(part.Echo)})
	}
	perform.hand = newHand()
	perform.gain = perform.wanted()
	return perform, nil
}

// Follow says in which mood the music goes on, from the next bar on. It may be called while another goroutine plays.
func (p *Performer) Follow(m Mood) {
	packed := uint32(min(max(m.Level, 0), 255)) << 1
	if m.Last {
		packed |= 1
	}
	p.mood.Store(packed)
}

// Mood is what it follows.
func (p *Performer) Mood() Mood {
	packed := p.mood.Load()
	return Mood{Level: int(packed >> 1), Last: packed&1 != 0}
}

// Settle takes the loudness of the mood at once, as at the beginning.
func (p *Performer) Settle() { p.gain = p.wanted() }

// loudness brings a piece whose parts are as loud as usual near to what is wanted of all music.
const loudness = 0.25

// wanted is how loud all of it is in the mood.
func (p *Performer) wanted() float64 {
	return loudness * math.Pow(10, p.piece.trim(p.Mood())/20)
}

// Play makes the next samples for both ears.
func (p *Performer) Play(left, right []float32) {
	for len(left) > 0 {
		n := min(block, len(left))
		p.play(left[:n], right[:n])
		left, right = left[n:], right[n:]
	}
}

// play makes at most a block of samples.
func (p *Performer) play(left, right []float32) {
	count := len(left)
	for p.next < p.now+count {
		p.writeBar()
	}
	p.begin(count)
	clear(left)
	clear(right)
	p.sound(count)
	var sent [block]float32
	for n := range p.seats {
		s := &p.seats[n]
		if !s.busy {
			continue
		}
		s.busy = false
		for i, v := range s.own[:count] {
			left[i] += v * s.left
			right[i] += v * s.right
			sent[i] += v * s.echo
		}
		clear(s.own[:count])
	}
	p.room.add(sent[:count], left, right)
	p.gain += (p.wanted()*p.hand.hear(left, right, p.gain) - p.gain) * float64(count) / (1.5 * Rate)
	for i := range left {
		left[i] = bounded(left[i] * float32(p.gain))
		right[i] = bounded(right[i] * float32(p.gain))
	}
	p.now += count
}

// bounded keeps a sample below 1 without an edge.
func bounded(v float32) float32 {
	const free = 0.7
	switch {
	case v > free:
		return free + (1-free)*float32(math.Tanh(float64((v-free)/(1-free))))*0.95
	case v < -free:
		return -bounded(-v)
	}
	return v
}

// hand is the hand at the desk: where players are louder or softer together than music shall be, it slowly moves the fader. It
// hears as ears do: the filters are those of ITU-R BS.1770.
type hand struct {
	filters [2][2]filter // an ear
	power   float64      // as it is heard, over the last seconds
	moved   float64
}

// filter is a filter of the second order.
type filter struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

func (f *filter) pass(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// target is the power of -23 LUFS, and a little more: what is soft between is not counted.
const target = 0.0059 * 0.97

func newHand() hand {
	head := filter{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585}
	low := filter{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621}
	return hand{filters: [2][2]filter{{head, low}, {head, low}}, power: target, moved: 1}
}

// hear takes what the players play, which is made louder by a gain, and returns where the fader shall be.
func (h *hand) hear(left, right []float32, gain float64) float64 {
	power := 0.0
	for ear, samples := range [2][]float32{left, right} {
		f := &h.filters[ear]
		for _, v := range samples {
			w := f[1].pass(f[0].pass(float64(v)))
			power += w * w
		}
	}
	passed := float64(len(left)) / Rate
	power *= gain * gain / float64(len(left))
	if power > target/30 { // a rest is no softness
		h.power += (power - h.power) * passed / 3
	}
	h.moved *= math.Pow(target/h.power, 0.5*passed/1.5)
	h.moved = min(max(h.moved, 0.55), 1.8)
	return h.moved
}

// sound has all voices play, and lets go of those that have ended.
func (p *Performer) sound(count int) {
	kept := p.voices[:0]
	for _, v := range p.voices {
		s := &p.seats[v.part]
		s.busy = true
		from := min(v.delay, count)
		v.delay -= from
		on := from == count || v.add(s.own[from:count])
		if v.hold > 0 {
			if v.hold -= count; v.hold <= 0 {
				v.release()
			}
		}
		if on {
			kept = append(kept, v)
		}
	}
	clear(p.voices[len(kept):])
	p.voices = kept
}

// begin begins the notes that are due within so many samples.
func (p *Performer) begin(count int) {
	kept := p.notes[:0]
	for _, d := range p.notes {
		if d.from >= p.now+count {
			kept = append(kept, d)
			continue
		}
		if len(p.voices) < maxVoices {
			delay := max(d.from-p.now, 0)
			p.voices = append(p.voices, voice{p.voiceOf(&d.note), d.part, delay, delay + max(d.hold, block)})
		}
	}
	p.notes = kept
}

// maxVoices is how many notes sound together at most.
const maxVoices = 64

// voiceOf makes the sound of a note.
func (p *Performer) voiceOf(n *note) sounding {
	p.seed = p.seed*1664525 + 1013904223
	part := &p.piece.Parts[n.part]
	touch := min(max(n.loud, 0.1), 1.3) // how it is played; how loud the part is comes with it
	loud := part.Loud
	pitch := float64(n.pitch)
	if k, ok := p.kinds.plucked[part.Plays]; ok {
		return newPlucked(&k, pitch, touch*loud, p.seed)
	}
	if k, ok := p.kinds.drums[part.Plays]; ok {
		return newDrum(&k, touch*loud, p.seed)
	}
	if k, ok := p.kinds.blown[part.Plays]; ok {
		of := waveOf{part.Plays, n.pitch / 6}
		if p.waves[of] == nil {
			p.waves[of] = newWave(&k, frequencyOf(float64(of.range6*6+3)))
		}
		return newBlown(&k, p.waves[of], pitch, touch*loud, p.seed)
	}
	k := p.kinds.struck[part.Plays]
	return newStruck(&k, pitch, touch*loud, p.seed)
}

// writeBar has the notes of the next bar played when they are due.
func (p *Performer) writeBar() {
	mood := p.Mood()
	if p.bar == bars {
		p.made, p.bar = p.writer.next(mood), 0
	}
	tempo := p.piece.Tempo
	if mood.Last {
		tempo *= 1.04
	}
	beat := 60 / tempo * Rate
	from := float64(p.bar) * p.piece.Beats
	chance := p.writer.chance
	for _, n := range p.made {
		if n.at < from-1e-6 || n.at >= from+p.piece.Beats-1e-6 || !p.piece.Parts[n.part].heard(mood) {
			continue
		}
		at := p.swung(n.at-from) * beat
		at += chance.NormFloat64() * 0.004 * Rate // nobody plays like a clock
		n.loud *= 1 + 0.05*chance.NormFloat64()
		p.notes = append(p.notes, due{n, p.next + max(int(at), 0), int(n.length * beat * 0.97)})
	}
	p.next += int(p.piece.Beats * beat)
	p.bar++
}

// swung is when a beat of a bar comes where the second half of beats is late.
func (p *Performer) swung(at float64) float64 {
	whole := math.Floor(at + 1e-9)
	part, middle := at-whole, 0.5+p.piece.Swing
	if part <= 0.5 {
		return whole + part*2*middle
	}
	return whole + middle + (part-0.5)*2*(1-middle)
}
