package lab

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/testscope"
)

// digests are what the first matches come to, on every machine. They change with the
// rules, the tiles and the players: after the golden records, these are written anew with
// what
//
//	go run . lab digest -games 24
//	go run . lab digest -games 1000
//
// print.
var digests = map[int]string{
	24:   "d3cd138e550a82d32048e2c0cc9d43b8e0bc19fdaffbbcfa9a209727cc107adb",
	1000: "a2318e2f690ecae6a00fb90415756e8038554fff6a9374511951d0834887b01b",
}

func TestDigestIsTheSameEverywhere(t *testing.T) {
	count := testscope.Count(24, 1000)
	want := fmt.Sprintf("%d matches, sha256 %s\n", count, digests[count])
	if got := mustCall(t, lab.Digest(games()), "", "-games", fmt.Sprint(count)); got != want {
		t.Errorf("%sinstead of\n%s", got, want)
	}
}

func TestDocumentsTellTheDigest(t *testing.T) {
	text, err := os.ReadFile("../../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), digests[1000]) {
		t.Error("CONTRIBUTING tells another digest of 1,000 matches than", digests[1000])
	}
}
