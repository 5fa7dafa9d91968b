package lab

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/testscope"
)

// digests are what the first matches come to, on every machine. They change with the rules, the powers and the players: these are
// written anew with what
//
//	go run . lab digest -game lux -games 24
//	go run . lab digest -game lux -games 200
//	go run . lab digest -game lux -games 1000
//
// print.
var digests = map[int]string{
	24:   "8009ff6ea89886a4ec22eaa0d25f4b33ede469e986092f2f719fc7d3e8fd3c0c",
	200:  "484b509bab1b8216c9ed80b0b96a8ea6ead772cdd7560d307aca34d46c450985",
	1000: "7c64ddf0e698e867b34d56f5068e10bfde0e4aba37f4c3998a8a9470ee2217b8",
}

// isDigest fails where so many matches come to something else.
func isDigest(t *testing.T, count int) {
	t.Helper()
	want := fmt.Sprintf("%d matches, sha256 %s\n", count, digests[count])
	if got := mustCall(t, lab.Digest(games()), "", "-games", fmt.Sprint(count)); got != want {
		t.Errorf("%sinstead of\n%s", got, want)
	}
}

func TestDigestIsTheSameEverywhere(t *testing.T) { isDigest(t, testscope.Count(24, 200)) }

// A thousand matches take minutes: whoever changes the players plays them, and two hundred of them are played here.
func TestDocumentsTellTheDigest(t *testing.T) {
	text, err := os.ReadFile("../../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), digests[1000]) {
		t.Error("CONTRIBUTING tells another digest of 1,000 matches than", digests[1000])
	}
}
