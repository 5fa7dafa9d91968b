//go:build !js

package poster

import (
	"math/rand/v2"
	"testing"

	"capital/game/poster/postertest"
	"capital/rules/lux"
)

// A small picture shows the towers, and nothing of the hands.
func TestASmallPictureShowsTheTowers(t *testing.T) {
	choose := func(m *lux.Match, seat int, random *rand.Rand) lux.Action {
		legal := m.Legal(seat, nil)
		return legal[random.IntN(len(legal))]
	}
	postertest.Grows(t, lux.Rules(), choose, Picture, func(m *lux.Match) any {
		var values [lux.Districts][]int
		for d := range values {
			for _, c := range m.Capital(lux.District(d)) {
				values[d] = append(values[d], c.Value())
			}
		}
		return values
	})
}
