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
//	go run . lab digest -games 12
//	go run . lab digest -games 200
//	go run . lab digest -games 1000
//
// print.
var digests = map[int]string{
	12:   "7d650a1e807cefa4cf01bbb0ddeb9dde2f15e0e9a65d19c0e354d72666eafd6c",
	200:  "20369ec24886be591d0249eb468faeb1b809da9819f13c3928793c5eba897e67",
	1000: "62d033e18b1eea02c9df7704dc75cdd9b332b6b6838200f997b4b075636372cd",
}

func TestDigestIsTheSameEverywhere(t *testing.T) {
	count := testscope.Count(12, 200)
	want := fmt.Sprintf("%d matches, sha256 %s\n", count, digests[count])
	if got := mustCall(t, lab.Digest(games()), "", "-games", fmt.Sprint(count)); got != want {
		t.Errorf("%sinstead of\n%s", got, want)
	}
}

// A thousand matches take a while: whoever changes the players plays them, and two hundred of them are played here.
func TestDocumentsTellTheDigest(t *testing.T) {
	text, err := os.ReadFile("../../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), digests[1000]) {
		t.Error("CONTRIBUTING tells another digest of 1,000 matches than", digests[1000])
	}
}
