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
	24:   "9d69e6288e8568fa98ef02461976579ab916bcef70b256c9a57d2ef265abfb70",
	200:  "f0a706911148028be021f6a66cb621d417a3e25ff3acec01987f1c23fcd5875d",
	1000: "5d88c0c95e5e0700ca68aa3f67de843fdefb2f592ad5e3207639cc6c35d54641",
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
