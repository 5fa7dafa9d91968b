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
//	go run . lab digest -game rome -games 1000
//
// print.
var digests = map[int]string{
	24:   "7d093b713b0f02e84e1cecedc08ab6d7c5623cc541e4bb8b27ef563736bdaf42",
	1000: "a6ad83773ef21c5bdb003b67d2c92b6f669b72206037d44ce759472565fffe86",
}

func TestDigestIsTheSameEverywhere(t *testing.T) {
	count := thorough.Count(24, 1000)
	want := fmt.Sprintf("%d matches, sha256 %s\n", count, digests[count])
	if got := mustCall(t, lab.Digest(games()), "", "-games", fmt.Sprint(count)); got != want {
		t.Errorf("%sinstead of\n%s", got, want)
	}
}

func TestReadmeTellsTheDigest(t *testing.T) {
	text, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), digests[1000]) {
		t.Error("README tells another digest of 1,000 matches than", digests[1000])
	}
}
