//go:build !js

package poster

import (
	"math/rand/v2"
	"testing"

	"capital/game/drive"
	"capital/game/poster/postertest"
	"capital/rules/expo"
)

// A small picture shows the city of the first person, and nothing of the market.
func TestASmallPictureShowsTheCity(t *testing.T) {
	choose := func(m *expo.Match, seat int, random *rand.Rand) expo.Action {
		legal := m.Legal(seat, nil)
		return legal[random.IntN(len(legal))]
	}
	postertest.Grows(t, expo.Rules(), choose, Picture, func(m *expo.Match) any {
		type place struct {
			tile expo.TileID
			x, y int8
		}
		var city []place
		for _, tile := range m.Player(0).City() {
			city = append(city, place{tile.Tile, tile.X, tile.Y})
		}
		return [2]any{city, m.Player(0).Crossings}
	})
}

// TestTheCityIsThePersons, whichever seat that has.
func TestTheCityIsThePersons(t *testing.T) {
	r, m := played(t, 7, true, "Iris", "Magnus", "Noor")
	for seat := range r.Seats {
		r.Seats[seat].Player = "builder"
	}
	if ownSeat(&r) != 0 {
		t.Error("of computers the first seat is shown")
	}
	r.Seats[1].Player = "person"
	if ownSeat(&r) != 1 {
		t.Errorf("seat %d is shown", ownSeat(&r))
	}
	picture, err := Picture(t.Context(), expo.Rules().Text(&r, &m), 560, 304)
	if err != nil {
		t.Fatal(err)
	}
	drive.Keep(t, "expo-poster-small", picture)
}
