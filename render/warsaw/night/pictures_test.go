//go:build !js

package night

import (
	"fmt"
	"image"
	"image/draw"
	"testing"

	"capital/game/drive"
	"capital/game/thorough"
	"capital/render/warsaw/tileart"
	"capital/rules/warsaw"
)

// TestNightIsDrawn keeps pictures to look at: a district in the light of each epoch, and all buildings by night.
func TestNightIsDrawn(t *testing.T) {
	thorough.Only(t)
	var all Lights
	for i := range all {
		all[i] = 1
	}
	epochs := image.NewRGBA(image.Rect(0, 0, 3*6*tile, 2*5*tile))
	for n := range warsaw.Epochs {
		put(epochs, painted(mixed(t), n+1, &all), n%3*6*tile, n/3*5*tile)
	}
	drive.Keep(t, "night-epochs", epochs)
	for _, epoch := range []int{3, 4, 6} {
		buildings := image.NewRGBA(image.Rect(0, 0, 10*3*tile, 4*3*tile))
		for b := warsaw.NoBuilding + 1; b.IsPublic() || b.IsMilestone(); b++ {
			n := int(b) - 1
			look := tileart.Look{}
			look.District.Place(warsaw.BuildingTile(b), warsaw.Space{}, 0)
			put(buildings, painted(look, epoch, &all), n%10*3*tile, n/10*3*tile)
		}
		drive.Keep(t, fmt.Sprintf("night-buildings-%d", epoch), buildings)
	}
}

// put copies a picture to x, y.
func put(dst, picture *image.RGBA, x, y int) {
	draw.Draw(dst, picture.Rect.Add(image.Pt(x, y)), picture, image.Point{}, draw.Src)
}
