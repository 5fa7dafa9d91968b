//go:build !js

package night

import (
	"fmt"
	"image"
	"image/draw"
	"testing"

	"capital/game/drive"
	"capital/game/testscope"
	"capital/rules/warsaw"
)

// TestNightIsDrawn keeps pictures to look at: a district in the light of each epoch, and all buildings by night.
func TestNightIsDrawn(t *testing.T) {
	testscope.Only(t)
	var all Lights
	for i := range all {
		all[i] = 1
	}
	const size = 120
	epochs := image.NewRGBA(image.Rect(0, 0, 3*5*size, 2*4*size))
	for n := range warsaw.Epochs {
		put(epochs, paintedAt(mixed(t), n+1, &all, size), n%3*5*size-size/2, n/3*4*size-size/2)
	}
	drive.Keep(t, "night-epochs", epochs)
	for _, epoch := range []int{3, 4, 6} {
		buildings := image.NewRGBA(image.Rect(0, 0, 10*size*9/8, 4*size*9/8))
		for b := warsaw.NoBuilding + 1; b.IsPublic() || b.IsMilestone(); b++ {
			n := int(b) - 1
			picture := paintedAt(row(warsaw.BuildingTile(b)), epoch, &all, size)
			put(buildings, picture.SubImage(image.Rect(size*15/16, size*15/16, size*33/16, size*33/16)), n%10*size*9/8, n/10*size*9/8)
		}
		drive.Keep(t, fmt.Sprintf("night-buildings-%d", epoch), buildings)
	}
}

// put copies a picture to x, y.
func put(dst *image.RGBA, picture image.Image, x, y int) {
	from := picture.Bounds()
	draw.Draw(dst, from.Sub(from.Min).Add(image.Pt(x, y)), picture, from.Min, draw.Src)
}
