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
	24:   "be7663b881d7617d7afb079ed2f25ca96e4eae4bc149e4396551fbc57305a851",
	200:  "2c7618fe007baeb544521defb1f99351391a57904d57219e8b13bbd355dbffed",
	1000: "57119a733c0a84ec94c432d76c13dda6b70e00f1be1f73e5bd3b0a49162a77e4",
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
