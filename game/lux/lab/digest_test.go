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
	24:   "bc9e626699c26faae111fc10c1a7a7d148118c89abcca224efbe365361c3dc45",
	200:  "6b0e215e07e1f64715f2197f750ccc68d8770b36329a0d1d7261fb1f982ede1b",
	1000: "5bb31c64866e66e9665c760f59be05b6898ba9692c7ac0c9cb7cefdb10927ac6",
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
