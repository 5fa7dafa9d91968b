package audio

import (
	"errors"
	"io"
	"math"
	"testing"
	"time"

	"capital/audio/music"
)

// fakeDevice notes what it was asked to play.
type fakeDevice struct {
	started  []fakeVoice
	streamed []*fakeVoice
	playing  bool
	silent   bool
}

// fakeVoice notes how it is played.
type fakeVoice struct {
	device *fakeDevice
	source io.Reader
	volume float64
	paused bool
}

func (d *fakeDevice) start(source io.Reader, volume float64) voice {
	if d.silent {
		return nil
	}
	d.started = append(d.started, fakeVoice{d, source, volume, false})
	return &d.started[len(d.started)-1]
}

func (d *fakeDevice) streams() bool { return !d.silent }

func (d *fakeDevice) stream(source io.Reader) voice {
	d.streamed = append(d.streamed, &fakeVoice{device: d, source: source, paused: true})
	return d.streamed[len(d.streamed)-1]
}

func (d *fakeDevice) hush(bool) {}

func (v *fakeVoice) IsPlaying() bool          { return v.device.playing }
func (v *fakeVoice) SetVolume(volume float64) { v.volume = volume }
func (v *fakeVoice) Play()                    { v.paused = false }
func (v *fakeVoice) Pause()                   { v.paused = true }

func (d *fakeDevice) err() error {
	if d.silent {
		return errors.New("no sound card")
	}
	return nil
}

func TestNoVariantComesTwiceInARow(t *testing.T) {
	var s shelf
	chance, seen := newChance(3), map[*float32]bool{}
	var last *float32
	for range 40 {
		now := &s.pick(Knock, chance)[0]
		if now == last {
			t.Fatal("the same variant twice")
		}
		last, seen[now] = now, true
	}
	if len(seen) != Variants {
		t.Error(len(seen), "Variants were heard")
	}
}

// heardOf reads a sound to its end, for each ear.
func heardOf(t *testing.T, source io.Reader) (left, right float64) {
	t.Helper()
	data, err := io.ReadAll(source)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(data); i += bytesPerFrame {
		l, r := sampleAt(data[i:]), sampleAt(data[i+4:])
		left, right = left+l*l, right+r*r
	}
	return left, right
}

func sampleAt(data []byte) float64 {
	return float64(math.Float32frombits(uint32(data[0]) | uint32(data[1])<<8 | uint32(data[2])<<16 | uint32(data[3])<<24))
}

func TestASoundIsHeardWhereItHappens(t *testing.T) {
	device := &fakeDevice{}
	p := &Player{device: device, volumes: Volumes{Effects: 1}}
	for _, place := range []float64{-1, 0, 1} {
		p.PlayAt(Knock, place)
		left, right := heardOf(t, device.started[len(device.started)-1].source)
		if got := (right - left) / (right + left); math.Abs(got-place) > 0.01 {
			t.Errorf("at %v it is heard at %v", place, got)
		}
	}
}

func TestVolume(t *testing.T) {
	device := &fakeDevice{}
	p := &Player{device: device}
	p.Play(Knock)
	p.SetVolumes(Volumes{Effects: 0.5})
	p.Play(Sound{})
	if len(device.started) != 0 {
		t.Error("played at volume 0, or silence")
	}
	p.Play(Knock)
	if len(device.started) != 1 || device.started[0].volume != 0.25 {
		t.Error(device.started)
	}
	p.SetVolumes(Volumes{Effects: 7})
	p.Play(Knock)
	if device.started[1].volume != 1 {
		t.Error("louder than loud:", device.started[1].volume)
	}
}

func TestNotTooManyAtOnce(t *testing.T) {
	device := &fakeDevice{playing: true}
	p := &Player{device: device, volumes: Volumes{Effects: 1}}
	for range 3 * maxVoices {
		p.Play(Coins)
	}
	if len(device.started) != maxVoices {
		t.Error(len(device.started), "at once")
	}
	device.playing = false
	p.Play(Coins)
	if len(device.started) != maxVoices+1 || len(p.playing) != 1 {
		t.Error("ended sounds are not let go:", len(device.started), len(p.playing))
	}
}

