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
//	go run . lab digest -games 12
//	go run . lab digest -games 200
//	go run . lab digest -games 1000
//
// print.
var digests = map[int]string{
	12:   "92666bcf6695239256e966b6d4c4d05ebefb357db38084ef655b4125eb1693c1",
	200:  "90a705b23c3f1bad84119bc034d3de40bf910b388c112cefe30af6bac5f0ca01",
	1000: "3713ffbe049f6e717faa03a70379096f051827afbfd8f2dea13b2386269cbf96",
}

func TestDigestIsTheSameEverywhere(t *testing.T) {
	count := testscope.Count(12, 200)
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
