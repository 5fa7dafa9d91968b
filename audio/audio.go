// Package audio makes what is heard and plays it: sounds, music and places. All of it is computed by the program, while it runs.
//
// A machine without a sound card is no error: there the Player is silent, and Err says why.
package audio

import (
	"io"
	"math"
	"math/rand/v2"

	"capital/audio/music"
)

// sampleRate is in samples a second.
const sampleRate = music.Rate

// Volumes are how loud things are, each from 0 (off) to 1.
type Volumes struct {
	Effects  float64
	Music    float64
	Ambience float64
}

// Player plays sounds, one piece of music and one place. It is not safe for concurrent use.
type Player struct {
	device  device
	volumes Volumes
	chance  *rand.Rand
	shelf   shelf
	playing []heard
	music   track
	place   track
	behind  bool    // nothing shall be heard: see [Player.Behind]
	spoken  float64 // for how many seconds somebody speaks, about
	byEar   bool    // somebody listens to what is said
	room    float64 // how far music and place give way now, 0 to 1
}

// heard is a sound that is being played.
type heard struct {
	voice
	weight float64
}

// device is where sound comes out.
type device interface {
	// start begins to play samples for two ears. It returns nil when nothing can be heard now.
	start(source io.Reader, volume float64) voice
	// streams reports whether what has no end can be heard now.
	streams() bool
	// stream is what has no end, from a source that makes it as it is heard. It is still to be played.
	stream(source io.Reader) voice
	// hush lets nothing be heard while the program can't be seen, if so wanted; else it goes on.
	hush(wanted bool)
	// err tells why nothing is ever heard, or nil.
	err() error
}

// voice is one thing that is being played. It goes on only as long as it is held on to.
type voice interface {
	IsPlaying() bool
	SetVolume(volume float64)
	Play()
	Pause()
}

// maxVoices is how many sounds are heard together at most; more are a mush.
const maxVoices = 12

// NewPlayer opens the sound card, if there is one. There may be only one Player in a program. In a browser nothing is
// heard until the person has clicked or pressed something, by the browser's own rules.
func NewPlayer() *Player {
	return &Player{device: openDevice(), volumes: Volumes{1, 1, 1}, chance: newChance(rand.Uint64())}
}

func newChance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x736f756e64)) }

// SetVolumes sets the volumes: at once of the sounds that begin from now on, and soon of music and place.
func (p *Player) SetVolumes(v Volumes) {
	of := func(volume float64) float64 { return min(max(volume, 0), 1) }
	p.volumes = Volumes{of(v.Effects), of(v.Music), of(v.Ambience)}
}

// Play begins a sound and returns at once.
func (p *Player) Play(sound Sound) { p.PlayAt(sound, 0) }

// PlayAt begins a sound at a place from -1, on the left, to 1, on the right, and returns at once. The sound comes in one of its
// variants and a little higher or lower than the last time.
func (p *Player) PlayAt(sound Sound, place float64) {
	p.forgetEnded()
	if p.device == nil || p.volumes.Effects == 0 || p.behind || sound.recipe == nil || len(p.playing) >= maxVoices {
		return
	}
	if p.chance == nil {
		p.chance = newChance(0)
	}
	source := newReader(p.shelf.pick(sound, p.chance), math.Exp2((2*p.chance.Float64()-1)*detune/12), place)
	if v := p.device.start(source, felt(p.volumes.Effects)); v != nil {
		p.playing = append(p.playing, heard{v, sound.weight()})
	}
}

// detune is how many half-steps a sound is higher or lower at most than it was drawn.
const detune = 0.35

// felt is how loud a volume is: loudness is felt as the square of what is set.
func felt(volume float64) float64 { return volume * volume }

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

// Listen says which piece is heard and in which mood, and at which place; nil is none. It may be called at every tick: what is
// heard already goes on, and what is heard no more fades.
func (p *Player) Listen(piece *music.Piece, mood music.Mood, place *Ambience) {
	p.music.wanted, p.music.mood = nil, mood
	if piece != nil {
		p.music.wanted = piece
	}
	p.place.wanted = nil
	if place != nil {
		p.place.wanted = place
	}
}

// Behind says whether the program's window lies behind others and nothing shall be heard of it, and whether that is wanted
// where the program itself can't tell, since it rests: in a page that can't be seen.
func (p *Player) Behind(now, wanted bool) {
	p.behind = now
	if p.device != nil {
		p.device.hush(wanted)
	}
}

// MakeRoom says whether somebody listens to what is said, and for how many more seconds something is: the music gives way.
func (p *Player) MakeRoom(byEar bool, seconds float64) {
	p.byEar = byEar
	p.spoken = max(p.spoken, seconds)
}

// How far music and place give way.
const (
	underSounds = 0.55 // how much quieter they are under a loud sound
	underSpeech = 0.85
	byEar       = 0.5
	giveWay     = 0.09 // seconds in which they have given way
	comeBack    = 0.9  // and in which they are back
)

// Step lets seconds pass for music and place: they begin, fade, and give way to sounds and to speech.
func (p *Player) Step(seconds float64) {
	if p.device == nil {
		return
	}
	p.forgetEnded()
	p.spoken = max(p.spoken-seconds, 0)
	room := p.roomWanted()
	time := comeBack
	if room > p.room {
		time = giveWay
	}
	p.room += (room - p.room) * (1 - math.Exp(-seconds/time))
	left := 1 - p.room
	if p.behind {
		left = 0
	}
	p.music.step(p, seconds, felt(p.volumes.Music), left)
	p.place.step(p, seconds, felt(p.volumes.Ambience), left)
}

// roomWanted is how far music and place shall give way just now.
func (p *Player) roomWanted() (room float64) {
	for _, v := range p.playing {
		room = max(room, underSounds*v.weight)
	}
	if p.byEar {
		room = max(room, byEar)
		if p.spoken > 0 {
			room = underSpeech
		}
	}
	return room
}
