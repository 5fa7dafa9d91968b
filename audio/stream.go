package audio

import (
	"encoding/binary"
	"io"
	"math"

	"capital/audio/music"
)

// bytesPerFrame is the size of one sample for both ears, as 32-bit floats.
const bytesPerFrame = 8

// put writes a sample for both ears, as little-endian 32-bit floats.
func put(buf []byte, left, right float32) {
	binary.LittleEndian.PutUint32(buf, math.Float32bits(left))
	binary.LittleEndian.PutUint32(buf[4:], math.Float32bits(right))
}

// reader gives the samples of a sound, faster or slower, at a place.
type reader struct {
	samples     []float32
	at, speed   float64
	left, right float32
}

func newReader(samples []float32, speed, place float64) *reader {
	sin, cos := math.Sincos((min(max(place, -1), 1) + 1) * math.Pi / 4)
	return &reader{samples: samples, speed: speed, left: float32(cos * math.Sqrt2), right: float32(sin * math.Sqrt2)}
}

// next returns the next sample, ok until there are no more.
func (r *reader) next() (value float32, ok bool) {
	n := int(r.at)
	if n+1 >= len(r.samples) {
		return 0, false
	}
	part := float32(r.at - float64(n))
	r.at += r.speed
	return r.samples[n] + (r.samples[n+1]-r.samples[n])*part, true
}

// Read implements io.Reader.
func (r *reader) Read(buf []byte) (int, error) {
	n := 0
	for n+bytesPerFrame <= len(buf) {
		value, ok := r.next()
		if !ok {
			break
		}
		put(buf[n:], value*r.left, value*r.right)
		n += bytesPerFrame
	}
	if n == 0 && len(buf) >= bytesPerFrame {
		return 0, io.EOF
	}
	return n, nil
}

// endless makes samples for both ears without end.
type endless interface{ Play(left, right []float32) }

// slice is how many samples are made at once. In a browser nothing else happens meanwhile.
const slice = 512

// stream gives an endless source away in slices.
type stream struct {
	of          endless
	left, right [slice]float32
}

// Read implements io.Reader.
func (s *stream) Read(buf []byte) (int, error) {
	n := min(len(buf)/bytesPerFrame, slice)
	s.of.Play(s.left[:n], s.right[:n])
	for i := range n {
		put(buf[i*bytesPerFrame:], s.left[i], s.right[i])
	}
	return n * bytesPerFrame, nil
}

// track is music or a place: what is heard of it, and what shall be.
type track struct {
	wanted  any // a *music.Piece, an *Ambience, or nil
	mood    music.Mood
	heard   any
	source  endless
	voice   voice
	level   float64 // 0 to 1, while it fades in and out
	volume  float64 // as the device has it
	resting bool    // nothing of it can be heard
}

// fadeTime is how long what is heard takes to fade in, and to fade out, in seconds.
const fadeTime = 1.2

// step lets seconds pass: loud is how loud the track is, left is what sounds and speech leave of it.
func (t *track) step(p *Player, seconds, loud, left float64) {
	if t.heard != t.wanted || loud == 0 {
		t.level = max(t.level-seconds/fadeTime, 0)
		if t.level == 0 || t.voice == nil {
			t.change(p, loud)
		}
	} else if left > 0 {
		t.level = min(t.level+seconds/fadeTime, 1)
	}
	if t.voice == nil {
		return
	}
	if performer, ok := t.source.(*music.Performer); ok && t.heard == t.wanted {
		performer.Follow(t.mood)
	}
	if left == 0 { // the window lies behind others
		t.level = max(t.level-seconds/0.3, 0)
	}
	t.setVolume(loud * left * t.level)
	switch {
	case left == 0 && t.level == 0 && !t.resting:
		t.voice.Pause()
		t.resting = true
	case left > 0 && t.resting:
		t.voice.Play()
		t.resting = false
	}
}

// setVolume tells the device where it is heard.
func (t *track) setVolume(volume float64) {
	if math.Abs(volume-t.volume) > 0.002 || volume == 0 && t.volume != 0 {
		t.volume = volume
		t.voice.SetVolume(volume)
	}
}

// change ends what is heard and begins what shall be.
func (t *track) change(p *Player, loud float64) {
	if t.voice != nil {
		t.voice.Pause()
	}
	*t = track{wanted: t.wanted, mood: t.mood}
	if t.wanted == nil || loud == 0 || p.behind || !p.device.streams() {
		return
	}
	source := sourceOf(t.wanted, t.mood, p)
	if source == nil {
		return
	}
	t.heard, t.source, t.voice = t.wanted, source, p.device.stream(&stream{of: source})
	t.voice.SetVolume(0)
	t.voice.Play()
}

// sourceOf begins a piece or a place. What is wrongly written is not heard; tests find it.
func sourceOf(wanted any, mood music.Mood, p *Player) endless {
	if p.chance == nil {
		p.chance = newChance(0)
	}
	switch w := wanted.(type) {
	case *music.Piece:
		if performer, err := music.New(w, p.chance.Uint64()); err == nil {
			performer.Follow(mood)
			performer.Settle()
			return performer
		}
	case *Ambience:
		return w.Begin(p.chance.Uint64())
	}
	return nil
}
