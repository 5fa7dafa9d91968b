//go:build ebitenginevmguest

package audio

import (
	"io"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

// guest is the sound of a game that another program runs in place of a screen: that program hears it.
type guest struct{ context *audio.Context }

func openDevice() device { return guest{audio.NewContext(sampleRate)} }

// start implements device.
func (g guest) start(source io.Reader, volume float64) voice {
	player, err := g.context.NewPlayerF32(source)
	if err != nil {
		return nil
	}
	player.SetVolume(volume)
	player.Play()
	return player
}

// streams implements device: there is neither music nor a place, which nobody would hear.
func (guest) streams() bool { return false }

func (guest) stream(io.Reader) voice { return nil }

func (guest) hush(bool) {}

func (guest) err() error { return nil }
