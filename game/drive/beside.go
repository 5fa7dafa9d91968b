//go:build !js

package drive

import (
	"flag"
	"strconv"
	"testing"
)

// together is how many tests may drive the program at once. Each waits for a frame or a timer most of the time, so there
// may be more of them than cores. But each program takes some hundred megabytes if the processor draws its pictures.
const together = 4

// places are what the tests take that drive the program.
var places = make(chan struct{}, together)

// Beside lets a test drive the program beside other tests that do. Call it first of all.
func Beside(t *testing.T) {
	t.Helper()
	t.Parallel()
	places <- struct{}{}
	t.Cleanup(func() { <-places })
}

// allowBeside has go test run as many tests beside each other, whatever the number of cores.
func allowBeside() {
	flag.Parse()
	if cores := flag.Lookup("test.parallel"); cores != nil && cores.Value.String() == cores.DefValue {
		flag.Set("test.parallel", strconv.Itoa(together))
	}
}
