//go:build !js

package drive

import (
	"testing"
	"time"
)

// reserve is how long before go test a test gives up. In that time it takes a picture, closes the program and tells why.
const reserve = 20 * time.Second

// patience is how long a test waits for one state. None takes half a minute on a small machine: what is not there by then never
// comes, and whatever is tested afterwards has its time.
const patience = 15 * time.Minute

// giveUp is when a test gives up: shortly before go test does, and otherwise never. No time that a test could know is
// right for every machine.
func giveUp(t testing.TB) time.Time {
	if limited, ok := t.(interface{ Deadline() (time.Time, bool) }); ok {
		if deadline, ok := limited.Deadline(); ok {
			return deadline.Add(-reserve)
		}
	}
	return time.Now().Add(24 * time.Hour)
}

// timeLeft is how long it is until a test gives up. It is never nothing, which would mean for ever to some.
func timeLeft(t testing.TB) time.Duration { return max(time.Until(giveUp(t)), time.Millisecond) }

// never ends a test that waited for a state in vain.
const never = "it never comes to this: %s"

// vainly is when it is in vain to wait on for one state.
func vainly(t testing.TB) time.Time {
	end := giveUp(t)
	if latest := time.Now().Add(patience); latest.Before(end) {
		return latest
	}
	return end
}

// Until asks again and again whether something holds, until it does. It is always a state of the program: tests wait for
// nothing else. If that never comes, the test ends and tells what it waited for.
func Until(t testing.TB, what string, holds func() bool) {
	t.Helper()
	for end := vainly(t); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf(never, what)
		}
	}
}
