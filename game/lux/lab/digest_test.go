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
	24:   "03e7e31de57451f30dc4a855435af390bc20aca6b574ae78b3779528d859750d",
	200:  "8772e7c049adfab0bae548af1f2f872fbf74df8ce6f2f6876a6c0e0a2d170d4d",
	1000: "f917fae2e0e1631cb8047e2c2b0cd35303421fe54b441aa50d6d794ab5a38fbb",
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
