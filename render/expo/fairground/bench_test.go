//go:build !js

package fairground

import (
	"testing"

	"capital/render/text"
)

// BenchmarkPaint measures how long the picture takes to be painted, which happens once a size of the window.
func BenchmarkPaint(b *testing.B) {
	writer, err := text.New()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		p := newPainter(writer, plan(1280, 720))
		p.all(wind{balloons: true})
	}
}
