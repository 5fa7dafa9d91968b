//go:build !js

package poster

import (
	"math/rand/v2"
	"testing"

	"capital/game/poster/postertest"
	"capital/game/rome/ai"
	"capital/rules/rome"
)

// A small picture shows what stands in the prefectures, and nothing of the hands and the bids.
func TestASmallPictureShowsTheMap(t *testing.T) {
	player, err := ai.New(ai.Random, 7)
	if err != nil {
		t.Fatal(err)
	}
	choose := func(m *rome.Match, seat int, _ *rand.Rand) rome.Action {
		view := m.View(seat)
		return player.Choose(&view)
	}
	postertest.Grows(t, rome.Rules(), choose, Picture, func(m *rome.Match) any {
		var all []any
		for place := range rome.Place(rome.Places) {
			at := m.Prefecture(place)
			all = append(all, at.Built[:at.Used], at.Monument)
		}
		return all
	})
}
