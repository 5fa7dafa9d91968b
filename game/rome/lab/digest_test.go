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
	24:   "608ee8e0deefd995798ab7713639a2790e786286233ffa4c82e04a3d9d45bd2c",
	200:  "9d8113937dc2bb5ff03e656fadf8d49d6b8e05d40bb3c0efb99fc750e6a3388e",
	1000: "1f5179b318205cca183a513e6b9fa0d6176a728652e87840e4b9bbc8d1009ef8",
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
