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
	24:   "d53ab0df116f64e3d9dcdfb7439960d8b1a52d1d0e9b118590afd8c8b4d0fe62",
	200:  "341aa9acc34875faaeab1d4caa940cecf22a536fa76112ef672e270f369522b0",
	1000: "3c89b78deca0c5b383b62eee35a6c93f66ed6c3cdc281ff62504186a073b556b",
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
