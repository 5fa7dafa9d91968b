package opening

import (
	"bytes"
	"testing"

	"capital/render/canvas"
)

// TestEveryEpochIsAPictureOfItsOwn paints all of them small, and the riverside, wide and upright.
func TestEveryEpochIsAPictureOfItsOwn(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {720, 1280}} {
		var all [][]byte
		for epoch := 1; epoch <= len(eras); epoch++ {
			c := canvas.New(int(size[0])/8, int(size[1])/8, 0.125)
			Paint(c, epoch, size[0], size[1])
			all = append(all, c.Pixels().Pix)
		}
		c := canvas.New(int(size[0])/8, int(size[1])/8, 0.125)
		Riverside(c, size[0], size[1], size[1]*0.8)
		all = append(all, c.Pixels().Pix)
		for n, one := range all {
			for alpha := 3; alpha < len(one); alpha += 4 {
				if one[alpha] != 255 {
					t.Fatalf("%v: picture %d has a hole at pixel %d", size, n, alpha/4)
				}
			}
			for other := range n {
				if bytes.Equal(one, all[other]) {
					t.Errorf("%v: pictures %d and %d are the same", size, n, other)
				}
			}
		}
	}
}
