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
	24:   "f32e42b5b1eee89e575998d1452a42e7d4718649e063d33f4f8ad279be2f856f",
	200:  "beb0403719a47963f624e41d33081018369867b1f0227d7e78c54ed3a41b8924",
	1000: "7ec4ab9ddac28eca6e26506da5f0e88c8c60f703bb4dcbfaa20861d434eacb71",
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
