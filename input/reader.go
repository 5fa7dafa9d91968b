package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Reader turns the state of the devices into intents. The zero value is ready. It is not safe for concurrent use.
type Reader struct {
	devices   devices
	device    Device
	bound     map[Chord]Intent
	textMode  bool
	clipboard clipboard
	pasted    string // where nobody writes
	catching  bool
	x, y      float64
	down      bool
	touch     bool
	cursorX   float64
	cursorY   float64
	wheel     wheel
	fingers   fingers
	keySteps  [ebiten.KeyMax + 1]repeater
	padStep   repeater
	padDX     int
	padDY     int
	padZoom   int
	zoomStep  repeater
	padHeld   [padButtons]bool
	padRested float64 // seconds for which the button that confirms is held
	padPaired bool    // something was done with another button while PadSecond is held
}

// Poll appends to buf what was done since the last call, oldest first, and returns the longer buffer. Call it once
// every Update, with the seconds that have passed since the last. With enough room in buf it allocates nothing.
func (r *Reader) Poll(buf []Intent, elapsed float64) []Intent {
	now := r.devices.look()
	now.elapsed, now.pasted = elapsed, r.clipboard.come(elapsed)
	return r.read(buf, now)
}

// Pointer tells where the mouse or the last finger is, in pixels, whether it is pressed, and whether it is a finger.
// A finger that has been lifted leaves the pointer where it was: nothing hovers there.
func (r *Reader) Pointer() (x, y float64, down, touch bool) {
	return r.x, r.y, r.down, r.touch
}

// SetTextMode says whether a text field has the focus. In text mode what is typed or pasted arrives as Text and Erase, and only
// Enter, Escape, Tab, the arrows and full screen keep their meaning.
func (r *Reader) SetTextMode(on bool) {
	if r.textMode && !on {
		r.clipboard.forget()
	}
	r.textMode = on
}

// Keep keeps what was copied or cut, to be pasted.
func (r *Reader) Keep(text string) { r.clipboard.keep(text) }

// Pasted is what was pasted where nobody writes since it was last called, or nothing.
func (r *Reader) Pasted() string {
	pasted := r.pasted
	r.pasted = ""
	return pasted
}

// SharesClipboard reports whether what is kept can be pasted into other programs.
func (r *Reader) SharesClipboard() bool { return r.clipboard.shared() }

// ShareClipboard has what is copied and pasted be the system's, as far as that can be had. Without, it is the reader's own.
func (r *Reader) ShareClipboard() { r.clipboard.share() }

// Bind says which key does what.
func (r *Reader) Bind(keys Bindings) { r.bound = keys.intents() }

// Catch says whether the next key is wanted itself, as Caught, whatever it does else. Only Escape keeps its meaning.
func (r *Reader) Catch(on bool) { r.catching = on }

// read is Poll with the devices given.
func (r *Reader) read(buf []Intent, now *state) []Intent {
	if r.bound == nil {
		r.Bind("")
	}
	from := len(buf)
	buf = r.used(Keyboard, buf, r.paste(buf, now.pasted)) // before anything that may lead elsewhere
	buf = r.used(Mouse, buf, r.readMouse(buf, now))
	buf = r.used(Finger, buf, r.readFingers(buf, now))
	buf = r.used(Keyboard, buf, r.readTyping(buf, now))
	buf = r.used(Pad, buf, r.readPad(buf, now))
	if slices.ContainsFunc(buf[from:], func(in Intent) bool { return in.Kind.leads() }) {
		r.clipboard.forget()
	}
	return buf
}

// leads reports whether a kind of intent may lead to another field or place than where something is to be pasted.
func (k Kind) leads() bool { return k != Move && k != Release && k != Text && k != Erase }

// readTyping reads the keys, and what they type.
func (r *Reader) readTyping(buf []Intent, now *state) []Intent {
	buf = r.readKeys(buf, now)
	for _, typed := range now.runes {
		switch {
		case r.textMode:
			buf = append(buf, Intent{Kind: Text, Rune: typed})
		case typed == '?' && !r.catching: // wherever that is on the person's keyboard
			buf = append(buf, r.explain())
		}
	}
	return buf
}

func (r *Reader) readMouse(buf []Intent, now *state) []Intent {
	if now.cursorX != r.cursorX || now.cursorY != r.cursorY || now.leftDown {
		r.touch = false
		r.x, r.y = now.cursorX, now.cursorY
		buf = append(buf, Intent{Kind: Move, X: r.x, Y: r.y, Held: r.down})
	}
	r.cursorX, r.cursorY = now.cursorX, now.cursorY
	if now.leftDown {
		r.down = true
		buf = append(buf, Intent{Kind: Press, X: r.x, Y: r.y, Select: r.textMode && now.shift})
	}
	if now.leftUp && r.down && !r.touch {
		r.down = false
		buf = append(buf, Intent{Kind: Release, X: r.x, Y: r.y})
	}
	if now.rightDown {
		buf = append(buf, Intent{Kind: Turn, Number: 1, X: r.x, Y: r.y, Right: true})
	}
	if step := r.wheel.step(now.wheel, now.elapsed); step != 0 && now.control { // so browsers tell two fingers on a touch pad, too
		buf = append(buf, r.zoomBy(-step))
	} else if step != 0 {
		buf = append(buf, Intent{Kind: Turn, Number: step, DY: step, X: r.x, Y: r.y})
	}
	return buf
}

// explain asks for the rules of what is pointed at.
func (r *Reader) explain() Intent { return Intent{Kind: Explain, X: r.x, Y: r.y} }

// zoomBy is one step of zooming in, with +1, or out, with -1, where the pointer is.
func (r *Reader) zoomBy(step int) Intent {
	scale := float64(ZoomStep)
	if step < 0 {
		scale = 1 / scale
	}
	return Intent{Kind: Zoom, X: r.x, Y: r.y, Scale: scale}
}

// How a wheel becomes steps, in seconds. A wheel with notches sends one step at a time; a touch pad sends a stream of
// small ones that ebbs away, which must not spin a tile round and round.
const (
	wheelPause  = 0.05
	wheelStream = 0.25
)

// instant is what all that is lost where times are rounded and added up may come to, in seconds.
const instant = 1e-5

// wheel turns scrolling into single steps.
type wheel struct {
	quiet float64 // seconds in which it did not move
	since float64 // seconds since the last step
}

// step tells +1 when scrolling down by amount (which is negative then) counts as a step, -1 when up does, else 0.
func (w *wheel) step(amount, elapsed float64) int {
	w.since += elapsed
	if amount == 0 {
		w.quiet += elapsed
		return 0
	}
	fresh := w.quiet+instant >= wheelPause || w.since+instant >= wheelStream
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

// When what is held down repeats, in seconds.
const (
	repeatAfter = 25.0 / 60
	repeatEvery = 0.1
)

// repeater waits until what is held down acts again.
type repeater struct{ wait float64 }

// step tells whether what is held acts now; fresh says that it was not held before. It never acts twice at once, and
// after a halt of the program makes up for one step only.
func (p *repeater) step(fresh bool, elapsed float64) bool {
	if fresh {
		p.wait = repeatAfter
		return true
	}
	if p.wait -= elapsed; p.wait > instant {
		return false
	}
	p.wait = max(p.wait+repeatEvery, 0)
	return true
}
