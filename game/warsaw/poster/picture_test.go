//go:build !js

package poster

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"

	"capital/game/poster/postertest"
	"capital/game/session"
	"capital/rules/record"
	"capital/rules/warsaw"
)

// A small picture shows the first person's district, and nothing of what others or the hands have.
func TestASmallPictureShowsTheDistrict(t *testing.T) {
	choose := func(m *warsaw.Match, seat int, random *rand.Rand) warsaw.Action {
		legal := m.Legal(seat, false, nil)
		return legal[random.IntN(len(legal))]
	}
	postertest.Grows(t, warsaw.Rules(), choose, Picture, func(m *warsaw.Match) any { return m.Player(0).District.Picture() })
}

// It is of the seat that is played here where the match goes by letter, else of the first person's.
func TestASmallPictureIsOfWhoPlaysHere(t *testing.T) {
	r, match := played(t)
	picture := func(text string) string {
		t.Helper()
		made, err := Picture(t.Context(), text, 70, 38)
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(made.(*image.RGBA).Pix)
	}
	text := warsaw.Rules().Text(&r, &match)
	persons := picture(text)
	if picture(text+session.Here{Seat: 1}.String()) != persons || picture(text+session.Here{Seat: 0}.String()) == persons {
		t.Error("it is of another seat")
	}
	r.Seats = []record.Seat{{Player: "builder"}, {Player: "builder"}}
	winner := match.Ranking(nil)[0].Seat
	if of := picture(warsaw.Rules().Text(&r, &match)); (of == persons) != (winner == 1) {
		t.Errorf("of computers it is not the winner's, %d", winner)
	}
}
