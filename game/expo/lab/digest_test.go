package lab

import (
	"fmt"
	"testing"

	"capital/game/lab"
)

// digest is what the first matches come to, on every machine. It changes with the rules, the tiles and the players: it is written
// anew with what
//
//	go run . lab digest -game expo -games 12
//
// prints.
const (
	digestGames = 12
	digest      = "1da5c68048df89832911062e278ef19f5b8e77966f9ec41ae6a5ec9738a01c23"
)

func TestDigestIsTheSameEverywhere(t *testing.T) {
	want := fmt.Sprintf("%d matches, sha256 %s\n", digestGames, digest)
	if got := mustCall(t, lab.Digest(games()), "", "-games", fmt.Sprint(digestGames)); got != want {
		t.Errorf("%sinstead of\n%s", got, want)
	}
}
