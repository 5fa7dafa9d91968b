//go:build !js

package outlook

import (
	"testing"

	"capital/render/pencil"
	"capital/render/widget"
	"capital/rules/rome"
)

// Every card lies in one lot, and where the room is close each lot can be pointed at.
func TestEveryCardLiesInALot(t *testing.T) {
	cards := 0
	for _, l := range lots() {
		_, _, all := l.copies(l.number, 0)
		cards += all
	}
	if cards != rome.CardCount {
		t.Errorf("%d of %d cards lie in lots", cards, rome.CardCount)
	}
	c := &content{close: true}
	in := widget.Rect{W: 800, H: 300}
	items := c.Lay(0, pencil.Pencil{U: 1, Own: 1}, in)
	if len(items) != len(lots()) {
		t.Fatalf("%d of %d lots can be pointed at", len(items), len(lots()))
	}
	for n, item := range items {
		x, y := item.Centre()
		for other := range n {
			if items[other].Contains(x, y) {
				t.Errorf("lots %d and %d lie on each other", other, n)
			}
		}
		if !in.Contains(x, y) {
			t.Errorf("lot %d lies at %v", n, item)
		}
	}
}
