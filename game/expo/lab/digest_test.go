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
	digest      = "b1bd8d6604d9561e7fb13dcf0db51a16c23bf3bcf8bce83b2e17d5c802ac8ab1"
)

func TestDigestIsTheSameEverywhere(t *testing.T) {
	want := fmt.Sprintf("%d matches, sha256 %s\n", digestGames, digest)
	if got := mustCall(t, lab.Digest(games()), "", "-games", fmt.Sprint(digestGames)); got != want {
		t.Errorf("%sinstead of\n%s", got, want)
	}
}
