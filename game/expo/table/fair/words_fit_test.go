//go:build !js

package fair

import (
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/scene/overflowtest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
)

// TestWordsStayInTheirPlaceInACounting looks at pages of countings while they are counted, when all is, and with a seat
// pointed at, for texts that leave their place.
func TestWordsStayInTheirPlaceInACounting(t *testing.T) {
	drive.Window(t)
	for situation, match := range []struct{ seats, expo int }{{5, 3}, {4, 1}, {3, 3}, {2, 2}}[:testscope.Count(1, 4)] {
		f := builtFairs(t, match.seats, 7)[match.expo-1].fair
		for _, way := range overflowtest.Ways(situation, 1) {
			looks(t, way, f)
		}
	}
}

// quickly is of how many pages a quick run looks at one.
const quickly = 5

// looks looks at all pages of a counting in one way.
func looks(t *testing.T, way overflowtest.Way, f Fair) {
	t.Helper()
	settings := way.Settings()
	settings.Speed = 1
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	page := way.Watch(app)
	app.Pass(1.0 / 60)
	art, err := view.NewExpo(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	n := names(f.seats())
	n.names[0] = "Maksymilian"
	v := New(art, n, f)
	v.Update(nil, 0)
	for k := 0; !v.Settled(); k++ {
		beat := v.Beat
		v.Update(nil, 0.6*v.Seconds[beat])
		if k%4 == 1 && (testscope.Thorough() || k%(4*quickly) == 1) {
			way.Look(t, page, "fair-counted", v.Draw)
		}
		v.Update(nil, 0.4001*v.Seconds[beat])
	}
	for at := range v.pages {
		if !testscope.Thorough() && at%quickly != 2 {
			continue
		}
		v.Turn(at)
		way.Look(t, page, "fair", v.Draw)
		if v.Update([]input.Intent{{Kind: input.Navigate, DY: 1}}, 0); at%quickly == 2 {
			way.Look(t, page, "fair-pointed", v.Draw)
		}
	}
	page.Done()
}
