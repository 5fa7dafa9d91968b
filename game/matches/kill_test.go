//go:build !js

package matches

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"capital/game/testscope"
)

// killed names the folder in which the process of a test keeps an index until it is killed.
const killed = "CAPITAL_MATCHES_KILLED"

// keepAgainAndAgain keeps the index of a folder, as two versions in turn, and says each time that it does: of each it reads all anew.
func keepAgainAndAgain(t *testing.T, folder string) {
	for version := 1; ; version = 3 - version {
		x, _ := indexOf(folder, fmt.Sprint(version))
		if _, left, err := x.List(t.Context(), "en", 1<<20); err != nil || left != 0 {
			t.Fatal(left, err)
		}
		for range 50 {
			x.keep()
			fmt.Println("kept")
		}
	}
}

// TestKilledWhileTheIndexIsWritten at any moment, by the system: the list is right after it, and the file is whole or not there.
// Once it is, nothing is read for it.
func TestKilledWhileTheIndexIsWritten(t *testing.T) {
	if folder := os.Getenv(killed); folder != "" {
		keepAgainAndAgain(t, folder)
	}
	folder, want := some(t)
	random := rand.New(rand.NewPCG(1, 0))
	amid := 0 // kills in the midst of writing
	for kill := range testscope.Count(12, 60) {
		child := exec.Command(os.Args[0], "-test.run=^TestKilledWhileTheIndexIsWritten$")
		child.Env = append(os.Environ(), killed+"="+folder)
		out, err := child.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := child.Start(); err != nil {
			t.Fatal(err)
		}
		told := bufio.NewReader(out)
		for range 1 + random.IntN(60) {
			if _, err := told.ReadString('\n'); err != nil {
				t.Fatal(err)
			}
		}
		for kill%2 == 0 && len(halfOf(folder)) == 0 && whole(readIndex(folder)) { // until it is being written
			runtime.Gosched()
		}
		_ = child.Process.Kill()
		_ = child.Wait()

		half := halfOf(folder)
		amid += len(half)
		for _, path := range half {
			if err := os.Remove(path); err != nil {
				t.Fatal(err)
			}
		}
		if text := readIndex(folder); !whole(text) {
			t.Fatalf("kill %d leaves an index of %d bytes", kill, len(text))
		}
		if got, _ := listed(t, folder, "1", "en"); !slices.Equal(got, want) {
			t.Fatalf("after kill %d are listed\n%q", kill, got)
		}
		if got, reads := listed(t, folder, "1", "en"); !slices.Equal(got, want) || reads != 0 {
			t.Fatalf("after kill %d, %d are read again", kill, reads)
		}
	}
	t.Logf("%d of the kills were amid the writing", amid)
	if amid == 0 {
		t.Error("no kill was amid the writing")
	}
}

// halfOf are the files of an index that are half written.
func halfOf(folder string) []string {
	half, _ := filepath.Glob(filepath.Join(folder, "."+Name+"*"))
	return half
}

// readIndex is what the index of a folder says, or nothing.
func readIndex(folder string) string {
	text, _ := os.ReadFile(filepath.Join(folder, Name))
	return string(text)
}

// whole reports whether an index is as one of the two versions has written it.
func whole(text string) bool {
	_, rest, _ := strings.Cut(text, "\n")
	for _, version := range []string{"1", "2"} {
		x, _ := indexOf("", version)
		if strings.HasPrefix(text, x.head([]byte(rest))+"\n") {
			return true
		}
	}
	return false
}
