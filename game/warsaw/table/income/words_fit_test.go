//go:build !js

package income

import (
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/scene/overflowtest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/game/warsaw/ai"
	"capital/game/warsaw/table/view"
	"capital/input"
	"capital/render/warsaw/tileart"
)

// TestWordsStayInTheirPlaceInACounting looks at countings while they go on, when all is counted, and with a row pointed at, for
// texts that leave their place.
func TestWordsStayInTheirPlaceInACounting(t *testing.T) {
	testscope.Only(t)
	drive.Window(t)
	phases := playPhases(t, 4, 3, ai.Apprentice)
	p := phases[len(phases)-1]
	looks := make([]tileart.Look, 4)
	for seat := range looks {
		looks[seat].District = p.districts[seat]
	}
	for _, way := range overflowtest.Ways(1, 3) {
		settings := way.Settings()
		settings.Speed = 1
		app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
		if err != nil {
			t.Fatal(err)
		}
		page := way.Watch(app)
		app.Pass(1.0 / 60)
		art, err := view.NewCapital(app.Display)
		if err != nil {
			t.Fatal(err)
		}
		names := []string{"Zofia", "Sawa", "Wars", "Bolek"}
		v := New(art, Phase{Names: names, Looks: looks, Before: p.before[:], Epoch: 6, Events: p.events})
		v.Update(nil, 0)
		v.Update(nil, 2.3)
		way.Look(t, page, "income", v.Draw)
		v.Update([]input.Intent{{Kind: input.Confirm}}, 0)
		way.Look(t, page, "income-counted", v.Draw)
		r := v.layout.row(v.layout.shown, 2)
		v.Update([]input.Intent{{Kind: input.Move, X: r.X + 1, Y: r.Y + 1}}, 1)
		way.Look(t, page, "income-pointed", v.Draw)
	}
}
