//go:build !js

package table

import (
	"fmt"
	"testing"

	"capital/game/drive"
	"capital/game/rome/ai"
	"capital/game/scene"
	"capital/game/testscope"
	"capital/rules/rome"
)

// TestPicturesOfTheMap keeps what the map looks like as houses are built on it, for every number of seats and at every size.
func TestPicturesOfTheMap(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	d := testRome(t, scene.Settings{Speed: 1, TextSize: 100})
	for n := 2; n <= rome.MaxSeats; n++ {
		for _, round := range []int{1, 3, 4} {
			decision := rome.DecideBuild
			if round == 4 {
				decision = rome.DecideBid
			}
			match := until(t, seats(1, n-1, ai.Builder), 7, owes(0, decision, round))
			for _, size := range testscope.First(2, [][3]float64{{1280, 720, 1}, {1170, 2532, 3}, {2532, 1170, 3}, {960, 600, 1}, {1920, 1080, 1}, {810, 1080, 1}}) {
				d.ResizePoints(size[0], size[1], size[2])
				drive.Keep(t, fmt.Sprintf("rome-map-%gx%g-%d-%d", size[0], size[1], n, round), pictureOf(tableOf(t, d, match)))
			}
		}
	}
}
