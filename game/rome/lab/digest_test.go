package lab

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"capital/game/lab"
	"capital/game/thorough"
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
	24:   "1a1f00bdede84f87d8cfc10bae76c5dd535815911ec95064c3cc6c3b2024a16e",
	200:  "b90d48d0237bbc9db5ea3652c77ddc3577623e3aac95d32274b0d8f215b1e918",
	1000: "1208b34d31678d5a9bdcefa111cea5b30afe013d5f9a9dcef603bdfddd3c7708",
}

// isDigest fails where so many matches come to something else.
func isDigest(t *testing.T, count int) {
	t.Helper()
	want := fmt.Sprintf("%d matches, sha256 %s\n", count, digests[count])
	if got := mustCall(t, lab.Digest(games()), "", "-games", fmt.Sprint(count)); got != want {
		t.Errorf("%sinstead of\n%s", got, want)
	}
}

func TestDigestIsTheSameEverywhere(t *testing.T) { isDigest(t, thorough.Count(24, 200)) }

// A thousand matches take minutes where there is no fast processor: they are played where README is read.
func TestReadmeTellsWhatAThousandMatchesComeTo(t *testing.T) {
	text, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), digests[1000]) {
		t.Error("README tells another digest of 1,000 matches than", digests[1000])
	}
	thorough.Only(t)
	isDigest(t, 1000)
}
