//go:build !js

package resolve

import (
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/lux/table/view"
	"capital/game/scene"
	"capital/game/scene/overflowtest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/lux"
)

// TestWordsStayInTheirPlaceInACounting looks at pages of countings while they are counted, when all is, and with a seat
// pointed at, for texts that leave their place.
func TestWordsStayInTheirPlaceInACounting(t *testing.T) {
	drive.Window(t)
	for situation, match := range []struct {
		seats   int
		letters string
		seed    uint64
	}{{4, "AAAA", 4}, {4, "DADA", 2}, {3, "BABC", 6}, {4, "CCCC", 8}, {1, "ACAA", 1}}[:testscope.Count(1, 5)] {
		ends := stretches(t, match.seats, match.letters, match.seed)
		end := ends[lux.Rounds-1][len(ends[lux.Rounds-1])-1].end
		end.Told = 0
		for _, way := range overflowtest.Ways(situation, 1) {
			looks(t, way, end)
		}
	}
}

// quickly is of how many pages a quick run looks at one.
const quickly = 5

// looks looks at all pages of a counting in one way.
func looks(t *testing.T, way overflowtest.Way, end End) {
	t.Helper()
	settings := way.Settings()
	settings.Speed = 1
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	page := way.Watch(app)
	app.Pass(1.0 / 60)
	art, err := view.NewLux(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	n := names(&end.Open)
	n.names[0] = "Maksymilian"
	v := New(art, n, end)
	v.Update(nil, 0)
	for k := 0; !v.Settled(); k++ {
		beat := v.Beat
		v.Update(nil, 0.6*v.Seconds[beat])
		if k%4 == 1 && (testscope.Thorough() || k%(4*quickly) == 1) {
			way.Look(t, page, "resolve-counted", v.Draw)
		}
		v.Update(nil, 0.4001*v.Seconds[beat])
	}
	for at := range v.pages {
		if !testscope.Thorough() && at%quickly != 2 {
			continue
		}
		v.Turn(at)
		way.Look(t, page, "resolve", v.Draw)
		if v.Update([]input.Intent{{Kind: input.Navigate, DY: 1}}, 0); at%quickly == 2 {
			way.Look(t, page, "resolve-pointed", v.Draw)
		}
	}
	page.Done()
}
