package input

// Device is what a person does things with.
type Device uint8

// The devices.
const (
	Mouse Device = iota
	Finger
	Keyboard
	Pad
)

// Device is what was used last: what is said of buttons and keys is said of those.
func (r *Reader) Device() Device { return r.device }

// used notes that a device was used where it told more than before, and returns what it told.
func (r *Reader) used(device Device, before, now []Intent) []Intent {
	if len(now) > len(before) {
		r.device = device
	}
	return now
}
