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
	digest      = "d7922e4c69f6dcaf35d3fe9a1fd00bf30e66c08d0146faf83e4353a7bac7bb96"
)

func TestDigestIsTheSameEverywhere(t *testing.T) {
	want := fmt.Sprintf("%d matches, sha256 %s\n", digestGames, digest)
	if got := mustCall(t, lab.Digest(games()), "", "-games", fmt.Sprint(digestGames)); got != want {
		t.Errorf("%sinstead of\n%s", got, want)
	}
}
