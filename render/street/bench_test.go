//go:build !js

package street

import (
	"testing"

	"capital/render/text"
)

// BenchmarkStreet paints what the title shows: all but the sign's light before it is first seen, and that light.
func BenchmarkStreet(b *testing.B) {
	writer, err := text.New()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		p := newPainter(plan(1280, 720))
		p.paint(writer, p.tram)
		p.reflect(reflected)
		p.lamps()
	}
}

// BenchmarkSign paints the light of its sign.
func BenchmarkSign(b *testing.B) {
	writer, err := text.New()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		p := newPainter(plan(1280, 720))
		p.light(p.outlined(writer))
		p.reflect(0.6)
	}
}
