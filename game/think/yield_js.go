package think

import (
	"runtime"
	"syscall/js"
	"time"
)

// yield is what a search calls between rollouts, for in a browser nothing interrupts it: timers have their turn, and in
// the page, but not in a Web Worker or a program without a page, the frames have every few milliseconds.
func yield() func() {
	if !js.Global().Get("Window").Truthy() {
		return runtime.Gosched
	}
	const slice = 8 * time.Millisecond
	awake := time.Now()
	return func() {
		runtime.Gosched()
		if time.Since(awake) >= slice {
			time.Sleep(time.Millisecond)
			awake = time.Now()
		}
	}
}
