package input

// Reader turns the state of the devices into intents. The zero value is ready. It is not safe for concurrent use.
type Reader struct {
	devices  devices
	textMode bool
	x, y     float64
	down     bool
	touch    bool
	cursorX  float64
	cursorY  float64
	wheel    wheel
	fingers  fingers
	padStep  repeater
	padDX    int
	padDY    int
	padHeld  [padButtons]bool
}

// Poll appends to buf what was done since the last tick, oldest first, and returns the longer buffer. Call it once
// every Update. With enough room in buf it allocates nothing.
func (r *Reader) Poll(buf []Intent) []Intent {
	return r.read(buf, r.devices.look())
}

// Pointer tells where the mouse or the last finger is, in pixels, whether it is pressed, and whether it is a finger.
// A finger that has been lifted leaves the pointer where it was: nothing hovers there.
func (r *Reader) Pointer() (x, y float64, down, touch bool) {
	return r.x, r.y, r.down, r.touch
}

// SetTextMode says whether a text field has the focus. In text mode what is typed arrives as Text and Erase, and only
// Enter, Escape, Tab, the arrows and full screen keep their meaning.
func (r *Reader) SetTextMode(on bool) { r.textMode = on }

// read is Poll with the devices given.
func (r *Reader) read(buf []Intent, now *state) []Intent {
	buf = r.readMouse(buf, now)
	buf = r.readFingers(buf, now)
	buf = r.readKeys(buf, now)
	if r.textMode {
		for _, typed := range now.runes {
			buf = append(buf, Intent{Kind: Text, Rune: typed})
		}
	}
	return r.readPad(buf, now)
}

func (r *Reader) readMouse(buf []Intent, now *state) []Intent {
	if now.cursorX != r.cursorX || now.cursorY != r.cursorY || now.leftDown {
		r.touch = false
		r.x, r.y = now.cursorX, now.cursorY
		buf = append(buf, Intent{Kind: Move, X: r.x, Y: r.y})
	}
	r.cursorX, r.cursorY = now.cursorX, now.cursorY
	if now.leftDown {
		r.down = true
		buf = append(buf, Intent{Kind: Press, X: r.x, Y: r.y})
	}
	if now.leftUp && r.down && !r.touch {
		r.down = false
		buf = append(buf, Intent{Kind: Release, X: r.x, Y: r.y})
	}
	if now.rightDown {
		buf = append(buf, Intent{Kind: Turn, Number: 1, X: r.x, Y: r.y})
	}
	if step := r.wheel.step(now.wheel); step != 0 {
		buf = append(buf, Intent{Kind: Turn, Number: step, DY: step, X: r.x, Y: r.y})
	}
	return buf
}

// How a wheel becomes steps, in ticks. A wheel with notches sends one step at a time; a touch pad sends a stream of small
// ones that ebbs away, which must not spin a tile round and round.
const (
	wheelPause  = 3
	wheelStream = 15
)

// wheel turns scrolling into single steps.
type wheel struct {
	quiet int // ticks since it last moved
	since int // ticks since the last step
}

// step tells +1 when scrolling down by amount (which is negative then) counts as a step, -1 when up does, else 0.
func (w *wheel) step(amount float64) int {
	w.since++
	if amount == 0 {
		w.quiet++
		return 0
	}
	fresh := w.quiet >= wheelPause || w.since >= wheelStream
	w.quiet = 0
	if !fresh {
		return 0
	}
	w.since = 0
	if amount < 0 {
		return 1
	}
	return -1
}

// When what is held down repeats, in ticks.
const (
	repeatAfter = 20
	repeatEvery = 6
)

// repeats tells whether something held for this many ticks, 1 being the first, acts in this tick.
func repeats(held int) bool {
	return held == 1 || held > repeatAfter && (held-repeatAfter)%repeatEvery == 0
}

// repeater counts how long a direction is held.
type repeater struct{ held int }

// step tells whether a direction acts in this tick; changed says that it is not that of the last tick.
func (p *repeater) step(held, changed bool) bool {
	if !held {
		p.held = 0
		return false
	}
	if changed {
		p.held = 0
	}
	p.held++
	return repeats(p.held)
}
