package scene

import "sync/atomic"

// askedEvery is how often the device is asked for its battery, in seconds.
const askedEvery = 60

// power is where the device takes its power from, as far as that can be told.
type power struct {
	waits   float64 // seconds until it is asked again
	battery atomic.Bool
}

// spare reports whether the device runs on its battery.
func (p *power) spare() bool { return p.battery.Load() }

// step lets seconds pass. The device is asked now and then, off the frame loop.
func (p *power) step(seconds float64) {
	if p.waits -= seconds; p.waits <= 0 {
		p.waits = askedEvery
		askPower(&p.battery)
	}
}
