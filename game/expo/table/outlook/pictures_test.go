//go:build !js

package outlook

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/expo/ai"
	"capital/game/expo/table/view"
	"capital/game/scene"
	"capital/game/scene/outlook"
	"capital/game/scene/overflowtest"
	"capital/game/store"
	"capital/game/testscope"
	"capital/input"
	"capital/rules/expo"
)

func TestMain(m *testing.M) { drive.Main(m) }

// sheetAt lays a sheet over a match of four seats in a round.
func sheetAt(t *testing.T, settings scene.Settings, round int) (*scene.App, func() *outlook.Sheet) {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	art, err := view.NewExpo(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	m := matchAt(t, round)
	known := m.View(0)
	return app, func() *outlook.Sheet { return Sheet(art, &known) }
}

// matchAt plays a match to a round.
func matchAt(t *testing.T, round int) *expo.Match {
	t.Helper()
	player, err := ai.New(ai.Random, 7)
	if err != nil {
		t.Fatal(err)
	}
	m := expo.NewMatch(4, 7, nil)
	for m.Round() < round {
		seat := m.Turn()
		v := m.View(seat)
		if reason := m.Apply(seat, player.Choose(&v), nil); !reason.OK() {
			t.Fatal(reason)
		}
	}
	return &m
}

// TestSheetOpensAtWhatComes: at the stack that the next tiles come from; the pages are turned by keys, and what stands on each is
// said.
func TestSheetOpensAtWhatComes(t *testing.T) {
	for round, want := range map[int]string{1: "Era I: 17 tiles in the stack", 4: "Era II: 23 tiles in the stack", 12: "Era III: 2 tiles in the stack. None"} {
		_, open := sheetAt(t, scene.DefaultSettings(), round)
		s := open()
		said := s.Spoken().Hand
		if len(said) < 2 || said[0][:len(want)] != want {
			t.Errorf("round %d: it says %q", round, said)
		}
		s.Update([]input.Intent{{Kind: input.Next}}, 0)
		if other := s.Spoken().Hand; other[0] == said[0] {
			t.Errorf("round %d: the next page says %q, too", round, other)
		}
	}
}

// TestSheetIsDrawn keeps pictures of the sheet.
func TestSheetIsDrawn(t *testing.T) {
	drive.Window(t)
	for _, size := range testscope.First(1, [][4]float64{{1280, 720, 100, 1}, {360, 640, 100, 3}, {640, 400, 200, 1}, {810, 1080, 100, 1}}) {
		settings := scene.DefaultSettings()
		settings.TextSize = int(size[2])
		app, open := sheetAt(t, settings, 5)
		app.ResizePoints(size[0]*size[3], size[1]*size[3], size[3])
		s := open()
		keep := func(name string) {
			picture := drive.Drawn(size[0]*size[3], size[1]*size[3], func(dst *ebiten.Image) { s.Draw(dst) })
			drive.Keep(t, fmt.Sprintf("outlook-expo-%gx%g-%g-%s", size[0], size[1], size[2], name), picture)
		}
		keep("none")
		s.Update([]input.Intent{{Kind: input.Navigate, DX: 1}, {Kind: input.Navigate, DX: 1}}, 0)
		keep("tile")
		for range 4 {
			s.Update([]input.Intent{{Kind: input.Navigate, DX: 1}}, 0)
		}
		keep("right")
		s.Update([]input.Intent{{Kind: input.Choose, Number: 4}, {Kind: input.Navigate, DX: 1}}, 0)
		keep("prosperity")
	}
}

// TestWordsStayInTheirPlaceOnTheSheet looks at its pages for texts that leave their place.
func TestWordsStayInTheirPlaceOnTheSheet(t *testing.T) {
	drive.Window(t)
	for n := range testscope.Count(1, 5) {
		for _, way := range overflowtest.Ways(3+n, 2) {
			settings := scene.DefaultSettings()
			settings.Language = way.Language
			app, open := sheetAt(t, settings, 5)
			page := way.Watch(app)
			s := open()
			for number := 1; number <= 4; number++ {
				if !testscope.Thorough() && number != 3 { // the fullest
					continue
				}
				s.Update([]input.Intent{{Kind: input.Choose, Number: number}}, 0)
				way.Look(t, page, fmt.Sprintf("outlook-%d", number), s.Draw)
				s.Update([]input.Intent{{Kind: input.Navigate, DX: 1}, {Kind: input.Navigate, DX: 1}}, 0)
				way.Look(t, page, fmt.Sprintf("outlook-tile-%d", number), s.Draw)
			}
		}
	}
}
