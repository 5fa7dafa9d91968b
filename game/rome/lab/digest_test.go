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
	24:   "9a19b06899362c33854974ecf75fd5c8cf9f2bc750f1ecbe64c24df95b9952a3",
	200:  "2b0a8c70eea0ffb1914078fc260e734178cd34cfc2ed9693a83b361542073024",
	1000: "bdc17d61a7ae606b550ea3ee5e90e3f390abf22174e466551f473ef534e92941",
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

// A thousand matches take minutes: whoever changes the players plays them, and two hundred of them are played here.
func TestReadmeTellsWhatAThousandMatchesComeTo(t *testing.T) {
	text, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), digests[1000]) {
		t.Error("README tells another digest of 1,000 matches than", digests[1000])
	}
}
