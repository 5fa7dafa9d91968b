//go:build !js

package resolve

import (
	"math/rand/v2"
	"testing"

	"capital/audio"
	"capital/game/drive"
	"capital/game/lux/table/view"
	"capital/game/lux/table/wording"
	"capital/game/scene"
	"capital/game/store"
	"capital/rules/lux"
)

func TestMain(m *testing.M) { drive.Main(m) }

var usual = scene.Settings{Speed: 1, TextSize: 100}

// quickApp is the game's art and words on an app without a screen or sound.
func quickApp(t testing.TB, settings scene.Settings) (*scene.App, *view.Lux) {
	t.Helper()
	app, err := scene.NewApp(settings, store.OpenFolder(t.TempDir()), new(audio.Player))
	if err != nil {
		t.Fatal(err)
	}
	app.Resize(1280, 720)
	app.Pass(1.0 / 60)
	l, err := view.NewLux(app.Display)
	if err != nil {
		t.Fatal(err)
	}
	return app, l
}

// teller tells names, and notes what was heard.
type teller struct {
	names []string
	heard []audio.Sound
}

func (n *teller) SeatNames() []string  { return n.names }
func (n *teller) Match() wording.Match { return wording.Match{Names: n.names, Seat: -1} }
func (n *teller) Play(s audio.Sound)   { n.heard = append(n.heard, s) }

// names of so many seats.
func names(open *lux.Table) *teller {
	if open.Solo() {
		return &teller{names: []string{"Zofia", "ROB"}}
	}
	return &teller{names: []string{"Zofia", "Aurora", "Lucian", "Stella"}[:open.Seats()]}
}

// stretch is what has happened of the end of a round when somebody is asked to pay, or when it is over.
type stretch struct {
	end   End
	after lux.Table // as it lay then
}

// stretches plays a match of chance and gathers the ends of its rounds: those of each as far as they came before somebody was
// asked, one after the other.
func stretches(t testing.TB, seats int, letters string, seed uint64) (all [][]stretch) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, uint64(seats)))
	var m lux.Match
	var events []lux.Event
	var open lux.Table
	round, told := 0, 0
	now := func(after lux.Table, payer int) {
		end := End{Round: round, Open: open, Events: append([]lux.Event(nil), events...), Told: told, Payer: payer}
		if told == 0 {
			all = append(all, nil)
		}
		all[len(all)-1] = append(all[len(all)-1], stretch{end, after})
		told = len(events)
	}
	sink := func(e lux.Event) {
		switch {
		case Of(e):
			events = append(events, e)
			if e.Kind == lux.LimitsChecked {
				open, round = m.Table, m.Round()
			}
		case (e.Kind == lux.RoundBegan || e.Kind == lux.Ended) && len(events) > 0:
			now(m.Table, -1)
			events, told = nil, 0
		}
	}
	m = lux.NewMatch(seats, lux.SetOf(letters), seed, sink)
	for !m.Over() {
		for seat := range m.Seats() {
			if m.Owes(seat) == lux.NoDecision {
				continue
			}
			legal := m.Legal(seat, nil)
			if m.Owes(seat) == lux.DecidePay {
				now(m.Table, seat)
			}
			if reason := m.Apply(seat, legal[random.IntN(len(legal))], sink); !reason.OK() {
				t.Fatal(reason)
			}
		}
	}
	return all
}

// letters are sets of powers in which every power occurs; those of a lone seat lack some.
func letters(seats int, n uint64) string {
	if seats == 1 {
		return []string{"AAAA", "BCBC", "CDCD", "ACDA"}[n%4]
	}
	return []string{"AAAA", "BBBB", "CCCC", "DDDD", "BADC", "DCAB", "BADA"}[n%7]
}
