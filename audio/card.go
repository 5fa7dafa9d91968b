//go:build !ebitenginevmguest

package audio

import (
	"io"
	"sync/atomic"

	"github.com/ebitengine/oto/v3"
)

// card is the sound card. It is opened beside the engine's own audio, which ends the whole game when there is no card.
type card struct {
	context *oto.Context
	ready   atomic.Bool
	failure error
	hidden  hidden
}

func openDevice() device {
	if err := missing(); err != nil {
		return &card{failure: err}
	}
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sampleRate, ChannelCount: 2, Format: oto.FormatFloat32LE, ApplicationName: "Capital",
	})
	if err != nil {
		return &card{failure: err}
	}
	c := &card{context: context}
	go func() {
		<-ready
		c.ready.Store(true)
	}()
	return c
}

// start implements device. A sound asked for before the card is ready is dropped: late, it would mean nothing.
func (c *card) start(source io.Reader, volume float64) voice {
	if !c.streams() {
		return nil
	}
	player := c.context.NewPlayer(source)
	player.SetVolume(volume)
	player.Play()
	return player
}

// streams implements device.
func (c *card) streams() bool { return c.ready.Load() && c.err() == nil }

// hush implements device.
func (c *card) hush(wanted bool) { c.hidden.hush(c, wanted) }

// stream implements device.
func (c *card) stream(source io.Reader) voice { return c.context.NewPlayer(source) }

func (c *card) err() error {
	if c.failure != nil {
		return c.failure
	}
	return c.context.Err()
}
