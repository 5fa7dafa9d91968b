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
//	go run . lab digest -games 200
//	go run . lab digest -games 1000
//
// print.
var digests = map[int]string{
	24:   "ce0ff6f246eb23f80f9588668227e7dda7d47c926a5fdf290c4fda31f88d5de6",
	200:  "9a627f4e888765ccd0cfa9899909bfba172309f21ee36fe6820409ca87aa0cda",
	1000: "cf0127103fcfb8d8412add748bd65f3d89d56515208507adf341cf7317a13349",
}

func TestDigestIsTheSameEverywhere(t *testing.T) {
	count := testscope.Count(24, 200)
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
