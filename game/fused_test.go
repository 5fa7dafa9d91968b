package game

import (
	"os"
	"os/exec"
	"regexp"
	"testing"

	"capital/game/testscope"
)

// Some processors multiply and add in one step that rounds once, and the compiler uses it
// where the source lets it. Nothing that decides a move may: it would decide otherwise
// there.
func TestNothingThatDecidesIsRoundedOtherwiseElsewhere(t *testing.T) {
	testscope.Only(t)
	command := exec.Command("go", "build", "-gcflags=-S", "./rules/...", "./game/search", "./game/.../ai")
	command.Dir = ".."
	command.Env = append(os.Environ(), "GOOS=linux", "GOARCH=arm64", "CGO_ENABLED=0")
	listing, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, listing)
	}
	if !regexp.MustCompile(`\tFMULD\t`).Match(listing) {
		t.Error("no number is multiplied at all")
	}
	fused := regexp.MustCompile(`.*\tFN?M(ADD|SUB)[DS]\t.*`)
	for _, line := range fused.FindAll(listing, -1) {
		t.Errorf("%s", line)
	}
}
