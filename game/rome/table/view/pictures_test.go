//go:build !js

package view

import (
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"capital/audio"
	"capital/game/drive"
	"capital/game/scene"
	"capital/game/store"
	"capital/game/thorough"
	"capital/rules/random"
	"capital/rules/rome"
)

func TestMain(m *testing.M) { drive.Main(m) }

// testRome is what screens are drawn with, without a screen or sound.
func testRome(t testing.TB) *Rome {
	t.Helper()
	app, err := scene.NewApp(scene.Settings{Speed: 1, TextSize: 100}, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	art, err := NewRome(app)
	if err != nil {
		t.Fatal(err)
	}
	return art
}

// played is a match in which every seat builds what it can, until a state that is asked for.
func played(t testing.TB, seats int, seed uint64, until func(*rome.Match) bool) *rome.Match {
	t.Helper()
	chance := random.Source(seed)
	m := rome.NewMatch(seats, seed, nil)
	for !m.Over() && !until(&m) {
		for seat := range seats {
			if m.Owes(seat) == rome.NoDecision || until(&m) {
				continue
			}
			if r := m.Apply(seat, choice(&m, seat, &chance), nil); !r.OK() {
				t.Fatal(r)
			}
		}
	}
	return &m
}

// choice carries a house if it can, else finishes one, else builds; now and then it passes. It bids its lowest cards.
func choice(m *rome.Match, seat int, chance *random.Source) rome.Action {
	if m.Owes(seat) == rome.DecideBid {
		var bid rome.Cards
		for c := range m.Hand(seat).Prints().All() {
			if chance.Below(4) == 0 && bid.Count() < 3 {
				bid |= 1 << c
			}
		}
		return rome.Action{Kind: rome.Bid, Bid: bid.Prints()}
	}
	legal := m.Legal(seat, nil)
	best, most := legal[0], -1
	for _, a := range legal {
		worth := chance.Below(10)
		if a.Kind == rome.Play {
			worth += 10 * int(a.Card.Type()+1)
			if a.Card.Type() == rome.Floor && m.Player(seat).Unfinished != [8]uint8{} {
				worth -= 8
			}
		}
		if a.Kind == rome.Idle {
			worth -= 20
		}
		if worth > most {
			best, most = a, worth
		}
	}
	return best
}

var names = []string{"You", "Livia", "Marcus", "Claudia"}

// sizes are those of the screen that pictures are kept of.
func sizes() [][2]int {
	if os.Getenv("VIEW_SIZE") != "" {
		var w, h int
		fmt.Sscanf(os.Getenv("VIEW_SIZE"), "%dx%d", &w, &h)
		return [][2]int{{w, h}}
	}
	return [][2]int{{960, 600}, {1280, 720}, {2560, 1440}, {810, 1080}}
}

// keep keeps pictures of a position in every size.
func keep(t *testing.T, art *Rome, name string, p Position) {
	t.Helper()
	for _, size := range sizes() {
		w, h := float64(size[0]), float64(size[1])
		art.Resize(w, h)
		table := NewTable(art)
		table.Resize(w, h)
		buttons := NewButtons(art)
		table.Layout.PlaceButtons(buttons)
		buttons.Widgets[ButtonConfirm].Label = "Build it here"
		buttons.Widgets[ButtonConfirm].Main = true
		drive.Keep(t, fmt.Sprintf("rome-%s-%dx%d", name, size[0], size[1]), drive.Drawn(w, h, func(dst *ebiten.Image) {
			table.Draw(dst, &p)
			table.DrawButtons(dst, buttons)
			table.DrawOver(dst, &p)
		}))
	}
}

func TestTablePictures(t *testing.T) {
	thorough.Only(t)
	drive.Window(t)
	art := testRome(t)
	m := played(t, 4, 5, func(m *rome.Match) bool { return m.Round() == 3 && m.Phase() == rome.PhaseBuild })
	v := m.View(0)
	p := See(&v, names)
	keep(t, art, "round-3", p)
}
