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
	24:   "eb54b3eaf673cbf3f301e2a335925f2231ebc7fa638ad7fd74fc545b6f162a84",
	200:  "42a103cf568a07eda685d3cd7d1a484491fe16851251a57a48a9e148c8ad1525",
	1000: "a6ad83773ef21c5bdb003b67d2c92b6f669b72206037d44ce759472565fffe86",
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
