//go:build !js

package ending

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/game/drive"
	"capital/render/emblem"
	"capital/render/theme"
	"capital/render/warsaw/mermaid"
	"capital/rules/warsaw"
)

// small is how many pixels an emblem has beside a name.
const small = 28

// emblemDrawn is what a mermaid covers when she is drawn small, with room around her.
func emblemDrawn(seat int) (covered [3 * small][3 * small]bool) {
	emblems := emblem.NewPainter(mermaid.Paint)
	picture := drive.Drawn(3*small, 3*small, func(dst *ebiten.Image) {
		emblems.Draw(dst, seat, small, small, small, theme.PaperLight, theme.PaperLight)
	})
	for y := range covered {
		for x := range covered[y] {
			covered[y][x] = picture.RGBAAt(x, y).A > 127
		}
	}
	return covered
}

// TestOutlinesTellMermaidsApart compares what each two cover, mirrored too.
func TestOutlinesTellMermaidsApart(t *testing.T) {
	drive.Window(t)
	for one := range warsaw.MaxSeats {
		a := emblemDrawn(one)
		for other := range one {
			b := emblemDrawn(other)
			for _, mirrored := range []bool{false, true} {
				if share := alike(&a, &b, mirrored); share > 0.55 {
					t.Errorf("%d and %d, mirrored %v: %.2f of what they cover is the same", one, other, mirrored, share)
				}
			}
		}
	}
}

// alike is what share of all that two emblems cover both do.
func alike(a, b *[3 * small][3 * small]bool, mirrored bool) float64 {
	both, either := 0.0, 0.0
	for y := range a {
		for x, one := range a[y] {
			at := x
			if mirrored {
				at = len(a[y]) - 1 - x
			}
			if other := b[y][at]; one && other {
				both++
			} else if !one && !other {
				continue
			}
			either++
		}
	}
	return both / either
}

// TestMermaidsKeepToTheirSquare looks for what lies outside it.
func TestMermaidsKeepToTheirSquare(t *testing.T) {
	drive.Window(t)
	for seat := range warsaw.MaxSeats {
		covered := emblemDrawn(seat)
		square := image.Rect(small, small, 2*small, 2*small)
		for y := range covered {
			for x := range covered[y] {
				if covered[y][x] && !(image.Pt(x, y).In(square)) {
					t.Fatalf("%d covers %d, %d", seat, x-small, y-small)
				}
			}
		}
	}
}
