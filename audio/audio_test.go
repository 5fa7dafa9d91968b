package audio

import (
	"errors"
	"io"
	"math"
	"testing"
	"time"
)

// fakeDevice counts what it was asked to play.
type fakeDevice struct {
	started int
	volume  float64
	playing bool
	silent  bool
}

func (d *fakeDevice) start(source io.Reader, volume float64) voice {
	if d.silent {
		return nil
	}
	d.started++
	d.volume = volume
	return d
}

func (d *fakeDevice) IsPlaying() bool { return d.playing }

func (d *fakeDevice) err() error {
	if d.silent {
		return errors.New("no sound card")
	}
	return nil
}

func TestEverySoundIsClean(t *testing.T) {
	for sound := range sounds {
		samples := synthesise(sound)
		loudest, sum := 0.0, 0.0
		for _, v := range samples {
			loudest = max(loudest, math.Abs(float64(v)))
			sum += float64(v)
		}
		if math.IsNaN(sum) || loudest < 0.1 || loudest > 0.9 {
			t.Errorf("sound %d: loudest %v, sum %v", sound, loudest, sum)
		}
		if seconds := float64(len(samples)) / sampleRate; seconds < 0.1 || seconds > 5 {
			t.Errorf("sound %d takes %v s", sound, seconds)
		}
		if mean := sum / float64(len(samples)); math.Abs(mean) > 0.02 {
			t.Errorf("sound %d leans to one side by %v", sound, mean)
		}
		if first, last := samples[0], samples[len(samples)-1]; math.Abs(float64(first)) > 0.2 || last != 0 {
			t.Errorf("sound %d clicks: begins at %v, ends at %v", sound, first, last)
		}
	}
}

func TestReaderGivesBothEarsTheSame(t *testing.T) {
	data, err := io.ReadAll(&reader{samples: []float32{0, 0.5, -1}})
	if err != nil || len(data) != 3*bytesPerFrame {
		t.Fatal(len(data), err)
	}
	for i := 0; i < len(data); i += bytesPerFrame {
		if string(data[i:i+4]) != string(data[i+4:i+8]) {
			t.Error("ears differ at", i)
		}
	}
}

func TestVolume(t *testing.T) {
	device := &fakeDevice{}
	p := &Player{device: device}
	p.Play(Knock)
	if device.started != 0 {
		t.Error("played at volume 0")
	}
	p.SetVolume(0.5)
	p.Play(Knock)
	if device.started != 1 || device.volume != 0.25 {
		t.Error(device.started, device.volume)
	}
	p.SetVolume(7)
	p.Play(Knock)
	if device.volume != 1 {
		t.Error("louder than loud:", device.volume)
	}
}

func TestNotTooManyAtOnce(t *testing.T) {
	device := &fakeDevice{playing: true}
	p := &Player{device: device, volume: 1}
	for range 3 * maxVoices {
		p.Play(Coins)
	}
	if device.started != maxVoices {
		t.Error(device.started, "at once")
	}
	device.playing = false
	p.Play(Coins)
	if device.started != maxVoices+1 || len(p.playing) != 1 {
		t.Error("ended sounds are not let go:", device.started, len(p.playing))
	}
}

func TestNoSoundCardIsNoError(t *testing.T) {
	p := &Player{device: &fakeDevice{silent: true}, volume: 1}
	p.Play(Siren)
	if p.Err() == nil || len(p.playing) != 0 {
		t.Error(p.Err(), len(p.playing))
	}
}

// TestRealDevice opens whatever this machine has, which may be nothing, and must not fail either way.
func TestRealDevice(t *testing.T) {
	p := NewPlayer()
	p.SetVolume(0.01)
	for p.Err() == nil && len(p.playing) == 0 { // until it is heard, or told why not
		p.Play(Paper)
		time.Sleep(time.Millisecond)
	}
	t.Log("playing:", len(p.playing), "sound card:", p.Err())
}
