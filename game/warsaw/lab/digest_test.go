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
	24:   "c18649be572ae4b079a5597ba4a20b8a4aaffb55e90d7eaf9282eb09aeb1c051",
	200:  "1b2b21ea76009876757a24ef016b3790b73ed9ee76445079d8ccd8ef1a9c5961",
	1000: "055bd0bcc8891320f74588dd07bed3bbc1c780c8cdae440834d080a21a3c2a02",
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
