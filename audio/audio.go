// Package audio makes the sounds of the game and plays them. All of them are computed by the program.
//
// A machine without a sound card is no error: there the Player is silent, and Err says why.
package audio

import (
	"encoding/binary"
	"io"
	"math"
)

// sampleRate is in samples a second.
const sampleRate = 48000

// Sound names one sound.
type Sound uint8

// The sounds.
const (
	// Knock: a tile is put down on wood.
	Knock Sound = iota
	// Paper: a tile is taken or turned.
	Paper
	// Coins: coins fall into a purse.
	Coins
	// Splash: a mermaid swims on.
	Splash
	// Chime: something good, like a milestone.
	Chime
	// Bell: a tram's bell, for an epoch that begins.
	Bell
	// Siren: far away, for war.
	Siren
	// Crumble: a stack falls.
	Crumble
	// Thud: soft; that cannot be done.
	Thud
	// Stone: a storey or a house is set down on stone.
	Stone
	// Gavel: an auction is decided.
	Gavel
	sounds
)

// Player plays sounds. It is not safe for concurrent use.
type Player struct {
	device  device
	volume  float64
	made    [sounds][]float32
	playing []voice
}

// device is where sound comes out.
type device interface {
	// start begins to play mono samples. It returns nil when nothing can be heard now.
	start(source io.Reader, volume float64) voice
	// err tells why nothing is ever heard, or nil.
	err() error
}

// voice is one sound that is being played. It goes on only as long as it is held on to.
type voice interface{ IsPlaying() bool }

// maxVoices is how many sounds are heard together at most; more are a mush.
const maxVoices = 12

// NewPlayer opens the sound card, if there is one. There may be only one Player in a program. In a browser nothing is
// heard until the person has clicked or pressed something, by the browser's own rules.
func NewPlayer() *Player {
	return &Player{device: openDevice(), volume: 1}
}

// SetVolume sets the volume, from 0 (off) to 1, of the sounds that begin from now on.
func (p *Player) SetVolume(volume float64) { p.volume = min(max(volume, 0), 1) }

// Play begins a sound and returns at once.
func (p *Player) Play(sound Sound) {
	p.forgetEnded()
	if p.device == nil || p.volume == 0 || sound >= sounds || len(p.playing) >= maxVoices {
		return
	}
	if p.made[sound] == nil {
		p.made[sound] = synthesise(sound)
	}
	// Loudness is felt as the square of what is set.
	if v := p.device.start(&reader{samples: p.made[sound]}, p.volume*p.volume); v != nil {
		p.playing = append(p.playing, v)
	}
}

// Err tells why nothing can be heard on this machine, or nil as far as is known: a sound card may take a while to answer.
// A player without a device, the zero value, is silent by choice and has nothing to tell.
func (p *Player) Err() error {
	if p.device == nil {
		return nil
	}
	return p.device.err()
}

// forgetEnded lets go of the sounds that have ended.
func (p *Player) forgetEnded() {
	kept := p.playing[:0]
	for _, v := range p.playing {
		if v.IsPlaying() {
			kept = append(kept, v)
		}
	}
	clear(p.playing[len(kept):])
	p.playing = kept
}

// bytesPerFrame is the size of one sample for both ears, as 32-bit floats.
const bytesPerFrame = 8

// reader gives mono samples to both ears, as little-endian 32-bit floats.
type reader struct {
	samples []float32
	next    int
}

// Read implements io.Reader.
func (r *reader) Read(buf []byte) (int, error) {
	if r.next == len(r.samples) {
		return 0, io.EOF
	}
	n := 0
	for n+bytesPerFrame <= len(buf) && r.next < len(r.samples) {
		bits := math.Float32bits(r.samples[r.next])
		binary.LittleEndian.PutUint32(buf[n:], bits)
		binary.LittleEndian.PutUint32(buf[n+4:], bits)
		n += bytesPerFrame
		r.next++
	}
	return n, nil
}
