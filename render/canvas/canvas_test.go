package canvas

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/render/theme"
)

func TestFillCoversWhatItShould(t *testing.T) {
	c := New(10, 10, 1)
	c.Rect(theme.Ink, -5, 2.5, 9, 20)
	alpha := func(x, y int) uint8 { return c.Pixels().RGBAAt(x, y).A }
	if alpha(0, 1) != 0 || alpha(5, 5) != 0 || alpha(3, 5) != 255 || alpha(0, 9) != 255 {
		t.Error("a rectangle that reaches beyond the sheet covers the wrong pixels")
	}
	if a := alpha(2, 2); a < 120 || a > 136 {
		t.Errorf("a pixel half covered has alpha %d", a)
	}
}

func TestWithinLeavesTheRest(t *testing.T) {
	c := New(10, 10, 1)
	c.Within(0, 0, 5, 10, func() { c.Rect(theme.Ink, 0, 0, 10, 10) })
	if c.Pixels().RGBAAt(4, 4).A != 255 || c.Pixels().RGBAAt(5, 4).A != 0 {
		t.Error("drawing within a rectangle went beyond it")
	}
}

func TestCacheKeepsItsBound(t *testing.T) {
	kept := NewCache[int](3 * 4 * 10 * 10)
	for key := range 5 {
		kept.Put(key, ebiten.NewImage(10, 10))
		kept.Get(0)
	}
	if len(kept.entries) != 3 || kept.bytes != 3*400 {
		t.Errorf("%d images of %d bytes are kept", len(kept.entries), kept.bytes)
	}
	if kept.Get(0) == nil || kept.Get(4) == nil || kept.Get(1) != nil {
		t.Error("not the images used last are kept")
	}
}

// What was asked for since images were last given back is kept, and nothing else.
func TestCacheGivesBackWhatIsNotUsed(t *testing.T) {
	kept := NewCache[int](1 << 20)
	for key := range 3 {
		kept.Put(key, ebiten.NewImage(10, 10))
	}
	kept.GiveBack()
	kept.Get(1)
	kept.GiveBack()
	if kept.Get(0) != nil || kept.Get(2) != nil || kept.Get(1) == nil || kept.bytes != 4*10*10 {
		t.Errorf("%d bytes are kept: %v", kept.bytes, kept.entries)
	}
	kept.GiveBack()
	kept.GiveBack()
	if len(kept.entries) != 0 || kept.bytes != 0 {
		t.Errorf("%d bytes are kept that nobody asked for", kept.bytes)
	}
}
