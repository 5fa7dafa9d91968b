//go:build !js

package drive_test

import (
	"fmt"
	"testing"
	"time"

	"capital/game/drive"
)

// stuckTest is a test whose time ends at a deadline, and which notes what it ends with.
type stuckTest struct {
	testing.TB
	deadline time.Time
	said     string
}

func (s *stuckTest) Helper()                     {}
func (s *stuckTest) Deadline() (time.Time, bool) { return s.deadline, true }
func (s *stuckTest) Fatalf(format string, args ...any) {
	s.said = fmt.Sprintf(format, args...)
	panic(s) // a test ends here
}

func TestUntilWaitsForAStateAndSaysWhichNeverCame(t *testing.T) {
	asked := 0
	drive.Until(t, "asked often", func() bool { asked++; return asked == 20 })
	if asked != 20 {
		t.Errorf("asked %d times", asked)
	}
	stuck := &stuckTest{TB: t, deadline: time.Now()}
	defer func() {
		if ended := recover(); ended != stuck || stuck.said != "it never comes to this: snow in July" {
			t.Errorf("ended with %v: %q", ended, stuck.said)
		}
	}()
	drive.Until(stuck, "snow in July", func() bool { return false })
	t.Error("it waits no longer, and all is well")
}
