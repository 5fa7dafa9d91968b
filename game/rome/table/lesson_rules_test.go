//go:build !js

package table

import (
	"testing"

	"capital/game/scene"
	"capital/game/table/tabletest"
	"capital/input"
)

// Each step of the first match leads to its page of the rules book, by its button and by asking, and back to the same step.
func TestAStepLeadsToItsPage(t *testing.T) {
	table, p := beginner(t, 1280, 720, scene.Settings{Speed: 0, TextSize: 100})
	p.GoOn()
	p.Settle()
	step, topic := p.Step(), table.teaching.Guide.Topic()
	button := table.teaching.Guide.Group().Widgets[2].Rect
	x, y := button.Centre()
	for _, asked := range [][]input.Intent{
		{{Kind: input.Press, X: x, Y: y}, {Kind: input.Release, X: x, Y: y}},
		{{Kind: input.Explain, X: x, Y: y + button.H}},
		{{Kind: input.Explain, X: -1, Y: -1}},
	} {
		p.Tick(asked[:len(asked)-1]...)
		if got := tabletest.Explained(t, table.App, table, asked[len(asked)-1]); got != topic || topic == "" {
			t.Fatalf("%v opens the page %q, not %q", asked, got, topic)
		}
		if p.Tick(); p.Step() != step {
			t.Fatalf("it leads back to step %d, not to %d", p.Step()+1, step+1)
		}
	}
}