func TestNoSoundCardIsNoError(t *testing.T) {
	p := &Player{device: &fakeDevice{silent: true}, volumes: Volumes{1, 1, 1}}
	p.Play(Fanfare)
	p.Listen(tick(), music.Mood{}, &Ambience{})
	p.Step(1)
	if p.Err() == nil || len(p.playing) != 0 {
		t.Error(p.Err(), len(p.playing))
	}
	silent := new(Player)
	silent.Listen(tick(), music.Mood{}, &Ambience{})
	silent.Behind(true, true)
	silent.Step(1)
	silent.Play(Knock)
}

// tick is a piece of one drum.
func tick() *music.Piece {
	return &music.Piece{
		Tempo: 120, Beats: 4, Scale: "c", Form: "A", Room: 1,
		Sections: map[byte]music.Section{'A': {Chords: "C|C|C|C|C|C|C|C"}},
		Parts:    []music.Part{{Plays: music.Kick, Loud: 1, Figures: []string{"x:1 x:1 x:1 x:1"}}},
	}
}

// pass lets seconds pass in steps of a frame.
func pass(p *Player, seconds float64) {
	for range int(seconds * 60) {
		p.Step(1.0 / 60)
	}
}

func TestMusicComesGivesWayAndGoes(t *testing.T) {
	device := &fakeDevice{}
	p := &Player{device: device, volumes: Volumes{Effects: 1, Music: 0.5}}
	piece := tick()
	p.Listen(piece, music.Mood{}, nil)
	p.Step(1.0 / 60)
	if len(device.streamed) != 1 || device.streamed[0].paused || device.streamed[0].volume > 0.02 {
		t.Fatal("music does not begin, or begins loud")
	}
	heard := device.streamed[0]
	pass(p, 3)
	if math.Abs(heard.volume-0.25) > 0.01 {
		t.Error("the music is as loud as", heard.volume)
	}
	device.playing = true
	p.Play(Fanfare)
	pass(p, 0.5)
	if heard.volume > 0.13 {
		t.Error("the music does not give way to a fanfare:", heard.volume)
	}
	device.playing = false
	pass(p, 5)
	if heard.volume < 0.24 {
		t.Error("the music does not come back:", heard.volume)
	}
	p.MakeRoom(true, 2)
	pass(p, 1)
	if heard.volume > 0.05 {
		t.Error("the music does not give way to speech:", heard.volume)
	}
	p.MakeRoom(false, 0)
	pass(p, 8)
	p.Behind(true, true)
	pass(p, 1)
	if heard.volume != 0 || !heard.paused {
		t.Error("behind other windows the music is as loud as", heard.volume)
	}
	p.Play(Knock)
	if len(p.playing) != 0 {
		t.Error("a sound is heard behind other windows")
	}
	p.Behind(false, true)
	pass(p, 4)
	if heard.volume < 0.24 || heard.paused || len(device.streamed) != 1 {
		t.Error("the music does not go on in front:", heard.volume)
	}
	p.Listen(tick(), music.Mood{}, nil)
	pass(p, 3)
	if !heard.paused || len(device.streamed) != 2 {
		t.Error("another piece does not take its place")
	}
	p.SetVolumes(Volumes{})
	pass(p, 3)
	if !device.streamed[1].paused || p.music.voice != nil {
		t.Error("music that is off goes on")
	}
}

// TestRealDevice opens whatever this machine has, which may be nothing, and must not fail either way.
func TestRealDevice(t *testing.T) {
	p := NewPlayer()
	p.SetVolumes(Volumes{0.01, 0.01, 0.01})
	for p.Err() == nil && len(p.playing) == 0 { // until it is heard, or told why not
		p.Play(Paper)
		time.Sleep(time.Millisecond)
	}
	t.Log("playing:", len(p.playing), "sound card:", p.Err())
}
