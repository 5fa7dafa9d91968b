package lab

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/testscope"
)

// digests are what the first matches come to, on every machine. They change with the rules, the board and the players: after
// the golden records, these are written anew with what
//
//	go run . lab digest -game rome -games 24
//	go run . lab digest -game rome -games 200
//	go run . lab digest -game rome -games 1000
//
// print.
var digests = map[int]string{
	24:   "f25157b94d3cd9b4288c1878b0cae3140ad2ac7df80c0fecca930fcaf4f841a9",
	200:  "b4e622e20fae02e14d8bb4ebf5e79741cff9ca2893bf0f726064abc6d60a365d",
	1000: "2045128d7d5bb7ff439c07d98adc0d1d70760e6a32b1649b8b6946f56a23295e",
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
