//go:build !js

package players

// WebWorkers makes a pool of the Web Workers of the page that the program runs in. Outside browsers there are none: the
// pool is nil, and all is thought about in the goroutine that asks.
func WebWorkers() *Pool { return nil }

// yielding makes a function for one who thinks long to call between its steps, where nothing interrupts it: clocks and frames
// have their turn then. Where the system shares threads out it is nil.
func yielding() func() { return nil }
